// Draws the picture of the report in README.md: the report of README's own scenario. Beside it is written what the
// picture says, word by word, so that a test can tell when the report says something else.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { root } from './project.mjs';

const images = path.join(root, 'docs', 'images');
export const pictureFile = path.join(images, 'report.png');
export const wordsFile = path.join(images, 'report.txt');

/** The scenario that README shows. */
export function readmeScenario() {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  const [, scenario] = /```gherkin\n(Feature:[\s\S]*?)```/.exec(readme) ?? [];
  if (scenario === undefined) throw new Error('README.md shows no scenario');
  return scenario;
}

/** Plays README's scenario in a folder; where its report is, which is the same each time. */
function playReadme(folder) {
  writeFileSync(path.join(folder, 'my.feature'), readmeScenario());
  const command = path.join(root, 'bin', 'rulewright.js');
  const { status, stderr } = spawnSync(
    process.execPath,
    [command, 'check', 'my.feature', '--report', 'report'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, SOURCE_DATE_EPOCH: '1772366400' },
    },
  );
  if (status !== 0) throw new Error(`README's scenario ends with ${status}: ${stderr}`);
  return pathToFileURL(path.join(folder, 'report', 'index.html')).href;
}

/** Draws the picture; what is seen on it, as an image and in words. */
export async function drawPicture() {
  const folder = mkdtempSync(path.join(tmpdir(), 'rulewright-picture-'));
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-sync',
    ],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1000, height: 1000 } });
    await page.goto(`${playReadme(folder)}#scenario/my.feature:5?search=704.5c`);
    const scenario = page.locator('.scenario[open]');
    await scenario.locator('.trace > summary').click();
    await page.mouse.move(0, 0);
    await page.evaluate('scrollTo(0, 0)');
    const words = await page.locator('main').innerText();
    return { image: await page.screenshot(), words: `${words.replace(/[ \t]+\n/g, '\n').trim()}\n` };
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) {
  const { image, words } = await drawPicture();
  writeFileSync(pictureFile, image);
  writeFileSync(wordsFile, words);
}
