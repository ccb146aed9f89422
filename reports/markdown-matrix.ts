import type { Agreement, Matrix } from './conformance';
import { cell } from './markdown';

const MOST_ROWS = 100;

/** Several engines side by side, in Markdown: disagreements first, and no row for what all agree with. */
export function toMarkdownMatrix({ engines, rows }: Matrix): string {
  const telling = rows.filter(({ agreements }) => agreements.some((agreement) => agreement !== 'agrees'));
  const rest = telling.length > MOST_ROWS ? [`\n… and ${telling.length - MOST_ROWS} more rules.`] : [];
  return [
    `## ${engines.length} engines side by side\n`,
    `${rows.length - telling.length} of ${rows.length} rules: all engines agree with the rulebook.\n`,
    ...(telling.length === 0
      ? []
      : [
          `| rule | ${engines.map(cell).join(' | ')} |\n|---|${engines.map(() => '---|').join('')}`,
          ...telling
            .slice(0, MOST_ROWS)
            .map(
              ({ rulebook, key, agreements }) =>
                `| ${rulebook} ${key} | ${agreements.map(shown).join(' | ')} |`,
            ),
        ]),
    ...rest,
    '',
  ].join('\n');
}

const shown = (agreement: Agreement): string => (agreement === 'disagrees' ? `**${agreement}**` : agreement);
