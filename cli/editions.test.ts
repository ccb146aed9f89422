// A process of its own: a game is added to those that the engine plays.
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { playableGame } from '../engine/test/lanterns/table';
import { addGame, playable } from '../port/in-process/games';
import { inTheirBooks } from '../reports/book-name';
import { evidenceIn } from '../reports/coverage';
import type { ScenarioResult } from '../reports/model';
import { findRule, loadRulebook, loadRulings } from '../rulebooks/library';
import { assumptions } from './assumptions';
import { editions } from './editions';
import { assumedIn, editionsNamed, gameEditions } from './game-editions';
import { Problem } from './problem';
import { knownRulebooks, whyNotOff } from './rules';

const others = [...playable];
addGame(playableGame);

/** What a command prints, and its exit code. */
function printed(command: () => number): { readonly said: string; readonly exitCode: number } {
  const { log } = console;
  const lines: string[] = [];
  console.log = (line: string) => lines.push(line);
  try {
    const exitCode = command();
    return { said: lines.join('\n'), exitCode };
  } finally {
    console.log = log;
  }
}

describe('the command editions', () => {
  it('shows what means something else, what only one edition has, and what bears another number', () => {
    const { said, exitCode } = printed(() => editions('lanterns'));
    expect(exitCode).to.equal(0);
    for (const line of [
      'Lanterns has 2 editions:',
      '  revised  lanterns-revised 2027-01-01',
      'Another meaning (1)\n  so much glow wins\n    first    100.2: Who has seven glow wins (parameter)\n    revised  L.1.2: Who has five glow wins (parameter)',
      'Not in every edition (2)\n  Nobody has more than nine oil: only first 120.1',
      'Another number (18)',
      '  Its oil is spent: first 200.4, revised L.4.4',
      'first 200.5, revised L.4.5 (assumed from first 200.5)',
    ])
      expect(said).to.contain(line);
    expect(printed(() => editions('lanterns-revised')).said).to.equal(said);
  });

  it('shows procedures whose steps come in another order', () => {
    const { said } = printed(() => editions('lanterns'));
    expect(said).to.match(
      /\n\nAnother order \(1\)\n {2}a turn\n {4}first {4}110\.1 [^;]*; 110\.2 At dawn the keeper gains oil; 110\.3 At dawn the keeper draws a card; .*\n {4}revised {2}L\.2\.1 [^;]*; L\.2\.2 At dawn the keeper draws a card; L\.2\.3 At dawn the keeper gains oil; /,
    );
    const [turn] = JSON.parse(printed(() => editions('lanterns', { json: true })).said).orders;
    expect(
      turn.editions.revised.slice(1, 3).map(({ number }: { readonly number: string }) => number),
    ).to.deep.equal(['L.2.2', 'L.2.3']);
  });

  it('prints the same as data', () => {
    const found = JSON.parse(printed(() => editions('lanterns', { json: true })).said);
    expect(found.editions.map(({ name }: { readonly name: string }) => name)).to.deep.equal([
      'first',
      'revised',
    ]);
    expect(found.meanings.length).to.equal(21);
    expect(
      found.meanings.find(({ meaning }: { readonly meaning: string }) => meaning === 'so much glow wins')
        .editions,
    ).to.deep.equal({
      first: { number: '100.2', restates: [], title: 'Who has seven glow wins', form: 'parameter' },
      revised: { number: 'L.1.2', restates: [], title: 'Who has five glow wins', form: 'parameter' },
    });
  });

  it('says which games there are', () => {
    expect(() => editions('lantern')).to.throw(
      Problem,
      'There is no game "lantern" that the engine plays; the nearest is "lanterns": there are',
    );
  });
});

describe('the command assumptions', () => {
  it('lists what is assumed, edition by edition, and where it is from', () => {
    const { said, exitCode } = printed(() => assumptions('lanterns'));
    expect(exitCode).to.equal(0);
    expect(said).to.contain('first (lanterns 2026-01-01): no rule is assumed.');
    expect(said).to.contain('revised (lanterns-revised 2027-01-01): 2 rules are assumed');
    expect(said).to.contain('  L.4.5 from first 200.5: Paper lanterns are not smothered');
  });

  it('is asked for one edition by its name or its day', () => {
    for (const named of ['lanterns@revised', 'lanterns@2027-01-01']) {
      const [only, ...more] = JSON.parse(printed(() => assumptions(named, { json: true })).said).editions;
      expect(more).to.deep.equal([]);
      expect(only.assumed.map(({ number }: { readonly number: string }) => number)).to.deep.equal([
        'L.2.7',
        'L.4.5',
      ]);
    }
    expect(() => assumptions('lanterns@third')).to.throw(
      Problem,
      'Lanterns has no edition "third": it has first, revised.',
    );
  });
});

describe('what an edition reads otherwise', () => {
  it('is a reading of a ruling each, of which scenarios can tell it', () => {
    for (const game of others)
      for (const { edition, change } of gameEditions(game).choices) {
        const [ruleset] = editionsNamed(`${game.description.rulebook}@${edition}`);
        const readings = loadRulings(ruleset?.rulebook ?? '').flatMap(({ playable: all = [] }) => all);
        const changes = readings.flatMap((each) => each.changes);
        expect(changes, `${edition}: ${change}`).to.include(change);
      }
    const chosen = others.flatMap((game) => gameEditions(game).choices);
    expect(chosen.map(({ change }) => change)).to.include('off 603.2c');
  });
});

describe('an assumed rule of a game that is played here', () => {
  it('is none of its own book, and is held by the one that it is taken from: so it counts for nothing', () => {
    for (const game of others)
      for (const ruleset of editionsNamed(game.description.rulebook)) {
        const book = loadRulebook(`${ruleset.rulebook}@${ruleset.edition}`);
        for (const { number, assumedFrom } of assumedIn(ruleset)) {
          expect(findRule(book, number), `${number} of ${ruleset.name}`).to.equal(undefined);
          const [source] = editionsNamed(`${game.description.rulebook}@${assumedFrom.edition}`);
          const held = source && loadRulebook(`${source.rulebook}@${source.edition}`);
          expect(
            held && findRule(held, assumedFrom.number),
            `${assumedFrom.edition} ${assumedFrom.number}`,
          ).to.not.equal(undefined);
        }
      }
  });
});

describe('an assumed rule to switch off', () => {
  it('is found under its number, though no book that is asked holds it', () => {
    expect(whyNotOff('106.7', knownRulebooks(['magic'], undefined, '2025'))).to.equal(undefined);
    expect(whyNotOff('106.999', knownRulebooks(['magic'], undefined, '2025'))).to.match(
      /has no rule 106\.999/,
    );
  });
});

describe('what is known of a rulebook in an edition', () => {
  it('is asked for by a name that some game has', () => {
    expect(() => knownRulebooks(['riftbound'], undefined, 'third')).to.throw(
      Problem,
      '--edition third: no game that is played has such an edition; Riftbound has ',
    );
  });

  it('counts the scenarios that are played in it', () => {
    const scenario = (name: string, edition?: string): ScenarioResult => ({
      ...{
        id: name,
        uri: 'a.feature',
        line: 1,
        name,
        feature: '',
        rulebook: 'riftbound',
        rules: ['1.1'],
        tags: [],
      },
      ...{ verdict: 'passed', milliseconds: 0, steps: [], exercised: [name], trace: [] },
      ...(edition === undefined ? {} : { edition }),
    });
    const all = [scenario('plain'), scenario('usual', 'as read'), scenario('other', 'otherwise')];
    const rulebook = loadRulebook('riftbound');
    const counted = (playedAs?: { readonly name: string; readonly isUsual: boolean }) => [
      ...evidenceIn(inTheirBooks(all, [{ rulebook, playedAs }]), { rulebook, playedAs }).exercised,
    ];
    expect(counted({ name: 'as read', isUsual: true })).to.deep.equal(['plain', 'usual']);
    expect(counted({ name: 'otherwise', isUsual: false })).to.deep.equal(['other']);
    expect(counted()).to.deep.equal(['plain', 'usual', 'other']);
  });
});
