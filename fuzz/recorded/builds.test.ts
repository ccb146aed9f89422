import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { expect } from 'chai';
import { fuzzedRulebooks } from '../rulebooks';
import { compareBuilds } from './builds';
import { recordGame } from './recorded-game';

const ROOT = path.join(__dirname, '..', '..');

/** A build that says of the third decision of each game that it comes from another rule. */
const FAULTY = `
const { ReferenceEngine } = require(${JSON.stringify(path.join(ROOT, 'port', 'in-process'))});
let asked = 0;
exports.ReferenceEngine = class extends ReferenceEngine {
  setup(request) { asked = 0; super.setup(request); }
  act(act) { asked += 1; return super.act(act); }
  legal() { const decision = super.legal(); return asked === 3 && decision ? { ...decision, rule: '1.1' } : decision; }
};
`;

describe('two builds', () => {
  const other = mkdtempSync(path.join(tmpdir(), 'rulewright-build-'));
  const games = fuzzedRulebooks.map((id) => recordGame(id, 3, 1));

  before(() => {
    mkdirSync(path.join(other, 'port'));
    writeFileSync(path.join(other, 'port', 'in-process.js'), FAULTY);
  });
  after(() => rmSync(other, { recursive: true }));

  it('are the same where nothing is different', () => {
    expect(compareBuilds(ROOT, ROOT, games)).to.deep.equal({ differing: [], first: undefined });
  });

  it('are told apart at the first moment and line that is different', () => {
    const { differing, first } = compareBuilds(other, ROOT, games);
    expect(differing).to.deep.equal([...games.keys()]);
    expect(first).to.include({ game: 0, moment: 3 });
    expect(first?.before).to.contain('"rule":"1.1"');
    expect(first?.after).not.to.contain('"rule":"1.1"');
  });

  it('are not told apart by what is left out', () => {
    const game = games.slice(0, 1);
    writeFileSync(
      path.join(other, 'port', 'in-process.js'),
      FAULTY.replace('legal()', 'hash() { return "other"; }\n  legal()').replace('asked === 3', 'false'),
    );
    expect(compareBuilds(other, ROOT, game).differing).to.deep.equal([0]);
    expect(compareBuilds(other, ROOT, game, ['hash']).differing).to.deep.equal([]);
  });

  it('are not compared where one of them can’t be run', () => {
    expect(() => compareBuilds(path.join(other, 'nowhere'), ROOT, games)).to.throw("can't be run");
  });
});
