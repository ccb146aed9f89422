import type { EnginePort, SetupRequest } from '../port/contract';
import { makeAssertions } from '../port/in-process';
import { slotsApart } from '../port/in-process-editions';
import { GameCoverage } from './corpus/coverage';
import type { Entry } from './corpus/entry';
import { EntryAnswers, freshEntry, mix } from './corpus/game-plan';
import { mutated } from './corpus/mutate';
import { difference, playsLike } from './differential/differs';
import { type Finding, kindOf, sideNames } from './finding';
import { brokenOnHealthy, type HealthyEngine } from './healthy-game';
import { type Invariant, Reach } from './invariant';
import { soundness } from './invariants/soundness';
import { NoticingEngine } from './noticing-engine';
import { type Played, playGame, type Violation } from './play';
import { randomGame, rulebookOf } from './random-game';
import type { GameRange, RangeResult, RangeSettings } from './range-result';
import { RangeTally } from './range-tally';

/** What a range of games is played with. */
export interface RangePlayers {
  readonly port: EnginePort;
  /** Makes another engine of the same kind; left out where there can't be a second one. */
  readonly another?: () => EnginePort;
  /** The engine that the games are played on as well, where the settings say that it is compared with another one. */
  readonly against?: EnginePort;
  /**
   * What is broken in the same game on this engine, too, is no finding but an alarm. Left out: nothing is told apart.
   */
  readonly healthy?: HealthyEngine;
  /** What is watched in every game besides the invariants of its rulebook. */
  readonly invariants?: readonly Invariant[];
  /** Of what games are made; left out: every game is a new one. */
  readonly corpus?: Corpus;
}

/** The corpus as it is while a range is played. */
export interface Corpus {
  /** What the campaign began with: its first games play these again. */
  readonly first: readonly Entry[];
  /** What later games are made of. */
  readonly entries: readonly Entry[];
  /** What these reach. */
  readonly known: ReadonlySet<string>;
}

/** Who wants to know how far it is. */
export interface RangeHooks {
  /** A game was played. */
  onGame?(news: GameNews): void;
  /** Is asked after each game: true ends the range there. */
  isStopped?(): boolean;
}

/** What a game brought. */
export interface GameNews {
  readonly game: number;
  readonly decisions: number;
  readonly finding: Finding | undefined;
}

/** The engine can't be started any more: what was played until then stands in `result`. */
export class EngineIsGone extends Error {
  constructor(
    message: string,
    readonly result: RangeResult,
  ) {
    super(message);
    this.name = 'EngineIsGone';
  }
}

/** One game in so many is made of others, once there is a corpus; the rest are new ones. */
const MUTATED = 2;

/**
 * The game of a campaign with a number: first those of the corpus, then games that are made of these or are new. Depends on
 * rulebook, seed, number and corpus alone.
 */
export function entryOf({ rulebook, seed }: RangeSettings, game: number, corpus?: Corpus): Entry {
  const { first = [], entries = [] } = corpus ?? {};
  const known = first[game];
  if (known) return known;
  const own = mix(seed, game - first.length);
  return entries.length > 0 && own % MUTATED === 0 ? mutated(entries, own) : freshEntry(rulebook, own);
}

/**
 * Plays the games of a campaign from one number to before another.
 *
 * @returns what they came to: the same for the same settings, range and corpus, wherever and whenever they are played
 * @throws EngineIsGone when the engine broke so often that it isn't started again
 * @throws RangeError for a rulebook whose games can't be played at random
 */
export function playRange(
  settings: RangeSettings,
  range: GameRange,
  players: RangePlayers,
  hooks: RangeHooks = {},
): RangeResult {
  const play = new RangeInPlay(settings, range, players);
  for (let news = play.next(); news; news = play.next()) {
    hooks.onGame?.(news);
    if (hooks.isStopped?.()) break;
  }
  return play.result();
}

/** What a game came to that could not be played to its end, nor be left: its engine broke for good. */
export function lostGame(
  settings: RangeSettings,
  game: number,
  message: string,
  corpus?: Corpus,
): RangeResult {
  const { off } = settings;
  const table = { ...randomGame(settings, entryOf(settings, game, corpus)).table, off };
  const finding = findingOf(settings, game, { invariant: soundness, message }, table, []);
  const tally = new RangeTally(settings, game, new Set());
  tally.add({
    game,
    decisions: 0,
    played: whatBecame(() => {
      throw new Error(message);
    }),
    coverage: new GameCoverage(rulebookOf(settings).turnBegins),
    entry: undefined,
    thrown: 'broke',
    finding: { finding, kind: kindOf(finding) },
  });
  return tally.result();
}

/** A range that is played game by game, so that whoever plays it can look after other things in between. */
export class RangeInPlay {
  private readonly port: NoticingEngine;
  private readonly against: NoticingEngine | undefined;
  /** What must be true whatever the game is, of the comparison with another engine. */
  private readonly compared: readonly Invariant[];
  private readonly tally: RangeTally;
  private game: number;

  constructor(
    private readonly settings: RangeSettings,
    private readonly range: GameRange,
    private readonly players: RangePlayers,
  ) {
    makeAssertions();
    this.port = new NoticingEngine(players.port);
    this.against = players.against && new NoticingEngine(players.against);
    this.compared = this.against ? [comparing(settings, this.against)] : [];
    this.game = range.from;
    this.tally = new RangeTally(settings, range.from, players.corpus?.known ?? new Set());
  }

  /** Plays the next game; undefined where there is none. Throws EngineIsGone. */
  next(): GameNews | undefined {
    const { game } = this;
    if (game >= this.range.to) return undefined;
    const { settings, players } = this;
    const entry = entryOf(settings, game, players.corpus);
    const { every, most } = settings;
    const { table, invariants, reluctance } = randomGame(settings, entry);
    const answers = new EntryAnswers(entry, reluctance);
    const coverage = new GameCoverage(rulebookOf(settings).turnBegins);
    const given: (readonly number[])[] = [];
    const played = whatBecame(() =>
      playGame(
        this.port,
        { ...table, off: settings.off },
        {
          most,
          every,
          another: players.another,
          invariants: [...this.compared, ...(players.invariants ?? []), ...invariants],
          onMoment: (moment) => coverage.sees(moment),
          answer: (decision) => {
            const answer = answers.answer(decision);
            given.push(answer);
            coverage.answered(decision, answer);
            return answer;
          },
        },
      ),
    );
    const gone = [this.port, this.against].find((each) => each?.thrown === 'gone');
    if (gone) throw new EngineIsGone(gone.lastWords, this.result());
    const thrown = this.port.thrown ?? this.against?.thrown;
    const { violation } = played;
    const found =
      violation && thrown !== 'unsupported'
        ? findingOf(settings, game, violation, { ...table, off: settings.off }, given)
        : undefined;
    const finding = found && this.toldApart(found, entry);
    this.tally.add({
      game,
      decisions: given.length,
      played,
      coverage,
      entry: players.corpus && { ...entry, decisions: answers.drawn },
      thrown,
      finding: finding && { finding, kind: kindOf(finding) },
    });
    this.game += 1;
    return { game, decisions: given.length, finding };
  }

  /** A finding; where the same is broken on the engine that is held to be right, the alarm that it is there. */
  private toldApart(found: Finding, entry: Entry): Finding {
    const { settings, players } = this;
    const { healthy, invariants = [] } = players;
    if (!healthy || found.invariant.number === difference.number) return found;
    const broken = brokenOnHealthy(settings, entry, healthy, invariants);
    if (!broken) return found;
    const { command, fault, against, ...plain } = settings;
    const { violation, table, answers } = broken;
    const there = findingOf({ ...plain, engine: healthy.name }, found.game, violation, table, answers);
    return kindOf(there) === kindOf(found) ? { ...there, alarm: true } : found;
  }

  /** What the games so far came to. */
  result(): RangeResult {
    return this.tally.result();
  }
}

function findingOf(
  settings: RangeSettings,
  game: number,
  violation: Violation,
  table: SetupRequest,
  answers: Finding['answers'],
): Finding {
  const { rulebook, seed, engine, command, fault, against } = settings;
  const { number, name } = violation.invariant;
  return {
    finding: 1,
    rulebook,
    invariant: { number, name },
    message: violation.message,
    seed,
    game,
    engine,
    ...(command === undefined ? {} : { command }),
    ...(fault === undefined ? {} : { fault }),
    ...(against === undefined ? {} : { against }),
    table,
    answers,
    decisions: answers.length,
  };
}

/** The two engines must play alike. */
function comparing({ rulebook, engine, edition, against }: RangeSettings, port: EnginePort): Invariant {
  if (!against) throw new RangeError('There is an engine to compare with, but the settings know of none.');
  const { first, second } = sideNames(engine, against, edition);
  const { off, edition: other } = against;
  const apart = other === undefined ? [] : slotsApart(rulebook, edition ?? '', other);
  return playsLike({ first, second: { name: second, port, off, edition: other }, apart });
}

/** What became of a game, whose engine may break even as it is asked how the game ended. */
function whatBecame(play: () => Played): Played {
  try {
    return play();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const nothing = {
      choices: [],
      answers: [],
      exercised: [],
      over: false,
      drawn: false,
      reach: new Reach(),
    };
    return { ...nothing, violation: { invariant: soundness, message } };
  }
}
