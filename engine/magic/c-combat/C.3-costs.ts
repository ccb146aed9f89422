/** What attacking and blocking cost (C.3.7, C.4.5). */
import { assumed, type Rule } from '../../kernel';
import type { Block } from '../a-abilities/blocks';
import { definition } from '../forms';
import { canPayMana, payingMana } from '../g-glossary/G.6-costs';
import { askedBy } from '../g-glossary/G.17-generic-mana';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { saidOf } from '../t-timing/T.8-statements';
import { defendingPlayer, players } from '../text/phrases';

/** The mana that statements ask for of an object. */
const manaOf = (
  game: MagicGame,
  says: 'costs to attack' | 'costs to block',
  object: MagicObject,
): readonly string[] =>
  saidOf(game, says, object).flatMap(({ statement, context }) =>
    statement.says === says &&
    (statement.whom === undefined || players(game, statement.whom, context).includes(defendingPlayer(game)))
      ? statement.costs.flatMap((cost) => (cost.cost === 'mana' ? cost.mana : []))
      : [],
  );

/** C.3.7 */
export const attackCosts = definition(
  { '2003': 'C.3.7', '2013': '508.1i', '2025': assumed('C.3.7', { from: '2003' }) },
  'A declaration of attackers may cost mana',
  (game: MagicGame, objects: readonly MagicObject[]): readonly string[] =>
    objects.flatMap((object) => manaOf(game, 'costs to attack', object)),
  () => [],
);

/** C.4.5 */
export const blockCosts = definition(
  { '2003': 'C.4.5', '2013': '509.1f', '2025': assumed('C.4.5', { from: '2003' }) },
  'A declaration of blockers may cost mana',
  (game: MagicGame, blocks: readonly Block[]): readonly string[] =>
    [...new Set(blocks.map(({ unit }) => unit))].flatMap((unit) => manaOf(game, 'costs to block', unit)),
  () => [],
);

/** Can a player pay for a declaration? */
export const canPayFor = (game: MagicGame, player: number, symbols: readonly string[]): boolean =>
  symbols.length === 0 || canPayMana(game, player, askedBy(symbols));

/** The rule of what a declaration costs, where its player can't pay that. */
export const unpaidBy = <I>(
  game: MagicGame,
  player: number,
  costs: Rule & ((game: MagicGame, of: readonly I[]) => readonly string[]),
  of: readonly I[],
): Rule | undefined => (canPayFor(game, player, costs(game, of)) ? undefined : costs);

/** Has it paid. */
export function payFor(game: MagicGame, player: number, symbols: readonly string[]): void {
  if (symbols.length === 0) return;
  const asked = askedBy(symbols);
  game.call(payingMana, { player, asked, purpose: {}, generic: asked.generic, open: {} });
}
