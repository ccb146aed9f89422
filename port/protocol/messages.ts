import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { features } from './features';
import { game } from './game';
import type { Immutable } from './immutable';
import { act, actResult, observation, pendingDecision, traceLine } from './play';
import { setupRequest } from './table';

/** The version of the protocol that this runner speaks. With engines that speak version 1 it speaks that: see version-1.ts. */
export const PROTOCOL = 2;

const version = Type.Union([Type.Literal(1), Type.Literal(PROTOCOL)], {
  description: 'A version of the protocol.',
});

const ruleInfo = Type.Object(
  { number: Type.String(), title: Type.String(), form: Type.String() },
  { description: 'A rule as an engine implements it.' },
);

const editionInfo = Type.Object(
  {
    name: Type.String({
      minLength: 1,
      description: "Its short name, e.g. '2013': tables choose it by that.",
    }),
    edition: Type.String({ description: 'E.g. 2013-05-01.' }),
    digest: Type.Optional(
      Type.String({ description: 'Digest of the rulebook that it was written against, where it is known.' }),
    ),
    rules: Type.Array(ruleInfo, { description: 'What it enforces, by number; may be empty.' }),
  },
  { description: 'An edition of a rulebook.' },
);

const missingFeature = Type.Object({
  feature: Type.String(),
  reason: Type.String({ minLength: 1 }),
  tables: Type.Optional(
    Type.Object(
      {
        zones: Type.Optional(
          Type.Array(Type.String(), {
            description: "With a card in one of these zones, e.g. 'champion zone'.",
          }),
        ),
        types: Type.Optional(
          Type.Array(Type.String(), {
            description: 'On which something of one of these types lies, e.g. rune.',
          }),
        ),
      },
      {
        description:
          'Tables that are not even sent: whatever happens there may need it, though nothing in the setup asks for it.',
      },
    ),
  ),
});

const hello = Type.Object(
  {
    engine: Type.String({ minLength: 1, description: 'Name of the engine.' }),
    version: Type.Optional(Type.String({ description: 'Version of the engine.' })),
    protocol: Type.Union([Type.Literal(1), Type.Literal(PROTOCOL)], {
      description: 'The version of the protocol that is spoken from here on; 1 is spoken as well.',
    }),
    rulebooks: Type.Array(
      Type.Object({
        id: Type.String({ description: 'The name of its folder in features/.' }),
        edition: Type.String({ description: 'E.g. 2023-09-11.' }),
        digest: Type.Optional(
          Type.String({
            description: 'Digest of the rulebook that it was written against, where it is known.',
          }),
        ),
        rules: Type.Array(ruleInfo, { description: 'What it enforces, by number; may be empty.' }),
        game: Type.Optional(game),
        editions: Type.Optional(
          Type.Array(editionInfo, {
            minItems: 1,
            description:
              'The editions under this id that tables can name, the one first that is played where a table names none; left out: there is only one.',
          }),
        ),
      }),
      { minItems: 1, description: 'The rulebooks that it plays.' },
    ),
    features: Type.Object(
      {
        supported: Type.Array(Type.String(), { description: 'What it supports wholly.' }),
        missing: Type.Array(missingFeature, {
          description: "What it doesn't support, or not wholly, and why.",
        }),
      },
      {
        description: `Every one of these is in one of the two lists: ${features.join(', ')}. An engine may add its own.`,
      },
    ),
  },
  { description: 'What an engine says of itself.' },
);

const nothing = Type.Object({}, { description: 'Nothing more is said.' });

const traced = Type.Object(
  {
    lines: Type.Array(traceLine, { description: 'The trace, from the line asked for on.' }),
    exercised: Type.Optional(
      Type.Array(Type.String(), {
        description:
          'Numbers of the rules exercised since setup, if asked for. Left out: those in the trace.',
      }),
    ),
    leftOver: Type.Array(
      Type.Object({ purpose: Type.String(), value: Type.Union([Type.Number(), Type.String()]) }),
      {
        description: 'Results that were decided beforehand and not asked for yet.',
      },
    ),
  },
  { description: 'What happened, and by which rules.' },
);

const observed = Type.Object({
  observation,
  hash: Type.Optional(Type.String({ description: 'A hash of the whole position, if it was asked for.' })),
});

const viewer = Type.Optional(
  Type.Integer({ minimum: 0, description: 'The seat of the one who looks; left out: everything is seen.' }),
);

/** What each message says besides its id and its name, and what its reply's result holds. */
export const messages = {
  hello: {
    says: Type.Object({ protocol: version }),
    result: hello,
    about: 'The first message. Who are you, what do you play, what do you not support?',
  },
  setup: {
    says: Type.Object({ table: setupRequest }),
    result: nothing,
    about:
      'Arranges a table and plays on until somebody must decide. A game that was being played is forgotten.',
  },
  legal: {
    says: Type.Object({}),
    result: Type.Object({
      decision: Type.Union([pendingDecision, Type.Null()], { description: 'null when the game is over.' }),
    }),
    about: 'Who must decide what, with every legal option. Asking changes nothing.',
  },
  act: {
    says: Type.Object({
      act: Type.Union([act, Type.Object({ do: Type.Literal('take back') })], {
        description: "What a player does; 'take back' takes back the last act that was done.",
      }),
    }),
    result: actResult,
    about: 'A player does something. What is illegal is refused: that is an answer, not an error.',
  },
  observe: {
    says: Type.Object({
      viewer,
      hash: Type.Optional(Type.Boolean({ description: 'Whether a hash of the position is wanted.' })),
    }),
    result: observed,
    about: 'The table, as a player sees it or as it is.',
  },
  trace: {
    says: Type.Object({
      from: Type.Integer({ minimum: 0, description: 'The first line that is wanted, from 0.' }),
      exercised: Type.Optional(
        Type.Boolean({ description: 'Whether the numbers of the rules exercised are wanted.' }),
      ),
    }),
    result: traced,
    about:
      'What happened since setup, line by line. It shows everything, as an observation without a viewer does: it is for nobody who plays.',
  },
  reset: { says: Type.Object({}), result: nothing, about: 'Forget the game.' },
  bye: { says: Type.Object({}), result: nothing, about: 'The last message: reply, then end.' },
} as const satisfies Readonly<Record<string, { says: TSchema; result: TSchema; about: string }>>;

export type MessageName = keyof typeof messages;

const lack = {
  feature: Type.String({ description: 'One of those that its hello lists as missing.' }),
  construct: Type.Optional(
    Type.String({
      description: 'What of the feature it is, such as a construct of card text: it is counted by that.',
    }),
  ),
  reason: Type.String({ minLength: 1 }),
};

/** Why a reply holds no result. */
export const refusal = Type.Union([
  Type.Object(
    {
      id: Type.Integer(),
      unsupported: Type.Object({
        ...lack,
        also: Type.Optional(
          Type.Array(Type.Object(lack), { description: 'What else of what the message asks for it lacks.' }),
        ),
      }),
    },
    { description: "The engine doesn't support what the message asks for. The game that is played is over." },
  ),
  Type.Object(
    {
      id: Type.Union([Type.Integer(), Type.Null()], {
        description: "null where the message's id can't be read.",
      }),
      error: Type.Object({
        kind: Type.Union(
          [Type.Literal('setup'), Type.Literal('message'), Type.Literal('order'), Type.Literal('engine')],
          {
            description:
              "'setup': the table can't be set up; 'message': unknown or malformed; 'order': not now, e.g. no game " +
              "has been set up; 'engine': the engine itself broke.",
          },
        ),
        message: Type.String({ minLength: 1, description: 'One sentence: what is wrong, and what to do.' }),
      }),
    },
    { description: "The message can't be answered." },
  ),
]);

/** What an engine says of itself. */
export type Hello = Immutable<Static<typeof hello>>;
/** A rule as an engine implements it. */
export type RuleInfo = Immutable<Static<typeof ruleInfo>>;
/** What a message says besides its id and its name. */
export type Says<Name extends MessageName> = Immutable<Static<(typeof messages)[Name]['says']>>;
/** What the reply to a message holds. */
export type Result<Name extends MessageName> = Immutable<Static<(typeof messages)[Name]['result']>>;
/** Why a reply holds no result. */
export type Refusal = Immutable<Static<typeof refusal>>;
