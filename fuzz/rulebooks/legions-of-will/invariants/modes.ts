import type { Invariant } from '../../../invariant';

const OFFERED = 'modes that were offered';

/** 700.2d: the same mode is chosen once. */
export const modes: Invariant = {
  number: 'L36',
  name: 'modes',
  rules: ['700.2'],
  cost: 'cheap',
  documentation:
    'Where a player chooses modes each of them is offered once, unless a card on the table says that one may be chosen more than once.',
  gherkin: 'each mode is offered once',
  broken: 'a mode is offered more than once',
  mustReach: { [OFFERED]: 2 },
  seldom: true,
  watch: () => ({
    look: ({ decision, table, reach }) => {
      if (decision?.purpose !== 'choose modes') return undefined;
      reach.saw(OFFERED);
      const seen = new Set(decision.options.map(({ index }) => index));
      return seen.size === decision.options.length ||
        table.objects.some(({ abilities }) => abilities.some((text) => REPEATED.test(text)))
        ? undefined
        : `${table.players[decision.player]?.name} is offered a mode more than once.`;
    },
  }),
};

const REPEATED = /same mode|more than once/i;
