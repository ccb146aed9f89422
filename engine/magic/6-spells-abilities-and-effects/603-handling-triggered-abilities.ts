import { assumed, slot } from '../../kernel';
import { colourOfItsSource } from '../a-abilities/A.2-color';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';

const NONE: readonly string[] = [];

/** 603.3: an ability on the stack has a text, and no other characteristic; in 2003 it has its source's color (A.2.8). */
const noColour = definition(
  { '2013': '603.3', '2025': assumed('603.3', { from: '2013' }) },
  'An ability on the stack has no color',
  (_game: MagicGame, _source: MagicObject): readonly string[] => NONE,
  (game, source) => game.look(source).colours,
);

export const colourOfAbility = slot('the color of an ability on the stack', {
  '2003': colourOfItsSource,
  '2013': noColour,
  '2025': noColour,
});
