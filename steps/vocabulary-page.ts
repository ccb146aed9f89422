import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describedGames, questionTable } from '../port/in-process-games';
import { parameterForms } from './parameter-forms';
import { parameterTerms } from './parameter-types';
import type { Phrase } from './phrase';
import { vocabulary } from './vocabulary';

const HEAD = `# The vocabulary of scenarios

This page is made from the step definitions: \`npx ts-node steps/vocabulary-page.ts\`. One phrase for one thing, but for
words that editions of a game have for the same; what
isn't here is no step.

**Given** arranges the table, and only that. From the first **When** on only players act. **Then** looks, and changes
nothing. A Then that was already so before the first When, and has been all the time since, fails, unless its words say that
nothing was to change ("still") or that something is not so ("no damage marked").

What a scenario doesn't say is so by default. ${describedGames.map(({ pages }) => pages.usual).join('\n\n')}

What leaves only one answer is not asked. It may be named all the same: the targets of a card as it is played, anything else
by a step of its own right after it was made (\`Alice chooses "Imp"\`). No step may answer a question that never was, nor
name as chosen twice what is chosen once.

"All players pass" ends no part of the turn that the scenario doesn't name: on an engine that has already resolved what it was
to resolve, the claims would be about another turn. Say \`all players pass, which ends the turn\`. What a player can or can't
do is tried in every way that the decisions before it leave open; where 2,000 answers don't decide it, the scenario is no
verdict on any engine. What chance brings is said beforehand: \`the next shuffle brings "Imp"\`.

An object is called by its name. Where several have the same name, say whose (\`Alice's "Drone"\`), or which in the order
in which they appeared (\`"Drone" (2)\`); it keeps its number when it changes zones. Where only one of them could be
meant (one that is offered, one of the player who acts), the name alone will do.

Cards that arrive in a pile together lie in any order there, unless their owner says which
(\`Bob orders "Imp", "Rat"\`: the first lies lowest). Everything else that a player is asked must be answered.
`;

const SECTIONS: readonly { readonly title: string; readonly keywords: readonly Phrase['keyword'][] }[] = [
  { title: 'Given: the table', keywords: ['Given'] },
  { title: 'Given or Then: arranged in the one, checked in the other', keywords: ['Given or Then'] },
  { title: 'When: what players do', keywords: ['When'] },
  { title: 'Then: what is so', keywords: ['Then'] },
];

const FORMS = `## Every form of a gap

Where a gap takes several, these are all of them, each by an example. Lists are joined by commas and "and"; what is said
of cards may begin with "with". Nothing that only one thing can be may be said twice.

`;

const formsOfGaps = (): string =>
  Object.entries(parameterForms)
    .map(([name, forms]) => `- \`{${name}}\`: ${forms.map((form) => `\`${form.trim()}\``).join(' · ')}\n`)
    .join('');

const phraseEntry = ({ expression, says, example }: Phrase): string =>
  `### \`${expression}\`\n\n${says}\n\n\`\`\`gherkin\n${example}\n\`\`\`\n`;

/** The page about the vocabulary, in Markdown. */
export function vocabularyPage(): string {
  const gaps = parameterTerms.map(
    ({ name, says, example }) => `| \`{${name}}\` | ${says} | \`${example.trim()}\` |`,
  );
  const sections = SECTIONS.map(({ title, keywords }) => {
    const phrases = vocabulary.filter(({ keyword }) => keywords.includes(keyword));
    return `## ${title}\n\n${phrases.map(phraseEntry).join('\n')}`;
  });
  return [
    HEAD,
    ...sections,
    `## What stands in the gaps\n\n| gap | what it is | for example |\n|---|---|---|\n${gaps.join('\n')}\n`,
    FORMS + formsOfGaps(),
    ...describedGames.map(
      ({ description: { title }, sentences: { questions } }) =>
        `## Questions of ${title}\n\nWhat \`{question}\` may be: what a decision is for. \`…\` stands for what is different each time.\n\n${questionTable(questions)}\n`,
    ),
  ].join('\n');
}

if (require.main === module) writeFileSync(join(__dirname, '..', 'docs', 'vocabulary.md'), vocabularyPage());
