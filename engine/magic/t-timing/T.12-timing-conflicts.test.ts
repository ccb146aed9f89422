import { describe, it } from 'node:test';
import { expect } from 'chai';
import { newGame } from '..';
import { otherEditions } from '../rules';
import { whoTakesManaBack } from './T.12-timing-conflicts';

const players = ['Alice', 'Bob'];

/** A mana ability that Bob activated in the course of something that Alice did. */
const done = { player: 1, name: 'Grove', lines: [], again: () => undefined };
const actor = 0;

describe('who may take back a mana ability that another player activated meanwhile', () => {
  for (const [edition, who] of [
    ['2013', actor],
    ['2025', done.player],
  ] as const)
    it(`is, in ${edition}, ${players[who]}`, () => {
      const of = otherEditions.find(({ name }) => name === edition);
      expect(whoTakesManaBack(newGame({ players, seed: 1, of }), done, actor)).to.equal(who);
    });
});
