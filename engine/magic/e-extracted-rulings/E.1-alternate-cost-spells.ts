/** What is done instead of paying the mana cost (E.1). */
import { assumed } from '../../kernel';
import { bestowCosts } from '../7-additional-rules/702-bestow';
import { flashbackCosts, isPlayedForFlashbackAlone } from '../a-abilities/A.20-flashback';
import { definition, fact } from '../forms';
import type { MagicGame } from '../game';
import type { Context, MagicObject } from '../object';
import { phrases } from '../text/phrases';
import type { Condition, Cost } from '../text/tree';

/** What a card offers to be paid instead of its mana cost: without costs, nothing is. */
export interface Alternative {
  readonly text: string;
  readonly costs: readonly Cost[];
  readonly condition?: Condition;
  readonly isBestowed?: boolean;
  readonly isFlashback?: boolean;
}

/** E.1.1 */
export const alternativeCosts = definition(
  { '2003': 'E.1.1', '2013': '117.9a', '2025': assumed('118', { from: ['2013', '117.9a'] }) },
  'A text may offer that something is done rather than that the mana cost is paid',
  (game: MagicGame, object: MagicObject): readonly Alternative[] => [
    ...bestowCosts(game, object.card.unbestowed ?? object.card),
    ...flashbackCosts(game, object),
    ...object.card.abilities.flatMap((ability) =>
      ability.kind === 'static' && ability.statement.says === 'alternative cost'
        ? [
            {
              text: ability.text,
              costs: ability.statement.costs,
              ...(ability.condition ? { condition: ability.condition } : {}),
            },
          ]
        : [],
    ),
  ],
  () => [],
);

/** E.1.3 */
export const isOffered = fact(
  { '2003': 'E.1.3', '2013': assumed('E.1.3', { from: '2003' }), '2025': assumed('E.1.3', { from: '2003' }) },
  'A condition of paying otherwise must be true as it is paid, and need not stay true',
  (game: MagicGame, { condition }: Alternative, context: Context) =>
    condition === undefined || phrases.holds(game, condition, context),
);

/** The places of those that are offered now among all that a card has. */
const offeredNow = (game: MagicGame, object: MagicObject, context: Context): readonly number[] =>
  alternativeCosts(game, object).flatMap((each, place) => (isOffered(game, each, context) ? [place] : []));

/** The ways to play a spell: for its mana cost (undefined), unless nothing but flashback lets it be played, and for what is offered instead. */
export function waysOffered(
  game: MagicGame,
  object: MagicObject,
  player: number,
  context: Context,
): readonly (number | undefined)[] {
  const ways = [undefined, ...offeredNow(game, object, context)];
  if (!isPlayedForFlashbackAlone(game, object, player)) return ways;
  const all = alternativeCosts(game, object);
  return ways.filter((way) => way !== undefined && all[way]?.isFlashback === true);
}
