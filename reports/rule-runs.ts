import type { Successor } from '../rulebooks/diff/changes';

/** Rules that follow each other in one word: the first and the last of them. */
function runOf(rules: readonly string[]): string {
  const [first = ''] = rules;
  const last = rules.at(-1) ?? first;
  return first === last ? first : `${first}–${last}`;
}

/** A run of renumbered rules on one line, e.g. `701.5–701.12 → 702.5–702.12, 34 rules`. */
export function renumberedRun(rules: readonly Successor[]): string {
  const run = `${runOf(rules.map(({ from }) => from))} → ${runOf(rules.map(({ to }) => to))}`;
  const parts = [rules.length === 1 ? run : `${run}, ${rules.length} rules`];
  const following = rules.filter(({ text }) => text === 'references follow').length;
  const reworded = rules.filter(({ text }) => text === 'reworded').length;
  if (following > 0) parts.push(`references follow in ${following}`);
  if (reworded > 0) parts.push(rules.length === 1 ? 'reworded too' : `${reworded} of them reworded`);
  return parts.join('; ');
}

/** A number of things. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
