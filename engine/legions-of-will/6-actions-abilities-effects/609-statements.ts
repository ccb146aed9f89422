import { byWhatTheySay, statedByEffects } from '../../card-game/continuous/statements';
import { gathered } from '../../kernel';
import { printed } from '../2-parts-of-a-card/200-characteristics';
import { isSilent } from '../3-card-types/301-abilities';
import { saysNow } from '../conditions';
import type { Standing } from '../effects-in-force';
import type { LegionsGame, LegionsTypes } from '../game';
import { contextOf, fits, objects } from '../phrases';
import type { Card, Piece } from '../piece';
import type { Statement } from '../text/tree';

const statics = new WeakMap<Card, boolean>();

/** Does a card have a static ability printed on it, or one that gives abilities to others? */
function hasStatic(card: Card): boolean {
  const known = statics.get(card);
  if (known !== undefined) return known;
  const has = card.abilities.some((ability) => ability.kind === 'static');
  statics.set(card, has);
  return has;
}

/** What static abilities on the battlefield state. */
function statedOnTheBattlefield(game: LegionsGame): readonly Standing[] {
  if (!game.sources.some(({ card }) => hasStatic(card))) return [];
  const changed = game.changesAbilities;
  const readers = changed ? game.battlefield.objects : game.sources;
  return gathered(readers, (source): readonly Standing[] => {
    if (isSilent(game, source)) return [];
    const { abilities, statements } = changed ? game.look(source) : printed(source.card);
    const context = contextOf(source);
    return [
      ...gathered(abilities, (ability): readonly Standing[] =>
        ability.kind === 'static' && ability.statement.says !== 'modify' && saysNow(game, ability, context)
          ? [{ statement: ability.statement, context, pieces: undefined }]
          : [],
      ),
      ...statements.map((statement) => ({ statement, context, pieces: [source] })),
    ];
  });
}

/** Every statement in force, by what it says: static abilities on the battlefield, and what resolved effects left behind. */
export const statementsOf = (game: LegionsGame): ReadonlyMap<string, readonly Standing[]> =>
  byWhatTheySay<Standing>([...statedOnTheBattlefield(game), ...statedByEffects<LegionsTypes>(game)]);

/** Does a statement about objects apply to this one now? */
export function speaksOf(
  game: LegionsGame,
  standing: Standing,
  subject: Extract<Statement, { says: 'modify' }>['subject'],
  piece: Piece,
): boolean {
  if (standing.pieces) return standing.pieces.includes(piece);
  if (subject.ref === 'all') return fits(game, subject.filter, piece, standing.context);
  return objects(game, subject, standing.context).includes(piece);
}
