import type { CardSpecification, SetupRequest } from '../port/contract';

/** Every card of a setup, wherever it is. */
export const cardsOfSetup = ({ players }: SetupRequest): readonly CardSpecification[] =>
  players.flatMap(({ permanents = [], zones = {} }) => [
    ...permanents.flatMap(({ card, attached = [] }) => [card, ...attached.map((held) => held.card)]),
    ...Object.values(zones).flat(),
  ]);

const byName = new WeakMap<SetupRequest, ReadonlyMap<string, CardSpecification>>();

/** The same by their names: of several with one name the last one. Kept for as long as the setup is. */
export function cardsByName(setup: SetupRequest): ReadonlyMap<string, CardSpecification> {
  const known = byName.get(setup);
  if (known) return known;
  const found = new Map(cardsOfSetup(setup).map((card) => [card.name, card]));
  byName.set(setup, found);
  return found;
}
