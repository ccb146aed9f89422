import type { Node } from 'ohm-js';
import {
  changing,
  members,
  multipliedAmount,
  numberAmount,
  optional,
  optionalProperty,
  present,
  requiredMeaning,
  sequence,
  THIS,
  together,
  YOU,
} from '../../../text';
import type { Amount, Effect, Filter, Modification, ObjectReference, Place, Statement } from '../tree';
import type { PlainStatement } from '../tree/statements';
import { additionalCosts } from './additional-costs';
import { changedCosts, playedBy } from './changed-costs';
import { boundsOf, limitedChange } from './giving';
import { placeOf, yourChampion } from './objects';
import type { Dictionaries, Reader } from './reader';

/** Of all that a subject means, those that something more is said of. */
const limitedTo = (subject: ObjectReference, besides: Filter): ObjectReference =>
  subject.ref === 'all' ? { ref: 'all', filter: together(subject.filter, besides) } : subject;

const SPELLS_AND_ABILITIES: Filter = { types: ['spell', 'ability'] };
const CANT: Readonly<Record<string, PlainStatement>> = {
  'be moved': "can't be moved",
  'be chosen': "can't be chosen",
  'be killed': "can't be killed",
  'be readied': "can't be readied",
  'be stunned': "can't be stunned",
  'be countered': "can't be countered",
};

/** What is simply true, as only this game says it. */
export function riftboundStatements(
  read: Reader,
): Pick<Partial<Dictionaries>, 'statement' | 'predicate' | 'outcome'> {
  const costs = changedCosts(read);
  const place = (node: Node): Place => placeOf(node.child(1), read);
  const fromZone = (_whose: Node, zone: Node): Statement => ({
    says: 'may play from',
    subject: THIS,
    zone: read.word(zone),
  });

  return {
    statement: {
      ...additionalCosts(read),
      ...costs.statement,
      MyMight_changed: (_my, characteristic, _is, way, _by, quantity) =>
        mine(characteristic, read.amount(quantity), read.word(way) === 'increased' ? 1 : -1),
      MyMight_equal: (_my, characteristic, _is, _equal, quantity) =>
        changing<Modification>([
          { change: 'set', characteristic: read.word(characteristic), to: read.amount(quantity) },
        ])(THIS),
      MyMight_counted: (way, _my, characteristic, _by, number, each) =>
        mine(
          characteristic,
          multipliedAmount<Amount>(numberAmount(read.number(number)), read.amount(each)),
          read.word(way) === 'increase' ? 1 : -1,
        ),
      NextReplacement: (_words, event, _comma, outcome) => replacing('replace next', event, outcome),
      FirstReplacement: (_words, _self, event, _eachTurn, _comma, outcome) =>
        replacing('replace first', event, outcome),
      ChampionStatement: (_your, champion, tails, predicate) =>
        read.predicate(predicate)({ ref: 'all', filter: yourChampion(champion, tails, read) }),
      VictoryScore: (way, _words, _game, _by, number) => ({
        says: 'victory score',
        by: read.word(way) === 'increase' ? read.number(number) : -read.number(number),
      }),
      BuffsGive: (_words, sign, number, _characteristic, _to, nouns) => ({
        says: 'buffs give',
        amount: numberAmount(sign.sourceString === '-' ? -read.number(number) : read.number(number)),
        filter: read.filter(nouns),
      }),
      YourSpells: (_words, _deal, _additional, minus, number, _bonus) =>
        bonus(
          { filter: SPELLS_AND_ABILITIES, who: YOU },
          present(minus) ? -read.number(number) : read.number(number),
        ),
      SubjectHere: (object, predicate, _while, _here) => {
        return read.predicate(predicate)(limitedTo(read.object(object), { at: { place: 'here' } }));
      },
      SubjectWhile: (object, predicate, _while, status) =>
        read.predicate(predicate)(limitedTo(read.object(object), { statuses: [read.word(status)] })),
      MayPlay_from: (_words, _self, _from, whose, zone) => fromZone(whose, zone),
      MayPlay_fromPassive: (_self, _may, _words, whose, zone) => fromZone(whose, zone),
      MayPlay_to: (_words, _self, _to, to) => ({
        says: 'may play to',
        subject: THIS,
        places: [placeOf(to, read)],
      }),
      PlayerCant_act: (who, _cant, act, here) => ({
        says: "player can't",
        who: read.who(who),
        what: prohibited(read.word(act)),
        ...(present(here) ? { at: { place: 'here' } } : {}),
      }),
      PlayerCant_play: (who, _cant, _play, nouns) => {
        const { at, ...filter } = read.filter(nouns);
        return {
          says: "player can't",
          who: read.who(who),
          what: 'play cards',
          filter,
          ...optionalProperty('at', at),
        };
      },
      PlayerCant_here: (nouns, _cant, _played, _here) => ({
        says: "player can't",
        who: { who: 'each player' },
        what: 'play cards',
        filter: read.filter(nouns),
        at: { place: 'here' },
      }),
    },
    outcome: {
      Outcome_instead: (clauses, _instead, more) =>
        sequence<Effect>([read.effect(clauses), ...more.children.map((node) => read.effect(node.child(1)))]),
    },
    predicate: {
      ...costs.predicate,
      Predicate_gainsLimited: (_gains, gains, _comma, limit) =>
        changing<Modification>(
          members(gains)
            .flatMap(read.modifications)
            .map((change) => limitedChange(change, undefined, boundsOf(limit, read))),
        ),
      Predicate_entersReady: (_words) => (subject) => ({ says: 'enters', subject, how: 'ready' }),
      Predicate_entersExhausted: (_words) => (subject) => ({ says: 'enters', subject, how: 'exhausted' }),
      Predicate_assigned: (_words, when) => (subject) => ({
        says: read.word(when) === 'first' ? 'assigned combat damage first' : 'assigned combat damage last',
        subject,
      }),
      Predicate_noDamage: (_dont, _words) => (subject) => ({ says: "doesn't take damage", subject }),
      Predicate_noCombatDamage: (_dont, _words) => dealsNone,
      Predicate_noneInCombat: (_words) => dealsNone,
      Predicate_cantBeChosenBy: (_cant, _words, by) => (subject) => ({
        says: "can't be chosen",
        subject,
        by: read.filter(by.child(1)),
      }),
      Predicate_cantBeKilledBy: (_cant, _words, by) => (subject) => ({
        says: "can't be killed",
        subject,
        by: read.filter(by.child(1)),
      }),
      Predicate_cantMoveThere: (_cant, _move, from, to) => (subject) => ({
        says: "can't move",
        subject,
        ...optionalProperty('from', optional(from, place)),
        ...optionalProperty('to', optional(to, place)),
      }),
      Predicate_cant: (_cant, what) => (subject) => ({
        says: requiredMeaning(read.word(what), CANT[read.word(what)]),
        subject,
      }),
      Predicate_bonus: (deal, _additional, minus, number, _words) => (subject) => {
        // 713: it is granted to what deals by itself, not to what the text chose or spoke of.
        if (subject.ref !== 'all' && subject.ref !== 'this')
          throw read.misread(deal, ['“deal … damage”'], 'as this grants Bonus Damage to nothing');
        return bonus(
          subject.ref === 'all' ? playedBy(subject.filter) : { filter: { this: true }, who: YOU },
          present(minus) ? -read.number(number) : read.number(number),
        );
      },
      Predicate_tags: (_are, tags) =>
        changing<Modification>([{ change: 'add tags', tags: tags.children.map(read.word) }]),
      Predicate_becomes: (_s, characteristic, _become, number) =>
        changing<Modification>([
          { change: 'set', characteristic: read.word(characteristic), to: numberAmount(read.number(number)) },
        ]),
      Predicate_mayPlayTo: (_may, _words, place) => (subject) => ({
        says: 'may play to',
        subject,
        places: [placeOf(place, read)],
      }),
    },
  };

  function replacing(says: 'replace next' | 'replace first', event: Node, outcome: Node): Statement {
    const instead = read.outcome(outcome);
    return {
      says,
      event: read.replaced(event),
      instead: instead.do === 'change amount' ? { do: 'nothing' } : instead,
    };
  }

  function dealsNone(subject: ObjectReference): Statement {
    return { says: "doesn't deal combat damage", subject };
  }

  function bonus(
    whose: Pick<Extract<Statement, { says: 'bonus damage' }>, 'filter' | 'who'>,
    amount: number,
  ): Statement {
    return { says: 'bonus damage', ...whose, amount: numberAmount(amount) };
  }

  /** "My Might is increased by …": what this has itself. */
  function mine(characteristic: Node, by: Amount, sign: 1 | -1): Statement {
    return changing<Modification>([
      { change: 'modify', characteristic: read.word(characteristic), by, sign },
    ])(THIS);
  }
}

function prohibited(said: string): 'score' | 'play cards' | 'draw' | 'channel' {
  const acts = ['score', 'play cards', 'draw', 'channel'] as const;
  return requiredMeaning(
    said,
    acts.find((act) => act === said),
  );
}
