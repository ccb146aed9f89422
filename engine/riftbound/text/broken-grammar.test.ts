import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { expect } from 'chai';
import { createParser } from '../../text';
import { GrammarError } from '../../text/grammar-error';
import { riftboundText } from '.';

const SPELL = { name: 'Deed', types: ['spell'] };

describe('a grammar with an error in it', () => {
  let folder: string;

  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'broken-grammar-'));
    mkdirSync(path.join(folder, 'grammar'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  /** Parses with a grammar that has a line of its own. */
  function parserWith(line: string) {
    writeFileSync(path.join(folder, 'grammar', 'broken.ohm'), `// A comment.\n${line}\n`);
    const source = `${riftboundText.source}\n${line}`;
    return createParser({ ...riftboundText, name: 'TestBroken', folder, source });
  }

  it('is tried once, and says where the error is', () => {
    const parse = parserWith('Hum = "hum a tune" noSuchRule');
    let first: unknown;
    for (const text of ['Draw 1.', 'Draw 2.']) {
      try {
        parse(text, SPELL);
        expect.fail('nothing is read');
      } catch (error) {
        expect(error).to.be.instanceOf(GrammarError);
        expect(String(error)).to.match(
          /broken\.ohm, line 2, "Hum = "hum a tune" noSuchRule": Rule noSuchRule is not declared in grammar TestBroken/,
        );
        first ??= error;
        expect(error).to.equal(first);
      }
    }
  });

  it('shows the words that it was written with', () => {
    expect(() => parserWith('Hum = "hum a tune" )')('Draw 1.', SPELL)).to.throw(
      GrammarError,
      'line 2, "Hum = "hum a tune" )"',
    );
  });
});
