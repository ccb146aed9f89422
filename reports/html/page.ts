import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunResult } from '../model';
import { pageResult } from './page-result';

const asset = (name: string): string => readFileSync(join(__dirname, name), 'utf8');

const styles = ['report.css', 'scenario.css', 'filters.css', 'agreement.css', 'causes.css'];

/** The page's modules, each after those that it imports: they become one script. */
const clientModules = [
  'dom.mjs',
  'state.mjs',
  'scenario.mjs',
  'causes.mjs',
  'rule.mjs',
  'filters.mjs',
  'engine.mjs',
  'report.mjs',
];

/** The report of a run: one HTML file that needs nothing else, neither files nor a network. */
export function renderReport(result: RunResult): string {
  const books = result.rulebooks.map(({ title, edition }) => `${title} ${edition}`).join(', ');
  const script = clientModules.map((name) => withoutModuleSyntax(asset(join('client', name)))).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:">
<link rel="icon" href="data:,">
<title>${escapeHtml(`Rulewright: ${books}`)}</title>
<style>
${styles.map(asset).join('')}
</style>
</head>
<body>
<noscript>This report is drawn by a script inside this file: allow scripts to read it.</noscript>
<main id="report"></main>
<script type="application/json" id="result">${embedJson(pageResult(result))}</script>
<script type="module">
${script}
</script>
</body>
</html>
`;
}

/** JSON that can stand inside a script element: nothing in it ends the element, or begins a comment. */
export function embedJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Text that can stand in an element or an attribute. */
export function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

function withoutModuleSyntax(source: string): string {
  return source.replace(/^import\s[^;]*;\n/gm, '').replace(/^export (?=function|const)/gm, '');
}
