import type { CardSpecification, SetupRequest } from '../../../../../port/contract';

export interface Table {
  /** Who has three units “Drone” and three cards “Spare”. */
  readonly seats?: readonly number[];
  readonly statuses?: readonly string[];
  /** Is the text that of a gear, instead of a spell's? */
  readonly onGear?: boolean;
  /** What the units say. */
  readonly says?: string;
  /** Are they at a battlefield of their player's, instead of in a base? */
  readonly afield?: boolean;
  readonly damage?: number;
  /** Is a gear “Strap” attached to each of them? */
  readonly strapped?: boolean;
}

const PLACES = ['Ford', 'Mill'];
/** So many of a kind. */
const several = <Kind>(count: number, kind: Kind): Kind[] => Array.from({ length: count }, () => kind);
const spell = (name: string): CardSpecification => ({
  name,
  types: ['spell'],
  fields: { cost: 90 },
  text: 'Draw 1.',
});

const STRAP: CardSpecification = {
  name: 'Strap',
  types: ['gear'],
  subtypes: ['Equipment'],
  text: '[Equip] [1]',
};

/**
 * A table with a spell “Deed” of this text, three units “Drone”, three cards “Spare” in a hand and three “Ash” in a trash, and six
 * runes in a rune deck.
 */
export function tableWithText(
  text: string,
  { seats = [0], statuses = [], onGear = false, says, afield = false, damage = 0, strapped = false }: Table,
): SetupRequest {
  const unit = {
    name: 'Drone',
    types: ['unit'],
    fields: { might: 9 },
    ...(says === undefined ? {} : { text: says }),
  };
  const drone = (place: number) => ({
    card: unit,
    statuses: [...statuses],
    damage,
    ...(afield ? { at: PLACES[place] ?? '' } : {}),
    ...(strapped ? { attached: [{ card: STRAP }] } : {}),
  });
  return {
    rulebook: 'riftbound',
    seed: 1,
    stops: 'every priority',
    from: { activePlayer: 0, part: 'action phase', turn: 3 },
    players: ['Alice', 'Bob'].map((name, place) => ({
      name,
      points: 1,
      zones: {
        'main deck': several(12, spell('Top')),
        hand: [
          ...(place === 0 && !onGear ? [{ name: 'Deed', types: ['spell'], fields: { cost: 0 }, text }] : []),
          ...(seats.includes(place) ? several(3, spell('Spare')) : []),
        ],
        trash: several(3, spell('Ash')),
        'rune deck': several(6, { name: 'Fury Rune', types: ['rune'] }),
      },
      permanents: [
        { card: { name: PLACES[place] ?? '', types: ['battlefield'] }, controlled: afield },
        ...(place === 0 && onGear ? [{ card: { name: 'Deed', types: ['gear'], text } }] : []),
        ...(seats.includes(place) ? several(3, drone(place)) : []),
      ],
    })),
  };
}

/** A table on which each player has a unit “Drone” at home and one at the battlefield that is that player's, and Alice the card “Deed”. */
export function afieldTable(card: CardSpecification): SetupRequest {
  const table = tableWithText('Draw 1.', { seats: [] });
  const drone: CardSpecification = { name: 'Drone', types: ['unit'], fields: { might: 9 } };
  const isSpell = card.types.includes('spell');
  return {
    ...table,
    players: table.players.map((player, place) => {
      const at = PLACES[place] ?? '';
      return {
        ...player,
        zones: { ...player.zones, hand: place === 0 && isSpell ? [card] : [] },
        permanents: [
          { card: { name: at, types: ['battlefield'] }, controlled: true },
          { card: drone },
          { card: drone, at },
          ...(place === 0 && !isSpell ? [{ card, at }] : []),
        ],
      };
    }),
  };
}
