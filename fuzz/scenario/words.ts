import type { CardSpecification, Observation, OfferedOption } from '../../port/contract';

/** The words of a game that its scenarios are written in, as the vocabulary has them. */
export interface ScenarioWords {
  readonly rulebook: string;
  readonly game: string;
  /** The short name of its edition that is played, where one is chosen. */
  readonly edition?: string;
  readonly characteristics: readonly {
    readonly words: readonly string[];
    /** The field of a card that has it. */
    readonly printed: string;
    /** What objects show it as, where they do. */
    readonly shown?: string;
  }[];
  /** What is printed in fields of a card of a type when a scenario doesn't say. */
  readonly printed: Readonly<Record<string, NonNullable<CardSpecification['fields']>>>;
  /** Fields whose words stand before a card's type. */
  readonly beforeType: readonly string[];
  /** Piles that each player has. */
  readonly piles: readonly string[];
  /** Zones besides piles into which cards are put as the table is arranged: a sentence says their names alone. */
  readonly besides?: readonly string[];
  /** Zones that all players share, by the words that a sentence uses. */
  readonly sharedZones: Readonly<Record<string, string>>;
  /** Where permanents lie. */
  readonly table: string;
  /** Where cards are played. */
  readonly stack: string;
  readonly statuses: readonly string[];
  /** What a player has some of, by the words that a sentence uses, as the port names them. */
  readonly resources: Readonly<Record<string, string>>;
  /** What players fight for, where there are such places. */
  readonly place: { readonly card: { readonly types: readonly string[] } } | undefined;
  /** Cards that hold what else a player has, and what they are called. */
  readonly homes: object | undefined;
  readonly home: string | undefined;
  readonly rolls: Readonly<Record<string, string>>;
  /** Where chance puts cards in order or picks some. */
  readonly orders: Readonly<Record<string, string>>;
  readonly parts: readonly string[];
  /** The part of a turn that a scenario begins in unless it says another. */
  readonly start: string;
  /** The turn that it begins in unless it says another. */
  readonly numbers: { readonly turn: number };
  /** What the port calls the decision which other units move along; undefined: units move one by one. */
  readonly movingAlong: string | undefined;
  /** Decisions that a scenario needn't make. */
  readonly indifferent: readonly string[];
}

/** Knows which of several objects with one name each is: counted as they appeared, and kept as they change zones. */
export interface Counting {
  see(observation: Observation): void;
  numberOf(id: string): number;
}

/** A finding can't be said in the vocabulary: there is no phrase for something in it. */
export class Unsayable extends Error {
  constructor(what: string) {
    super(`The vocabulary has no phrase for ${what}.`);
    this.name = 'Unsayable';
  }
}

/** A list as a sentence has it: A, B and C. */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Modes that are chosen, as a sentence has them: by their numbers, from 1. */
export const modes = (chosen: readonly OfferedOption[]): string =>
  `${chosen.length === 1 ? 'mode' : 'modes'} ${listed(chosen.map(({ index = 0 }) => String(index + 1)))}`;

/** A name in the quotes that the vocabulary puts it in. */
export function quoted(name: string): string {
  if (name.includes('"')) throw new Unsayable(`a name with quotes in it: ${name}`);
  return `"${name}"`;
}

/** What a scenario's first sentence calls its game. */
export const gameNamed = ({ game, edition }: Pick<ScenarioWords, 'game' | 'edition'>): string =>
  edition === undefined ? game : `${game} ${edition}`;
