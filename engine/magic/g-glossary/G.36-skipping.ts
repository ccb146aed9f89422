import { skipAdded } from '../../card-game/turn/schedule';
import { assumed } from '../../kernel';
import { definition, fact } from '../forms';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import { saidOfPlayer } from '../t-timing/T.8-statements';
import { players } from '../text/phrases';

export const skipping = instruction(
  { '2003': 'G.36.2', '2013': '614.10a', '2025': assumed('G.36.2', { from: '2003' }) },
  'Skips that effects ask for add up, one for each next such step',
  'skip',
  {
    perform: (game, effect, context) =>
      players(game, effect.who, context).map((seat) => skipAdded(game, seat, effect.step)),
  },
);

/** G.36.3 */
export const isSkippedAlways = fact(
  { '2003': 'G.36.3', '2013': '614.10', '2025': assumed('G.36.3', { from: '2003' }) },
  'A step that a continuous effect skips is skipped each time',
  (game: MagicGame, seat: number, step: string) =>
    saidOfPlayer(game, 'skips', seat).some(
      ({ statement }) => statement.says === 'skips' && statement.step === step,
    ),
);

/** How often a player is to skip the next such step. */
export const skipsOf = definition(
  { '2003': 'G.36.2', '2013': '614.10a', '2025': assumed('G.36.2', { from: '2003' }) },
  'What is to be skipped next is skipped as it would begin',
  (game: MagicGame, seat: number, step: string): number =>
    game.player(seat).skips.filter((each) => each === step).length,
  () => 0,
);
