import type { RandomGames } from '../amendment/games';
import { type AmendmentImpact, countIn, isContained } from '../amendment/impact';
import type { RuleToRead } from '../amendment/reading';
import { differs, type FactBeside, type TablesBeside } from '../amendment/tables';
import {
  actingInWords,
  changeInWords,
  countsInWords,
  gamesInWords,
  groupInWords,
  otherwiseInWords,
  tablesInWords,
  unnoticedInWords,
  verdictInWords,
} from '../amendment/words';
import type { FailureGroup } from '../causes';
import type { ScenarioResult } from '../model';
import { htmlDocument } from './document';
import { escapeHtml } from './escape';

/** So many scenarios of a cause stand open; the rest is folded. */
const FEW = 5;
/** Of so many causes both tables stand open. */
const OPEN = 3;

/** The page of a meeting about an amendment: one HTML file that needs nothing else, and no script. */
export function renderImpact(impact: AmendmentImpact): string {
  const { amendment, unnoticed, version, date } = impact;
  const { name, rulebook, changes } = amendment;
  const made = [`rulewright ${version}`, ...(date === undefined ? [] : [date])].join(' · ');
  return htmlDocument({
    title: name,
    styles: ['report.css', 'amendment.css', 'print.css'],
    body: `<main>
<header><h1>${escapeHtml(name)}</h1> <span>an amendment of ${escapeHtml(`${rulebook.title} ${rulebook.edition}`)}</span></header>
<p class="made">${escapeHtml(made)}</p>
<ul class="changes">
${changes.map((change) => `<li>${escapeHtml(changeInWords(change))}</li>`).join('\n')}
</ul>
${unnoticed
  .map(
    (change) =>
      `<p class="unnoticed" role="alert"><strong>Nobody noticed: ${escapeHtml(changeInWords(change))}</strong> ${escapeHtml(unnoticedInWords(impact))}</p>`,
  )
  .join('\n')}
<p class="verdict" data-contained="${isContained(impact)}"><strong>${escapeHtml(verdictInWords(impact))}</strong></p>
<p>${escapeHtml(countsInWords(impact))}.</p>
${sections(impact)}
</main>`,
  });
}

function sections(impact: AmendmentImpact): string {
  const { amendment, linked, elsewhere, notSetUp, mended, otherwise, acting, games, tables } = impact;
  const groups = (id: string, title: string, all: readonly FailureGroup[]): string =>
    section(
      id,
      title,
      countIn(all),
      all.map((group, place) => groupItem(group, tables, place < OPEN)).join('\n'),
    );
  return [
    groups('linked', `Broke, and is linked to ${amendment.numbers.join(', ')}`, linked),
    groups('elsewhere', 'Broke elsewhere', elsewhere),
    groups('not-set-up', 'Could not be set up any more', notSetUp),
    section('mended', 'Failed, and passes now', mended.length, list(mended.map(scenarioItem))),
    section(
      'otherwise',
      'Plays otherwise, and passes all the same',
      otherwise.length,
      list(
        otherwise.map((each) => {
          const drawn = tables.get(each.scenario.id);
          return `${scenarioItem(each.scenario)}<br>${escapeHtml(otherwiseInWords(each))}${drawn ? tablesDrawn(drawn) : ''}`;
        }),
      ),
    ),
    section(
      'acting',
      'Rules by which games first go another way',
      acting.length,
      list(acting.map((each) => escapeHtml(actingInWords(each)))),
    ),
    games === undefined ? '' : gameSection(games),
    readingSection(impact),
  ]
    .filter((part) => part !== '')
    .join('\n');
}

const section = (id: string, title: string, count: number, body: string): string =>
  count === 0 ? '' : `<section id="${id}">\n<h2>${escapeHtml(title)} (${count})</h2>\n${body}\n</section>`;

/** A list of which the first few stand open. */
function list(items: readonly string[]): string {
  const all = (some: readonly string[]): string =>
    `<ul>${some.map((each) => `<li>${each}</li>`).join('\n')}</ul>`;
  if (items.length <= FEW) return all(items);
  return `${all(items.slice(0, FEW))}\n<details><summary>${items.length - FEW} more</summary>${all(items.slice(FEW))}</details>`;
}

function groupItem(group: FailureGroup, tables: ReadonlyMap<string, TablesBeside>, isOpen: boolean): string {
  const drawn = group.scenarios.find(({ id }) => tables.has(id));
  const beside = drawn && tables.get(drawn.id);
  return `<article>
<h3>${escapeHtml(groupInWords(group))}</h3>
${list(group.scenarios.map(scenarioItem))}
${drawn && beside ? tablesOfGroup(drawn.name, beside, isOpen) : ''}
</article>`;
}

function tablesOfGroup(name: string, tables: TablesBeside, isOpen: boolean): string {
  const drawn = tablesDrawn(tables, name);
  if (isOpen) return drawn;
  return `<details><summary>First another way ${escapeHtml(tablesInWords(tables))}</summary>${drawn}</details>`;
}

const scenarioItem = ({ name, rules, id }: ScenarioResult): string =>
  `${escapeHtml(name)}${rules.length > 0 ? ` <span class="number">${escapeHtml(rules.join(', '))}</span>` : ''} <small>${escapeHtml(id)}</small>`;

/** Both tables side by side, after the step in which they first differ: what differs stands open, what is the same is folded. */
function tablesDrawn({ step, facts, events }: TablesBeside, name?: string): string {
  const other = facts.filter(differs);
  const same = facts.filter((fact) => !differs(fact));
  const happened = (side: readonly string[], beside: readonly string[]): string => {
    if (side.length === 0) return 'nothing';
    const left = [...beside];
    const items = side.map((event) => {
      const place = left.indexOf(event);
      if (place >= 0) left.splice(place, 1);
      return `<li>${place < 0 ? `<strong>${escapeHtml(event)}</strong>` : escapeHtml(event)}</li>`;
    });
    return `<ol>${items.join('')}</ol>`;
  };
  return `<table class="beside">
<caption>${name === undefined ? 'First another way' : `“${escapeHtml(name)}” first goes another way`} after <em>${escapeHtml(`${step.keyword} ${step.text}`)}</em> (line ${step.line})</caption>
<thead><tr><th scope="col">What is seen</th><th scope="col">As it is</th><th scope="col">Amended</th></tr></thead>
<tbody>
${other.map((fact) => factRow(fact, true)).join('\n')}
<tr><th scope="row">What happens in this step.</th><td>${happened(events.before, events.after)}</td><td>${happened(events.after, events.before)}</td></tr>
</tbody>
</table>
<details><summary>The rest of the table, the same in both: ${same.length}</summary>
<table class="beside"><tbody>${same.map((fact) => factRow(fact, false)).join('\n')}</tbody></table></details>`;
}

const factRow = ({ what, before, after }: FactBeside, isOther: boolean): string =>
  `<tr${isOther ? ' class="other"' : ''}><th scope="row">${escapeHtml(what)}</th><td>${escapeHtml(before)}</td><td>${escapeHtml(after)}</td></tr>`;

function gameSection(games: RandomGames): string {
  const { smallest } = games;
  const shown =
    smallest === undefined
      ? []
      : [
          `<p>The smallest: ${escapeHtml(smallest.message)}</p>`,
          smallest.scenario === undefined
            ? `<p>No scenario shows it: ${escapeHtml(smallest.why ?? '')}</p>`
            : `<pre><code>${escapeHtml(smallest.scenario.trimEnd())}</code></pre>`,
          ...(smallest.tables === undefined ? [] : [tablesDrawn(smallest.tables)]),
        ];
  return `<section id="games">\n<h2>Random games</h2>\n<p>${escapeHtml(gamesInWords(games))}</p>\n${shown.join('\n')}\n</section>`;
}

function readingSection({ reading }: AmendmentImpact): string {
  const { citing, alike, rulings, invariants } = reading;
  const rule = ({ rule: number, title, why }: RuleToRead): string =>
    `<span class="number">${escapeHtml(number)}</span> ${title === undefined ? '' : `${escapeHtml(title)}: `}${escapeHtml(why)}`;
  const parts: readonly (readonly [title: string, items: readonly string[]])[] = [
    ['Rules that cite it or say it again', citing.map(rule)],
    ['Rules that may speak of the same', alike.map(rule)],
    [
      'Rulings',
      rulings.map(
        ({ id, question, taken }) =>
          `<span class="number">${escapeHtml(id)}</span> ${escapeHtml(question)} <em>Taken: ${escapeHtml(taken)}</em>`,
      ),
    ],
    [
      'Invariants',
      invariants.map(
        ({ number, says }) => `<span class="number">${escapeHtml(number)}</span> ${escapeHtml(says)}`,
      ),
    ],
  ];
  const told = parts.filter(([, items]) => items.length > 0);
  if (told.length === 0) return '';
  return `<section id="reading">\n<h2>Read again</h2>\n${told.map(([title, items]) => `<h3>${title}</h3>\n${list(items)}`).join('\n')}\n</section>`;
}
