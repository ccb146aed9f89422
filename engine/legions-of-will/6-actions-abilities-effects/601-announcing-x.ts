import { asking, type Step } from '../../kernel';
import type { LegionsGame } from '../game';
import type { Piece } from '../piece';
import { type Proposal, setContext } from './601-proposal';
import { couldChooseAll, speaksOfX, specifications } from './601-targets-and-modes';
import { announced, contextFor, eachX, takesX, totalCost } from './601-total-cost';

/** The least and the greatest value of X with which every target can be chosen; all where none would do. */
function withTargets(
  game: LegionsGame,
  piece: Piece,
  player: number,
  maximum: number,
): { readonly minimum: number; readonly maximum: number } {
  const targets = specifications(game, piece);
  const context = contextFor(piece, player);
  const fitting = eachX(game, context, ({ x }) => x <= maximum).flatMap((each) =>
    couldChooseAll(game, targets, each, piece) ? [each.x] : [],
  );
  return { minimum: fitting.at(0) ?? 0, maximum: fitting.at(-1) ?? maximum };
}

/** So great a value of X that nothing which makes a card cost less makes it cost nothing. */
const ENOUGH = 1000;

export const chooseX: Step<LegionsGame, Proposal> = asking(
  ['105.3a', '105.3'],
  'The value of X is announced',
  (game, { piece, player, ability }: Proposal) => {
    if (!takesX(piece)) return undefined;
    const times = ability ? 1 : Math.max(1, piece.card.costX);
    const costWith = (x: number): number =>
      totalCost(game, piece, player, contextFor(piece, player).with({ x }));
    // What makes it cost less makes room for more X, which only shows where the cost isn't nothing anyway (601.1f).
    const grows = costWith(ENOUGH + 1) - costWith(ENOUGH) === times;
    const fixedPart = grows ? costWith(ENOUGH) - times * ENOUGH : costWith(0);
    const maximum = Math.max(0, Math.floor((game.player(player).reserve - fixedPart) / times));
    return { kind: 'number', player, purpose: 'choose X', ...withTargets(game, piece, player, maximum) };
  },
  (game, { piece, player }, [x = 0]) => setContext(game, piece, player, { x }),
);

/** 105.3d: X stands in the text of a card or ability, and neither a cost nor the text says what it is. */
export const chooseUndefinedX: Step<LegionsGame, Proposal> = asking(
  '105.3d',
  'Where nothing defines X, its value is chosen',
  (game, { piece, player, ability }: Proposal) => {
    const source = contextFor(piece, player).source;
    const own = !piece.ability || ability !== undefined || source.card.abilities.includes(piece.ability);
    if (!own || takesX(piece) || source.card.costX > 0) return undefined;
    if (!announced(piece).some(speaksOfX)) return undefined;
    return { kind: 'number', player, purpose: 'choose X', ...withTargets(game, piece, player, ENOUGH) };
  },
  (game, { piece, player }, [x = 0]) => setContext(game, piece, player, { x }),
);
