import { describe, it } from 'node:test';
import schema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json';
import Ajv from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { expect } from 'chai';
import { type SarifFinding, toSarif } from './sarif';

const ajv = new Ajv({ strict: false, unicodeRegExp: false });
addFormats(ajv);
const isSarif = ajv.compile(schema);

const rules = [
  { code: 'gap', level: 'warning' as const, explanation: 'A number is missing.' },
  { code: 'unread', level: 'note' as const, explanation: 'A line was not read.' },
];
const finding: SarifFinding = {
  ruleCode: 'unread',
  level: 'note',
  message: 'This line is in no rule.',
  uri: 'my books/pebbles.txt',
  line: 7,
  column: 3,
};

describe('SARIF', () => {
  it('is valid by its schema, which refuses what is not SARIF', () => {
    for (const findings of [[], [finding], [{ ...finding, uri: 'file:///tmp/pebbles.txt' }]]) {
      isSarif(toSarif('1.2.3', rules, findings));
      expect(isSarif.errors).to.equal(null);
    }
    const wrong = toSarif('1.2.3', rules, [{ ...finding, line: 0 }]);
    expect(isSarif(wrong)).to.equal(false);
  });

  it('says where a finding is, relative to the top of the sources', () => {
    const [run] = toSarif('1.2.3', rules, [finding]).runs;
    expect(run?.results?.[0]).to.deep.equal({
      ruleId: 'unread',
      ruleIndex: 1,
      level: 'note',
      message: { text: 'This line is in no rule.' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'my%20books/pebbles.txt', uriBaseId: '%SRCROOT%' },
            region: { startLine: 7, startColumn: 3 },
          },
        },
      ],
    });
    expect(run?.originalUriBaseIds).to.have.all.keys('%SRCROOT%');
  });

  it('leaves an address alone that is absolute', () => {
    const [run] = toSarif('1.2.3', rules, [{ ...finding, uri: 'file:///tmp/a%20b.txt' }]).runs;
    expect(run?.results?.[0]?.locations?.[0]?.physicalLocation?.artifactLocation).to.deep.equal({
      uri: 'file:///tmp/a%20b.txt',
    });
  });

  it('describes every kind of finding', () => {
    const [run] = toSarif('1.2.3', rules, []).runs;
    expect(run?.tool.driver.rules?.map(({ id }) => id)).to.deep.equal(['gap', 'unread']);
    expect(run?.results).to.deep.equal([]);
  });
});
