/** Basic runes have two abilities that nobody has to print (160.2). */
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';
import type { Ability, ActivatedAbility } from '../text/tree/index';

const you = { who: 'you' } as const;

const exhausting: ActivatedAbility = {
  kind: 'activated',
  text: '[E]: [Reaction] - Add [1].',
  targets: [],
  costs: [{ cost: 'exhaust', object: { ref: 'this' } }],
  permissions: ['reaction'],
  effect: { do: 'add', who: you, energy: { amount: 'number', value: 1 } },
  instructions: [],
};

const recycling: ActivatedAbility = {
  kind: 'activated',
  text: 'Recycle this: [Reaction] - Add [C].',
  targets: [],
  costs: [{ cost: 'recycle', object: { ref: 'this' } }],
  permissions: ['reaction'],
  effect: { do: 'add', who: you, power: ['own'] },
  instructions: [],
};

const both: readonly Ability[] = [exhausting, recycling];

export const exhaustingForEnergy = definition(
  '160.2.a',
  'A basic rune can be exhausted for an Energy',
  (_game: RiftboundGame): readonly Ability[] => [exhausting],
  () => [],
);

export const recyclingForPower = definition(
  '160.2.b',
  'A basic rune can be recycled for a Power of its domain',
  (_game: RiftboundGame): readonly Ability[] => [recycling],
  () => [],
);

/** The abilities of a basic rune. */
export const runeAbilities = definition(
  '160.2',
  'A basic rune always has two abilities',
  (game: RiftboundGame): readonly Ability[] => {
    const all = [...exhaustingForEnergy(game), ...recyclingForPower(game)];
    return all.length === both.length ? both : all;
  },
  () => [],
);

/** Is an object, as printed, a basic rune and nothing else? */
export const isBasicRune = ({ card: { abilities, effectAbilities, types } }: GameObject): boolean =>
  abilities === both && effectAbilities.length === 0 && types.length === 1;
