import type { TraceLine } from '../../../../port/contract';
import { hasRule } from '../../../../port/in-process-editions';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';

const OPENED = 'a player who has begun a game';
const HAND = 7;
const LIFE = 20;

/** P.1: how a game begins. */
export const opening: Invariant = {
  number: 'M19',
  name: 'opening',
  rules: ['P.1.4', 'P.1.5', 'P.1.6', 'P.1.7', 'G.19.1'],
  ruleOf: (message) =>
    message.includes(' life') ? 'G.19.1' : message.includes('mulligan') ? 'P.1.7' : 'P.1.6',
  cost: 'cheap',
  documentation: `Before the first turn of a game that is played from its beginning each player has drawn ${HAND} cards, and one less with each mulligan, before which the one hand is shuffled away; the first player is through with it before the other one begins, or, in an edition of rounds, declares first in each round. The first turn begins with ${LIFE} life each.`,
  gherkin: 'every game begins as the rulebook says',
  broken: 'a game begins otherwise than the rulebook says',
  mustReach: { [OPENED]: 10 },
  seldom: true,
  watch: (game) => new Opening(game),
};

/** What a player has done so far. */
class Share {
  drawn = 0;
  hand = HAND;
  asked = 0;
}

class Opening implements Watcher {
  private isOver: boolean;
  /** Does one player mulligan until the hand is kept before the next one does? */
  private readonly oneByOne: boolean;
  private readonly shares = new Map<number, Share>();
  /** Who has been asked for a mulligan, in this order. */
  private readonly asked: number[] = [];

  constructor({ table }: WatchedGame) {
    this.isOver = table.from !== 'the beginning';
    this.oneByOne = hasRule(table, 'P.1.7');
  }

  look(moment: Moment): string | undefined {
    for (const line of this.isOver ? [] : moment.lines) {
      const wrong = this.happened(line, moment);
      if (wrong !== undefined || this.isOver) return wrong;
    }
    return undefined;
  }

  private happened({ what, kind, player = -1 }: TraceLine, moment: Moment): string | undefined {
    if (what === 'event' && kind === 'begin') {
      this.isOver = true;
      return this.begun(player, moment);
    }
    const share = this.shares.get(player) ?? new Share();
    this.shares.set(player, share);
    const name = moment.table.players[player]?.name ?? 'Somebody';
    if (what === 'event' && kind === 'draw a card') share.drawn += 1;
    if (what !== 'decision' || kind !== 'mulligan') return undefined;
    const [first] = this.asked;
    const before = this.askedTooEarly(player, share.asked + 1);
    if (before !== undefined)
      return `${name} is asked for a mulligan again, after ${moment.table.players[before]?.name}.`;
    this.asked.push(player);
    share.asked += 1;
    if (first === undefined || share.asked === 1) share.hand = HAND;
    if (share.drawn !== sumDown(HAND, share.asked))
      return `${name} has drawn ${share.drawn} cards before mulligan ${share.asked}.`;
    return undefined;
  }

  /** Who should have been asked only after a player is asked for the mulligan of a number. */
  private askedTooEarly(player: number, mulligan: number): number | undefined {
    const last = this.asked.at(-1);
    if (this.oneByOne) return last !== player && this.asked.includes(player) ? last : undefined;
    const inRound = player === this.asked[0] ? mulligan - 1 : mulligan;
    const tooOften = [...this.shares].find(([other, { asked }]) => other !== player && asked > inRound);
    return tooOften?.[0];
  }

  /** What is wrong as the first turn begins. */
  private begun(player: number, { table, reach }: Moment): string | undefined {
    const [first] = this.asked;
    if (first !== undefined && first !== player)
      return `The first turn is ${table.players[player]?.name}'s, who was not asked for a mulligan first.`;
    for (const { seat, name, resources } of table.players) {
      reach.saw(OPENED);
      const { drawn } = this.shares.get(seat) ?? new Share();
      if (drawn < HAND) return `${name} begins with ${drawn} cards drawn.`;
      if ((resources.life ?? 0) !== LIFE) return `${name} begins with ${resources.life} life.`;
    }
    return undefined;
  }
}

/** So many cards in a number of hands, each of one card less than the one before. */
const sumDown = (most: number, hands: number): number =>
  Array.from({ length: hands }, (_, place) => Math.max(0, most - place)).reduce((sum, each) => sum + each, 0);
