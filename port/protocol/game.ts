import { type Static, Type } from '@sinclair/typebox';
import type { Immutable } from './immutable';

const names = (description: string) => Type.Array(Type.String(), { description });

const field = Type.Object(
  {
    name: Type.String({ description: 'Its name among the `fields` of a card.' }),
    kind: Type.Union(
      [
        Type.Literal('number'),
        Type.Literal('cost'),
        Type.Literal('symbols'),
        Type.Literal('words'),
        Type.Literal('text'),
      ],
      {
        description:
          "A 'number'; a 'cost', which is a number or a sum with X such as 'X+2'; a list of 'symbols' or of 'words'; or a 'text'.",
      },
    ),
    values: Type.Optional(names('All the symbols or words that there are.')),
  },
  { description: 'Something that is printed on cards besides their names, types and texts.' },
);

const zone = Type.Object({
  name: Type.String(),
  each: Type.Union([Type.Literal('player'), Type.Literal('place'), Type.Literal('table')], {
    description: 'Has each player one, or each place on the table, or is there one for all?',
  }),
});

/** The game of a rulebook, as far as tables and observations name its parts. */
export const game = Type.Object(
  {
    title: Type.String({ description: 'What people call it.' }),
    types: names('Types of cards.'),
    supertypes: names('Supertypes of cards.'),
    fields: Type.Array(field, { description: 'What else is printed on cards.' }),
    zones: Type.Array(zone),
    statuses: names('What can be so of an object.'),
    arranged: Type.Optional(
      names('What can be so of an object as a table is arranged; left out: all of its statuses.'),
    ),
    resources: names('What a player can have some of: to pay with, or to win or lose by.'),
    playerStatuses: Type.Optional(names('What else can be so of a player; left out: nothing.')),
    turnStates: Type.Optional(names('The states that a turn can be in; left out: there is but one.')),
    parts: names('Steps of a turn, and its phases without steps, in order.'),
    decisions: names('What decisions are called; `…` stands for what is different each time.'),
  },
  {
    description:
      "The rulebook's game: what tables are made of. The names are those of setups and of observations.",
  },
);

/** The game of a rulebook, as an engine's hello tells of it. */
export type GameInfo = Immutable<Static<typeof game>>;
