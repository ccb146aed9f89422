import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { questionTable } from '../port/questions/question';
import { parameterForms } from './parameter-forms';
import { parameterTerms } from './parameter-types';
import type { Phrase } from './phrase';
import { games } from './terms';
import { vocabulary } from './vocabulary';

const HEAD = `# The vocabulary of scenarios

This page is made from the step definitions: \`npx ts-node steps/vocabulary-page.ts\`. One phrase for one thing; what
isn't here is no step.

**Given** arranges the table, and only that. From the first **When** on only players act. **Then** looks, and changes
nothing. A Then that was already so before the first When, and has been all the time since, fails, unless its words say that
nothing was to change ("still") or that something is not so ("no damage marked").

What a scenario doesn't say is so by default. In **Legions of Will** it is the first player's prebattle main phase of turn 3; everybody has 10
resource, an empty deck and, in hand, blank cards up to the hand of two that 402.2 names; and three bases: one face up, \`Alice's base\`
(defense 10, capacity 7, production 0), and two face down, \`Alice's second base\` and \`Alice's third base\`
(activation cost 3). A base that a Given names takes the place of one of these; a unit in a base that no Given describes
brings that base with it. Permanents without a base are in the first one that is face up. A unit has will 1 and power 1
and no printed cost.

In **Riftbound** it is the first player's action phase of turn 3; everybody has a base, \`Alice's base\`, an empty rune pool and
no points, an empty hand, ten blank cards in the main deck and ten blank fury runes in the rune deck. Each player brings a
battlefield without text that nobody controls, \`Alice's battlefield\`; one that a scenario names takes its place:
\`Alice has the battlefield "Ford" on the board\` (nobody controls it), \`Alice controls the battlefield "Ford"\`; cards at a
battlefield that no Given describes bring it with them. Whoever alone has units at a battlefield controls it. Cards without a place are in their player's base, ready. A unit has might 1, and a
card no cost and no domain. What is played costs what is printed: give Energy and Power (\`Alice has 2 energy\`, \`Alice has 1 fury
power\`) or runes (\`Alice controls 2 fury runes\`), which are exhausted, and if need be recycled, by themselves. Where a
unit is played is said with it (\`Alice plays "Imp" to "Ford"\`). Combat damage is assigned one unit after another
(\`Bob chooses "Imp"\`). What speaks of Equipment means the tag: \`an Equipment gear "Axe"\`.

What leaves only one answer is not asked. It may be named all the same: the targets of a card as it is played, anything else
by a step of its own right after it was made (\`Alice chooses "Imp"\`). No step may answer a question that never was, nor
name as chosen twice what is chosen once.

"All players pass" ends no part of the turn that the scenario doesn't name: on an engine that has already resolved what it was
to resolve, the claims would be about another turn. Say \`all players pass, which ends the turn\`. What a player can or can't
do is tried in every way that the decisions before it leave open; where 2,000 answers don't decide it, the scenario is no
verdict on any engine. What chance brings is said beforehand: \`the next will roll is 7\`, \`the next shuffle brings "Imp"\`.

An object is called by its name. Where several have the same name, say whose (\`Alice's "Drone"\`), or which in the order
in which they appeared (\`"Drone" (2)\`); it keeps its number when it changes zones. Where only one of them could be
meant (one that is offered, one of the player who acts), the name alone will do.

Cards that arrive in a graveyard or a deck together lie in any order there, unless their owner says which
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
    ...games.map(
      ({ game, questions }) =>
        `## Questions of ${game}\n\nWhat \`{question}\` may be: what a decision is for. \`…\` stands for what is different each time.\n\n${questionTable(questions)}\n`,
    ),
  ].join('\n');
}

if (require.main === module) writeFileSync(join(__dirname, '..', 'docs', 'vocabulary.md'), vocabularyPage());
