/**
 * Adds Lanterns to the games that are played, as if it was written against the rulebooks of tests. To be imported before anything that
 * knows the games, as the vocabulary is built while it is loaded.
 */
import { playableGame } from '../../../engine/test/lanterns/table';
import { addGame } from '../../../port/in-process/games';
import { digestOfRulebook } from '../../../rulebooks/digest';
import { lanternBook } from './books';

const { ruleset, otherEditions = [] } = playableGame;

addGame({
  ...playableGame,
  digest: digestOfRulebook(lanternBook(ruleset)),
  otherEditions: otherEditions.map((each) => ({
    ...each,
    digest: digestOfRulebook(lanternBook(each.ruleset)),
  })),
});
