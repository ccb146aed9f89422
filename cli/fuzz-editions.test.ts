// A process of its own: a game is added to those that the engine plays.
import './test/lanterns/added';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { LanternsPlace } from './test/lanterns/place';
import { oneSentence } from './test/one-sentence';

const place = new LanternsPlace();
after(() => place.remove());

const LANTERNS = ['fuzz', '--rulebook', 'lanterns', '--runs', '30', '--decisions', '40'];

/** Random games with a folder for what is found; what they print, and the feature files of what was found. */
async function fuzzed(
  ...args: readonly string[]
): Promise<{ readonly out: string; readonly features: readonly string[] }> {
  const folder = `found-${args.join('-').replaceAll(/[^\w]+/g, '-')}`;
  const { out } = await place.runHere(...args, '--out', folder);
  const files = readdirSync(path.join(place.folder, folder, 'findings')).filter((each) =>
    each.endsWith('.feature'),
  );
  return { out, features: files.map((each) => place.read(`${folder}/findings/${each}`)) };
}

/** Does a scenario pass? */
async function passes(text: string): Promise<boolean> {
  const { code } = await place.runHere('check', place.put('features/again.feature', text));
  return code === 0;
}

describe('random games of two editions in lockstep', () => {
  it('differ, and name the slots in play; a scenario passes in one edition and not in the other', async () => {
    const { out, features } = await fuzzed(...LANTERNS, '--against', 'edition:revised');
    expect(out).to.match(
      /^D1 difference: in first: .*; in revised: .*\. In play: .*"so much glow wins" \(100\.2, L\.1\.2\)/m,
    );
    expect(features).to.not.have.length(0);
    for (const text of features) {
      expect(text).to.contain(
        '# It passes in the edition that it names, and not in revised: name that in its first Given.',
      );
      expect(text).to.contain('Given a Lanterns first game between ');
      expect(await passes(text)).to.equal(true);
      expect(await passes(text.replace('Lanterns first game', 'Lanterns revised game'))).to.equal(false);
    }
  });

  it('are played the other way round where the other edition is asked for, also by its rulebook', async () => {
    for (const asked of [
      ['--edition', 'revised'],
      ['--rulebook', 'lanterns-revised'],
    ]) {
      const { out } = await place.runHere(...LANTERNS, ...asked, '--against', 'edition:first');
      expect(out).to.match(/^D1 difference: in revised: .*; in first: /m);
      expect(out).to.match(/^Lanterns \(revised\), seed 1/);
    }
  });

  it('are of editions that there are, and that are two', async () => {
    const wrong = async (wanted: RegExp, ...args: readonly string[]): Promise<void> =>
      oneSentence(await place.runHere(...LANTERNS, ...args), wanted);
    await wrong(
      /^--edition third: no game that is played has such an edition; Lanterns has first, revised\.$/,
      '--edition',
      'third',
    );
    await wrong(/^--against edition: third: no game .*has first, revised\.$/, '--against', 'edition:third');
    await wrong(
      /^--against edition:first is the edition that is played: name another one\.$/,
      '--against',
      'edition:first',
    );
    await wrong(
      /^--against "edition:" leaves out the edition: write its short name/,
      '--against',
      'edition:',
    );
    await wrong(
      /^--against edition: compares two editions as they are/,
      '--against',
      'edition:revised',
      '--off',
      '100.2',
    );
  });
});

describe('random games of an edition', () => {
  it('are played by its rules alone', async () => {
    const { out } = await place.runHere(...LANTERNS, '--edition', 'revised', '--json');
    expect(JSON.parse(out).title).to.equal('Lanterns (revised)');
    const { rules } = JSON.parse(place.read(`${await resultOf('--edition', 'revised')}/result.json`));
    expect(rules.filter((each: string) => !each.startsWith('L.'))).to.deep.equal([]);
    expect(rules).to.include('L.2.1');
  });

  it('are not played without a rule that the edition does not have under that number', async () => {
    const { code, error } = await place.runHere(...LANTERNS, '--edition', 'revised', '--off', '200.3');
    expect(error).to.match(/^--off 200\.3: /);
    expect(code).to.equal(2);
  });
});

/** Plays random games; the folder of their result. */
async function resultOf(...args: readonly string[]): Promise<string> {
  const folder = `result-${args.join('-')}`;
  await place.runHere(...LANTERNS, ...args, '--out', folder);
  return folder;
}
