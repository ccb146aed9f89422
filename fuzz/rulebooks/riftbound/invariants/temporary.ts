import type { ObjectView } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';

const GONE = "a Temporary permanent as its controller's turn began";

/** 742.1.b: before scoring. */
export const temporary: Invariant = {
  number: 'R32',
  name: 'temporary',
  rules: ['742.1.b'],
  cost: 'cheap',
  documentation:
    'When a player first gets priority after the Scoring Step began, the Turn Player has nothing with Temporary on the board that was there as the turn began; where nothing but phases, readying, triggering and resolving has happened to it, and no card speaks of dying or of countering.',
  gherkin: "nothing with Temporary outlives the start of its controller's Beginning Phase",
  broken: "something with Temporary outlives the start of its controller's Beginning Phase",
  mustReach: { [GONE]: 3 },
  seldom: true,
  watch: () => new Temporary(),
};

class Temporary implements Watcher {
  /** What was there when somebody was asked last before a turn began. */
  private before: readonly ObjectView[] = [];
  private isBeginning = false;
  /** What was given something since a turn began: its keyword may be another one, that came too late. */
  private readonly given = new Set<string | undefined>();

  look(moment: Moment): string | undefined {
    const { lines } = moment;
    if (lines.some(({ kind, detail }) => kind === 'begin' && detail === 'awaken phase'))
      this.isBeginning = true;
    if (!this.isBeginning) {
      if (lines.length > 0 && moment.changed) this.before = moment.table.objects;
      return undefined;
    }
    for (const { kind, object } of lines) if (kind === 'apply') this.given.add(object);
    if (!lines.some(({ kind, detail }) => kind === 'begin' && detail === 'scoring step')) return undefined;
    this.isBeginning = false;
    const { given } = this;
    const due = new Set(
      this.before.filter((each) => isTemporary(each) && !given.has(each.id)).map(({ id }) => id),
    );
    given.clear();
    if (due.size === 0) return undefined;
    const { table, reach } = moment;
    reach.saw(GONE);
    const left = table.objects.find(
      (object) => due.has(object.id) && isTemporary(object) && object.controller === table.activePlayer,
    );
    return left && !table.objects.some(({ abilities }) => abilities.some(saves))
      ? `"${left.name}" has Temporary, and is still there in its controller's Scoring Step.`
      : undefined;
  }
}

/** The keyword itself, not text that gives it to others. */
const TEMPORARY = /^(?:\[[^\]]+\],? ?)*\[Temporary\](?:,? ?\[[^\]]+\])*$/;

const isTemporary = ({ zone, abilities }: ObjectView): boolean =>
  zone === 'board' && abilities.some((text) => TEMPORARY.test(text));

const saves = (text: string): boolean => /would (?:die|be killed)|counter|can't be killed/i.test(text);
