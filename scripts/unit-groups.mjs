// Which files of unit tests there are, and which of them share a process.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { filesUnder, root, sourceFolders } from './project.mjs';

const { testsReading, wantsProcess } = createRequire(import.meta.url)('./shared-process.cjs');

/** So many files share a process: enough that starting is cheap, few enough that processors are busy to the end. */
const TOGETHER = 12;

/** The files of unit tests below these places, or all. */
export function unitFiles(places = []) {
  return filesUnder([...sourceFolders, 'scripts'])
    .filter((file) => /\.test\.(ts|mjs)$/.test(file))
    .filter((file) => places.length === 0 || places.some((p) => file === p || file.startsWith(`${p}/`)));
}

/**
 * Tests compare what is said; a terminal, FORCE_COLOR or CI (which picocolors takes for a terminal) must not colour it.
 */
export function unitEnvironment() {
  const { FORCE_COLOR: _, ...inherited } = process.env;
  return { ...inherited, NO_COLOR: '1', RULEWRIGHT_ASSERTIONS: 'made' };
}

/** What takes longest, as `npm run unit -- --times` says: each in a process of its own, which begin first. */
export const SLOW = [
  'cli/mutate.test.ts',
  'cli/fuzz-queue.test.ts',
  'port/in-process/rebuilt-game.test.ts',
  'fuzz/recorded/builds.test.ts',
  'cli/shrinking-effort.test.ts',
  'cli/watch/watch.test.ts',
  'cli/faulty-engines.test.ts',
  'fuzz/model-checks.test.ts',
  'cli/proven-scenario.test.ts',
  'cli/mutate-edition.test.ts',
  'fuzz/canaries/canaries.test.ts',
  'cli/amend.test.ts',
  'steps/third-game.test.ts',
  'cli/interruption.test.ts',
  'cli/fuzz-against.test.ts',
  'cli/fuzz-resume.test.ts',
  'cli/fuzz-workers.test.ts',
  'cli/readme.test.ts',
  'cli/edition-rows.test.ts',
  'cli/sabotaged-suites.test.ts',
  'port/process/process-engine.test.ts',
  'cli/engines.test.ts',
  'fuzz/recorded/recorded.test.ts',
  'cli/worthwhile-jobs.test.ts',
  'cli/fuzz-rulebooks.test.ts',
];

/** Writes one file for each process into the folder, which loads its test files; in the order in which they are to start. */
export function entries(files, folder, isolated = false) {
  const shared = path.join(root, 'scripts', 'shared-process.cjs');
  return groups(files, isolated).map((group, index) => {
    const entry = path.join(folder, `${String(index).padStart(3, '0')}.test.cjs`);
    writeFileSync(entry, `require(${JSON.stringify(shared)}).runTogether(${JSON.stringify(group)});\n`);
    return { entry, files: group };
  });
}

function groups(files, isolated) {
  const first = SLOW.filter((file) => files.includes(file));
  const others = files.filter((file) => !first.includes(file));
  const alone = others.filter((file) => isolated || file.endsWith('.mjs') || wantsProcess(file));
  const together = others.filter((file) => !alone.includes(file));
  const rows = [together.filter(testsReading), together.filter((file) => !testsReading(file))].flatMap(
    rowsOf,
  );
  return [...first.map((file) => [file]), ...rows, ...alone.map((file) => [file])];
}

function rowsOf(files) {
  const rows = [];
  for (let start = 0; start < files.length; start += TOGETHER)
    rows.push(files.slice(start, start + TOGETHER));
  return rows;
}
