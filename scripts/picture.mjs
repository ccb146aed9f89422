// Draws the picture of the report for README.md: run "npm start" first.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { root } from './project.mjs';

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1000, height: 1000 } });
  await page.goto(pathToFileURL(path.join(root, 'report', 'index.html')).href);
  await page.getByLabel('Find rules').fill('704.5');
  await page.locator('details.rule > summary', { hasText: '704.5c' }).click();
  await page.locator('#hits .scenario > summary').first().click();
  await page.locator('#hits .trace > summary').first().click();
  await page.mouse.move(0, 0);
  await page.screenshot({ path: path.join(root, 'docs', 'images', 'report.png') });
} finally {
  await browser.close();
}
