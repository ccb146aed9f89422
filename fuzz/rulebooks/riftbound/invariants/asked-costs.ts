import type { ObjectView, Observation, PendingDecision } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { rememberingTexts, type Spoken } from '../../../invariants/spoken';
import { energyLeft, powerLeft } from './means';
import { spokenIn } from './spoken';

const ASKED = 'a card whose additional cost could be paid';

/** 353.2.b: whoever could pay an optional additional cost is asked. */
export const askedCosts: Invariant = {
  number: 'R71',
  name: 'asked costs',
  rules: ['353.2.b'],
  cost: 'cheap',
  documentation:
    'Who plays a card with Accelerate or Repeat from the hand, and has ready runes and Energy enough for it and for that, with Power or a rune of its domain besides for Accelerate, is asked for costs before it is finalized; where the card costs no Power, and nothing in play, or that ever was on the chain, speaks of costs.',
  gherkin: 'whoever plays a card is asked for its optional additional costs',
  broken: 'a card is played, and its player is not asked for an additional cost that could be paid',
  mustReach: { [ASKED]: 2 },
  seldom: true,
  watch: (game) => new AskedCosts(game),
};

const speaksOfCosts = rememberingTexts((text) => /\bcosts?\b/i.test(text));

class AskedCosts implements Watcher {
  private readonly spoken: Spoken;
  private asked: PendingDecision | undefined;
  private table: Observation | undefined;
  private playing: ObjectView | undefined;

  constructor(private readonly game: WatchedGame) {
    this.spoken = spokenIn(game.table, speaksOfCosts);
  }

  look(moment: Moment): string | undefined {
    const { lines, decision, hasPriority, table } = moment;
    this.spoken.hear(lines);
    if (this.spoken.isSaid) return undefined;
    const option = this.asked?.options[this.game.answers.at(-1)?.[0] ?? -1];
    if (this.asked && this.table)
      this.playing =
        option?.action === 'play' ? this.due(option.object ?? '', this.asked.player, this.table) : undefined;
    this.asked = hasPriority ? decision : undefined;
    this.table = hasPriority && !this.spoken.isOn(table) ? table : undefined;
    return this.playing && this.follow(this.playing, moment);
  }

  private follow({ name }: ObjectView, { lines, decision, reach }: Moment): string | undefined {
    const isAsked = [...lines, { kind: decision?.purpose }].some(({ kind }) => kind === 'choose costs');
    const isDone = lines.some(({ kind }) => kind === 'finalize');
    if (isAsked) reach.saw(ASKED);
    if (isAsked || isDone) this.playing = undefined;
    return isDone && !isAsked
      ? `"${name}" has been played, and nobody was asked for its additional cost.`
      : undefined;
  }

  /** The card, if it has such a cost that its player can pay for sure. */
  private due(id: string, player: number, table: Observation): ObjectView | undefined {
    const card = table.objects.find((each) => each.id === id && each.zone === 'hand');
    if (!card || (card.characteristics['power cost'] ?? 0) > 0) return undefined;
    const [first = ''] = card.abilities;
    const repeat = REPEAT.exec(first);
    if (!repeat && !/^\[Accelerate\]$/.test(first)) return undefined;
    const more = Number(repeat?.[1] ?? 1);
    const isEnough = energyLeft(table, player) >= (card.characteristics['energy cost'] ?? 0) + more;
    return isEnough && (repeat || powerLeft(table, card, player) > 0) ? card : undefined;
  }
}

const REPEAT = /^\[Repeat\] \[(\d)\]/;
