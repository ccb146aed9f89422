import { nameOf } from '../conformance';
import { isFailure } from '../ladder';
import type { RunResult, ScenarioResult } from '../model';
import { enforcements, verdicts } from '../model';
import { countRules, rulesIn, summarise } from '../summary';
import { describeAmendment } from '../under-amendment';
import { describeUnfinished } from '../unfinished';
import { escapeHtml } from './escape';

const LONGEST_MESSAGE = 300;

/** What a report says where no script may run: the counts, what did not pass and why, and how far each chapter has come. */
export function renderPlainReport(result: RunResult): string {
  const { scenarios, counts, rulebooks, engine, origin, unfinished } = result;
  const under = describeAmendment(result.amendment);
  const present = verdicts.filter((verdict) => counts[verdict] > 0);
  const failures = scenarios.filter(({ verdict }) => isFailure(verdict));
  const facts = [origin?.date, origin?.commit && `commit ${origin.commit}`, origin?.command];
  return `<main>
<h1>Rulewright</h1>
<p>${escapeHtml([nameOf(engine), ...facts.filter((fact) => fact !== undefined)].join(' · '))}</p>
<p>${scenarios.length} scenario${scenarios.length === 1 ? '' : 's'}: ${present.map((verdict) => `${counts[verdict]} ${verdict}`).join(', ')}</p>
${under === undefined ? '' : `<p><strong>${escapeHtml(under)}</strong></p>`}
${unfinished === undefined ? '' : `<p><strong>${escapeHtml(describeUnfinished(unfinished))}</strong></p>`}
${failures.length === 0 ? '' : `<h2>What did not pass (${failures.length})</h2>\n<ul>\n${failures.map(failureItem).join('\n')}\n</ul>`}
${rulebooks.map((rulebook) => chapterTable(rulebook, scenarios)).join('\n')}
<p>Rules, scenarios and traces are drawn by a script inside this file: allow scripts to read them. results.json, beside it, says the same.</p>
</main>`;
}

function failureItem({ id, name, verdict, rules, steps, message = '' }: ScenarioResult): string {
  const step = steps.find((each) => each.verdict !== 'passed');
  const [line = ''] = message.split('\n');
  const parts = [
    `${verdict}: ${name}`,
    rules.join(', '),
    id,
    step === undefined ? '' : `line ${step.line}: ${step.keyword} ${step.text}`,
    line.length > LONGEST_MESSAGE ? `${line.slice(0, LONGEST_MESSAGE)}…` : line,
  ];
  return `<li>${parts
    .filter((part) => part !== '')
    .map(escapeHtml)
    .join('<br>')}</li>`;
}

function chapterTable(rulebook: RunResult['rulebooks'][number], scenarios: RunResult['scenarios']): string {
  const rows = summarise(rulebook, scenarios).map(({ number, title, rules, linked, passing, failing }) => {
    const cells = [rules, linked, passing, failing].map((count) => `<td>${count}</td>`).join('');
    return `<tr><th scope="row">${escapeHtml(`${number} ${title}`)}</th>${cells}</tr>`;
  });
  const columns = ['Chapter', 'rules', 'linked', 'passing', 'failing'].map(
    (name) => `<th scope="col">${name}</th>`,
  );
  return `<h2>${escapeHtml(`${rulebook.title} ${rulebook.edition}`)}</h2>
<table>
<thead><tr>${columns.join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>${enforcementLine(rulebook)}${assumedLine(rulebook)}`;
}

/** How the engine comes to keep the rules; nothing where it tells of none. */
function enforcementLine(rulebook: RunResult['rulebooks'][number]): string {
  const counts = countRules(rulesIn(rulebook)).enforcement;
  const present = enforcements.filter((each) => counts[each] > 0);
  return present.length === 0
    ? ''
    : `\n<p>Rules by their object: ${present.map((each) => `${counts[each]} ${each}`).join(', ')}</p>`;
}

/** What the edition has from another one; nothing where its rulebook holds all. */
function assumedLine({ assumed }: RunResult['rulebooks'][number]): string {
  if (assumed.length === 0) return '';
  const all = assumed.map(({ number, from }) => `${number} (from ${from.edition} ${from.number})`);
  return `\n<p>Assumed, and none of it counts: ${escapeHtml(all.join(', '))}</p>`;
}
