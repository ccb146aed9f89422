import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fuzzedRulebook, fuzzedRulebooks } from '../rulebooks';
import { type Measured, measured, medianOf } from './measure';
import { type Shortened, shortened } from './shortened';

const HEAD = `# Canaries

Engines with a fault each, planted to see that random games find it. Each is a mistake that somebody could make, and
must be found within its budget of decisions:

\`\`\`sh
npm run unit -- fuzz/canaries                      # fifteen of those with a median under 300 decisions, as npm test does
RULEWRIGHT_TEST=deep npm run unit -- fuzz/canaries # every one of them: about two minutes of processor time
\`\`\`

The table says how many decisions it took, over all games until the first one that breaks an invariant. The hunts begin
with the seeds 1000, 2000, 3000, 4000 and 5000, and all of them are shown in that order: few for a median, so take it as an
order of magnitude. Where there are fewer numbers, the other seeds were not measured. 0 means that
the first table shows the fault before anybody decides anything. \`npx ts-node fuzz/canaries/measure.ts\` measures all of
them again, with names after it (in quotation marks) only those; \`npx ts-node fuzz/canaries/canaries-page.ts\` writes this page.

*Steps* are those of the scenario that the fault is shown with once it was made simpler, rows of tables included (one hunt, with
the seed 1000), *games* how many were tried on the way, and *from* is how many decisions the game had as it was found:
\`npx ts-node cli/canary-scenarios.ts 1\` measures those that weren't measured yet, which takes minutes. What the numbers of invariants mean is in [docs/invariants.md](invariants.md).
`;

/** The columns of what was measured: the median, and each hunt. */
function measuredColumns(decisions: Measured[string] = []): string {
  if (decisions.length === 0) return 'not measured | |';
  const median = medianOf(decisions);
  const hunts = decisions.map((each) => each ?? 'not found').join(', ');
  return `${Number.isFinite(median) ? median : 'not found'} | ${hunts} |`;
}

/** The columns of how it was made simpler: of several seeds, the one in the middle. */
function shortColumns(hunts: Shortened[string] = []): string {
  const told = hunts.filter(({ decisions }) => decisions !== null);
  if (told.length === 0) return ' | | |';
  const most = Number.POSITIVE_INFINITY;
  const inOrder = told.toSorted((one, other) => (one.steps ?? most) - (other.steps ?? most));
  const middle = inOrder[Math.floor(inOrder.length / 2)];
  return ` ${middle?.steps ?? 'no scenario'} | ${middle?.tries} | ${middle?.decisions} |`;
}

/** The page about canaries, in Markdown. */
export function canariesPage(): string {
  const results = measured();
  const short = shortened();
  const tables = fuzzedRulebooks.map((id) => {
    const rulebook = fuzzedRulebook(id);
    const rows = (rulebook?.canaries ?? []).map(
      ({ name, documentation, foundBy, budget }) =>
        `| ${name} | ${documentation} | ${foundBy.join(', ')} | ${budget} | ${measuredColumns(results[id]?.[name])}${shortColumns(short[id]?.[name])}`,
    );
    return [
      `## ${rulebook?.title}`,
      '',
      '| canary | what is wrong | found by | budget | median | each hunt | steps | games | from |',
      '|---|---|---|---|---|---|---|---|---|',
      ...rows,
      '',
    ].join('\n');
  });
  return `${HEAD}\n${tables.join('\n')}`;
}

if (require.main === module)
  writeFileSync(join(__dirname, '..', '..', 'docs', 'canaries.md'), canariesPage());
