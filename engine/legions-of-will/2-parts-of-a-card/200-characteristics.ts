import type { Card, Characteristics, Piece } from '../piece';

const shown = new WeakMap<Card, Characteristics>();

/** The characteristics printed on a card (107.3, 200.2). One object a card: whoever changes them copies them first. */
export function printed(card: Card): Characteristics {
  const known = shown.get(card);
  if (known) return known;
  const made: Characteristics = {
    name: card.name,
    cost: card.cost ?? 0,
    types: card.types,
    subtypes: card.subtypes,
    supertypes: card.supertypes,
    abilities: card.abilities,
    cantHave: [],
    statements: [],
    will: card.will ?? 0,
    power: card.power ?? 0,
    baseWill: card.will ?? 0,
    basePower: card.power ?? 0,
    defense: card.defense,
    capacity: card.capacity,
    production: card.production,
  };
  shown.set(card, made);
  return made;
}

const hidden = new WeakMap<Card, Characteristics>();

/** What a face-down permanent has: its card type and what lets it be turned up or activated; nothing else (301.5a, 303.4). */
export function printedFaceDown(piece: Piece): Characteristics {
  const known = hidden.get(piece.card);
  if (known) return known;
  const isTrap = piece.card.types.includes('trap');
  const made: Characteristics = {
    ...printed(piece.card),
    name: '',
    cost: 0,
    supertypes: isTrap ? piece.card.supertypes : [],
    abilities: isTrap ? piece.card.abilities : [],
    defense: 0,
    capacity: 0,
    production: 0,
  };
  hidden.set(piece.card, made);
  return made;
}

/** A characteristic by its name in card text; undefined when it is none. */
export function characteristic(of: Characteristics, name: string): number | undefined {
  switch (name) {
    case 'will':
      return of.will;
    case 'power':
      return of.power;
    case 'base will':
      return of.baseWill;
    case 'base power':
      return of.basePower;
    case 'resource cost':
      return of.cost;
    case 'defense':
      return of.defense;
    case 'capacity':
      return of.capacity;
    case 'resource production':
      return of.production;
    default:
      return undefined;
  }
}
