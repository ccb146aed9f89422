import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { expect } from 'chai';
import { engineFigures } from './engine-figures.mjs';

/** Two games: in one a rule stands in its section, and one in another's; the other one repeats a name. */
const FILES = {
  'engine/kernel/journal.ts': 'export const journal = 1;\n',
  'engine/whist/index.ts': 'export const whist = 1;\n',
  'engine/whist/1-general/100-general.ts': `import { rule } from '../../kernel/forms';

// A remark.
export const deal = rule({ number: '100.1', restates: ['100.1a', '100.1b', '200.2', '200.3'] }, 'Cards are dealt', (game) => game.deal());
export const trumps = rule(['100.2', '100.2a', '200.1'], 'Trumps win', () => true);
export const winner = (trick) => trick.best;
const known = new WeakMap();
`,
  'engine/whist/text/words.ts': 'export const words = [];\n',
  'engine/whist/2-play/200-tricks.ts': 'export const trick = () => [];\n',
  'engine/chess/1-general/100-general.ts': `export function winner(board) {
  return board.king;
}
`,
  'engine/chess/1-general/100-general.test.ts': "rule('100.1', 'Nothing counts in tests');\n",
  'port/terms.ts': "// whist is named in a remark\nexport const title = 'Whist';\n",
  'port/whist/terms.ts': "export const title = 'Whist';\n",
  'port/whist-in-pairs/terms.ts': "export const title = 'Whist';\n",
  'steps/terms.ts': "import { whist } from '../engine/whist';\nexport const terms = [];\n",
  'fuzz/play.ts': '',
  'cli/main.ts': '',
  'reports/page.ts': '',
};

describe('figures of the engines', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'rulewright-figures-'));
  let figures;

  before(() => {
    for (const [file, text] of Object.entries(FILES)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    figures = engineFigures(root);
  });
  after(() => rmSync(root, { recursive: true }));

  it('count rules, their numbers, and where they stand', () => {
    expect(figures.games.whist).to.deep.equal({
      'lines in sections': 10,
      'lines outside sections': 4,
      'of these neither card text nor speed-ups': 2,
      'section files without a rule': 1,
      'exports of section files that are no rule': 2,
      'rule objects': 2,
      'rule numbers': 8,
      'objects with 5 or more numbers': 0,
      'most numbers on one object': 3,
      'flags: rules without a body of their own': 1,
      'numbers in a file of their own section': 5,
      'numbers in all': 8,
      'lines of section code': 5,
      'of these with cache machinery': 1,
      'section files that mix rules with it': 1,
    });
  });

  it('name what more than one game defines, with its lines', () => {
    expect(figures.parallel).to.deep.equal([{ name: 'winner', lines: { chess: 3, whist: 1 } }]);
  });

  it('name the files of no game whose code names one', () => {
    expect(figures.naming).to.deep.equal(['port/terms.ts']);
    expect(figures.shared).to.deep.equal({ kernel: 2 });
  });
});
