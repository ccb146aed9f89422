import type { Change } from '../rulebooks/diff/changes';
import { counted, renumberedRun } from './rule-runs';
import {
  changesOf,
  type DiffReport,
  digestsOnly,
  type EnforcedRule,
  limitsOf,
  type NamedScenario,
  type Touched,
} from './rulebook-diff';
import { citesStill, headingChange } from './rulebook-diff-text';
import { wordChanges } from './word-changes';

const titles: Readonly<Record<Change['what'], string>> = {
  heading: 'headings',
  removed: 'removed',
  added: 'added',
  reworded: 'reworded',
  split: 'split (guess)',
  merged: 'merged (guess)',
  moved: 'printed elsewhere',
  'references left': 'references that did not follow',
  renumbered: 'renumbered',
  'references follow': 'references follow',
};

/** A host shortens what is longer than this; so many changes of a kind are enough to decide by. */
const MOST_CHANGES = 200;

/** The comparison in Markdown that fits a pull request: a table of what changed, and below it the details, folded. */
export function diffToMarkdown(report: DiffReport): string {
  const { comparison, names, kinds, touched } = report;
  const { older, newer, unchanged, withTexts } = comparison;
  const head = `**${plain(names.older)}** → **${plain(names.newer)}**: ${counted(older.rules, 'rule')} → ${newer.rules}, ${unchanged} unchanged`;
  if (kinds.length === 0)
    return `${[head, ...limitsOf(comparison, names).map(plain), 'Nothing changed.'].join('\n\n')}\n`;
  const rows = kinds.map((kind) => `| ${titles[kind.what]} | ${kind.count} | ${cells(kind.touched)} |`);
  const folded = kinds.map(({ what, count }) => {
    const items = itemsOf(report, what);
    const rest = items.length - MOST_CHANGES;
    const lines = items.slice(0, MOST_CHANGES).map((item) => `- ${item}`);
    const more = rest > 0 ? [`- … and ${rest} more`] : [];
    return `<details><summary>${titles[what]}: ${count}</summary>\n\n${[...lines, ...more].join('\n')}\n\n</details>`;
  });
  const note = withTexts ? [] : [`${digestsOnly(comparison)}: words were not compared.`];
  return `${[
    head,
    ...limitsOf(comparison, names).map(plain),
    [
      '| change | rules | scenarios | invariants | rulings | citing rules | rules that say the same | other scenarios that exercise them | objects of the engine |',
      '|---|---:|---:|---:|---:|---:|---:|---:|',
      ...rows,
      `| all together | | ${cells(touched)} |`,
    ].join('\n'),
    ...folded,
    ...note,
  ].join('\n\n')}\n`;
}

function cells(touched: Touched): string {
  const { scenarios, invariants, rulings, citing, restating, exercising, enforcing } = touched;
  const objects = enforcing.flatMap((each) => each.objects);
  return [scenarios, invariants, rulings, citing, restating, exercising, objects]
    .map(({ length }) => length)
    .join(' | ');
}

function itemsOf(report: DiffReport, what: Change['what']): string[] {
  switch (what) {
    case 'heading':
      return changesOf(report, what).map(({ change }) => plain(headingChange(change)));
    case 'removed':
      return changesOf(report, what).map(
        ({ change, touched }) => `**${change.key}** ${plain(change.text ?? '')}${about(touched)}`,
      );
    case 'added':
      return changesOf(report, what).map(({ change }) => {
        const like = change.sameTextAs === undefined ? '' : ` (the same text as ${change.sameTextAs})`;
        return `**${change.key}**${like} ${plain(change.text ?? '')}`.trimEnd();
      });
    case 'reworded':
      return changesOf(report, what).map(({ change, touched }) => {
        const { from, to, texts } = change;
        const words = texts === undefined ? '' : ` ${marked(texts.before, texts.after)}`;
        return `**${from === to ? from : `${from} → ${to}`}**${words}${about(touched)}`;
      });
    case 'split':
      return changesOf(report, what).map(
        ({ change, touched }) => `**${change.from}** → ${change.into.join(' + ')}${about(touched)}`,
      );
    case 'merged':
      return changesOf(report, what).map(
        ({ change, touched }) => `**${change.from.join(' + ')}** → ${change.into}${about(touched)}`,
      );
    case 'moved':
      return changesOf(report, what).map(
        ({ change, touched }) =>
          `**${change.keys.join(', ')}**, now after ${change.afterNow ?? 'nothing'}${about(touched)}`,
      );
    case 'references left':
      return changesOf(report, what).map(
        ({ change, touched }) =>
          `**${change.to}**${citesStill(change.cites, report.names.newer, (place) => `\`${place}\``)}${about(touched)}`,
      );
    case 'renumbered':
      return changesOf(report, what).map(
        ({ change, touched }) => `${renumberedRun(change.rules)}${about(touched)}`,
      );
    case 'references follow':
      return changesOf(report, what).map(({ change }) => change.keys.join(', '));
  }
}

function about(touched: Touched): string {
  const { scenarios, invariants, rulings, citing, restating, exercising, enforcing } = touched;
  const line = ({ name, at }: NamedScenario) => `${plain(name)} (\`${at}\`)`;
  const lines = [
    ...scenarios.map((each) => `scenario: ${line(each)}`),
    ...invariants.map((each) => `invariant: ${line(each)}`),
    ...rulings.map((id) => `ruling: ${id}`),
    ...(citing.length > 0 ? [`cited by ${citing.join(', ')}`] : []),
    ...(restating.length > 0 ? [`said again, see that it still is: ${restating.join(', ')}`] : []),
    ...exercising.map((each) => `exercised by: ${line(each)}`),
    ...enforcing.map(enforced),
  ];
  return lines.map((each) => `\n  - ${each}`).join('');
}

function enforced({ number, objects, at, amendments }: EnforcedRule): string {
  const names = objects.map(({ title, form }) => `${plain(title)} (${form})`).join('; ');
  const may = amendments.length === 0 ? '' : `; an amendment may say: ${amendments.join(', ')}`;
  return `enforced under ${number} by ${names}: ${at.map((place) => `\`${place}\``).join(', ')}${may}`;
}

function marked(before: string, after: string): string {
  return wordChanges(before, after)
    .map(({ what, text }) => {
      if (what === 'same') return plain(text);
      return what === 'out' ? `<del>${plain(text)}</del>` : `<ins>${plain(text)}</ins>`;
    })
    .join('');
}

/** A text that Markdown shows as it is: no emphasis, no tag, nobody mentioned. */
function plain(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[@#](?=\w)/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/[\\`*_[\]|~]/g, (sign) => `\\${sign}`);
}
