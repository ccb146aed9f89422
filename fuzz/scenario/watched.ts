import type { PlayedGame } from '../../port/played-game';
import type { Invariant } from '../invariant';
import { playGame } from '../play';
import { fuzzedRulebook, fuzzedRulebooks } from '../rulebooks';
import { leastAnswer } from '../shrink/deed';
import { ENOUGH, lookingFor } from '../shrink/trial';

/** Every invariant that a scenario can speak of, each sentence once. */
export const everyInvariant: readonly Invariant[] = [
  ...new Map(
    fuzzedRulebooks
      .flatMap((id) => fuzzedRulebook(id)?.invariants ?? [])
      .map((invariant) => [invariant.gherkin, invariant] as const),
  ).values(),
];

/** What a sentence means in games of a rulebook: what is hidden, for instance, each rulebook says itself. */
const invariantOf = (rulebook: string, said: Invariant): Invariant =>
  fuzzedRulebook(rulebook)?.invariants.find(({ gherkin }) => gherkin === said.gherkin) ?? said;

/** An invariant doesn't hold in the game that a scenario has played. */
class InvariantBroken extends Error {
  constructor({ number, name }: Invariant, message: string) {
    super(`${number} (${name}) is broken: ${message}`);
    this.name = 'InvariantBroken';
  }
}

/**
 * Plays a scenario's game once more from its beginning, and looks at every moment of it. What is true of how games end
 * is looked at for a while longer, in which everybody does as little as possible.
 *
 * @throws InvariantBroken where the invariant doesn't hold
 */
export function holdsIn({ engine, request, acts, acknowledge }: PlayedGame, said: Invariant): void {
  const invariant = invariantOf(request.rulebook, said);
  // What a player does besides answering, conceding for instance, no random game does: what comes after isn't watched.
  const other = acts.findIndex((act) => act.do !== 'answer');
  const answers = (other < 0 ? acts : acts.slice(0, other)).flatMap((act) =>
    act.do === 'answer' ? [act.answer] : [],
  );
  let at = 0;
  const { violation } = playGame(engine, request, {
    invariants: [invariant],
    most: answers.length + (invariant.ofEndings ? ENOUGH : 0),
    ...lookingFor(invariant),
    answer: (decision) => {
      const answer = answers[at];
      at += 1;
      return answer ?? leastAnswer(decision);
    },
  });
  if (violation) throw new InvariantBroken(violation.invariant, violation.message);
  if (at > answers.length) {
    engine.setup(request);
    for (const act of acts) engine.act(act);
  } else for (const act of acts.slice(answers.length)) engine.act(act);
  acknowledge();
}
