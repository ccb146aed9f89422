import { before, describe, it } from 'node:test';
import { expect } from 'chai';
import { convert } from 'xmlbuilder2';
import { toConformanceSarif } from './conformance-sarif';
import { toJUnit } from './junit';
import { toMarkdown } from './markdown';
import type { RunResult } from './model';
import { playEveryVerdict } from './test/played';

let result: RunResult;

before(async () => {
  result = await playEveryVerdict();
});

describe('a run as JUnit XML', () => {
  it('has a case a scenario, and each verdict in its element', () => {
    const text = toJUnit(result);
    expect(text).to.match(
      /<testsuites name="Rulewright reference engine" tests="9" failures="1" errors="3" skipped="2"/,
    );
    expect(text).to.match(
      /<testcase name="it fails" classname="legions-of-will\.704\.5d"[^>]*>\s*<failure type="failed" message="expected 1 to equal 2"/,
    );
    expect(text).to.match(/<error type="timed out"/);
    expect(text).to.match(/<skipped type="waived"/);
    expect(() => convert(text, { format: 'object' })).not.to.throw();
  });

  it('holds whatever an engine says', () => {
    const [first] = result.scenarios;
    if (!first) throw new Error('no scenario');
    const odd = { ...first, verdict: 'failed' as const, message: 'a \u0000\u001b[31m <b> & ]]> \uD800 "x"' };
    const text = toJUnit({ ...result, scenarios: [odd] });
    expect(() => convert(text, { format: 'object' })).not.to.throw();
    expect(text).to.contain('&lt;b&gt; &amp; ]]&gt;');
  });
});

describe('a run as SARIF', () => {
  it('has a result for each scenario that failed, under its rule and at its line', () => {
    const sarif = JSON.parse(JSON.stringify(toConformanceSarif(result)));
    const [{ tool, results }] = sarif.runs;
    expect(sarif.version).to.equal('2.1.0');
    expect(results).to.have.length(4);
    for (const { ruleId, ruleIndex, locations, message } of results) {
      expect(tool.driver.rules[ruleIndex].id).to.equal(ruleId);
      expect(locations[0].physicalLocation.region.startLine).to.be.greaterThan(0);
      expect(message.text).to.not.equal('');
    }
    expect(results[0].ruleId).to.equal('legions-of-will/704.5d');
  });
});

describe('a run in Markdown', () => {
  it('has the counts, the rules and what failed, as cells', () => {
    const text = toMarkdown(result);
    expect(text).to.match(/^## Rulewright reference engine: 4 failures\n/);
    expect(text).to.contain(
      '9 scenarios: 3 passed, 1 failed, 1 setup error, 1 crashed, 1 timed out, 1 waived, 1 not run.',
    );
    expect(text).to.match(/\| legions-of-will \| 7 \| 3 \| 0 \| 0 \| 0 \| 2 \| 0 \| 0 \| 2 \|/);
    expect(text).to.match(/\| 704\.5d \| it fails \(`[^`]+`\) \| failed \| expected 1 to equal 2 \|/);
    for (const line of text.split('\n').filter((each) => each.startsWith('| 704')))
      expect(line.match(/(?<!\\)\|/g)).to.have.length(5);
  });
});
