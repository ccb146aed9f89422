import { type EffectOf, gathered } from '../../kernel';
import { move } from '../4-zones/400-general';
import { asKnown } from '../6-actions-abilities-effects/605-last-known';
import { speaksOf } from '../6-actions-abilities-effects/609-statements';
import type { Standing } from '../effects-in-force';
import { fact, prohibition, stateBasedAction, stateBasedActionOnObjects, varied } from '../forms';
import type { LegionsGame } from '../game';
import { instruction } from '../instruction';
import { Occurrence } from '../occurrence';
import { amount, objects } from '../phrases';
import type { Context, Piece } from '../piece';
import type { Effect } from '../text/tree';

const withCounters = (piece: Piece, counter: string, amount: number): Piece['counters'] => ({
  ...piece.counters,
  [counter]: Math.max(0, (piece.counters[counter] ?? 0) + amount),
});

/** 114.1: counters are put on permanents only. */
export const onPermanents = fact(
  '114.1',
  'Counters are put on permanents',
  (game, piece: Piece) => !piece.gone && piece.zone === game.battlefield,
);

/** The event of counters being put on a permanent (114.5). They get a new timestamp (609.6c) by the event's place. */
export const putCounters = (piece: Piece, counter: string, amount: number): Occurrence =>
  new Occurrence('put counters', { piece, what: counter, amount }, (game, { about }) => {
    if (onPermanents(game, piece))
      game.set(piece, 'counters', withCounters(piece, counter, about.amount ?? 0));
  });

/** The event of counters being removed. */
export const removeCounters = (piece: Piece, counter: string, amount: number): Occurrence =>
  new Occurrence('remove counters', { piece, what: counter, amount }, (game) =>
    game.set(piece, 'counters', withCounters(piece, counter, -amount)),
  );

/** 114.1a: a unit with an ice counter doesn't attack, block or move. */
export const iceStopsAttacking = varied(
  prohibition<Piece>(
    '114.1a',
    "A unit with an ice counter can't attack",
    'attack',
    (_game, _player, unit) => (unit.counters.ice ?? 0) > 0,
  ),
  {
    'two counters instead of one': { applies: (_game, _player, unit) => (unit.counters.ice ?? 0) > 1 },
  },
);
export const iceStopsBlocking = varied(
  prohibition<Piece>(
    '114.1a',
    "A unit with an ice counter can't block",
    'block',
    (_game, _player, unit) => (unit.counters.ice ?? 0) > 0,
  ),
  {
    'two counters instead of one to stop blocking': {
      applies: (_game, _player, unit) => (unit.counters.ice ?? 0) > 1,
    },
  },
);
export const iceStopsMoving = varied(
  prohibition<Piece>(
    '114.1a',
    "A unit with an ice counter can't move between bases",
    'move between bases',
    (_game, _player, unit) => (unit.counters.ice ?? 0) > 0,
  ),
  {
    'two counters instead of one to stop moving': {
      applies: (_game, _player, unit) => (unit.counters.ice ?? 0) > 1,
    },
  },
);

/** 114.1b: poison counters equal to power destroy a unit. */
export const poisoned = stateBasedActionOnObjects(
  '114.1b',
  'A unit with poison counters equal to its power or more is destroyed',
  (game, piece) =>
    (piece.counters.poison ?? 0) > 0 &&
    game.look(piece).types.includes('unit') &&
    game.look(piece).power > 0 &&
    (piece.counters.poison ?? 0) >= game.look(piece).power,
  (piece) => move(piece, 'destroy', { zone: 'graveyard' }),
);

/** 114.3: counters beyond a stated maximum are removed. */
export const beyondMaximum = stateBasedAction(
  '114.3',
  'Counters beyond a stated maximum are removed',
  (game: LegionsGame) => {
    const said = game.standing('maximum counters');
    return said.length === 0 ? NONE_BEYOND : gathered(said, (standing) => aboveMaximum(game, standing));
  },
);

const NONE_BEYOND: readonly Occurrence[] = [];

function aboveMaximum(game: LegionsGame, standing: Standing): readonly Occurrence[] {
  const { statement } = standing;
  if (statement.says !== 'maximum counters') return [];
  const { counter, amount: most, subject = { ref: 'this' } } = statement;
  return game.battlefield.objects
    .filter((piece) => (piece.counters[counter] ?? 0) > most && speaksOf(game, standing, subject, piece))
    .map((piece) => removeCounters(piece, counter, (piece.counters[counter] ?? 0) - most));
}

type Counting = EffectOf<Effect, 'put counters' | 'remove counters'>;

/** How many counters are put on an object, or removed from it. */
const much = (game: LegionsGame, effect: Counting, context: Context, piece: Piece): number =>
  amount(
    game,
    effect.amount,
    effect.own ? context.ofOne(effect.object, piece) : context.with({ named: [piece] }),
  );

export const puttingCounters = instruction('114.5', 'Counters are put on a permanent', 'put counters', {
  perform: (game, effect, context, { chosen }) =>
    objects(game, effect.object, context, chosen).map((piece, place) =>
      putCounters(
        piece,
        effect.counter,
        effect.divided ? (context.division[place] ?? 0) : much(game, effect, context, piece),
      ),
    ),
});

export const removingCounters = instruction(
  '114.2',
  'Counters are removed from a permanent',
  'remove counters',
  {
    perform: (game, effect, context, { chosen }) =>
      objects(game, effect.object, context, chosen).map((piece) =>
        removeCounters(
          piece,
          effect.counter,
          Math.min(much(game, effect, context, piece), piece.counters[effect.counter] ?? 0),
        ),
      ),
  },
);

/** 114.2: of all kinds; each kind is removed by itself. */
export const removingAllCounters = instruction(
  '114.2',
  'Counters of all kinds are removed from a permanent',
  'remove all counters',
  {
    perform: (game, effect, context, { chosen }) =>
      objects(game, effect.object, context, chosen).flatMap((piece) =>
        Object.entries(piece.counters)
          .filter(([, count]) => count > 0)
          .sort(([first], [second]) => (first < second ? -1 : 1))
          .map(([counter, count]) => removeCounters(piece, counter, count)),
      ),
  },
);

/** 114.4: a counter is moved only if it can be both removed and put. */
export const movingCounters = instruction(
  '114.4',
  'A counter moves only if it can leave one permanent and be put on another',
  'move counter',
  {
    perform: (game, effect, context, { chosen }) => {
      const onto = objects(game, effect.to, context, chosen).filter((piece) => onPermanents(game, piece));
      return gathered(objects(game, effect.from, context, chosen), (from) => {
        const enough = Math.floor((from.counters[effect.counter] ?? 0) / effect.amount);
        return onto
          .filter((to) => to !== from)
          .slice(0, enough)
          .flatMap((to) => [
            removeCounters(from, effect.counter, effect.amount),
            putCounters(to, effect.counter, effect.amount),
          ]);
      });
    },
  },
);

/** 114.7: of what has left the battlefield no counters are moved; as many of each kind are put anew. */
export const puttingAllCounters = instruction(
  '114.7',
  'As many counters of each kind as a permanent has, or had, are put on another',
  'put all counters',
  {
    perform: (game, effect, context, { chosen }) => {
      const from = asKnown(game, objects(game, effect.from, context), context);
      return gathered(objects(game, effect.object, context, chosen), (piece) =>
        gathered(from, ({ counters }) =>
          Object.entries(counters)
            .filter(([, count]) => count > 0)
            .sort(([first], [second]) => (first < second ? -1 : 1))
            .map(([counter, count]) => putCounters(piece, counter, count)),
        ),
      );
    },
  },
);

/** 701.6d: doubling counters. */
export const doublingCounters = instruction(
  '701.6d',
  'Doubling counters gives as many as there are',
  'double counters',
  {
    perform: (game, effect, context, { chosen }) =>
      objects(game, effect.object, context, chosen).map((piece) =>
        putCounters(piece, effect.counter, piece.counters[effect.counter] ?? 0),
      ),
  },
);
