import type { TraceLine } from '../../../../port/contract';
import { printedNumber } from '../../../../port/printed';
import type { Invariant, Moment } from '../../../invariant';
import { turnEnds } from '../../../invariants/lasting';
import { orderOfPlay } from '../../../invariants/order-of-play';
import { partsOfTurn } from '../../../invariants/parts-of-turn';
import { spoken } from './spoken';

/** What a turn begins with, as events name it. */
export const TURN_BEGINS = 'untap step';

/** P.2.2, T.2.2: turns and priority. */
export const order = orderOfPlay({
  number: 'M6',
  rules: { turn: 'P.2.2', pass: 'T.2.2', allPass: 'P.3.7' },
  turnBegins: TURN_BEGINS,
});

/** P.2.1, C.1.1: the phases of a turn and their steps. */
export const parts = partsOfTurn({
  number: 'M7',
  parts: [
    ['untap step', 'P.4.1'],
    ['upkeep step', 'P.4.1'],
    ['draw step', 'P.4.1'],
    ['first main phase', 'P.2.1'],
    ['beginning of combat step', 'C.1.1'],
    ['declare attackers step', 'C.1.1'],
    ['declare blockers step', 'C.1.1'],
    ['combat damage step', 'C.1.1'],
    ['end of combat step', 'C.1.1'],
    ['second main phase', 'P.2.1'],
    ['end of turn step', 'P.2.1'],
    ['cleanup step', 'P.2.1'],
  ],
  // C.3.1: without attackers there is neither of them.
  optional: new Set(['declare blockers step', 'combat damage step']),
  // C.5.9: the first one is of those with first strike.
  repeated: new Set(['combat damage step']),
  changed: /skip|additional/i,
});

/** T.8.14, P.13.1: what is "until end of turn". */
export const thisTurn = turnEnds({
  number: 'M8',
  rules: ['T.8.14', 'P.13.1'],
  turnBegins: TURN_BEGINS,
  words: spoken,
  inPlay: 'in play',
  type: 'creature',
  characteristics: {
    power: (card) => printedNumber(card, 'power'),
    toughness: (card) => printedNumber(card, 'toughness'),
  },
  speaks: /gets?\b|power|toughness/i,
  ends: /until end of turn/i,
  isChanged: () => false,
});

const HAND = 'a turn that begins after another one';
const MOST = 7;

/** P.13.1, Z.4: as a turn ends its player has no more than seven cards in hand, and no creature has damage on it. */
export const cleanedUp: Invariant = {
  number: 'M9',
  name: 'cleanup',
  rules: ['P.13.1', 'P.13.Ruling.1'],
  ruleOf: (message) => (message.includes('damage') ? 'P.13.1' : 'P.13.Ruling.1'),
  cost: 'cheap',
  documentation: `When a player is first asked in a turn, the player whose turn it was before has ${MOST} cards in hand at most but for those drawn since, and no creature has damage on it that was not dealt since.`,
  gherkin: 'a turn leaves no damage behind, and at most seven cards in the hand of its player',
  broken: 'a turn leaves damage behind, or more than seven cards in the hand of its player',
  mustReach: { [HAND]: 20 },
  watch: () => {
    let isCleaned = false;
    return {
      look: (moment) => {
        const { lines } = moment;
        const begins = lines.findLastIndex(isBegun(TURN_BEGINS));
        const before = begins < 0 ? lines : lines.slice(0, begins);
        // A table on which the game is joined needn't be cleaned up.
        isCleaned ||= before.some(isBegun('cleanup step'));
        return begins < 0 || !isCleaned ? undefined : uncleaned(before, lines.slice(begins), moment);
      },
    };
  },
};

const isBegun =
  (part: string) =>
  ({ what, kind, detail }: TraceLine): boolean =>
    what === 'event' && kind === 'begin' && detail === part;

/** What the turn before has left behind. */
function uncleaned(
  before: readonly TraceLine[],
  since: readonly TraceLine[],
  { table, reach }: Moment,
): string | undefined {
  reach.saw(HAND);
  const hurt = table.objects.find(({ zone, damage }) => zone === 'in play' && damage > 0);
  if (hurt && !since.some(({ kind }) => kind === 'deal damage'))
    return `A turn has begun, and "${hurt.name}" still has ${hurt.damage} damage.`;
  const other = table.players.find(({ seat }) => seat !== table.activePlayer);
  const held = table.objects.filter(({ zone, owner }) => zone === 'hand' && owner === other?.seat).length;
  const drawn = since.filter(({ kind, player }) => kind === 'draw a card' && player === other?.seat).length;
  return before.some(({ kind, player }) => kind === 'begin' && player === other?.seat) && held - drawn > MOST
    ? `${other?.name}'s turn is over, with ${held - drawn} cards in hand.`
    : undefined;
}
