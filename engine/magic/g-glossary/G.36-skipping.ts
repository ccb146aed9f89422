import { skipAdded, skipUsed } from '../../card-game/turn/schedule';
import { isLaterThan } from '../../card-game/turn/times';
import { assumed, choosing, type Procedure, procedure } from '../../kernel';
import { description } from '../description';
import { definition, fact } from '../forms';
import type { MagicGame, MagicTypes, Standing } from '../game';
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

/** What skips a step of a player's each time. */
const skippingAlways = (game: MagicGame, seat: number, step: string): readonly Standing[] =>
  saidOfPlayer(game, 'skips', seat).filter(
    ({ statement }) => statement.says === 'skips' && statement.step === step,
  );

/** G.36.3 */
export const isSkippedAlways = fact(
  { '2003': 'G.36.3', '2013': '614.10', '2025': assumed('G.36.3', { from: '2003' }) },
  'A step that a continuous effect skips is skipped each time',
  (game: MagicGame, seat: number, step: string) => skippingAlways(game, seat, step).length > 0,
);

/** G.36.4, G.36.Ruling.2: what was skipped as a cost is skipped by nothing else. */
export const mayKeepSkips = fact(
  { '2003': 'G.36.4', '2013': '616.1', '2025': assumed('G.36.4', { from: '2003' }) },
  'Where a continuous effect skips a step that is to be skipped next, too, the player chooses which does',
  (game: MagicGame, seat: number, step: string) =>
    skipsOf(game, seat, step) > 0 &&
    isSkippedAlways(game, seat, step) &&
    !game.player(seat).spentParts.includes(step),
);

/** A part of a turn that several effects skip. */
interface SkippedBySeveral {
  readonly player: number;
  readonly what: string;
}

/** G.36.4 */
export const choosingBetweenSkips: Procedure<MagicGame, SkippedBySeveral> = procedure(
  'choosing what skips a part of a turn',
  [
    choosing(
      { '2003': 'G.36.4', '2013': '616.1', '2025': assumed('G.36.4', { from: '2003' }) },
      'Of several effects that skip a step its player chooses which does',
      (game, { player, what }) => ({
        player,
        purpose: 'choose what skips it each time',
        minimum: 0,
        maximum: 1,
        offers: skippingAlways(game, player, what).map(({ context: { source: object } }) => ({
          label: `${object.card.name} [${object.id}]`,
          object,
          value: object,
        })),
      }),
      (game, { player, what }, [always]) => {
        if (!always) game.apply([skipUsed<MagicTypes>(game, player, what)]);
      },
    ),
  ],
);

/** How often a player is to skip the next such step. */
export const skipsOf = definition(
  { '2003': 'G.36.2', '2013': '614.10a', '2025': assumed('G.36.2', { from: '2003' }) },
  'What is to be skipped next is skipped as it would begin',
  (game: MagicGame, seat: number, step: string): number =>
    game.player(seat).skips.filter((each) => each === step).length,
  () => 0,
);

/** Has a step begun in this turn, or did a turn that was joined later have it behind it? */
const hasBegun = ({ now }: MagicGame, step: string): boolean =>
  now.begun.includes(step) || (description.parts.includes(step) && isLaterThan(description.parts, now, step));

/** G.36.1 */
export const cannotBeSpent = fact(
  {
    '2003': 'G.36.1',
    '2013': assumed('G.36.1', { from: '2003' }),
    '2025': assumed('G.36.1', { from: '2003' }),
  },
  'A step that is skipped as a cost is one of this turn that has not begun, and pays for one thing alone',
  (game: MagicGame, seat: number, step: string) =>
    game.now.active !== seat || hasBegun(game, step) || game.player(seat).spentParts.includes(step),
);

/** The events of a player skipping a step of this turn as a cost. */
export const spendPart = (game: MagicGame, seat: number, step: string): readonly Occurrence[] => [
  skipAdded<MagicTypes>(game, seat, step),
  new Occurrence('skip as a cost', { player: seat, what: step }, () => {
    const player = game.player(seat);
    game.set(player, 'spentParts', [...player.spentParts, step]);
  }),
];
