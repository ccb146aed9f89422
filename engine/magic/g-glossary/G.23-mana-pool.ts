import { type Resources, sumOf } from '../../card-game/payment/sources';
import { consequence } from '../forms';
import type { MagicGame } from '../game';
import { Occurrence } from '../occurrence';
import type { SpendOnly } from '../text/tree';
import { isColoured, kindOf } from './G.4-kinds-of-mana';

const ONLY = ' only ';

/** Under what mana is kept in a pool: its kind, and on what alone it is spent. */
export const keyOf = (kind: string, only: SpendOnly | undefined): string =>
  only ? `${kind}${ONLY}${JSON.stringify(only)}` : kind;

/** The kind of mana that is kept so. */
export const kindOfKey = (key: string): string => key.split(ONLY)[0] ?? key;

/** On what alone mana that is kept so is spent; undefined: on anything. */
export const onlyOf = (key: string): SpendOnly | undefined => {
  const [, only] = key.split(ONLY);
  return only === undefined ? undefined : JSON.parse(only);
};

/** So much of each kind, whatever it is spent on. */
export const byKind = (pool: Resources): Resources =>
  Object.entries(pool).reduce<Resources>(
    (sum, [key, amount]) => sumOf(sum, { [kindOfKey(key)]: amount }),
    {},
  );

/** How much mana there is, of all kinds. */
export const manaIn = (pool: Readonly<Record<string, number>>): number =>
  Object.values(pool).reduce((sum, amount) => sum + amount, 0);

/** So much of each kind, by symbols. */
export const manaOf = (symbols: readonly string[], only?: SpendOnly): Resources =>
  symbols.reduce<Resources>(
    (sum, symbol) =>
      sumOf(sum, {
        [keyOf(kindOf(symbol), only)]: isColoured(symbol) ? 1 : symbol === 'X' ? 0 : Number(symbol),
      }),
    {},
  );

/** G.23.1 */
export const goesToThePool = consequence(
  'G.23.1',
  'Mana is kept in the mana pool until it is spent',
  (game: MagicGame, seat: number, mana: Readonly<Record<string, number>>) => {
    const player = game.player(seat);
    game.set(player, 'pool', sumOf(player.pool, mana));
  },
);

/** The event of a player getting mana. */
export const addMana = (player: number, symbols: readonly string[], only?: SpendOnly): Occurrence =>
  new Occurrence(
    'add mana',
    { player, amount: manaIn(manaOf(symbols)), what: symbols.map((each) => `{${each}}`).join('') },
    (game) => goesToThePool(game, player, manaOf(symbols, only)),
  );

/** The event of a player getting so much mana of one kind. */
export const addKind = (player: number, kind: string, amount: number): Occurrence =>
  new Occurrence('add mana', { player, amount, what: kind }, (game) =>
    goesToThePool(game, player, { [kind]: amount }),
  );

/** The event of a player spending mana of one kind. */
export const spendMana = (player: number, kind: string, amount: number): Occurrence =>
  new Occurrence('spend mana', { player, amount, what: kind }, (game) => {
    const { pool } = game.player(player);
    game.set(game.player(player), 'pool', { ...pool, [kind]: (pool[kind] ?? 0) - amount });
  });
