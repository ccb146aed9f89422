/** Being somewhere else: what moves and recalls have in common (425, 433). */
import { movesAlong } from '../700-additional-rules/716-attachment';
import type { RiftboundGame } from '../game';
import type { GameObject, Location } from '../object';

/** Puts an object at another location, with what is attached to it (719.3). */
export function relocate(game: RiftboundGame, object: GameObject, to: Location): void {
  if (object.location) game.journal.remove(object.location.objects, object);
  game.set(object, 'location', to);
  game.journal.push(to.objects, object);
  for (const attached of object.attached) if (movesAlong(game, attached, to)) relocate(game, attached, to);
}
