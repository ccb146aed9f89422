import { expect } from 'chai';
import type { Outcome } from './command';

/** Wrong input was refused as it should be: one sentence on stderr, nothing on stdout, no stack trace. */
export function oneSentence({ code, out, error }: Outcome, wanted: RegExp, wantedCode = 2): void {
  expect(error.trimEnd()).to.match(wanted);
  expect(error.trimEnd().split('\n')).to.have.length(1);
  expect(out).to.equal('');
  expect(code).to.equal(wantedCode);
}

/** What is typed wrong was told as it should be: one sentence on stderr, and a result that says so on stdout. */
export function oneFault({ code, out, error }: Outcome, wanted: RegExp): void {
  expect(error.trimEnd()).to.match(wanted);
  expect(error.trimEnd().split('\n')).to.have.length(1);
  expect(out).to.match(/(?:^|, |: )\d+ setup error/m);
  expect(out).not.to.match(/\d passed$|\d failed/m);
  expect(code).to.equal(2);
}
