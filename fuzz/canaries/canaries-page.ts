import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fuzzedRulebook, fuzzedRulebooks } from '../rulebooks';
import { type Measured, measured, medianOf } from './measure';

const HEAD = `# Canaries

Engines with a fault each, planted to see that random games find it. Each is a mistake that somebody could make, and
must be found within its budget of decisions:

\`\`\`sh
node scripts/unit.mjs fuzz/canaries                          # those with a median under 600 decisions, as CI does
RULEWRIGHT_CANARIES=all node scripts/unit.mjs fuzz/canaries  # every one of them: about 90 s of processor time
\`\`\`

The table says how many decisions it took, over all games until the first one that breaks an invariant. The hunts begin
with the seeds 1000, 2000 and 3000, and all of them are shown in that order: few for a median, so take it as an order of
magnitude. Where there are two numbers, the third seed was not measured, and the median is the larger one. 0 means that
the first table shows the fault before anybody decides anything. \`npx ts-node fuzz/canaries/measure.ts\` measures all of
them again, \`npx ts-node fuzz/canaries/canaries-page.ts\` writes this page. What the numbers of invariants mean is in [docs/invariants.md](invariants.md).
`;

/** The columns of what was measured: the median, and each hunt. */
function measuredColumns(decisions: Measured[string] = []): string {
  if (decisions.length === 0) return 'not measured | |';
  const median = medianOf(decisions);
  const hunts = decisions.map((each) => each ?? 'not found').join(', ');
  return `${Number.isFinite(median) ? median : 'not found'} | ${hunts} |`;
}

/** The page about canaries, in Markdown. */
export function canariesPage(): string {
  const results = measured();
  const tables = fuzzedRulebooks.map((id) => {
    const rulebook = fuzzedRulebook(id);
    const rows = (rulebook?.canaries ?? []).map(
      ({ name, documentation, foundBy, budget }) =>
        `| ${name} | ${documentation} | ${foundBy.join(', ')} | ${budget} | ${measuredColumns(results[id]?.[name])}`,
    );
    return [
      `## ${rulebook?.title}`,
      '',
      '| canary | what is wrong | found by | budget | median | each hunt |',
      '|---|---|---|---|---|---|',
      ...rows,
      '',
    ].join('\n');
  });
  return `${HEAD}\n${tables.join('\n')}`;
}

if (require.main === module)
  writeFileSync(join(__dirname, '..', '..', 'docs', 'canaries.md'), canariesPage());
