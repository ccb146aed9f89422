import { describe, it } from 'node:test';
import { expect } from 'chai';
import { readHtml } from './html';

describe('reading HTML', () => {
  it('says where tags and texts are, and which classes an element has', () => {
    const told: unknown[] = [];
    readHtml('<p class="a b">One<br>two</p>', {
      opened: ({ name, classes, from, to }) => told.push([name, [...classes], from, to]),
      closed: (name, from, to, isImplied) => told.push([`/${name}`, from, to, isImplied]),
      text: (data, from) => told.push([data, from]),
    });
    expect(told.filter((each) => !JSON.stringify(each).includes('/br'))).to.deep.equal([
      ['p', ['a', 'b'], 0, 15],
      ['One', 15],
      ['br', [], 18, 22],
      ['two', 22],
      ['/p', 25, 29, false],
    ]);
  });

  const unclosed = (amount: number) => {
    const text = `<section>${Array.from({ length: amount }, (_, index) => `<div>${index}`).join('')}</section>`;
    let [open, texts] = [0, 0];
    const sections: boolean[] = [];
    readHtml(text, {
      opened: ({ name, from, to }) => {
        expect(text.slice(from, to)).to.equal(`<${name}>`);
        open++;
      },
      closed: (name, _from, _to, isImplied) => {
        open--;
        if (name === 'section') sections.push(isImplied);
      },
      text: (data, from) => {
        expect(data).to.equal(String(texts));
        expect(text.startsWith(data, from)).to.equal(true);
        texts++;
      },
    });
    return { open, texts, sections };
  };

  it('ends an element by its tag, and those in it that have none', () => {
    expect(unclosed(100)).to.deep.equal({ open: 0, texts: 100, sections: [false] });
  });

  it('forgets all but the innermost of too many open elements, so that its work stays small', () => {
    expect(unclosed(20_000)).to.deep.equal({ open: 0, texts: 20_000, sections: [true] });
  });
});
