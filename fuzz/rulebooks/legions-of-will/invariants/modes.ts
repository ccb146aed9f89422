import type { Observation } from '../../../../port/contract';
import type { Invariant } from '../../../invariant';
import { numberOf } from '../../../invariants/number-words';

const OFFERED = 'modes that were offered';

/** 700.2d: the same mode is chosen once. */
export const modes: Invariant = {
  number: 'L36',
  name: 'modes',
  rules: ['700.2'],
  cost: 'cheap',
  documentation:
    'Where a player chooses modes each of them is offered once, unless a card on the table says that one may be chosen more than once; and where the only text on the chain of events says how many may be chosen, no more can be.',
  gherkin: 'each mode is offered once, and no more can be chosen than the text says',
  broken: 'a mode is offered more than once, or more can be chosen than the text says',
  mustReach: { [OFFERED]: 2 },
  seldom: true,
  watch: () => ({
    look: ({ decision, table, reach }) => {
      if (decision?.purpose !== 'choose modes') return undefined;
      reach.saw(OFFERED);
      const most = mostOf(table);
      if (most !== undefined && decision.maximum > most)
        return `${table.players[decision.player]?.name} may choose ${decision.maximum} modes, and the text says ${most}.`;
      const seen = new Set(decision.options.map(({ index }) => index));
      return seen.size === decision.options.length ||
        table.objects.some(({ abilities }) => abilities.some((text) => REPEATED.test(text)))
        ? undefined
        : `${table.players[decision.player]?.name} is offered a mode more than once.`;
    },
  }),
};

const REPEATED = /same mode|more than once/i;

/** How many modes the only thing on the chain of events lets its player choose; undefined where that isn't told by a number. */
function mostOf({ objects }: Observation): number | undefined {
  const [only, another] = objects.filter(({ zone }) => zone === 'chain of events');
  if (!only || another) return undefined;
  const [, word = ''] =
    /\bchoose (?:up to )?(one|two|three)(?: —|\. You may)/i.exec(only.abilities.join('\n')) ?? [];
  return numberOf(word);
}
