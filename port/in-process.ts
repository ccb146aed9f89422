import { idOf } from '../engine/card-game/table/ids';
import { TableProblem } from '../engine/card-game/table/table-problem';
import {
  assertions,
  type Distribute,
  EngineHang,
  isPriority,
  type Option,
  RefusedChange,
  type Ruleset,
  type SpeedUpMode,
  UnknownRule,
} from '../engine/kernel';
import {
  type Act,
  type ActResult,
  EngineCrash,
  type EnginePort,
  type Hello,
  type Observation,
  type PendingDecision,
  type RuleInfo,
  SetupProblem,
  type SetupRequest,
  type TraceLine,
} from './contract';
import { barredBefore } from './in-process/barred-before';
import {
  editionsOf,
  gameAskedFor,
  gameOf,
  numberIn,
  type PlayedEdition,
  type PlayedGame,
  type PlayedTable,
  playedRulebooks,
} from './in-process/games';
import { KeptFullTrace } from './in-process/kept-full-trace';
import { lineOf, plain } from './in-process/line';
import { NumbersOfRules } from './in-process/numbers-of-rules';
import { RefusedModule } from './in-process/own-rules';
import { changesIn, hasOwnRules } from './in-process/rule-changes';
import { withSpeedUps } from './in-process/with-speed-ups';
import { features } from './protocol/features';
import type { GameInfo } from './protocol/game';
import { PROTOCOL } from './protocol/messages';
import { usualEdition } from './usual-edition';

interface Playing {
  readonly of: PlayedGame;
  readonly inPlay: PlayedTable;
  readonly request: SetupRequest;
}

/** Games of this process look at themselves from now on each time they come to rest: an engine whose state is unsound crashes. */
export function makeAssertions(): void {
  assertions.areMade = true;
}

/** The reference engine, spoken to by function calls. */
export class ReferenceEngine implements EnginePort {
  private current: Playing | undefined;
  /** Is a rule of a designer's own among those of the game? What makes games faster counts on what it knows of the rules. */
  private hasOwnRules = false;
  readonly fullTrace = new KeptFullTrace(() => {
    const { request, inPlay } = this.playing();
    return { request, game: inPlay.game };
  });

  /**
   * @param mostSteps after how many steps without a decision it takes itself to hang; left out: after so many that no game
   *   can need them
   * @param mode whether only rules answer, or also what makes them faster, or both are compared; left out: as the environment says
   */
  constructor(
    private readonly mostSteps?: number,
    private readonly mode?: SpeedUpMode,
  ) {}

  hello(): Hello {
    said ??= {
      engine: 'Rulewright reference engine',
      protocol: PROTOCOL,
      rulebooks: playedRulebooks().flatMap((id) => {
        const of = gameOf(id);
        const editions = of ? editionsOf(of) : [];
        const own = editions.filter(({ ruleset }) => ruleset.rulebook === id).map(editionInfo);
        const usual = usualEdition(own);
        if (!of || !usual) return [];
        const { name: _, ...rulebook } = usual;
        const game = gameInfo(of.description, of.sentences);
        return { id, ...rulebook, game, ...(editions.length > 1 ? { editions: own } : {}) };
      }),
      features: { supported: [...features], missing: [] },
    };
    return said;
  }

  setup(request: SetupRequest): void {
    this.reset();
    const { of, ruleset } = gameAskedFor(request);
    this.hasOwnRules = hasOwnRules(request.off);
    const { inPlay, start } = this.inMode(() => setUp(of, ruleset, request));
    this.current = { of, inPlay, request };
    if (this.mostSteps !== undefined) inPlay.game.mostSteps = this.mostSteps;
    this.fullTrace.begin({ request, game: inPlay.game });
    for (const { purpose, values } of request.chance ?? []) inPlay.game.chance.script(purpose, values);
    this.guarded(start);
  }

  legal(): PendingDecision | undefined {
    const { decision } = this.playing().inPlay.game;
    if (!decision) return undefined;
    const options =
      'options' in decision
        ? decision.options.map(({ label, action, object, onto, player, index }) => ({
            label,
            action,
            player,
            index,
            object: object && idOf(object),
            onto: onto && idOf(onto),
          }))
        : [];
    return {
      player: decision.player,
      kind: decision.kind,
      purpose: decision.purpose,
      rule: plain(decision.rule),
      options,
      minimum: 'minimum' in decision ? decision.minimum : 0,
      maximum: 'maximum' in decision ? decision.maximum : 0,
      amount: decision.kind === 'distribute' ? decision.amount : 0,
      minimums: decision.kind === 'distribute' ? decision.minimums : [],
      thresholds: decision.kind === 'distribute' && decision.after ? decision.thresholds : undefined,
      after: decision.kind === 'distribute' ? partialOrder(decision.after) : undefined,
    };
  }

  act(act: Act): ActResult {
    const playing = this.playing();
    const { game } = playing.inPlay;
    switch (act.do) {
      case 'answer': {
        const asked = game.decision?.rule;
        const refused = this.guarded(() => game.act(act.answer));
        if (refused === undefined) return { done: true };
        // The reason for reversing an action ends with the rule that it broke.
        const last = /\(([^()]+)\)$/.exec(refused)?.[1];
        const broken = last !== undefined && game.ruleset.rules.has(last) ? last : asked;
        return { done: false, reason: refused, rule: broken && plain(broken) };
      }
      case 'concede':
        return this.guarded(() => playing.inPlay.concede(act.player))
          ? { done: true }
          : {
              done: false,
              reason: 'conceding is not possible',
              rule: numberIn(playing.of.numbers.conceding, game.ruleset),
            };
      case 'attempt':
        return this.guarded(() => this.attempt(playing, act));
    }
  }

  private attempt({ of, inPlay }: Playing, act: Extract<Act, { do: 'attempt' }>): ActResult {
    const { game } = inPlay;
    const { decision } = game;
    if (!decision) return { done: false, reason: 'the game is over' };
    const isTried = (option: Option): boolean =>
      (act.word === undefined ? option.action === act.action : option.label === act.word) &&
      (option.object && idOf(option.object)) === act.object &&
      (act.onto === undefined || option.onto === undefined || idOf(option.onto) === act.onto) &&
      (act.index === undefined || option.index === act.index);
    const matching = 'options' in decision ? decision.options.findIndex(isTried) : -1;
    if (matching >= 0 && decision.player === act.player)
      return this.act({ do: 'answer', answer: [matching] });
    const tried = inPlay.tried(act);
    if (decision.player !== act.player) {
      // A declaration in which nothing can be declared is not asked for: what forbids it says more than whose turn it is to decide.
      const forbidding = tried ? undefined : (inPlay.forbidden(act) ?? barredBefore(game.trace, isTried));
      if (forbidding !== undefined)
        return { done: false, reason: 'that is not among the legal options', rule: forbidding };
      return {
        done: false,
        reason: `${game.player(act.player).name} is not the one to decide`,
        rule: isPriority(decision) ? numberIn(of.numbers.priority, game.ruleset) : decision.rule,
      };
    }
    if (!tried || !isPriority(decision))
      return {
        done: false,
        reason: 'that is not among the legal options',
        rule:
          inPlay.forbidden(act) ??
          decision.barring?.(isTried) ??
          barredBefore(game.trace, isTried) ??
          decision.rule,
      };
    for (const { action, subject } of tried.judged) {
      const forbidding = game.forbidding(action, act.player, subject);
      if (forbidding) {
        const rule = inPlay.forbidden(act) ?? forbidding.number;
        const reason = rule === forbidding.number ? forbidding.title : 'that is not among the legal options';
        return { done: false, reason, rule };
      }
      if (!game.permitting(action, act.player, subject))
        return {
          done: false,
          reason: 'no rule permits it now',
          rule: tried.permission ? game.ruleAt(tried.permission).number : decision.rule,
        };
    }
    const illegal = game.attempt(tried.start);
    if (!illegal) throw new EngineCrash(`The engine didn't offer "${act.action}", but could carry it out.`);
    return { done: false, reason: illegal.reason, rule: illegal.rule.number };
  }

  observe(viewer?: number): Observation {
    const { inPlay } = this.playing();
    return this.inMode(() => inPlay.observe(viewer));
  }

  trace(from = 0): readonly TraceLine[] {
    const { inPlay } = this.playing();
    const entries = inPlay.game.trace;
    const lines: TraceLine[] = [];
    for (let at = from; at < entries.length; at += 1) lines.push(lineOf(inPlay, entries[at]));
    return lines;
  }

  exercised(): readonly string[] {
    const { game } = this.playing().inPlay;
    let numbers = numbersOf.get(game.ruleset);
    if (!numbers) {
      numbers = new NumbersOfRules(game.ruleset);
      numbersOf.set(game.ruleset, numbers);
    }
    return numbers.of(game.exercised);
  }

  hash(): string {
    const { game } = this.playing().inPlay;
    return this.inMode(() => game.hash());
  }

  leftOver(): readonly { readonly purpose: string; readonly value: number | string }[] {
    return this.playing().inPlay.game.chance.leftOver();
  }

  undo(): boolean {
    const { game } = this.playing().inPlay;
    return this.inMode(() => game.undo());
  }

  reset(): void {
    this.current = undefined;
  }

  private playing(): Playing {
    if (!this.current) throw new SetupProblem('No game has been set up.');
    return this.current;
  }

  private inMode<R>(body: () => R): R {
    const mode = this.hasOwnRules ? 'none' : this.mode;
    return mode === undefined ? body() : withSpeedUps(mode, body);
  }

  private guarded<R>(body: () => R): R {
    try {
      return this.inMode(body);
    } catch (error) {
      if (error instanceof SetupProblem || error instanceof EngineCrash) throw error;
      if (error instanceof EngineHang) throw new EngineCrash(error.message, { cause: error });
      if (error instanceof RangeError && error.message.includes('scripted'))
        throw new SetupProblem(error.message);
      throw new EngineCrash(`The engine crashed: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
}

/** What it says of itself: the same each time, and asked for in many a game. */
let said: Hello | undefined;

/** An edition as a hello tells of it. */
const editionInfo = ({ ruleset: { name, edition, rules }, digest }: PlayedEdition) => ({
  name,
  edition,
  digest,
  rules: [...rules].flatMap(([number, all]) =>
    all.map(({ title, form }): RuleInfo => ({ number, title, form })),
  ),
});

/** A game as a hello tells of it. */
const gameInfo = (
  {
    title,
    types,
    supertypes,
    fields,
    zones,
    statuses,
    resources,
    playerStatuses,
    turnStates,
    parts,
  }: PlayedGame['description'],
  { questions }: PlayedGame['sentences'],
): GameInfo => ({
  title,
  types,
  supertypes,
  fields: fields.map(({ name, kind, values }) => ({ name, kind, ...(values ? { values } : {}) })),
  zones: zones.map(({ name, each }) => ({ name, each })),
  statuses: statuses.filter(({ isUnseen }) => !isUnseen).map(({ name }) => name),
  arranged: statuses.filter(({ isArranged }) => isArranged).map(({ name }) => name),
  resources: resources.map(({ name }) => name),
  ...(playerStatuses ? { playerStatuses } : {}),
  ...(turnStates ? { turnStates } : {}),
  parts,
  decisions: questions.map(({ name }) => name),
});

/** By ruleset: the same for all engines. */
const numbersOf = new WeakMap<Ruleset, NumbersOfRules>();

function setUp(of: PlayedGame, ruleset: Ruleset, request: SetupRequest): ReturnType<PlayedGame['setUp']> {
  try {
    return of.setUp(request, changesIn(request.off), ruleset);
  } catch (error) {
    if ([TableProblem, UnknownRule, RefusedChange, RefusedModule].some((each) => error instanceof each))
      throw new SetupProblem(error instanceof Error ? error.message : String(error));
    throw error;
  }
}

/** Which options wait for which others, where not each waits for all before it: that goes without saying. */
const partialOrder = (after: Distribute['after']): PendingDecision['after'] =>
  after?.every((earlier, place) => earlier.length === place) ? undefined : after?.map((each) => [...each]);
