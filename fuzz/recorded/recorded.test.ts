/**
 * Games of a series that are played as they were when they were recorded: whatever is written otherwise in an engine must
 * not be seen, unless it is meant to be.
 */
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { sample } from '../../engine/kernel/test/deep';
import { keptGame, readKept } from './kept';

/** So many of each game are played with `npm test`. */
const USUAL = 16;

const HOW =
  '"npm run recorded -- --against FOLDER" says what is different from another checkout, --write records anew';

for (const [id, games] of Object.entries(readKept()))
  describe(`recorded games of ${id}`, () => {
    for (const number of sample([...games.keys()], USUAL))
      it(`game ${number} is played as it was`, () => {
        const { script, seen } = keptGame(id, number);
        expect(script, `another table is dealt, or something else is decided on it: ${HOW}`).to.equal(
          games[number]?.script,
        );
        expect(seen, `something else is seen: ${HOW}`).to.equal(games[number]?.seen);
      });
  });
