import { idOf } from '../../engine/card-game/table/ids';
import { DecisionRecord, GameEvent, Occurrence } from '../../engine/kernel';
import type { TraceLine } from '../contract';
import type { PlayedTable } from './games';

/**
 * A line of the trace. Its text is worded when somebody reads it: most lines are read by programs, which have no use for it.
 * All lines have one shape, and wording them is the class's, not each line's: whoever goes through very many reads each
 * field where it was in the line before. Copied field by field a line has no text: take it along.
 */
class Line implements TraceLine {
  readonly #inPlay: PlayedTable;
  readonly #entry: unknown;
  #text: string | undefined;

  constructor(
    inPlay: PlayedTable,
    entry: unknown,
    readonly what: TraceLine['what'],
    readonly rule: string | undefined,
    readonly kind: string,
    readonly player: number | undefined,
    readonly object: string | undefined,
    readonly amount: number | undefined,
    readonly detail: string | undefined,
  ) {
    this.#inPlay = inPlay;
    this.#entry = entry;
  }

  get text(): string {
    this.#text ??= this.#worded();
    return this.#text;
  }

  #worded(): string {
    const entry = this.#entry;
    return entry instanceof DecisionRecord ? inWords(this.#inPlay, entry) : this.#inPlay.describe(entry);
  }

  /** The line as it is written. */
  toJSON(): TraceLine {
    const { what, rule, kind, text, player, object, amount, detail } = this;
    return what === 'decision'
      ? { what, rule, kind, player, text }
      : { what, rule, kind, text, player, object, amount, detail };
  }
}

function inWords({ game }: PlayedTable, { decision, answer, forced }: DecisionRecord): string {
  const labels =
    'options' in decision && decision.kind !== 'distribute'
      ? answer.map((place) => decision.options[place]?.label ?? '?')
      : answer.map(String);
  return `${game.player(decision.player).name}: ${decision.purpose}: ${labels.join(', ') || 'none'}${forced ? ' (the only way)' : ''}`;
}

/** What the trace of a game has an entry for, as the port tells of it. @param entry an event, or a decision that was made */
export function lineOf(inPlay: PlayedTable, entry: unknown): TraceLine {
  if (entry instanceof DecisionRecord) {
    const { rule, compelledBy, purpose, player } = entry.decision;
    const by = (entry.forced ? compelledBy : undefined) ?? rule;
    return new Line(inPlay, entry, 'decision', plain(by), purpose, player, undefined, undefined, undefined);
  }
  const event = entry instanceof GameEvent ? entry : undefined;
  const rule = event?.cause && plain(event.cause.number);
  const kind = event?.kind ?? '';
  if (!(entry instanceof Occurrence))
    return new Line(inPlay, entry, 'event', rule, kind, undefined, undefined, undefined, undefined);
  const { player, object, amount, what } = entry.about;
  return new Line(inPlay, entry, 'event', rule, kind, player, object && idOf(object), amount, what);
}

const plains = new Map<string, string>();

/** A rule's number as the rulebook prints it. Kept, because every line of every trace has one. */
export function plain(number: string): string {
  const known = plains.get(number);
  if (known !== undefined) return known;
  const found = number.split('~')[0] ?? number;
  plains.set(number, found);
  return found;
}
