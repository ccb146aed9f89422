import { fact } from '../forms';

/** 352.8.a.3: facedown cards are those in facedown zones, which are public ones (352.10.a.1). */
export const areFacedown = fact(
  ['352.8.a.3', '352.10.a.1'],
  'A facedown card is one in a facedown zone',
  () => true,
);
