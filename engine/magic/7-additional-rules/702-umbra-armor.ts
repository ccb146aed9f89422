import { replacement } from '../../kernel';
import { has } from '../a-abilities/A.1-keyword-abilities';
import { destroy } from '../g-glossary/G.13-destroy';
import type { MagicGame } from '../game';
import { isOccurrence, Occurrence } from '../occurrence';

/** 702.89a */
export const umbraArmor = replacement<MagicGame>(
  { '2025': '702.89a' },
  'Instead of what it enchants an Aura with umbra armor is destroyed, and the damage is removed',
  'destroy',
  (game, event) => {
    const object = isOccurrence(event) ? event.about.object : undefined;
    const armor = object?.attached.find((each) => has(game, each, 'umbra armor'));
    if (!object || !armor) return undefined;
    return [
      new Occurrence('remove damage', { object }, () => {
        game.set(object, 'damage', 0);
        game.set(object, 'isTouched', false);
      }),
      destroy(armor),
    ];
  },
);
