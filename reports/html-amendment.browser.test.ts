import { after, before, describe, it } from 'node:test';
import { expect } from 'chai';
import type { AmendmentImpact } from './amendment/impact';
import { impactToMarkdown } from './amendment/markdown';
import { renderImpact } from './html/amendment-page';
import type { ScenarioResult } from './model';
import { type PageBrowser, startBrowser } from './test/browser';

let browser: PageBrowser;
before(async () => {
  browser = await startBrowser();
});
after(async () => {
  await browser.close();
});

const change = { change: 'set 402.2 to 3', rule: '402.2', title: 'A hand holds two cards' };
const scenario = (name: string): ScenarioResult => ({
  id: `hand.feature:${name.length}`,
  uri: 'hand.feature',
  line: 5,
  name,
  feature: '402. Hand',
  rules: ['402.2'],
  tags: [],
  verdict: 'failed',
  message: 'How many <b>cards</b> Ida has.',
  milliseconds: 1,
  steps: [],
  exercised: [],
  trace: [],
});
const group = (...scenarios: readonly ScenarioResult[]) => ({
  verdict: 'failed' as const,
  axis: 'behaviour' as const,
  cause: 'cards',
  difference: 'How many <b>cards</b> Ida has. Expected: 2; seen: 3',
  scenarios,
  about: [],
  affected: [],
});
const tables = {
  step: { keyword: 'When', text: 'Ida plays "Hum"', line: 9 },
  facts: [
    { what: "How many cards Ida's hand holds.", before: '2', after: '3' },
    { what: 'Who is asked.', before: 'Ida', after: 'Ida' },
  ],
  events: { before: ['704.5i draw a card'], after: ['704.5i draw a card', '704.5i draw a card'] },
};

const impact: AmendmentImpact = {
  version: '1.0.0',
  date: '2026-11-27T07:00:00Z',
  amendment: {
    name: 'a hand of <three>',
    rulebook: { id: 'pebbles', title: 'Pebbles', edition: '2020-01-01' },
    changes: [change],
    numbers: ['402.2'],
  },
  played: 8,
  failedBefore: 0,
  linkedToIt: 1,
  unnoticed: [],
  changedAlone: false,
  linked: [group(scenario('down to two'))],
  elsewhere: [group(...['a', 'bb', 'ccc', 'dddd', 'eeeee', 'ffffff', 'ggggggg'].map(scenario))],
  notSetUp: [],
  mended: [],
  otherwise: [],
  acting: [{ rule: '514.1', title: 'Discard down', scenarios: 2 }],
  tables: new Map([['hand.feature:11', tables]]),
  games: {
    seed: 0,
    played: 60,
    differing: 10,
    smallest: { message: 'as it is: 2; amended: 3.', game: 4, scenario: 'Feature: D1 difference\n', tables },
  },
  reading: {
    citing: [{ rule: '101.2', why: 'cites 402.2' }],
    alike: [],
    rulings: [{ id: 'peb-001', question: 'How many?', taken: 'Two.' }],
    invariants: [],
  },
};

const shown = (name: string, other: Partial<AmendmentImpact> = {}) =>
  browser.open(browser.write(name, renderImpact({ ...impact, ...other })));

describe("a meeting's page in a browser", () => {
  it('shows what broke by cause, and both tables side by side where a game first goes another way', async () => {
    const page = await shown('hand.html');
    expect(await page.locator('h1').innerText()).to.equal('a hand of <three>');
    expect(await page.locator('.verdict').innerText()).to.contain(
      'It reaches further than the changed rules',
    );
    expect(await page.locator('#linked h2').innerText()).to.equal('Broke, and is linked to 402.2 (1)');
    expect(await page.locator('#linked h3').innerText()).to.contain('How many <b>cards</b> Ida has.');
    const beside = page.locator('#linked table.beside').first();
    expect(await beside.locator('caption').innerText()).to.equal(
      '“down to two” first goes another way after When Ida plays "Hum" (line 9)',
    );
    expect(await beside.locator('thead th').allInnerTexts()).to.deep.equal([
      'What is seen',
      'As it is',
      'Amended',
    ]);
    expect(await beside.locator('tr.other td').allInnerTexts()).to.deep.equal(['2', '3']);
    expect(await beside.locator('td ol').nth(1).locator('li').count()).to.equal(2);
    // What happens on one side only stands out.
    expect(await beside.locator('td strong').allInnerTexts()).to.deep.equal(['704.5i draw a card']);
    // Side by side: no narrower than a half each, and on one line.
    const [one, other] = [
      await beside.locator('tr.other td').nth(0).boundingBox(),
      await beside.locator('tr.other td').nth(1).boundingBox(),
    ];
    expect(one?.y).to.equal(other?.y);
    expect(one?.width).to.be.closeTo(other?.width ?? 0, 1);
    const rest = page.locator('#linked details').first();
    expect(await rest.locator('table').isVisible()).to.equal(false);
    await rest.locator('summary').click();
    expect(await rest.locator('table').innerText()).to.contain('Who is asked.');
    expect(browser.complaints).to.deep.equal([]);
    await page.close();
  });

  it('folds long lists, and shows the smallest game with its tables and what to read again', async () => {
    const page = await shown('lists.html');
    expect(await page.locator('#elsewhere li:visible').count()).to.equal(5);
    await page.locator('#elsewhere summary').first().click();
    expect(await page.locator('#elsewhere li:visible').count()).to.equal(7);
    expect(await page.locator('#games').innerText()).to.contain(
      '10 of 60 random games go another way (seed 0).',
    );
    expect(await page.locator('#games pre').innerText()).to.contain('Feature: D1 difference');
    expect(await page.locator('#games table.beside').first().isVisible()).to.equal(true);
    expect(await page.locator('#reading').innerText()).to.match(
      /101\.2 cites 402\.2[\s\S]*peb-001 How many\? Taken: Two\./,
    );
    expect(await page.locator('.unnoticed').count()).to.equal(0);
    await page.close();
  });

  it('says first and loudest what nobody noticed', async () => {
    const page = await shown('unnoticed.html', { unnoticed: [change], linked: [], elsewhere: [] });
    const loud = page.getByRole('alert');
    expect(await loud.innerText()).to.match(
      /^Nobody noticed: set 402\.2 to 3 \(402\.2: A hand holds two cards\)/,
    );
    const heights = await Promise.all(
      [loud.locator('strong'), page.locator('.made')].map((each) => each.boundingBox()),
    );
    expect(heights[0]?.height ?? 0).to.be.greaterThan(heights[1]?.height ?? 0);
    const [above, verdict] = [await loud.boundingBox(), await page.locator('.verdict').boundingBox()];
    expect(above?.y ?? 0).to.be.lessThan(verdict?.y ?? 0);
    await page.close();
  });

  it('fits a telephone', async () => {
    const page = await browser.open(browser.write('small.html', renderImpact(impact)), {
      viewport: { width: 390, height: 800 },
    });
    expect(await page.evaluate('document.documentElement.scrollWidth')).to.be.at.most(390);
    await page.close();
  });
});

describe("a meeting's page in Markdown", () => {
  it('leads with what nobody noticed, and escapes what is said', () => {
    const text = impactToMarkdown({ ...impact, unnoticed: [change] });
    expect(text).to.match(
      /^# a hand of &lt;three>\n\nAn amendment of Pebbles 2020-01-01:\n\n- set 402\.2 to 3/,
    );
    expect(text.indexOf('NOBODY NOTICED')).to.be.lessThan(text.indexOf('## Broke'));
    expect(text).to.contain('  - … and 2 more');
    expect(text).to.contain("| How many cards Ida's hand holds. | 2 | 3 |");
    expect(text).to.contain('```gherkin\nFeature: D1 difference\n```');
  });
});
