import type { ObjectView, Observation, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { type Forestalls, Replaced } from '../../../invariants/replaced';
import { SinceAsked } from '../../../invariants/since-asked';
import { isInPlay } from './object-phrases';
import { words } from './spoken';

const STOOD = 'a time in which something in play replaced deaths';
const SPARED = 'something that was spared, and to which was done what a text says instead';

/** 365, 366: what a replacement effect watches for doesn't happen, and what it says does. */
export const replaced: Invariant = {
  number: 'R73',
  name: 'replaced',
  rules: ['366', '365.1', '383.3'],
  ruleOf: (message) =>
    message.includes('first time') ? '383.3' : message.includes('instead of it') ? '366' : '365.1',
  cost: 'cheap',
  documentation:
    'No friendly unit dies while gear says that it is killed instead, and has said so ever since somebody last had priority, the only text in play that replaces anything; nor at a battlefield a unit that says that it is recalled the first time in a turn, unless it was recalled, exhausted or readied in that turn. What is recalled instead is recalled, exhausted and healed, as the text says, unless the trace tells otherwise since.',
  gherkin: 'what is replaced does not happen, and what replaces it does',
  broken: 'something dies although another thing is to happen instead, or that does not happen',
  mustReach: { [STOOD]: 2, [SPARED]: 1 },
  seldom: true,
  watch: (game) => new Deaths(game),
};

/**
 * Does anything in play say that something else happens instead of an event?
 *
 * @param event what would happen, as texts say it
 */
export const isReplacedOn = ({ objects }: Observation, event: string): boolean =>
  objects.some(
    (each) =>
      each.abilities.length > 0 &&
      isInPlay(each) &&
      each.abilities.some((text) => text.includes(`would ${event}`)),
  );

const INSTEAD =
  /^(?:if|the next time) a (?:friendly unit|unit you control) would (?:die|be killed), kill this instead\b/i;
const FIRST = /^the first time I would die each turn, recall me\b/i;

const reads = (text: string): Forestalls | undefined =>
  INSTEAD.test(text)
    ? ({ line, was, source }) =>
        line.kind === 'kill' && isUnitOnBoard(was) && was?.controller === source.controller
    : undefined;

const isUnitOnBoard = (object: ObjectView | undefined): boolean =>
  object?.zone === 'board' && object.types.includes('unit');

const isAway = (unit: ObjectView, { objects }: Moment): boolean =>
  isUnitOnBoard(unit) && objects.get(unit.at ?? '')?.types.includes('battlefield') === true;

const SPARES: ReadonlySet<string> = new Set(['recall', 'exhaust', 'ready']);

class Deaths implements Watcher {
  private readonly replaced: Replaced;
  private readonly since = new SinceAsked();
  /** What may have been spared in this turn: where it is at its base already, no recall is told. */
  private readonly spared = new Set<string>();

  constructor(game: WatchedGame) {
    this.replaced = new Replaced(game, { reads, counts: isInPlay, reached: STOOD, words });
  }

  look(moment: Moment): string | undefined {
    this.since.hear(moment);
    const wrong = this.replaced.look(moment) ?? (moment.hasPriority ? this.judge(moment) : undefined);
    this.since.settle(moment);
    return wrong;
  }

  private judge(moment: Moment): string | undefined {
    const { events } = this.since;
    for (const [at, { kind, object = '', detail }] of events.entries()) {
      if (kind === 'begin' && detail === 'awaken phase') this.spared.clear();
      const was = this.since.was(object);
      const text = was && isInPlay(was) ? was.abilities.find((each) => FIRST.test(each)) : undefined;
      const isFirst = !this.spared.has(object);
      if (SPARES.has(kind)) this.spared.add(object);
      if (was && text !== undefined && kind === 'kill' && isFirst && isAway(was, moment))
        return `"${was.name}" dies, and it would be the first time in this turn: ${text}`;
      const wrong = was && isReplacing(was, events[at]) ? unspared(was, events.slice(at), moment) : undefined;
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  }
}

/** Gear that is killed by its own text, or a unit that recalls itself so: the trace names nothing else that does it. */
function isReplacing({ abilities }: ObjectView, line: TraceLine | undefined): boolean {
  const form = line?.kind === 'kill' ? INSTEAD : line?.kind === 'recall' ? FIRST : undefined;
  return form !== undefined && !line?.text.includes(' by "') && abilities.some((text) => form.test(text));
}

/** What a text has done to what it spares, and isn't so. */
function unspared(
  source: ObjectView,
  lines: readonly TraceLine[],
  { objects, reach }: Moment,
): string | undefined {
  const text = source.abilities.find((each) => INSTEAD.test(each) || FIRST.test(each)) ?? '';
  if (!/recall/i.test(text)) return undefined;
  // Of what is at its base already no recall is told.
  const { object: id = '' } =
    lines.find(
      ({ kind, object, text: told }) =>
        kind === 'recall' && (object === source.id || told.includes(` by "${source.name}"`)),
    ) ?? {};
  const spared = objects.get(id);
  if (spared?.zone !== 'board') return undefined;
  reach.saw(SPARED);
  const told = new Set(lines.flatMap(({ object, kind }) => (object === id ? [kind] : [])));
  if (/exhaust/i.test(text) && !told.has('ready') && !spared.statuses.includes('exhausted'))
    return `"${spared.name}" is recalled instead of it, and is ready: ${text}`;
  if (/heal/i.test(text) && !told.has('deal damage') && spared.damage > 0)
    return `"${spared.name}" is recalled instead of it, and bears damage: ${text}`;
  return undefined;
}
