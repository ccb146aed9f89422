import type { PlainNames } from '../../card-game/table/playable';

const unit = { types: ['unit'], fields: { might: 2 }, abilities: [] };
const rune = { types: ['rune'], fields: { domains: ['fury'] }, abilities: [] };
const battlefield = { types: ['battlefield'], abilities: [] };

/** A duel in which no card has text. */
export function plainTable(names: PlainNames) {
  return {
    players: names.players.map((name) => {
      const inHand = { name: names.inHand(name), ...unit };
      const inDeck = { name: names.inDeck(name), ...unit };
      const inRuneDeck = { name: names.inDeck(name), ...rune };
      return {
        name,
        zones: {
          hand: [inHand, inHand],
          'main deck': [inDeck, inDeck, inDeck],
          'rune deck': [inRuneDeck, inRuneDeck, inRuneDeck],
        },
        permanents: [
          { card: { name: names.place(name), ...battlefield } },
          { card: { name: names.onTheTable(name), ...unit } },
        ],
      };
    }),
    from: { activePlayer: 0, part: 'action phase', turn: 3 },
  };
}
