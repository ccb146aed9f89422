import { describe, it } from 'node:test';
import { expect } from 'chai';
import { ReferenceEngine } from '../../../port/in-process';
import { editionsOf, gameOf } from '../../../port/in-process/games';
import { playRange } from '../../range';
import type { GameRange, RangeResult, RangeSettings } from '../../range-result';

const RULEBOOK = 'magic-rulings-summary';
const game = gameOf(RULEBOOK);
const editions = game ? editionsOf(game).map(({ ruleset }) => ruleset.name) : [];

const settings: RangeSettings = {
  rulebook: RULEBOOK,
  seed: 1,
  most: 150,
  deck: 12,
  swarm: true,
  check: 'cheap',
  every: 16,
  off: [],
  engine: 'Rulewright reference engine',
  code: 'a digest',
};

/** Among these are a Wall that could attack, mana that is lost, and mulligans of both players. */
const GAMES: readonly GameRange[] = [
  { from: 41, to: 43 },
  { from: 81, to: 82 },
];

const messages = ({ findings, alarms }: RangeResult): readonly string[] =>
  [...findings, ...alarms].map(({ first }) => `${first.invariant.number}: ${first.message}`);

describe('random games of Magic', () => {
  for (const edition of editions)
    it(`keep every invariant of ${edition}`, () => {
      for (const range of GAMES) {
        const found = playRange({ ...settings, edition }, range, { port: new ReferenceEngine() });
        expect(messages(found)).to.deep.equal([]);
      }
    });

  for (const [place, edition] of editions.entries())
    for (const other of editions.slice(place + 1))
      it(`differ between ${edition} and ${other} only where rules are others, which are named`, () => {
        const against = { engine: settings.engine, edition: other };
        const players = { port: new ReferenceEngine(), against: new ReferenceEngine() };
        const found = playRange({ ...settings, edition, against }, { from: 5, to: 7 }, players);
        expect(messages(found)).to.not.have.length(0);
        for (const said of messages(found)) expect(said).to.match(/^D1: in .+; in .+\. In play: "/);
      });
});
