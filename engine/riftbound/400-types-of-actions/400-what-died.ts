/** Objects that an instruction takes elsewhere: "me", when I have died, is the card in the trash (734.1.c, 734.1.d). */
import type { RiftboundGame } from '../game';
import type { Context, GameObject } from '../object';
import { objects } from '../phrases';
import type { ObjectReference } from '../text/tree/index';

/** Does an ability trigger as its own object dies? */
function isOfItsDeath({ ability }: Context): boolean {
  const said = ability?.ability;
  return said?.kind === 'triggered' && said.trigger.on === 'dies' && said.trigger.object.this === true;
}

/**
 * What a phrase means, and of what died and says what happens then, the card that it has become. What has left the board
 * otherwise, or leaves it in response, is not followed (356.3.e.4).
 */
export const objectsThatDied = (
  game: RiftboundGame,
  reference: ObjectReference,
  context: Context,
  chosen: readonly GameObject[],
): readonly GameObject[] => {
  const found = objects(game, reference, context, chosen);
  if (!isOfItsDeath(context)) return found;
  return found.map((object) =>
    object === context.source && object.ceased ? (object.became[0] ?? object) : object,
  );
};
