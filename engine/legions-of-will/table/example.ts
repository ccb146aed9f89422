import type { ExampleConversation } from '../../card-game/table/pages';
import type { TableRequest } from '../../card-game/table/setup';

const base = { name: 'Kiln', types: ['base'], fields: { defense: 10, capacity: 7, activationCost: 3 } };
const spark = {
  name: 'Spark',
  types: ['action'],
  fields: { cost: 2 },
  text: 'Spark deals 3 damage to target unit.',
};

/** Bob is about to destroy a unit of Alice's, as in the first scenario of the README. */
const table: Pick<TableRequest, 'players' | 'from'> = {
  players: [
    {
      name: 'Alice',
      zones: { deck: [{ name: 'Drone', types: ['unit'], fields: { cost: 1, will: 2, power: 2 } }] },
      resources: { resource: 10 },
      permanents: [
        {
          card: base,
          attached: [{ card: { name: 'Ash Hound', types: ['unit'], fields: { will: 4, power: 3 } } }],
        },
      ],
    },
    {
      name: 'Bob',
      zones: { hand: [spark] },
      resources: { resource: 10 },
      permanents: [{ card: { ...base, name: 'Mill' } }],
    },
  ],
  from: { activePlayer: 1, part: 'prebattle main phase', turn: 3 },
};

const messages: ExampleConversation<unknown>['messages'] = [
  [
    'The runner begins. The engine says what it is, what it plays, and what it does not support: nothing is missing here. (The list of its rules is cut short on this page.)',
    { message: 'hello' },
  ],
  [
    'A table. Each card comes with its text and with what the text says as a tree (`abilities`): an engine that has no parser for card text reads the tree. Bob is the active player, in his prebattle main phase.',
    { message: 'setup' },
  ],
  [
    "Who must decide what? Bob has priority. Ids of objects are the engine's own; the runner only gives them back.",
    { message: 'legal' },
  ],
  [
    'Bob plays Spark: the second option, so place 1. There is one legal target only, so that nobody is asked for it.',
    { message: 'act', act: { do: 'answer', answer: [1] } },
  ],
  ['Bob keeps priority, and passes.', { message: 'act', act: { do: 'answer', answer: [0] } }],
  ['Now Alice is asked.', { message: 'legal' }],
  [
    'She passes as well: Spark resolves, and the unit dies.',
    { message: 'act', act: { do: 'answer', answer: [0] } },
  ],
  [
    'The table as Alice (seat 0) sees it. The card in her deck has no name and no types, for she may not look at it; nor does its id tell what it is.',
    { message: 'observe', viewer: 0 },
  ],
  [
    "The table as it is, for the runner, with a hash of the whole position. What is not on the table isn't sent twice here: this is how the hash is asked for.",
    { message: 'observe', hash: true },
  ],
  [
    'What happened, from the fourth line on, and by which rules. The rules that were used may be more than the trace cites.',
    { message: 'trace', from: 3, exercised: true },
  ],
  [
    "Something that isn't among the options: Alice tries to act while Bob decides. A refusal is data, not an error, and nothing has changed.",
    { message: 'act', act: { do: 'attempt', player: 0, action: 'pass' } },
  ],
  ['The last act that was done is taken back.', { message: 'act', act: { do: 'take back' } }],
  [
    "A message that the protocol doesn't have is refused, and the conversation goes on.",
    { message: 'shuffle' },
  ],
  ['The game is forgotten.', { message: 'reset' }],
  ['Without a game there is nothing to observe.', { message: 'observe' }],
  ['The last message. The engine replies and ends.', { message: 'bye' }],
];

/** A conversation for the protocol's page. */
export const example = { table, messages };
