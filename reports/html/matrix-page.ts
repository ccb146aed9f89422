import { type Agreement, allAgreements, type Matrix } from '../conformance';
import type { DescribedRule } from '../described-rules';
import { asset, htmlDocument } from './document';
import { escapeHtml } from './escape';

/** Where the page of an engine lies, and its verdicts in words; in the matrix's order. */
export interface EngineLink {
  readonly href: string;
  readonly counts: string;
}

type Row = Matrix['rows'][number];
type Describe = (rulebook: string, key: string) => DescribedRule | undefined;

/**
 * Several engines side by side: one HTML file that leads to the page of each engine. Its script only narrows the table
 * by words, chapter and state.
 */
export function renderMatrix(
  { engines, rows }: Matrix,
  links: readonly EngineLink[],
  describe: Describe,
): string {
  const telling = rows.filter(({ agreements }) => agreements.some((agreement) => agreement !== 'agrees'));
  const rest = rows.filter((row) => !telling.includes(row));
  const names = engines.map((name, place) => linked(links[place]?.href, name));
  const head = ['Rule', 'What it is about', 'Section'].map(escapeHtml);
  const columns = [...head, ...names].map((name) => `<th scope="col">${name}</th>`).join('');
  const table = (title: string, those: Matrix['rows']): string => `<table>
<caption>${title}</caption>
<thead><tr>${columns}</tr></thead>
<tbody>
${those.map((row) => rowOf(row, links, describe)).join('\n')}
</tbody>
</table>`;
  const items = names.map((name, place) => `<li>${name}: ${escapeHtml(links[place]?.counts ?? '')}</li>`);
  return htmlDocument({
    title: `${engines.length} engines side by side`,
    styles: ['report.css', 'agreement.css', 'filters.css', 'matrix.css', 'print.css'],
    body: `<main>
<h1>${engines.length} engines side by side</h1>
<ul>
${items.join('\n')}
</ul>
<p>${rest.length} of ${rows.length} rules: all engines agree with the rulebook.</p>
${filters(rows, describe)}
${telling.length === 0 ? '' : table('Disagreements first, those in which engines differ before the others', telling)}
${rest.length === 0 ? '' : `<details>\n<summary>Rules on which all agree: ${rest.length}</summary>\n${table('Agreed with by all', rest)}\n</details>`}
</main>`,
    script: asset('client/matrix.mjs'),
  });
}

function filters(rows: readonly Row[], describe: Describe): string {
  const chapters = new Set(rows.map(({ rulebook, key }) => chapterOf(rulebook, describe(rulebook, key))));
  const states = allAgreements.filter((each) => rows.some(({ agreements }) => agreements.includes(each)));
  const option = (value: string) => `<option>${escapeHtml(value)}</option>`;
  const select = (label: string, name: string, values: readonly string[]) =>
    `<label>${label} <select name="${name}"><option value="">all</option>${values.map(option).join('')}</select></label>`;
  return `<form class="selects">
<label>Find rules <input type="search" name="search" autocomplete="off" placeholder="Number, title or section"></label>
${select('Chapter', 'chapter', [...chapters].sort())}
${select('Some engine', 'state', states)}
<output id="row-count"></output>
</form>`;
}

const chapterOf = (rulebook: string, rule: DescribedRule | undefined): string =>
  rule === undefined ? rulebook : `${rulebook}: ${rule.chapter}`;

const linked = (href: string | undefined, text: string): string =>
  href === undefined ? escapeHtml(text) : `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

function rowOf({ rulebook, key, agreements }: Row, links: readonly EngineLink[], describe: Describe): string {
  const rule = describe(rulebook, key);
  const words = [rule?.title ?? '', rule?.section ?? ''].map((each) => `<td>${escapeHtml(each)}</td>`);
  const cells = agreements.map((agreement, place) => cell(agreement, links[place]?.href, rulebook, key));
  const chapter = escapeHtml(chapterOf(rulebook, rule));
  return `<tr data-chapter="${chapter}"><th scope="row">${escapeHtml(rulebook)} ${escapeHtml(key)}</th>${[...words, ...cells].join('')}</tr>`;
}

function cell(agreement: Agreement, href: string | undefined, rulebook: string, key: string): string {
  const page = href && `${href}#${encodeURIComponent(rulebook)}/${encodeURIComponent(key)}`;
  return `<td data-state="${agreement}">${linked(page, agreement)}</td>`;
}
