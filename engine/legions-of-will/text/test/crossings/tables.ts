import type { CardSpecification, SetupRequest } from '../../../../../port/contract';

const BASE: CardSpecification = { name: 'Kiln', types: ['base'], fields: { defense: 9, capacity: 9 } };
const card = (name: string, text?: string): CardSpecification => ({
  name,
  types: ['unit'],
  fields: { cost: 90, will: 5, power: 9 },
  ...(text === undefined ? {} : { text }),
});
/** So many of a kind. */
const several = <Kind>(count: number, kind: Kind): Kind[] => Array.from({ length: count }, () => kind);

export interface Table {
  /** Who has three units “Drone” and three cards “Spare”; both where it is left out of what is true of each. */
  readonly seats?: readonly number[];
  readonly rested?: boolean;
  /** What else is printed, besides the text that is read: on the base instead of an action, or the cost of the action. */
  readonly onBase?: boolean;
  readonly cost?: string;
}

const setup = (players: SetupRequest['players']): SetupRequest => ({
  rulebook: 'legions-of-will',
  seed: 1,
  stops: 'every priority',
  from: { activePlayer: 0, part: 'prebattle main phase', turn: 3 },
  players,
});

/** A table with an action “Deed” of this text, three units “Drone” with a charge counter each, and three cards “Spare” in a hand. */
export function tableWithText(
  text: string,
  { seats = [0], rested = false, onBase = false, cost }: Table,
): SetupRequest {
  const drones = several(3, { card: card('Drone'), rested, counters: { charge: 1 } });
  const deed: CardSpecification = { name: 'Deed', types: ['action'], fields: { cost: cost ?? 0 }, text };
  return setup(
    ['Alice', 'Bob'].map((name, place) => ({
      name,
      zones: {
        deck: several(12, card('Top')),
        hand: [
          ...(place === 0 && !onBase ? [deed] : []),
          ...(seats.includes(place) ? several(3, card('Spare')) : []),
        ],
      },
      resources: { resource: place === 0 ? 3 : 9 },
      permanents: [
        {
          card: onBase && place === 0 ? { ...BASE, text } : BASE,
          ...(seats.includes(place) ? { attached: drones } : {}),
        },
      ],
    })),
  );
}

/** Where a card can be that something happens to. */
const PLACES = ['battlefield', 'hand', 'deck', 'graveyard', 'expelled zone'] as const;
export type Place = (typeof PLACES)[number];

/** A table with an action “Deed” of this text, a unit “Slip” with a text of its own, and hands that aren't refilled. */
export function slipTable(text: string, slip: string, where: Place): SetupRequest {
  const deed: CardSpecification = { name: 'Deed', types: ['action'], fields: { cost: 0 }, text };
  const lies = (place: Place) => (place === where ? [card('Slip', slip)] : []);
  return setup([
    {
      name: 'Alice',
      zones: {
        deck: [...lies('deck'), ...several(5, card('Top'))],
        hand: [deed, ...lies('hand'), ...several(2, card('Spare'))],
        graveyard: lies('graveyard'),
        expelled: lies('expelled zone'),
      },
      resources: { resource: 3 },
      permanents: [{ card: BASE, attached: lies('battlefield').map((unit) => ({ card: unit })) }],
    },
    {
      name: 'Bob',
      zones: { deck: several(5, card('Top')), hand: several(2, card('Spare')) },
      permanents: [{ card: BASE }],
    },
  ]);
}
