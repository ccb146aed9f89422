import { before, describe, it } from 'node:test';
import schema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json';
import Ajv from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { expect } from 'chai';
import { convert } from 'xmlbuilder2';
import { toConformanceSarif } from './conformance-sarif';
import { toJUnit } from './junit';
import { toMarkdown } from './markdown';
import type { RunResult, ScenarioResult } from './model';
import { playEveryVerdict } from './test/played';

const ajv = new Ajv({ strict: false, unicodeRegExp: false });
addFormats(ajv);
const isSarif = ajv.compile(schema);
const places = { addressOf: (uri: string) => ({ uri: encodeURI(uri) }), bases: {} };

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
      /<testcase name="it fails" classname="legions-of-will\.704\.5d"[^>]*>\s*<failure type="behaviour" message="expected 1 to equal 2"/,
    );
    expect(text).to.match(/<testcase name="it fails" [^>]*file="[^":]*every-verdict\.feature" line="\d+"/);
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
    const sarif = JSON.parse(JSON.stringify(toConformanceSarif(result, places)));
    isSarif(sarif);
    expect(isSarif.errors).to.equal(null);
    const [{ tool, results }] = sarif.runs;
    expect(sarif.version).to.equal('2.1.0');
    expect(results).to.have.length(4);
    for (const { ruleId, ruleIndex, locations, message } of results) {
      expect(tool.driver.rules[ruleIndex].id).to.equal(ruleId);
      expect(locations[0].physicalLocation.region.startLine).to.be.greaterThan(0);
      expect(message.text).to.not.equal('');
    }
    expect(results[0].ruleId).to.equal('legions-of-will/704.5d');
    expect(tool.driver.informationUri).to.equal('pkg:npm/rulewright@0.0.0');
    for (const { fullDescription, helpUri } of tool.driver.rules) {
      expect(fullDescription.text).to.match(/chapter 7 Additional Rules|no numbered rule/);
      expect(helpUri).to.contain('#docs/');
    }
  });

  it('relates every rule of a scenario, that of the failing claim first, at the line of its step', () => {
    const failed = result.scenarios.find(({ verdict }) => verdict === 'failed');
    if (!failed?.failure?.step) throw new Error('no scenario');
    const several = { ...failed, rules: ['704.5d', '704.5f'], own: '704.5d' };
    const about = { ...several, failure: { ...failed.failure, about: ['704.5f'] } };
    const sarif = JSON.parse(JSON.stringify(toConformanceSarif({ ...result, scenarios: [about] }, places)));
    isSarif(sarif);
    expect(isSarif.errors).to.equal(null);
    const [{ results, taxonomies }] = sarif.runs;
    expect(results[0].ruleId).to.equal('legions-of-will/704.5f');
    expect(results[0].properties.rules).to.deep.equal(['704.5f', '704.5d']);
    expect(results[0].taxa.map(({ id }: { id: string }) => id)).to.deep.equal(['704.5f', '704.5d']);
    expect(taxonomies[0].taxa).to.have.length(2);
    expect(results[0].locations[0].physicalLocation.region.startLine).to.equal(failed.failure.step.line);
  });

  it('has the same fingerprint for the same failure of the same scenario, and another for another', () => {
    const print = (scenarios: readonly ScenarioResult[]): string =>
      JSON.stringify(
        toConformanceSarif({ ...result, scenarios }, places).runs[0]?.results?.[0]?.partialFingerprints,
      );
    const failed = result.scenarios.filter(({ verdict }) => verdict === 'failed');
    const moved = failed.map((each) => ({ ...each, line: 900, message: `${each.message}\nThe table: x` }));
    expect(print(moved)).to.equal(print(failed));
    const otherwise = failed.map(
      (each) => each.failure && { ...each, failure: { ...each.failure, signature: 'another' } },
    );
    expect(print(otherwise.filter((each) => each !== undefined))).to.not.equal(print(failed));
  });
});

describe('a run in Markdown', () => {
  it('has the counts, the rules and what failed, as cells', () => {
    const text = toMarkdown(result);
    expect(text).to.match(/^## Rulewright reference engine: 4 failures\n/);
    expect(text).to.contain(
      '9 scenarios: 3 passed, 1 failed, 1 setup error, 1 crashed, 1 timed out, 1 waived, 1 not run.',
    );
    expect(text).to.match(/\| legions-of-will \| 7 \| 3 \| 0 \| 0 \| 0 \| 0 \| 2 \| 0 \| 0 \| 2 \|/);
    expect(text).to.match(
      /\| expected 1 to equal 2 \| failed \| 1 \| 704\.5d \| {2}\| it fails \(`[^`]+every-verdict\.feature:\d+`\) \|/,
    );
    expect(text).to.match(
      /\| rules by their object \| own \| restated \| derived \| inherent \| shared \|\n.*\n\| legions-of-will \| \d+ \| \d+ \|/,
    );
    for (const line of text.split('\n').filter((each) => each.endsWith('`) |')))
      expect(line.match(/(?<!\\)\|/g)).to.have.length(7);
  });
});
