import type { Invariant } from './invariant';
import { Reach } from './invariant';
import type { Played } from './play';

/** The least that a campaign must come to before it proves anything. */
export interface Floor {
  readonly averageDecisions: number;
  readonly actions: number;
  readonly rules: number;
}

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
  add({ choices, over, drawn, exercised, reach }: Played): void {
    this.games += 1;
    this.decisions += choices.length;
    if (over) this.ended += 1;
    if (drawn) this.drawn += 1;
    for (const { purpose, chosen } of choices)
      this.actions.add(`${purpose}: ${chosen.replace(/ \[\d+\]/g, '')}`);
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
