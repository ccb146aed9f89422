import type { CardSpecification, PermanentSetup } from '../../../port/contract';
import { printedNumber } from '../../../port/printed';

/** A permanent that has been on the table for a while: `digit` says what has become of it. */
export function lying(card: CardSpecification, digit: (size: number) => number): PermanentSetup {
  const rested = digit(3) === 2;
  const counters = digit(6);
  const damage = digit(4);
  return {
    card,
    ...(rested ? { statuses: ['rested'] } : {}),
    ...(card.types.includes('unit') && damage > 0 && damage < (printedNumber(card, 'power') ?? 0)
      ? { damage }
      : {}),
    ...(counters === 4
      ? { counters: { poison: 2 } }
      : counters === 5
        ? { counters: { will: 1, ice: 1 } }
        : {}),
  };
}
