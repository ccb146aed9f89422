import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from './escape';

/** A file of this folder that becomes part of a page. */
export const asset = (name: string): string => readFileSync(join(__dirname, name), 'utf8');

/** What a page is made of. */
interface Page {
  /** Stands after the name of this project. */
  readonly title: string;
  /** Style sheets of this folder, in their order. */
  readonly styles: readonly string[];
  /** HTML. */
  readonly body: string;
  /** A module; left out: nothing may run on the page. */
  readonly script?: string;
}

/** One HTML file that needs nothing else, neither files nor a network. */
export function htmlDocument({ title, styles, body, script }: Page): string {
  const scripts = script === undefined ? '' : " script-src 'unsafe-inline';";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none';${scripts} style-src 'unsafe-inline'; img-src data:">
<link rel="icon" href="data:,">
<title>${escapeHtml(`Rulewright: ${title}`)}</title>
<style>
${styles.map(asset).join('')}
</style>
</head>
<body>
${body}
${script === undefined ? '' : `<script type="module">\n${script}\n</script>\n`}</body>
</html>
`;
}
