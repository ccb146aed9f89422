import { draft } from '../../kernel';
import type { MagicGame } from '../game';
import { type Card, Context, type MagicObject } from '../object';

/**
 * Puts on the stack what the rules themselves make: it is no card, no spell and nobody's ability (C.5.8, P.7.1).
 *
 * @param what what it does as it resolves
 */
export function putOnStack(
  game: MagicGame,
  card: Card,
  { instructions, assigned }: Pick<Partial<MagicObject>, 'instructions' | 'assigned'>,
): void {
  const { active } = game.now;
  const object = game.make(card, active, game.stack);
  const made = draft(object);
  made.isOfNobody = true;
  made.context = new Context(active, object);
  if (instructions) made.instructions = instructions;
  if (assigned) made.assigned = assigned;
  game.journal.push(game.stack.objects, object);
}
