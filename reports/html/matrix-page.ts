import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Agreement, Matrix } from '../conformance';
import { escapeHtml } from './page';

const asset = (name: string): string => readFileSync(join(__dirname, name), 'utf8');

/** Where the page of an engine lies, and its verdicts in words; in the matrix's order. */
export interface EngineLink {
  readonly href: string;
  readonly counts: string;
}

/** Several engines side by side: one HTML file, without any script, that leads to the page of each engine. */
export function renderMatrix({ engines, rows }: Matrix, links: readonly EngineLink[]): string {
  const telling = rows.filter(({ agreements }) => agreements.some((agreement) => agreement !== 'agrees'));
  const rest = rows.filter((row) => !telling.includes(row));
  const table = (title: string, those: Matrix['rows']): string =>
    `<table>\n<caption>${title}</caption>\n<thead><tr><th scope="col">Rule</th>${engines
      .map((name, place) => `<th scope="col">${linked(links[place]?.href, name)}</th>`)
      .join(
        '',
      )}</tr></thead>\n<tbody>\n${those.map((row) => rowOf(row, links)).join('\n')}\n</tbody>\n</table>`;
  const told = engines.map(
    (name, place) =>
      `<li>${linked(links[place]?.href, name)}: ${escapeHtml(links[place]?.counts ?? '')}</li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<link rel="icon" href="data:,">
<title>Rulewright: ${engines.length} engines side by side</title>
<style>
${['report.css', 'agreement.css', 'matrix.css'].map(asset).join('')}
</style>
</head>
<body>
<main>
<h1>${engines.length} engines side by side</h1>
<ul>
${told.join('\n')}
</ul>
<p>${rest.length} of ${rows.length} rules: all engines agree with the rulebook.</p>
${telling.length === 0 ? '' : table('Disagreements first, those in which engines differ before the others', telling)}
${rest.length === 0 ? '' : `<details>\n<summary>Rules on which all agree: ${rest.length}</summary>\n${table('Agreed with by all', rest)}\n</details>`}
</main>
</body>
</html>
`;
}

const linked = (href: string | undefined, text: string): string =>
  href === undefined ? escapeHtml(text) : `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

function rowOf({ rulebook, key, agreements }: Matrix['rows'][number], links: readonly EngineLink[]): string {
  const cells = agreements.map((agreement, place) => cell(agreement, links[place]?.href, key));
  return `<tr><th scope="row">${escapeHtml(rulebook)} ${escapeHtml(key)}</th>${cells.join('')}</tr>`;
}

function cell(agreement: Agreement, href: string | undefined, rule: string): string {
  const page = href === undefined ? undefined : `${href}#${encodeURIComponent(rule)}`;
  return `<td data-state="${agreement}">${linked(page, agreement)}</td>`;
}
