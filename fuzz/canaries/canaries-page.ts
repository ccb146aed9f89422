import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fuzzedRulebook, fuzzedRulebooks } from '../rulebooks';
import { measured } from './measure';

const HEAD = `# Canaries

Engines with a fault each, planted to see that random games find it. Each is a mistake that somebody could make; a unit
test hunts every one of them and fails when one is not found within its budget of decisions.

The table says how many decisions it took, over all games until the first one that breaks an invariant: the median of
several seeds. \`npx ts-node fuzz/canaries/measure.ts\` measures again, \`npx ts-node fuzz/canaries/canaries-page.ts\`
writes this page. What the numbers of invariants mean is in [docs/invariants.md](invariants.md).
`;

/** The one in the middle; a hunt that found nothing counts as longer than any other. */
function median(decisions: readonly (number | null)[]): string {
  const sorted = decisions.map((each) => each ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return middle === undefined ? 'not measured' : Number.isFinite(middle) ? String(middle) : 'not found';
}

/** The page about canaries, in Markdown. */
export function canariesPage(): string {
  const results = measured();
  const tables = fuzzedRulebooks.map((id) => {
    const rulebook = fuzzedRulebook(id);
    const rows = (rulebook?.canaries ?? []).map(
      ({ name, documentation, foundBy, budget }) =>
        `| ${name} | ${documentation} | ${foundBy.join(', ')} | ${budget} | ${median(results[id]?.[name] ?? [])} |`,
    );
    return [
      `## ${rulebook?.title}`,
      '',
      '| canary | what is wrong | found by | budget | median |',
      '|---|---|---|---|---|',
      ...rows,
      '',
    ].join('\n');
  });
  return `${HEAD}\n${tables.join('\n')}`;
}

if (require.main === module)
  writeFileSync(join(__dirname, '..', '..', 'docs', 'canaries.md'), canariesPage());
