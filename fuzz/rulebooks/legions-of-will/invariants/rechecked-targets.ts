import type { ObjectView } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';
import { type Resolved, Resolving } from './resolving';

const JUDGED = 'a target that was looked at again as something resolved';

/** 605.2b: a target that is no longer what the text says is not affected. */
export const recheckedTargets: Invariant = {
  number: 'L51',
  name: 'rechecked targets',
  rules: ['605.2b'],
  cost: 'cheap',
  documentation:
    'Where the text of what resolves chooses units with one phrase ("target attacking unit you control", "target unit with power 2 or less"), nothing is done to a target that was not so when somebody last had priority, with nothing resolved in between; and it does not resolve where none of its targets was so.',
  gherkin: 'what resolves does nothing to targets that are no longer what its text says',
  broken: 'something is done to a target that is no longer what the text says',
  mustReach: { [JUDGED]: 20 },
  watch: () => new Rechecked(),
};

/** The one phrase with which a text chooses units. */
const PHRASE =
  /\btarget (?:(rested|reset|attacking|blocking|blocked|unblocked) )?units?(?: (you control|an opponent controls))?(?: with (power|will) (\d+) or (less|greater))?(?= |[.,]|$)(?! or (?:upgrade|trap|base|permanent))/i;

/** What may be done to a target. */
const DEEDS: ReadonlySet<string> = new Set([
  ...['deal damage', 'destroy', 'expel', 'become rested', 'become reset', 'put counters', 'remove counters'],
  ...['change control', 'move between bases', 'put into zone', 'sacrifice', 'prevent damage'],
]);

class Rechecked implements Watcher {
  private readonly resolving = new Resolving();

  look(moment: Moment): string | undefined {
    const resolved = this.resolving.at(moment);
    return resolved && judge(resolved, moment);
  }
}

function judge({ item, text, targets, done }: Resolved, { reach }: Moment): string | undefined {
  const phrase = phraseOf(text);
  if (!phrase || targets.length === 0) return undefined;
  const units = targets.flatMap((each) =>
    typeof each === 'object' && each.zone === 'battlefield' ? each : [],
  );
  if (units.length < targets.length) return undefined;
  reach.saw(JUDGED);
  const illegal = units.filter((each) => !isMeant(each, phrase, item.controller));
  if (illegal.length === targets.length)
    return `"${item.name}" resolves, and "${illegal[0]?.name}" is no ${phrase[0]}.`;
  const wrong = done
    .filter(({ kind }) => DEEDS.has(kind))
    .flatMap(({ object }) => illegal.find(({ id }) => id === object) ?? [])[0];
  return wrong && `"${item.name}" resolves, and does something to "${wrong.name}", which is no ${phrase[0]}.`;
}

/** How a text chooses its targets: undefined where it does so otherwise, or more than once. */
export function phraseOf(text = ''): RegExpExecArray | undefined {
  if ((text.match(/target/gi) ?? []).length !== 1 || text.includes('"')) return undefined;
  return PHRASE.exec(text) ?? undefined;
}

/** Is an object what such a phrase says, for the player whose text it is? */
export function isMeant(
  { types, statuses, controller, characteristics }: ObjectView,
  [, status, whose, number, limit, bound]: RegExpExecArray,
  you: number | undefined,
): boolean {
  if (!types.includes('unit')) return false;
  if (status !== undefined && !statuses.includes(status.toLowerCase())) return false;
  if (whose !== undefined && (controller === you) !== (whose.toLowerCase() === 'you control')) return false;
  if (number === undefined) return true;
  const is = characteristics[number.toLowerCase()] ?? 0;
  return bound === 'less' ? is <= Number(limit) : is >= Number(limit);
}
