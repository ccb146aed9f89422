/** Words of one game say nothing in another: a claim with one would be true of everything, or of nothing. */
import type { CardsPhrase } from './phrases/cards';
import type { Quality, State } from './phrases/states';
import type { Gap } from './play/names';
import { InputError } from './problems';
import { games, type Terms } from './terms';

/** A word that a step uses, what it is, and which words of that kind the game has. */
interface Used {
  readonly word: string;
  readonly kind: string;
  readonly known: readonly string[];
}

const isCards = (value: unknown): value is CardsPhrase =>
  typeof value === 'object' && value !== null && 'card' in value && 'count' in value;

function usedOfCards({ card, statuses = [] }: CardsPhrase, terms: Terms): Used[] {
  const { characteristics, beforeType, sorts, texts } = terms;
  const numbers = characteristics.flatMap((each) => each.words);
  const known = [...characteristics.map(({ printed }) => printed), ...beforeType, ...Object.values(texts)];
  const { types, supertypes = [], fields = {} } = card;
  return [
    ...types.map((word) => ({ word, kind: 'type of card', known: terms.cardTypes })),
    ...supertypes.map((word) => ({ word, kind: 'supertype', known: terms.supertypes })),
    ...statuses.map((word) => ({ word, kind: 'status of a card', known: terms.arrangedStatuses })),
    ...Object.entries(fields).flatMap(([field, value]) => {
      if (beforeType.includes(field) && Array.isArray(value))
        return value.map((word) => ({ word, kind: 'sort', known: sorts }));
      if (known.includes(field)) return [];
      return Array.isArray(value) && !isNumber(field)
        ? value.map((word) => ({ word, kind: 'sort', known: sorts }))
        : [{ word: field, kind: 'number on a card', known: numbers }];
    }),
  ];
}

/** Is the field one of a number in any game? */
const isNumber = (field: string): boolean =>
  games.some(({ characteristics }) => characteristics.some(({ printed }) => printed === field));

function usedOfState(state: State, terms: Terms): Used[] {
  switch (state.is) {
    case 'status':
      return [{ word: state.status, kind: 'status', known: terms.statuses }];
    case 'in zone':
      return [{ word: state.zone, kind: 'zone', known: Object.keys(terms.sharedZones) }];
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
      return [{ word: value, kind: 'step or phase', known: Object.keys(terms.partsCalled) }];
    case 'pile':
      return [{ word: value, kind: 'zone', known: terms.piles }];
    case 'resource':
      return [{ word: value, kind: 'kind of resource', known: Object.values(terms.resources) }];
    case 'turnstate':
      return [{ word: value, kind: 'state of the turn', known: terms.turnStates }];
    case 'stack':
      return [{ word: value, kind: 'zone in which things wait to resolve', known: terms.stackCalled }];
    case 'fighters':
      return [{ word: value, kind: 'fighters', known: terms.fighters.slice(1) }];
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
