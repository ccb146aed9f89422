import type { ObjectView } from '../../../../port/contract';
import type { Invariant, Moment } from '../../../invariant';
import { wrongOffer } from '../../../invariants/offers';

const MOVE = 'a move offered';
const PLAY = 'a card offered to be played';

/** 143.1, 143.2, 107.6.a, 107.2.c, 369: what is offered is the player's own, and able to do it. */
export const ownOffers: Invariant = {
  number: 'R13',
  name: 'offers',
  rules: ['143.2', '143.1.a', '143.1.c', '107.6.a'],
  cost: 'cheap',
  documentation:
    "A player is offered moves of that player's own ready units in that player's Action Phase and a neutral open state, cards of that player's hand, champion zone or facedown cards, and abilities of what that player controls.",
  gherkin:
    'players are offered moves of their own ready units in their Action Phase, and abilities and cards of their own',
  broken: "a player is offered a move with a unit that can't, or an ability or a card of somebody else's",
  mustReach: { [MOVE]: 20, [PLAY]: 20 },
  watch: () => ({
    look: (moment) =>
      moment.decision?.purpose === 'priority' ? wrongOffer(moment, JUDGED, whatIsWrong) : undefined,
  }),
};

const JUDGED: ReadonlySet<string> = new Set(['move a unit', 'activate', 'play']);

function whatIsWrong(
  { zone, owner, controller, types, statuses }: ObjectView,
  action: string,
  player: number,
  { reach, table }: Moment,
): string | undefined {
  const isOwn = (controller ?? owner) === player;
  if (action === 'play') reach.saw(PLAY);
  if (action !== 'move a unit') return isOwn ? undefined : "is somebody else's";
  reach.saw(MOVE);
  if (!types.includes('unit')) return 'is no unit';
  if (zone !== 'board') return 'is not on the board';
  if (!isOwn) return 'somebody else controls';
  if (statuses.includes('exhausted')) return 'is exhausted';
  if (table.activePlayer !== player || table.phase !== 'action phase')
    return "is not in its player's Action Phase";
  return table.state === 'neutral open' ? undefined : `can't move in a ${table.state} state`;
}
