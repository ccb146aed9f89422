import { strict as assert } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { root } from './project.mjs';

/** @type {ReadonlySet<string>} */
let packed;

before(() => {
  // What is built into dist/ is left out: it links to nothing.
  const given = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const [{ files }] = JSON.parse(execFileSync('npm', given, { cwd: root, encoding: 'utf8', stdio: 'pipe' }));
  packed = new Set(files.map((file) => file.path));
});

/** Files of the project that a page links to, and images that it shows. */
function linksOf(page) {
  const text = readFileSync(path.join(root, page), 'utf8').replace(/```[\s\S]*?```/g, '');
  return [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g)]
    .map(([, link]) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => path.posix.normalize(path.posix.join(path.posix.dirname(page), link)));
}

describe('the package', () => {
  it('holds every page and picture that its pages link to', () => {
    const pages = [...packed].filter((file) => file.endsWith('.md'));
    assert.ok(pages.includes('README.md') && pages.includes('docs/protocol.md'));
    const isPacked = (target) =>
      packed.has(target) || [...packed].some((file) => file.startsWith(`${target}/`));
    const missing = pages.flatMap((page) =>
      linksOf(page)
        .filter((target) => !isPacked(target))
        .map((target) => `${page} → ${target}`),
    );
    assert.deepEqual(missing, []);
  });

  it('holds what its messages and pages name: the vocabulary, and the steps for editors', () => {
    for (const file of ['docs/vocabulary.md', 'docs/rulings.md', 'editor/steps.js'])
      assert.ok(packed.has(file), file);
  });

  it('holds no test', () => {
    assert.deepEqual(
      [...packed].filter((file) => /\.test\.|^(?:coverage|report)\//.test(file)),
      [],
    );
  });
});
