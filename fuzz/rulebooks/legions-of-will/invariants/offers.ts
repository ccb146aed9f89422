import type { ObjectView, PendingDecision } from '../../../../port/contract';
import type { Invariant, Moment } from '../../../invariant';

const ATTACK = 'an attack offered';
const ABILITY = 'an ability of a permanent offered';

/** 508.1a, 602.2, 303.5, 601.2: what is offered is the player's own, and able to do it. */
export const ownOffers: Invariant = {
  number: 'L13',
  name: 'offers',
  rules: ['508.1a', '303.5'],
  cost: 'cheap',
  documentation:
    "Only reset units of the active player's are offered as attackers, and each player is offered abilities of permanents that the player controls, traps among them, and cards from the hand that are the player's own.",
  gherkin:
    'players are offered attacks with their own reset units only, and abilities and cards of their own',
  broken: "a player is offered an attack with a unit that can't, or an ability or a card of somebody else's",
  mustReach: { [ATTACK]: 20, [ABILITY]: 20 },
  watch: () => ({ look: (moment) => moment.decision && foreign(moment.decision, moment) }),
};

const JUDGED: ReadonlySet<string> = new Set(['attack', 'activate', 'play']);

function foreign({ player, options }: PendingDecision, moment: Moment): string | undefined {
  const judged = options.filter(({ action, object }) => object !== undefined && JUDGED.has(action ?? ''));
  if (judged.length === 0) return undefined;
  const objects = new Map(moment.table.objects.map((object) => [object.id, object]));
  for (const { action, object: id } of judged) {
    const object = objects.get(id ?? '');
    const wrong = object ? whatIsWrong(object, action ?? '', player, moment) : 'is not on the table';
    if (wrong !== undefined)
      return `${moment.table.players[player]?.name} is offered to ${action} "${object?.name ?? id}", which ${wrong}.`;
  }
  return undefined;
}

function whatIsWrong(
  { zone, owner, controller, types, statuses }: ObjectView,
  action: string,
  player: number,
  { reach }: Moment,
): string | undefined {
  if (action === 'attack') {
    reach.saw(ATTACK);
    if (!types.includes('unit')) return 'is no unit';
    if (controller !== player) return 'somebody else controls';
    return statuses.includes('rested') ? 'is rested' : undefined;
  }
  if (action === 'activate' && zone === 'battlefield') {
    reach.saw(ABILITY);
    return controller === player ? undefined : 'somebody else controls';
  }
  return zone === 'hand' && owner !== player ? "is in somebody else's hand" : undefined;
}
