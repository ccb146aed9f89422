/** The layers of 2013 and 2025, as far as their books and what these cite name them; 2003 has a single order. */
import { assumed, type ByEdition, type OwnNumbers, rule, slot } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import { inOneOrder } from '../k-card-types/K.10-changes';
import { countersFirst } from '../k-card-types/K.10-counters';

const layer = (meaning: string, title: string, numbers: ByEdition<OwnNumbers>) => {
  const own = rule(numbers, title, 'layer');
  return slot(meaning, { '2003': inOneOrder, '2013': own, '2025': own });
};

export const colourLayer = layer('effects that change colors', 'Layer 5: effects change colors', {
  '2013': '613.5',
  '2025': assumed('613.5', { from: '2013' }),
});

export const abilityLayer = layer(
  'effects that change abilities',
  'Layer 6: effects give and take abilities',
  {
    '2013': '613.5',
    '2025': assumed('613.5', { from: '2013' }),
  },
);

export const settingLayer = layer(
  'effects that set power and toughness',
  'Layer 7b: effects set power and toughness',
  { '2013': '613.3b', '2025': assumed('613.4b', { from: ['2013', '613.3b'] }) },
);

export const modifyingLayer = layer(
  'effects that modify power and toughness',
  'Layer 7c: effects modify power and toughness',
  { '2013': '613.4', '2025': assumed('613.4c', { from: ['2013', '613.4'] }) },
);

/** In their order. */
export const layers = [colourLayer, abilityLayer, settingLayer, modifyingLayer];

const countersLast = definition(
  { '2013': '613.4', '2025': assumed('613.4', { from: '2013' }) },
  'Layer 7d: counters add to power and toughness after effects have set them',
  (_game: MagicGame): 'first' | 'last' => 'last',
  () => 'first',
);

export const countersApply = slot('counters on power and toughness', {
  '2003': countersFirst,
  '2013': countersLast,
  '2025': countersLast,
});
