import type { ObjectView, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';

const WENT = 'a card that went where it was to go';

/** Where the rulebook has an event take a card. */
const GOES: Readonly<Record<string, readonly [zone: RegExp, rule: string]>> = {
  kill: [/^trash$/, '415.1'],
  discard: [/^trash$/, '409.1'],
  'put into the trash': [/^trash$/, '153'],
  counter: [/^trash$/, '412.1'],
  banish: [/^banishment$/, '414.1'],
  draw: [/^hand$/, '400.1'],
  recycle: [/^(?:main|rune) deck$/, '403.1'],
  channel: [/^board$/, '417.1'],
  hide: [/^facedown zone$/, '408.1'],
  'enter the board': [/^board$/, '356.2'],
};

/** 107, 153, 403, 409, 412, 414, 415, 417: a card goes where the event takes it, and nowhere else. */
export const destinations: Invariant = {
  number: 'R41',
  name: 'destinations',
  rules: [...new Set(Object.values(GOES).map(([, rule]) => rule)), '107.1.d'],
  ruleOf: (message) =>
    Object.entries(GOES).find(([kind]) => message.includes(` ${kind} `))?.[1][1] ??
    (message.includes('there are') ? '107.1.d' : undefined),
  cost: 'cheap',
  documentation:
    "What is killed, discarded, countered or has been played as a spell goes to the trash, what is banished to the banishment, what is drawn to a hand, what is recycled to a deck, what is channelled to the board. And in each player's hand, trash, banishment and decks there are as many cards of theirs as there were with those that the trace has told of since, where all that went anywhere had been seen before.",
  gherkin: 'every card goes where the rulebook says, and is there',
  broken: 'a card goes elsewhere than the rulebook says, or is not where it went',
  mustReach: { [WENT]: 20 },
  watch: () => new Destinations(),
};

const PILES: ReadonlySet<string> = new Set(['hand', 'trash', 'banishment', 'main deck', 'rune deck']);

/** Where something comes from that nobody has seen before, by what happens to it: from no pile, or from this one. */
const UNSEEN: Readonly<Record<string, string>> = {
  'enter the board': 'nowhere',
  'put into the trash': 'chain',
  counter: 'chain',
  draw: 'main deck',
  channel: 'rune deck',
  discard: 'hand',
};

/** A card's way from one zone to another. */
interface Way {
  readonly owner: number;
  readonly from: string;
  readonly to: string;
}

class Destinations implements Watcher {
  private before: readonly ObjectView[] | undefined;
  /** How many cards each player has in each pile. */
  private counts = new Map<string, number>();

  look(moment: Moment): string | undefined {
    const moved: TraceLine[] = [];
    for (const line of moment.lines) {
      const { what, kind, detail, object } = line;
      if (what !== 'event' || detail === undefined || object === undefined) continue;
      const [zone] = GOES[kind] ?? [];
      if (zone && !zone.test(detail))
        return `The trace tells of a ${kind} that takes a card to the ${detail}.`;
      if (zone || ZONES.has(detail)) moved.push(line);
    }
    if (this.before && moved.length === 0) {
      this.before = moment.table.objects;
      return undefined;
    }
    return this.judge(moment, moved);
  }

  private judge({ table, reach }: Moment, moved: readonly TraceLine[]): string | undefined {
    const should = this.before && countedOn(this.counts, waysOf(moved, this.before));
    const counts = countsOf(table.objects);
    this.before = table.objects;
    this.counts = counts;
    if (!should) return undefined;
    reach.saw(WENT);
    for (const { seat, name } of table.players)
      for (const zone of PILES) {
        const pile = `${seat} ${zone}`;
        const [have = 0, due = 0] = [counts.get(pile), should.get(pile)];
        if (have !== due) return `In ${name}'s ${zone} there are ${have} cards, not ${due}.`;
      }
    return undefined;
  }
}

const ZONES: ReadonlySet<string> = new Set([...PILES, 'board', 'chain', 'facedown zone', 'champion zone']);

function countsOf(objects: readonly ObjectView[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { zone, owner } of objects) if (PILES.has(zone)) add(counts, `${owner} ${zone}`, 1);
  return counts;
}

function add(counts: Map<string, number>, pile: string, more: number): void {
  counts.set(pile, (counts.get(pile) ?? 0) + more);
}

/** The ways that cards took; undefined where it isn't known of all. */
function waysOf(moved: readonly TraceLine[], before: readonly ObjectView[]): readonly Way[] | undefined {
  const gone = new Set<string>();
  const ways: Way[] = [];
  for (const { kind, object = '', detail: to = '', player = -1 } of moved) {
    // A card that has gone doesn't go once more.
    if (gone.has(object)) continue;
    gone.add(object);
    const seen = before.find(({ id }) => id === object);
    if (seen && remains(seen)) continue;
    const from = seen?.zone ?? UNSEEN[kind];
    if (from === undefined || to === 'champion zone') return undefined;
    const owner = seen?.owner ?? player;
    ways.push({ owner, from, to: seen?.supertypes.includes('token') ? 'nowhere' : to });
  }
  return ways;
}

/** Legends and battlefields stay where they are. */
const remains = ({ zone, types }: ObjectView): boolean =>
  zone === 'legend zone' || (zone === 'board' && types.includes('battlefield'));

function countedOn(
  before: ReadonlyMap<string, number>,
  ways: readonly Way[] | undefined,
): ReadonlyMap<string, number> | undefined {
  if (!ways) return undefined;
  const counts = new Map(before);
  for (const { owner, from, to } of ways) {
    add(counts, `${owner} ${from}`, -1);
    add(counts, `${owner} ${to}`, 1);
  }
  return counts;
}
