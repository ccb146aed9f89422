import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** A browser for tests of pages that are written into a folder of their own. */
export interface PageBrowser {
  /** Writes a page; its address. */
  readonly write: (name: string, html: string) => string;
  /** Opens an address in a new page, and waits until it is drawn; what the page complains of, or asks of a network, is kept in `complaints`. */
  readonly open: (address: string, options?: BrowserContextOptions) => Promise<Page>;
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}

/** Starts Chromium, with a folder for the pages that it is to open. */
export async function startBrowser(): Promise<PageBrowser> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rulewright-page-'));
  const browser: Browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-sync',
    ],
  });
  const complaints: string[] = [];
  return {
    complaints,
    write(name, html) {
      const file = path.join(folder, name);
      writeFileSync(file, html);
      return pathToFileURL(file).href;
    },
    async open(address, options) {
      const page = await browser.newPage(options);
      page.on('console', (message) => complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('request', (request) => {
        if (!/^(?:file|data):/.test(request.url())) complaints.push(request.url());
      });
      await page.goto(address);
      await page.waitForSelector('main :first-child');
      return page;
    },
    async close() {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
