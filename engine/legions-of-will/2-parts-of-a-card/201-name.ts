import { definition } from '../forms';
import type { LegionsGame } from '../game';
import type { Context, GameObject } from '../object';

/** 201.3: others of the same name aren't meant. */
export const itself = definition(
  '201.3',
  'A card that says its own name means itself',
  (_game: LegionsGame, { source }: Context): readonly GameObject[] => [source],
  () => [],
);
