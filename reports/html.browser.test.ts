import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import { type Browser, chromium, type Page } from 'playwright-core';
import { renderReport } from './html/page';
import { playEveryVerdict } from './test/played';

const folder = mkdtempSync(path.join(tmpdir(), 'rulewright-report-'));
const file = path.join(folder, 'index.html');
const complaints: string[] = [];
const requests: string[] = [];
let browser: Browser;
let page: Page;

before(async () => {
  writeFileSync(file, renderReport(await playEveryVerdict()));
  browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
});

beforeEach(async () => {
  complaints.length = 0;
  requests.length = 0;
  await page?.close();
  page = await browser.newPage();
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(pathToFileURL(file).href);
});

after(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

const nothingWrong = () => {
  expect(complaints).to.deep.equal([]);
  expect(requests.filter((url) => !/^(file|data):/.test(url))).to.deep.equal([]);
};

describe('the report in a browser', () => {
  it('says what did not pass, and why', async () => {
    const failures = page.locator('details.list').first();
    await failures.getByText('it fails').click();
    expect(await failures.locator('.message').first().innerText()).to.equal('expected 1 to equal 2');
    nothingWrong();
  });

  it('finds a rule by the name of a scenario, and shows its trace with rules', async () => {
    await page.getByLabel('Find rules').fill('it also passes');
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
    expect(await page.locator('[id="111.1"]').getAttribute('open')).to.equal('');
    expect(await page.locator('[id="111.1"]').innerText()).to.contain('not linked');
    nothingWrong();
  });

  it('finds rules by number, by state, and by both', async () => {
    await page.getByLabel('Find rules').fill('704.5');
    expect(await page.locator('#hits details.rule').count()).to.be.greaterThan(8);
    await page.getByRole('button', { name: /^failing/ }).click();
    expect(await page.locator('#hits details.rule').count()).to.equal(4);
    await page.getByLabel('Find rules').fill('');
    await page.getByRole('button', { name: /^failing/ }).click();
    expect(await page.locator('#hits').isHidden()).to.equal(true);
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
    await page.goto(`${pathToFileURL(file).href}#704.5c`);
    await page.reload();
    expect(await page.locator('[id="704.5c"]').innerText()).to.contain('it passes');
    nothingWrong();
  });

  it('fits a narrow screen', async () => {
    await page.setViewportSize({ width: 400, height: 800 });
    await page.locator('.chapter > summary').first().click();
    expect(await page.evaluate('document.documentElement.scrollWidth')).to.be.at.most(400);
    nothingWrong();
  });
});
