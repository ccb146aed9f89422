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
  const { player = -1, options = [], purpose = '' } = decision ?? {};
  reach.saw(ASKED);
  for (const { object = '' } of options) {
    const offered = objects.get(object);
    if (!offered) continue;
    const why =
      offered.zone !== 'battlefield'
        ? 'is not on the battlefield'
        : offered.controller !== player
          ? 'somebody else controls'
          : purpose === 'pay: rest'
            ? offered.statuses.includes('rested') && 'is rested'
            : purpose.endsWith('sacrifice') && offered.types.includes('base') && 'is a base';
    if (why)
      return `${table.players[player]?.name} is offered "${offered.name}" ${PURPOSES.get(purpose)}, which ${why}.`;
  }
  return undefined;
}
