import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { escapeHtml } from '../reports/html/escape';
import { Workplace } from './test/command';

const place = new Workplace();
after(() => place.remove());
const feature = place.write(
  'suite.feature',
  readFileSync(path.join(__dirname, 'test', 'saboteurs.feature'), 'utf8'),
);

const refusal = '{"id":1,"error":{"kind":"engine","message":"not today"}}';
const broken: readonly (readonly [what: string, command: string, sentence: string, code: number])[] = [
  ['refused', `read -r line; echo '${refusal}'; cat`, 'The engine refuses the hello', 3],
  ['never answered', 'cat >/dev/null', "didn't answer within 3000 ms", 3],
  ['never heard, for want of the command', 'no-such-engine', 'there is no command "no-such-engine"', 2],
];

describe('a hello that is broken', () => {
  for (const [what, command, sentence, exitCode] of broken)
    it(`because it is ${what}: each file that was asked for holds the one error`, async () => {
      const { code, out, error } = await place.runHere(
        ...['check', feature, '--engine', command, '--deadline', '1000', '--json'],
        ...['--report', 'r', '--junit', 'junit.xml', '--sarif', 'sarif.json', '--summary', 'summary.md'],
      );
      expect(code).to.equal(exitCode);
      expect(error).to.contain(sentence);
      const read = (...parts: string[]): string => readFileSync(path.join(place.folder, ...parts), 'utf8');
      for (const json of [out, read('r', 'results.json')]) {
        const { unfinished, scenarios, complete } = JSON.parse(json);
        expect(unfinished).to.include({ played: 0, selected: 4, exitCode });
        expect(unfinished.why).to.contain(sentence);
        expect(scenarios).to.deep.equal([]);
        expect(complete).to.equal(false);
      }
      expect(read('junit.xml')).to.match(/tests="1" failures="0" errors="1"/);
      const [{ invocations, results }] = JSON.parse(read('sarif.json')).runs;
      expect(invocations[0].toolExecutionNotifications[0].message.text).to.contain(sentence);
      expect(results).to.deep.equal([]);
      expect(read('summary.md')).to.contain(sentence);
      expect(read('r', 'index.html')).to.contain(escapeHtml(sentence));
    });
});
