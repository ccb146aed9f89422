/** The guide that lies beside exported scenarios. */
export const fixtureGuide = (count: number): string => `# Scenarios as data

${count} scenarios, one file each, in folders by the rulebook's chapters and sections. They are for engines that can't be
spoken to while they play: read a file, do what it says, compare.

A file (\`fixture.schema.json\` has every field and what it means):

| field | what it is |
|---|---|
| \`rules\`, \`name\`, \`feature\`, \`gherkin\` | which rules the scenario is about, and how it reads |
| \`rulebook\`, \`edition\` | by which rules it is played, the edition by its day; \`setup\` has the edition's short name where there are several |
| \`setup\` | the table. Each card has its \`text\` and, in \`abilities\`, what that text says as a tree |
| \`before\` | what must be observed when the table has been set up |
| \`acts\` | what players do, in order, each with its \`result\` and what must be observed \`after\` it |

1. Arrange \`setup\`, without anything happening, and let the game go on until somebody must decide.
2. Compare with \`before\`: the \`observation\`, and the \`decision\` with its options, which are every legal one.
3. For each of \`acts\`: do it. \`do: answer\` chooses options of the decision before by their places, from 0; \`does\` has
   their labels. \`do: attempt\` tries something that may not be offered: where \`result.done\` is false, your engine must
   refuse it, and nothing may change. \`do: concede\` is what it says.
4. Compare with \`after\`.

Ids of objects are the reference engine's. Yours differ: tell objects apart by zone, owner, name and their place among
the objects of their zone, which are listed from the top. The order of options is the reference engine's too. Reasons
of refusals and labels are for people. \`stops: every priority\` means that players are asked to pass even when they can do
nothing else.

What the reference engine does isn't always all that a rulebook allows: where the rulebook is unclear, one reading was
taken, and docs/rulings.md of Rulewright says which.
`;
