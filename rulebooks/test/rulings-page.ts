import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { Query } from '@cucumber/query';
import { play } from '../../cli/run';
import { loadRulebook, loadRulings, rulebookIds } from '../library';
import type { Ruling } from '../model';

const root = join(__dirname, '../..');
const tag = '@ruling:';

/** The scenarios that carry the tag of a ruling, or inherit it, by the ruling's id; none of a rulebook that has no features. */
export async function findScenarios(id: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const folder = join(root, 'features', id);
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.feature'))
    .map((file) => join(folder, file))
    .sort();
  const query = new Query();
  await play({ files, tags: '', off: [], seed: 0 }, [], true, (message) => query.update(message));
  const found = new Map<string, Set<string>>();
  for (const { name, tags, uri } of query.findAllPickles()) {
    const scenario = `${relative(root, resolve(uri)).replaceAll(sep, '/')}: ${name}`;
    for (const ruling of tags.filter((each) => each.name.startsWith(tag))) {
      const key = ruling.name.slice(tag.length);
      found.set(key, (found.get(key) ?? new Set()).add(scenario));
    }
  }
  return new Map([...found].sort().map(([key, scenarios]) => [key, [...scenarios]]));
}

const cell = (text: string) => text.replaceAll('|', '\\|');

/** The rulings of a rulebook. */
export interface RulingsOf {
  readonly id: string;
  /** What the rulebook is called, e.g. Legions of Will. */
  readonly game: string;
  readonly rulings: readonly Ruling[];
}

/** What the games are called, where the rulebook's title says something else. */
const names: Readonly<Record<string, string>> = {
  'legions-of-will': 'Legions of Will',
  'magic-rulings-summary': 'Magic, 2003',
  riftbound: 'Riftbound',
};

/** The rulings of every rulebook that has some, as they are stored. */
export const storedRulings = (): readonly RulingsOf[] =>
  rulebookIds()
    .map((id) => ({ id, game: names[id] ?? loadRulebook(id).title, rulings: loadRulings(id) }))
    .filter(({ rulings }) => rulings.length > 0);

function tableOf({ id, game, rulings }: RulingsOf): string {
  const rows = rulings.map(
    (each) => `| ${each.id} | ${each.rules.join(', ')} | ${cell(each.question)} | ${cell(each.taken)} |`,
  );
  const unproven = rulings.filter(({ scenarios }) => scenarios.length === 0).map((each) => each.id);
  const pinned =
    unproven.length === rulings.length
      ? 'No scenario pins any of these yet.'
      : `No scenario pins these: ${unproven.join(', ')}.`;
  return `## ${game}

From [\`rulebooks/${id}/rulings.json\`](../rulebooks/${id}/rulings.json).

| ruling | rules | question | reading taken |
|---|---|---|---|
${rows.join('\n')}

${unproven.length === 0 ? 'Every ruling has a scenario.' : pinned}
`;
}

/** The page about the rulings, in Markdown. */
export function rulingsPage(all: readonly RulingsOf[]): string {
  return `# Rulings

Where a rulebook contradicts itself, is silent, or prints a number twice, a program must still do
one thing. Each such place is a ruling: the rules in question, the readings that are possible, the one that the reference
engine takes, or is to take once it plays the rulebook, and why. They are the readings of this project, not the publishers'; the report marks the rules concerned
as ambiguous.

The other readings, the reasons and the scenarios are in one file a rulebook. A scenario that pins a reading
carries the ruling's tag, e.g. \`@ruling:low-004\`: \`npx rulewright check --tags @ruling:low-004\` plays those alone, and
\`--tags "not @ruling:low-004"\` all others. A number with \`~2\` is the second rule that is printed with that number.

These tables are made from those files, and the files' lists of scenarios from the tags:
\`npx ts-node rulebooks/test/rulings-page.ts\`.

${all.map(tableOf).join('\n')}`;
}

async function write(): Promise<void> {
  const all: RulingsOf[] = [];
  for (const { id, game, rulings: stored } of storedRulings()) {
    const scenarios = await findScenarios(id);
    const rulings = stored.map((each) => ({ ...each, scenarios: scenarios.get(each.id) ?? [] }));
    writeFileSync(join(root, 'rulebooks', id, 'rulings.json'), `${JSON.stringify(rulings, null, 2)}\n`);
    all.push({ id, game, rulings });
  }
  writeFileSync(join(root, 'docs/rulings.md'), rulingsPage(all));
}

if (require.main === module) void write();
