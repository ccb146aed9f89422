import { printed } from '../2-parts-of-a-card/200-characteristics';
import { isSilent } from '../3-card-types/301-abilities';
import { holds } from '../conditions';
import type { Standing } from '../effects-in-force';
import type { LegionsGame } from '../game';
import { contextOf, fits, objects } from '../phrases';
import type { Card, Piece } from '../piece';
import type { Statement } from '../text/tree';

const NONE: ReadonlyMap<string, readonly Standing[]> = new Map();
const statics = new WeakMap<Card, boolean>();

/** Does a card have a static ability printed on it, or one that gives abilities to others? */
function hasStatic(card: Card): boolean {
  const known = statics.get(card);
  if (known !== undefined) return known;
  const has = card.abilities.some((ability) => ability.kind === 'static');
  statics.set(card, has);
  return has;
}

/** Every statement in force, by what it says: static abilities on the battlefield, and what resolved effects left behind. */
export function statementsOf(game: LegionsGame): ReadonlyMap<string, readonly Standing[]> {
  if (game.effects.length === 0 && !game.sources.some(({ card }) => hasStatic(card))) return NONE;
  const found = new Map<string, Standing[]>();
  const add = (standing: Standing): void => {
    if (standing.statement.says === 'all') {
      for (const statement of standing.statement.statements) add({ ...standing, statement });
      return;
    }
    const list = found.get(standing.statement.says);
    if (list) list.push(standing);
    else found.set(standing.statement.says, [standing]);
  };
  const changed = game.changesAbilities;
  const readers = changed ? game.battlefield.objects : game.sources;
  for (const source of readers) {
    if (isSilent(game, source)) continue;
    const { abilities, statements } = changed ? game.look(source) : printed(source.card);
    for (const ability of abilities) {
      if (ability.kind !== 'static' || ability.statement.says === 'modify') continue;
      const context = contextOf(source);
      if (ability.condition && !holds(game, ability.condition, context)) continue;
      add({ statement: ability.statement, context, pieces: undefined });
    }
    for (const statement of statements) add({ statement, context: contextOf(source), pieces: [source] });
  }
  for (const effect of game.effects) {
    if (effect.statement)
      add({
        statement: effect.statement,
        context: effect.context,
        pieces: effect.pieces.length > 0 ? effect.pieces : undefined,
      });
  }
  return found;
}

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
