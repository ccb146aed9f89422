import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { expect } from 'chai';
import { journalFile } from './run-journal';
import { binary, Workplace } from './test/command';
import { lethalFeature } from './test/lethal-feature';

const place = new Workplace();
after(() => place.remove());

const lethal = place.write('lethal.feature', lethalFeature);

describe('rulewright check', () => {
  it('plays a scenario of the user, writes the report, and explains the verdict afterwards', async () => {
    const { code, out, error } = place.run('check', lethal, '--report', 'report');
    expect(error).to.equal('');
    expect(out)
      .to.contain('1 scenario: 1 passed')
      .and.contain(`Report: ${path.join('report', 'index.html')}`);
    expect(code).to.equal(0);
    const page = readFileSync(path.join(place.folder, 'report', 'index.html'), 'utf8');
    const [, data = ''] = /id="result">([^<]*)</.exec(page) ?? [];
    expect(gunzipSync(Buffer.from(data, 'base64')).toString('utf8')).to.contain('Ash Hound');
    expect(existsSync(path.join(place.folder, 'report', 'results.json'))).to.equal(true);
    expect((await place.runHere('explain', '704.5c')).out).to.match(/Last run:\n {2}exercised\n/);
  });

  it('prints one JSON object', async () => {
    const { code, out } = await place.runHere('check', lethal, '--json', '--seed', '7');
    const result = JSON.parse(out);
    expect(result).to.deep.include({ seed: 7, off: [] });
    expect(result.counts).to.include({ passed: 1, failed: 0 });
    const rule = result.rulebooks[0].rules.find((each: { number: string }) => each.number === '704.5c');
    expect(rule).to.deep.include({ exercised: true, rung: 'exercised' });
    expect(rule.scenarios).to.deep.equal([
      {
        name: 'damage equal to its power',
        at: 'lethal.feature:5',
        verdict: 'passed',
        exercised: true,
        hasTrace: true,
        own: true,
        stale: false,
      },
    ]);
    expect(code).to.equal(0);
  });

  it('fails when the rule is switched off, and says what was expected', async () => {
    const { code, out } = await place.runHere('check', lethal, '--off', '704.5c');
    expect(out).to.match(
      /failed: damage equal to its power \(704\.5c\)\n {2}lethal\.feature:11, 704\.5c, chapter 7 Additional Rules\n {2}Then /,
    );
    expect(out).to.match(/expected: "Ash Hound" is in Alice's graveyard\n +actual: +on the battlefield/);
    expect(out).to.contain('1 failed, with 704.5c switched off');
    expect(code).to.equal(1);
  });

  it('fails, and says which rule is needed, where the engine never comes to a decision without it', async () => {
    const file = place.write(
      'showdown.feature',
      `Feature: 337. Showdowns

  Rule: 338 Showdowns begin where players contest a place

    Example: nobody has anything to do
      Given a Riftbound game between Bob and Alice
      And Bob controls a unit "Ash Hound"
      And Alice has a battlefield "Reed Field" on the board
      When Bob moves "Ash Hound" to "Reed Field"
      And all players pass
      Then Bob still has priority
`,
    );
    expect((await place.runHere('check', file)).code).to.equal(0);
    const { code, out } = await place.runHere('check', file, '--off', '340');
    expect(out).to.match(/Without 340 the engine can't go on: The engine took \d+ steps without a decision/);
    expect(code).to.equal(1);
  });

  it('says what was played, and ends with 2, where nothing can be written', async () => {
    place.write('in-the-way', '');
    mkdirSync(path.join(place.folder, 'a folder'));
    for (const file of [path.join('in-the-way', 'a.xml'), 'a folder']) {
      const { code, out, error } = await place.runHere('check', lethal, '--junit', file);
      expect(out).to.contain('1 scenario: 1 passed');
      expect(error).to.match(/^".*" can't be written \(E.*\): give --junit a file that can\.\n$/);
      expect(code).to.equal(2);
    }
    expect(readdirSync(place.folder).filter((name) => name.includes('draft'))).to.deep.equal([]);
  });

  it('goes on without a cache, and takes nothing for whole that was cut off, where the disk is full', {
    skip: process.platform !== 'linux',
  }, async () => {
    // No file may be larger than 1,000 KiB, which the results are, but neither the journal nor the page: told apart from a full disk by its code alone.
    const { status, stdout, stderr } = spawnSync(
      'sh',
      [
        ...['-c', 'ulimit -f 2000; exec "$@"', 'sh', process.execPath, binary],
        ...['check', lethal, '--report', 'full'],
      ],
      {
        cwd: place.folder,
        encoding: 'utf8',
        env: {
          ...process.env,
          NO_COLOR: '1',
          NODE_TEST_CONTEXT: undefined,
          RULEWRIGHT_CACHE: path.join(place.folder, 'cache'),
        },
      },
    );
    expect(stdout, stderr).to.contain('1 scenario: 1 passed');
    expect(stderr).to.match(/^The report can't be written to "full" \(EFBIG.*\): give --report a folder/);
    expect(status).to.equal(2);
    expect(readdirSync(path.join(place.folder, 'full'))).to.deep.equal([journalFile]);
    const resumed = await place.runHere('check', lethal, '--report', 'full', '--resume');
    expect(resumed).to.include({ code: 0, error: '' });
    expect(resumed.out).to.contain('1 scenario: 1 passed');
    expect(readdirSync(path.join(place.folder, 'full')).sort()).to.deep.equal(['index.html', 'results.json']);
  });

  it('names the nearest known step for a misspelt one', async () => {
    const file = place.write(
      'misspelt.feature',
      lethalFeature.replace('all players pass', 'all playrs pass'),
    );
    const { code, error } = await place.runHere('check', file);
    expect(error).to.equal(
      'misspelt.feature:10: there is no step "all playrs pass"; perhaps "players" for "playrs".\n',
    );
    expect(code).to.equal(2);
  });

  it('points at the word of a card text that it does not understand', async () => {
    const file = place.write('text.feature', lethalFeature.replace('Spark deals', 'Spark dealz'));
    const { code, error } = await place.runHere('check', file);
    expect(error).to.match(/^text\.feature:\d+: in "damage equal to its power": .*"Spark".*dealz/);
    expect(error.trimEnd().split('\n')).to.have.length(1);
    expect(code).to.equal(2);
  });
});
