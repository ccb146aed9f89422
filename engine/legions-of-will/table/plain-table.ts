import type { PlainNames } from '../../card-game/table/playable';

const unit = { types: ['unit'], fields: { cost: 1, will: 2, power: 2 }, abilities: [] };
const base = {
  types: ['base'],
  fields: { defense: 10, capacity: 7, production: 0, activationCost: 3 },
  abilities: [],
};

/** A table on which no card has text. */
export function plainTable(names: PlainNames) {
  return {
    players: names.players.map((name) => {
      const inDeck = { name: names.inDeck(name), ...unit };
      const inHand = { name: names.inHand(name), ...unit };
      const held = { card: { name: names.onTheTable(name), ...unit } };
      return {
        name,
        zones: { deck: [inDeck, inDeck, inDeck], hand: [inHand, inHand] },
        resources: { resource: 10 },
        permanents: [{ card: { name: names.place(name), ...base }, attached: [held] }],
      };
    }),
    from: { activePlayer: 0, part: 'prebattle main phase', turn: 3 },
  };
}
