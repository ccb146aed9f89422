/** Objects that become copies of others (454.1.b). */

import type { Characteristics } from '../card';
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import type { GameObject } from '../object';
import { objects } from '../phrases';
import { hasBegun, lasting } from './450-lasting-effects';
import { printedCharacteristics } from './450-layers';

/**
 * 454.1.b.1: the traits that a copy of an object has, rules text and all: what is printed on it, or what it has become a
 * copy of. What other effects make of it isn't copied, and what becomes of it later doesn't matter.
 */
export const traitsToCopy = definition(
  '454.1.b',
  'A copy has all traits of what it is a copy of, its rules text among them',
  (game: RiftboundGame, original: GameObject): Characteristics | undefined => {
    const itself = game.effects
      .filter(({ objects }) => objects.includes(original))
      .flatMap(({ modifications }) => modifications)
      .findLast((each) => each.change === 'become');
    return itself?.change === 'become' ? itself.traits : printedCharacteristics(original);
  },
  (): Characteristics | undefined => undefined,
);

/** 454.1.b: "becomes a copy of". */
export const becomingACopy = instruction('454.1.b', 'One object becomes a copy of another', 'become copy', {
  perform: (game, effect, context, { chosen }) => {
    const [original] = objects(game, effect.of, context, chosen);
    const traits = original && !original.ceased ? traitsToCopy(game, original) : undefined;
    const those = objects(game, effect.object, context, chosen).filter((object) => !object.ceased);
    const { duration } = effect;
    if (!traits || those.length === 0 || !hasBegun(game, duration)) return [];
    return [
      lasting(game, {
        context: context.copy(),
        duration,
        objects: those,
        modifications: [{ change: 'become', traits }],
        statement: undefined,
      }),
    ];
  },
});
