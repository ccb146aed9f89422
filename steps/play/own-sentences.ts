/** Several games may have a sentence of the same words: what it means is what the game in play means by it. */
import { InputError } from '../problems';
import type { ActionSentence, DeclarationSentence, PlayerStatusSentence, Terms } from '../terms';
import type { Gap } from './names';

function ownOf<Sentence>(
  all: readonly Sentence[],
  wordsOf: (sentence: Sentence) => string,
  like: Sentence,
  { game }: Terms,
): Sentence {
  const words = wordsOf(like);
  const own = all.find((each) => wordsOf(each) === words);
  if (own) return own;
  const others = all.map((each) => `"${wordsOf(each)}"`).join(', ');
  throw new InputError(
    `In ${game} nobody "${words}": ${others === '' ? 'it has no such sentence' : `it has ${others}`}.`,
  );
}

/** What players do with an object, as a game means it. Throws InputError where it has no such sentence. */
export const ownAction = (like: ActionSentence, terms: Terms): ActionSentence =>
  ownOf(terms.actions, ({ does }) => does, like, terms);

/**
 * A declaration of a fight, as a game means it. Where a game declares none, it stays as it is: who waits for the question says how units
 * fight there.
 *
 * @throws InputError where it has other declarations than that
 */
export const ownDeclaration = (like: DeclarationSentence, terms: Terms): DeclarationSentence =>
  terms.declarations.length === 0 ? like : ownOf(terms.declarations, ({ does }) => does, like, terms);

/** What can be so of one player at a time, as a game means it. Throws InputError where it has no such sentence. */
export const ownPlayerStatus = (like: PlayerStatusSentence, terms: Terms): PlayerStatusSentence =>
  ownOf(terms.playerStatuses, ({ has }) => has, like, terms);

const isDeclaration = (value: object): value is DeclarationSentence => 'does' in value && 'question' in value;
const isAction = (value: object): value is ActionSentence => 'does' in value && !('question' in value);

/** A zone or a part of a turn by the description's name, of a gap that names one with the words of a sentence. */
function namedAsDescribed({ term, value }: Gap, { sharedZones, partsCalled }: Terms): unknown {
  if (typeof value !== 'string') return value;
  if (term === 'part') return partsCalled[value] ?? value;
  return term === 'place' ? (sharedZones[value] ?? value) : value;
}

const isInZone = (value: object): value is { readonly zone: string } =>
  'is' in value && value.is === 'in zone' && 'zone' in value && typeof value.zone === 'string';

/** What was read in a gap, with what it speaks of as the game in play means it. Throws InputError where that has no such sentence. */
export function asGameMeans({ term, value }: Gap, terms: Terms): unknown {
  if (typeof value !== 'object' || value === null) return namedAsDescribed({ term, value }, terms);
  if (isInZone(value)) return { ...value, zone: terms.sharedZones[value.zone] ?? value.zone };
  if (!('what' in value)) return value;
  const { what } = value;
  if (typeof what !== 'object' || what === null) return value;
  if (isDeclaration(what)) return { ...value, what: ownDeclaration(what, terms) };
  return isAction(what) ? { ...value, what: ownAction(what, terms) } : value;
}
