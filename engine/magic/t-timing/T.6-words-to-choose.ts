/** The words that players choose from where a text lets them choose one. */
import { assumed } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import { creatureTypes } from '../text/creature-types';

export const COLORS: readonly string[] = ['white', 'blue', 'black', 'red', 'green'];

/** K.11.7 */
export const typesToChoose = definition(
  { '2003': 'K.11.7', '2013': '205.3m', '2025': assumed('205.3m', { from: '2013' }) },
  'Of creature types one is chosen that there is',
  (_game: MagicGame): readonly string[] => creatureTypes.map(([one]) => one),
  () => [],
);
