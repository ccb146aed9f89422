import { replacement } from '../../kernel';
import { AS_WRITTEN, definition, parameter, varied } from '../forms';
import type { LegionsGame } from '../game';
import { isOccurrence, Occurrence } from '../occurrence';

/** 104.4 */
export const startingResource = parameter('104.4', 'Players begin with no resource', { value: 0, off: 1 });

/** 104.5 */
export const maximumReserve = parameter('104.5', 'A reserve holds at most twenty', {
  value: 20,
  off: Number.POSITIVE_INFINITY,
});

/** 104.3: what is added goes into the reserve. */
export const intoTheReserve = varied(
  definition(
    '104.3',
    'Added resource goes into the reserve and stays there',
    (_game: LegionsGame, reserve: number, added: number) => reserve + added,
    (_game, reserve) => reserve,
  ),
  {
    'how many': {
      'as many as there is room for': AS_WRITTEN,
      // low-006
      'all or none': (game, reserve, added) =>
        reserve + added > maximumReserve(game) ? reserve : reserve + added,
    },
  },
);

/** The event of a player gaining resource. */
export const gainResource = (player: number, amount: number): Occurrence =>
  new Occurrence('gain resource', { player, amount }, (game, { about }) => {
    const { reserve } = game.player(player);
    const sum = intoTheReserve(game, reserve, about.amount ?? 0);
    game.set(game.player(player), 'reserve', Math.max(reserve, Math.min(sum, maximumReserve(game))));
  });

/** The event of a player losing resource: only what is there (606.3). */
export const loseResource = (player: number, amount: number, kind = 'lose resource'): Occurrence =>
  new Occurrence(kind, { player, amount }, (game, { about }) => {
    const { reserve } = game.player(player);
    game.set(game.player(player), 'reserve', reserve - asMuchAsPossible(game, about.amount ?? 0, reserve));
  });

/** 606.3, 100.8: an effect does only as much as possible. */
export const asMuchAsPossible = definition(
  { number: '606.3', restates: ['100.8'] },
  'What is impossible is left out, the rest is done',
  (_game: LegionsGame, amount: number, possible: number) => Math.min(amount, possible),
  (_game, amount) => amount,
);

/** Gaining nothing isn't an event. */
export const nothingGained = replacement<LegionsGame>(
  '104.2',
  'Adding no resource is no event',
  'gain resource',
  (_game, event) => (isOccurrence(event) && (event.about.amount ?? 0) <= 0 ? [] : undefined),
);
