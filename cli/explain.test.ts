import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { playable } from '../port/in-process/games';
import { bookFrom, pebbles } from '../rulebooks/test/pebbles';
import { findHome } from './home';
import { implementationsOf } from './implementations';
import { knownRulebooks } from './rules';
import { Workplace } from './test/command';
import { oneSentence } from './test/one-sentence';

const place = new Workplace();
after(() => place.remove());

/** Stores an edition of a rulebook that no engine plays. */
function storePebbles(into: Workplace, edition: string): void {
  const folder = path.join(into.folder, 'rulebooks', 'pebbles');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${edition}.json`), JSON.stringify(bookFrom(pebbles, edition).rulebook));
}

describe('rulewright explain', () => {
  it('shows what is known of a rule', async () => {
    const { code, out, error } = await place.runHere('explain', '704.5c');
    expect(error).to.equal('');
    expect(out).to.match(/^704\.5c Legions of Will.* 2023-09-11, 704 State-Based Actions\n/);
    expect(out).to.match(/As implemented:\n {2}\S.*\(state-based action\)\n/);
    expect(out).to.match(/Where:\n {2}engine\/legions-of-will\/\S*704-state-based-actions\.ts:\d+\n/);
    expect(out).to.match(/Last run:\n {2}none: run "rulewright check --report report"/);
    expect(code).to.equal(0);
  });

  it('says of a number that a book does not hold from where an edition assumes it', async () => {
    oneSentence(
      await place.runHere('explain', '704.5k', '--edition', '2013'),
      /has no rule 704\.5k; .* The 2013 edition assumes it from 2003 K\.17\.2: A legendary permanent /,
    );
  });

  it('shows rulings, and that nothing is implemented', async () => {
    expect((await place.runHere('explain', '102.4')).out).to.match(
      /Rulings:\n {2}low-002: How often may a player take/,
    );
    expect((await place.runHere('explain', '704.5h')).out).to.contain(
      '    not taken, and played with --ruling low-033=letter: It stays face up, for only 0 is named.\n',
    );
    expect((await place.runHere('explain', '102.4')).out).to.contain(
      '    not taken: The whole round of declarations happens at most twice, whoever took part.\n',
    );
    expect((await place.runHere('explain', '704.5e')).out).to.contain(
      'An amendment may say:\n  off 704.5e\n  vary 704.5e whose: owner (as written: controller)\n',
    );
    expect((await place.runHere('explain', '402.2')).out).to.contain(
      'An amendment may say:\n  off 402.2\n  set 402.2 to 3, or to any other number (as written: 2)\n',
    );
    expect((await place.runHere('explain', '100.1')).out).to.match(/Where:\n {2}nowhere in the engine\n/);
  });
});

describe('rulewright explain, of a rule whose number has no dot', () => {
  it('says where the engine implements it', async () => {
    for (const [number, file] of [
      ['114', '100-game-concepts/110-setup-process'],
      ['722', '700-additional-rules/\\S+'],
      ['322~3', '700-additional-rules/\\S+'],
    ] as const) {
      const { out } = await place.runHere('explain', number, '--rulebook', 'riftbound');
      expect(out).to.match(new RegExp(`Where:\\n {2}engine/riftbound/${file}\\.ts:\\d+\\n`));
    }
  });

  it('says where that stands which it follows from, where nothing stands under its own number', async () => {
    const { out } = await place.runHere('explain', '328', '--rulebook', 'riftbound');
    expect(out).to.match(/Where:\n {2}engine\/riftbound\/300-playing-the-game\/\S+\.ts:\d+ \(351\)\n/);
  });
});

describe('rulewright explain says of a rule', () => {
  it('what kind it is, why, and whether its scenarios were read against its text', async () => {
    const { out } = await place.runHere('explain', '704.5c');
    expect(out).to.match(/\nKind:\n {2}testable\n/);
    expect(out).to.match(/\nLinks:\n {2}confirmed for the text in 2023-09-11\n/);
    expect((await place.runHere('explain', '100.1a')).out).to.match(/\nKind:\n {2}definition: \S/);
  });

  it('that the engine does not play its rulebook, of whichever here it is', async () => {
    const own = new Workplace();
    after(() => own.remove());
    storePebbles(own, '2020-01-01');
    for (const args of [['101.1e'], ['101.1e', '--rulebook', 'pebbles']]) {
      const { code, out, error } = await own.runHere('explain', ...args);
      expect(error).to.equal('');
      expect(out).to.match(/^101\.1e Pebbles 2020-01-01, 101 Pebbles\n/);
      expect(out).to.match(/As implemented:\n {2}the engine does not play this rulebook\n/);
      expect(out).to.match(/Links:\n {2}none is compared with the rulebook\n/);
      expect(code).to.equal(0);
    }
  });
});

describe('rulewright explain, of an older edition,', () => {
  it('shows the rule of that edition, and nothing that belongs to the newest one', async () => {
    const own = new Workplace();
    after(() => own.remove());
    for (const edition of ['2020-01-01', '2021-01-01']) storePebbles(own, edition);
    const { out, code } = await own.runHere('explain', '101.2', '--rulebook', 'pebbles@2020-01-01');
    expect(out).to.match(/^101\.2 Pebbles 2020-01-01, 101 Pebbles\n/);
    expect(out).to.match(/As implemented:\n {2}the engine does not play this edition\n/);
    expect(out).to.match(/Rulings:\n {2}none\n/);
    expect(code).to.equal(0);
    const played = await place.runHere('explain', '704.5m', '--rulebook', 'magic@2013-05-01');
    expect(played.out).to.match(/^704\.5m .*Magic.* \(2013\) 2013-05-01, 704\n/);
    expect((await place.runHere('explain', '100.1', '--rulebook', 'magic@2013-05-01')).code).to.equal(0);
    expect((await place.runHere('explain', '704.5m', '--rulebook', 'magic@2013')).out).to.equal(played.out);
    const newest = await place.runHere('explain', '704.5m', '--rulebook', 'magic');
    expect(newest.out).to.match(/^704\.5m .*Magic.* 2025-06-06, 704 /);
  });

  it('says which editions there are where it was asked for another', async () => {
    oneSentence(await place.runHere('explain', '100.1', '--rulebook', 'magic@1999-01-01'), /2013-05-01/);
    oneSentence(
      await place.runHere('explain', '100.1', '--rulebook', 'magic@20'),
      /no edition "20" of magic here: its editions are 2013-05-01, 2025-06-06/,
    );
  });

  it('claims of a rule without a ruling no more than that', async () => {
    expect((await place.runHere('explain', '704.5z', '--rulebook', 'magic')).out).to.match(
      /Rulings:\n {2}none\n/,
    );
  });
});

describe('rulewright explain, of features below the current folder', () => {
  it('names a row of an outline by itself, and the file that is no Gherkin', async () => {
    const own = new Workplace();
    mkdirSync(path.join(own.folder, 'features', 'legions-of-will'), { recursive: true });
    const file = path.join('features', 'legions-of-will', '113.feature');
    const head = 'Feature: 113\n\n  Rule: 113.2 Damage is marked on units\n\n';
    own.write(
      file,
      `${head}    Scenario Outline: <much> damage\n      Given x\n\n      Examples:\n        | much |\n        | 3    |\n`,
    );
    const { out } = await own.runHere('explain', '113.2');
    expect(out).to.contain(`not run: 3 damage\n    ${file}:10\n`);
    own.write(file, `${head}    Example: 3 damage\n      Given x\n      Thenn\n`);
    oneSentence(await own.runHere('explain', '113.2'), /113\.feature:7: this is no Gherkin/);
    own.remove();
  });
});

const played = playable.map(({ description }) => description.rulebook);

describe('where rules are implemented', () => {
  for (const { rulebook, implemented } of knownRulebooks(played))
    it(`is said of every rule that is enforced: ${rulebook.id}`, () => {
      const places = implementationsOf(rulebook.id, findHome());
      const lost = implemented.filter(
        ({ number }) => !places[number]?.every((each) => /^engine\/[\w-]+\/.*\.ts:\d+$/.test(each)),
      );
      expect(lost.map(({ number }) => number)).to.deep.equal([]);
      const folders = Object.values(places).flatMap((all) => all.map((each) => each.split('/')[1]));
      expect(new Set(folders).size, 'each game has a folder').to.equal(1);
      expect(Object.keys(places)).to.have.length(new Set(implemented.map(({ number }) => number)).size);
    });

  it('is the line on which the rule is made', () => {
    const home = findHome();
    const [place = ''] = implementationsOf('legions-of-will', home)['704.5c'] ?? [];
    const [file = '', line] = place.split(':');
    const source = readFileSync(path.join(home.root, file), 'utf8').split('\n');
    expect(source.slice(Number(line) - 1, Number(line) + 1).join('\n')).to.match(
      /^export const lethalDamage = \w+\(\s*'704\.5c'/,
    );
  });

  it('is nowhere for a number without a rule, and for a game that is not played', () => {
    expect(implementationsOf('legions-of-will', findHome())['999.9']).to.equal(undefined);
    expect(implementationsOf('chess', findHome())).to.deep.equal({});
  });
});

describe('rulewright explain, of the object that enforces a rule,', () => {
  const said = async (number: string, rulebook: string) =>
    (await place.runHere('explain', number, '--rulebook', rulebook)).out.match(/\nObject:\n {2}(.*)\n/)?.[1];

  it("says that it is the rule's own, or that of the rule which it says again", async () => {
    expect(await said('704.5c', 'legions-of-will')).to.equal('its own');
    expect(await said('305.5', 'legions-of-will')).to.equal('restated: that of 207.2');
  });

  it('says that there is none because the rule follows from others, or for a reason', async () => {
    expect(await said('404.1', 'legions-of-will')).to.equal('derived: those of 301.1');
    expect(await said('403.3', 'legions-of-will')).to.equal('inherent: it needs none');
    expect(await said('100.1', 'legions-of-will')).to.equal('none');
  });
});
