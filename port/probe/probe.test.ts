import { describe, it } from 'node:test';
import { expect } from 'chai';
import { editionsOf, gameOf, type PlayedEdition } from '../in-process/games';
import { type Saboteur, saboteurs } from '../test/saboteurs';
import { ServedLine } from '../test/served-line';
import { type Probed, probe } from './probe';
import { probedRulebooks } from './table';

const probed = (name: Saboteur, rulebook = 'legions-of-will', edition?: string): readonly Probed[] =>
  probe({
    command: name,
    rulebook,
    ...(edition === undefined ? {} : { edition }),
    deadline: 1000,
    connect: () => new ServedLine(saboteurs[name]()),
  });

/** The editions of a rulebook, where its game has several. */
const editionsIn = (rulebook: string): readonly PlayedEdition[] => {
  const game = gameOf(rulebook);
  return game?.otherEditions ? editionsOf(game).filter(({ ruleset }) => ruleset.rulebook === rulebook) : [];
};

/** The check that must catch a saboteur, and what it says. */
const caught: readonly (readonly [Saboteur, string, RegExp])[] = [
  ['accepts all', 'an illegal act is refused and changes nothing', /carries out an answer that is none/],
  ['refuses all', 'a legal act is done', /refuses what it offers: no/],
  ['echoes the setup', 'a legal act is done', /still in the hand/],
  ['leaks hands', 'nobody sees the hidden cards of others', /sees "Ben's secret"/],
  ['always the same hash', 'a hash tells positions apart', /is the same as before/],
  [
    'always the whole trace',
    'asking changes nothing, and the trace goes on from the line asked for',
    /just these/,
  ],
  ['forgets to reset', 'after a reset nothing is left of a game', /still has a game/],
  ['never the same', 'the same seed and acts make the same game', /differs from the same game/],
  [
    'ids change',
    'asking changes nothing, and the trace goes on from the line asked for',
    /Asked twice, it gives different answers/,
  ],
  ['answers out of order', 'the table is as it was set up', /didn't answer within/],
  ['never answers', 'the table is as it was set up', /didn't answer within/],
  ['answers twice', 'handshake', /more than it was asked/],
  ['wrong id', 'handshake', /its id is 2, but 1 was asked/],
  ['rubbish', 'the table is as it was set up', /it is no JSON/],
  ['dies on the third message', 'the table is as it was set up', /ended in the middle/],
  [
    'answers what there is not',
    'an unknown message is refused, and the conversation goes on',
    /doesn't have/,
  ],
];

describe('the probe', () => {
  for (const rulebook of probedRulebooks) {
    it(`finds no fault with the reference engine: ${rulebook}`, () => {
      const results = probed('none', rulebook);
      expect(results.filter(({ outcome }) => outcome !== 'passed')).to.deep.equal([]);
      expect(results).to.have.length(13);
    });

    it(`finds hidden cards that are shown: ${rulebook}`, () => {
      const failed = probed('leaks hands', rulebook).filter(({ outcome }) => outcome === 'failed');
      expect(failed.map(({ problem }) => problem)).to.deep.equal([
        'Player 0 sees "Ben\'s secret", a card in the other player\'s hand.',
      ]);
    });
  }

  for (const rulebook of probedRulebooks)
    for (const { ruleset } of editionsIn(rulebook))
      it(`has every game played in the edition that is asked for: ${rulebook} ${ruleset.name}`, () => {
        const setUp: unknown[] = [];
        const inner = saboteurs.none();
        const results = probe({
          command: 'none',
          rulebook,
          edition: ruleset.name,
          deadline: 1000,
          connect: () =>
            new ServedLine((line) => {
              const { message, table } = JSON.parse(line);
              if (message === 'setup') setUp.push([table.rulebook, table.edition]);
              return inner(line);
            }),
        });
        expect(results.filter(({ outcome }) => outcome !== 'passed')).to.deep.equal([]);
        expect(setUp.length).to.be.above(10);
        expect(new Set(setUp.map(String))).to.deep.equal(new Set([`${rulebook},${ruleset.name}`]));
      });

  it('finds that an edition is played which its hello does not name', () => {
    const [handshake] = probed('none', 'magic', '1993');
    expect(handshake?.problem).to.equal('Its hello names no edition "1993" of magic.');
  });

  it('gives a process time to load, as a run does', () => {
    const waits: number[] = [];
    const inner = saboteurs.none();
    probe({
      command: 'slow',
      rulebook: 'riftbound',
      deadline: 100,
      connect: () => {
        const line = new ServedLine(inner);
        const { exchange } = line;
        line.exchange = (lines, deadline) => {
          waits.push(deadline);
          return exchange.call(line, lines, deadline);
        };
        return line;
      },
    });
    // Of the second process, which is the first that is set up: its hello, its setup, and what comes then.
    expect(waits.slice(0, 6)).to.deep.equal([300, 300, 300, 300, 100, 100]);
  });

  for (const [name, check, problem] of caught) {
    it(`catches an engine that is sabotaged: ${name}`, () => {
      const failed = probed(name).filter(({ outcome }) => outcome === 'failed');
      const found = failed.find((each) => each.name === check);
      expect(found?.problem).to.match(problem);
      expect(found?.sent).to.match(/^\{"id":\d+,"message":/);
      expect(found?.page).to.match(/^docs\/protocol\.md#/);
    });
  }

  it('says once why no table can be set up, and starts nothing that would need one', () => {
    let starts = 0;
    const results = probe({
      command: 'empty',
      rulebook: 'legions-of-will',
      deadline: 1000,
      connect: () => {
        starts += 1;
        return new ServedLine(saboteurs['refuses every table']());
      },
    });
    const outcomes = results.map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'failed')).to.have.length(1);
    expect(outcomes.filter((outcome) => outcome === 'not reached')).to.have.length(9);
    expect(results.find(({ outcome }) => outcome === 'not reached')?.problem).to.equal(
      'no table could be set up: see "the table is as it was set up"',
    );
    const goodbye = results.find(({ name }) => name === 'it says goodbye');
    expect(goodbye?.outcome).to.equal('passed');
    // One more for what its hello says that it lacks.
    expect(starts).to.equal(5);
  });

  it('checks nothing that an engine declares to lack', () => {
    const lacking = probe({
      command: 'lacking',
      rulebook: 'legions-of-will',
      deadline: 1000,
      connect: () =>
        new ServedLine((line) =>
          saboteurs
            .none()(line)
            .toString()
            .split('\n')
            .map((reply) =>
              reply
                .replace('"taking back",', '')
                .replace('"missing":[]', '"missing":[{"feature":"taking back","reason":"no"}]'),
            ),
        ),
    });
    expect(lacking.find(({ name }) => name.includes('taken back'))?.outcome).to.equal('not supported');
  });
});
