import { type Static, Type } from '@sinclair/typebox';
import type { Immutable } from './immutable';

const seat = (description = 'A seat: a place in the list of players, from 0.') =>
  Type.Integer({ minimum: 0, description });
const id = (description: string) => Type.Optional(Type.String({ description }));
const names = (description: string) => Type.Array(Type.String(), { description });

const offeredOption = Type.Object(
  {
    label: Type.String({ description: 'For people: what would be chosen.' }),
    action: id(
      "What is done: 'pass', 'play', 'activate', 'done', 'accept', 'decline', or what else the rulebook has.",
    ),
    object: id('Id of the object that it is done with.'),
    onto: id('Id of the object that it is done to: what is attacked or blocked, where something moves.'),
    player: Type.Optional(seat('The player that would be chosen, by seat.')),
    index: Type.Optional(
      Type.Integer({
        description: "Place of the ability or mode, as printed, from 0; -1 where it isn't printed.",
      }),
    ),
  },
  { description: 'One thing that can be chosen.' },
);

export const pendingDecision = Type.Object(
  {
    player: seat('Who decides, by seat.'),
    kind: Type.Union([
      Type.Literal('choose'),
      Type.Literal('order'),
      Type.Literal('number'),
      Type.Literal('distribute'),
    ]),
    purpose: Type.String({
      description: "What it is for, as the `decisions` of the hello have it: 'priority', 'choose targets', …",
    }),
    rule: Type.String({ description: "Number of the rule that asks; '' where the engine doesn't know it." }),
    options: Type.Array(offeredOption, {
      description: "Every legal option and no other. Empty for 'number'.",
    }),
    minimum: Type.Integer({ description: "'choose': the fewest; 'number': the least." }),
    maximum: Type.Integer({ description: "'choose': the most; 'number': the greatest." }),
    amount: Type.Integer({ description: "'distribute': what is split; else 0." }),
    minimums: Type.Array(Type.Integer(), {
      description: "'distribute': the least for each option; else empty.",
    }),
    thresholds: Type.Optional(
      Type.Array(Type.Integer(), {
        description:
          "'distribute': what each option must get before one that waits for it gets any: each later one, unless `after` says otherwise.",
      }),
    ),
    after: Type.Optional(
      Type.Array(Type.Array(Type.Integer()), {
        description:
          "'distribute': for each option, the places of the earlier ones that it waits for, where these aren't all of them.",
      }),
    ),
  },
  { description: 'The decision that the engine waits for.' },
);

export const act = Type.Union(
  [
    Type.Object({
      do: Type.Literal('answer'),
      answer: Type.Array(Type.Integer(), {
        description: "Places of options, a permutation, a number, or amounts: as the decision's kind asks.",
      }),
    }),
    Type.Object(
      {
        do: Type.Literal('attempt'),
        player: seat(),
        action: Type.String(),
        object: id('Id of the object that it is done with.'),
        onto: id(
          'Id of the object that it is done to; of what is played or activated, a target that may be why it is not legal.',
        ),
        index: Type.Optional(Type.Integer({ description: 'As in an option.' })),
        word: Type.Optional(Type.String({ description: "A word that is chosen, where it is no object's." })),
      },
      {
        description:
          "Something that may not be offered; an engine refuses what isn't legal and leaves everything as it was.",
      },
    ),
    Type.Object({ do: Type.Literal('concede'), player: seat() }),
  ],
  { description: 'What a player does.' },
);

export const actResult = Type.Union(
  [
    Type.Object({ done: Type.Literal(true) }),
    Type.Object({
      done: Type.Literal(false),
      reason: Type.String({ minLength: 1 }),
      rule: Type.Optional(Type.String({ description: 'Number of the rule that refuses.' })),
    }),
  ],
  {
    description:
      'Done, or refused with a reason and, where the engine knows it, the number of the rule that refuses.',
  },
);

const objectView = Type.Object(
  {
    id: Type.String({ description: 'Opaque. Objects that change zones become new ones, with new ids.' }),
    name: id("Name of the card; left out when the viewer can't see its face."),
    owner: seat(),
    controller: Type.Optional(seat()),
    zone: Type.String({
      description: "In the rulebook's words, as the hello has them.",
    }),
    types: names('Of the card; none when its face is hidden.'),
    subtypes: names('Of the card.'),
    supertypes: names('Of the card.'),
    characteristics: Type.Record(Type.String(), Type.Number(), {
      description: "Its numbers, by the rulebook's names.",
    }),
    fields: Type.Optional(
      Type.Record(Type.String(), names('One entry for each word.'), {
        description:
          "What words say of it, by the names of the hello's fields of that kind; left out where its game has none or its face is hidden.",
      }),
    ),
    statuses: names('What is so of it, by the names that the hello has.'),
    damage: Type.Integer({ minimum: 0 }),
    counters: Type.Record(Type.String(), Type.Integer({ minimum: 0 })),
    at: id('Id of the place that it is in.'),
    attachedTo: id('Id of what it is attached to.'),
    attacking: id('Id of what it attacks.'),
    blocking: names('Ids of what it blocks.'),
    abilities: names('Texts of its abilities.'),
    targets: Type.Array(Type.Union([Type.String(), Type.Integer()]), {
      description:
        'Of what has been played and waits to resolve: ids of objects and seats of players that it targets.',
    }),
    source: id(
      'Of an ability that waits to resolve: id of the object that it is from. Of something else that waits and is no card: its own id.',
    ),
  },
  { description: 'An object as a viewer sees it: what the viewer may not see is left out.' },
);

const playerView = Type.Object({
  name: Type.String(),
  seat: seat(),
  resources: Type.Record(Type.String(), Type.Integer(), {
    description: 'What the player has of each resource, by its name in the hello; left out: nothing of it.',
  }),
  statuses: Type.Optional(
    names("What else is so of the player, by the names of the hello's `playerStatuses`."),
  ),
  inGame: Type.Boolean(),
  won: Type.Boolean(),
  lost: Type.Boolean(),
});

export const observation = Type.Object(
  {
    over: Type.Boolean(),
    drawn: Type.Boolean(),
    activePlayer: seat(),
    phase: Type.String(),
    step: Type.String({ description: 'The step, or the phase where it has no steps.' }),
    turn: Type.Integer(),
    state: id("What state the turn is in: one of the hello's `turnStates`, where there are several."),
    players: Type.Array(playerView, { description: 'By seat.' }),
    objects: Type.Array(objectView, {
      description: 'Every object in the game; those of a pile, and of what waits to resolve, from the top.',
    }),
  },
  { description: 'The table as a viewer sees it; without a viewer, all of it.' },
);

export const traceLine = Type.Object(
  {
    what: Type.Union([Type.Literal('event'), Type.Literal('decision')]),
    rule: Type.Optional(Type.String({ description: 'Number of the rule that caused it.' })),
    text: Type.String({ description: 'For people: what happened.' }),
    kind: Type.String({
      description:
        "Kind of the event in the rulebook's words; 'begin' as a step begins; for a decision, what it was for.",
    }),
    player: Type.Optional(seat()),
    object: id('Id of the object that it happened to.'),
    amount: Type.Optional(Type.Number()),
    detail: id('Name of a counter, a step, a zone.'),
  },
  { description: 'One line of the trace.' },
);

/** One thing that can be chosen. */
export type OfferedOption = Immutable<Static<typeof offeredOption>>;
/** The decision that the engine waits for. */
export type PendingDecision = Immutable<Static<typeof pendingDecision>>;
/** What a player does. */
export type Act = Immutable<Static<typeof act>>;
/** Done, or refused with a reason. */
export type ActResult = Immutable<Static<typeof actResult>>;
/** An object as a viewer sees it. */
export type ObjectView = Immutable<Static<typeof objectView>>;
/** The table as a viewer sees it. */
export type Observation = Immutable<Static<typeof observation>>;
/** One line of the trace. */
export type TraceLine = Immutable<Static<typeof traceLine>>;
