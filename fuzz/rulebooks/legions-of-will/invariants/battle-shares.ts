import type { ObjectView, Observation, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { rememberingTexts, type Spoken } from '../../../invariants/spoken';
import { spokenIn } from './spoken';

const SHARED = 'battle damage of which all is known';

/** What changes how much battle damage is dealt, or to whom. */
const otherwise = rememberingTexts((text) => /instead|prevent|would/i.test(text));

/** 702.2b: from some sources no damage is dealt to what has protection. */
const protects = rememberingTexts((text) => /protection/i.test(text));

/** 510.1, 510.2: each unit in battle deals damage equal to its power, all at once, to what it fights. */
export const battleShares: Invariant = {
  number: 'L37',
  name: 'battle shares',
  rules: ['510.2', '510.1b', '510.1c', '510.1d'],
  ruleOf: (message) => (message.includes('is no target') ? '510.1c' : '510.2'),
  cost: 'cheap',
  documentation:
    'As battle damage is dealt each base is dealt the power of the unblocked units that attack it, and each unit the power of those that fight it and no other unit, with as much or less of those that fight others as well; by the table when a player had priority just before, where nothing but that damage happened since, apart from what has protection, and where nothing in play, or that ever was on the chain, replaces or prevents anything.',
  gherkin: 'units in battle deal damage equal to their power to what they fight, and to nothing else',
  broken: 'a unit or base is dealt more or less battle damage than what it fights deals',
  mustReach: { [SHARED]: 3 },
  seldom: true,
  watch: (game) => new BattleShares(game),
};

/** From how much to how much battle damage an object is to be dealt. */
interface Share {
  least: number;
  most: number;
}

class BattleShares implements Watcher {
  private readonly spoken: Spoken;
  /** The table when somebody had priority, just before battle damage may be dealt. */
  private before: Observation | undefined;
  /** Is it the step in which blockers are declared? */
  private areBlocking = false;
  /** What is to be dealt, and what was dealt so far; undefined where no damage is being dealt. */
  private due: ReadonlyMap<string, Share> | undefined;
  private readonly dealt = new Map<string, number>();

  constructor({ table }: WatchedGame) {
    this.spoken = spokenIn(table, otherwise);
  }

  look(moment: Moment): string | undefined {
    const { lines, hasPriority, decision } = moment;
    this.spoken.hear(lines);
    if (this.spoken.isSaid) return undefined;
    let wrong: string | undefined;
    for (const line of lines) wrong ??= this.happened(line, moment);
    if (hasPriority || !decision) wrong ??= this.close(moment);
    this.note(moment);
    return wrong;
  }

  private note(moment: Moment): void {
    if (moment.hasPriority && this.areBlocking) this.before = moment.table;
    // While damage is assigned nothing happens.
    else if (!this.due) this.before = undefined;
  }

  private happened(
    { what, kind, detail, object = '', amount = 0 }: TraceLine,
    moment: Moment,
  ): string | undefined {
    if (what === 'decision') return kind === 'priority' ? this.close(moment) : undefined;
    if (kind === 'begin') this.areBlocking = detail === 'declare blockers step';
    if (kind === 'begin' && detail === 'battle damage step') this.begin();
    else if (this.due && kind === 'deal damage')
      this.dealt.set(object, (this.dealt.get(object) ?? 0) + amount);
    else {
      this.before = undefined;
      return this.close(moment);
    }
    return undefined;
  }

  private begin(): void {
    const { before } = this;
    this.dealt.clear();
    this.due = before && !this.spoken.isOn(before) ? sharesOf(before.objects) : undefined;
  }

  private close({ reach, objects }: Moment): string | undefined {
    const { due, before, dealt } = this;
    this.due = undefined;
    if (!due || !before) return undefined;
    reach.saw(SHARED);
    const nameOf = (id: string): string =>
      (before.objects.find((each) => each.id === id) ?? objects.get(id))?.name ?? id;
    const isProtected = (id: string): boolean =>
      before.objects.some((each) => each.id === id && each.abilities.some(protects));
    for (const [id, { least, most }] of due) {
      if (isProtected(id)) continue;
      const amount = dealt.get(id) ?? 0;
      if (amount < least || amount > most)
        return `"${nameOf(id)}" is dealt ${amount} battle damage, and ${least === most ? least : `${least} to ${most}`} were due.`;
    }
    for (const id of dealt.keys())
      if (!due.has(id)) return `"${nameOf(id)}" is dealt battle damage, and is no target of any.`;
    return undefined;
  }
}

/** What each object that is fought is to be dealt. */
function sharesOf(objects: readonly ObjectView[]): ReadonlyMap<string, Share> {
  const shares = new Map<string, Share>();
  const blockers = new Map<string, string[]>();
  for (const { id, blocking } of objects)
    for (const attacker of blocking) blockers.set(attacker, [...(blockers.get(attacker) ?? []), id]);
  for (const unit of objects) {
    const over =
      unit.attacking !== undefined || unit.statuses.includes('blocked')
        ? foughtBy(unit, blockers)
        : unit.blocking;
    const power = Math.max(0, unit.characteristics.power ?? 0);
    for (const id of over) {
      const share = shares.get(id) ?? { least: 0, most: 0 };
      shares.set(id, { least: share.least + (over.length === 1 ? power : 0), most: share.most + power });
    }
  }
  return shares;
}

/** What an attacking unit deals its damage to: the base, or all that block it. */
function foughtBy(
  { id, attacking, statuses }: ObjectView,
  blockers: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  if (statuses.includes('blocked')) return blockers.get(id) ?? [];
  return attacking === undefined ? [] : [attacking];
}
