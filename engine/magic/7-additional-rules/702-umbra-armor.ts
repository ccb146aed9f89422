import type { Modifying } from '../../card-game/replacement/modifying';
import { has } from '../a-abilities/A.1-keyword-abilities';
import { definition } from '../forms';
import { destroy } from '../g-glossary/G.13-destroy';
import type { MagicGame, MagicTypes } from '../game';
import type { MagicObject } from '../object';
import { Occurrence } from '../occurrence';

/** 702.89a: each armor by itself, of which one is chosen (616.1). */
export const umbraArmor = definition(
  { '2025': '702.89a' },
  'Instead of what it enchants an Aura with umbra armor is destroyed, and the damage is removed',
  (game: MagicGame, object: MagicObject): readonly Modifying<MagicTypes>[] =>
    object.attached
      .filter((each) => has(game, each, 'umbra armor'))
      .map((armor) => ({
        label: armor.card.name,
        key: `${armor.id} umbra armor`,
        modify: () => ({
          events: [
            new Occurrence('remove damage', { object }, () => {
              game.set(object, 'damage', 0);
              game.set(object, 'isTouched', false);
            }),
            destroy(armor),
          ],
        }),
      })),
  () => [],
);
