import { assumed } from '../../kernel';
import { seesAsThatPlayer } from '../7-additional-rules/721-controlling-another-player';
import { fact, parameter } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { saidOfPlayer } from '../t-timing/T.8-statements';

/** Z.4.2 */
export const isOthersHand = fact(
  { '2003': 'Z.4.2', '2013': '402.3', '2025': assumed('Z.4.2', { from: '2003' }) },
  'Only its owner knows which cards a hand holds',
  (game: MagicGame, { owner, zone }: MagicObject, viewer: number) =>
    zone.name === 'hand' && owner !== viewer && !seesAsThatPlayer(game, owner, viewer),
);

/** Z.4.3 */
export const usualMaximum = parameter(
  { '2003': 'Z.4.3', '2013': '703.4m', '2025': '703.4n' },
  'A hand holds seven cards at most as the cleanup step begins',
  { value: 7, off: Number.POSITIVE_INFINITY },
);

/** Z.4.3: seven, unless something says otherwise; what says so last is asked first, and then how much more or less it is. */
export function maximumHandSize(game: MagicGame, seat: number): number {
  if (saidOfPlayer(game, 'no maximum hand size', seat).length > 0) return Number.POSITIVE_INFINITY;
  const said = saidOfPlayer(game, 'maximum hand size', seat).flatMap(({ statement }) =>
    statement.says === 'maximum hand size' ? [statement] : [],
  );
  return said.reduce(
    (size, { more = 0, less = 0 }) => Math.max(0, size + more - less),
    said.findLast(({ is }) => is !== undefined)?.is ?? usualMaximum(game),
  );
}
