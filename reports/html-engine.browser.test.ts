import { after, before, describe, it } from 'node:test';
import { expect } from 'chai';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { renderReport } from './html/page';
import type { RunResult } from './model';
import { type PageBrowser, startBrowser } from './test/browser';
import { playEveryVerdict } from './test/played';

let browser: PageBrowser;
let report: string;

/** A run on an engine in which every agreement occurs: 704.5h is unsupported. */
async function onAnEngine(): Promise<RunResult> {
  const result = await playEveryVerdict();
  return {
    ...result,
    engine: {
      name: 'Borrowed <b>engine</b>',
      version: '2',
      command: 'python3 a/very/long/path/to/an/adapter/that/is/kept/far/away/adapter.py --quiet',
      restarts: 1,
      missing: [{ feature: 'battle', reason: 'not written yet' }],
    },
    scenarios: result.scenarios.map((scenario) =>
      scenario.rules.includes('704.5h') ? { ...scenario, verdict: 'unsupported' } : scenario,
    ),
  };
}

const opened = async (options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await browser.open(report, options);
  await page.waitForSelector('.finder');
  return page;
};

/** The colour of a thing on the page, as the browser works it out. */
const colourOf = (page: Page, selector: string, property: 'color' | 'backgroundColor'): Promise<string> =>
  page.evaluate(
    `getComputedStyle(document.querySelector(${JSON.stringify(selector)}))[${JSON.stringify(property)}]`,
  );

const badge = (state: string): string => `.legend .badge[data-state="${state}"]`;

before(async () => {
  browser = await startBrowser();
  report = browser.write('index.html', renderReport(await onAnEngine()));
});
after(() => browser.close());

describe('the report about an engine in a process of its own, in a browser', () => {
  it('counts rules by what it agrees with, and shows those that are picked', async () => {
    const page = await opened();
    const legend = await page.locator('.legend button').allInnerTexts();
    expect(legend.slice(0, 10)).to.deep.equal([
      'disagrees 3',
      'affected 0',
      'citation differs 0',
      'wording differs 0',
      'unsupported 1',
      'partly 0',
      'negative only 0',
      'agrees 2',
      'not shown 1',
      'no scenario 1000',
    ]);
    await page.getByRole('button', { name: 'unsupported 1' }).click();
    expect(await page.locator('#hits details.rule .number').allInnerTexts()).to.deep.equal(['704.5h']);
    await page.getByRole('button', { name: 'disagrees 3' }).click();
    const rule = page.locator('#hits details.rule', { hasText: '704.5d' });
    await rule.locator('> summary').click();
    expect(await rule.innerText()).to.match(
      /Disagrees: the engine did something else than a claim about it expects/,
    );
    expect(browser.complaints).to.deep.equal([]);
    await page.close();
  });

  it('says in the tree how far the engine agrees, in words and in a bar', async () => {
    const page = await opened();
    const chapter = page.locator('.chapter', { hasText: 'Additional Rules' });
    expect(await chapter.locator('> summary .count').innerText()).to.equal(
      '1 of 6 agree, 3 disagree, 1 unsupported, 1 not shown',
    );
    const spans = await chapter.locator('> summary .bar > span').all();
    const parts = await Promise.all(spans.map((span) => span.getAttribute('data-state')));
    expect(parts).to.deep.equal(['disagrees', 'unsupported', 'agrees', 'not shown']);
    await page.close();
  });

  for (const colorScheme of ['light', 'dark'] as const)
    it(`tells disagreements, gaps and agreements apart by colour, on a ${colorScheme} page`, async () => {
      const page = await opened({ colorScheme });
      const states = ['disagrees', 'unsupported', 'agrees', 'not shown', 'no scenario'];
      const inLegend = await Promise.all(states.map((state) => colourOf(page, badge(state), 'color')));
      expect(new Set(inLegend).size).to.equal(states.length);
      const bar = (state: string) => `.bar > [data-state="${state}"]`;
      const inBars = await Promise.all(
        states.slice(0, 4).map((state) => colourOf(page, bar(state), 'backgroundColor')),
      );
      expect(inBars).to.deep.equal(inLegend.slice(0, 4));
      await page.close();
    });

  it('names the engine, its command and what it declares to lack, as text', async () => {
    const page = await opened();
    expect(await page.locator('.engine').innerText()).to.match(
      /^Played on Borrowed <b>engine<\/b> 2, started by python3 .* It had to be started again 1 time\.$/,
    );
    await page.locator('.lacks > summary').click();
    expect(await page.locator('.lacks').innerText()).to.contain('battle: not written yet');
    await page.locator('details.list', { hasText: 'What is not supported (1)' }).locator('> summary').click();
    expect(await page.locator('details.list', { hasText: 'What is not supported' }).innerText()).to.contain(
      'it does not run',
    );
    await page.close();
  });

  it('fits a narrow screen', async () => {
    const page = await opened({ viewport: { width: 390, height: 844 } });
    await page.locator('.lacks > summary').click();
    await page.locator('.chapter', { hasText: 'Additional Rules' }).locator('> summary').click();
    await page.getByRole('button', { name: /^disagrees/ }).click();
    await page.locator('#hits details.rule > summary').first().click();
    expect(await page.evaluate('document.documentElement.scrollWidth')).to.be.at.most(390);
    await page.close();
  });
});
