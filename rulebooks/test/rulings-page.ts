import { readdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { Query } from '@cucumber/query';
import { play } from '../../cli/run';
import { loadRulings } from '../library';
import type { Ruling } from '../model';

const root = join(__dirname, '../..');
const tag = '@ruling:';

/** The scenarios that carry the tag of a ruling, or inherit it, by the ruling's id. */
export async function findScenarios(id: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const folder = join(root, 'features', id);
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

/** The page about the rulings, in Markdown. */
export function rulingsPage(rulings: readonly Ruling[]): string {
  const rows = rulings.map(
    ({ id, rules, question, taken }) =>
      `| ${id} | ${rules.join(', ')} | ${cell(question)} | ${cell(taken)} |`,
  );
  const unproven = rulings.filter(({ scenarios }) => scenarios.length === 0).map(({ id }) => id);
  return `# Rulings

Where the rulebook of Legions of Will contradicts itself, is silent, or prints a number twice, a program must still do
one thing. Each such place is a ruling: the rules in question, the readings that are possible, the one that the reference
engine takes, and why. They are the readings of this project, not the publisher's; the report marks the rules concerned
as ambiguous.

All of it, with the other readings, the reasons and the scenarios, is in
[\`rulebooks/legions-of-will/rulings.json\`](../rulebooks/legions-of-will/rulings.json). A scenario that pins a reading
carries the ruling's tag, e.g. \`@ruling:low-004\`: \`npx rulewright check --tags @ruling:low-004\` plays those alone, and
\`--tags "not @ruling:low-004"\` all others. A number with \`~2\` is the second rule that is printed with that number.

This table is made from that file, and the file's lists of scenarios from the tags:
\`npx ts-node rulebooks/test/rulings-page.ts\`.

| ruling | rules | question | reading taken |
|---|---|---|---|
${rows.join('\n')}

${unproven.length === 0 ? 'Every ruling has a scenario.' : `No scenario pins these: ${unproven.join(', ')}.`}
`;
}

async function write(id: string): Promise<void> {
  const scenarios = await findScenarios(id);
  const rulings = loadRulings(id).map((each) => ({ ...each, scenarios: scenarios.get(each.id) ?? [] }));
  writeFileSync(join(root, 'rulebooks', id, 'rulings.json'), `${JSON.stringify(rulings, null, 2)}\n`);
  writeFileSync(join(root, 'docs/rulings.md'), rulingsPage(rulings));
}

if (require.main === module) void write('legions-of-will');
