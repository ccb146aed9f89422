import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import type { Ability } from '../text/tree/index';

/** 742.1.b: "At the start of this permanent's controller's Beginning Phase, before scoring, kill this." */
export const temporary = definition(
  ['742.1.b', '742.1', '742.1.c'],
  "A permanent with Temporary is killed at the start of its controller's Beginning Phase",
  (_game: RiftboundGame, text: string): readonly Ability[] => [
    {
      kind: 'triggered',
      text,
      targets: [],
      trigger: { on: 'start of', phase: 'beginning phase', whose: 'your' },
      effect: { do: 'kill', who: { who: 'you' }, object: { ref: 'this' } },
      instructions: [],
    },
  ],
  (): readonly Ability[] => [],
);
