import { choosingSource, lastingPrevention } from '../../card-game/replacement/lasting-prevention';
import type { Modifying } from '../../card-game/replacement/modifying';
import { preventionBy } from '../../card-game/replacement/prevention';
import { isTheSameSource } from '../4-zones/400-general';
import { protectedFromDamage } from '../7-additional-rules/702-keyword-abilities';
import type { LastingEffect } from '../effects-in-force';
import { definition, fact } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import { choicesIn, instruction } from '../instruction';
import type { Context, GameObject } from '../object';
import { Occurrence } from '../occurrence';
import { fits, objects } from '../phrases';
import type { Effect, Filter, Statement } from '../text/tree';
import { beginEffect } from './608-continuous-effects';
import { speaksOf } from './609-statements';

/** 606.7a, 113.6: what can be chosen as a source of damage: permanents, cards on the chain of events, and the sources of abilities there. */
export const sourcesOfDamage = definition(
  { number: '606.7a', restates: ['113.6'] },
  'What deals damage is a permanent, a card on the chain of events, or what an ability there comes from',
  (game: LegionsGame, filter: Filter, context: Context): readonly GameObject[] =>
    [...new Set([...game.battlefield.objects, ...game.chain.objects.map(dealing)])].filter((object) =>
      fits(game, filter, object, context),
    ),
  () => [],
);

/** What deals the damage of something on the chain of events: an ability's source, wherever that is by now (606.7a). */
function dealing(object: GameObject): GameObject {
  let source = object.ability ? (object.context?.source ?? object) : object;
  for (let [next] = source.became; next; [next] = source.became) source = next;
  return source;
}

const choicesOf = choosingSource<LegionsTypes>(
  (game, from, context) => (from.ref === 'choice' ? sourcesOfDamage(game, from.filter, context) : undefined),
  choicesIn,
);

export const preventing = instruction(
  '611.3',
  'A prevention effect begins and lasts until it is used up or its duration expires',
  'prevent damage',
  {
    choices: choicesOf,
    perform: (game, effect, context, { chosen, number }) => {
      // 608.2c: "units you control" are whichever are when damage would be dealt to them.
      const recipients =
        effect.to && effect.to.ref !== 'all' ? objects(game, effect.to, context, chosen) : [];
      const sources =
        effect.from && (effect.from.ref === 'choice' ? chosen : objects(game, effect.from, context));
      const remaining = effect.amount && number(effect.amount);
      const begun = {
        context: context.copy(),
        duration: effect.duration,
        prevention: effect,
        sources,
        remaining,
      };
      // So much of the damage to each of several, not to all of them together.
      return remaining !== undefined && recipients.length > 1
        ? recipients.map((object) => beginEffect({ ...begun, objects: [object] }))
        : [beginEffect({ ...begun, objects: recipients })];
    },
  },
);

/** 606.7b: it is looked at as the damage would be dealt. */
export const isSuchASource = fact(
  '606.7b',
  'A source must be as a prevention effect describes it when it would deal damage',
  (game, filter: Filter, source: GameObject, context: Context) => fits(game, filter, source, context),
);

/** 611.1: effects that say "prevent" keep damage from being dealt. */
export const preventsDamage = definition(
  { number: '611.1', restates: ['611.6'] },
  'Prevented damage is not dealt',
  (_game: LegionsGame, damage: number, most: number) => Math.min(most, damage),
  () => 0,
);

/** 611.7: what is left of a prevention effect of a specific amount. */
export const leftOfShield = definition(
  '611.7',
  'A prevention effect of so much damage prevents no more than that',
  (_game: LegionsGame, remaining: number, prevented: number) => remaining - prevented,
  (_game, remaining) => remaining,
);

/** 611.8: "the next time" prevents one instance, however large. */
export const nextInstance = fact(
  '611.8',
  '"The next time" prevents one instance of damage',
  (_game, { nextTime }: Pick<NonNullable<LastingEffect['prevention']>, 'nextTime'>) => nextTime === true,
);

/** 611.10: "all but N" prevents what is beyond N in each event. */
export const allBut = definition(
  '611.10',
  '"All but N" prevents what is beyond N, each time',
  (_game: LegionsGame, damage: number, but: number) => Math.max(0, damage - but),
  (_game, damage) => damage,
);

/** 611.11: damage that can't be prevented is not prevented. */
export const cantBePrevented = fact(
  '611.11',
  "Damage that can't be prevented is dealt all the same",
  (game: LegionsGame, event: Occurrence) =>
    Boolean(event.about.unpreventable) ||
    game.activeStatements("can't be prevented").some((standing) => {
      const { statement } = standing;
      if (statement.says !== "can't be prevented" || statement.what !== 'damage') return false;
      return (
        !statement.subject ||
        (event.about.source !== undefined && speaksOf(game, standing, statement.subject, event.about.source))
      );
    }),
);

export function watches(
  game: LegionsGame,
  statement: Extract<Statement, { says: 'prevent damage' }>,
  { about }: Occurrence,
  context: Context,
): boolean {
  if (statement.battle && !about.battle) return false;
  const is = (what: typeof statement.to, object: GameObject | undefined): boolean =>
    what === undefined ||
    (object !== undefined &&
      (what === 'this' ? object === context.source : fits(game, what, object, context)));
  return is(statement.to, about.object) && is(statement.from, about.source);
}

/** 611.5: it may ask how much was prevented. */
export const isFollowed = fact(
  '611.5',
  'What else a prevention effect says follows as soon as the damage was prevented',
  (_game, then: Effect) => then.do !== 'nothing',
);

/** 611.12: preventing damage is something that abilities can trigger on. */
export const isAnEvent = definition(
  '611.12',
  'Abilities may trigger on damage being prevented',
  (_game: LegionsGame, { about: { object, source } }: Occurrence, amount: number): readonly Occurrence[] => [
    new Occurrence('prevent damage', { object, source, amount }, () => undefined),
  ],
  () => [],
);

/** 611.6: the event as it is dealt once so much is prevented. */
export const prevent = preventionBy<LegionsTypes>({
  amountPrevented: preventsDamage,
  cantBePrevented,
  dealing: (event, amount) => event.with({ amount }),
  tells: isAnEvent,
});

/** Effects that could prevent the damage: what resolved cards and abilities left behind. */
export const fromShields = lastingPrevention<LegionsTypes>({
  prevent,
  isOfCombat: ({ about: { battle } }) => battle === true,
  // Of all that a text describes, those that are named have what is left to them already.
  isCovered: (game, to, { objects, context }, { object }) =>
    object !== undefined &&
    (to.ref === 'all'
      ? fits(game, to.filter, object, context) && !objects.includes(object)
      : objects.includes(object)),
  isSuchASource: (game, from, source, context) =>
    from.ref === 'all'
      ? source !== undefined && isSuchASource(game, from.filter, source, context)
      : undefined,
  isTheSameSource,
  nextInstance,
  left: leftOfShield,
  isFollowed,
});

/** Effects that could prevent the damage: protection. */
export function fromProtection(game: LegionsGame, event: Occurrence): readonly Modifying<LegionsTypes>[] {
  const { object, source } = event.about;
  if (event.kind !== 'deal damage' || !object || !source || !protectedFromDamage(game, object, source))
    return [];
  return [
    {
      label: `protection of ${object.card.name}`,
      key: protectedFromDamage,
      modify: (each) => prevent(game, each, Number.POSITIVE_INFINITY).modified,
    },
  ];
}
