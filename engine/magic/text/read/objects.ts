import { controlledBy, numberAmount, present, someOfThose, together } from '../../../text';
import type { Amount, Filter, ObjectReference, Who } from '../tree';
import { Y } from './amounts';
import { flipsCounted } from './chance';
import { devotionIn } from './conditions';
import { ITSELF } from './damage';
import { GIVER, isGiver, notTheGiver } from './granted-names';
import type { Dictionaries, Reader } from './reader';

const total = (object: ObjectReference): Amount => ({
  amount: 'sum',
  of: ['power', 'toughness'].map((characteristic) => ({
    amount: 'characteristic',
    characteristic,
    object,
    times: 1,
  })),
});

/** "They control", said after players who were named, is said of these. */
const controlledByThem = (reference: ObjectReference, them: Who): ObjectReference => {
  if (reference.ref !== 'all' || reference.filter.controller !== 'that player') return reference;
  const { controller: _them, ...filter } = reference.filter;
  return { ...reference, filter: { ...filter, ...controlledBy(them) } };
};

/** "Target creature and each other creature that shares a color with it": it is the first of them. */
const sharedWithFirst = (all: readonly ObjectReference[]): readonly ObjectReference[] =>
  all.map((each) =>
    each.ref === 'all' && each.filter.sharesColourWith?.ref === 'that' && all[0]
      ? { ...each, filter: { ...each.filter, sharesColourWith: all[0] } }
      : each,
  );

/** Objects and descriptions of them, as only this game says them. */
export function magicObjects(
  read: Reader,
): Pick<Partial<Dictionaries>, 'object' | 'subject' | 'who' | 'amount' | 'number' | 'count'> {
  return {
    object: {
      SelfHere_name: (name) => ({ ref: isGiver(name) ? 'giver' : 'this' }),
      Enchanted_plain: (worn, _type) => {
        const how = read.word(worn);
        return how === 'equipped' || how === 'fortified'
          ? { ref: 'enchanted', worn: how }
          : { ref: 'enchanted' };
      },
      Enchanted_described: (_enchanted, adjectives, _type) => ({
        ref: 'all',
        filter: together<Filter>(
          { enchanted: true },
          ...adjectives.children.map((adjective) => read.filter(adjective)),
        ),
      }),
      Every_revealed: (_all, nouns, _words) => {
        const { zone: _usual, ...filter } = read.filter(nouns);
        return { ref: 'all of those', filter };
      },
      Every_exiled: (_the, _exiled, nouns) => ({
        ref: 'all',
        filter: { ...read.filter(nouns), zone: 'out of game', exiledWith: 'this' },
      }),
      That_blocked: (_words) => ({ ref: 'that' }),
      That_targeting: (_words) => ({ ref: 'targeting' }),
      Recipients_several: (first, _and, _to, others) => {
        const of = sharedWithFirst([first, ...others.children].map(read.object));
        const [them] = of.flatMap((each) => (each.ref === 'players' ? [each.who] : []));
        return { ref: 'several', of: them ? of.map((each) => controlledByThem(each, them)) : of };
      },
      Spent: (_the, how, _nouns) => ({
        ref: 'spent',
        how: read.word(how) === 'discarded' ? 'discarded' : 'sacrificed',
      }),
      ChosenSource: (object, _words) => read.object(object),
      Recipient_itself: (_itself) => ITSELF,
      Recipient_who: (who) => ({ ref: 'players', who: read.who(who) }),
      SelfHere_kind: (_this, _kind) => ({ ref: 'this' }),
      Among_bare: (number, _next) => someOfThose({}, read.number(number)),
      Among_fromAmongCards: (_a, nouns, _words, _cards) => {
        const { zone: _usual, ...filter } = read.filter(nouns);
        return someOfThose(filter, 1);
      },
      Among_fromIt: (_a, nouns, _words) => {
        // What was looked at isn't where objects usually are.
        const { zone: _usual, ...filter } = read.filter(nouns);
        return someOfThose(filter, 1);
      },
    },
    subject: {
      Subject_self: (self) => (isGiver(self) ? { this: false, filter: GIVER } : { this: true }),
      Subject_selfOrAnother: (self, _or, nouns) =>
        // It need not be what the others are: "Ox or another Elf" is Ox, too.
        notTheGiver(read, self, { this: false, filter: { oneOf: [{ this: true }, read.filter(nouns)] } }),
      Subject_dealtThisWay: (_creature, _words) => ({ this: 'that' }),
      Subject_enchanted: (_enchanted) => ({ this: false, filter: { enchanted: true } }),
    },
    count: {
      HowMany_oneOrTwo: (_words) => ({ minimum: 1, maximum: 2 }),
      HowMany_oneToThree: (_one, _comma, _two, _other, _three) => ({ minimum: 1, maximum: 3 }),
    },
    who: {
      PlayersTogether_both: (one, _and, other) => ({ who: 'both', of: [one, other].map(read.who) }),
      Who_enchanted: (_words) => ({ who: 'enchanted player' }),
      Who_heOrShe: (_words) => ({ who: 'that player' }),
      Who_himOrHer: (_words) => ({ who: 'that player' }),
      PossessivePlayer_hisOrHer: (_words) => ({ who: 'that player' }),
      Who_chosen: (_words) => ({ who: 'chosen player' }),
      PlayedBy_you: (_words) => ({ who: 'you' }),
      PlayedBy_opponents: (_words) => ({ who: 'each opponent' }),
    },
    number: {
      dieSize_sided: (number, _s1, _hyphen, _s2, _sided, _space, _die) => read.number(number),
      dieSize_letter: (_d, digits) => Number(digits.sourceString),
    },
    amount: {
      CardCount_another: (_words) => numberAmount(1),
      CardCount_additional: (_words) => numberAmount(1),
      CardCount_moreCards: (number, _words) => numberAmount(read.number(number)),
      Quantity_plus: (number, _plus, quantity) => ({
        amount: 'sum',
        of: [numberAmount(read.number(number)), read.amount(quantity)],
      }),
      Quantity_countPlus: (_the, nouns, _plus, number) => ({
        amount: 'sum',
        of: [{ amount: 'count', filter: read.filter(nouns), times: 1 }, numberAmount(read.number(number))],
      }),
      Quantity_devotion: (devotion) => ({ amount: 'devotion', ...devotionIn(read, devotion) }),
      Quantity_stored: (_words, object, _results) => ({
        amount: 'stored results',
        object: read.object(object),
        stored: 'this',
      }),
      Quantity_lifePaid: (_life, _as, _self, _cast) => ({ amount: 'life paid' }),
      Quantity_party: (_words, whose, _party) => ({ amount: 'party', who: read.who(whose) }),
      ThisTurn_died: (_words) => ({
        amount: 'this turn',
        who: { who: 'each player' },
        what: 'creatures died',
      }),
      ThisTurn_yoursDied: (_words) => ({ amount: 'this turn', who: { who: 'you' }, what: 'creatures died' }),
      ThisTurn_drawn: (_cards, who, _drew, _turn) => ({
        amount: 'this turn',
        who: read.who(who),
        what: 'cards drawn',
      }),
      ForEach_thisTurn: (_each, what) => read.amount(what),
      Quantity_thisTurn: (_words, what) => read.amount(what),
      Quantity_lifeThisTurn: (_life, who, way, _turn) => ({
        amount: 'this turn',
        who: read.who(who),
        what: /gained$/.test(read.printed(way)) ? 'life gained' : 'life lost',
      }),
      // Of two players one is an opponent.
      ForEach_opponent: (_words) => numberAmount(1),
      ForEach_party: (_words, whose, _party) => ({ amount: 'party', who: read.who(whose) }),
      Quantity_total: (object, _words) => total(read.object(object)),
      Quantity_greatest: (_the, characteristic, _among, nouns) => ({
        amount: 'greatest',
        characteristic: read.word(characteristic),
        filter: read.filter(nouns),
      }),
      Quantity_totalAmong: (_the, characteristic, _of, nouns) => ({
        amount: 'total',
        characteristic: read.word(characteristic),
        filter: read.filter(nouns),
      }),
      Quantity_totalOf: (_words, object) => total(read.object(object)),
      Quantity_lifeTotal: (whose, _words) => ({ amount: 'life total', who: read.who(whose) }),
      HowOften_equal: (_equal, quantity) => read.amount(quantity),
      HowOften_each: (each) => read.amount(each),
      ForEach_thisWay: (_each, _what, _done, _words) => ({ amount: 'that much' }),
      StatNumber_number: (number) => numberAmount(read.number(number)),
      StatNumber_x: (_x) => ({ amount: 'X' }),
      ForEach_flips: (_each, flips) => ({ amount: 'that much', flips: flipsCounted(read.printed(flips)) }),
      ForEach_prevented: (_each, _one, _words) => ({ amount: 'that much' }),
      ForEach_blockers: (_words, beyond) => ({ amount: 'blockers', beyond: present(beyond) ? 1 : 0 }),
      TokenCount_one: (_a) => ({ amount: 'number', value: 1 }),
      TokenCount_number: (number) => ({ amount: 'number', value: read.number(number) }),
      TokenCount_x: (_x) => ({ amount: 'X' }),
      TokenCount_y: (_y) => Y,
      GainNumber_y: (_y) => Y,
      Amount_y: (_y) => Y,
      Quantity_y: (_y) => Y,
      GainNumber_number: (number) => ({ amount: 'number', value: read.number(number) }),
      GainNumber_x: (_x) => ({ amount: 'X' }),
    },
  };
}
