import type { PlainNames } from '../../card-game/table/playable';
import type { CardSetup } from '../../card-game/table/setup';

/** A table on which no card has text. */
export function plainTable(names: PlainNames) {
  const creature = (name: string): CardSetup => ({
    name,
    types: ['creature'],
    fields: { manaCost: ['1'], power: 2, toughness: 2 },
  });
  const land = (name: string): CardSetup => ({ name, types: ['land'], subtypes: ['Forest'] });
  return {
    players: names.players.map((name) => ({
      name,
      zones: {
        library: Array.from({ length: 3 }, () => creature(names.inDeck(name))),
        hand: [creature(names.inHand(name)), creature(names.inHand(name))],
      },
      resources: { life: 20 },
      permanents: [{ card: creature(names.onTheTable(name)) }, { card: land(names.place(name)) }],
    })),
    from: { activePlayer: 0, part: 'first main phase', turn: 3 },
  };
}
