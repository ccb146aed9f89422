import { atPriority, type Invariant } from '../../../invariant';
import { NewViews } from '../../../new-views';

/** 450, 363.2: what is reduced isn't reduced below nothing. */
export const numbers: Invariant = {
  number: 'R17',
  name: 'numbers',
  rules: ['142.2.b', '363.2'],
  cost: 'cheap',
  documentation: 'No Might, and no cost, that is seen when a player receives priority is less than nothing.',
  gherkin: 'no Might and no cost is less than nothing',
  broken: 'a Might or a cost is less than nothing',
  mustReach: {},
  watch: () => {
    const views = new NewViews();
    return atPriority(({ table }) => {
      for (const { name, characteristics } of views.among(table.objects))
        for (const what in characteristics) {
          const value = characteristics[what] ?? 0;
          if (value < 0) return `"${name}" has ${what} ${value}.`;
        }
      return undefined;
    });
  },
};
