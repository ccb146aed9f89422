/** Repeat: a spell whose instructions are executed once more for an additional cost (746). */

import { column } from '../../kernel';
import type { Card } from '../card';
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import type { AdditionalCost, GameObject } from '../object';
import { withShiftedTargets } from '../text/shifted-targets';
import type { Ability } from '../text/tree/index';

const costsIn = column((abilities: readonly Ability[]): readonly AdditionalCost[] =>
  abilities.flatMap((ability) =>
    ability.kind === 'keyword' && ability.keyword === 'repeat'
      ? [{ costs: ability.costs ?? [], label: ability.text, keyword: 'repeat' as const }]
      : [],
  ),
);

/** 746.1.d: each Repeat is a cost of its own, that may be paid once (746.1.c.2, 746.1.c.3). */
export const repeatCosts = definition(
  '746.1',
  'Each Repeat of a spell is an optional additional cost',
  (game: RiftboundGame, object: GameObject): readonly AdditionalCost[] =>
    costsIn(game.look(object).abilities),
  (): readonly AdditionalCost[] => [],
);

const isInstruction = ({ kind }: Ability): boolean => kind === 'spell';
const timesPaid = ({ additionalCosts }: GameObject): number =>
  additionalCosts.length === 0 ? 0 : additionalCosts.filter(({ keyword }) => keyword === 'repeat').length;

/** What a spell does the first time. */
export const printedExecution = column((card: Card): readonly Ability[] =>
  card.abilities.filter(isInstruction),
);

/** The same with targets of its own, for each time that it is executed again (746.2.a). */
const laterExecutions = column(({ abilities }: Card) => {
  const printed = abilities.filter(isInstruction);
  const count = printed.reduce((sum, { targets }) => sum + targets.length, 0);
  const found: (readonly Ability[])[] = [];
  return (nth: number): readonly Ability[] => {
    found[nth] ??= printed.map((ability) => ({
      ...ability,
      targets: ability.targets.map((wanted) => withShiftedTargets(wanted, nth * count)),
      ...(ability.kind === 'spell' ? { effect: withShiftedTargets(ability.effect, nth * count) } : {}),
    }));
    return found[nth];
  };
});

/** The paragraphs of a spell that are executed the n-th time. */
const nthExecution = (card: Card, nth: number): readonly Ability[] =>
  nth === 0 ? printedExecution(card) : laterExecutions(card)(nth);

/** Everything that a spell does, each time that was paid for (746.2). */
export const allExecutions = (object: GameObject): readonly Ability[] =>
  timesPaid(object) === 0 ? printedExecution(object.card) : executionsOf(object).flat();

/** 746.2: what a spell does the first time, and each time that was paid for: choices are made for all of it as it is played. */
export const executionsOf = (object: GameObject): readonly (readonly Ability[])[] =>
  Array.from({ length: 1 + timesPaid(object) }, (_, nth) => nthExecution(object.card, nth));

/** 746.1.d.1: how often the instructions of a spell are executed. */
export const timesExecuted = definition(
  '746.1.d.1',
  'The instructions of a spell are executed once more for each Repeat that was paid',
  (_game: RiftboundGame, object: GameObject): number => 1 + timesPaid(object),
  () => 1,
);
