import type { EnginePort } from '../port/contract';
import { makeAssertions, ReferenceEngine } from '../port/in-process';
import { Unsupported } from '../port/problems';
import { type Campaign, type CampaignResult, runCampaign } from './campaign';
import type { Invariant } from './invariant';
import { commandFor, replayFrom } from './replay';
import type { Floor, GameOutcome } from './report';
import { type FuzzedRulebook, fuzzedRulebook, fuzzedRulebooks } from './rulebooks';
import type { LoopKind, PropertyGames } from './rulebooks/fuzzed-rulebook';
import { UntilItBreaks } from './until-it-breaks';

/** A property did not hold, or was not put to the test. */
class PropertyFailed extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PropertyFailed';
  }
}

/** What is played: so many games of a rulebook. */
interface Games extends PropertyGames {
  readonly games: number;
  /** What tells these tables from others of the rulebook. */
  readonly kind: string;
  readonly rulebook: FuzzedRulebook;
}
type Environment = Readonly<Record<string, string | undefined>>;

/** What the step begins with that says what is broken in a game. */
export const FOUND = 'a game is found in which';

const OFF = /^rule (\S+) is switched off$/;
/** So many different actions and rules at least come up in whole games. */
const WHOLE_GAMES = { actions: 40, rules: 60 };
const NO_FLOOR: Floor = { averageDecisions: 0, actions: 0, rules: 10 };

const healthy = (engine: EnginePort): EnginePort => engine;

/** What games on our own engine came to, by what makes them the same games: each is played once, whatever is asked about it. */
const playedBefore = new Map<string, GameOutcome[]>();

function outcomesOf(plan: string): GameOutcome[] {
  const known = playedBefore.get(plan) ?? [];
  playedBefore.set(plan, known);
  return known;
}

/** Names of the invariants, of any game, that a sentence says or says the opposite of. */
function namesOf(sentence: string): ReadonlySet<string> {
  const all = fuzzedRulebooks.flatMap((id) => fuzzedRulebook(id)?.invariants ?? []);
  return new Set(
    all.filter(({ gherkin, broken }) => sentence === gherkin || sentence === broken).map(({ name }) => name),
  );
}

function rulebookOf(id: string): FuzzedRulebook {
  const found = fuzzedRulebook(id);
  if (found) return found;
  throw new PropertyFailed(
    `Games of ${id} can't be played at random yet; those of ${fuzzedRulebooks.join(', ')} can.`,
  );
}

/** One scenario about random games: what is played, and what came of it. */
export class PropertyScenario {
  private games: Games | undefined;
  private floor: Floor = NO_FLOOR;
  private readonly planted: string[] = [];
  /** What stands between the games and the engine. */
  private sabotage = healthy;
  private played: { readonly campaign: Campaign; readonly result: CampaignResult } | undefined;

  private constructor(
    private readonly place: string,
    private readonly seed: number,
    private readonly path: string | undefined,
    /** Rules that the whole run is without. */
    private readonly off: readonly string[],
    private readonly engine: EnginePort,
    /** Does the scenario say an invariant, or that it is broken? Nothing else is watched. */
    private readonly isSaid: (invariant: Invariant) => boolean,
  ) {}

  /**
   * The scenario at a place of a feature file, with what the run and the environment ask for, on an engine.
   *
   * @param said the texts of its steps: of the invariants those are watched that it says
   */
  static from(
    place: string,
    parameters: unknown,
    environment: Environment,
    engine: EnginePort,
    said: readonly string[],
  ): PropertyScenario {
    const { seed, path, off } = replayFrom(parameters, environment);
    const foreign = engine.command !== undefined;
    const isSaid = ({ gherkin, broken }: Invariant): boolean =>
      said.some((text) => text === gherkin || text === `${FOUND} ${broken}`);
    return new PropertyScenario(place, seed, path, off, foreign ? new UntilItBreaks(engine) : engine, isSaid);
  }

  /** Whole games of a rulebook, by its id, on tables arranged at random. */
  randomGames(id: string, games: number, averageDecisions: number, deck: number): void {
    this.floor = { averageDecisions, ...WHOLE_GAMES };
    const rulebook = rulebookOf(id);
    this.games = { games, rulebook, kind: `decks of ${deck}`, ...rulebook.properties.random(deck) };
  }

  /** Whole games with cards whose text is generated. */
  generatedGames(id: string, games: number, averageDecisions: number): void {
    this.floor = { averageDecisions, ...WHOLE_GAMES };
    const rulebook = rulebookOf(id);
    this.games = { games, rulebook, kind: 'generated', ...rulebook.properties.generated };
  }

  /** Tables on which a loop begins. */
  loops(id: string, games: number, kind: LoopKind): void {
    const rulebook = rulebookOf(id);
    const { loops } = rulebook.properties;
    if ('none' in loops)
      throw new PropertyFailed(`No loop can begin in a game of ${rulebook.title}: ${loops.none}.`);
    this.games = { games, rulebook, kind: `${kind} loops`, ...loops[kind] };
  }

  /** Plants a fault in the engine: a rule switched off, or a saboteur in front of it. */
  plant(fault: string): void {
    const number = OFF.exec(fault)?.[1];
    const { canaries, saboteurs } = this.chosen().rulebook;
    const sabotaged = saboteurs[fault] ?? canaries.find(({ name }) => name === fault)?.plant;
    const before = this.sabotage;
    if (number !== undefined) this.planted.push(number);
    else if (sabotaged) this.sabotage = (engine) => sabotaged(before(engine));
    else
      throw new PropertyFailed(
        `No such fault can be planted: "${fault}". There are "rule … is switched off", ${[
          ...Object.keys(saboteurs),
          ...canaries.map(({ name }) => name),
        ]
          .map((name) => `"${name}"`)
          .join(', ')}.`,
      );
  }

  /** Plays. Throws what an engine in another process breaks with, or lacks. */
  play(most: number): void {
    const { games, table, rulebook, kind } = this.chosen();
    const invariants = this.chosen().invariants.filter(this.isSaid);
    const { seed, path } = this;
    const off = [...this.off, ...this.planted];
    const { sabotage, isInProcess } = this;
    const port = sabotage(this.engine);
    const another = isInProcess ? { another: () => sabotage(new ReferenceEngine()) } : {};
    const watched = invariants.map(({ number }) => number);
    const plan = JSON.stringify([rulebook.id, kind, watched, most, off, seed]);
    // The games of a seed are the same, however many of them are played; a path is that of one game.
    const isKept = isInProcess && sabotage === healthy && path === undefined;
    const campaign: Campaign = {
      ...{ games, table, invariants, port, ...another, most, off, seed, path },
      simplify: false,
      ...(isKept ? { known: outcomesOf(plan) } : {}),
    };
    makeAssertions();
    const result = runCampaign(campaign);
    if (this.engine instanceof UntilItBreaks && this.engine.broken) throw this.engine.broken;
    this.played = { campaign, result };
  }

  /** One line that says what the games came to. */
  describe(): string {
    const { result } = this.done();
    return `Seed ${this.seed}: ${result.report.describe()}`;
  }

  /** What the games exercised, as reports read it. */
  trace(): { readonly rulebook: string; readonly exercised: readonly string[]; readonly trace: readonly [] } {
    return { rulebook: this.chosen().rulebook.id, exercised: this.done().result.report.exercised, trace: [] };
  }

  /** Throws PropertyFailed if an invariant was broken, or the games came to too little to prove it. */
  holds(said: Invariant): void {
    const invariant = this.watched(({ gherkin }) => gherkin === said.gherkin, said.gherkin);
    const { report, failure } = this.done().result;
    if (failure) throw new PropertyFailed(this.tell());
    if (this.path !== undefined) return;
    const short = report.shortcomings(this.floor, [invariant]);
    if (short.length > 0 && this.lacksRules)
      throw new Unsupported('rules in the trace', `nothing shows that the games came to enough: ${short[0]}`);
    if (short.length > 0) this.needsAnother(invariant);
    if (short.length > 0)
      throw new PropertyFailed(
        ['The games came to too little to prove anything:', ...short, report.describe()].join('\n  '),
      );
  }

  /** Throws PropertyFailed unless that very invariant was broken. */
  isBroken(said: Invariant): void {
    this.watched(({ broken }) => broken === said.broken, said.broken);
    const { report, failure } = this.done().result;
    if (!failure) this.needsAnother(said);
    if (!failure) throw new PropertyFailed(`No such game was found: ${report.describe()}.`);
    if (failure.violation.invariant.broken !== said.broken) throw new PropertyFailed(this.tell());
  }

  /** Throws PropertyFailed unless the failing game fails in the same way when it is played from its seed and path. */
  replays(): void {
    const { campaign, result } = this.done();
    if (!result.failure) throw new PropertyFailed('There is no game to replay.');
    const { seed, path, violation } = result.failure;
    const again = runCampaign({ ...campaign, seed, path }).failure;
    if (again?.violation.message === violation.message && again.path === path) return;
    throw new PropertyFailed(
      `Seed ${seed} and path ${path} replay to something else: ${again?.violation.message ?? 'nothing is wrong'}\n${this.tell()}`,
    );
  }

  /** Throws Unsupported where two games are compared and the engine plays one at a time. */
  private needsAnother({ withAnother, name }: Invariant): void {
    if (withAnother && !this.isInProcess)
      throw new Unsupported(
        'a second game at the same time',
        `"${name}" compares two, and this engine plays one`,
      );
  }

  private get isInProcess(): boolean {
    return this.engine instanceof ReferenceEngine;
  }

  /** Without rules in the trace, much of what games come to can't be seen. */
  private get lacksRules(): boolean {
    return this.engine.hello().features.missing.some(({ feature }) => feature === 'rules in the trace');
  }

  private chosen(): Games {
    if (!this.games) throw new PropertyFailed('Say first which games are played.');
    return this.games;
  }

  /** The invariant that a sentence means in these games: nothing is proven by games in which it isn't watched. */
  private watched(isMeant: (invariant: Invariant) => boolean, sentence: string): Invariant {
    const { invariants, rulebook } = this.chosen();
    const found = invariants.find(isMeant);
    if (found) return found;
    const why = Object.entries(rulebook.properties.without).find(([name]) =>
      namesOf(sentence).has(name),
    )?.[1];
    throw new PropertyFailed(
      `In these games of ${rulebook.title} nobody watches whether "${sentence}"${why === undefined ? '' : `: ${why}`}.`,
    );
  }

  private done(): NonNullable<PropertyScenario['played']> {
    if (!this.played) throw new PropertyFailed('Nothing was played.');
    return this.played;
  }

  /** The failing game, made simpler only now: nobody reads it of a scenario in which it was expected. */
  private tell(): string {
    const { campaign } = this.done();
    const { failure } = runCampaign({ ...campaign, simplify: undefined });
    if (!failure) return '';
    const { violation, seed, path, choices, table } = failure;
    const { number, name, rules } = violation.invariant;
    return [
      `${number} (${[name, ...rules].join(', ')}): ${violation.message}`,
      `Seed ${seed}, path ${path}`,
      `Replay: ${commandFor({ seed, path, off: this.off, command: this.engine.command }, this.place)}`,
      `The table: ${JSON.stringify(table)}`,
      choices.length === 0 ? 'Everybody passes.' : 'What the players decide, passing otherwise:',
      ...choices.map((choice) => `  ${choice}`),
    ].join('\n');
  }
}
