import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import type { Ability } from '../text/tree/index';

const YOU = { who: 'you' } as const;

/** 743.1.b: on being played, it shows its player the top card of the Main Deck, which may be recycled. */
export const vision = definition(
  '743.1.b',
  'With Vision, the top card of the Main Deck is looked at and may be recycled',
  (_game: RiftboundGame, text: string): readonly Ability[] => [
    {
      kind: 'triggered',
      text,
      targets: [],
      trigger: { on: 'plays', who: YOU, filter: { this: true } },
      effect: {
        do: 'sequence',
        steps: [
          {
            do: 'look',
            who: YOU,
            object: { ref: 'top of deck', who: YOU, amount: { amount: 'number', value: 1 } },
          },
          { do: 'may', who: YOU, effect: { do: 'recycle', who: YOU, object: { ref: 'that' } } },
        ],
      },
      instructions: [],
    },
  ],
  (): readonly Ability[] => [],
);
