import type { Observation, SetupRequest, TraceLine } from '../../port/contract';
import { cardsOfSetup } from '../cards-of-setup';

/** Texts are read again and again. */
const MOST_KNOWN = 10_000;

/** Remembers what was found out about texts. */
export function rememberingTexts(test: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= MOST_KNOWN) known.clear();
    const found = test(text);
    known.set(text, found);
    return found;
  };
}

/** Listens to what is put on the chain of one game: has anything there said something? */
export class Spoken {
  /** Has it been said? What resolves may leave it behind for the rest of the game. */
  isSaid = false;
  private readonly names: ReadonlySet<string>;

  /** @param says does a text say it? */
  constructor(
    table: SetupRequest,
    private readonly says: (text: string) => boolean,
  ) {
    const saying = cardsOfSetup(table).filter(({ text = '' }) => says(text));
    this.names = new Set(saying.map(({ name }) => name));
  }

  /** Hears what has happened. */
  hear(lines: readonly TraceLine[]): void {
    if (!this.isSaid) this.isSaid = lines.some(({ kind, text }) => PUT.has(kind) && this.speaks(text));
  }

  /** Does anything on the table say it, apart from what is hidden or isn't in play? */
  isOn({ objects }: Observation): boolean {
    return objects.some(({ zone, abilities }) => !ELSEWHERE.has(zone) && abilities.some(this.says));
  }

  /** An ability on the chain is called by its card, or by its card and its text. */
  private speaks(line: string): boolean {
    const [, name = ''] = /"(.*?)"(?: \(| by "|$)/.exec(line) ?? [];
    const text = name.indexOf(': ');
    return this.names.has(name) || (text >= 0 && this.says(name.slice(text + 2)));
  }
}

const PUT: ReadonlySet<string> = new Set(['put on the chain of events', 'put onto the chain']);

/** Listens for what is put on the chain when what lasts for a turn has ended already: it may last for another one. */
export class AfterTheEnd {
  private isEnding = false;
  private isLate = false;

  /**
   * Hears what has happened.
   *
   * @param turnBegins the part that a turn begins with
   * @returns whether something of the turn before may last in the turn that begins; undefined where none does
   */
  hear(lines: readonly TraceLine[], turnBegins: string): boolean | undefined {
    let begun: boolean | undefined;
    for (const { kind, detail = '' } of lines) {
      if (PUT.has(kind)) this.isLate ||= this.isEnding;
      if (kind !== 'begin') continue;
      if (detail === turnBegins) {
        begun = this.isLate;
        this.isEnding = false;
        this.isLate = false;
      } else if (LAST_PARTS.has(detail)) this.isEnding = true;
    }
    return begun;
  }
}

const LAST_PARTS: ReadonlySet<string> = new Set(['expiration step', 'cleanup step']);

/** Where texts do nothing to units. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'hand',
  'deck',
  'graveyard',
  'expelled',
  'main deck',
  'rune deck',
  'trash',
  'banishment',
  'champion zone',
  'facedown zone',
]);
