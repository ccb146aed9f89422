import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import type { Ability, Cost, TargetSpecification } from '../text/tree/index';

/** A unit that the player controls, as a target. */
export const ownUnit: TargetSpecification = {
  what: 'object',
  filter: { types: ['unit'], controller: 'you' },
  minimum: 1,
  maximum: 1,
  text: 'a unit you control',
};

/** 744.1.c.2: "[Cost]: Attach this gear to a unit you control." */
export const equip = definition(
  ['744.1.c.2', '744.1', '744.1.b', '744.1.b.1', '744.1.b.2', '744.4'],
  'For its Equip cost, a gear is attached to a unit that its controller controls',
  (_game: RiftboundGame, text: string, costs: readonly Cost[]): readonly Ability[] => [
    {
      kind: 'activated',
      text,
      targets: [ownUnit],
      costs,
      effect: { do: 'attach', object: { ref: 'this' }, to: { ref: 'target', target: 0 } },
      instructions: [],
    },
  ],
  (): readonly Ability[] => [],
);
