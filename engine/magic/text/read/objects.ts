import type { Node } from 'ohm-js';
import { controlledBy, numberAmount, ownedBy, present, someOfThose, together } from '../../../text';
import type { Amount, Filter, ObjectReference, Who } from '../tree';
import { Y } from './amounts';
import { flipsCounted } from './chance';
import { CHOSEN, chosenColor, chosenType } from './choices';
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

/** “Power less than Ox's power”, “greater than …”. */
const beyond = (
  read: Reader,
  characteristic: Node,
  quantity: Node,
  is: 'at least' | 'at most',
  by: number,
): Filter => ({
  compare: [
    {
      characteristic: read.word(characteristic),
      is,
      amount: { amount: 'sum', of: [read.amount(quantity), numberAmount(by)] },
    },
  ],
});

/** How many colors something has that a word is said of. */
function colourNumber(read: Reader, word: Node): Filter {
  const said = read.word(word);
  return { colourNumber: said === 'multicolored' ? 'several' : said === 'monocolored' ? 'one' : 'none' };
}

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
): Pick<Partial<Dictionaries>, 'object' | 'subject' | 'filter' | 'who' | 'amount' | 'number' | 'count'> {
  const targetedThing = (thing: Node): NonNullable<Filter['targeting']> => {
    if (thing.ctorName === 'TargetedThing_you') return 'you';
    return thing.ctorName === 'TargetedThing_self' ? { this: true } : read.filter(thing.child(0));
  };
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
        notTheGiver(read, self, { this: false, filter: read.filter(nouns) }),
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
    filter: {
      Adjective_notColorListed: (color, _comma, _next) => ({ notColours: [read.word(color.child(4))] }),
      Adjective_notListed: (word, _comma, _next) => read.filter(word),
      Adjective_notColor: (color) => ({ notColours: [read.word(color.child(4))] }),
      Adjective_colors: (first, _or, others) => ({
        colours: [first, ...others.children].map((color) => read.word(color)),
      }),
      Adjective_color: (color) => ({ colours: [read.word(color)] }),
      Adjective_colorNumber: (word) => colourNumber(read, word),
      Quality_colorNumber: (word) => colourNumber(read, word),
      ProtectedFrom_colorNumber: (word, _end) => colourNumber(read, word),
      Tail_wasDamaged: (_words) => ({ damagedThisTurn: true }),
      Adjective_historic: (_word) => ({ historic: true }),
      Adjective_modified: (_word) => ({ modified: true }),
      Types_outlaws: (_word) => ({ outlaw: true }),
      Adjective_snowCovered: (_word) => ({ keyword: 'snow-covered' }),
      Adjective_enchanted: (_word) => ({ wearing: 'enchantment' }),
      Adjective_equipped: (_word) => ({ wearing: 'equipment' }),
      Adjective_localOf: (type, _enchantment) => ({ local: read.word(type) }),
      Adjective_local: (word) => ({ local: read.word(word) === 'local' ? 'any' : 'none' }),
      OfTypes: (types, _followed) => ({
        ofTypes: [types.asIteration().children.map((type) => read.word(type))],
      }),
      Adjective_attackingOrBlocking: (_words) => ({ inCombat: true }),
      Tail_exceptSuch: (_except, _a, adjectives, types) => ({
        except: together<Filter>({}, ...[...adjectives.children, types].map((part) => read.filter(part))),
      }),
      Tail_otherThan: (_words, self) => (isGiver(self) ? { except: GIVER } : { other: true }),
      Tail_chosenName: (_words) => ({ names: [CHOSEN.name] }),
      Tail_expansion: (_from, name, _expansion) => ({ expansion: read.printed(name) }),
      Tail_ownName: (_named, _self) => ({ names: [read.card.name] }),
      Tail_putWith: (_words, self) => notTheGiver(read, self, { putWith: 'this' }),
      Tail_exiledWith: (_words, self) => notTheGiver(read, self, { zone: 'out of game', exiledWith: 'this' }),
      Tail_inPlay: (_words) => ({}),
      Tail_graveyards: (_in, _all, _graveyards) => ({ zone: 'graveyard' }),
      Tail_inExile: (_words) => ({ zone: 'out of game' }),
      Tail_enchantedPlayers: (_words) => ({ controlledBy: { who: 'enchanted player' } }),
      Tail_chosenPlayers: (_words) => ({ controlledBy: { who: 'chosen player' } }),
      Tail_attached: (_words, _a, nouns) => ({ attachedTo: read.filter(nouns) }),
      Tail_hisOrHers: (_words) => ({ controller: 'that player' }),
      Tail_attachedToIt: (_words, object) => ({ attachedToIt: read.object(object) }),
      Tail_damagedBy: (_words, self, _turn) => notTheGiver(read, self, { damagedBy: 'this' }),
      Tail_extreme: (_with, way, characteristic, _among, nouns) => ({
        extreme: {
          characteristic: read.word(characteristic),
          of: read.filter(nouns),
          ...(/^(?:least|lowest)$/.test(read.word(way)) ? { least: true as const } : {}),
        },
      }),
      Tail_attacked: (_words) => ({ attackedThisTurn: true }),
      Quality_color: (color) => ({ colours: [read.word(color)] }),
      Quality_enchanted: (_word) => ({ wearing: 'enchantment' }),
      Quality_equipped: (_word) => ({ wearing: 'equipment' }),
      Tail_withoutKeyword: (_without, keyword) => ({ notKeyword: read.word(keyword) }),
      Tail_sharesColor: (_that, _shares, object) => ({ sharesColourWith: read.object(object) }),
      Tail_sameName: (_words, object) => ({ namedLike: read.object(object) }),
      Quality_inZone: (_in, whose, zone) => ({ zone: read.word(zone), ...ownedBy(read.who(whose)) }),
      Comparison_lessThan: (characteristic, _words, quantity) =>
        beyond(read, characteristic, quantity, 'at most', -1),
      Comparison_greaterThan: (characteristic, _words, quantity) =>
        beyond(read, characteristic, quantity, 'at least', 1),
      Tail_eitherKeyword: (_with, one, _or, other) => ({
        oneOf: [one, other].map((keyword) => ({ keyword: read.word(keyword) })),
      }),
      Tail_fightingThis: (_words, self) =>
        notTheGiver(read, self, { fightsThis: ['blocking', 'blocked by'] }),
      Tail_blockingThis: (_words, self) => notTheGiver(read, self, { fightsThis: ['blocking'] }),
      Tail_blockedByThis: (_words, self) => notTheGiver(read, self, { fightsThis: ['blocked by'] }),
      ProtectedFrom_color: (color) => ({ colours: [read.word(color)] }),
      ProtectedFrom_chosenColor: (color) => ({ colours: [chosenColor(color)] }),
      Tail_singleTarget: (_words) => ({ singleTarget: true }),
      Tail_targeting: (_words, only, _a, targeted) => ({
        ...(present(only) ? { targetsOnly: true } : {}),
        targeting: targetedThing(targeted.child(0)),
      }),
      Tail_fromSource: (_from, _a, nouns) => ({ fromSource: read.filter(nouns) }),
      Tail_chosenColor: (_of, color) => ({ colours: [chosenColor(color)] }),
      Tail_chosenType: (_of, type) => ({ subtypes: [chosenType(read, type)] }),
      ProtectedFrom_everything: (_everything) => ({}),
      ProtectedFrom_nouns: (nouns) => read.filter(nouns),
      Types_spells: (list, _spell) => ({
        types: list.asIteration().children.map((type) => read.word(type)),
        zone: 'stack',
      }),
      EventTo_nouns: (_to, _a, nouns) => read.filter(nouns),
    },
  };
}
