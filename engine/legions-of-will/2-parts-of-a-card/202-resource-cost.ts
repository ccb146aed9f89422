import { definition } from '../forms';

/** 202.1b: a trap has no resource cost printed; playing one costs two. */
export const costOfTraps = definition(
  '202.1b',
  'Playing a trap costs two',
  () => 2,
  () => 0,
);
