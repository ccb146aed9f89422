import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import { numberOf, objects } from '../phrases';
import type { Effect } from '../text/tree/index';

/** 420.1.c: equal values are left alone. */
export const valuesDiffer = fact(
  '420.1~2',
  'Only different values are swapped',
  (_game: RiftboundGame, first: number, second: number) => first !== second,
);

/** 420: "swap": the lower value is increased, the higher decreased, by their difference. */
export const swapping = instruction(
  '420.1',
  'The lower of two values is increased and the higher decreased by their difference',
  'swap',
  {
    perform: (game, effect, context, { chosen, follow }) => {
      const [first, second] = effect.objects.flatMap((each) => objects(game, each, context, chosen));
      if (!first || !second || first.ceased || second.ceased) return [];
      const [one, other] = [first, second].map((object) => numberOf(game, effect.characteristic, object));
      if (one === undefined || other === undefined || !valuesDiffer(game, one, other)) return [];
      const value = Math.abs(one - other);
      const changed = (sign: 1 | -1): Effect => ({
        do: 'apply',
        object: { ref: 'that' },
        modifications: [
          {
            change: 'modify',
            characteristic: effect.characteristic,
            by: { amount: 'number', value },
            sign,
          },
        ],
        duration: effect.duration,
      });
      const [lower, higher] = one < other ? [first, second] : [second, first];
      follow([changed(-1)], context.with({ that: [higher] }));
      follow([changed(1)], context.with({ that: [lower] }));
      return [];
    },
  },
);
