import type { CardSpecification } from '../../../../../port/contract';
import { type Crossing, crossed } from '../../../../text/test/crossings';
import { named, type Outcome } from '../../../../text/test/small-game';
import { afieldTable } from './tables';

/** Where units can be, of two players who hold a battlefield each. */
const [OWN_BASE, THEIR_BASE, FORD, MILL] = ["Alice's base", "Bob's base", 'Ford', 'Mill'] as const;

/** A place, in the words of a text, and where that is. */
interface Named {
  readonly words: string;
  readonly at: readonly string[];
  /** A sentence before, that it speaks of. */
  readonly lead?: string;
  /** Only of what the unit “Deed” says, which is at “Ford”. */
  readonly ofUnit?: true;
}

const PLACES: readonly Named[] = [
  { words: 'a battlefield', at: [FORD] },
  { words: 'a battlefield you control', at: [FORD] },
  { words: 'an enemy battlefield', at: [MILL] },
  { words: 'a battlefield an opponent controls', at: [MILL] },
  { words: 'your base', at: [OWN_BASE] },
  { words: 'that battlefield', at: [FORD], lead: 'Choose a battlefield. ' },
  { words: 'here', at: [FORD], ofUnit: true },
  { words: 'this battlefield', at: [FORD], ofUnit: true },
  { words: 'my battlefield', at: [FORD], ofUnit: true },
  { words: 'my location', at: [FORD], ofUnit: true },
];
/** What is said only of those that are somewhere. */
const GROUPS: readonly Named[] = [
  { words: 'battlefields', at: [FORD, MILL] },
  { words: 'battlefields you control', at: [FORD] },
  { words: 'battlefields an opponent controls', at: [MILL] },
  { words: 'bases', at: [OWN_BASE, THEIR_BASE] },
  { words: 'a base', at: [OWN_BASE, THEIR_BASE] },
  { words: 'another location', at: [OWN_BASE, THEIR_BASE, MILL], ofUnit: true },
  { words: 'another battlefield', at: [MILL], ofUnit: true },
];
/** What is said only of where something goes to. */
const DESTINATIONS: readonly Named[] = [
  { words: 'their base', at: [OWN_BASE] },
  { words: 'there', at: [FORD], lead: 'Choose a battlefield. ' },
];

interface Instruction {
  readonly says: (place: string) => string;
  readonly places: readonly Named[];
  /** What is there afterwards, by place, of what was there, or of what came. */
  readonly seen: (outcome: Outcome, at: readonly string[]) => unknown;
  readonly expected: unknown;
}

/** Where the units of a name are. */
const whereAre = ({ after }: Outcome, name: string, owner?: number): readonly string[] =>
  named(after, name, owner)
    .filter(({ zone }) => zone === 'board')
    .map(({ base }) => after.objects.find(({ id }) => id === base)?.name ?? String(base));

const INSTRUCTIONS: readonly Instruction[] = [
  {
    says: (place) => `Move all friendly units to ${place}.`,
    places: [...PLACES, ...DESTINATIONS],
    seen: (outcome, at) => whereAre(outcome, 'Drone', 0).every((place) => at.includes(place)),
    expected: true,
  },
  {
    says: (place) => `Kill all units at ${place}.`,
    places: [...PLACES, ...GROUPS],
    seen: (outcome, at) => [
      [...whereAre(outcome, 'Drone')].sort().join(),
      [OWN_BASE, THEIR_BASE, FORD, MILL].filter((place) => !at.includes(place)).join(),
    ],
    expected: 'the same',
  },
  {
    says: (place) => `Play a 1 [M] Recruit unit token to ${place}.`,
    places: PLACES,
    seen: (outcome, at) => whereAre(outcome, 'Recruit').every((place) => at.includes(place)),
    expected: true,
  },
];

/** Every place with all that happens there. */
export const places = crossed(
  INSTRUCTIONS,
  ({ places: all }) => all,
  ({ says, seen, expected }, { words, at, lead = '', ofUnit = false }): Crossing => {
    const text = `${ofUnit ? '[E]: ' : ''}${lead}${says(words)}`;
    const card: CardSpecification = ofUnit
      ? { name: 'Deed', types: ['unit'], fields: { might: 9 }, text }
      : { name: 'Deed', types: ['spell'], fields: { cost: 0 }, text };
    const looked = (outcome: Outcome): unknown => {
      const found = seen(outcome, at);
      return Array.isArray(found) && expected === 'the same' ? found[0] === found[1] : found;
    };
    return {
      name: text,
      text,
      type: ofUnit ? 'unit' : 'spell',
      action: ofUnit ? 'activate' : 'play',
      table: afieldTable(card),
      seen: looked,
      least: true,
      most: true,
      isRefused: false,
    };
  },
);
