import type { GameWords } from './game-words';

/** Something that is offered or tried, with what and whom it is about. */
interface Done<Thing> {
  readonly action: string;
  readonly object: Thing;
  readonly onto?: Thing | undefined;
}

/**
 * What is offered or tried, as a scenario says it after "can".
 *
 * @param called a thing as a sentence calls it
 * @param deeds the game's phrases, by action
 * @returns undefined where the vocabulary has no word for it
 */
export function deedInWords<Thing>(
  { action, object, onto }: Done<Thing>,
  called: (thing: Thing) => string,
  deeds: GameWords['deeds'],
): string | undefined {
  const phrase = deeds[action];
  if (phrase === undefined || (onto === undefined && phrase.includes(ONTO))) return undefined;
  return phrase
    .replace('{object}', () => called(object))
    .replace(ONTO, () => (onto === undefined ? '' : called(onto)));
}

const ONTO = '{onto}';
