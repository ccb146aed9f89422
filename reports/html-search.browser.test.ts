import { after, before, describe, it } from 'node:test';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { renderReport } from './html/page';
import { type PageBrowser, startBrowser } from './test/browser';
import { runOfTwoRulebooks } from './test/two-rulebooks';

let browser: PageBrowser;
let report: string;
let page: Page;

before(async () => {
  browser = await startBrowser();
  report = browser.write('report.html', renderReport(runOfTwoRulebooks()));
  page = await browser.open(report);
});

after(async () => {
  await browser.close();
});

/** How the browser draws the first element that a selector finds. */
const styleOf = (selector: string, property: string): Promise<string> =>
  page.evaluate(`getComputedStyle(document.querySelector('${selector}')).${property}`);

/** The rules that are found, by rulebook and number. */
async function found(text: string): Promise<string[]> {
  await page.getByLabel('Find rules').fill(text);
  const rows = page.locator('#hits details.rule');
  return rows.evaluateAll((rules) => rules.map((rule) => rule.getAttribute('data-address') ?? ''));
}

describe('the search of a report', () => {
  for (const [what, text] of [
    ['a step', 'alice draws a card'],
    ['a card', 'Ash Hound'],
    ['words that stay together', '"the unit "'],
    ['a tag', '@also:400.2'],
    ['a file', 'riftbound/draw.feature'],
    ["the words of the scenario's rule", 'a player draws'],
  ] as const)
    it(`finds ${what}`, async () => {
      expect(await found(text)).to.deep.equal(['riftbound/400.1']);
    });

  it('finds verdicts', async () => {
    expect(await found('failed kiln')).to.deep.equal(['legions-of-will/400.1']);
  });

  it('finds the name of a rulebook', async () => {
    expect(await found('Riftbound draw')).to.include.members(['riftbound/400.1', 'riftbound/400.2']);
    expect((await found('riftbound')).every((address) => address.startsWith('riftbound/'))).to.equal(true);
    expect(await page.locator('#hit-count').innerText()).to.match(/^1795 rules, the first 200 shown/);
  });

  it('shows where in the scenarios it was found', async () => {
    await found('hound');
    expect(await page.locator('#hits .found').innerText()).to.equal(
      'a card from the top: Given Alice has the unit "Ash Hound" in hand',
    );
  });

  it('finds scenarios about no numbered rule', async () => {
    expect(await found('it rains')).to.deep.equal([]);
    expect(await page.locator('#hit-count').innerText()).to.equal(
      '0 rules, and 1 scenario about no numbered rule',
    );
    expect(await page.locator('#hits .scenario').innerText()).to.contain('about nothing with a number');
  });

  it('finds what a rulebook only assumes, under its number', async () => {
    expect(await found('999.1')).to.deep.equal([]);
    expect(await page.locator('#hit-count').innerText()).to.equal('0 rules, 1 that an edition assumes');
    expect(await page.locator('#hits').innerText()).to.match(
      /^Assumed, as the rulebook only cites it Riftbound .*\s+999\.1 A lantern burns on \(from first 100\.2\)$/,
    );
  });

  it('says what was searched where it finds nothing', async () => {
    await found('Glass Cannon');
    expect(await page.locator('#hit-count').innerText()).to.match(
      /^Nothing has “Glass Cannon”\. Searched: numbers, titles, .*names, verdicts, tags, files, steps and cards of scenarios\.$/,
    );
    await page.getByLabel('Find rules').fill('');
    expect(browser.complaints).to.deep.equal([]);
  });
});

describe('the report', () => {
  it('says when, how long, from what, by which command and where it was made', async () => {
    expect(await page.locator('header').innerText()).to.match(
      /2026-03-01 12:00:00 UTC · took 1 min 23 s · commit 1234567890ab · anvil, linux x64, Node v20\.19\.0 · version 0\.0\.0 · seed 0\s+rulewright check --tags "not @slow"/,
    );
  });

  it('has words for every rule', async () => {
    await page.goto(`${report}#?kind=testable`);
    const empty = await page
      .locator('#hits details.rule > summary')
      .evaluateAll((rows) => rows.filter((row) => !row.querySelector('.name, .reason')?.textContent));
    expect(empty).to.deep.equal([]);
    await page.goto(`${report}#legions-of-will/400.2`);
    expect(await page.locator('[id="legions-of-will/400.2"] > summary').innerText()).to.match(
      /400\.2 classified .*testable: on General$/,
    );
    await page.goto(`${report}#riftbound/400.1`);
    expect(await page.locator('[id="riftbound/400.1"] > summary').innerText()).to.contain('A player draws');
  });

  it('measures bar and words of a part by the same rules', async () => {
    await page.goto(report);
    await page.waitForSelector('.finder');
    for (const progress of await page.locator('.chapter > summary .progress').all()) {
      const words = await progress.locator('.count').innerText();
      const bar = (await progress.locator('.bar').getAttribute('aria-label')) ?? '';
      const inBar = [...bar.matchAll(/(\d+) ([a-z ]+)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
      expect(words).to.match(new RegExp(` of ${inBar} testable pass`));
    }
  });

  it('names the scenarios about other rules that a rule takes part in', async () => {
    await page.goto(`${report}#legions-of-will/704.5c`);
    const exercising = page.locator('[id="legions-of-will/704.5c"] .exercising');
    await exercising.locator('> summary').click();
    expect(await exercising.innerText()).to.match(
      /^Takes part in 1 scenario about other rules\s+400\.1 a zone of every player$/,
    );
    await exercising.getByRole('link').click();
    expect(await page.evaluate('location.hash')).to.equal('#scenario/legions/zones.feature:12');
  });

  it('prints every row, and what failed in full, without what only a screen can use', async () => {
    await page.goto(report);
    await page.waitForSelector('.finder');
    await page.emulateMedia({ media: 'print' });
    await page.evaluate('dispatchEvent(new Event("beforeprint"))');
    expect(await page.getByLabel('Find rules').isVisible()).to.equal(false);
    expect(await styleOf('.finder', 'position')).to.equal('static');
    expect(await page.locator('[id="riftbound/747"] > summary').isVisible()).to.equal(true);
    expect(await page.locator('.list .message').isVisible()).to.equal(true);
    expect(await styleOf('.bar', 'printColorAdjust')).to.equal('exact');
    await page.evaluate('dispatchEvent(new Event("afterprint"))');
    await page.emulateMedia({ media: 'screen' });
    expect(await page.locator('.chapter[open]').count()).to.equal(0);
  });

  it('has counts, failures and chapters where no script may run', async () => {
    const plain = await browser.open(report, { javaScriptEnabled: false });
    const text = await plain.locator('body').innerText();
    expect(text).to.match(/3 scenarios: 2 passed, 1 failed/);
    expect(text).to.match(
      /failed: a zone of every player\s+400\.1\s+legions\/zones\.feature:12\s+expected 1/,
    );
    expect(text).to.contain('399 Types of Actions');
    await plain.close();
  });
});
