import type { Node } from 'ohm-js';
import { changing, numberAmount, optional, optionalProperty, present, YOU } from '../../../text';
import type { Amount, Modification } from '../tree';
import { manaIn } from './mana';
import type { Dictionaries, Reader } from './reader';

const setNumbers = (read: Reader, power: Node, toughness: Node): readonly Modification[] => [
  { change: 'set', characteristic: 'power', to: numberAmount(read.number(power)) },
  { change: 'set', characteristic: 'toughness', to: numberAmount(read.number(toughness)) },
];

/** "A 3/3 green artifact creature with flying that's still a land": what makes it that. */
function kindOf(read: Reader, kind: Node): readonly Modification[] {
  const [, stats, color, subtypes, types, traits, kept] = kind.children;
  const base = (characteristic: string, to: Amount): Modification => ({
    change: 'set base',
    characteristic,
    to,
  });
  const numbers = stats?.children[0]?.children;
  const trait = traits?.children[0]?.child(0);
  const isKeyword = trait?.ctorName === 'WithTraits_keyword';
  const keeping = kept?.children[0]?.child(0);
  return [
    {
      change: 'set types',
      types: types?.children.map((type) => read.word(type)) ?? [],
      subtypes: subtypes?.children.map((subtype) => read.word(subtype)) ?? [],
      keeps:
        keeping === undefined
          ? []
          : keeping.ctorName === 'KeptTypes_all'
            ? 'all'
            : [read.word(keeping.child(3))],
    },
    ...(numbers?.[0] && numbers[2]
      ? [
          base('power', numberAmount(read.number(numbers[0]))),
          base('toughness', numberAmount(read.number(numbers[2]))),
        ]
      : []),
    ...(color?.children[0] ? [{ change: 'set colour', colour: read.word(color.children[0]) } as const] : []),
    ...(trait && isKeyword
      ? [{ change: 'gain base ability', ability: read.ability(trait.child(1)) } as const]
      : []),
    ...(trait && !isKeyword
      ? ['power', 'toughness'].map((each) => base(each, read.amount(trait.child(1))))
      : []),
  ];
}

/** What is said of objects, and of the rules of the game. */
export function magicStatements(read: Reader): Pick<Partial<Dictionaries>, 'predicate' | 'statement'> {
  return {
    predicate: {
      Predicate_unblockable: (_is, _word) => (subject) => ({ says: "can't be blocked", subject }),
      Predicate_reach: (_words) => (subject) => ({ says: 'may block as though flying', subject }),
      Predicate_attacksAnyway: (_can, _as, _wall) => (subject) => ({
        says: 'may attack as though no Wall',
        subject,
      }),
      Predicate_doesntUntap: (_doesnt, _untap, _whose, _step) => (subject) => ({
        says: "doesn't untap",
        subject,
      }),
      Predicate_comesTapped: (_enters, _tapped) => (subject) => ({
        says: 'comes into play',
        subject,
        tapped: true,
      }),
      Predicate_comesWith: (_enters, _with, amount, counters, _on, _it) => (subject) => ({
        says: 'comes into play',
        subject,
        counters: { counter: read.word(counters.child(0)), amount: read.amount(amount) },
      }),
      Predicate_cantBeTarget: (_cant, _words, nouns, _abilities) => (subject) => ({
        says: "can't be targeted",
        subject,
        by: read.filter(nouns),
      }),
      Predicate_kind: (_becomes, kind) => changing<Modification>(kindOf(read, kind)),
      Predicate_subtypes: (_becomes, _a, subtypes, addition) =>
        changing<Modification>([
          {
            change: 'set subtypes',
            subtypes: subtypes.children.map((subtype) => read.word(subtype)),
            keeps: present(addition),
          },
        ]),
      Predicate_baseStats: (_words, power, _slash, toughness) =>
        changing<Modification>(setNumbers(read, power, toughness)),
      Predicate_color: (_becomes, color) =>
        changing<Modification>([{ change: 'set colour', colour: read.word(color) }]),
      Predicate_stats: (_becomes, power, _slash, toughness) =>
        changing<Modification>(setNumbers(read, power, toughness)),
      Predicate_cantBeCountered: (_cant, _words) => (subject) => ({ says: "can't be countered", subject }),
    },
    statement: {
      RuleStatement_attacksUntapped: (_words, object, _toTap) => ({
        says: "attacking doesn't tap",
        subject: read.object(object),
      }),
      RuleStatement_costs: (nouns, by, _costs, symbols, way, _toPlay) => ({
        says: 'costs',
        filter: read.filter(nouns),
        who: optional(by, read.who) ?? { who: 'each player' },
        mana: manaIn(read, symbols),
        more: read.word(way) === 'more',
      }),
      RuleStatement_noLife: (who, _cant, _words) => ({ says: "can't gain life", who: read.who(who) }),
      RuleStatement_fewAttackers: (_words, number, _attack) => ({
        says: 'attackers at most',
        amount: read.number(number),
      }),
      RuleStatement_noLands: (who, _cant, _words) => ({ says: "can't play lands", who: read.who(who) }),
      RuleStatement_controls: (_words, object) => ({
        says: 'controls',
        subject: read.object(object),
      }),
      RuleStatement_handRevealed: (who, _play, _whose, _revealed) => ({
        says: 'plays with hand revealed',
        who: optional(who, read.who) ?? YOU,
      }),
      RuleStatement_cantPlay: (who, _cant, _play, nouns, when) => ({
        says: "can't play",
        who: read.who(who),
        filter: read.filter(nouns),
        ...optionalProperty('when', optional(when, read.time)),
      }),
      RuleStatement_anyHandSize: (who, _words) => ({ says: 'no maximum hand size', who: read.who(who) }),
      RuleStatement_additionalLand: (_words) => ({ says: 'additional land', who: { who: 'you' } }),
      RuleStatement_skipsYour: (_words, step) => ({
        says: 'skips',
        who: { who: 'you' },
        step: read.word(step),
      }),
      RuleStatement_skips: (who, _skips, _whose, step) => ({
        says: 'skips',
        who: read.who(who),
        step: read.word(step),
      }),
    },
  };
}
