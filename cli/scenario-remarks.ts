/** Beyond so many deeds, most games go otherwise on an engine that is right before they come to what is wrong. */
const FEW = 12;

/**
 * What a reader should know of a scenario that no other engine could be asked about.
 *
 * @param deeds how many things players do in it
 * @returns a sentence; undefined where the scenario is short
 */
export const caveatOf = (deeds: number): string | undefined =>
  deeds > FEW
    ? 'It was played on no other engine: on one that is right the game may go otherwise, and an earlier step may be refused.'
    : undefined;

/** Puts sentences into the head of a feature file, before the command that replays it. */
export const remarked = (text: string, sentences: readonly string[]): string =>
  text.replace(/^# Replay: /m, `${sentences.map((each) => `# ${each}\n`).join('')}# Replay: `);
