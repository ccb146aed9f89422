import type { CardSpecification } from '../../../port/contract';
import { type Next, pick, seeded } from '../../numbers';
import { nameOf } from '../../text/card-names';
import { byText, cardsForTheRest, type GeneratedCard, keptCatalogues } from '../catalogues';
import { said, saidByBattlefields, textOf } from './text';

/** All cards that the games of one campaign are dealt from. Cards with less text come first. */
export interface Catalogue {
  /** Units, gear and spells. */
  readonly cards: readonly GeneratedCard[];
  readonly battlefields: readonly GeneratedCard[];
  readonly legends: readonly GeneratedCard[];
  readonly champions: readonly GeneratedCard[];
}

/** So many cards each. Of units, gear and spells as many more as it takes for everything that a text can say to be said by some, and of battlefields. */
const CARDS = 200;
const BATTLEFIELDS = 36;
const LEGENDS = 24;
const CHAMPIONS = 24;

/** Types of cards, each as often as it comes among so many. */
const TYPES = ['unit', 'unit', 'unit', 'unit', 'unit', 'spell', 'spell', 'spell', 'gear', 'gear'];
/** The domains of every deck: what is generated fits all legends. */
const DOMAINS = ['fury', 'calm'];
const TAGS = ['Wolf', 'Wisp', 'Yordle'];
/** The tag that legends and their champions share. */
const CHAMPION_TAG = 'Ember';
/** The catalogue of a number: the same for the same number. */
export const catalogueOf = keptCatalogues((number): Catalogue => {
  const next = seeded(number);
  let names = 0;
  const some = (count: number, type: (place: number) => string): readonly GeneratedCard[] =>
    Array.from({ length: count }, (_, place) => generated(type(place), nameOf(names++), next)).sort(byText);
  const typeAt = (place: number): string => TYPES[place % TYPES.length] ?? 'unit';
  const cards = some(CARDS, typeAt);
  const battlefields = some(BATTLEFIELDS, () => 'battlefield');
  const others = {
    legends: some(LEGENDS, () => 'legend'),
    champions: some(CHAMPIONS, () => 'unit').map(asChampion),
  };
  const rest = cardsForTheRest(said, cards, (place, added) =>
    generated(typeAt(place), nameOf(names + added), next),
  );
  names += rest.length;
  const more = cardsForTheRest(saidByBattlefields, battlefields, (_, added) =>
    generated('battlefield', nameOf(names + added), next),
  );
  return {
    cards: [...cards, ...rest].sort(byText),
    battlefields: [...battlefields, ...more].sort(byText),
    ...others,
  };
});

/** The basic runes of the domains that decks have. */
export const runes: readonly CardSpecification[] = DOMAINS.map((domain) => ({
  name: `${domain.slice(0, 1).toUpperCase()}${domain.slice(1)} Rune`,
  types: ['rune'],
  fields: { domains: [domain] },
}));

const asChampion = ({ card, uses }: GeneratedCard): GeneratedCard => ({
  card: { ...card, supertypes: ['champion'], subtypes: [CHAMPION_TAG] },
  uses,
});

function generated(type: string, name: string, next: Next): GeneratedCard {
  const uses = new Set<string>();
  const text = textOf(type, next, (id) => uses.add(id));
  const isEquipment = text.includes('[Equip]');
  const { fields, ...others } = printed(type, next);
  const more: NonNullable<CardSpecification['fields']> = isEquipment ? { mightBonus: 1 + (next() % 2) } : {};
  const all = { ...fields, ...more };
  return {
    card: {
      name,
      types: [type],
      ...others,
      ...(Object.keys(all).length > 0 ? { fields: all } : {}),
      ...(isEquipment ? { subtypes: ['Equipment'] } : {}),
      text,
    },
    uses,
  };
}

/** The numbers and domains on a card, costs low enough for it to be played. */
function printed(type: string, next: Next): Partial<CardSpecification> {
  const upTo = (most: number): number => next() % (most + 1);
  const costs = (): NonNullable<CardSpecification['fields']> => ({
    domains: [pick(DOMAINS, next)],
    cost: upTo(3),
    ...(upTo(4) === 0 ? { powerCost: ['own'] } : {}),
  });
  switch (type) {
    case 'unit':
      return {
        fields: { ...costs(), might: 1 + upTo(4) },
        ...(upTo(2) === 0 ? { subtypes: [pick(TAGS, next)] } : {}),
      };
    case 'legend':
      return { fields: { domains: DOMAINS }, subtypes: [CHAMPION_TAG] };
    case 'battlefield':
      return {};
    default:
      return { fields: costs() };
  }
}
