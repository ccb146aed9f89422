import type { Invariant } from './invariant';
import { Reach } from './invariant';
import type { Played } from './play';

/** The least that a campaign must come to before it proves anything. */
export interface Floor {
  readonly averageDecisions: number;
  readonly actions: number;
  readonly rules: number;
}

/** What one game adds to what games came to. */
export interface GameOutcome extends Pick<Played, 'over' | 'drawn' | 'exercised' | 'reach'> {
  readonly decisions: number;
  /** What was chosen, each once: objects of one name are the same. */
  readonly actions: ReadonlySet<string>;
}

/** Sums up a game. Of its decisions, which hold all that was offered, nothing is kept. */
export const outcomeOf = ({ choices, over, drawn, exercised, reach }: Played): GameOutcome => ({
  decisions: choices.length,
  actions: new Set(choices.map(({ purpose, chosen }) => `${purpose}: ${chosen.replace(/ \[\d+\]/g, '')}`)),
  over,
  drawn,
  exercised,
  reach,
});

/** What random games came to, together. */
export class CampaignReport {
  games = 0;
  decisions = 0;
  ended = 0;
  drawn = 0;
  readonly reach = new Reach();
  private readonly actions = new Set<string>();
  private readonly rules = new Set<string>();

  /** Adds a game. */
  add({ decisions, actions, over, drawn, exercised, reach }: GameOutcome): void {
    this.games += 1;
    this.decisions += decisions;
    if (over) this.ended += 1;
    if (drawn) this.drawn += 1;
    for (const action of actions) this.actions.add(action);
    for (const number of exercised) this.rules.add(number);
    for (const [what, count] of reach.entries())
      for (let each = 0; each < count; each += 1) this.reach.saw(what);
  }

  /** Numbers of the rules that were exercised. */
  get exercised(): readonly string[] {
    return [...this.rules].sort();
  }

  get averageDecisions(): number {
    return this.games === 0 ? 0 : Math.round(this.decisions / this.games);
  }

  /** What the games did not come to although they should have: sentences, none when all is well. */
  shortcomings(floor: Floor, invariants: readonly Invariant[]): readonly string[] {
    const short = (what: string, reached: number, least: number): string[] =>
      reached < least ? [`${what}: ${reached}, but at least ${least} are needed.`] : [];
    return [
      ...short('Decisions a game on average', this.averageDecisions, floor.averageDecisions),
      ...short('Different actions', this.actions.size, floor.actions),
      ...short('Rules exercised', this.rules.size, floor.rules),
      ...invariants.flatMap(({ name, mustReach }) =>
        Object.entries(mustReach).flatMap(([what, least]) =>
          short(`Seen by the ${name} invariant: ${what}`, this.reach.of(what), least),
        ),
      ),
    ];
  }

  /** One line that says what was reached. */
  describe(): string {
    const reached = this.reach.entries().map(([what, count]) => `${what}: ${count}`);
    const facts = [
      `${this.games} games (${this.ended} ended, ${this.drawn} drawn)`,
      `${this.decisions} decisions (${this.averageDecisions} a game)`,
      `${this.actions.size} different actions`,
      `${this.rules.size} rules exercised`,
      ...reached,
    ];
    return facts.join('; ');
  }
}
