import { type Static, Type } from '@sinclair/typebox';
import type { Immutable } from './immutable';
import { act, actResult, observation, pendingDecision } from './play';
import { setupRequest } from './table';

const position = {
  observation,
  decision: Type.Union([pendingDecision, Type.Null()], {
    description: 'Who must decide what next, with every legal option; null when the game is over.',
  }),
};

export const fixture = Type.Object(
  {
    fixture: Type.Literal(2, { description: "The version of the fixtures' form." }),
    rulebook: Type.String(),
    edition: Type.String(),
    rules: Type.Array(Type.String(), { description: 'Numbers of the rules that the scenario is about.' }),
    name: Type.String(),
    feature: Type.String({ description: 'The feature file and the line that it is from.' }),
    gherkin: Type.Array(Type.String(), { description: 'Its steps, for people.' }),
    setup: setupRequest,
    before: Type.Object(position, { description: 'What must be observed when the table has been set up.' }),
    acts: Type.Array(
      Type.Object({
        act,
        does: Type.Array(Type.String(), {
          description: 'Labels of the options that it chooses, for people.',
        }),
        result: actResult,
        after: Type.Object(position, {
          description: 'What must be observed then; after a refusal, what was before.',
        }),
      }),
      {
        description:
          'What players do, in order. Answers are places among the options of the decision before.',
      },
    ),
  },
  { description: 'A scenario as data: a table, what players do, and what must be observed after each act.' },
);

/** A scenario as data. */
export type Fixture = Immutable<Static<typeof fixture>>;
