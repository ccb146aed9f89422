/** Words of one game say nothing in another: a claim with one would be true of everything, or of nothing. */
import type { CardsPhrase } from './phrases/cards';
import type { Quality, State } from './phrases/states';
import type { Gap } from './play/names';
import { InputError } from './problems';
import type { PrintedNumber, Terms } from './terms/terms';

/** A word that a step uses, what it is, and which words of that kind the game has. */
interface Used {
  readonly word: string;
  readonly kind: string;
  readonly known: readonly string[];
}

const isCards = (value: unknown): value is CardsPhrase =>
  typeof value === 'object' && value !== null && 'card' in value && 'count' in value;

const printedNumbers: readonly PrintedNumber[] = [
  'will',
  'power',
  'cost',
  'defense',
  'capacity',
  'production',
  'activationCost',
  'might',
  'mightBonus',
  'powerCost',
];

function usedOfCards({ card, statuses = [] }: CardsPhrase, terms: Terms): Used[] {
  const numbers = terms.characteristics.map(({ printed }) => printed);
  const words = terms.characteristics.flatMap((each) => each.words);
  return [
    ...card.types.map((word) => ({ word, kind: 'type of card', known: terms.cardTypes })),
    ...(card.supertypes ?? []).map((word) => ({ word, kind: 'supertype', known: terms.supertypes })),
    ...(card.domains ?? []).map((word) => ({ word, kind: 'domain', known: terms.domains })),
    ...statuses.map((word) => ({ word, kind: 'status of a card', known: terms.arrangedStatuses })),
    ...printedNumbers
      .filter((field) => field in card && !numbers.includes(field))
      .map((word) => ({ word, kind: 'number on a card', known: words })),
  ];
}

function usedOfState(state: State, terms: Terms): Used[] {
  switch (state.is) {
    case 'status':
      return [{ word: state.status, kind: 'status', known: terms.statuses }];
    case 'in zone':
      return [{ word: state.zone, kind: 'zone', known: Object.values(terms.sharedZones) }];
    case 'in pile':
      return [{ word: state.pile, kind: 'zone', known: terms.piles }];
    default:
      return [];
  }
}

const usedOfQualities = (qualities: readonly Quality[], { characteristics }: Terms): Used[] =>
  qualities.flatMap((quality) =>
    quality.has === 'number'
      ? [
          {
            word: quality.characteristic,
            kind: 'characteristic',
            known: characteristics.flatMap(({ shown }) => shown ?? []),
          },
        ]
      : [],
  );

function usedIn({ term, value }: Gap, terms: Terms): Used[] {
  if (isCards(value)) return usedOfCards(value, terms);
  if (isState(value)) return usedOfState(value, terms);
  if (term === 'qualities' && isQualities(value)) return usedOfQualities(value, terms);
  if (typeof value !== 'string') return [];
  switch (term) {
    case 'part':
      return [{ word: value, kind: 'step or phase', known: terms.parts }];
    case 'pile':
      return [{ word: value, kind: 'zone', known: terms.piles }];
    case 'resource':
      return [{ word: value, kind: 'kind of resource', known: Object.values(terms.resources) }];
    case 'roll':
      return [{ word: value, kind: 'roll', known: Object.values(terms.rolls) }];
    default:
      return [];
  }
}

const isState = (value: unknown): value is State =>
  typeof value === 'object' && value !== null && 'is' in value;

const isQualities = (value: unknown): value is readonly Quality[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'object' && each !== null && 'has' in each);

/**
 * Refuses the words of other games in the gaps of a step.
 *
 * @throws InputError that names the word, and those that the game has
 */
export function refuseForeign(gaps: readonly Gap[], terms: Terms): void {
  for (const { word, kind, known } of gaps.flatMap((gap) => usedIn(gap, terms))) {
    if (known.includes(word)) continue;
    const listed = known.length === 0 ? 'it has none' : `it has ${known.join(', ')}`;
    throw new InputError(`${terms.game} has no ${kind} "${word}": ${listed}.`);
  }
}
