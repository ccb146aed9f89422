import type { TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { rememberingTexts, type Spoken, textsNamedBy } from '../../../invariants/spoken';
import { spokenIn } from './spoken';

const PREVENTED = 'damage prevented by what prevents so much';

/** 611.7: what prevents so much damage is used up. */
export const prevention: Invariant = {
  number: 'L34',
  name: 'prevention',
  rules: ['611.7'],
  cost: 'cheap',
  documentation:
    'In one turn no more damage is prevented on an object than what was put on the chain of events in that turn with it as a target says, all together, of the next damage that it prevents; where nothing in play, or that ever was on the chain, prevents damage otherwise, and no targets were changed.',
  gherkin: 'no more damage is prevented in a turn than what prevents it says',
  broken: 'more damage is prevented in a turn than what prevents it says',
  mustReach: { [PREVENTED]: 2 },
  seldom: true,
  watch: (game) => new Prevention(game),
};

const NEXT = /prevent the next (\d+) damage/gi;

/** Damage that is prevented otherwise, or without a number of its own. */
const otherwise = rememberingTexts((text) =>
  /prevent(?!(?:s|ed)? (?:target|from|the next \d+ damage|it from|that (?:action|ability)))|protection/i.test(
    text,
  ),
);

class Prevention implements Watcher {
  private readonly spoken: Spoken;
  /** How much may be prevented on each object in this turn, and how much was. */
  private readonly said = new Map<string, number>();
  private readonly prevented = new Map<string, number>();
  /** What was put on the chain last prevents so much; has anything become its target yet? */
  private pending: { readonly amount: number; isAimed: boolean } | undefined;
  /** Did anything in play prevent damage otherwise when the table was last looked at? */
  private isOn = false;
  /** It isn't known this turn what is to be protected. */
  private isUnknown = false;

  constructor(private readonly game: WatchedGame) {
    this.spoken = spokenIn(game.table, otherwise);
  }

  look(moment: Moment): string | undefined {
    const { lines } = moment;
    if (lines.length === 0) return undefined;
    this.spoken.hear(lines);
    if (this.spoken.isSaid) return undefined;
    let isNew = false;
    for (const line of lines) {
      this.happened(line);
      isNew ||= line.kind === 'prevent damage';
    }
    // What prevented it may be gone by now, destroyed by the damage that was left.
    const wasOn = this.isOn;
    this.isOn = this.spoken.isOn(moment.table);
    if (!isNew || this.isUnknown || wasOn || this.isOn) return undefined;
    moment.reach.saw(PREVENTED);
    for (const [id, amount] of this.prevented) {
      const said = this.said.get(id) ?? 0;
      if (amount > said)
        return `"${moment.objects.get(id)?.name}" was spared ${amount} damage in a turn, and the next ${said} was to be.`;
    }
    return undefined;
  }

  private happened(line: TraceLine): void {
    const { what, kind, detail, object = '', amount = 0 } = line;
    if (what === 'decision') {
      if (kind === 'priority') this.settle();
    } else if (kind === 'begin' && detail === 'turn') this.begin();
    else if (kind === 'prevent damage') add(this.prevented, object, amount);
    else if (kind === 'change targets') this.isUnknown = true;
    else if (kind === 'put on the chain of events') this.put(line);
    else if (kind === 'become the target' && this.pending) {
      add(this.said, object, this.pending.amount);
      this.pending.isAimed = true;
    }
  }

  private begin(): void {
    this.settle();
    this.said.clear();
    this.prevented.clear();
    this.isUnknown = false;
  }

  private put(line: TraceLine): void {
    this.settle();
    let amount = 0;
    for (const text of textsNamedBy(this.game.table, line))
      for (const [, next] of text.matchAll(NEXT)) amount += Number(next);
    if (amount > 0) this.pending = { amount, isAimed: false };
  }

  private settle(): void {
    if (this.pending && !this.pending.isAimed) this.isUnknown = true;
    this.pending = undefined;
  }
}

function add(sums: Map<string, number>, id: string, amount: number): void {
  sums.set(id, (sums.get(id) ?? 0) + amount);
}
