import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { expect } from 'chai';
import { cacheFolder } from './kept-readings';

describe('the folder for readings', () => {
  let project: string;
  const cache = path.join('node_modules', '.cache', 'rulewright', 'texts');
  const home = (root: string, checkout = false) => ({ root, checkout, version: '1' });

  before(() => {
    project = mkdtempSync(path.join(tmpdir(), 'cache-folder-'));
    mkdirSync(path.join(project, 'node_modules', 'rulewright'), { recursive: true });
  });
  after(() => rmSync(project, { recursive: true }));

  it('is where the package is installed', () => {
    const root = path.join(project, 'node_modules', 'rulewright');
    expect(cacheFolder('texts', home(root), {})).to.equal(path.join(project, cache));
  });

  it('is in a checkout', () => {
    expect(cacheFolder('texts', home(project, true), {})).to.equal(path.join(project, cache));
  });

  it('is none where there is no node_modules', () => {
    expect(cacheFolder('texts', home(path.join(project, 'node_modules', 'rulewright'), true), {})).to.equal(
      undefined,
    );
  });

  it('is the one that is asked for', () => {
    expect(cacheFolder('texts', home(project, true), { RULEWRIGHT_CACHE: '/somewhere/else' })).to.equal(
      path.join('/somewhere/else', 'texts'),
    );
  });

  it('is none where none is wanted, or no shortcuts are', () => {
    expect(cacheFolder('texts', home(project, true), { RULEWRIGHT_CACHE: 'none' })).to.equal(undefined);
    expect(cacheFolder('texts', home(project, true), { RULEWRIGHT_SHORTCUTS: 'none' })).to.equal(undefined);
  });
});
