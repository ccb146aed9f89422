import type { Node } from 'ohm-js';
import { changing, doneTogether, members, multipliedAmount, optional, YOU } from '../../../text';
import type { Amount, Effect, Modification, Who } from '../tree';
import type { Dictionaries, Reader } from './reader';

/** What holds for a time, and for how long. */
export function continuousEffects(
  read: Reader,
): Pick<Partial<Dictionaries>, 'effect' | 'duration' | 'modifications'> {
  const switched = (whose: Node, time: Node): Effect => ({
    do: 'apply',
    object: read.object(whose),
    modifications: [{ change: 'switch' }],
    duration: read.duration(time),
  });
  return {
    effect: {
      AnotherLand_one: (who, _may, _land, _turn) => anotherLand(read.who(who)),
      AnotherLand_several: (who, _may, number, _turn) =>
        doneTogether<Effect>(Array.from({ length: read.number(number) }, () => anotherLand(read.who(who)))),
      Continuous_getsForEach: (object, _gets, gains, time, each) => {
        const per = read.amount(each);
        const { subject, modifications } = changing(
          members(gains)
            .flatMap(read.modifications)
            .map((change) =>
              change.change === 'modify' ? { ...change, by: multipliedAmount(change.by, per) } : change,
            ),
        )(read.object(object));
        return { do: 'apply', object: subject, modifications, duration: read.duration(time) };
      },
      Continuous_asThoughFlash: (_may, nouns, time, _words) => ({
        do: 'state',
        statement: { says: 'may play as though flash', who: YOU, filter: read.filter(nouns) },
        duration: read.duration(time),
      }),
      EnchantmentSentence: (self, _becomes, on, _with, quoted, _stop, ends) => ({
        do: 'become enchantment',
        object: read.object(self),
        on: read.object(on),
        abilities: [...members(quoted).map(read.ability), ...ends.children.map(read.ability)],
      }),
      StillSentence: (clauses, _stop, _its, _still, _a, type, _end) =>
        keeping(read.effect(clauses), read.word(type)),
      NextReplaced: (_next, would, duration, _comma, outcome, _stop) => ({
        do: 'state',
        statement: {
          says: 'replace',
          event: read.replaced(would),
          instead: read.outcome(outcome),
          nextTime: true,
        },
        duration: optional(duration, read.duration) ?? 'for the rest of the game',
      }),
      Continuous_lure: (_words, object, time, _doSo) => ({
        do: 'state',
        statement: { says: 'blocked by all able', subject: read.object(object) },
        duration: read.duration(time),
      }),
      Continuous_playerAndObjects: (who, _and, nouns, _gain, keyword, time) => {
        const duration = read.duration(time);
        return doneTogether<Effect>([
          {
            do: 'state',
            statement: { says: 'player has', who: read.who(who), ability: read.ability(keyword) },
            duration,
          },
          {
            do: 'apply',
            object: { ref: 'all', filter: read.filter(nouns) },
            modifications: [{ change: 'gain ability', ability: read.ability(keyword) }],
            duration,
          },
        ]);
      },
      Continuous_switch: (_switch, whose, _words, time) => switched(whose, time),
      Continuous_switched: (whose, _words, time) => switched(whose, time),
      Continuous_nextUntap: (object, _doesnt, _untap, _whose, _step) => ({
        do: 'state',
        statement: { says: "doesn't untap", subject: read.object(object) },
        duration: 'through its next untap step',
      }),
    },
    duration: {
      Duration_nextPart: (_until, _beginning, _your, step) => `until your next ${read.word(step)}`,
      Duration_turn: (_words) => 'until end of turn',
      Duration_combat: (_words) => 'until end of combat',
      Duration_thisCombat: (_words) => 'until end of combat',
      Duration_whileTapped: (_for, _as, _self, _words) => 'while this remains tapped',
      Duration_whileControlled: (_for, _words, _self) => 'while you control this',
      Duration_whileInPlay: (_words, _self, _remains, _inPlay) => 'while this remains in play',
    },
    modifications: {
      Gain_both: (sign, power, _slash, other, toughness) => [
        change('power', sign, read.amount(power)),
        change('toughness', other, read.amount(toughness)),
      ],
    },
  };
}

const anotherLand = (who: Who): Effect => ({
  do: 'state',
  statement: { says: 'additional land', who },
  duration: 'this turn',
});

/** The same, where what becomes something keeps a type besides. */
function keeping(effect: Effect, type: string): Effect {
  if (effect.do === 'sequence') return { ...effect, steps: effect.steps.map((step) => keeping(step, type)) };
  if (effect.do !== 'apply') return effect;
  return { ...effect, modifications: keepingType(effect.modifications, type) };
}

/** The same modifications, where what becomes something keeps a type besides. */
export const keepingType = (modifications: readonly Modification[], type: string): readonly Modification[] =>
  modifications.map((each) =>
    each.change === 'set types' && each.keeps !== 'all' ? { ...each, keeps: [...each.keeps, type] } : each,
  );

const change = (characteristic: string, sign: Node, by: Amount) => ({
  change: 'modify' as const,
  characteristic,
  by,
  sign: sign.sourceString === '-' ? (-1 as const) : (1 as const),
});
