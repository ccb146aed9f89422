import { skipAdded } from '../../card-game/turn/schedule';
import { assumed } from '../../kernel';
import { definition, fact } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import { instruction } from '../instruction';
import { Occurrence } from '../occurrence';
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

/** G.36.1 */
export const cannotBeSpent = fact(
  {
    '2003': 'G.36.1',
    '2013': assumed('G.36.1', { from: '2003' }),
    '2025': assumed('G.36.1', { from: '2003' }),
  },
  'A step that is skipped as a cost is one of this turn that has not begun, and pays for one thing alone',
  (game: MagicGame, seat: number, step: string) =>
    game.now.active !== seat || game.now.begun.includes(step) || game.player(seat).spentParts.includes(step),
);

/** The events of a player skipping a step of this turn as a cost. */
export const spendPart = (game: MagicGame, seat: number, step: string): readonly Occurrence[] => [
  skipAdded<MagicTypes>(game, seat, step),
  new Occurrence('skip as a cost', { player: seat, what: step }, () => {
    const player = game.player(seat);
    game.set(player, 'spentParts', [...player.spentParts, step]);
  }),
];
