import type { DataTable } from '@cucumber/cucumber';
import { type Phrase, phrase, phraseOfGames } from '../phrase';
import { CARDS, type CardsPhrase, readCards } from '../phrases/cards';
import type { ObjectReference } from '../phrases/references';
import { InputError } from '../problems';
import { anyGame, exampleIn, type Terms } from '../terms';

/** A row of a table of cards: the words of {cards} in the first column, rules text in the second. */
function cardsIn(
  table: DataTable,
): readonly { readonly cards: CardsPhrase; readonly text: string | undefined }[] {
  return table.hashes().map(({ card = '', text }) => {
    if (!new RegExp(`^${CARDS}$`).test(card))
      throw new InputError(`"${card}" is no card: write as in '${exampleIn('cards')}', in a column "card".`);
    return { cards: readCards(card), text: text === '' ? undefined : text };
  });
}

/** Steps that arrange the table. */
export const givenPhrases: readonly Phrase[] = [
  phrase(
    'Given',
    'a {game} game between {players}',
    'A game in a turn of the first player. What part of which turn it is and what else is so by default stands at the top of this page.',
    `Given a ${anyGame} game between Alice and Bob`,
    (world, game: Terms, players: readonly string[]) => world.sit(game, players, false),
  ),
  phrase(
    'Given',
    'a new {game} game between {players}',
    'A game from its very beginning: nothing has been done with anything yet. A deck that no Given speaks of has as many blank cards as in a game that is joined.',
    `Given a new ${anyGame} game between Alice and Bob`,
    (world, game: Terms, players: readonly string[]) => world.sit(game, players, true),
  ),
  phrase(
    'Given',
    'a {game} game under {string} between {players}',
    'The same under an amendment, by its name: what the rulebook would say instead. It lies in a folder `amendments` or `examples/amendments` beside the feature file, or beside a folder that this is in, up to where the command is started ([amendments](amendments.md)).',
    `Given a ${anyGame} game under "a hand of three" between Alice and Bob`,
    (world, game: Terms, name: string, players: readonly string[]) => world.sit(game, players, false, name),
  ),
  phrase(
    'Given',
    'a new {game} game under {string} between {players}',
    'A game from its very beginning, under an amendment.',
    `Given a new ${anyGame} game under "a hand of three" between Alice and Bob`,
    (world, game: Terms, name: string, players: readonly string[]) => world.sit(game, players, true, name),
  ),
  phrase(
    'Given',
    'a {game} game under ruling {ruling} {string} between {players}',
    'The same where a ruling is read otherwise, by the name of another of its readings ([rulings](rulings.md)).',
    `Given a ${anyGame} game under ruling low-033 "letter" between Alice and Bob`,
    (world, game: Terms, ruling: string, reading: string, players: readonly string[]) =>
      world.sit(game, players, false, { ruling, reading }),
  ),
  phrase(
    'Given',
    'a new {game} game under ruling {ruling} {string} between {players}',
    'A game from its very beginning, where a ruling is read otherwise.',
    `Given a new ${anyGame} game under ruling low-033 "letter" between Alice and Bob`,
    (world, game: Terms, ruling: string, reading: string, players: readonly string[]) =>
      world.sit(game, players, true, { ruling, reading }),
  ),
  phraseOfGames(
    'Given',
    '{player} controls {cards}{text}',
    'Permanents on the table, which may be attached to those of another player. A place that they are in and that nobody has described comes to be, a plain one.',
    (world, player: string, cards: CardsPhrase, text: string | undefined) =>
      world.arrange().control(player, cards, text),
  ),
  phraseOfGames(
    'Given',
    '{player} controls {cards}:',
    'The same, with rules text of several lines in a doc string.',
    (world, player: string, cards: CardsPhrase, text: string) => world.arrange().control(player, cards, text),
  ),
  phraseOfGames(
    'Given',
    '{player} controls these permanents:',
    'Many at once: a table with the columns card and, if needed, text.',
    (world, player: string, table: DataTable) => {
      for (const { cards, text } of cardsIn(table)) world.arrange().control(player, cards, text);
    },
  ),
  phraseOfGames(
    'Given',
    '{player} has {cards} {place}{text}',
    'Cards elsewhere. A deck is listed from the top.',
    (world, player: string, cards: CardsPhrase, place: string, text: string | undefined) =>
      world.arrange().have(player, cards, place, text),
  ),
  phraseOfGames(
    'Given',
    '{player} has {cards} {place}:',
    'The same, with rules text of several lines in a doc string.',
    (world, player: string, cards: CardsPhrase, place: string, text: string) =>
      world.arrange().have(player, cards, place, text),
  ),
  phraseOfGames(
    'Given',
    '{player} has these cards {place}:',
    'Many at once: a table with the columns card and, if needed, text.',
    (world, player: string, place: string, table: DataTable) => {
      for (const { cards, text } of cardsIn(table)) world.arrange().have(player, cards, place, text);
    },
  ),
  phrase(
    'Given',
    'the decks are constructed',
    'The players have whole decks: the game is refused unless each is a legal one.',
    'Given the decks are constructed',
    (world) => world.arrange().construct(),
  ),
  phrase(
    'Given',
    'the decks are made up to constructed ones',
    "A new game with whole decks, of which no more is said than matters: the rest is blank cards, and whatever else the game wants of a deck. Decks that can't be made legal that way are refused.",
    'Given the decks are made up to constructed ones',
    (world) => world.arrange().makeUp(),
  ),
  phrase(
    'Given',
    'it is turn {int}',
    'The number of the turn.',
    'Given it is turn 1',
    (world, turn: number) => world.arrange().inTurn(turn),
  ),
  phraseOfGames(
    'Given',
    'the next {roll} is/are {numbers}',
    'What chance will bring, in order. Each must be asked for.',
    (world, purpose: string, values: readonly number[]) => world.arrange().decide(purpose, values),
  ),
  phrase(
    'Given',
    'the next {order} brings {objects}',
    'Which cards chance puts first, in their order, or picks: of a deck that is shuffled, those on top. It must be asked for, and the cards must be there.',
    'Given the next shuffle brings "Spark" and "Imp"',
    (world, order: string, cards: readonly ObjectReference[]) => world.arrange().bring(order, cards),
  ),
];
