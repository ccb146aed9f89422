import type { ObjectView, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { SinceAsked } from '../../../invariants/since-asked';
import { rememberingTexts, type Spoken } from '../../../invariants/spoken';
import { spokenIn } from './spoken';

const ACTION = 'an action that has left the chain of events';
const RECURRED = 'an action that was played from a graveyard and has left the chain of events';
const TRAP = 'a trap of which nothing is left on the chain of events';
const CHAIN = 'chain of events';
const GRAVEYARD = 'graveyard';
const EXPELLED = 'expelled';

/** 303.5, 605.2m, 702.4a: where what has been used goes. */
export const usedCards: Invariant = {
  number: 'L52',
  name: 'used cards',
  rules: ['303.5', '605.2m', '702.4a'],
  ruleOf: (message) =>
    message.includes('activated') ? '303.5' : message.includes('played from') ? '702.4a' : '605.2m',
  cost: 'cheap',
  documentation:
    "An action that has resolved goes to a graveyard, and one that was played from there by its recur is expelled whenever it leaves the chain of events; and when a player receives priority no trap is face up on the battlefield that was activated and of which nothing is left on the chain. Where anything in play, or that ever was on the chain of events, speaks of what happens instead, of playing from a graveyard or of ending something, or a card moves itself, that isn't looked at.",
  gherkin: 'actions and traps go where they are to go once they have been used',
  broken: 'an action or a trap that has been used goes elsewhere than it should, or stays',
  mustReach: { [ACTION]: 20, [RECURRED]: 2, [TRAP]: 3 },
  seldom: true,
  watch: (game) => new Used(game),
};

const speaksOfElsewhere = rememberingTexts((text) =>
  /\binstead\b|\bwould\b|\bplay\b[^.]*graveyard|\bend the\b/i.test(text),
);
const movesItself = rememberingTexts((text) => /\b(?:put|return|shuffle|expel|move) (?!target)/i.test(text));

class Used implements Watcher {
  private readonly since = new SinceAsked();
  private readonly spoken: Spoken;
  /** What the answers offered with priority last play from a graveyard, by their places. */
  private offered: ReadonlyMap<number, string> = NOTHING;
  /** The name of what is being played from a graveyard: its object on the chain of events is told of once it has been played. */
  private playing: string | undefined;
  /** Actions that were played from a graveyard, and their names. */
  private readonly recurred = new Map<string, string>();
  /** Traps that were activated. */
  private readonly activated = new Set<string>();

  constructor(private readonly game: WatchedGame) {
    this.spoken = spokenIn(game.table, speaksOfElsewhere);
  }

  look(moment: Moment): string | undefined {
    const { since, spoken } = this;
    since.hear(moment);
    spoken.hear(moment.lines);
    const name = this.offered.get(this.game.answers.at(-1)?.[0] ?? -1);
    if (name !== undefined) this.playing = name;
    const wrong = this.judge(moment);
    // What isn't played after all is asked about no longer.
    if (moment.hasPriority) this.playing = undefined;
    this.offered = moment.hasPriority ? recurring(moment) : NOTHING;
    since.settle(moment);
    return wrong;
  }

  private judge(moment: Moment): string | undefined {
    const { lines, hasPriority, objects } = moment;
    let wrong: string | undefined;
    for (const line of lines) {
      if (line.what !== 'event' || line.object === undefined) continue;
      if (line.kind === 'play') {
        if (this.playing !== undefined) this.recurred.set(line.object, this.playing);
        this.playing = undefined;
      } else if (line.kind === 'activate') {
        const source = objects.get(objects.get(line.object)?.source ?? '');
        if (source?.types.includes('trap')) this.activated.add(source.id);
      } else wrong ??= this.leavesWrongly(line, line.object, moment);
    }
    if (hasPriority && this.activated.size > 0) wrong ??= this.remains(moment);
    return wrong;
  }

  /** Says what is wrong with how an action leaves the chain of events. */
  private leavesWrongly(
    { kind, detail }: TraceLine,
    id: string,
    { table, reach }: Moment,
  ): string | undefined {
    const recurred = this.recurred.get(id);
    if (recurred !== undefined) {
      if (detail === undefined || !ZONES.has(detail) || this.isSaidOtherwise(table)) return undefined;
      reach.saw(RECURRED);
      return detail === EXPELLED
        ? undefined
        : `"${recurred}" was played from a graveyard, and ${going(detail)}.`;
    }
    const item = kind === 'resolve' ? this.since.was(id) : undefined;
    if (item?.zone !== CHAIN || !item.types.includes('action')) return undefined;
    const to = this.since.events.find((each) => each.object === id && ZONES.has(each.detail ?? ''))?.detail;
    if (to === undefined || recurs(item) || item.abilities.some(movesItself) || this.isSaidOtherwise(table))
      return undefined;
    reach.saw(ACTION);
    return to === GRAVEYARD ? undefined : `"${item.name}" has resolved, and ${going(to)}.`;
  }

  /** Does anything speak of what isn't reckoned with? */
  private isSaidOtherwise(table: Moment['table']): boolean {
    return this.spoken.isSaid || this.spoken.isOn(table);
  }

  /** Says which trap has been used up and is still there. */
  private remains({ objects, table, reach }: Moment): string | undefined {
    const underWay = new Set(
      table.objects.flatMap(({ zone, source }) => (zone === CHAIN && source !== undefined ? [source] : [])),
    );
    for (const id of this.activated) {
      if (underWay.has(id)) continue;
      this.activated.delete(id);
      if (this.isSaidOtherwise(table)) continue;
      reach.saw(TRAP);
      const trap = objects.get(id);
      if (trap?.zone === 'battlefield' && !trap.statuses.includes('face down'))
        return `"${trap.name}" was activated, nothing of it is left on the chain of events, and it is still there.`;
    }
    return undefined;
  }
}

const NOTHING: ReadonlyMap<number, string> = new Map();
const ZONES: ReadonlySet<string> = new Set([GRAVEYARD, EXPELLED, 'hand', 'deck']);

const going = (to: string): string => (to === EXPELLED ? 'is expelled' : `goes to the ${to}`);

const recurs = ({ subtypes, abilities }: ObjectView): boolean =>
  subtypes.includes('Recur') || abilities.some((text) => /^recur\b/i.test(text));

/** What the answers play that play an action with recur from a graveyard, by their places. */
function recurring({ decision, objects }: Moment): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const [place, { action, object }] of (decision?.options ?? []).entries()) {
    const card = action === 'play' && object !== undefined ? objects.get(object) : undefined;
    if (card?.zone === GRAVEYARD && card.types.includes('action') && recurs(card))
      found.set(place, card.name ?? '');
  }
  return found;
}
