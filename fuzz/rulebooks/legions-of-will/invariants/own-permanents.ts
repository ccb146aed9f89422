import type { ObjectView } from '../../../../port/contract';
import type { Invariant, Moment } from '../../../invariant';

const ASKED = 'a player who is asked which permanents to sacrifice or rest';

/** 701.12a, 112.1: whoever sacrifices, or rests as a cost, does so with permanents of the own. */
export const ownPermanents: Invariant = {
  number: 'L41',
  name: 'own permanents',
  rules: ['701.12a', '112.1', '704.5e', '301.3b'],
  ruleOf: (message) => RULES.find(([what]) => message.includes(` ${what},`))?.[1],
  cost: 'cheap',
  documentation:
    'Who is asked what to sacrifice, what to rest or sacrifice as a cost, which legend to keep, or what is beyond capacity, is offered permanents on the battlefield that the player controls and nothing else; bases are never sacrificed, and what is rested already is not rested as a cost.',
  gherkin:
    'what players sacrifice, rest, keep or put into the graveyard is chosen among permanents of their own',
  broken:
    "a player is offered to sacrifice, rest, keep or put into the graveyard what isn't the player's, or can't be",
  mustReach: { [ASKED]: 3 },
  seldom: true,
  watch: () => ({
    look: (moment) => (PURPOSES.has(moment.decision?.purpose ?? '') ? strangeOffer(moment) : undefined),
  }),
};

const RULES = [
  ['to sacrifice', '701.12a'],
  ['to rest', '112.1'],
  ['to keep', '704.5e'],
  ['to put into the graveyard', '301.3b'],
] as const;

const PURPOSES: ReadonlyMap<string, string> = new Map([
  ['sacrifice', 'to sacrifice'],
  ['pay: sacrifice', 'to sacrifice'],
  ['pay: rest', 'to rest'],
  ['choose the legend to keep', 'to keep'],
  ['choose permanents beyond capacity', 'to put into the graveyard'],
]);

function strangeOffer({ decision, objects, table, reach }: Moment): string | undefined {
  const { player = -1, options = [], purpose = '', minimum = 0 } = decision ?? {};
  reach.saw(ASKED);
  let strange: string | undefined;
  let rightful = 0;
  for (const { object = '' } of options) {
    const offered = objects.get(object);
    if (!offered) continue;
    const why = wrongWith(offered, purpose, player);
    if (why === undefined) rightful += 1;
    else
      strange ??= `${table.players[player]?.name} is offered "${offered.name}" ${PURPOSES.get(purpose)}, which ${why}`;
  }
  // A cost for which there is too little can't be paid at all (112.3).
  const tooFew = purpose.startsWith('pay: ') && rightful < minimum;
  return strange && `${strange}${tooFew ? ', and too few others are' : ''}.`;
}

function wrongWith(
  { zone, controller, statuses, types }: ObjectView,
  purpose: string,
  player: number,
): string | undefined {
  if (zone !== 'battlefield') return 'is not on the battlefield';
  if (controller !== player) return 'somebody else controls';
  if (purpose === 'pay: rest' && statuses.includes('rested')) return 'is rested';
  return purpose.endsWith('sacrifice') && types.includes('base') ? 'is a base' : undefined;
}
