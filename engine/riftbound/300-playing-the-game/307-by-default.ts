/** When cards and abilities can't be played by default (330.1, 339.1). */
import { fact } from '../forms';
import type { RiftboundGame } from '../game';

const isClosed = (game: RiftboundGame): boolean => game.chain.objects.length > 0;
const isShowdown = (game: RiftboundGame): boolean => game.now.showdown !== undefined;

export const noCardsInClosedState = fact(
  { number: '330.1.a', restates: ['334.1.a.1'] },
  'Cards, by default, can not be played during a Closed State',
  isClosed,
);
export const noAbilitiesInClosedState = fact(
  { number: '330.1.b', restates: ['309.1.a'] },
  'Abilities, by default, can not be played during a Closed State',
  isClosed,
);
export const noCardsInShowdowns = fact(
  '339.1.a',
  'Cards, by default, can not be played during a Showdown State',
  isShowdown,
);
export const noAbilitiesInShowdowns = fact(
  '339.1.b',
  'Abilities, by default, can not be played during a Showdown State',
  isShowdown,
);
