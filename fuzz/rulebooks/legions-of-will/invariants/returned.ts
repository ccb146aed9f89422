import type { ObjectView } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';
import { type Resolved, Resolving } from './resolving';

const RETURNED = 'a permanent that has returned as what expelled it left the battlefield';

/** 607.3: what was expelled until something leaves returns to where it was. */
export const returned: Invariant = {
  number: 'L76',
  name: 'returned',
  rules: ['607.3', '607.3c'],
  ruleOf: (message) => (message.includes('base') ? '607.3' : '607.3c'),
  cost: 'cheap',
  documentation:
    'What was expelled until something leaves the battlefield, and enters the battlefield by that rule, is controlled by its owner and in the base in which one of that name and owner was when it was expelled so.',
  gherkin: 'what was expelled until something leaves returns to its base under its owner’s control',
  broken: 'what was expelled until something leaves returns elsewhere than to where it was',
  mustReach: { [RETURNED]: 1 },
  seldom: true,
  watch: () => new Returning(),
};

const UNTIL =
  /^(?:[^.:"]*: |(?:when|whenever|at) [^.,"]*, )?expel target [^.,"]* until this \w+ leaves the battlefield\.$/i;
const RULE = '607.3';

class Returning implements Watcher {
  private readonly resolving = new Resolving();
  /** The bases from which cards were expelled, by their names and owners: nobody sees which card is which. */
  private readonly from = new Map<string, Set<string>>();
  private before: ReadonlySet<string> = new Set();

  look(moment: Moment): string | undefined {
    const resolved = this.resolving.at(moment);
    if (resolved?.text !== undefined && UNTIL.test(resolved.text)) this.note(resolved);
    if (this.from.size === 0) return undefined;
    const isBack = moment.lines.some(({ kind, rule }) => kind === 'enter the battlefield' && rule === RULE);
    const wrong = isBack ? this.elsewhere(moment) : undefined;
    this.before = new Set(moment.table.objects.map(({ id }) => id));
    return wrong;
  }

  private note({ targets }: Resolved): void {
    for (const target of targets) {
      if (typeof target !== 'object' || target.base === undefined) continue;
      const key = keyOf(target);
      this.from.set(key, (this.from.get(key) ?? new Set()).add(target.base));
    }
  }

  private elsewhere({ table, lines, objects, reach }: Moment): string | undefined {
    // What has come there since by other ways is told apart by nothing.
    const others = lines.some(
      ({ kind, rule }) =>
        (kind === 'enter the battlefield' && rule !== RULE) ||
        kind === 'move between bases' ||
        kind === 'change control',
    );
    if (others) return undefined;
    for (const each of table.objects) {
      if (each.zone !== 'battlefield' || this.before.has(each.id)) continue;
      const bases = this.from.get(keyOf(each));
      if (!bases || each.base === undefined) continue;
      reach.saw(RETURNED);
      if (each.controller !== each.owner) return `"${each.name}" returns under somebody else's control.`;
      if (!bases.has(each.base))
        return `"${each.name}" returns to the base "${objects.get(each.base)?.name}", where it was not.`;
    }
    return undefined;
  }
}

const keyOf = ({ name, owner }: ObjectView): string => `${owner} ${name}`;
