import { changing, numberAmount, optional, optionalProperty, YOU } from '../../../text';
import type { Modification } from '../tree';
import { manaIn } from './mana';
import type { Dictionaries, Reader } from './reader';

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
      Predicate_color: (_becomes, color) =>
        changing<Modification>([{ change: 'set colour', colour: read.word(color) }]),
      Predicate_stats: (_becomes, power, _slash, toughness) =>
        changing<Modification>([
          { change: 'set', characteristic: 'power', to: numberAmount(read.number(power)) },
          { change: 'set', characteristic: 'toughness', to: numberAmount(read.number(toughness)) },
        ]),
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
