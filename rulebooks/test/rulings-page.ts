import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { Query } from '@cucumber/query';
import { play } from '../../cli/run';
import { loadRulebook, loadRulings, rulebookIds } from '../library';
import type { Ruling } from '../model';

const root = join(__dirname, '../..');
const tag = '@ruling:';
const underReading = /^an? (?:new )?.+ game under ruling (\S+) "([^"]+)" between /;

/** The scenarios of a rulebook's rulings. */
export interface ScenariosOfRulings {
  /** Those that carry the tag of a ruling, or inherit it, by the ruling's id. */
  readonly taken: ReadonlyMap<string, readonly string[]>;
  /** Those that are played under another reading: `low-033=letter`. */
  readonly otherwise: ReadonlyMap<string, readonly string[]>;
}

/** The scenarios of a rulebook's rulings: of the reading taken in the folder of its features, of the others beside it; none of one without features. */
export async function findScenarios(id: string): Promise<ScenariosOfRulings> {
  const folder = join(root, 'features', id);
  if (!existsSync(folder)) return { taken: new Map(), otherwise: new Map() };
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.feature'))
    .map((file) => join(folder, file));
  const readings = join(root, 'features/harness/readings', `${id}.feature`);
  if (existsSync(readings)) files.push(readings);
  const query = new Query();
  await play({ files: files.sort(), tags: '', off: [], seed: 0 }, [], true, (message) =>
    query.update(message),
  );
  const taken = new Map<string, Set<string>>();
  const otherwise = new Map<string, Set<string>>();
  const note = (found: Map<string, Set<string>>, key: string, scenario: string): void => {
    found.set(key, (found.get(key) ?? new Set()).add(scenario));
  };
  for (const { name, tags, uri, steps } of query.findAllPickles()) {
    const scenario = `${relative(root, resolve(uri)).replaceAll(sep, '/')}: ${name}`;
    for (const ruling of tags.filter((each) => each.name.startsWith(tag)))
      note(taken, ruling.name.slice(tag.length), scenario);
    for (const { text } of steps) {
      const [, ruling, reading] = underReading.exec(text) ?? [];
      if (ruling !== undefined) note(otherwise, `${ruling}=${reading}`, scenario);
    }
  }
  return { taken: listed(taken), otherwise: listed(otherwise) };
}

const listed = (found: ReadonlyMap<string, ReadonlySet<string>>): ReadonlyMap<string, readonly string[]> =>
  new Map([...found].sort().map(([key, scenarios]) => [key, [...scenarios]]));

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

/** The table of the readings that can be played and were not taken; nothing where there are none. */
function readingsOf(rulings: readonly Ruling[]): string {
  const rows = rulings.flatMap(({ id, playable = [] }) =>
    playable.map(({ name, reading, changes }) => {
      const written = changes.map((change) => `\`${cell(change)}\``).join('<br>');
      return `| \`${id}=${name}\` | ${cell(reading)} | ${written} |`;
    }),
  );
  if (rows.length === 0) return '';
  return `Other readings that can be played:

| asked for as | reading | what it changes |
|---|---|---|
${rows.join('\n')}

`;
}

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

${readingsOf(rulings)}${unproven.length === 0 ? 'Every ruling has a scenario.' : pinned}
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

Some of the other readings can be played, as changes of the engine's rules ([amendments](amendments.md)):

\`\`\`sh
npx rulewright check --ruling low-033=letter     # the rulebook's scenarios: those of the ruling break
npx rulewright fuzz --ruling low-033=letter      # random games
npx rulewright amend --ruling low-033=letter     # with and without it, side by side, and the meeting's page
\`\`\`

In an amendment a line says it, \`ruling low-033: letter\`, and in a scenario the first step:
\`Given a Legions of Will game under ruling low-033 "letter" between Alice and Bob\`. Each of them has such a scenario in
\`features/harness/readings\`. \`npx rulewright explain NUMBER\` lists the readings of the rulings about a rule.

These tables are made from those files, and the files' lists of scenarios from the tags:
\`npx ts-node rulebooks/test/rulings-page.ts\`.

${all.map(tableOf).join('\n')}`;
}

/** A ruling with the scenarios that there are. */
function withScenarios(ruling: Ruling, { taken, otherwise }: ScenariosOfRulings): Ruling {
  const scenarios = taken.get(ruling.id) ?? [];
  if (ruling.playable === undefined) return { ...ruling, scenarios };
  const playable = ruling.playable.map((each) => ({
    ...each,
    scenarios: otherwise.get(`${ruling.id}=${each.name}`) ?? [],
  }));
  return { ...ruling, scenarios, playable };
}

async function write(): Promise<void> {
  const all: RulingsOf[] = [];
  for (const { id, game, rulings: stored } of storedRulings()) {
    const scenarios = await findScenarios(id);
    const rulings = stored.map((each) => withScenarios(each, scenarios));
    writeFileSync(join(root, 'rulebooks', id, 'rulings.json'), `${JSON.stringify(rulings, null, 2)}\n`);
    all.push({ id, game, rulings });
  }
  writeFileSync(join(root, 'docs/rulings.md'), rulingsPage(all));
}

if (require.main === module) void write();
