import type { Arrange } from '../fuzz/shrink/scene';
import type { CardSpecification } from '../port/contract';
import { Arrangement, canLieHidden } from '../steps/arrangement';
import type { Terms } from '../steps/terms';

/** Arranges scenes just as the steps of a scenario arrange its table, with the words and numbers of one game. */
export function arrangeIn(terms: Terms): Arrange {
  // Engines know a card that they have read by its identity.
  const printed = new WeakMap<CardSpecification, CardSpecification>();
  const whole = (card: CardSpecification): CardSpecification => {
    const fields = { ...terms.printed[card.types[0] ?? ''], ...card.fields };
    const known = printed.get(card) ?? {
      subtypes: [],
      supertypes: [],
      ...card,
      ...(Object.keys(fields).length > 0 ? { fields } : {}),
    };
    printed.set(card, known);
    return known;
  };
  const isPlace = ({ types }: CardSpecification): boolean =>
    terms.place !== undefined && types.some((type) => terms.place?.card.types.includes(type));
  return ({ sides, from, seed, off, chance, constructed }) => {
    const names = sides.map(({ name }) => name);
    const arrangement = new Arrangement(terms, names, from === 'the beginning');
    for (const { name, resources = {}, permanents, cards, sizes } of sides) {
      for (const [kind, amount] of Object.entries(resources)) arrangement.supply(name, kind, amount);
      for (const { card, ...lying } of permanents) {
        // What is no permanent and can't lie hidden either is left out of the table.
        const canLie = (type: string): boolean =>
          !terms.blank.types.includes(type) || canLieHidden(lying, type, terms);
        if (!card.types.every(canLie)) continue;
        const phrase = { ...lying, count: 1, card: whole(card) };
        if (isPlace(card)) arrangement.have(name, phrase, terms.table, undefined);
        else arrangement.control(name, phrase, undefined);
      }
      for (const [pile, held] of Object.entries(cards)) {
        for (const card of held) arrangement.have(name, { count: 1, card: whole(card) }, pile, undefined);
        const size = sizes[pile];
        if (size !== undefined) arrangement.hold(name, pile, size);
      }
    }
    if (from !== 'the beginning') {
      arrangement.begin(from.active, from.part ?? terms.start);
      if (from.turn !== undefined) arrangement.inTurn(from.turn);
    }
    for (const { purpose, values } of chance) arrangement.script(purpose, values);
    if (constructed) arrangement.construct();
    return arrangement.request({ off, seed });
  };
}
