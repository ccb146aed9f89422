import type { ObjectView } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';

const RETURNED = 'a permanent that has returned as what expelled it left the battlefield';

/** 607.3: what was expelled until something leaves returns to where it was. */
export const returned: Invariant = {
  number: 'L76',
  name: 'returned',
  rules: ['607.3', '607.3c'],
  ruleOf: (message) => (message.includes('base') ? '607.3' : '607.3c'),
  cost: 'cheap',
  documentation:
    'What was expelled until something leaves the battlefield, and enters the battlefield by that rule, is controlled by its owner and in a base in which one of that name and owner was when it was expelled.',
  gherkin: 'what was expelled until something leaves returns to its base under its owner’s control',
  broken: 'what was expelled until something leaves returns elsewhere than to where it was',
  mustReach: { [RETURNED]: 1 },
  seldom: true,
  watch: () => new Returning(),
};

const RULE = '607.3';

class Returning implements Watcher {
  /** The bases from which cards were expelled, by their names and owners: nobody sees which card is which. */
  private readonly from = new Map<string, Set<string>>();
  /** Names and owners of what was expelled from a base that wasn't seen. */
  private readonly unknown = new Set<string>();
  private before: ReadonlyMap<string, ObjectView> = new Map();

  look(moment: Moment): string | undefined {
    if (moment.lines.length === 0 && this.before.size > 0) return undefined;
    this.note(moment);
    const isBack = moment.lines.some(({ kind, rule }) => kind === 'enter the battlefield' && rule === RULE);
    const wrong = isBack ? this.elsewhere(moment) : undefined;
    this.before = new Map(moment.table.objects.map((each) => [each.id, each]));
    return wrong;
  }

  private note({ lines }: Moment): void {
    const moved = new Set<string | undefined>();
    for (const { kind, object = '' } of lines) {
      if (kind === 'move between bases') moved.add(object);
      if (kind !== 'expel') continue;
      const was = this.before.get(object);
      if (was?.zone !== 'battlefield') continue;
      const key = keyOf(was);
      if (was.at === undefined || moved.has(object)) this.unknown.add(key);
      else this.from.set(key, (this.from.get(key) ?? new Set()).add(was.at));
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
      if (!bases || each.at === undefined) continue;
      reach.saw(RETURNED);
      if (each.controller !== each.owner) return `"${each.name}" returns under somebody else's control.`;
      if (!bases.has(each.at) && !this.unknown.has(keyOf(each)))
        return `"${each.name}" returns to the base "${objects.get(each.at)?.name}", where it was not.`;
    }
    return undefined;
  }
}

const keyOf = ({ name, owner }: ObjectView): string => `${owner} ${name}`;
