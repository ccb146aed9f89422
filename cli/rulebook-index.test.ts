import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { type Outcome, Workplace } from './test/command';
import { oneSentence } from './test/one-sentence';

const place = new Workplace();
after(() => place.remove());

const text = `Pebbles Comprehensive Rules
These rules are effective as of May 4th, 2021.

1. Basics
100. General
100.1. A game has two players (see rules 100.1a–b).
Example: Ann and Bob.
100.1a Each player brings a sack.
100.1b Nobody brings socks.
100.1a Nobody else comes.
`;
const written = path.join(place.folder, 'rulebooks', 'pebbles', '2021-05-04.json');

/** One sentence on stderr, nothing on stdout, exit code 2, and nothing written. */
function nothingWritten(outcome: Outcome, wanted: RegExp): void {
  oneSentence(outcome, wanted);
  expect(existsSync(path.join(place.folder, 'rulebooks'))).to.equal(false);
}

describe('rulewright rulebook index refuses in one sentence:', () => {
  const index = (...args: string[]) => place.runHere('rulebook', 'index', ...args);
  const bytes = (name: string, content: Buffer) => {
    writeFileSync(path.join(place.folder, name), content);
    return name;
  };

  it('what is not there, and a folder', async () => {
    nothingWritten(
      await index('nowhere.txt'),
      /^"nowhere\.txt" can't be read \(there is no such file\): give /,
    );
    nothingWritten(await index('.'), /^"\." is a folder: give /);
  });

  it('an empty file, and one of spaces', async () => {
    nothingWritten(await index(place.write('empty.txt', '')), /^"empty\.txt" is empty: give /);
    nothingWritten(
      await index(place.write('blank.txt', ' \n\t\n')),
      /^"blank\.txt" holds only spaces: give /,
    );
  });

  it('a binary file, and more text than any rulebook has', async () => {
    nothingWritten(
      await index(bytes('a.png', Buffer.from([0x89, 0x50, 0, 1, 2]))),
      /^"a\.png" is not text in UTF-8/,
    );
    nothingWritten(
      await index(bytes('b.bin', Buffer.from([0x50, 3, 4, 0x14]))),
      /^"b\.bin" is not text in UTF-8/,
    );
    const long = place.write('long.txt', '100.1. A pebble.\n'.repeat(3_000_000));
    nothingWritten(await index(long), /^"long\.txt" has more than 4 MB, which no rulebook has: give /);
  });

  it('a named pipe, which may have no writer', async () => {
    execFileSync('mkfifo', [path.join(place.folder, 'pipe')]);
    nothingWritten(await index('pipe'), /^"pipe" is a named pipe: give /);
    rmSync(path.join(place.folder, 'pipe'));
  });

  it('what is not a rulebook', async () => {
    const file = place.write('shopping.txt', '1. Milk\n2. Bread\n');
    nothingWritten(
      await index(file),
      /^"shopping\.txt" is not a rulebook: no line or row of it begins with a rule's number/,
    );
  });

  it('a rulebook that does not say what it is called', async () => {
    const dateless = place.write('dateless.txt', 'Pebbles Rules\n100.1. A pebble.\n');
    nothingWritten(
      await index(dateless),
      /^"dateless\.txt" says no day .*: give both with --as pebbles@YYYY-MM-DD\.$/,
    );
    const nameless = place.write('nameless.txt', '100.1. A pebble.\n');
    nothingWritten(
      await index(nameless),
      /^"nameless\.txt" says neither a title nor the day .*--as id@YYYY-MM-DD\.$/,
    );
  });

  it('a wrong --as', async () => {
    const file = place.write('pebbles.txt', text);
    for (const as of [
      'pebbles',
      '../x@2021-05-04',
      'Pebbles@2021-05-04',
      'pebbles@2021-02-30',
      '@2021-05-04',
    ]) {
      nothingWritten(await index(file, '--as', as), /^--as ".*" is not an id, an @ and a day: /);
    }
  });

  it('a folder that can not be written', async () => {
    const other = new Workplace();
    other.write('pebbles.txt', text);
    other.write('rulebooks', 'a file stands where the folder should be');
    const { code, out, error } = other.run('rulebook', 'index', 'pebbles.txt');
    other.remove();
    expect(error).to.match(
      /^".*2021-05-04\.json" can't be written \(.*\): run the command in a folder .*\.\n$/,
    );
    expect({ code, out }).to.deep.equal({ code: 2, out: '' });
  });
});

describe('rulewright rulebook index', () => {
  const file = place.write('pebbles.txt', text);

  it('writes the rulebook, and says what is in it', async () => {
    const { code, out, error } = await place.runHere('rulebook', 'index', file);
    expect(error).to.equal('');
    expect(code).to.equal(0);
    expect(out.split('\n')).to.include.members([
      'Pebbles Comprehensive Rules, pebbles@2021-05-04 (read as numbered-text)',
      '4 rules under 3 numbers, 1 example, 2 references with ranges written out',
      '1 line in no rule:',
      '  pebbles.txt:2 stands before the rules',
    ]);
    expect(readdirSync(path.dirname(written))).to.deep.equal(['2021-05-04.json']);
    expect(readFileSync(written, 'utf8')).to.not.contain('sack');
  });

  it('writes the same bytes whatever the encoding and the line ends', async () => {
    const bytes = readFileSync(written, 'utf8');
    const mixed = text.replace(/\n/g, (_end, at: number) => (at % 2 === 0 ? '\r\n' : '\n'));
    const spaced = text.replaceAll('rules 100', 'rules\u00A0100');
    const variants = [
      Buffer.from(`\uFEFF${mixed}`),
      Buffer.from(spaced),
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
      Buffer.from(text.replace('–', '\x96'), 'latin1'),
    ];
    for (const content of variants) {
      writeFileSync(written, '{}');
      writeFileSync(path.join(place.folder, 'variant.txt'), content);
      expect(await place.runHere('rulebook', 'index', 'variant.txt')).to.include({ code: 0, error: '' });
      expect(readFileSync(written, 'utf8')).to.equal(bytes);
    }
  });

  it('is what the other commands find then', async () => {
    const { error } = await place.runHere('explain', '100.9', '--rulebook', 'pebbles');
    expect(error).to.match(/Pebbles Comprehensive Rules 2021-05-04 has no rule 100\.9/);
    writeFileSync(written, '{"id": ');
    const { code, error: damaged } = await place.runHere('explain', '100.1', '--rulebook', 'pebbles');
    expect(damaged).to.match(/^".*2021-05-04\.json" can't be used: .*\.\n$/);
    expect(code).to.equal(2);
  });

  it('warns in one sentence where the title is that of another rulebook', async () => {
    const legions = place.write('legions.txt', text.replace('Pebbles', 'Legions of Will'));
    const { error, code } = await place.runHere('rulebook', 'index', legions, '--as', 'riftbound@2021-05-04');
    expect(error).to.match(
      /^"legions\.txt" calls itself "Legions of Will .*", which is legions-of-will here, .*\n$/,
    );
    expect(code).to.equal(0);
    expect(
      (await place.runHere('rulebook', 'index', legions, '--as', 'legions-of-will@2021-05-04')).error,
    ).to.equal('');
  });
});
