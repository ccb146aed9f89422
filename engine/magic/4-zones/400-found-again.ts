import { assumed } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { Context, MagicObject } from '../object';

const HIDDEN: readonly string[] = ['library', 'hand'];

/** 400.7g: what was sacrificed or discarded to pay for it. */
export const foundAgain = definition(
  {
    '2013': '400.7g',
    '2025': assumed('400.7g', { from: '2013' }),
  },
  'What moved to a public zone as it was announced is found there by what resolves',
  (_game: MagicGame, object: MagicObject, { spent }: Context): MagicObject => {
    const [card] = object.became;
    return card && !HIDDEN.includes(card.zone.name) && spent.some((each) => each.object === object)
      ? card
      : object;
  },
  (_game, object) => object,
);
