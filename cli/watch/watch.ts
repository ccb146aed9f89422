import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findHome, type Home } from '../home';
import { Interruption } from '../interruption';
import { lineSuffix } from '../line-suffix';
import { exitCodes, Problem } from '../problem';
import { describeKeys, hearKeys, type Wish } from './keys';
import { LastResults, type RulesOfFile } from './last-results';
import { numbersIn } from './numbers-in-source';
import type { Round, WatchOptions } from './round';
import { type Saved, watchFiles } from './saved-files';
import { WarmProcess } from './warm-process';
import { watchedPlaces } from './watched-places';

/** What `check` is asked for besides, and a watch can't do. */
interface WatchFlags extends WatchOptions {
  readonly json?: true;
  readonly resume?: true;
  readonly junit?: string;
  readonly sarif?: string;
  readonly summary?: string;
}

/**
 * Plays scenarios, and again at every save: a feature file that was saved, or after a change of the code those that
 * exercise its rules and then the rest. Returns the exit code once somebody quits. Throws a Problem for options that ask
 * for a file, which each round would write anew, and for a path that there isn't.
 */
export async function watch(paths: readonly string[], flags: WatchFlags): Promise<number> {
  const { json, resume, junit, sarif, summary, ...options } = flags;
  const { report, transcripts } = options;
  const refused = Object.entries({ report, resume, json, transcripts, junit, sarif, summary })
    .filter(([, value]) => value !== undefined)
    .map(([name]) => `--${name}`);
  if (refused.length > 0)
    throw new Problem([`A watch writes nothing down: leave ${refused.join(' and ')} out, or --watch.`]);
  if (options.engines.length > 1) throw new Problem(['A watch plays on one engine: give --engine once.']);
  const interruption = new Interruption();
  try {
    const watching = new Watch(paths, options, findHome());
    await interruption.stopping(
      () => watching.quit(),
      () => watching.run(),
    );
    const { asked } = interruption;
    return asked === undefined || asked.signal === 'SIGINT' ? exitCodes.passed : asked.exitCode;
  } finally {
    interruption.end();
  }
}

class Watch {
  readonly #last = new LastResults();
  readonly #queue: Round[];
  /** What was saved while a round was played. */
  readonly #edited = new Set<string>();
  /** Code that was saved since it was last played with. */
  readonly #changed = new Set<string>();
  #reserve: WarmProcess | undefined;
  #playing: WarmProcess | undefined;
  #isBusy = false;
  /** What is being played is to make way. */
  #makesWay = false;
  #isThrough = false;
  #isOver = false;
  #wake: () => void = () => {};

  constructor(
    private readonly paths: readonly string[],
    private readonly options: WatchOptions,
    private readonly home: Home,
  ) {
    this.#queue = [this.#everything];
  }

  /** Plays until somebody quits. */
  async run(): Promise<void> {
    const endKeys = hearKeys(process.stdin, (wish) => this.#grant(wish));
    let endWatching = async (): Promise<void> => {};
    try {
      const places = watchedPlaces(this.paths, this.options, this.home);
      endWatching = await watchFiles(places, (saved) => this.#take(saved));
      while (!this.#isOver) await this.#next();
    } finally {
      endKeys();
      this.#reserve?.end();
      this.#playing?.end();
      await endWatching();
    }
  }

  quit(): void {
    this.#isOver = true;
    this.#playing?.end();
    this.#wake();
  }

  get #everything(): Round {
    return { title: 'All', paths: this.paths };
  }

  async #next(): Promise<void> {
    const round = this.#queue.shift();
    if (round !== undefined) {
      await this.#play(round);
      return;
    }
    this.#isThrough = true;
    if (this.#last.size > 0) console.log(this.#describe());
    console.log(describeKeys(process.stdin));
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
  }

  #describe(): string {
    const counts = [...this.#last.counts].map(([verdict, count]) => `${count} ${verdict}`);
    return `\nLast verdict of ${this.#last.size === 1 ? 'the only scenario' : `${this.#last.size} scenarios`}: ${counts.join(', ')}.`;
  }

  async #play(round: Round): Promise<void> {
    console.log(`\n${round.title}`);
    const ready = this.#playing?.isEnded === false ? this.#playing : this.#reserve;
    if (ready === this.#reserve) this.#reserve = undefined;
    const player = ready?.isEnded === false ? ready : new WarmProcess();
    this.#playing = player;
    this.#isBusy = true;
    this.#makesWay = false;
    this.#edited.clear();
    const end = await player.play(round, this.options);
    this.#isBusy = false;
    if (this.#isOver) return;
    if (this.#reserve?.isEnded !== false) this.#reserve = new WarmProcess();
    // After a change of the code another process is to play, and all has been lined up anew.
    if (this.#playing !== player) return;
    if (end === undefined && this.#makesWay) {
      this.#queue.push({ ...round, title: 'The rest' });
      return;
    }
    if (end === undefined || end.broken !== undefined) {
      console.error(end?.broken ?? 'The process that plays has ended; the next save starts another.');
      player.end();
      this.#playing = undefined;
      this.#queue.length = 0;
      return;
    }
    this.#changed.clear();
    this.#last.update(end.results.filter(({ uri }) => !this.#edited.has(path.resolve(uri))));
    const left = end.left.filter((id) => !this.#edited.has(path.resolve(id.replace(lineSuffix, ''))));
    if (left.length > 0) this.#queue.push({ title: 'The rest', paths: byFile(left) });
  }

  #take({ features, sources }: Saved): void {
    for (const file of features) {
      this.#edited.add(file);
      this.#last.forget(file);
    }
    if (sources.length > 0) this.#takeSources(sources, this.#pathsOf(features));
    else this.#takeFeatures(features);
    this.#wake();
  }

  #takeFeatures(features: readonly string[]): void {
    const paths = this.#pathsOf(features);
    const rest = this.#queue.map((round) => ({
      ...round,
      paths: round.paths.filter((each) => !paths.includes(each)),
    }));
    const rounds = rest.filter((round, at) => round.paths.length > 0 || this.#queue[at]?.paths.length === 0);
    if (paths.length > 0) this.#line({ title: `Saved: ${inWords(features)}`, paths }, ...rounds);
    else console.log(`\nRemoved: ${inWords(features)}`);
  }

  #takeSources(sources: readonly string[], features: readonly string[]): void {
    for (const file of sources) this.#changed.add(file);
    this.#playing?.end();
    this.#playing = undefined;
    const reserve = this.#reserve;
    if (reserve !== undefined && sources.some((file) => !reserve.isWithout(file))) {
      reserve.end();
      this.#reserve = undefined;
    }
    const title = `Saved: ${inWords([...this.#changed])}`;
    const first = this.#firstAfterChange();
    const paths = [...features, ...this.#last.pathsOf(first)];
    const rest = this.#isThrough ? this.#last.pathsOf(this.#last.except(first)) : [];
    const isAll = !this.#isThrough || paths.length === 0;
    this.#queue.length = 0;
    if (paths.length > 0) this.#queue.push({ title, paths });
    if (isAll) this.#queue.push({ ...this.#everything, title: paths.length > 0 ? 'All' : title });
    else if (rest.length > 0) this.#queue.push({ title: 'The rest', paths: rest });
  }

  /** The scenarios that failed, and those in whose games a rule did something that stands in what was saved. */
  #firstAfterChange(): ReadonlySet<string> {
    const engine = path.join(this.home.root, 'engine') + path.sep;
    const rules = [...this.#changed]
      .filter((file) => existsSync(file))
      .map((file): RulesOfFile => {
        const [game] = file.startsWith(engine) ? file.slice(engine.length).split(path.sep) : [];
        return { rulebook: game, numbers: numbersIn(readFileSync(file, 'utf8')) };
      });
    return new Set([...this.#last.failed, ...this.#last.exercising(rules)]);
  }

  /** Feature files as they were given, perhaps with lines; without those that were removed. */
  #pathsOf(files: readonly string[]): readonly string[] {
    return files
      .filter((file) => existsSync(file))
      .map(
        (file) => this.paths.find((given) => path.resolve(given.replace(lineSuffix, '')) === file) ?? file,
      );
  }

  #grant(wish: Wish): void {
    if (wish === 'quit') {
      this.quit();
      return;
    }
    const { failed } = this.#last;
    if (wish === 'failed' && failed.size === 0) {
      console.log('Nothing failed last.');
      return;
    }
    if (wish === 'all') this.#queue.length = 0;
    this.#line(
      wish === 'all' ? this.#everything : { title: 'What failed', paths: this.#last.pathsOf(failed) },
      ...this.#queue,
    );
    this.#wake();
  }

  /** Lines rounds up in place of those that wait; what is being played makes way, and goes on afterwards. */
  #line(...rounds: readonly Round[]): void {
    this.#queue.splice(0, this.#queue.length, ...rounds);
    if (!this.#isBusy) return;
    this.#makesWay = true;
    this.#playing?.stop();
  }
}

const inWords = (files: readonly string[]): string =>
  files.map((file) => path.relative(process.cwd(), file)).join(', ');

/** Scenarios by their ids, as `check` is told to play them. */
function byFile(ids: readonly string[]): readonly string[] {
  const files = new Map<string, string>();
  for (const id of ids) {
    const [line = ''] = id.match(lineSuffix) ?? [];
    const file = path.resolve(id.slice(0, id.length - line.length));
    files.set(file, (files.get(file) ?? file) + line);
  }
  return [...files.values()];
}
