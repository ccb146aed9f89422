/** A question that an engine asks a player: what the port calls its decision. */
export interface Question {
  /** Its name; `…` stands for whatever is different each time: a card's name, a number, a zone. */
  readonly name: string;
  /** What is decided. */
  readonly decides: string;
}

/** Makes questions out of their names and what they decide. */
export const questionsOf = (entries: Readonly<Record<string, string>>): readonly Question[] =>
  Object.entries(entries).map(([name, decides]) => ({ name, decides }));

/** Is a decision called as one of these questions is? */
export function isQuestion(purpose: string, questions: readonly Question[]): boolean {
  return questions.some(({ name }) => {
    const parts = name.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.+')}$`, 'su').test(purpose);
  });
}

/** The questions of a game as a table in Markdown. */
export const questionTable = (questions: readonly Question[]): string =>
  [
    '| question | what is decided |',
    '|---|---|',
    ...questions.map(({ name, decides }) => `| \`${name}\` | ${decides} |`),
  ].join('\n');
