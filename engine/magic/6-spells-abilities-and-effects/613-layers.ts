/** The layers of 2013 and 2025, as far as their books and what these cite name them; 2003 has a single order. */
import { assumed, type ByEdition, type OwnNumbers, type Rule, rule, slot } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import { initialCharacteristics } from '../k-card-types/K.5-changing-types';
import { inOneOrder } from '../k-card-types/K.10-changes';
import { countersFirst } from '../k-card-types/K.10-counters';

type Numbers = ByEdition<OwnNumbers>;

const layer = (title: string, numbers: Numbers) => rule(numbers, title, 'layer');

const types = layer('Layer 4: effects change types', {
  '2013': '613.5',
  '2025': assumed('613.5', { from: '2013' }),
});

const colours = layer('Layer 5: effects change colors', {
  '2013': '613.5',
  '2025': assumed('613.5', { from: '2013' }),
});

const abilities = layer('Layer 6: effects give and take abilities', {
  '2013': '613.5',
  '2025': assumed('613.5', { from: '2013' }),
});

const defining = layer('Layer 7a: abilities define the power and toughness of what has them', {
  '2013': '604.3a',
  '2025': assumed('604.3', { from: ['2013', '604.3a'] }),
});

const setting = layer('Layer 7b: effects set power and toughness', {
  '2013': '613.3b',
  '2025': assumed('613.4b', { from: ['2013', '613.3b'] }),
});

const modifying = layer('Layer 7c: effects modify power and toughness', {
  '2013': '613.4',
  '2025': assumed('613.4c', { from: ['2013', '613.4'] }),
});

const ordered = (meaning: string, later: Rule, earlier: Rule = inOneOrder) =>
  slot(meaning, { '2003': earlier, '2013': later, '2025': later });

export const typeLayer = ordered('effects that change types', types, initialCharacteristics);
export const colourLayer = ordered('effects that change colors', colours);
export const abilityLayer = ordered('effects that change abilities', abilities);
export const baseAbilityLayer = ordered('abilities that come with a type', abilities, initialCharacteristics);
export const definingLayer = ordered(
  'texts that define power and toughness',
  defining,
  initialCharacteristics,
);
export const settingLayer = ordered('effects that set power and toughness', setting);
export const baseLayer = ordered('numbers that come with a type', setting, initialCharacteristics);
export const modifyingLayer = ordered('effects that modify power and toughness', modifying);

/** In their order. */
export const layers = [
  typeLayer,
  colourLayer,
  abilityLayer,
  baseAbilityLayer,
  definingLayer,
  settingLayer,
  baseLayer,
  modifyingLayer,
];

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
