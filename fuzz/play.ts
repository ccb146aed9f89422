import type { EnginePort, PendingDecision, SetupRequest } from '../port/contract';
import { type Answering, answerFrom } from './answer-from';
import { type Invariant, Moment, Reach } from './invariant';
import { soundness } from './invariants/soundness';
import { Looks } from './looks';
import { type Next, seeded } from './numbers';
import { ObjectsById } from './objects-by-id';
import { fuzzedRulebook } from './rulebooks';

/** An invariant that a game broke. */
export interface Violation {
  readonly invariant: Invariant;
  readonly message: string;
}

/** A choice that a player made. */
export interface Choice {
  readonly player: string;
  readonly purpose: string;
  readonly chosen: string;
}

/** What became of a game. */
export interface Played {
  /** Worded when somebody asks for them. */
  readonly choices: readonly Choice[];
  /** The same as the engine took them. */
  readonly answers: readonly (readonly number[])[];
  readonly over: boolean;
  readonly drawn: boolean;
  /** Numbers of the rules that the engine used. */
  readonly exercised: readonly string[];
  readonly reach: Reach;
  readonly violation: Violation | undefined;
}

/** How a game is played. */
export interface PlayOptions {
  /** A game that isn't over after so many decisions is left. */
  readonly most: number;
  readonly invariants: readonly Invariant[];
  /** Answers the decisions. */
  readonly answer: Answering;
  /** Dear looks are taken at one moment in so many: left out, at one in sixteen. */
  readonly every?: number;
  /** An answer is taken back and given again at one moment in so many: left out, at as many as dear looks are taken. */
  readonly takenBackEvery?: number;
  /** Another engine of the same kind, for what two are needed to check. */
  readonly another?: () => EnginePort;
  /** Sees every moment before it is checked. */
  readonly onMoment?: (moment: Moment) => void;
}

/** Unless said otherwise, one moment in so many is looked at closely: an answer is taken back and given again. */
const EVERY = 16;

/** Answers by numbers, each taken modulo what is legal. */
export const byNumbers =
  (next: Next): Answering =>
  (decision) =>
    answerFrom(decision, next);

/** Plays a game until it is over, the limit is reached or an invariant is broken. */
export function playGame(
  port: EnginePort,
  table: SetupRequest,
  { most, invariants, answer, every = EVERY, takenBackEvery = every, another, onMoment }: PlayOptions,
): Played {
  const asked: PendingDecision[] = [];
  const answers: (readonly number[])[] = [];
  const reach = new Reach();
  const names = table.players.map(({ name }) => name);
  let violation: Violation | undefined;
  let lines = 0;
  const byId = new ObjectsById();
  const quiet = fuzzedRulebook(table.rulebook)?.words.quietEvents;
  const taking = new Looks(takenBackEvery);
  const game = { port, table, chance: seeded(table.seed), every, another, answers };
  const watchers = invariants.map((invariant) => ({ invariant, watcher: invariant.watch(game) }));
  const look = (decision: PendingDecision | undefined): Violation | undefined => {
    const news = port.trace(lines);
    lines += news.length;
    const moment = new Moment(port, decision, news, reach, byId, quiet);
    onMoment?.(moment);
    for (const { invariant, watcher } of watchers) {
      const message = watcher.look(moment);
      if (message !== undefined) return { invariant, message };
    }
    return undefined;
  };

  try {
    port.setup(table);
    let decision = port.legal();
    violation = look(decision);
    while (decision && !violation && asked.length < most) {
      const given = answer(decision);
      const undone = taking.isDue();
      answers.push(given);
      asked.push(decision);
      const message = undone ? actTwice(port, given) : act(port, given);
      if (message !== undefined) violation = { invariant: soundness, message };
      decision = port.legal();
      violation ??= look(decision);
    }
  } catch (error) {
    violation = { invariant: soundness, message: error instanceof Error ? error.message : String(error) };
  }
  return {
    ...ending(port, violation),
    answers,
    reach,
    violation,
    get choices() {
      return asked.map((decision, at) => described(decision, answers[at] ?? [], names));
    },
  };
}

function ending(
  port: EnginePort,
  violation: Violation | undefined,
): Pick<Played, 'over' | 'drawn' | 'exercised'> {
  if (violation) return { over: false, drawn: false, exercised: [] };
  const { over, drawn } = port.observe();
  return { over, drawn, exercised: port.exercised() };
}

function act(port: EnginePort, answer: readonly number[]): string | undefined {
  const result = port.act({ do: 'answer', answer });
  return result.done ? undefined : `A legal answer was refused: ${result.reason}.`;
}

function actTwice(port: EnginePort, answer: readonly number[]): string | undefined {
  const before = port.hash();
  const refused = act(port, answer);
  if (refused !== undefined) return refused;
  const after = port.hash();
  if (!port.undo()) return 'The last answer could not be taken back.';
  if (port.hash() !== before) return 'Taking an answer back did not restore the position.';
  const again = act(port, answer);
  if (again !== undefined) return again;
  return port.hash() === after ? undefined : 'The same answer, given again, led to another position.';
}

function described(
  { player, purpose, kind, options }: PendingDecision,
  answer: readonly number[],
  names: readonly string[],
): Choice {
  const labels =
    kind === 'choose' || kind === 'order'
      ? answer.map((place) => options[place]?.label ?? '?')
      : answer.map(String);
  return { player: names[player] ?? String(player), purpose, chosen: labels.join(', ') || 'none' };
}
