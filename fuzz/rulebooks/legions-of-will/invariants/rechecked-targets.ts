import type { ObjectView } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';
import { SinceAsked } from '../../../invariants/since-asked';

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

const CHAIN = 'chain of events';
/** The one phrase with which a text chooses units. */
const PHRASE =
  /\btarget (?:(rested|reset|attacking|blocking|blocked|unblocked) )?units?(?: (you control|an opponent controls))?(?: with (power|will) (\d+) or (less|greater))?(?= |[.,]|$)/i;

/** What may be done to a target. */
const DEEDS: ReadonlySet<string> = new Set([
  ...['deal damage', 'destroy', 'expel', 'become rested', 'become reset', 'put counters', 'remove counters'],
  ...['change control', 'move between bases', 'put into zone', 'sacrifice', 'prevent damage'],
]);

class Rechecked implements Watcher {
  private readonly since = new SinceAsked();

  look(moment: Moment): string | undefined {
    this.since.hear(moment);
    const wrong = this.since.before && this.judge(moment);
    this.since.settle(moment);
    return wrong;
  }

  private judge({ lines, reach }: Moment): string | undefined {
    const { since } = this;
    const at = since.events.findIndex(({ kind }) => ENDS.has(kind));
    const first = since.events[at];
    const next = since.events[at + 1];
    // An ability ceases to exist as the last part of its resolution (605.2m, 605.2n).
    const line =
      first?.kind === 'cease to exist' && next?.kind === 'resolve' && next.object === first.object
        ? next
        : first;
    // What resolves after it is judged by another table.
    if (line?.kind !== 'resolve' || !lines.includes(line)) return undefined;
    const item = since.was(line.object);
    const phrase = item?.zone === CHAIN ? phraseOf(item) : undefined;
    if (!item || !phrase) return undefined;
    const targets = item.targets.map((id) => (typeof id === 'string' ? since.was(id) : undefined));
    if (targets.length === 0 || targets.some((each) => each?.zone !== 'battlefield')) return undefined;
    reach.saw(JUDGED);
    const illegal = targets.filter((each) => each && !isMeant(each, phrase, item.controller));
    if (illegal.length === targets.length)
      return `"${item.name}" resolves, and "${illegal[0]?.name}" is no ${phrase[0]}.`;
    const done = since.events
      .slice(0, at)
      .find(({ kind, object }) => DEEDS.has(kind) && illegal.some((each) => each?.id === object));
    return (
      done &&
      `"${item.name}" resolves, and does something to "${since.was(done.object)?.name}", which is no ${phrase[0]}.`
    );
  }
}

/** What comes before these belongs to what resolves first. */
const ENDS: ReadonlySet<string> = new Set(['resolve', 'begin', 'activate', 'play', 'cease to exist']);

/** How an object on the chain of events chooses its targets: undefined where it does so otherwise, or more than once. */
function phraseOf({ source, name = '', types, abilities }: ObjectView): RegExpExecArray | undefined {
  const text =
    source !== undefined
      ? name.replace(/^[^:]*: /, '')
      : types.includes('action')
        ? abilities.join('\n')
        : '';
  if ((text.match(/target/gi) ?? []).length !== 1 || text.includes('"')) return undefined;
  return PHRASE.exec(text) ?? undefined;
}

function isMeant(
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
