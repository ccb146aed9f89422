import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type Runs, runsOf } from './clock';
import type { Contender, Turn } from './contender';
import type { Played } from './games';

export interface Side {
  /** Decisions that a player was asked for, and those with one legal answer. Both are in the trace. */
  readonly engine: Runs;
  /** Only those that a player was asked for. */
  readonly asked: Runs;
  readonly withoutText: Runs;
  /** The same three of duels of Riftbound. */
  readonly duels: Runs;
  readonly duelsAsked: Runs;
  readonly duelsWithoutText: Runs;
  /** The same three of duels of Magic 2003. */
  readonly magicDuels: Runs;
  readonly magicDuelsAsked: Runs;
  readonly magicDuelsWithoutText: Runs;
  readonly pkmn: Runs;
  readonly boardgameCards: Runs;
  readonly boardgameTicTacToe: Runs;
}

/** Contenders, and what part of the time each plays in a turn. */
const TAKING_PART: readonly (readonly [Contender, number])[] = [
  ['games', 1],
  ['plain games', 0.5],
  ['duels', 1],
  ['plain duels', 0.5],
  ['magic duels', 1],
  ['plain magic duels', 0.5],
  ['pkmn', 1],
  ['boardgame.io cards', 0.5],
  ['boardgame.io tic-tac-toe', 0.5],
];

/** Turns that nobody counts: an engine of this size is compiled for many seconds before it is as fast as it gets. */
const WARMING_UP = 8;

async function turnOf(child: ChildProcess, budget: number): Promise<Turn> {
  const answer = once(child, 'message');
  child.send(budget);
  const [turn] = await answer;
  return turn;
}

/**
 * All engines take turns within each round, so that whatever slows the machine slows all of them. Each is in a process
 * of its own, and waits there while others play: what one has made of its heap, and what its code was compiled for, is no
 * other's business.
 *
 * @param budget nanoseconds of processor time of a turn.
 * @returns the figures, and what the games of the last round were like.
 */
export async function sideBySide(
  rounds: number,
  budget: number,
  progress: (text: string) => void,
): Promise<{ side: Side; played: Played; duelled: Played; duelledInMagic: Played }> {
  const turns = new Map<Contender, Turn[]>();
  const script = path.join(__dirname, 'contender.js');
  const children = TAKING_PART.map(([name, part]) => {
    turns.set(name, []);
    return { name, child: fork(script, [name]), length: budget * part };
  });
  for (const { name, child, length } of children) {
    progress(`warming up: ${name}`);
    for (let turn = 1; turn <= WARMING_UP; turn += 1) await turnOf(child, length);
  }
  for (let round = 1; round <= rounds; round += 1) {
    progress(`round ${round} of ${rounds}`);
    for (const { name, child, length } of children) turns.get(name)?.push(await turnOf(child, length));
  }
  for (const { child } of children) child.disconnect();
  const of = (name: Contender): readonly Turn[] => turns.get(name) ?? [];
  const perSecond = (name: Contender, what: 'decisions' | 'asked' = 'decisions'): Runs =>
    runsOf(of(name).map((turn) => turn[what] / (turn.nanoseconds / 1e9)));
  const last = (name: Contender): Played => {
    const played = of(name).at(-1)?.played;
    if (!played) throw new Error(`No game was played by "${name}".`);
    return played;
  };
  const side = {
    engine: perSecond('games'),
    asked: perSecond('games', 'asked'),
    withoutText: perSecond('plain games'),
    duels: perSecond('duels'),
    duelsAsked: perSecond('duels', 'asked'),
    duelsWithoutText: perSecond('plain duels'),
    magicDuels: perSecond('magic duels'),
    magicDuelsAsked: perSecond('magic duels', 'asked'),
    magicDuelsWithoutText: perSecond('plain magic duels'),
    pkmn: perSecond('pkmn'),
    boardgameCards: perSecond('boardgame.io cards'),
    boardgameTicTacToe: perSecond('boardgame.io tic-tac-toe'),
  };
  return { side, played: last('games'), duelled: last('duels'), duelledInMagic: last('magic duels') };
}
