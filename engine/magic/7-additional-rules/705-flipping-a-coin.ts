import { choosing, type Procedure, procedure, step } from '../../kernel';
import { definition, fact } from '../forms';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import type { Context } from '../object';
import { Occurrence } from '../occurrence';
import { followInstructions } from '../t-timing/T.6-resolution';
import { saidOfPlayer } from '../t-timing/T.8-statements';
import { players } from '../text/phrases';
import type { CountedFlip, Effect } from '../text/tree';

type Flip = Extract<Effect, { do: 'flip a coin' }>;

/** A coin being flipped. */
interface Flipping {
  readonly seat: number;
  readonly flip: Flip;
  readonly context: Context;
  call: Side | undefined;
  /** Of several coins: which of them are counted, and how many of those were so far. */
  readonly count?: FlipCount;
}

interface FlipCount {
  readonly of: CountedFlip;
  counted: number;
}

/** Several coins being flipped. */
interface SeveralFlips {
  readonly seat: number;
  readonly flips: Extract<Effect, { do: 'flip coins' }>;
  readonly context: Context;
  left: number;
  readonly count: FlipCount;
}

type Side = 'heads' | 'tails';

const SIDES: readonly Side[] = ['heads', 'tails'];

const NUMBERS = { '2013': '705.1', '2025': '705.2' };

/** Does anybody win or lose the flip? */
const isCalled = ({ won, lost }: Flip): boolean => won !== undefined || lost !== undefined;

/** 705.2 */
export const winsTheFlip = definition(
  NUMBERS,
  'Who flips a coin wins the flip if the call matches the result',
  (_game: MagicGame, call: Side | undefined, side: Side): boolean => call === side,
  () => false,
);

/** 705.2: what is said of heads and of tails is nobody's to win. */
export const resultOf = definition(
  { '2013': '705.2', '2025': '705.2' },
  'What a text says of heads or tails is done as the coin comes up',
  (_game: MagicGame, { heads, tails }: Flip, side: Side): Effect | undefined =>
    side === 'heads' ? heads : tails,
  () => undefined,
);

/** 705.3: whatever the coin shows. */
export const indicatedSide = definition(
  { '2025': '705.3' },
  'A flip that a text says the result of has that result',
  (game: MagicGame, seat: number, side: Side): Side =>
    saidOfPlayer(game, 'flips come up', seat).reduce<Side>(
      (shown, { statement }) =>
        statement.says === 'flips come up' ? (SIDES.find((each) => each === statement.side) ?? shown) : shown,
      side,
    ),
  (_game, _seat, side) => side,
);

/** 705.3: also a flip that nobody could have won. */
export const winsAnyhow = fact(
  { '2025': '705.3' },
  'A flip that a text says a player wins is won',
  (game: MagicGame, seat: number) =>
    saidOfPlayer(game, 'flips come up', seat).some(
      ({ statement }) => statement.says === 'flips come up' && statement.wins === true,
    ),
);

export const flippingACoin: Procedure<MagicGame, Flipping> = procedure('flipping a coin', [
  choosing(
    NUMBERS,
    'Who flips a coin that can be won calls heads or tails',
    (_game, { seat, flip }: Flipping) =>
      isCalled(flip)
        ? {
            player: seat,
            purpose: 'call heads or tails',
            offers: SIDES.map((side) => ({ label: side, value: side })),
          }
        : undefined,
    (game, data, [side]) => {
      game.set(data, 'call', side);
      return undefined;
    },
  ),
  step(NUMBERS, 'The coin is flipped', (game, { seat, flip, context, call, count }) => {
    const shown = game.chance.roll('flip a coin', SIDES.length) === 1 ? 'heads' : 'tails';
    const side = indicatedSide(game, seat, shown);
    const wins = winsAnyhow(game, seat) || winsTheFlip(game, call, side);
    const effects = [isCalled(flip) ? (wins ? flip.won : flip.lost) : resultOf(game, flip, side)];
    game.call(followInstructions, {
      effects: effects.flatMap((effect) => (effect ? [effect] : [])),
      at: 0,
      context,
    });
    game.propose(new Occurrence('flip a coin', { player: seat, what: side }, () => undefined));
    const result = wins ? 'win a flip' : isCalled(flip) ? 'lose a flip' : undefined;
    if (result) game.propose(new Occurrence(result, { player: seat }, () => undefined));
    if (count) game.set(count, 'counted', count.counted + (isCountedAs(count.of, side, wins) ? 1 : 0));
  }),
]);

const isCountedAs = (of: CountedFlip, side: Side, wins: boolean): boolean =>
  of === side || of === (wins ? 'won' : 'lost');

/** 705.2: of several coins one after the other is flipped, and those are counted that are won, or come up so. */
export const flippingSeveral: Procedure<MagicGame, SeveralFlips> = procedure('flipping several coins', [
  step(NUMBERS, 'Of several coins one after the other is flipped', (game, data) => {
    const { flips, seat, context, count } = data;
    if (data.left > 0) {
      game.set(data, 'left', data.left - 1);
      game.call(flippingACoin, { seat, flip: flipOf(flips), context, call: undefined, count });
      return 'again';
    }
    const counted = context.with({ thatMuch: count.counted });
    game.call(followInstructions, { effects: [flips.then], at: 0, context: counted });
    return undefined;
  }),
]);

const NOTHING: Effect = { do: 'nothing' };

const flipOf = ({ who, counted }: SeveralFlips['flips']): Flip => ({
  do: 'flip a coin',
  who,
  [counted]: NOTHING,
});

export const flippingCoins = instruction(NUMBERS, 'A player flips several coins', 'flip coins', {
  perform: (game, effect, context, { number }) => {
    const left = number(effect.coins);
    for (const seat of [...players(game, effect.who, context)].reverse())
      game.call(flippingSeveral, {
        seat,
        flips: effect,
        context,
        left,
        count: { of: effect.counted, counted: 0 },
      });
    return [];
  },
});

export const flipping = instruction(NUMBERS, 'A player flips a coin', 'flip a coin', {
  perform: (game, effect, context) => {
    for (const seat of [...players(game, effect.who, context)].reverse())
      game.call(flippingACoin, { seat, flip: effect, context, call: undefined });
    return [];
  },
});
