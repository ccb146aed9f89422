import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Invariant } from '../invariant';
import { fuzzedRulebook, fuzzedRulebooks } from '../rulebooks';

const HEAD = `# Invariants

What is true of every game, whatever its players do. Random games are watched for it (\`rulewright fuzz\`), and scenarios can
say it. This page is made from the code: \`npx ts-node fuzz/invariants/invariants-page.ts\`.

Numbers that begin with G hold for every game of cards; the others follow from the rules of one rulebook, which are named.
*Cheap* ones read what an engine tells anyway, and look whenever a player receives priority; *dear* ones have an engine
work, at one moment in sixteen or less unless a failing game is being made smaller.
`;

const section = ({ number, name, cost, rules, documentation, gherkin, broken }: Invariant): string =>
  [
    `### ${number} ${name}`,
    '',
    `${documentation}`,
    '',
    `- ${rules.length > 0 ? `Rules: ${rules.join(', ')}. ` : ''}Cost: ${cost}.`,
    `- Then ${gherkin}`,
    `- Then a game is found in which ${broken}`,
    '',
  ].join('\n');

const byNumber = (first: Invariant, second: Invariant): number =>
  first.number.localeCompare(second.number, 'en', { numeric: true });

/** The page about invariants, in Markdown. */
export function invariantsPage(): string {
  const shown = new Set<string>();
  const sections = fuzzedRulebooks.flatMap((id) => {
    const rulebook = fuzzedRulebook(id);
    const own = [...(rulebook?.invariants ?? [])].filter(({ number }) => !shown.has(number)).sort(byNumber);
    for (const { number } of own) shown.add(number);
    const [general, ofRulebook] = [
      own.filter(({ number }) => number.startsWith('G')),
      own.filter(({ number }) => !number.startsWith('G')),
    ];
    return [
      ...(general.length > 0 ? ['## Every game\n', ...general.map(section)] : []),
      `## ${rulebook?.title}\n`,
      ...ofRulebook.map(section),
    ];
  });
  return `${HEAD}\n${sections.join('\n')}`;
}

if (require.main === module)
  writeFileSync(join(__dirname, '..', '..', 'docs', 'invariants.md'), invariantsPage());
