import type { ObjectView, Observation, SetupRequest, TraceLine } from '../../port/contract';
import { cardsOfSetup } from '../cards-of-setup';

/** Texts are read again and again. */
const MOST_KNOWN = 10_000;

/**
 * Remembers what was found out about texts.
 *
 * @param find what is found out; never undefined
 */
export function rememberingTexts<T extends NonNullable<unknown> | null>(
  find: (text: string) => T,
): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= MOST_KNOWN) known.clear();
    const found = find(text);
    known.set(text, found);
    return found;
  };
}

/** How a game calls what there is to listen to. */
export interface SpokenWords {
  /** Events that put something on the chain. */
  readonly puts: string;
  /** The part of a turn with which ends what lasts for a turn. */
  readonly lastPart: string;
  /** Zones in which texts do nothing to what is in play. */
  readonly elsewhere: ReadonlySet<string>;
}

/** Listens to what is put on the chain of one game: has anything there said something? */
export class Spoken {
  /** Has it been said? What resolves may leave it behind for the rest of the game. */
  isSaid = false;
  /** The objects that were looked at last, and how many of the first ones don't say it: all, or all before one that does. */
  private seen: readonly ObjectView[] = [];
  private silent = 0;

  /** @param says does a text say it? */
  constructor(
    private readonly table: SetupRequest,
    private readonly says: (text: string) => boolean,
    private readonly words: SpokenWords,
  ) {}

  /** Hears what has happened. */
  hear(lines: readonly TraceLine[]): void {
    if (!this.isSaid) this.isSaid = putIn(lines, this.words).some((line) => this.speaks(nameOn(line)));
  }

  /**
   * Does anything on the table say it, apart from what is hidden or isn't in play? An engine that shows what hasn't changed
   * by the same views has only the rest looked at.
   */
  isOn({ objects }: Pick<Observation, 'objects'>): boolean {
    const { seen, silent } = this;
    if (objects === seen) return silent < seen.length;
    if (silent < seen.length && objects[silent] === seen[silent]) return true;
    const found = objects.findIndex((each, at) => !(at < silent && each === seen[at]) && this.isSaying(each));
    this.seen = objects;
    this.silent = found < 0 ? objects.length : found;
    return found >= 0;
  }

  /**
   * Did anything on the table say it before what is judged happened, or does it afterwards? What happened may have made
   * what said it leave.
   *
   * @param before the table then; undefined where nobody was asked before
   */
  isOnEither(before: Pick<Observation, 'objects'> | undefined, now: Pick<Observation, 'objects'>): boolean {
    return (before !== undefined && this.isOn(before)) || this.isOn(now);
  }

  private isSaying({ zone, abilities }: ObjectView): boolean {
    return abilities.length > 0 && !this.words.elsewhere.has(zone) && abilities.some(this.says);
  }

  private speaks(name: string): boolean {
    return textsCalled(this.table, name).some(this.says);
  }
}

/** The texts of what a line names: an ability on the chain is called by its card, or by its card and its text. */
export const textsNamedBy = (table: SetupRequest, line: TraceLine): readonly string[] =>
  textsCalled(table, nameOn(line));

function textsCalled(table: SetupRequest, name: string): readonly string[] {
  const known = textsByName(table).get(name) ?? NO_TEXTS;
  const text = name.indexOf(': ');
  return text < 0 ? known : [...known, name.slice(text + 2)];
}

const NO_TEXTS: readonly string[] = [];

const names = new WeakMap<TraceLine, string>();

/** What a line says was put on the chain. Several listen, and a line is worded whenever it is read. */
export function nameOn(line: TraceLine): string {
  const known = names.get(line);
  if (known !== undefined) return known;
  const [, name = ''] = /"(.*?)"(?: \(| by "|$)/.exec(line.text) ?? [];
  names.set(line, name);
  return name;
}

const texts = new WeakMap<SetupRequest, ReadonlyMap<string, readonly string[]>>();

/** The texts of the cards of a setup, by their names. */
function textsByName(table: SetupRequest): ReadonlyMap<string, readonly string[]> {
  const known = texts.get(table);
  if (known) return known;
  const found = new Map<string, string[]>();
  for (const { name, text = '' } of cardsOfSetup(table)) {
    const same = found.get(name);
    if (!same) found.set(name, [text]);
    else if (!same.includes(text)) same.push(text);
  }
  texts.set(table, found);
  return found;
}

let heard: readonly TraceLine[] = [];
let put: readonly TraceLine[] = [];

/** What was put on the chain, among some lines: many listen to the same ones, one after another. */
function putIn(lines: readonly TraceLine[], { puts }: SpokenWords): readonly TraceLine[] {
  if (lines !== heard) {
    heard = lines;
    put = lines.filter(({ kind }) => kind === puts);
  }
  return put;
}

/** Listens for what is put on the chain when what lasts for a turn has ended already: it may last for another one. */
export class AfterTheEnd {
  private isEnding = false;
  private isLate = false;

  constructor(private readonly words: SpokenWords) {}

  /**
   * Hears what has happened.
   *
   * @param turnBegins the part that a turn begins with
   * @returns whether something of the turn before may last in the turn that begins; undefined where none does
   */
  hear(lines: readonly TraceLine[], turnBegins: string): boolean | undefined {
    const { puts, lastPart } = this.words;
    let begun: boolean | undefined;
    for (const { kind, detail = '' } of lines) {
      if (kind === puts) this.isLate ||= this.isEnding;
      if (kind !== 'begin') continue;
      if (detail === turnBegins) {
        begun = this.isLate;
        this.isEnding = false;
        this.isLate = false;
      } else if (detail === lastPart) this.isEnding = true;
    }
    return begun;
  }
}
