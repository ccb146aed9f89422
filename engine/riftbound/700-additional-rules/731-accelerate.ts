import { column } from '../../kernel';
import type { Card } from '../card';
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import type { AdditionalCost, GameObject } from '../object';

const hasAccelerate = column(({ abilities }: Card) =>
  abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === 'accelerate'),
);
const NONE: readonly AdditionalCost[] = [];

type Power = 'own' | 'any';

export const powerOfItsDomain = definition(
  '731.1.a.1',
  'The Power for Accelerate is of the domain of a unit that has one',
  (_game: RiftboundGame): Power => 'own',
  (): Power => 'any',
);

export const powerOfAnyDomain = definition(
  '731.1.a.2',
  'The Power for Accelerate is of any domain for a unit of none or of several',
  (_game: RiftboundGame): Power => 'any',
  (): Power => 'own',
);

/** 731.1.a: whoever plays the unit may pay [1] and 1 Power more, and it enters ready. */
export const accelerateCosts = definition(
  '731.1.a',
  'A unit with Accelerate enters ready for 1 Energy and 1 Power more',
  (game: RiftboundGame, object: GameObject): readonly AdditionalCost[] =>
    hasAccelerate(object.card)
      ? [
          {
            costs: [
              {
                cost: 'pay',
                energy: { amount: 'number', value: 1 },
                power: [object.card.domains.length === 1 ? powerOfItsDomain(game) : powerOfAnyDomain(game)],
              },
            ],
            label: '[Accelerate]',
            entersReady: true,
            keyword: 'accelerate',
          },
        ]
      : NONE,
  (): readonly AdditionalCost[] => NONE,
);
