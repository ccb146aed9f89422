import type { ObjectView, TraceLine } from '../../port/contract';
import type { Invariant, Moment, Watcher } from '../invariant';
import { NewViews } from '../new-views';

/** A status, and the kinds of events by which an object comes to have it and ceases to. */
interface ToldStatus {
  readonly status: string;
  readonly begins: string;
  readonly ends: string;
  readonly rule: string;
  /** What is so already doesn't come to be so once more. */
  readonly once?: true;
}

/** How a rulebook's events tell of what changes on an object that stays where it is. */
export interface ToldChanges extends Pick<Invariant, 'number'> {
  /** Where it is looked at. */
  readonly zones: ReadonlySet<string>;
  readonly statuses: readonly ToldStatus[];
  readonly damage: { readonly heals: string; readonly rule: string };
  /** Events that put counters and remove them, as many as they say; left out: there are none. */
  readonly counters?: { readonly put: string; readonly remove: string; readonly rule: string };
  /** Events after which what is marked on an object is another matter. */
  readonly unsettling: ReadonlySet<string>;
}

const CHANGED = 'an object that has changed as was told';
const NOTHING: readonly TraceLine[] = [];

/** What is marked on an object is what events have put there. */
export const toldChanges = (told: ToldChanges): Invariant => ({
  number: told.number,
  name: 'told changes',
  rules: [
    told.damage.rule,
    ...told.statuses.map(({ rule }) => rule),
    ...(told.counters ? [told.counters.rule] : []),
  ],
  ruleOf: (message) =>
    told.statuses.find(({ status }) => message.includes(` is ${status}`) || message.includes(`not ${status}`))
      ?.rule ?? (message.includes('damage') ? told.damage.rule : told.counters?.rule),
  cost: 'cheap',
  documentation: `When a player receives priority, what has stayed where it was since somebody last did bears as much damage${told.counters ? ', and as many counters,' : ''} as it did then with what it was dealt${told.counters ? ' and given' : ''} since, and is ${told.statuses.map(({ status }) => status).join(', ')} just when it was so or became so since, by what the trace tells.`,
  gherkin: 'nothing changes on an object but what the trace tells of',
  broken: 'something changes on an object otherwise than the trace tells',
  mustReach: { [CHANGED]: 20 },
  watch: () => new TellingChanges(told),
});

/** Does something begin that is so already, and hasn't ended? */
function isAgain(lines: readonly TraceLine[], begins: string, ends: string, wasSo: boolean): boolean {
  let isSo = wasSo;
  for (const { kind } of lines) {
    if (kind === begins && isSo) return true;
    if (kind === begins || kind === ends) isSo = kind === begins;
  }
  return false;
}

class TellingChanges implements Watcher {
  private readonly before = new Map<string, ObjectView>();
  private readonly news = new NewViews();
  /** What was told of objects since the table was looked at, by their ids. */
  private readonly about = new Map<string, TraceLine[]>();
  private readonly heard: ReadonlySet<string>;
  private isNew = true;

  constructor(private readonly told: ToldChanges) {
    this.heard = new Set([
      ...told.statuses.flatMap(({ begins, ends }) => [begins, ends]),
      ...(told.counters ? [told.counters.put, told.counters.remove] : []),
      'deal damage',
      told.damage.heals,
      ...told.unsettling,
    ]);
  }

  look(moment: Moment): string | undefined {
    this.hear(moment.lines);
    if (!this.isNew || !moment.hasPriority) return undefined;
    this.isNew = false;
    const wrong = this.compare(moment);
    this.about.clear();
    return wrong;
  }

  private hear(lines: readonly TraceLine[]): void {
    for (const line of lines) {
      if (line.what !== 'event') continue;
      this.isNew = true;
      const { object } = line;
      if (object === undefined || !this.heard.has(line.kind)) continue;
      const others = this.about.get(object);
      if (others) others.push(line);
      else this.about.set(object, [line]);
    }
  }

  private compare({ table, reach }: Moment): string | undefined {
    for (const now of this.news.among(table.objects)) {
      const before = this.before.get(now.id);
      if (before === now) continue;
      if (!this.told.zones.has(now.zone)) {
        if (before) this.before.delete(now.id);
        continue;
      }
      this.before.set(now.id, now);
      if (before?.zone !== now.zone) continue;
      const wrong = this.untold(before, now, this.about.get(now.id) ?? NOTHING);
      if (wrong !== undefined) return wrong;
      reach.saw(CHANGED);
    }
    return undefined;
  }

  private untold(before: ObjectView, now: ObjectView, lines: readonly TraceLine[]): string | undefined {
    const { statuses, unsettling } = this.told;
    if (lines.some(({ kind }) => unsettling.has(kind))) return undefined;
    for (const { status, begins, ends, once } of statuses) {
      if (once && isAgain(lines, begins, ends, before.statuses.includes(status)))
        return `"${now.name}" comes to be ${status}, and is ${status} already.`;
      const last = lines.findLast(({ kind }) => kind === begins || kind === ends);
      const should = last ? last.kind === begins : before.statuses.includes(status);
      if (now.statuses.includes(status) !== should)
        return should
          ? `"${now.name}" is not ${status}, and was to be.`
          : `"${now.name}" is ${status}, and was not to be.`;
    }
    return this.untoldDamage(before, now, lines) ?? this.untoldCounters(before, now, lines);
  }

  private untoldDamage(before: ObjectView, now: ObjectView, lines: readonly TraceLine[]): string | undefined {
    let { damage } = before;
    for (const { kind, amount = 0 } of lines)
      if (kind === 'deal damage') damage += amount;
      else if (kind === this.told.damage.heals) damage = 0;
    return damage === now.damage
      ? undefined
      : `"${now.name}" bears ${now.damage} damage, and was dealt ${damage}.`;
  }

  private untoldCounters(
    before: ObjectView,
    now: ObjectView,
    lines: readonly TraceLine[],
  ): string | undefined {
    const { counters: kinds } = this.told;
    if (!kinds || (before.counters === now.counters && lines.length === 0)) return undefined;
    const counters = new Map(Object.entries(before.counters));
    for (const { kind, amount = 0, detail = '' } of lines)
      if (kind === kinds.put) counters.set(detail, (counters.get(detail) ?? 0) + amount);
      else if (kind === kinds.remove) counters.set(detail, Math.max(0, (counters.get(detail) ?? 0) - amount));
    for (const counter of new Set([...counters.keys(), ...Object.keys(now.counters)])) {
      const [has, should] = [now.counters[counter] ?? 0, counters.get(counter) ?? 0];
      if (has !== should) return `"${now.name}" has ${has} ${counter} counters, and was given ${should}.`;
    }
    return undefined;
  }
}
