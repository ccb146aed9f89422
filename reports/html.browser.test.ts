import { after, before, beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { loadClassification } from '../rulebooks/classification-file';
import { loadRulebook } from '../rulebooks/library';
import { buildResult } from './build';
import { renderReport } from './html/page';
import { type PageBrowser, startBrowser } from './test/browser';
import { playEveryVerdict } from './test/played';

let browser: PageBrowser;
let report: string;
let page: Page;

before(async () => {
  browser = await startBrowser();
  report = browser.write('index.html', renderReport(await playEveryVerdict()));
});

beforeEach(async () => {
  await page?.close();
  page = await browser.open(report);
  await page.waitForSelector('.finder');
});

after(() => browser.close());

const nothingWrong = () => {
  expect(browser.complaints).to.deep.equal([]);
};

describe('the report in a browser', () => {
  it('says what did not pass, and why', async () => {
    const failures = page.locator('details.list').first();
    await failures.getByText('it fails').click();
    expect(await failures.locator('.message').first().innerText()).to.equal('expected 1 to equal 2');
    nothingWrong();
  });

  it('groups what did not pass by cause, with the step and its line', async () => {
    const causes = page.locator('details.cause');
    expect(await causes.count()).to.equal(4);
    const text = await causes.first().innerText();
    expect(text).to.match(/failed\s+expected 1 to equal 2\s+1 scenario/);
    expect(text).to.match(/every-verdict\.feature:20: Then 1 equals 2/);
    expect(await causes.nth(1).locator('.scenario').count()).to.equal(0);
    nothingWrong();
  });

  it('finds a rule by the name of a scenario, and shows its trace with rules', async () => {
    await page.getByLabel('Find rules').fill('"it also passes"');
    expect(await page.locator('#hit-count').innerText()).to.equal('1 rule');
    await page.locator('#hits details.rule > summary').click();
    await page.locator('#hits').getByText('it passes', { exact: true }).click();
    await page
      .locator('#hits')
      .getByText(/^Trace of the game/)
      .click();
    const rows = page.locator('#hits .trace tbody tr');
    expect(await rows.count()).to.equal(2);
    expect(await rows.last().innerText()).to.contain('"Ash Hound" is destroyed </script><b>');
    await rows.first().locator('a').click();
    expect(await page.locator('[id="legions-of-will/111.1"]').getAttribute('open')).to.equal('');
    expect(await page.locator('[id="legions-of-will/111.1"]').innerText()).to.contain('unclassified');
    nothingWrong();
  });

  it('finds rules by number, by what stands beside the ladder, and by both', async () => {
    await page.getByLabel('Find rules').fill('704.5');
    expect(await page.locator('#hits details.rule').count()).to.be.greaterThan(8);
    await page.getByRole('button', { name: /^failing/ }).click();
    expect(await page.locator('#hits details.rule').count()).to.equal(4);
    await page.getByLabel('Find rules').fill('');
    await page.getByRole('button', { name: /^failing/ }).click();
    expect(await page.locator('#hits').isHidden()).to.equal(true);
    nothingWrong();
  });

  it('finds rules by rung and by kind, and says why a rule is not tested', async () => {
    await page.getByRole('button', { name: /^both ways 1$/ }).click();
    expect(await page.locator('#hits details.rule .number').allInnerTexts()).to.deep.equal(['704.5c']);
    await page.getByRole('button', { name: /^both ways/ }).click();
    await page.getByLabel('Kind').selectOption('definition');
    expect(await page.locator('#hits').innerText()).to.contain('definition: says what the game is');
    await page.getByLabel('Kind').selectOption('');
    await page.getByRole('button', { name: /^proposed 1$/ }).click();
    await page.locator('#hits details.rule > summary').click();
    expect(await page.locator('#hits').innerText()).to.contain('nobody has confirmed it');
    expect(await page.getByLabel('Rulebook').count()).to.equal(0);
    nothingWrong();
  });

  it('says of a rule which rungs it earned and which it passed over', async () => {
    await page.getByLabel('Find rules').fill('it passes');
    const rule = page.locator('#hits details.rule', { hasText: '603.3b' });
    await rule.locator('> summary').click();
    expect(await rule.innerText()).to.match(
      /Passes: its scenarios pass\.\n+Not earned on the way: classified\./,
    );
    nothingWrong();
  });

  it('can be used with the keyboard alone', async () => {
    await page.locator('.chapter > summary').first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.locator('details.rule').first().isVisible()).to.equal(true);
    nothingWrong();
  });

  it('opens at the rule that the address names', async () => {
    await page.goto(`${report}#legions-of-will/704.5c`);
    await page.reload();
    expect(await page.locator('[id="legions-of-will/704.5c"]').innerText()).to.contain('it passes');
    nothingWrong();
  });

  it('fits a narrow screen', async () => {
    await page.setViewportSize({ width: 400, height: 800 });
    await page.locator('.chapter > summary').first().click();
    expect(await page.evaluate('document.documentElement.scrollWidth')).to.be.at.most(400);
    nothingWrong();
  });

  it('shows several rulebooks with some thousand rules, and only one of them when asked', async () => {
    const known = ['riftbound', 'magic'].map((id) => {
      const rulebook = loadRulebook(id);
      return { rulebook, rulings: [], implemented: [], classification: loadClassification(rulebook) };
    });
    const facts = { version: '0.0.0', seed: 0, off: [], complete: true };
    const large = browser.write('large.html', renderReport(buildResult(facts, [], known)));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(large);
    await page.getByLabel('Kind').selectOption('pointer');
    const all = Number.parseInt(await page.locator('#hit-count').innerText(), 10);
    await page.getByLabel('Rulebook').selectOption({ index: 1 });
    const own = Number.parseInt(await page.locator('#hit-count').innerText(), 10);
    expect(own).to.be.greaterThan(100).and.lessThan(all);
    expect(await page.locator('#hits small').first().innerText()).to.match(/^Riftbound/);
    expect(await page.locator('#hits details.rule').count()).to.be.at.most(200);
    expect(await page.evaluate('document.documentElement.scrollWidth')).to.be.at.most(390);
    await page.getByLabel('Kind').selectOption('');
    await page.getByLabel('Rulebook').selectOption('');
    const chapter = page.locator('[data-rulebook="riftbound"] .chapter').nth(1);
    await chapter.locator('> summary').click();
    await chapter.locator('.section > summary').first().click();
    expect(await chapter.locator('details.rule').first().isVisible()).to.equal(true);
    expect(await page.evaluate('document.documentElement.scrollWidth')).to.be.at.most(390);
    nothingWrong();
  });
});
