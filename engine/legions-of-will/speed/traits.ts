import type { ActivatedAbility } from '../text/tree';

/** What may be written on an object on the battlefield, as far as it matters for what has to be looked at there. */
export const TRAITS = [
  'modifies',
  'changes abilities',
  'changes types',
  'looks at statuses',
  'looks at reserves',
  'looks elsewhere',
  'not plain',
  'turns',
  'says conditionally',
  'costs to attack',
  'speaks of others',
  'state trigger',
  'reveals decks',
  'supertype',
] as const;

export type Trait = (typeof TRAITS)[number];

/** How many objects have each trait written on them, where there are no objects. */
export const noTraits = (): Record<Trait, number> => ({
  modifies: 0,
  'changes abilities': 0,
  'changes types': 0,
  'looks at statuses': 0,
  'looks at reserves': 0,
  'looks elsewhere': 0,
  'not plain': 0,
  turns: 0,
  'says conditionally': 0,
  'costs to attack': 0,
  'speaks of others': 0,
  'state trigger': 0,
  'reveals decks': 0,
  supertype: 0,
});

/** What may be written on a card of where and when it can be used, as far as it matters for what has to be looked at. */
export interface WhereAndWhen
  extends Record<'namesAZone' | 'functionsElsewhere' | 'hasItsTime' | 'timesAnAbility' | 'redeems', boolean> {
  readonly activated: readonly ActivatedAbility[];
}
