import type { Node } from 'ohm-js';
import type { KindOfWord } from '../tree';
import type { Reader } from './reader';

/** Stand in a tree for what was chosen before. */
export const CHOSEN = {
  color: 'chosen color',
  type: 'chosen type',
  mana: 'chosen mana',
  name: 'chosen name',
} as const;

export const COLOR_OF_YOUR_CHOICE = 'color of your choice';

/** The color that a phrase means: it stands for one that is chosen. */
export const chosenColor = (color: Node): string =>
  color.child(0).ctorName === 'ChosenColor_yours' ? COLOR_OF_YOUR_CHOICE : CHOSEN.color;

/** The subtype that a phrase means. */
export function chosenType(read: Reader, type: Node): string {
  const form = type.child(0);
  return form.ctorName === 'ChosenType_yours'
    ? `${read.word(form.child(1))} type of your choice`
    : CHOSEN.type;
}

/** What a word is in a text: "one color word". */
export function kindOfWord(said: string): KindOfWord {
  if (said === 'color word') return 'color';
  return said === 'creature type' ? said : 'basic land type';
}
