import type { EnginePort } from '../port/contract';
import { ReferenceEngine } from '../port/in-process';
import { Unsupported } from '../port/problems';
import { type Campaign, type CampaignResult, runCampaign } from './campaign';
import type { Invariant } from './invariant';
import { apnap } from './invariants/apnap';
import { capacity } from './invariants/capacity';
import { draws, losingLoops, mandatoryLoops, optionalLoops } from './invariants/loops';
import { refill } from './invariants/refill';
import { soundness } from './invariants/soundness';
import { losingTable, mandatoryTable, optionalTable } from './looping-tables';
import { commandFor, replayFrom } from './replay';
import type { Floor } from './report';
import { inGeneratedGames, legionsOfWill } from './rulebooks/legions-of-will';
import { generatedGame } from './rulebooks/legions-of-will/tables';
import { saboteurs } from './saboteurs';
import { tableFrom } from './table';
import { UntilItBreaks } from './until-it-breaks';

const inRandomGames: readonly Invariant[] = [soundness, capacity, apnap, refill, draws];

/** Every invariant that a scenario can speak of. */
export const propertyInvariants: readonly Invariant[] = [
  ...inRandomGames,
  mandatoryLoops,
  optionalLoops,
  losingLoops,
  ...inGeneratedGames.filter((invariant) => !inRandomGames.includes(invariant)),
];

/** A property did not hold, or was not put to the test. */
class PropertyFailed extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PropertyFailed';
  }
}

type Games = Pick<Campaign, 'games' | 'table' | 'invariants'>;
type Environment = Readonly<Record<string, string | undefined>>;

const OFF = /^rule (\S+) is switched off$/;
const NO_FLOOR: Floor = { averageDecisions: 0, actions: 0, rules: 10 };

/** One scenario about random games: what is played, and what came of it. */
export class PropertyScenario {
  private games: Games | undefined;
  private floor: Floor = NO_FLOOR;
  private readonly planted: string[] = [];
  /** What stands between the games and the engine. */
  private sabotage: (engine: EnginePort) => EnginePort = (engine) => engine;
  private played: { readonly campaign: Campaign; readonly result: CampaignResult } | undefined;

  private constructor(
    private readonly place: string,
    private readonly seed: number,
    private readonly path: string | undefined,
    /** Rules that the whole run is without. */
    private readonly off: readonly string[],
    private readonly engine: EnginePort,
  ) {}

  /** The scenario at a place of a feature file, with what the run and the environment ask for, on an engine. */
  static from(
    place: string,
    parameters: unknown,
    environment: Environment,
    engine: EnginePort,
  ): PropertyScenario {
    const { seed, path, off } = replayFrom(parameters, environment);
    const foreign = engine.command !== undefined;
    return new PropertyScenario(place, seed, path, off, foreign ? new UntilItBreaks(engine) : engine);
  }

  /** Whole games on tables arranged at random. */
  randomGames(games: number, averageDecisions: number, deck: number): void {
    this.floor = { averageDecisions, actions: 40, rules: 60 };
    this.games = { games, invariants: inRandomGames, table: (numbers) => tableFrom(numbers, { deck }) };
  }

  /** Whole games with cards whose text is generated. */
  generatedGames(games: number, averageDecisions: number): void {
    this.floor = { averageDecisions, actions: 40, rules: 60 };
    this.games = {
      games,
      invariants: inGeneratedGames,
      table: (numbers) => generatedGame(numbers, { deck: 12, swarm: true }).table,
    };
  }

  /** Tables on which a loop begins that nobody can leave. */
  mandatoryLoops(games: number): void {
    this.games = { games, invariants: [mandatoryLoops, draws], table: mandatoryTable };
  }

  /** Tables on which a loop begins that somebody can leave. */
  optionalLoops(games: number): void {
    this.games = { games, invariants: [optionalLoops, draws], table: optionalTable };
  }

  /** Tables on which a loop begins that ends with a player losing. */
  losingLoops(games: number): void {
    this.games = { games, invariants: [losingLoops, draws], table: losingTable };
  }

  /** Plants a fault in the engine: a rule switched off, or a saboteur in front of it. */
  plant(fault: string): void {
    const number = OFF.exec(fault)?.[1];
    const sabotaged = saboteurs[fault] ?? legionsOfWill.canaries.find(({ name }) => name === fault)?.plant;
    const before = this.sabotage;
    if (number !== undefined) this.planted.push(number);
    else if (sabotaged) this.sabotage = (engine) => sabotaged(before(engine));
    else
      throw new PropertyFailed(
        `No such fault can be planted: "${fault}". There are "rule … is switched off", ${[
          ...Object.keys(saboteurs),
          ...legionsOfWill.canaries.map(({ name }) => name),
        ]
          .map((name) => `"${name}"`)
          .join(', ')}.`,
      );
  }

  /** Plays. Throws what an engine in another process breaks with, or lacks. */
  play(most: number): void {
    if (!this.games) throw new PropertyFailed('Say first which games are played.');
    const { seed, path } = this;
    const off = [...this.off, ...this.planted];
    const { sabotage } = this;
    const port = sabotage(this.engine);
    const inProcess = this.engine instanceof ReferenceEngine;
    const another = inProcess ? { another: () => sabotage(new ReferenceEngine()) } : {};
    const campaign: Campaign = { ...this.games, port, ...another, most, off, seed, path };
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
    return { rulebook: 'legions-of-will', exercised: this.done().result.report.exercised, trace: [] };
  }

  /** Throws PropertyFailed if an invariant was broken, or the games came to too little to prove it. */
  holds(invariant: Invariant): void {
    const { report, failure } = this.done().result;
    if (failure) throw new PropertyFailed(this.tell());
    if (this.path !== undefined) return;
    const short = report.shortcomings(this.floor, [invariant]);
    if (short.length > 0 && this.lacksRules)
      throw new Unsupported('rules in the trace', `nothing shows that the games came to enough: ${short[0]}`);
    if (short.length > 0)
      throw new PropertyFailed(
        ['The games came to too little to prove anything:', ...short, report.describe()].join('\n  '),
      );
  }

  /** Throws PropertyFailed unless that very invariant was broken. */
  isBroken(invariant: Invariant): void {
    const { report, failure } = this.done().result;
    if (!failure) throw new PropertyFailed(`No such game was found: ${report.describe()}.`);
    if (failure.violation.invariant !== invariant) throw new PropertyFailed(this.tell());
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

  /** Without rules in the trace, much of what games come to can't be seen. */
  private get lacksRules(): boolean {
    return this.engine.hello().features.missing.some(({ feature }) => feature === 'rules in the trace');
  }

  private done(): NonNullable<PropertyScenario['played']> {
    if (!this.played) throw new PropertyFailed('Nothing was played.');
    return this.played;
  }

  private tell(): string {
    const { failure } = this.done().result;
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
