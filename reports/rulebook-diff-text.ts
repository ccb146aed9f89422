import colours from 'picocolors';
import type { Change, HeadingChange, LeftReference } from '../rulebooks/diff/changes';
import type { Place } from '../rulebooks/source';
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
import { wordChanges } from './word-changes';

/** How many changes of a kind, and places of a change, are shown where not everything is asked for. */
const FEW_CHANGES = 12;
const FEW_PLACES = 3;
const FEW_WORDS = 14;

const titles: Readonly<Record<Change['what'], string>> = {
  heading: 'Headings',
  removed: 'Removed',
  added: 'Added',
  reworded: 'Reworded',
  split: 'Split (a guess, by the words that they share)',
  merged: 'Merged (a guess, by the words that they share)',
  moved: 'Printed elsewhere',
  'references left': 'References that did not follow',
  renumbered: 'Renumbered',
  'references follow': 'References follow the renumbering',
};

/**
 * The comparison in words: how much changed, then each change with what it touches.
 *
 * @param everything whether every change, rule and place is listed, and not only the first few
 */
export function describeDiff(report: DiffReport, everything: boolean): string {
  const { comparison, names, kinds } = report;
  const { older, newer, unchanged } = comparison;
  const head = `${names.older} → ${names.newer}: ${counted(older.rules, 'rule')} → ${newer.rules}, ${unchanged} unchanged`;
  if (kinds.length === 0) return [head, ...limitsOf(comparison, names), 'Nothing changed.'].join('\n');
  const summary = kinds.map(({ what, count, touched }) =>
    `  ${what.padEnd(17)} ${String(count).padStart(5)}  ${touches(touched)}`.trimEnd(),
  );
  const parts = kinds.map(({ what }) => {
    const changes = sectionOf(report, what, everything);
    const shown = everything ? changes : changes.slice(0, FEW_CHANGES);
    const rest = changes.length - shown.length;
    const more = rest > 0 ? [colours.dim(`  and ${rest} more; --details lists them`)] : [];
    return [colours.bold(titles[what]), ...shown.map((each) => `  ${each}`), ...more].join('\n');
  });
  const note = comparison.withTexts
    ? []
    : [`${digestsOnly(comparison)}: words are not compared, and nothing is found split or merged.`];
  return [[head, ...limitsOf(comparison, names)].join('\n'), summary.join('\n'), ...parts, ...note].join(
    '\n\n',
  );
}

function sectionOf(report: DiffReport, what: Change['what'], everything: boolean): string[] {
  const about = (touched: Touched) => places(touched, everything);
  switch (what) {
    case 'heading':
      return changesOf(report, what).map(({ change }) => headingChange(change));
    case 'removed':
      return changesOf(report, what).map(
        ({ change, touched }) => `${change.key}${beginning(change.text, everything)}${about(touched)}`,
      );
    case 'added':
      return changesOf(report, what).map(({ change }) => {
        const like = change.sameTextAs === undefined ? '' : `, the same text as ${change.sameTextAs}`;
        return `${change.key}${like}${beginning(change.text, everything)}`;
      });
    case 'reworded':
      return changesOf(report, what).map(({ change, touched }) => {
        const { from, to, texts } = change;
        const words = texts === undefined ? '' : `  ${markedWords(texts.before, texts.after)}`;
        return `${from === to ? from : `${from} → ${to}`}${words}${about(touched)}`;
      });
    case 'split':
      return changesOf(report, what).map(
        ({ change, touched }) => `${change.from} → ${change.into.join(' + ')}${about(touched)}`,
      );
    case 'merged':
      return changesOf(report, what).map(
        ({ change, touched }) => `${change.from.join(' + ')} → ${change.into}${about(touched)}`,
      );
    case 'moved':
      return changesOf(report, what).map(
        ({ change, touched }) =>
          `${change.keys.join(', ')}: now ${after(change.afterNow)}, before ${after(change.afterBefore)}${about(touched)}`,
      );
    case 'references left':
      return changesOf(report, what).map(
        ({ change, touched }) =>
          `${change.to}${citesStill(change.cites, report.names.newer, colours.dim)}${about(touched)}`,
      );
    case 'renumbered':
      return changesOf(report, what).map(({ change, touched }) => {
        const each = change.rules.map(({ from, to }) => `\n    ${from} → ${to}`).join('');
        return `${renumberedRun(change.rules)}${suffix(touches(touched))}${everything ? each : ''}`;
      });
    case 'references follow':
      return changesOf(report, what).map(({ change }) =>
        everything || change.keys.length <= FEW_CHANGES
          ? change.keys.join(', ')
          : `${change.keys.slice(0, FEW_CHANGES).join(', ')} and ${change.keys.length - FEW_CHANGES} more`,
      );
  }
}

/**
 * What a rule still cites by its old number, each with both places where they are known.
 *
 * @param show how a place is written: `file:line:column`
 */
export function citesStill(
  cites: readonly LeftReference[],
  file: string,
  show: (place: string) => string = (place) => place,
): string {
  const at = (place: Place | undefined) =>
    place === undefined ? '' : ` (${show(`${file}:${place.line}:${place.column}`)})`;
  const each = cites.map(
    ({ number, now, place, nowPlace }) =>
      `${number}${at(place)}, which is ${now === undefined ? 'gone' : `${now} now${at(nowPlace)}`}`,
  );
  return ` still cites ${each.join('; ')}`;
}

/** A chapter's or section's change in a few words. */
export function headingChange({ level, before, now }: HeadingChange): string {
  const name = (part: { readonly number: string; readonly title: string }) =>
    `${level} ${part.number} ${part.title}`.trimEnd();
  if (before === undefined) return now === undefined ? '' : `added: ${name(now)}`;
  if (now === undefined) return `removed: ${name(before)}`;
  return `${name(before)} → ${before.number === now.number ? now.title : `${now.number} ${now.title}`.trimEnd()}`;
}

/** What is touched, in numbers; empty where nothing is. */
function touches(touched: Touched): string {
  const { scenarios, invariants, rulings, citing, restating, exercising, enforcing } = touched;
  const objects = enforcing.flatMap((each) => each.objects);
  const parts = [
    scenarios.length > 0 ? counted(scenarios.length, 'scenario') : '',
    invariants.length > 0 ? counted(invariants.length, 'invariant') : '',
    rulings.length > 0 ? counted(rulings.length, 'ruling') : '',
    citing.length > 0 ? `cited by ${counted(citing.length, 'rule')}` : '',
    restating.length > 0 ? `said again by ${counted(restating.length, 'rule')}` : '',
    exercising.length > 0 ? `exercised by ${counted(exercising.length, 'other scenario')}` : '',
    objects.length > 0 ? `enforced by ${counted(objects.length, 'object')} of the engine` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function places(touched: Touched, everything: boolean): string {
  const { scenarios, invariants, rulings, citing, restating, exercising, enforcing } = touched;
  const line =
    (what: string) =>
    ({ name, at }: NamedScenario) =>
      `\n    ${what}${name}  ${colours.dim(at)}`;
  const all = [...scenarios.map(line('')), ...invariants.map(line('invariant: '))];
  const shown = everything ? all : all.slice(0, FEW_PLACES);
  const rest = all.length - shown.length;
  const more = rest > 0 ? `\n    and ${counted(rest, 'scenario')} more` : '';
  const about = rulings.length > 0 ? `\n    rulings: ${rulings.join(', ')}` : '';
  const cited = citing.length > 0 ? `\n    cited by ${fewOf(citing, everything)}` : '';
  const again =
    restating.length > 0 ? `\n    said again, see that it still is: ${fewOf(restating, everything)}` : '';
  const others = exercising.map(({ at }) => at);
  const played =
    others.length > 0
      ? `\n    exercised by ${counted(others.length, 'other scenario')}: ${colours.dim(fewOf(others, everything))}`
      : '';
  const rules = enforcing.map((each) => enforced(each, everything)).join('');
  return `${shown.join('')}${more}${about}${cited}${again}${played}${rules}`;
}

/** What the engine has under a number, in lines: what it is called, where it stands, what an amendment may say of it. */
function enforced({ number, objects, at, amendments }: EnforcedRule, everything: boolean): string {
  const few = (list: readonly string[]) => {
    const shown = everything ? list : list.slice(0, FEW_PLACES);
    return [...shown, ...(shown.length < list.length ? [`and ${list.length - shown.length} more`] : [])];
  };
  return [
    `\n    enforced under ${number} by ${few(objects.map(({ title, form }) => `${title} (${form})`)).join('; ')}`,
    ...few(at).map((place) => `\n      ${colours.dim(place)}`),
    ...(amendments.length === 0 ? [] : [`\n      an amendment may say: ${amendments.join(', ')}`]),
  ].join('');
}

function fewOf(list: readonly string[], everything: boolean): string {
  const shown = everything ? list : list.slice(0, FEW_CHANGES);
  const rest = list.length - shown.length;
  return `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function suffix(text: string): string {
  return text === '' ? '' : `  (${text})`;
}

function after(rule: string | undefined): string {
  return rule === undefined ? 'at the beginning' : `after ${rule}`;
}

function beginning(text: string | undefined, everything: boolean): string {
  if (text === undefined) return '';
  const words = text.split(' ');
  return `  ${everything || words.length <= FEW_WORDS ? text : `${words.slice(0, FEW_WORDS).join(' ')} …`}`;
}

function markedWords(before: string, after: string): string {
  return wordChanges(before, after)
    .map(({ what, text }) => {
      if (what === 'same') return text;
      return what === 'out' ? colours.red(`[-${text}-]`) : colours.green(`{+${text}+}`);
    })
    .join('');
}
