import { definition } from '../forms';
import type { LegionsGame } from '../game';
import type { GameObject } from '../object';

/** 403.2, 606.2: switched off, it speaks of graveyards as well. */
export const whereTextsLook = definition(
  { number: '403.2', restates: ['606.2'] },
  'A text speaks of the battlefield unless it mentions another zone',
  (game: LegionsGame): readonly GameObject[] => game.battlefield.objects,
  (game) => [...game.battlefield.objects, ...game.players.flatMap((player) => player.graveyard.objects)],
);
