import { isSupertypeElsewhere } from './phrases/states';
import { type Terms, words } from './terms';

/** How a game's editions are named, where it has several. */
const namedEditions = ({ game, editions }: Terms): readonly string[] =>
  editions.size > 1 ? [...editions.keys()].map((edition) => `${game} ${edition}`) : [];

const parts = words((terms) => Object.keys(terms.partsCalled));
const characteristics = words((terms) => terms.characteristics.flatMap((each) => each.words));
const shown = words((terms) =>
  terms.characteristics.filter((each) => each.shown).flatMap((each) => each.words),
);
const distinct = (all: readonly string[]): readonly string[] => [...new Set(all)];
const inWords = (of: readonly string[]): readonly string[] => [...of].sort();

/** The forms that games bring as examples, of one gap. */
const ofGames = (gap: string): readonly string[] => words(({ examples }) => examples.forms[gap] ?? []);

const arranged = words((terms) => terms.arrangedStatuses);
/** Cards as plain as can be. */
const [plain = ''] = ofGames('cards');
/** The same with something before their type. */
const after = (word: string): string => plain.replace(/^(an?) /, `a ${word} `);

/** Every form that a gap takes, by its name, each as an example: the page lists them, and a test reads them. */
export const parameterForms: Readonly<Record<string, readonly string[]>> = {
  game: words((terms) => [terms.game, ...namedEditions(terms)]),
  player: ['Alice', 'Jürgen', 'Änne', 'Ольга', '花子', 'Anna-Lena', 'Bob2'],
  cards: distinct([
    ...ofGames('cards'),
    ...characteristics.map((word) => `${plain} with ${word} 2`),
    ...arranged.flatMap((status) => [`${plain}, ${status}`, after(status)]),
  ]),
  text: [': "Draw a card."', `: 'Whoever is named "Imp" is gone.'`],
  place: [
    ...words((terms) => terms.piles).flatMap((pile) => [
      `in ${pile}`,
      `in her ${pile}`,
      `in his ${pile}`,
      `in their ${pile}`,
    ]),
    ...words((terms) => terms.piles)
      .filter((pile) => pile.includes('deck'))
      .map((pile) => `on top of her ${pile}`),
    ...words((terms) => Object.keys(terms.sharedZones)),
  ],
  pile: words((terms) => terms.piles),
  resource: words((terms) => Object.keys(terms.resources)),
  part: parts,
  turnstate: words((terms) => terms.turnStates),
  stack: words((terms) => terms.stackCalled),
  fighters: words((terms) => terms.fighters.slice(1)),
  roll: words((terms) => Object.keys(terms.rolls).flatMap((roll) => [roll, `${roll}s`])),
  order: words((terms) => Object.keys(terms.orders)),
  object: [
    '"Drone"',
    'Alice\'s "Drone"',
    'her "Drone"',
    'his "Drone"',
    'their "Drone"',
    'its "Drone"',
    'the ability of "Drone"',
    '"Drone" (2)',
    ...words((terms) => [...terms.cardTypes, 'card']).map((kind) => `her ${kind} "Drone"`),
    ...ofGames('object'),
  ],
  target: ['"Drone"', 'Alice\'s "Drone" (2)', ...ofGames('target'), 'Bob'],
  ability: [
    '"Kiln"',
    ...['first', 'second', 'third', 'fourth', 'fifth'].map((ordinal) => `the ${ordinal} ability of "Kiln"`),
  ],
  choices: [
    ' targeting nothing',
    ' targeting "Imp" and Bob',
    ' in "Kiln"',
    ' at "Ford"',
    ' to "Ford"',
    ' with X = 3',
    ' choosing mode 2',
    ' choosing modes 1 and 3',
    ' dividing it 2 and 1',
    ' for its alternative cost',
    ' with the additional cost',
    ...ofGames('choices'),
  ],
  chosen: [
    'nothing',
    'the number 3',
    'mode 2',
    'modes 1 and 3',
    '"Imp"',
    'Bob',
    '"Imp" and Bob',
    '"Bellows (2)"',
  ],
  deed: [
    'play "Spark"',
    'cast "Spark"',
    'play "Blaze" with X = 3',
    'play "Spark" with the additional cost',
    'play "Imp" in "Kiln"',
    'play "Imp" at "Ford"',
    'play "Imp" to "Ford"',
    'activate "Kiln"',
    'activate the second ability of "Kiln" with X = 2',
    'move "Imp" to "Kiln"',
    'target "Imp" and Bob with "Spark"',
    'choose "Imp"',
    'choose the number 4',
    'assign 7 damage of "Ash Hound" to "Imp" and 1 to "Drone"',
    'divide 2 to "Imp" and 1 to Bob',
    'pass',
    'play "Spark" without priority',
    ...ofGames('deed'),
  ],
  state: [
    ...words((terms) => Object.keys(terms.sharedZones)),
    ...words((terms) => terms.piles).map((pile) => `in Alice's ${pile}`),
    'in "Kiln"',
    'at "Ford"',
    'attached to "Ash Hound"',
    'targeting "Imp"',
    'targeting Bob',
    'controlled by Alice',
    'owned by Alice',
    'an Angel',
    ...ofGames('state'),
    ...words((terms) => terms.supertypes),
    ...inWords(words((terms) => terms.statuses.filter((status) => !isSupertypeElsewhere(status)))),
  ],
  qualities: [
    ...shown.map((word) => `${word} 3`),
    'no damage marked',
    '2 damage marked',
    '2 damage',
    'no ice counters',
    '1 ice counter',
    '2 +1/+1 counters',
    'the ability "Draw a card."',
    `the ability 'Whoever is named "Imp" is gone.'`,
    ...ofGames('qualities'),
  ],
  rule: ['704', '704.5', '704.5c', '345.2.b', '103.1.b.4', 'A.4.Ruling.3', 'B.2c'],
  ruling: ['low-033', 'rift-203'],
};
