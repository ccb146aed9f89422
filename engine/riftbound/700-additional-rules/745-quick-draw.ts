import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import type { Ability } from '../text/tree/index';
import { ownUnit } from './744-equip';

/** 745.1.d: once played, the gear is attached to a unit of its controller. */
export const quickDraw = definition(
  ['745.1.d', '745.1', '745.1.c'],
  'A gear with Quick-Draw is attached to a unit of its controller when it is played',
  (_game: RiftboundGame, text: string): readonly Ability[] => [
    {
      kind: 'triggered',
      text,
      targets: [ownUnit],
      trigger: { on: 'plays', who: { who: 'you' }, filter: { this: true } },
      effect: { do: 'attach', object: { ref: 'this' }, to: { ref: 'target', target: 0 } },
      instructions: [],
    },
  ],
  (): readonly Ability[] => [],
);
