import type { CardSpecification, PlayerSetup, SetupRequest } from '../contract';

const base = { types: ['base'], defense: 10, capacity: 7, production: 0, activationCost: 3 };
const unit = { types: ['unit'], cost: 1, will: 2, power: 2 };

/** Names that stand in the probe's tables only, so that they are found wherever they leak. */
export const hiddenInHand = (player: string): string => `${player}'s secret`;

function side(name: string, world: string): PlayerSetup {
  const secret: CardSpecification = { name: hiddenInHand(name), ...unit, abilities: [] };
  const deck: CardSpecification = { name: `${name}'s deep secret`, ...unit, abilities: [] };
  return {
    name,
    resource: 10,
    deck: [deck, deck, deck],
    hand: [secret, secret],
    bases: [
      {
        card: { name: `${name}'s ${world}`, ...base, abilities: [] },
        attached: [{ card: { name: `${name}'s guard of ${world}`, ...unit, abilities: [] } }],
      },
    ],
  };
}

/** A plain table that any engine of the rulebook can play: no card has any text. */
export const probeTable = (rulebook: string, seed: number, world = 'Kiln'): SetupRequest => ({
  rulebook,
  players: [side('Ann', world), side('Ben', world)],
  seed,
  from: { activePlayer: 0, part: 'prebattle main phase', turn: 3 },
  stops: 'every priority',
});
