/** Small games in which one card does what it says, to compare what happens with what its words mean. */
import type { ObjectView, Observation, PendingDecision, SetupRequest } from '../../../port/contract';
import { ReferenceEngine } from '../../../port/in-process';

/** How players answer: with as little as may be chosen, or as much. */
export type Answers = 'least' | 'most';

/** The table before an instruction and after it, and who chose something for it, by seat. */
export interface Outcome {
  readonly before: Observation;
  readonly after: Observation;
  readonly choosers: ReadonlySet<number>;
}

/** More decisions than this are asked for by no single card. */
const MANY = 80;

/**
 * Takes the first option to do something, and passes until it has resolved.
 *
 * @param action 'play' or 'activate'
 * @returns undefined where that is not offered
 * @throws Error where the engine refuses an answer that it offered, or asks for ever
 */
export function play(table: SetupRequest, action: string, answers: Answers): Outcome | undefined {
  const engine = new ReferenceEngine();
  engine.setup(table);
  const before = engine.observe();
  const answer = (places: readonly number[]): void => {
    const result = engine.act({ do: 'answer', answer: [...places] });
    if (!result.done) throw new Error(result.reason);
  };
  const first = engine.legal()?.options.findIndex((option) => option.action === action) ?? -1;
  if (first < 0) return undefined;
  answer([first]);
  const choosers = new Set<number>();
  for (let count = 0; count < MANY; count++) {
    const asked = engine.legal();
    const after = engine.observe();
    const isSettled = after.objects.every(({ zone }) => !zone.startsWith('chain'));
    if (!asked || (asked.purpose === 'priority' && isSettled)) return { before, after, choosers };
    if (asked.purpose === 'priority') answer([asked.options.findIndex((option) => option.action === 'pass')]);
    else {
      if (asked.kind === 'choose') choosers.add(asked.player);
      answer(answerTo(asked, answers));
    }
  }
  throw new Error('This goes on and on.');
}

function answerTo(asked: PendingDecision, answers: Answers): number[] {
  const { kind, options, minimum, maximum, amount, minimums } = asked;
  switch (kind) {
    case 'number':
      return [answers === 'least' ? minimum : maximum];
    case 'order':
      return options.map((_, place) => place);
    case 'distribute': {
      const others = minimums.slice(1).reduce((sum, each) => sum + each, 0);
      return options.map((_, place) => (place === 0 ? amount - others : (minimums[place] ?? 0)));
    }
    case 'choose':
      return options
        .slice(0, answers === 'least' ? minimum : Math.min(maximum, options.length))
        .map((_, place) => place);
  }
}

/** The objects of a name, of all or of one player. */
export const named = ({ objects }: Observation, name: string, owner?: number): readonly ObjectView[] =>
  objects.filter((each) => each.name === name && (owner === undefined || each.owner === owner));

/** How many objects lie in a zone of a player, whatever they are. */
export const heldIn = ({ objects }: Observation, zone: string, owner: number): number =>
  objects.filter((each) => each.zone === zone && each.owner === owner).length;
