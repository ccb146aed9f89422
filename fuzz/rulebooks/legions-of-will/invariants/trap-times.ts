import type { ObjectView } from '../../../../port/contract';
import type { Invariant, Moment } from '../../../invariant';
import { wrongOffer } from '../../../invariants/offers';

const OFFERED = "a trap's ability offered";

/** 303.5: when a trap can be activated. */
export const trapTimes: Invariant = {
  number: 'L40',
  name: 'times for traps',
  rules: ['303.5'],
  cost: 'cheap',
  documentation:
    'The ability of a trap on the battlefield is offered only while a unit attacks the base that the trap is in, or while something on the chain of events has that base as a target or speaks of destroying; and not while one of the same trap is on the chain already.',
  gherkin: 'traps are activated only while their bases are attacked or targeted, and once',
  broken: 'a trap may be activated whose base is neither attacked nor targeted, or once more',
  mustReach: { [OFFERED]: 3 },
  seldom: true,
  watch: () => ({ look: (moment) => wrongOffer(moment, ACTIVATING, whatIsWrong) }),
};

const ACTIVATING: ReadonlySet<string> = new Set(['activate']);

function whatIsWrong(
  { id, zone, types, at: base }: ObjectView,
  _action: string,
  _player: number,
  { table, reach }: Moment,
): string | undefined {
  if (zone !== 'battlefield' || base === undefined || !types.includes('trap')) return undefined;
  reach.saw(OFFERED);
  // 303.5: as its effect leaves the chain of events it goes to the graveyard.
  if (table.objects.some((each) => each.zone === 'chain of events' && each.source === id))
    return 'has been activated and is on the chain of events';
  return table.objects.some((each) => each.attacking === base || isAgainst(each, base))
    ? undefined
    : 'lies in a base that is neither attacked nor targeted';
}

/** What is on the chain of events and has to do with the base, as far as can be told. */
const isAgainst = ({ zone, targets, abilities, name = '' }: ObjectView, base: string): boolean =>
  zone === 'chain of events' &&
  (targets.includes(base) || abilities.some((text) => DESTROYS.test(text)) || DESTROYS.test(name));

const DESTROYS = /destroy/i;
