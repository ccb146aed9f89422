import { definition, fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { Ability } from '../text/tree/index';

/** 742.1.b: "At the start of this permanent's controller's Beginning Phase, before scoring, kill this." */
export const temporary = definition(
  '742.1.b',
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

/** 742.2: one Temporary is enough. */
export const isSecondTemporary = fact(
  '742.2',
  'Several instances of Temporary are redundant',
  (_game: RiftboundGame, ability: Ability, before: readonly Ability[]) =>
    isTemporary(ability) && before.some(isTemporary),
);

const isTemporary = (ability: Ability): boolean =>
  ability.kind === 'keyword' && ability.keyword === 'temporary';
