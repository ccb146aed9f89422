import { playCardGame, playTicTacToe } from './boardgame';
import { plainDeck } from './cards';
import { duels } from './duels';
import { games, type Played, playGames, type Running } from './games';
import { withoutText as magicWithoutText } from './magic-cards';
import { magicDuels } from './magic-duels';
import { playBattles } from './pokemon';
import { withoutText } from './riftbound-cards';

/** What one contender did in one turn. */
export interface Turn {
  /** Every decision made; of ours, those with one legal answer among them, as in the trace. */
  readonly decisions: number;
  /** Of ours, only those that a player was asked for. */
  readonly asked: number;
  /** Processor time. */
  readonly nanoseconds: number;
  /** Of ours: what the games were like. */
  readonly played?: Played;
}

const ours =
  (laidOut: (seed: number) => () => Running) =>
  (budget: number): Turn => {
    const played = playGames(({ nanoseconds }) => nanoseconds >= budget, laidOut);
    const { decisions: asked, forced, nanoseconds } = played;
    return { decisions: asked + forced, asked, nanoseconds, played };
  };

const peer = (decisions: number, nanoseconds: number): Turn => ({ decisions, asked: decisions, nanoseconds });

/** Everything that plays, by name; each plays for so many nanoseconds of processor time. */
const CONTENDERS = {
  games: ours(games()),
  'plain games': ours(games(plainDeck)),
  duels: ours(duels()),
  'plain duels': ours(duels(withoutText)),
  'magic duels': ours(magicDuels()),
  'plain magic duels': ours(magicDuels(magicWithoutText)),
  pkmn: (budget: number) => {
    const { choices, nanoseconds } = playBattles(budget);
    return peer(choices, nanoseconds);
  },
  'boardgame.io cards': (budget: number) => {
    const { moves, nanoseconds } = playCardGame(budget);
    return peer(moves, nanoseconds);
  },
  'boardgame.io tic-tac-toe': (budget: number) => {
    const { moves, nanoseconds } = playTicTacToe(budget);
    return peer(moves, nanoseconds);
  },
} satisfies Record<string, (budget: number) => Turn>;

export type Contender = keyof typeof CONTENDERS;

const isContender = (name: string | undefined): name is Contender =>
  name !== undefined && Object.hasOwn(CONTENDERS, name);

/** As a process of its own: plays for as long as each message says, and answers with what it did. */
const [name] = process.argv.slice(2);
if (require.main === module && isContender(name))
  process.on('message', (budget) => process.send?.(CONTENDERS[name](Number(budget))));
