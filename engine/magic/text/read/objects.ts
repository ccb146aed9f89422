import { ownedBy, present, someOfThose, together } from '../../../text';
import type { Filter, ObjectReference } from '../tree';
import type { Dictionaries, Reader } from './reader';

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
): Pick<Partial<Dictionaries>, 'object' | 'subject' | 'filter' | 'who' | 'amount'> {
  return {
    object: {
      Enchanted_plain: (_enchanted, _type) => ({ ref: 'enchanted' }),
      Enchanted_described: (_enchanted, adjectives, _type) => ({
        ref: 'all',
        filter: together<Filter>(
          { enchanted: true },
          ...adjectives.children.map((adjective) => read.filter(adjective)),
        ),
      }),
      Recipients_several: (first, _and, _to, others) => ({
        ref: 'several',
        of: sharedWithFirst([first, ...others.children].map(read.object)),
      }),
      ChosenSource: (object, _words) => read.object(object),
      Recipient_who: (who) => ({ ref: 'players', who: read.who(who) }),
      Among_fromIt: (_a, nouns, _words) => {
        // What was looked at isn't where objects usually are.
        const { zone: _usual, ...filter } = read.filter(nouns);
        return someOfThose(filter, 1);
      },
    },
    subject: {
      Subject_enchanted: (_enchanted) => ({ this: false, filter: { enchanted: true } }),
    },
    who: {
      PossessivePlayer_hisOrHer: (_words) => ({ who: 'that player' }),
      PlayedBy_you: (_words) => ({ who: 'you' }),
      PlayedBy_opponents: (_words) => ({ who: 'each opponent' }),
    },
    amount: {
      Quantity_lifeTotal: (whose, _words) => ({ amount: 'life total', who: read.who(whose) }),
      HowOften_equal: (_equal, quantity) => read.amount(quantity),
      HowOften_each: (each) => read.amount(each),
      ForEach_thisWay: (_each, _what, _done, _words) => ({ amount: 'that much' }),
      ForEach_prevented: (_each, _one, _words) => ({ amount: 'that much' }),
      ForEach_blockers: (_words, beyond) => ({ amount: 'blockers', beyond: present(beyond) ? 1 : 0 }),
      TokenCount_one: (_a) => ({ amount: 'number', value: 1 }),
      TokenCount_number: (number) => ({ amount: 'number', value: read.number(number) }),
      TokenCount_x: (_x) => ({ amount: 'X' }),
      GainNumber_number: (number) => ({ amount: 'number', value: read.number(number) }),
      GainNumber_x: (_x) => ({ amount: 'X' }),
    },
    filter: {
      Adjective_notColor: (color) => ({ notColours: [read.word(color.child(4))] }),
      Adjective_color: (color) => ({ colours: [read.word(color)] }),
      Adjective_snowCovered: (_word) => ({ keyword: 'snow-covered' }),
      OfTypes: (types, _followed) => ({
        ofTypes: [types.asIteration().children.map((type) => read.word(type))],
      }),
      Adjective_attackingOrBlocking: (_words) => ({ inCombat: true }),
      Tail_withoutKeyword: (_without, keyword) => ({ notKeyword: read.word(keyword) }),
      Tail_sharesColor: (_that, _shares, object) => ({ sharesColourWith: read.object(object) }),
      Tail_sameName: (_words, object) => ({ namedLike: read.object(object) }),
      Quality_inZone: (_in, whose, zone) => ({ zone: read.word(zone), ...ownedBy(read.who(whose)) }),
      ProtectedFrom_color: (color) => ({ colours: [read.word(color)] }),
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
