import { after, before, describe, it } from 'node:test';
import { expect } from 'chai';
import { matrixOf } from './conformance';
import { renderMatrix } from './html/matrix-page';
import { type PageBrowser, startBrowser } from './test/browser';

let browser: PageBrowser;
let address: string;

before(async () => {
  browser = await startBrowser();
  const rule = (key: string, agreement: 'agrees' | 'disagrees') => ({ rulebook: 'chess', key, agreement });
  const matrix = matrixOf([
    { engine: 'A', rules: [rule('1', 'agrees'), rule('2', 'agrees'), rule('3', 'agrees')] },
    { engine: 'B', rules: [rule('1', 'agrees'), rule('2', 'disagrees'), rule('3', 'agrees')] },
  ]);
  const links = ['a', 'b'].map((href) => ({ href: `${href}.html`, counts: '' }));
  const describeRule = (_: string, key: string) => ({
    title: `Piece ${key} moves`,
    section: 'Moves',
    chapter: key === '3' ? '2 Castling' : '1 Pieces',
  });
  address = browser.write('matrix.html', renderMatrix(matrix, links, describeRule));
});

after(async () => {
  await browser.close();
});

describe('engines side by side, in a browser', () => {
  it('are narrowed by words, chapter and state, which stand in the address', async () => {
    const page = await browser.open(address);
    const rows = async () => page.locator('tbody tr:visible th').allInnerTexts();
    expect(await rows()).to.deep.equal(['chess 2']);
    await page.getByLabel('Chapter').selectOption('chess: 2 Castling');
    expect(await rows()).to.deep.equal(['chess 3']);
    await page.getByLabel('Chapter').selectOption('');
    await page.getByLabel('Find rules').fill('piece 1');
    expect(await rows()).to.deep.equal(['chess 1']);
    await page.getByLabel('Find rules').fill('');
    await page.getByLabel('Some engine').selectOption('disagrees');
    expect(await rows()).to.deep.equal(['chess 2']);
    expect(await page.evaluate('location.hash')).to.equal('#?state=disagrees');
    await page.reload();
    expect(await rows()).to.deep.equal(['chess 2']);
    expect(await page.locator('#row-count').innerText()).to.equal('1 of 3 rules');
    expect(browser.complaints).to.deep.equal([]);
    await page.close();
  });
});
