import { asleep } from '../3-card-types/301-abilities';
import type { LegionsGame } from '../game';
import type { Card, Characteristics, GameObject } from '../object';
import { faceDownCost } from './202-resource-cost';
import { hasNeither } from './207-will-power';

/** The characteristics printed on a card (107.3, 200.2). */
export const printedCharacteristics = (card: Card): Characteristics => ({
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
});

const NO_ABILITIES: Card['abilities'] = [];

/** Of a face-down permanent's abilities, those that let it be turned up or activated remain (301.5a, 303.4). */
export const abilitiesFaceDown = (game: LegionsGame, object: GameObject): Card['abilities'] =>
  object.isTrap || (object.isBase && !asleep(game, object)) ? object.card.abilities : NO_ABILITIES;

/** What a face-down permanent has: its card type and what lets it be turned up or activated; nothing else (301.5a, 303.4). */
export const printedFaceDown = (game: LegionsGame, object: GameObject): Characteristics => ({
  ...game.printedOn(object),
  name: '',
  cost: faceDownCost(game, object.card),
  supertypes: object.isTrap ? object.card.supertypes : [],
  abilities: abilitiesFaceDown(game, object),
  defense: 0,
  capacity: 0,
  production: 0,
});

const WILL_AND_POWER = {
  will: ({ will }: Characteristics) => will,
  power: ({ power }: Characteristics) => power,
  'base will': ({ baseWill }: Characteristics) => baseWill,
  'base power': ({ basePower }: Characteristics) => basePower,
};

/** A characteristic by its name in card text; undefined where it is none, or the object has none of the name. */
export function characteristic(
  game: LegionsGame,
  object: GameObject,
  of: Characteristics,
  name: string,
): number | undefined {
  switch (name) {
    case 'will':
    case 'power':
    case 'base will':
    case 'base power':
      return hasNeither(game, object, of) ? undefined : WILL_AND_POWER[name](of);
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
