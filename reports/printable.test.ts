import { describe, it } from 'node:test';
import { expect } from 'chai';
import { printable } from './printable';

describe('what an engine said, as it is shown', () => {
  it('does nothing to a terminal, and fits into XML', () => {
    expect(printable('\u0000a\u001b[2Jb\u0007\ud800\uffff\u202e\r')).to.equal(
      '\\u0000a\\u001b[2Jb\\u0007\\ud800\\uffff\\u202e\\u000d',
    );
  });

  it('is otherwise as it was said', () => {
    const text = 'Größe: 3\n\tnaïve 🐺 “x”';
    expect(printable(text)).to.equal(text);
  });
});
