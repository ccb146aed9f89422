import type { ObjectView, Observation, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';

const RECYCLED = 'a trash that was recycled as its player burnt out';

/** 418.2.b: the whole trash of who burns out, and nothing else, is recycled. */
export const recycledTrash: Invariant = {
  number: 'R28',
  name: 'recycled trash',
  rules: ['418.2.b', '107.1.d'],
  ruleOf: (message) => (message.includes("somebody else's") ? '107.1.d' : '418.2.b'),
  cost: 'cheap',
  documentation:
    "Between a player's burning out and the point that is gained for it cards are recycled that are that player's own, and afterwards nothing of the player's is in the trash but what was put there since: it is looked at when somebody is asked next, where nothing else was asked in between.",
  gherkin: 'whoever burns out recycles all of their own trash',
  broken: "whoever burns out doesn't recycle all of their own trash",
  mustReach: { [RECYCLED]: 3 },
  seldom: true,
  watch: () => ({ look: unrecycled }),
};

function unrecycled(moment: Moment): string | undefined {
  const { lines } = moment;
  const begins = lines.findLastIndex(({ kind }) => kind === 'burn out');
  if (begins < 0) return undefined;
  const { table, reach } = moment;
  const seat = lines[begins]?.player ?? -1;
  const name = table.players[seat]?.name ?? 'Somebody';
  const after = lines.slice(begins + 1).filter(({ what }) => what === 'event');
  const pointed = after.findIndex(({ kind }) => kind !== 'recycle');
  const recycled = pointed < 0 ? after : after.slice(0, pointed);
  const stranger = recycled.find(({ player, detail }) => player !== seat && detail === 'main deck');
  if (stranger)
    return `${name} burns out and recycles somebody else's card, ${/"[^"]*"/.exec(stranger.text)?.[0] ?? ''}.`;
  if (recycled.length > 0) reach.saw(RECYCLED);
  const arrived = after.filter(({ detail }) => detail === 'trash').length;
  const left = table.objects.filter(({ zone, owner }) => zone === 'trash' && owner === seat);
  return left.length > arrived
    ? `${name} has burnt out, and "${left[0]?.name}" is still in ${name}'s trash.`
    : undefined;
}

const AGAIN = 'a battlefield scored in a turn';

/** 447: each battlefield once a turn. */
export const scoredOnce: Invariant = {
  number: 'R29',
  name: 'scored once',
  rules: ['447'],
  cost: 'cheap',
  documentation: 'In one turn no player scores a battlefield twice.',
  gherkin: 'no player scores a battlefield twice in one turn',
  broken: 'a player scores a battlefield twice in one turn',
  mustReach: { [AGAIN]: 5 },
  watch: () => {
    let scored = new Set<string>();
    return {
      look: (moment) => {
        for (const { kind, detail, player = -1, object } of moment.lines) {
          if (kind === 'begin' && detail === 'awaken phase') scored = new Set();
          if (kind !== 'score' || object === undefined) continue;
          const { table, objects, reach } = moment;
          reach.saw(AGAIN);
          const which = `${player} ${object}`;
          if (scored.has(which))
            return `${table.players[player]?.name} scores "${objects.get(object)?.name}" for the second time in one turn.`;
          scored.add(which);
        }
        return undefined;
      },
    };
  },
};

const OFFERED = 'a facedown card offered';

/** 737.1.b, 408.3: not in the turn in which it was hidden. */
export const hiddenAWhile: Invariant = {
  number: 'R30',
  name: 'hidden a while',
  rules: ['408.3', '737.1.b'],
  cost: 'cheap',
  documentation: 'A facedown card is not offered to be played in the turn in which it was hidden.',
  gherkin: 'no card is played from facedown in the turn in which it was hidden',
  broken: 'a card can be played from facedown in the turn in which it was hidden',
  mustReach: { [OFFERED]: 1 },
  seldom: true,
  watch: () => new Hidden(),
};

class Hidden implements Watcher {
  /** Who hid something this turn. */
  private readonly hiding = new Set<number>();
  /** What was there before, facedown or not. */
  private before: readonly ObjectView[] = [];

  look(moment: Moment): string | undefined {
    const { lines, decision } = moment;
    for (const { kind, detail, player = -1 } of lines) {
      if (kind === 'begin' && detail === 'awaken phase') {
        this.hiding.clear();
        this.before = [];
      } else if (kind === 'hide') this.hiding.add(player);
    }
    if (this.hiding.size === 0) {
      if (lines.length > 0) this.before = moment.table.objects;
      return undefined;
    }
    const { table, objects, reach } = moment;
    for (const { action, object: id = '' } of decision?.options ?? []) {
      const object = action === 'play' ? objects.get(id) : undefined;
      if (!object || !isFacedown(object)) continue;
      reach.saw(OFFERED);
      const wasHidden = this.before.some((each) => each.id === id && isFacedown(each));
      if (!wasHidden && this.hiding.has(object.controller ?? -1))
        return `${table.players[decision?.player ?? -1]?.name} is offered to play "${object.name}" in the turn in which it was hidden.`;
    }
    return undefined;
  }
}

const isFacedown = ({ zone }: ObjectView): boolean => zone === 'facedown zone';

const OPENED = 'an opening hand after mulligans';
const OPENING_HAND = 4;
/** A deck that holds fewer cards after that may have been too small for it. */
const LEFT = 3;

/** 116, 117.2: everybody begins with four cards, whatever was set aside. */
export const openingHands: Invariant = {
  number: 'R31',
  name: 'opening hands',
  rules: ['116', '117.2', '117.3'],
  ruleOf: (message) => (message.includes('recycled') ? '117.3' : undefined),
  cost: 'cheap',
  documentation:
    'In a game that is played from its beginning, everybody whose Main Deck is not used up has four cards in hand, and what was drawn since the first turn began, when a player first gets priority; and what was set aside is recycled only when as many cards have been drawn.',
  gherkin: 'everybody begins the game with four cards in hand',
  broken: 'somebody begins the game with more or fewer than four cards in hand',
  mustReach: {},
  watch: ({ table }) => {
    let isOver = table.from !== 'the beginning';
    const since: TraceLine[] = [];
    return {
      look: (moment) => {
        if (isOver) return undefined;
        since.push(...moment.lines);
        if (!moment.hasPriority) return undefined;
        isOver = true;
        return wrongHand(since, moment);
      },
    };
  },
};

function wrongHand(since: readonly TraceLine[], { table, reach }: Moment): string | undefined {
  const begins = since.findIndex(({ kind, detail }) => kind === 'begin' && detail === 'awaken phase');
  const turn = since.slice(begins);
  const early = drawnTooLate(since.slice(0, begins), table);
  if (early !== undefined) return early;
  // What else happens to a hand as a turn begins isn't followed.
  if (begins < 0 || turn.some(({ kind }) => !AS_A_TURN_BEGINS.has(kind))) return undefined;
  for (const { seat, name } of table.players) {
    const drawn = turn.filter(({ kind, player }) => kind === 'draw' && player === seat).length;
    const held = table.objects.filter(({ zone, owner }) => zone === 'hand' && owner === seat).length;
    // Whoever has hardly a deck left may have drawn less.
    if (table.objects.filter(({ zone, owner }) => zone === 'main deck' && owner === seat).length < LEFT)
      continue;
    reach.saw(OPENED);
    if (held !== OPENING_HAND + drawn)
      return `${name} has ${held} cards in hand, not ${OPENING_HAND + drawn}, as the game begins.`;
  }
  return undefined;
}

/** Who has recycled before drawing, as hands came about. */
function drawnTooLate(lines: readonly TraceLine[], { players }: Observation): string | undefined {
  const recycling = new Set<number>();
  for (const { kind, player = -1 } of lines) {
    if (kind === 'recycle') recycling.add(player);
    if (kind === 'draw' && recycling.has(player))
      return `${players[player]?.name} has recycled what was set aside, and draws for it only then.`;
  }
  return undefined;
}

const AS_A_TURN_BEGINS: ReadonlySet<string> = new Set([
  'begin',
  'draw',
  'channel',
  'ready',
  'priority',
  'empty the rune pool',
]);
