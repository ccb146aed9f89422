import { type Static, Type } from '@sinclair/typebox';
import type { Immutable } from './immutable';

const count = (description: string) => Type.Integer({ minimum: 0, description });
const names = (description: string) => Type.Array(Type.String(), { description });

/** One ability of a card, as the runner has read it. */
const ability = Type.Object(
  {
    kind: Type.String({
      description: "What sort of ability it is, e.g. 'triggered'; the other fields depend on it.",
    }),
    text: Type.String({ description: 'The paragraph as printed.' }),
  },
  {
    additionalProperties: true,
    description: 'An ability as a tree: docs/protocol.md says which schema has its shape in which game.',
  },
);

const cardSpecification = Type.Object(
  {
    name: Type.String(),
    types: names("In the rulebook's words."),
    subtypes: Type.Optional(names("In the card's words.")),
    supertypes: Type.Optional(names("In the rulebook's words.")),
    fields: Type.Optional(
      Type.Record(
        Type.String(),
        Type.Union([Type.Integer(), Type.String(), Type.Array(Type.String())], {
          description:
            'A number, a text (of a cost, a sum with X such as X+2), or one entry for each symbol or word.',
        }),
        {
          description:
            "What else is printed, by the names of the fields in the rulebook's `game`, which the hello has. What a card doesn't have is left out.",
        },
      ),
    ),
    text: Type.Optional(Type.String({ description: 'Rules text, one ability a line.' })),
    abilities: Type.Optional(
      Type.Array(ability, { description: 'What the text says, one tree an ability, in printed order.' }),
    ),
  },
  { description: 'What is printed on a card.' },
);

const lying = {
  card: cardSpecification,
  statuses: Type.Optional(
    names(
      'What is so of it, by the names that the hello has for what is arranged. Left out: what is usual of such a card.',
    ),
  ),
  damage: Type.Optional(count('Damage marked on it.')),
  counters: Type.Optional(Type.Record(Type.String(), Type.Integer({ minimum: 0 }))),
  at: Type.Optional(
    Type.String({ description: 'Name of the place where it is; left out: where such objects usually are.' }),
  ),
};

const WHOSE = 'Seat of the player whose it is; left out: the one whose permanent it is on.';

const permanentSetup = Type.Object(
  {
    ...lying,
    attached: Type.Optional(
      Type.Array(Type.Object({ ...lying, seat: Type.Optional(count(WHOSE)) }), {
        description: 'What is attached to it, or what it holds.',
      }),
    ),
  },
  { description: 'A permanent on the table as a game is arranged.' },
);

const playerSetup = Type.Object(
  {
    name: Type.String(),
    resources: Type.Optional(
      Type.Record(Type.String(), Type.Integer(), {
        description:
          'What the player has of each resource, by its name in the hello; below 0 only what can fall below.',
      }),
    ),
    zones: Type.Optional(
      Type.Record(Type.String(), Type.Array(cardSpecification), {
        description: "The player's cards in zones, by the zones' names in the hello; piles from the top.",
      }),
    ),
    permanents: Type.Optional(
      Type.Array(permanentSetup, {
        description: 'What the player has on the table, in the order that it lies in.',
      }),
    ),
  },
  { description: "One player's side of the table. Seats are the places in the list of players, from 0." },
);

export const setupRequest = Type.Object(
  {
    rulebook: Type.String({ description: 'Id of the rulebook, as a hello lists it.' }),
    edition: Type.Optional(
      Type.String({
        description:
          "Short name of the edition, where the rulebook has several in the hello, e.g. '2013'. Left out: the one that the hello describes first.",
      }),
    ),
    players: Type.Array(playerSetup, { minItems: 2, description: 'In turn order.' }),
    seed: Type.Integer({ description: "Seed of the game's chance: same setup, seed and acts, same game." }),
    off: Type.Optional(names('Numbers of rules to switch off.')),
    from: Type.Union(
      [
        Type.Literal('the beginning'),
        Type.Object({
          activePlayer: count('A seat.'),
          part: Type.String({ description: "A step, or a phase without steps, in the rulebook's words." }),
          turn: count('The number of the turn.'),
        }),
      ],
      { description: 'The procedure for starting a game, or a part of a turn that has just begun.' },
    ),
    decks: Type.Optional(
      Type.Literal('constructed', {
        description:
          'Whole decks, to be refused with a setup error unless they are legal. Left out: a table for a part of a game.',
      }),
    ),
    stops: Type.Optional(
      Type.Union([Type.Literal('choices'), Type.Literal('every priority')], {
        description:
          'Where the engine waits: for choices only (a decision with one legal answer asks nobody), or at every ' +
          'priority as well, even when passing is all that the player can do. Left out: for choices only.',
      }),
    ),
    chance: Type.Optional(
      Type.Array(
        Type.Object({
          purpose: Type.String({ description: "What chance is asked for, e.g. 'roll will'." }),
          values: Type.Array(Type.Union([Type.Number(), Type.String()]), {
            description:
              'Numbers that are rolled; or, where cards are put in a random order or picked at random, names of those that come first in one such order.',
          }),
        }),
        { description: 'Results decided beforehand, by purpose, in order.' },
      ),
    ),
  },
  { description: 'A table to play on.' },
);

/** What is printed on a card. */
export type CardSpecification = Immutable<Static<typeof cardSpecification>>;
/** A permanent on the table as a game is arranged. */
export type PermanentSetup = Immutable<Static<typeof permanentSetup>>;
/** One player's side of the table. */
export type PlayerSetup = Immutable<Static<typeof playerSetup>>;
/** A table to play on. */
export type SetupRequest = Immutable<Static<typeof setupRequest>>;
