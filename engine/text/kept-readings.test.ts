import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { KeptReadings } from './kept-readings';

describe('readings kept between runs', () => {
  let place: string;
  let code: string;
  let folder: string;

  beforeEach(() => {
    place = mkdtempSync(path.join(tmpdir(), 'kept-readings-'));
    code = path.join(place, 'code');
    folder = path.join(place, 'kept', 'texts');
    mkdirSync(code);
    writeFileSync(path.join(code, 'words.ohm'), 'Words { word = letter+ }');
  });
  afterEach(() => rmSync(place, { recursive: true, force: true }));

  const begin = (): KeptReadings => new KeptReadings(folder, 'Pebbles', [code]);
  const keep = (text: string, reading: string): void => {
    const kept = begin();
    kept.find(text);
    kept.keep(text, reading);
    kept.write();
  };
  const only = (): string => path.join(folder, readdirSync(folder)[0] ?? '');

  it('are found by the next process', () => {
    keep('["Draw a card."]', '{"abilities":[]}');
    expect(begin().find('["Draw a card."]')).to.equal('{"abilities":[]}');
    expect(begin().find('["Draw two cards."]')).to.equal(undefined);
  });

  it('are those of all processes that wrote', () => {
    const [one, other] = [begin(), begin()];
    one.find('one');
    other.find('other');
    one.keep('one', '1');
    other.keep('other', '2');
    one.write();
    other.write();
    expect([begin().find('one'), begin().find('other')]).to.deep.equal(['1', '2']);
  });

  it('are not those of another grammar, or of other code, and are found again where it comes back', () => {
    keep('text', '"before"');
    writeFileSync(path.join(code, 'read.ts'), 'export {};');
    expect(begin().find('text')).to.equal(undefined);
    rmSync(path.join(code, 'read.ts'));
    expect(begin().find('text')).to.equal('"before"');
  });

  it('are of a few versions at most', () => {
    mkdirSync(folder, { recursive: true });
    for (let version = 0; version < 9; version += 1)
      writeFileSync(path.join(folder, `Pebbles-${version}abc.txt`), 'old');
    writeFileSync(path.join(folder, 'Marbles-1abc.txt'), 'of another game');
    keep('text', '1');
    expect(readdirSync(folder).filter((file) => file.startsWith('Pebbles'))).to.have.length(4);
    expect(readdirSync(folder)).to.include('Marbles-1abc.txt');
    expect(begin().find('text')).to.equal('1');
  });

  it('are none where the file was changed or cut off', () => {
    keep('text', '"right"');
    const written = readFileSync(only(), 'utf8');
    for (const damaged of [written.replace('right', 'wrong'), written.slice(0, -2), '', '\n']) {
      writeFileSync(only(), damaged);
      expect(begin().find('text'), damaged).to.equal(undefined);
    }
  });

  it('leave nothing behind, and stop nothing, where the folder can not be made', () => {
    writeFileSync(path.join(place, 'kept'), 'a file where a folder should be');
    keep('text', '1');
    expect(begin().find('text')).to.equal(undefined);
  });

  it('leave nothing behind, and stop nothing, where the folder can not be written', {
    skip: process.getuid?.() === 0 ? 'root may write everywhere' : false,
  }, () => {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o500);
    keep('text', '1');
    expect(readdirSync(folder)).to.deep.equal([]);
  });

  it('leave no draft behind where it can not take the place of the file', () => {
    keep('text', '1');
    const file = only();
    rmSync(file);
    mkdirSync(path.join(file, 'in the way'), { recursive: true });
    keep('text', '1');
    expect(readdirSync(folder)).to.deep.equal([path.basename(file)]);
  });
});
