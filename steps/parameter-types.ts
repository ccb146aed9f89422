import { CARDS, readCards } from './phrases/cards';
import { CHOICES, OBJECTS, REFERENCE, readChoices, readOne } from './phrases/choices';
import { ABILITY, DEED, readAbility, readDeed } from './phrases/deeds';
import { OBJECT, PLAYER, readReference } from './phrases/references';
import { listOf, oneOf, readList } from './phrases/scanner';
import { CHOSEN, DAMAGE, readChosen, readDamage, readShares, SHARES } from './phrases/shares';
import { QUALITIES, readQualities, readState, STATE } from './phrases/states';
import { anyGame, exampleIn, games, type Terms, words } from './terms';

/** A typed gap in a phrase. */
export interface ParameterTerm {
  readonly name: string;
  readonly pattern: string;
  readonly says: string;
  readonly example: string;
  readonly read: (text: string) => unknown;
}

const same = (text: string): string => text;
const PILE = oneOf(words((terms) => terms.piles));
const THEIR = '(?:her|his|their)';
const TEXT = `(?:: (?:"[^"]*"|'[^']*'))?`;

/** As in the tables of Gherkin, `\n` begins a new line. */
const textOf = (text: string | undefined): string | undefined =>
  text ? text.slice(': "'.length, -1).replaceAll('\\n', '\n') : undefined;
const rollOf = (text: string): string => {
  const singular = text.replace(/s$/, '');
  return games.map((terms) => terms.rolls[singular]).find((each) => each !== undefined) ?? singular;
};

const ORDER = oneOf(words((terms) => Object.keys(terms.orders)));

/** Where a card is put as the table is arranged: a pile, or a zone that all players share by the words that a sentence uses. */
const placeOf = (text: string): string =>
  games.some((terms) => terms.sharedZones[text] !== undefined)
    ? text
    : (new RegExp(`${PILE}$`).exec(text)?.[0] ?? text);

/** The words of a game; where one of its editions is named, in that one, whether there is such an edition or not. */
function gameNamed(text: string): Terms | undefined {
  const plain = games.find(({ game }) => game === text);
  if (plain) return plain;
  const of = games.find(({ game }) => text.startsWith(`${game} `));
  if (!of) return undefined;
  const edition = text.slice(of.game.length + 1);
  return of.editions.get(edition) ?? { ...of, edition };
}

/** Every typed gap of the vocabulary. */
export const parameterTerms: readonly ParameterTerm[] = [
  {
    name: 'game',
    pattern: `${oneOf(words((terms) => [terms.game]))}(?: (?!game\\b)\\S+)?`,
    says: 'a game, perhaps in one of its editions, by its short name',
    example: anyGame,
    read: gameNamed,
  },
  {
    name: 'player',
    pattern: PLAYER,
    says: 'a player, by a name of letters of any script that begins with a capital; digits and hyphens may follow',
    example: 'Alice',
    read: same,
  },
  {
    name: 'players',
    pattern: listOf(PLAYER),
    says: 'the players, in turn order',
    example: 'Alice and Bob',
    read: (text) => readList(text, PLAYER, same),
  },
  {
    name: 'cards',
    pattern: CARDS,
    says: 'cards: how many, what is printed on them, how they lie there',
    example: exampleIn('cards'),
    read: readCards,
  },
  {
    name: 'text',
    pattern: TEXT,
    says: 'rules text after a colon, in either kind of quotes (`\\n` begins a new line), or nothing',
    example: ': "Draw a card."',
    read: textOf,
  },
  {
    name: 'place',
    pattern: `(?:in (?:${THEIR} )?${PILE}|on top of ${THEIR} ${PILE}|${oneOf(words((terms) => Object.keys(terms.sharedZones)))})`,
    says: 'where cards are as the game is arranged; a deck is listed from the top',
    example: exampleIn('place'),
    read: placeOf,
  },
  {
    name: 'resource',
    pattern: oneOf(words((terms) => Object.keys(terms.resources))),
    says: 'what a player has some of',
    example: words((terms) => Object.keys(terms.resources))[0] ?? '',
    read: (text) => games.map((terms) => terms.resources[text]).find((each) => each !== undefined) ?? text,
  },
  {
    name: 'turnstate',
    pattern: oneOf(words((terms) => terms.turnStates)),
    says: 'a state that a turn is in',
    example: words((terms) => terms.turnStates)[0] ?? '',
    read: same,
  },
  {
    name: 'stack',
    pattern: oneOf(words((terms) => terms.stackCalled)),
    says: 'the zone where what is played waits to resolve',
    example: words((terms) => terms.stackCalled)[0] ?? '',
    read: same,
  },
  {
    name: 'fighters',
    pattern: oneOf(words(({ fighters: [, several] }) => (several === undefined ? [] : [several]))),
    says: 'those who fight',
    example: words(({ fighters: [, several] }) => (several === undefined ? [] : [several]))[0] ?? '',
    read: same,
  },
  {
    name: 'pile',
    pattern: PILE,
    says: 'a zone that each player has',
    example: exampleIn('pile'),
    read: same,
  },
  {
    name: 'part',
    pattern: oneOf(words((terms) => Object.keys(terms.partsCalled))),
    says: 'a step, or a phase without steps',
    example: exampleIn('part'),
    read: same,
  },
  {
    name: 'roll',
    pattern: `${oneOf(words((terms) => Object.keys(terms.rolls)))}s?`,
    says: 'something decided by chance',
    example: exampleIn('roll'),
    read: rollOf,
  },
  {
    name: 'order',
    pattern: ORDER,
    says: 'where chance puts cards in order, or picks some',
    example: 'shuffle',
    read: same,
  },
  {
    name: 'numbers',
    pattern: listOf('\\d+'),
    says: 'numbers',
    example: '5, 7 and 12',
    read: (text) => readList(text, '\\d+', Number),
  },
  {
    name: 'object',
    pattern: OBJECT,
    says: 'an object by its name; whose it is and which of several can be added, counted in one zone player by player, in the order in which the Givens name them (of cards in one hand that are the same, any is meant); the ability of an object is the one that waits to resolve',
    example: 'Alice\'s "Drone" (2)',
    read: readReference,
  },
  {
    name: 'objects',
    pattern: OBJECTS,
    says: 'objects',
    example: '"Ash Hound", "Drone" (2) and the ability of "Kiln"',
    read: (text) => readList(text, OBJECT, readReference),
  },
  { name: 'target', pattern: REFERENCE, says: 'an object or a player', example: 'Bob', read: readOne },
  {
    name: 'ability',
    pattern: ABILITY,
    says: 'an ability of an object; by its place when it has several that can be activated',
    example: 'the second ability of "Kiln"',
    read: readAbility,
  },
  {
    name: 'choices',
    pattern: CHOICES,
    says: 'what is announced: targets, places, X, modes, division, what costs are paid with; or nothing',
    example: ' with X = 3 targeting "Ash Hound" and "Imp" dividing it 2 and 1',
    read: readChoices,
  },
  { name: 'chosen', pattern: CHOSEN, says: 'an answer', example: '"Ash Hound" and Bob', read: readChosen },
  {
    name: 'deed',
    pattern: DEED,
    says: 'something that a player can try: an action, a declaration, an answer, an announcement; of several targets the last is the one that is tried; an attack or a block is of one among all that may be declared, whoever must join it',
    example: 'attack "Kiln" with "Ash Hound"',
    read: readDeed,
  },
  {
    name: 'damage',
    pattern: DAMAGE,
    says: 'damage of one that fights, assigned to several',
    example: '7 damage of "Ash Hound" to "Imp" and 1 to "Drone"',
    read: readDamage,
  },
  {
    name: 'shares',
    pattern: SHARES,
    says: 'amounts for several',
    example: '2 to "Imp" and 1 to Bob',
    read: readShares,
  },
  {
    name: 'state',
    pattern: STATE,
    says: 'what or where an object is',
    example: exampleIn('state'),
    read: readState,
  },
  {
    name: 'qualities',
    pattern: QUALITIES,
    says: 'what an object has',
    example: exampleIn('qualities'),
    read: readQualities,
  },
  {
    name: 'question',
    pattern: '[a-z][^"]*',
    says: "what a decision is for, in the rulebook's words",
    example: 'choose targets',
    read: same,
  },
  {
    name: 'rule',
    pattern: '(?:\\d{3}(?:\\.(?:\\d+[a-z]*|[a-z]))*|[A-Z](?:\\.\\d+)+(?:\\.[A-Z][a-z]+\\.\\d+)?[a-z]?)',
    says: 'the number of a rule, as its rulebook writes it',
    example: '704.5c',
    read: same,
  },
  {
    name: 'ruling',
    pattern: '[a-z]+(?:-[a-z]+)*-\\d+',
    says: 'a ruling, by its id',
    example: 'low-033',
    read: same,
  },
];
