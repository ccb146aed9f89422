import type { Invariant, Moment } from '../../../invariant';
import { rememberingTexts } from '../../../invariants/spoken';
import { spokenIn } from './spoken';

const KEPT = 'a hand after a turn';
/** 402.2. */
const HAND = 2;

/** 514.1: as a turn ends its player discards what is more than a hand may hold. */
export const handLimit: Invariant = {
  number: 'L49',
  name: 'hand limit',
  rules: ['514.1'],
  cost: 'cheap',
  documentation:
    'When a player is first asked in a turn the player whose turn it was before holds two cards at most, unless more came there since that turn’s cleanup step began, or something in play, or that ever was on the chain of events, speaks of how many cards a hand holds.',
  gherkin: 'whoever ends a turn holds no more than two cards',
  broken: 'a turn has ended, and its player holds more than two cards',
  mustReach: { [KEPT]: 20 },
  watch: ({ table }) => {
    const spoken = spokenIn(table, speaksOfHands);
    /** Whose turn is over, once it is; undefined where something may have come to a hand since. */
    let ending: number | undefined;
    return {
      look: (moment) => {
        const { lines } = moment;
        spoken.hear(lines);
        let hasBegun = false;
        for (const { what, kind, detail, player } of lines) {
          if (what !== 'event') continue;
          if (kind === 'begin') {
            if (detail === 'cleanup step') ending = player;
            hasBegun = detail === 'turn' || (hasBegun && detail !== 'cleanup step');
          } else if (kind === 'draw a card' || detail === 'hand') ending = undefined;
        }
        if (!hasBegun || ending === undefined) return undefined;
        const whose = ending;
        ending = undefined;
        return spoken.isSaid || spoken.isOn(moment.table) ? undefined : tooMany(moment, whose);
      },
    };
  },
};

const speaksOfHands = rememberingTexts((text) => /hand size/i.test(text));

function tooMany({ table, reach }: Moment, seat: number): string | undefined {
  reach.saw(KEPT);
  const count = table.objects.filter(({ zone, owner }) => zone === 'hand' && owner === seat).length;
  return count > HAND
    ? `${table.players[seat]?.name}'s turn is over, with ${count} cards in hand.`
    : undefined;
}
