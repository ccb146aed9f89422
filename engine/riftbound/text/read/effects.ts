import type { Node } from 'ohm-js';
import {
  durationOf,
  members,
  numberAmount,
  optional,
  optionalProperty,
  sequence,
  THIS,
  YOU,
} from '../../../text';
import type { Amount, Effect, Trigger, Who } from '../tree';
import { givingClause } from './giving';
import { riftboundInstructions, spendingBuffs } from './instructions';
import { playedThisTurn } from './played-this-turn';
import type { Dictionaries, Reader } from './reader';
import { withAmount } from './with-amount';

const THAT = { ref: 'that' } as const;
/** What was spoken of dies. */
const ITS_DEATH = { on: 'dies', object: { this: 'that' } } as const;
/** What happens, as only this game says it. */
export function riftboundEffects(
  read: Reader,
): Pick<Partial<Dictionaries>, 'effect' | 'instruction' | 'duration' | 'number'> {
  // In "their Might", they are the ones that deal it, each by itself.
  const damage = (source: Node, amount: Amount, to: Node): Effect => ({
    do: 'damage',
    source: read.object(source),
    amount,
    to: read.object(to),
    divided: false,
  });
  const once = (sentence: Node, trigger: Trigger, clauses: Node): Effect =>
    read.withOwnTargets(sentence, (own) => ({
      do: 'delayed trigger',
      trigger,
      effect: read.effect(clauses),
      duration: 'this turn',
      next: true,
      ...(own.length > 0 ? { targets: own } : {}),
    }));
  const modal = (count: Node, nodes: readonly Node[]): Effect => {
    const { minimum, maximum } = read.count(count);
    return {
      do: 'modal',
      minimum: Number(minimum),
      maximum: maximum === 'any number' ? nodes.length : Number(maximum),
      repeat: false,
      modes: nodes.map(read.effect),
    };
  };
  // What speaks of the sentence before could belong to the same mode.
  const goesOn = (sentence: string): boolean =>
    /\b(?:it|its|them|they|their|that|those|there|this way|instead)\b/i.test(sentence);
  const does = (verbs: Node, who: Who): Effect =>
    sequence<Effect>(members(verbs).map((verb) => read.instruction(verb)(who)));

  return {
    number: {
      PrivateCount_one: (_a) => 1,
      TokenCount_one: (_a) => 1,
      EnergyNumber_symbol: (_open, number, _close) => read.number(number),
      MovedTimes_twice: (_twice) => 2,
      MovedTimes_times: (number, _orMore, _times) => read.number(number),
      Times_twice: (_twice) => 2,
      Times_number: (number, _times) => read.number(number),
    },
    effect: {
      LegionInstead: (clauses, _now, _instead, _stop) => ({
        do: 'instead',
        condition: { if: 'legion' },
        effect: { do: 'nothing' },
        instead: read.effect(clauses),
      }),
      ReflexiveSentence(_doThis, times, _colon, effects) {
        return read.withOwnTargets(this, (targets) => ({
          do: 'reflexive trigger',
          times: numberAmount(optional(times, read.number) ?? 1),
          effect: read.effect(effects),
          targets,
        }));
      },
      InlineModal_quoted: (_choose, count, _dash, first, _or, others) =>
        modal(count, [first, ...others.children]),
      InlineModal_plain: (_choose, count, _colon, first, _comma, others, _comma2, _or, last, _stop) =>
        modal(count, [first, ...others.children, last]),
      InlineModal_sentences: (_choose, count, _dash, first, others, _end) => {
        for (const each of others.children)
          if (goesOn(read.printed(each)))
            throw read.misread(each, ['“[or]”'], 'as it may belong to the mode before it');
        return modal(count, [first, ...others.children]);
      },
      SentenceMode: (clauses, _stop) => read.effect(clauses),
      PlainMode: (clauses) => sequence<Effect>(members(clauses).map(read.effect)),
      OneOfSentence(_words, _colon, modes) {
        return read.withOwnTargets(this, (targets) => ({
          do: 'reflexive trigger',
          times: numberAmount(1),
          effect: {
            do: 'modal',
            minimum: 1,
            maximum: 1,
            repeat: false,
            modes: modes.children.map(read.effect),
          },
          targets,
        }));
      },
      PlayedThisTurn_next: (_the, nouns, _words, says) => playedThisTurn(nouns, says, 'next', read),
      PlayedThisTurn_all: (nouns, _words, says) => playedThisTurn(nouns, says, 'all', read),
      MustSentence: (who, _must, verbs, _stop) => does(verbs, read.who(who)),
      MaySpend: (_youMay, costs, _to, verbs, _stop) => ({
        do: 'may pay',
        who: YOU,
        costs: read.costs(costs),
        // biome-ignore lint/suspicious/noThenProperty: it is what the tree calls the consequence of a payment
        then: does(verbs, YOU),
      }),
      SpendAny: (_spend, _words, verbs, _stop) => {
        const spent = { amount: 'done this way', done: 'spend buff', filter: {} };
        return sequence<Effect>([
          spendingBuffs(YOU, 'any number'),
          withAmount(does(verbs, YOU), 'that much', spent),
        ]);
      },
      WhereX: (clauses, _comma, _words, quantity, _stop) =>
        withAmount(read.effect(clauses), 'X', read.amount(quantity)),
      KillLater: (clauses, _words, event, time, _stop) => ({
        do: 'delayed trigger',
        trigger: read.trigger(event),
        effect: read.effect(clauses),
        next: true,
        ...optionalProperty('duration', optional(time, read.duration)),
      }),
      DealInstead: (_if, condition, _comma, _deal, amount, _damage, _instead, _stop) => ({
        do: 'instead',
        condition: read.condition(condition),
        effect: { do: 'nothing' },
        instead: { do: 'damage', source: THIS, amount: read.amount(amount), to: THAT, divided: false },
      }),
      // What damage kills dies in the cleanup that follows (322~2).
      IfKilled_byThis(_ifThisKills, _it, _comma, clauses, _stop) {
        return once(this, { ...ITS_DEATH, by: { this: true } }, clauses);
      },
      IfKilled_ofIt(_if, _it, _dies, _comma, clauses, _stop) {
        return once(this, { ...ITS_DEATH, by: { this: true } }, clauses);
      },
      IfKilled_thisTurn(_if, _it, _dies, _comma, clauses, _stop) {
        return once(this, ITS_DEATH, clauses);
      },
      NextEventSentence(_words, event, time, _comma, clauses, _stop) {
        return read.withOwnTargets(this, (own) => ({
          do: 'delayed trigger',
          trigger: read.trigger(event),
          effect: read.effect(clauses),
          next: true,
          ...optionalProperty('duration', optional(time, read.duration)),
          ...(own.length > 0 ? { targets: own } : {}),
        }));
      },
      GivingClause: (object, _gains, gains, time, each) => givingClause(read, object, gains, time, each),
      NextSentence: (_words, event, time, _comma, clauses, _instead, _stop) => ({
        do: 'state',
        statement: { says: 'replace next', event: read.replaced(event), instead: read.effect(clauses) },
        duration: durationOf(time, read),
      }),
      Copying: (object, _becomes, of, time) => ({
        do: 'become copy',
        object: read.object(object),
        of: read.object(of),
        duration: durationOf(time, read),
      }),
      Damage_toTheOther: (_words, characteristic, _other) => ({
        do: 'damage each other',
        objects: THAT,
        amount: {
          amount: 'characteristic',
          characteristic: read.word(characteristic),
          object: THAT,
          times: 1,
        },
      }),
      Damage_eachOther: (objects, _deal, quantity, _words) => ({
        do: 'damage each other',
        objects: read.object(objects),
        amount: read.amount(quantity),
      }),
      Damage_bothEachOther: (first, _and, second, _deal, quantity, _words) =>
        sequence<Effect>([
          { do: 'choose', who: YOU, object: read.object(first) },
          { do: 'choose', who: YOU, object: read.object(second) },
          { do: 'damage each other', objects: THAT, amount: read.amount(quantity) },
        ]),
      Swapping_two: (first, _and, second, _swap, _their, characteristic, time) => ({
        do: 'swap',
        characteristic: read.word(characteristic),
        objects: [read.object(first), read.object(second)],
        duration: durationOf(time, read),
      }),
      Swapping_those: (objects, _swap, _their, characteristic, time) => ({
        do: 'swap',
        characteristic: read.word(characteristic),
        objects: [read.object(objects)],
        duration: durationOf(time, read),
      }),
      Damage_equal: (source, _each, _deal, _words, quantity, _to, object) =>
        damage(source, read.amount(quantity), object),
      Damage_by: (source, _each, _deal, number, _damage, _to, object) =>
        damage(source, numberAmount(read.number(number)), object),
    },
    instruction: riftboundInstructions(read),
    duration: {
      Duration_combat: (_words) => 'this combat',
      Duration_endOfTurn: (_words) => 'this turn',
    },
  };
}
