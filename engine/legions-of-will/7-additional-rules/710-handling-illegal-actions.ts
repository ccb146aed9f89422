import { consequence } from '../forms';

/** 710.1: an action that can't be completed is reversed, payments and all. */
export const isReversed = consequence(
  '710.1',
  'An illegal action is reversed entirely',
  (_game, takeBack: () => void) => takeBack(),
);
