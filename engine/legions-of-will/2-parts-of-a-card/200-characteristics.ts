import { asleep } from '../3-card-types/301-abilities';
import type { LegionsGame } from '../game';
import type { Card, Characteristics, Piece } from '../piece';
import { faceDownCost } from './202-resource-cost';
import { hasNeither } from './207-will-power';

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
const NO_ABILITIES: Card['abilities'] = [];

/** What a face-down permanent has: its card type and what lets it be turned up or activated; nothing else (301.5a, 303.4). */
export function printedFaceDown(game: LegionsGame, piece: Piece): Characteristics {
  const { isTrap, isBase, card } = piece;
  const known = hidden.get(card);
  const cost = faceDownCost(game, card);
  const abilities = isTrap || (isBase && !asleep(game, piece)) ? card.abilities : NO_ABILITIES;
  if (known?.cost === cost && known.abilities === abilities) return known;
  const made: Characteristics = {
    ...printed(card),
    name: '',
    cost,
    supertypes: isTrap ? card.supertypes : [],
    abilities,
    defense: 0,
    capacity: 0,
    production: 0,
  };
  hidden.set(card, made);
  return made;
}

const WILL_AND_POWER = {
  will: ({ will }: Characteristics) => will,
  power: ({ power }: Characteristics) => power,
  'base will': ({ baseWill }: Characteristics) => baseWill,
  'base power': ({ basePower }: Characteristics) => basePower,
};

/** A characteristic by its name in card text; undefined where it is none, or the object has none of the name. */
export function characteristic(
  game: LegionsGame,
  piece: Piece,
  of: Characteristics,
  name: string,
): number | undefined {
  switch (name) {
    case 'will':
    case 'power':
    case 'base will':
    case 'base power':
      return hasNeither(game, piece, of) ? undefined : WILL_AND_POWER[name](of);
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
