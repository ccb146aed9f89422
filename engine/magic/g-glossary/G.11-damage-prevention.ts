import { choosingSource, lastingPrevention } from '../../card-game/replacement/lasting-prevention';
import type { Modifying } from '../../card-game/replacement/modifying';
import { preventionBy } from '../../card-game/replacement/prevention';
import { assumed, concatMap } from '../../kernel';
import { definition, fact } from '../forms';
import type { LastingEffect, MagicGame, MagicTypes } from '../game';
import { choicesIn, instruction } from '../instruction';
import type { Context, MagicObject } from '../object';
import type { Occurrence } from '../occurrence';
import { begins } from '../t-timing/T.8-continuous-effects';
import { speaksOf } from '../t-timing/T.8-statements';
import { amount, fits, objects, players, playersIn } from '../text/phrases';
import type { Effect, Filter, ObjectReference, Statement } from '../text/tree';
import { redirected } from './G.12-damage-redirection';

/** T.10.12, G.11.Ruling.3 */
export const sourcesOfDamage = definition(
  {
    '2003': { number: 'T.10.12', restates: ['G.11.Ruling.3'] },
    '2013': '119.7',
    '2025': assumed('T.10.12', { from: '2003' }),
  },
  'A source is a permanent, a spell, or what something on the stack comes from',
  (game: MagicGame, filter: Filter, context: Context): readonly MagicObject[] => {
    const onStack = concatMap(game.stack.objects, (object) => [
      object.ability ? (object.context?.source ?? object) : object,
      ...object.assigned.map(({ source }) => source),
    ]);
    return [...new Set([...game.inPlay.objects, ...onStack])].filter(
      (object) => !object.isOfNobody && fits(game, filter, object, context),
    );
  },
  () => [],
);

const choicesOf = choosingSource<MagicTypes>(
  (game, from, context) => (from.ref === 'choice' ? sourcesOfDamage(game, from.filter, context) : undefined),
  choicesIn,
);

/** G.11.1 */
export const preventing = instruction(
  {
    '2003': 'G.11.1',
    '2013': '615.3',
    '2025': assumed('G.11.1', { from: '2003' }),
  },
  'A shield is put around what would be dealt damage, and lasts until it is used up or its time is over',
  'prevent damage',
  {
    choices: choicesOf,
    perform: (game, effect, context, { chosen }) => {
      const { to, from, amount: much, duration } = effect;
      const covered = to ? [...new Set(objects(game, to, context, chosen))] : [];
      const seats = to ? playersIn(game, to, context) : [];
      const begun = {
        remaining: much && amount(game, much, context),
        sources: from && (from.ref === 'choice' ? chosen : objects(game, from, context)),
      };
      const whole: LastingEffect['prevention'] = effect;
      if (much === undefined)
        return begins(game, context, duration, {
          ...begun,
          prevention: whole,
          objects: covered,
          players: seats,
        });
      // So much of the damage to each of several, not to all of them together.
      const ofOne: LastingEffect['prevention'] = { ...effect, ...(to && { to: { ref: 'that' } }) };
      const alone: readonly Partial<LastingEffect>[] = to
        ? [...covered.map((object) => ({ objects: [object] })), ...seats.map((seat) => ({ players: [seat] }))]
        : [{}];
      return alone.flatMap((each) =>
        begins(game, context, duration, { ...begun, prevention: ofOne, ...each }),
      );
    },
  },
);

/** T.10.7 */
export const preventsDamage = definition(
  {
    '2003': { number: 'T.10.7', restates: ['G.11.Ruling.1'] },
    '2013': '615.6',
    '2025': assumed('T.10.7', { from: '2003' }),
  },
  'Damage that is prevented is not dealt',
  (_game: MagicGame, damage: number, most: number) => Math.min(most, damage),
  () => 0,
);

/** T.10.5 */
export const leftOfShield = definition(
  { '2003': 'T.10.5', '2013': '615.7', '2025': assumed('T.10.5', { from: '2003' }) },
  'A shield against so much damage is used up by that much',
  (_game: MagicGame, remaining: number, prevented: number) => remaining - prevented,
  (_game, remaining) => remaining,
);

/** T.10.4 */
export const nextInstance = fact(
  { '2003': 'T.10.4', '2013': '615.8', '2025': assumed('T.10.4', { from: '2003' }) },
  'A shield against the next time is used up by it',
  (_game: MagicGame, { nextTime }: { readonly nextTime?: boolean }) => nextTime === true,
);

/** G.11.5 */
export const isSuchASource = fact(
  {
    '2003': { number: 'G.11.5', restates: ['T.10.Ruling.4'] },
    '2013': '609.7b',
    '2025': assumed('G.11.5', { from: '2003' }),
  },
  'Whether a source is as a shield wants it is looked at as the damage would be dealt',
  (game: MagicGame, filter: Filter, source: MagicObject, context: Context) =>
    fits(game, filter, source, context),
);

/** G.11.6, G.11.7 */
export const cantBePrevented = fact(
  {
    '2003': { number: 'G.11.6', restates: ['G.11.7'] },
    '2013': '615.11',
    '2025': assumed('G.11.6', { from: '2003' }),
  },
  'Damage that can’t be prevented is dealt, and no shield is used up by it',
  (game: MagicGame, { about: { source } }: Occurrence) =>
    game.activeStatements("can't be prevented").some((standing) => {
      const { statement } = standing;
      return (
        statement.says === "can't be prevented" &&
        (statement.subject === undefined ||
          (source !== undefined && speaksOf(game, standing, statement.subject, source)))
      );
    }),
);

/** 615.5 */
export const isFollowed = definition(
  {
    '2003': 'T.10.1',
    '2013': '615.5',
    '2025': assumed('T.10.1', { from: '2003' }),
  },
  'What else a prevention effect says follows as soon as the damage was prevented',
  (_game: MagicGame, _then: Effect): boolean => true,
  () => false,
);

const prevent = preventionBy<MagicTypes>({
  amountPrevented: preventsDamage,
  cantBePrevented,
  dealing: (event, damage) => event.with({ amount: damage }),
  tells: () => [],
});

/** Does a shield cover, of what it doesn't name, whatever is such? */
const describes = (
  game: MagicGame,
  to: ObjectReference,
  { object, player }: Occurrence['about'],
  context: Context,
): boolean => {
  if (to.ref === 'several') return to.of.some((each) => describes(game, each, { object, player }, context));
  if (to.ref === 'all') return object !== undefined && fits(game, to.filter, object, context);
  return to.ref === 'players' && player !== undefined && players(game, to.who, context).includes(player);
};

const fromShields = lastingPrevention<MagicTypes>({
  prevent: (game, event, most, { prevention, context }) =>
    prevention?.onto ? redirected(game, event, most, prevention.onto, context) : prevent(game, event, most),
  isOfCombat: ({ about: { combat } }) => combat === true,
  isCovered: (game, to, { objects: named, players: seats, remaining, context }, about) =>
    (about.object !== undefined && named.includes(about.object)) ||
    (about.object === undefined && about.player !== undefined && seats.includes(about.player)) ||
    (remaining === undefined && describes(game, to, about, context)),
  isSuchASource: (game, from, source, context) => {
    if (from.ref !== 'all' && from.ref !== 'choice') return undefined;
    const isSuch = source !== undefined && isSuchASource(game, from.filter, source, context);
    return from.ref === 'choice' && isSuch ? undefined : isSuch;
  },
  isTheSameSource: (_game, chosen, source) =>
    source.ability !== undefined && source.context?.source === chosen,
  nextInstance,
  left: leftOfShield,
  isFollowed,
});

type Prevents = Extract<Statement, { says: 'prevent damage' }>;

/** 615.1, T.10.1: of sources that are not in play, too (609.7c). */
export const preventsAlways = fact(
  { '2003': 'T.10.1', '2013': '615.1', '2025': assumed('T.10.1', { from: '2003' }) },
  'What an ability prevents is prevented whenever it would be dealt',
  (
    game: MagicGame,
    { battle, to, from, whom }: Prevents,
    { about: { combat, object, player, source } }: Occurrence,
    context: Context,
  ): boolean => {
    const is = (what: Filter | 'this' | undefined, each: MagicObject | undefined): boolean =>
      what === undefined ||
      (each !== undefined && (what === 'this' ? each === context.source : fits(game, what, each, context)));
    if (battle && !combat) return false;
    if (!is(from, source)) return false;
    if (whom === undefined) return is(to, object);
    return object === undefined && player !== undefined && players(game, whom, context).includes(player);
  },
);

/** By what an effect of a static ability is told from others: two permanents of one text have one each (T.10.8). */
export const keyOf = (statement: Statement, { source }: Context): string =>
  `${source.id} ${JSON.stringify(statement)}`;

/** T.10.4: static abilities prevent again and again. */
const fromStatements = (game: MagicGame, event: Occurrence): readonly Modifying<MagicTypes>[] =>
  concatMap(
    game.activeStatements('prevent damage'),
    ({ statement, context }): readonly Modifying<MagicTypes>[] => {
      if (statement.says !== 'prevent damage' || !preventsAlways(game, statement, event, context)) return [];
      const { allBut, amount: much, then, onto } = statement;
      const most = much ? amount(game, much, context) : Number.POSITIVE_INFINITY;
      const modify: Modifying<MagicTypes>['modify'] = (each) => {
        if (onto) return redirected(game, each, most, onto, context).modified;
        const { modified, prevented } = prevent(
          game,
          each,
          Math.min(most, Math.max(0, (each.about.amount ?? 0) - (allBut ?? 0))),
        );
        return then && isFollowed(game, then)
          ? { ...modified, follow: { effect: then, context: context.with({ thatMuch: prevented }) } }
          : modified;
      };
      return [
        {
          label: context.source.card.name,
          key: keyOf(statement, context),
          modify,
          ...(onto ? { redirects: true } : {}),
        },
      ];
    },
  );

/** What could prevent the damage of an event: shields, and what is always prevented. */
export const preventingEffects = (game: MagicGame, event: Occurrence): readonly Modifying<MagicTypes>[] =>
  event.kind === 'deal damage' ? [...fromShields(game, event), ...fromStatements(game, event)] : [];
