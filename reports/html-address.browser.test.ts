import { after, before, describe, it } from 'node:test';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { renderReport } from './html/page';
import { type PageBrowser, startBrowser } from './test/browser';
import { runOfTwoRulebooks } from './test/two-rulebooks';

let browser: PageBrowser;
let report: string;

before(async () => {
  browser = await startBrowser();
  report = browser.write('report.html', renderReport(runOfTwoRulebooks()));
});

after(async () => {
  await browser.close();
});

const hashOf = (page: Page): Promise<string> => page.evaluate('location.hash');

/** Whether the middle of an element's first line is what one sees at that point of the window. */
const isSeen = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(`(() => {
    const element = document.querySelector(${JSON.stringify(selector)});
    const { left, top } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 40, top + 6));
  })()`);

const at = (address: string): string => `[data-address="${address}"]`;

describe('the addresses of a report', () => {
  it('lead from a trace to the rule of its own rulebook, and to nothing that the rulebook lacks', async () => {
    const page = await browser.open(`${report}#scenario/riftbound/draw.feature:7`);
    await page.locator('.trace > summary').click();
    expect(await page.locator('.trace tbody a').allInnerTexts()).to.deep.equal(['400.1']);
    await page.locator('.trace tbody a').click();
    expect(await hashOf(page)).to.equal('#riftbound/400.1');
    expect(await page.locator('[id="riftbound/400.1"]').getAttribute('open')).to.equal('');
    expect(await page.locator('[id="legions-of-will/400.1"]').count()).to.equal(0);
    await page.close();
  });

  it('are of one thing each', async () => {
    const page = await browser.open(report);
    for (const rulebook of ['legions-of-will', 'riftbound']) {
      const chapters = page.locator(`[data-rulebook="${rulebook}"] .chapter`);
      for (const chapter of await chapters.all()) await chapter.locator('> summary').click();
      for (const section of await page.locator(`[data-rulebook="${rulebook}"] .section > summary`).all())
        await section.click();
    }
    const ids: string[] = await page.evaluate('[...document.querySelectorAll("[id]")].map(({ id }) => id)');
    expect(ids.length).to.be.greaterThan(2800);
    expect(new Set(ids).size).to.equal(ids.length);
    expect(browser.complaints).to.deep.equal([]);
    await page.close();
  });

  for (const width of [1440, 1024, 400])
    it(`show what they lead to in a window of ${width} pixels`, async () => {
      const page = await browser.open(report, { viewport: { width, height: 700 } });
      for (const address of [
        'riftbound/400.1',
        'legions-of-will/704.5c',
        'riftbound/section/735',
        'legions-of-will/chapter/8',
        'riftbound/ruling/rift-313',
        'scenario/riftbound/draw.feature:7',
        'scenario/riftbound/draw.feature:7/step/2',
        'scenario/my.feature:3/step/1',
      ]) {
        await page.goto(`${report}#${address}`);
        await page.reload();
        await page.waitForSelector('.finder');
        expect(await isSeen(page, `#trees ${at(address)}, .list ${at(address)}`), address).to.equal(true);
      }
      expect(browser.complaints).to.deep.equal([]);
      await page.close();
    });

  it('are those of what was opened, searched and filtered, and the way back leads through them', async () => {
    const page = await browser.open(report);
    await page.locator(`${at('riftbound/chapter/399')} > summary`).click();
    expect(await hashOf(page)).to.equal('#riftbound/chapter/399');
    await page.locator(`${at('riftbound/section/400')} > summary`).click();
    await page.locator(`${at('riftbound/400.1')} > summary`).click();
    expect(await hashOf(page)).to.equal('#riftbound/400.1');
    await page.getByLabel('Find rules').pressSequentially('hound');
    expect(await hashOf(page)).to.equal('#?search=hound');
    await page.getByRole('button', { name: /^failing/ }).click();
    expect(await hashOf(page)).to.equal('#?search=hound&state=failing');
    await page.goBack();
    expect(await hashOf(page)).to.equal('#?search=hound');
    expect(await page.locator('#hits details.rule').count()).to.equal(1);
    await page.goBack();
    expect(await hashOf(page)).to.equal('#riftbound/400.1');
    await page.locator('#hits').waitFor({ state: 'hidden' });
    expect(await page.getByLabel('Find rules').inputValue()).to.equal('');
    expect(await isSeen(page, at('riftbound/400.1'))).to.equal(true);
    await page.close();
  });

  it('open with what they search and filter, and the rule in it', async () => {
    const page = await browser.open(
      `${report}#riftbound/400.1?search=%22ash+hound%22&kind=testable&rulebook=riftbound`,
    );
    expect(await page.getByLabel('Find rules').inputValue()).to.equal('"ash hound"');
    expect(await page.getByLabel('Kind').inputValue()).to.equal('testable');
    expect(await page.getByLabel('Rulebook').inputValue()).to.equal('riftbound');
    expect(await page.locator('#hits details.rule .number').first().innerText()).to.equal('400.1');
    expect(await page.locator('#hits details.rule').first().getAttribute('open')).to.equal('');
    await page.close();
  });

  it('say so where there is nothing, or where several rulebooks have the number', async () => {
    const page = await browser.open(`${report}#riftbound/999.9`);
    expect(await page.locator('#address-problem').innerText()).to.match(
      /^This report has nothing at the address “riftbound\/999\.9”/,
    );
    await page.goto(`${report}#400.1`);
    expect(await page.locator('#address-problem').innerText()).to.equal(
      'Several rulebooks have 400.1: legions-of-will/400.1 riftbound/400.1',
    );
    await page.locator('#address-problem a').last().click();
    // The browser tells of a new address later than it follows the link.
    await page.locator('#address-problem').waitFor({ state: 'hidden' });
    expect(await isSeen(page, at('riftbound/400.1'))).to.equal(true);
    await page.goto(`${report}#scenario/my.feature:3/step/2`);
    await page.locator('#address-problem').waitFor({ state: 'visible' });
    await page.close();
  });
});
