import type { ObjectView } from '../../../../port/contract';
import type { Invariant, Moment } from '../../../invariant';
import { wrongOffer } from '../../../invariants/offers';

const ATTACK = 'an attack offered';
const ABILITY = 'an ability of a permanent offered';

/** 508.1a, 602.2, 303.5, 601.2: what is offered is the player's own, and able to do it. */
export const ownOffers: Invariant = {
  number: 'L13',
  name: 'offers',
  rules: ['508.1a', '303.5'],
  cost: 'cheap',
  documentation:
    "Only reset units of the active player's without ice counters are offered as attackers, and each player is offered abilities of permanents that the player controls, traps among them, and cards from the hand that are the player's own.",
  gherkin:
    'players are offered attacks with their own reset units only, and abilities and cards of their own',
  broken: "a player is offered an attack with a unit that can't, or an ability or a card of somebody else's",
  mustReach: { [ATTACK]: 20, [ABILITY]: 20 },
  watch: () => ({ look: (moment) => wrongOffer(moment, JUDGED, whatIsWrong) }),
};

const JUDGED: ReadonlySet<string> = new Set(['attack', 'activate', 'play']);

function whatIsWrong(
  { zone, owner, controller, types, statuses, counters }: ObjectView,
  action: string,
  player: number,
  { reach }: Moment,
): string | undefined {
  if (action === 'attack') {
    reach.saw(ATTACK);
    if (!types.includes('unit')) return 'is no unit';
    if (controller !== player) return 'somebody else controls';
    if (counters.ice) return 'has an ice counter';
    return statuses.includes('rested') ? 'is rested' : undefined;
  }
  if (action === 'activate' && zone === 'battlefield') {
    reach.saw(ABILITY);
    return controller === player ? undefined : 'somebody else controls';
  }
  return zone === 'hand' && owner !== player ? "is in somebody else's hand" : undefined;
}
