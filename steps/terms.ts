import type { CardSpecification } from '../port/contract';

/** Printed numbers of a card, by the field that the port has for them. */
export type PrintedNumber =
  | 'will'
  | 'power'
  | 'cost'
  | 'defense'
  | 'capacity'
  | 'production'
  | 'activationCost';

/** A characteristic: where the port keeps what is printed, and under which name an object shows what it is now. */
export interface CharacteristicTerm {
  readonly words: readonly string[];
  readonly printed: PrintedNumber;
  readonly shown?: string;
}

/** The words of one game. Steps know games only through these. */
export interface Terms {
  readonly rulebook: string;
  readonly game: string;
  readonly cardTypes: readonly string[];
  readonly supertypes: readonly string[];
  readonly characteristics: readonly CharacteristicTerm[];
  readonly statuses: readonly string[];
  /** Piles that each player has. */
  readonly piles: readonly string[];
  /** Zones that all players share, by the words that a sentence uses. */
  readonly sharedZones: Readonly<Record<string, string>>;
  /** Where cards are played: the zone that is emptied from the top. */
  readonly chain: string;
  readonly parts: readonly string[];
  /** Draws of chance that a scenario can decide, by the words that a sentence uses. */
  readonly rolls: Readonly<Record<string, string>>;
  /** How many sides the dice have whose number is always the same, by what the port calls the draw. */
  readonly sides: Readonly<Record<string, number>>;
  /** What the port calls the decisions that may be open when a scenario ends. */
  readonly openEnded: readonly string[];
  /** Decisions that a scenario needn't make: the order of cards that arrive in a pile together. */
  readonly indifferent: readonly string[];
  /** Defaults, and bounds of what can be arranged. */
  readonly numbers: {
    readonly resource: number;
    readonly hand: number;
    readonly mostResource: number;
    readonly turn: number;
  };
  readonly start: string;
  /** Bases that a player has when a scenario doesn't say: how many, and what is printed on them. */
  readonly bases: { readonly count: number; readonly card: Omit<CardSpecification, 'name'> };
  /** What is printed on a card of a type when a scenario doesn't say. */
  readonly printed: Readonly<Record<string, Partial<CardSpecification>>>;
}

/** The words of Legions of Will. */
export const legionsOfWill: Terms = {
  rulebook: 'legions-of-will',
  game: 'Legions of Will',
  cardTypes: ['unit', 'base', 'upgrade', 'trap', 'action'],
  supertypes: ['legendary'],
  characteristics: [
    { words: ['will'], printed: 'will', shown: 'will' },
    { words: ['power'], printed: 'power', shown: 'power' },
    { words: ['activation cost'], printed: 'activationCost' },
    { words: ['resource cost', 'cost'], printed: 'cost', shown: 'resource cost' },
    { words: ['defense'], printed: 'defense', shown: 'defense' },
    { words: ['capacity'], printed: 'capacity', shown: 'capacity' },
    { words: ['resource production', 'production'], printed: 'production', shown: 'resource production' },
  ],
  statuses: ['rested', 'reset', 'face up', 'face down', 'attacking', 'blocking', 'unblocked', 'blocked'],
  piles: ['hand', 'deck', 'graveyard'],
  sharedZones: {
    'on the battlefield': 'battlefield',
    'on the chain of events': 'chain of events',
    expelled: 'expelled',
  },
  chain: 'chain of events',
  parts: [
    'reset step',
    'effect step',
    'resource step',
    'prebattle main phase',
    'beginning of battle step',
    'declare attackers step',
    'declare blockers step',
    'battle damage step',
    'end of battle step',
    'postbattle main phase',
    'end step',
    'cleanup step',
  ],
  rolls: { 'will roll': 'roll will', 'die roll': 'roll a die' },
  sides: { 'roll will': 12 },
  openEnded: ['priority', 'declare attackers', 'declare blockers'],
  indifferent: ['order cards put into the graveyard', 'order cards put into the deck'],
  numbers: { resource: 10, hand: 2, mostResource: 20, turn: 3 },
  start: 'prebattle main phase',
  bases: { count: 3, card: { types: ['base'], defense: 10, capacity: 7, production: 0, activationCost: 3 } },
  printed: {
    unit: { will: 1, power: 1 },
    base: { defense: 10, capacity: 7, production: 0, activationCost: 3 },
  },
};

/** Every game whose words the vocabulary is built from. */
export const games: readonly Terms[] = [legionsOfWill];

/** All words of one kind, of all games, each once. */
export const words = (of: (terms: Terms) => readonly string[]): readonly string[] => [
  ...new Set(games.flatMap(of)),
];
