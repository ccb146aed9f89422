import { concatMap } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { Occurrence } from '../occurrence';
import { unusedMana } from '../p-phases/P.3-general-phase-and-step-rules';
import { loseLife } from './G.21-loss-of-life';

/** G.22.1: one life for each. */
export const manaBurn = definition(
  { '2003': 'G.22.1' },
  'A player loses a life for each mana lost unused',
  (game: MagicGame): readonly Occurrence[] =>
    concatMap(unusedMana(game), ({ player, amount }) => [loseLife(player, amount)]),
  () => [],
);
