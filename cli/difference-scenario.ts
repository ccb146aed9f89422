import { playsLike } from '../fuzz/differential/differs';
import type { Difference, Side } from '../fuzz/differential/lockstep';
import { type Finding, sideNames } from '../fuzz/finding';
import { playGame } from '../fuzz/play';
import { differingSteps } from '../fuzz/scenario/differing';
import type { Ending } from '../fuzz/scenario/ending';
import { featureOf, type Writing } from '../fuzz/scenario/feature';
import type { Step } from '../fuzz/scenario/given';
import { recordGame } from '../fuzz/scenario/moments';
import { Told } from '../fuzz/scenario/telling';
import { gameNamed, Unsayable } from '../fuzz/scenario/words';
import { leastAnswer } from '../fuzz/shrink/deed';
import { shrink } from '../fuzz/shrink/shrink';
import { changeOf } from '../port/amendment/change';
import type { EnginePort } from '../port/contract';
import { slotsApart } from '../port/in-process-editions';
import { Identities } from '../steps/play/identities';
import type { Terms } from '../steps/terms';
import { type FindingScenario, noWords, titlesOf, wordsOf } from './finding-scenario';
import { Proof } from './proof';
import { arrangeIn } from './scene-arrangement';

/** The two engines that a finding is about. */
export interface ComparedEngines {
  /** The one that it was found on. */
  readonly port: EnginePort;
  /** The one that it was compared with. */
  readonly against: EnginePort;
}

/**
 * Makes a difference between two engines simpler and writes it as a feature file that was seen to pass on the first of
 * them and not on the other.
 *
 * @param file the path of the feature file, for the command that replays it; nothing is left behind
 */
export async function differenceScenario(
  finding: Finding,
  { port, against }: ComparedEngines,
  file: string,
): Promise<FindingScenario> {
  const { rulebook, table } = finding;
  const words = wordsOf(finding);
  const nothing = { text: undefined, shrunk: undefined };
  if (!words || !finding.against) return { ...nothing, why: noWords(finding) };
  const names = sideNames(finding.engine, finding.against, table.edition);
  const { off = [], edition } = finding.against;
  const second: Side = { name: names.second, port: against, off, edition };
  const apart = edition === undefined ? [] : slotsApart(rulebook, table.edition ?? '', edition);
  let last: Difference | undefined;
  const onDifference = (found: Difference): void => {
    last = found;
  };
  const invariant = playsLike({ first: names.first, second, apart, onDifference });
  const shrunk = shrink(finding, { port, invariant, arrange: arrangeIn(words) });
  if (!shrunk)
    return {
      ...nothing,
      why: "The engines don't differ when they are played with a stop at every priority.",
    };
  const { request } = shrunk;
  const theirNames = new Map<string, string>();
  const note = (): void => {
    for (const { id, name } of against.observe().objects) if (name !== undefined) theirNames.set(id, name);
  };
  replay(port, invariant, shrunk, () => attempted(note));
  const answers = [...shrunk.answers, ...settled(port, words.indifferent)];
  const other = attempted(() => {
    settled(against, words.indifferent);
    note();
    return endingOf(against, (id) => theirNames.get(id) ?? '');
  });
  const told = new Told(recordGame(port, { request, answers }), new Identities());
  const one = endingOf(port, (id) => told.nameEver(id));
  const titleOf = titlesOf(rulebook, table.edition);
  const changed = numbersOf(off);
  const rules =
    changed.length > 0 ? changed : [last?.rule ?? ''].filter((rule) => titleOf(rule) !== undefined);
  const writing: Omit<Writing, 'claim'> = { finding, shrunk, rules, told, words, titleOf, file };
  const proof = new Proof(shrunk.scene.seed);
  const whole = shrunk.scene.off;
  try {
    for (const claim of [...(other ? differingSteps(told, one, other, words) : []), ...always(one)]) {
      const text = featureOf({ ...writing, claim });
      if (!(await proof.passes(text, port, whole))) continue;
      const there = edition === undefined ? text : inEdition(text, words, edition);
      if (!(await proof.passes(there, against, [...whole, ...off]))) return { text, shrunk };
    }
  } catch (error) {
    if (error instanceof Unsayable) return { text: undefined, shrunk, why: error.message };
    throw error;
  } finally {
    proof.close();
  }
  return { text: undefined, shrunk, why: 'The vocabulary has no phrase for what is different.' };
}

/** The scenario as it is played in another edition: its first sentence names that. */
const inEdition = (text: string, words: Terms, edition: string): string =>
  text.replace(
    ` ${gameNamed(words)} game between `,
    ` ${gameNamed({ game: words.game, edition })} game between `,
  );

/** The numbers of the rules that are changed; a rule that comes on top has none that the rulebook knows. */
const numbersOf = (off: readonly string[]): readonly string[] => [
  ...new Set(off.map(changeOf).flatMap((change) => ('number' in change ? [change.number] : []))),
];

/** What is so of many tables: it is said where the other engine doesn't come so far. */
function always({ decision, observation }: Ending): readonly Step[] {
  const name = decision && observation.players[decision.player]?.name;
  return [
    ...(observation.over ? [] : [['the game is not over'] as const]),
    ...(decision?.purpose === 'priority' ? [[`${name} still has priority`] as const] : []),
  ];
}

/**
 * Plays the game once more, so that both engines stand where they differ.
 *
 * @param onDecision called before each answer
 */
function replay(
  port: EnginePort,
  invariant: ReturnType<typeof playsLike>,
  { request, answers }: Pick<Parameters<typeof recordGame>[1], 'request' | 'answers'>,
  onDecision: () => void,
): void {
  let at = 0;
  playGame(port, request, {
    invariants: [invariant],
    most: answers.length,
    every: Number.MAX_SAFE_INTEGER,
    answer: () => {
      onDecision();
      const given = answers[at] ?? [];
      at += 1;
      return given;
    },
  });
}

/** Decides what a scenario needn't decide, as a scenario does before it looks. Returns the answers. */
function settled(port: EnginePort, indifferent: readonly string[]): readonly (readonly number[])[] {
  const answers: (readonly number[])[] = [];
  for (
    let decision = port.legal();
    decision && indifferent.includes(decision.purpose);
    decision = port.legal()
  ) {
    const answer = leastAnswer(decision);
    answers.push(answer);
    if (!port.act({ do: 'answer', answer }).done) break;
  }
  return answers;
}

const endingOf = (port: EnginePort, nameEver: Ending['nameEver']): Ending => ({
  observation: port.observe(),
  decision: port.legal(),
  trace: port.trace(),
  nameEver,
});

/** What is said; undefined where the engine breaks. */
function attempted<T>(body: () => T): T | undefined {
  try {
    return body();
  } catch {
    return undefined;
  }
}
