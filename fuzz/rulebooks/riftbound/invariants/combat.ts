import type { ObjectView, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { rememberingTexts, type Spoken } from '../../../invariants/spoken';
import { spokenIn } from './spoken';

const DEALT = 'a side of a combat that was dealt damage';

/** 443.1: how much combat damage is dealt, and to whom. */
export const combatDamage: Invariant = {
  number: 'R26',
  name: 'combat damage',
  rules: ['443.1.d.3', '443.1.b', '410.1.b'],
  ruleOf: (message) => (message.includes('lethal') ? '443.1.d.3' : '443.1.b'),
  cost: 'cheap',
  documentation:
    "As combat damage is dealt each side is dealt as much, all together, as the Might of the other side's units that are not stunned; no unit is dealt more than is lethal to it while another one of its side is dealt less than is lethal to that one, and only one of a side is dealt some that is not lethal. Judged by the table at the last moment before, where nothing but the assignment happened since, and nothing that is in play or ever was on the chain speaks of damage.",
  gherkin: 'each side of a combat is dealt the Might of the other one, one unit after another',
  broken: 'a side of a combat is dealt too much or too little damage, or not one unit after another',
  mustReach: { [DEALT]: 10 },
  seldom: true,
  watch: (game) => new CombatDamage(game),
};

const speaksOfDamage = rememberingTexts((text) => /damage|assign/i.test(text));

/** A unit as it was when somebody was asked last. */
type Fighting = Pick<ObjectView, 'id' | 'name' | 'damage' | 'controller'> & {
  readonly might: number;
  readonly isStunned: boolean;
  readonly side: string;
};

class CombatDamage implements Watcher {
  private readonly spoken: Spoken;
  private fighting: readonly Fighting[] = [];
  /** The objects that those are of. */
  private seen: readonly ObjectView[] = [];

  constructor({ table }: WatchedGame) {
    this.spoken = spokenIn(table, speaksOfDamage);
  }

  look(moment: Moment): string | undefined {
    const { lines, decision } = moment;
    this.spoken.hear(lines);
    if (this.spoken.isSaid) return undefined;
    const wrong = this.fighting.length > 0 ? this.wronglyDealt(moment) : undefined;
    if (lines.length > 0) this.note(decision ? moment.table.objects : []);
    return wrong;
  }

  private note(objects: readonly ObjectView[]): void {
    if (objects !== this.seen) this.fighting = fightingOf(objects);
    this.seen = objects;
  }

  private wronglyDealt({ lines, table, reach }: Moment): string | undefined {
    const batch = batchIn(lines);
    // What replaced some may have died of the rest.
    if (batch.length === 0 || this.spoken.isOn({ objects: this.seen }) || this.spoken.isOn(table))
      return undefined;
    const dealt = new Map<string, number>();
    for (const { object = '', amount = 0 } of batch) dealt.set(object, (dealt.get(object) ?? 0) + amount);
    const names = table.players.map(({ name }) => name);
    for (const side of SIDES) {
      const mine = this.fighting.filter((unit) => unit.side === side);
      const others = this.fighting.filter((unit) => unit.side !== side);
      if (mine.length === 0 || others.length === 0) return undefined;
      reach.saw(DEALT);
      const wrong = wrongTotal(mine, others, dealt, names) ?? wrongOrder(mine, dealt);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  }
}

const SIDES = ['attacking', 'defending'] as const;

const fightingOf = (objects: readonly ObjectView[]): readonly Fighting[] =>
  objects.filter(isFighting).map(({ id, name, damage, controller, characteristics, statuses }) => ({
    id,
    name,
    damage,
    controller,
    might: characteristics.might ?? 0,
    isStunned: statuses.includes('stunned'),
    side: SIDES.find((side) => statuses.includes(side)) ?? '',
  }));

const isFighting = ({ zone, statuses }: ObjectView): boolean =>
  zone === 'board' && SIDES.some((side) => statuses.includes(side));

/** The combat damage: dealt all at once, after nothing but the end of the showdown and its assignment. */
function batchIn(lines: readonly TraceLine[]): readonly TraceLine[] {
  const events = lines.filter(({ what, kind }) => what === 'event' && !BEFORE.has(kind));
  const end = events.findIndex(({ kind, rule }) => kind !== 'deal damage' || !rule?.startsWith('443'));
  return end < 0 ? events : events.slice(0, end);
}

const BEFORE: ReadonlySet<string> = new Set(['end a showdown', 'begin a combat']);

type Dealt = ReadonlyMap<string, number>;

function wrongTotal(
  mine: readonly Fighting[],
  others: readonly Fighting[],
  dealt: Dealt,
  names: readonly string[],
): string | undefined {
  const due = others.reduce((sum, { might, isStunned }) => sum + (isStunned ? 0 : might), 0);
  const all = mine.reduce((sum, { id }) => sum + (dealt.get(id) ?? 0), 0);
  const [name, other] = [mine, others].map(([unit]) => names[unit?.controller ?? -1]);
  return all === due
    ? undefined
    : `${name}'s units are dealt ${all} combat damage, and ${other}'s have ${due} Might together.`;
}

function wrongOrder(units: readonly Fighting[], dealt: Dealt): string | undefined {
  const missing = ({ id, might, damage }: Fighting): number =>
    Math.max(1, might - damage) - (dealt.get(id) ?? 0);
  const short = units.filter((unit) => missing(unit) > 0);
  const over = short.length > 0 ? units.find((unit) => missing(unit) < 0) : undefined;
  if (over)
    return `"${over.name}" is dealt ${-missing(over)} more than is lethal, and "${short[0]?.name}" ${missing(short[0] ?? over)} less.`;
  const [one, another] = short.filter(({ id }) => (dealt.get(id) ?? 0) > 0);
  return one && another
    ? `Neither "${one.name}" nor "${another.name}" is dealt lethal damage, and both are dealt some.`
    : undefined;
}
