/** Alternative and additional costs, as an engine words them and as a scenario does. */
import type { OfferedOption, PendingDecision } from '../../port/contract';
import type { Choices } from '../phrases/choices';

type Costs = Pick<Choices, 'alternativeCost' | 'additionalCost' | 'additionalCosts'>;

/** Says an option, or a line of the trace, that an additional cost is paid? */
export const paysAdditional = (label: string): boolean => label.includes('additional cost');

/** The additional costs that a label names, as the card words them. */
const costsIn = (label: string): readonly string[] => label.split('additional cost: ')[1]?.split('; ') ?? [];

/** A keyword is named whole; of a sentence, a part says which. */
const means = (name: string, cost: string): boolean =>
  name === cost || (!cost.startsWith('[') && cost.toLowerCase().includes(name.toLowerCase()));

/** The names that a label pays for. */
export const namesPaid = (label: string, names: readonly string[]): readonly string[] =>
  names.filter((name) => costsIn(label).some((cost) => means(name, cost)));

/** The ways of paying that pay nothing but what is announced. */
export const waysOfPaying = (
  { options }: PendingDecision,
  { alternativeCost, additionalCost, additionalCosts }: Costs,
): readonly OfferedOption[] =>
  options.filter(({ label }) => {
    if (label.includes('alternative') !== alternativeCost) return false;
    if (additionalCosts.length === 0) return additionalCost || !paysAdditional(label);
    return costsIn(label).every((cost) => additionalCosts.some((name) => means(name, cost)));
  });

/** The way of paying that pays as much as can be of what is announced. */
export function wayOfPaying(asked: PendingDecision, choices: Costs): OfferedOption | undefined {
  const ways = waysOfPaying(asked, choices);
  const paid = ({ label }: OfferedOption): number => costsIn(label).length + Number(paysAdditional(label));
  const most = ways.reduce((sum, way) => Math.max(sum, paid(way)), 0);
  const way = ways.find((each) => paid(each) === most);
  // Without a name at least one additional cost is meant.
  const isMissing = choices.additionalCosts.length === 0 && choices.additionalCost && most === 0;
  return isMissing ? undefined : way;
}
