import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import type { GameObject } from '../object';
import { numberOf, objects } from '../phrases';
import type { Effect } from '../text/tree/index';

/** 419.1.a: the increase is fixed as the effect begins: the attribute's value then. */
export const valueNow = definition(
  '419.1.a',
  'What is doubled is increased by its current value, whatever becomes of that later',
  (game: RiftboundGame, characteristic: string, object: GameObject) => numberOf(game, characteristic, object),
  (_game, _characteristic, object) => object.card.might ?? 0,
);

/** 419: "double". */
export const doubling = instruction('419.1', 'An attribute is increased by its current value', 'double', {
  perform: (game, effect, context, { chosen, follow }) => {
    const objectsMeant = objects(game, effect.object, context, chosen).filter((object) => !object.ceased);
    for (const object of [...objectsMeant].reverse()) {
      const modifications = effect.characteristics.map((characteristic) => ({
        change: 'modify' as const,
        characteristic,
        by: { amount: 'number' as const, value: valueNow(game, characteristic, object) },
        sign: 1 as const,
      }));
      const applied: Effect = {
        do: 'apply',
        object: { ref: 'that' },
        modifications,
        duration: effect.duration,
      };
      follow([applied], context.with({ that: [object] }));
    }
    return [];
  },
});
