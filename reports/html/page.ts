import { gzipSync } from 'node:zlib';
import type { RunResult } from '../model';
import { asset, htmlDocument } from './document';
import { pageResult } from './page-result';
import { renderPlainReport } from './plain-report';

const styles = [
  'report.css',
  'places.css',
  'scenario.css',
  'filters.css',
  'agreement.css',
  'causes.css',
  'print.css',
];

/** The page's modules, each after those that it imports: they become one script. */
const clientModules = [
  'address.mjs',
  'dom.mjs',
  'state.mjs',
  'places.mjs',
  'titles.mjs',
  'scenario.mjs',
  'causes.mjs',
  'rule.mjs',
  'tree.mjs',
  'search.mjs',
  'filters.mjs',
  'finder.mjs',
  'open.mjs',
  'print.mjs',
  'engine.mjs',
  'header.mjs',
  'report.mjs',
];

/** The report of a run: one HTML file that needs nothing else, neither files nor a network. */
export function renderReport(result: RunResult): string {
  const books = result.rulebooks.map(({ title, edition }) => `${title} ${edition}`).join(', ');
  const script = clientModules.map((name) => withoutModuleSyntax(asset(`client/${name}`))).join('\n');
  return htmlDocument({
    title: books,
    styles: styles,
    body: `<noscript>
${renderPlainReport(result)}
</noscript>
<main id="report"></main>
<script type="text/plain" id="result">${packed(pageResult(result))}</script>`,
    script: script,
  });
}

/** A value as JSON, compressed, and written in letters of which none means anything in HTML. */
export const packed = (value: unknown): string =>
  gzipSync(JSON.stringify(value), { level: 9 }).toString('base64');

function withoutModuleSyntax(source: string): string {
  return source.replace(/^import\s[^;]*;\n/gm, '').replace(/^export (?=function|const)/gm, '');
}
