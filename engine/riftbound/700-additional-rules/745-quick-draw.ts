import { definition, fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { Ability } from '../text/tree/index';
import { ownUnit } from './744-equip';

/** 745.1.d: once played, the gear is attached to a unit of its controller. */
export const quickDraw = definition(
  '745.1.d',
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

/** 745.2: one Quick-Draw is enough. */
export const isSecondQuickDraw = fact(
  '745.2',
  'Several instances of Quick-Draw do not trigger separately',
  (_game: RiftboundGame, ability: Ability, before: readonly Ability[]) =>
    isQuickDraw(ability) && before.some(isQuickDraw),
);

const isQuickDraw = (ability: Ability): boolean =>
  ability.kind === 'keyword' && ability.keyword === 'quick-draw';
