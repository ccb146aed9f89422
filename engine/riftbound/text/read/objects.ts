import type { Node } from 'ohm-js';
import {
  choiceOf,
  members,
  numberAmount,
  optional,
  ownedBy,
  present,
  someOfThose,
  THIS,
  together,
  YOU,
} from '../../../text';
import type { Amount, Filter, ObjectReference, Place, Who } from '../tree';
import { doneBy } from './done';
import type { Dictionaries, Reader } from './reader';
import {
  atEach,
  describedFilter,
  eachOfSeveral,
  group,
  oneOfYours,
  severalAt,
  somethingElse,
} from './wanted';

/** "my battlefield" is none while it is at a base, "my location" is that base then. */
const onlyBattlefield = (noun: Node, read: Reader): { battlefield?: true } =>
  read.word(noun) === 'battlefield' ? { battlefield: true } : {};

/** Whose base is meant; that of what nothing has spoken of is none. */
function whoseBase(form: Node, read: Reader): Who {
  if (!present(form.child(0)) || read.word(form.child(0)) === 'your') return YOU;
  if (!read.spokenBefore(form)) throw read.misread(form, ['“your”'], 'as no unit was spoken of before');
  return { who: 'controller of', object: read.pronoun(form) };
}

/** A location that a text names. */
export function placeOf(node: Node, read: Reader): Place {
  const form = node.child(0);
  switch (form.ctorName) {
    case 'Place_here':
      return { place: 'here' };
    case 'Place_mine':
      return { place: 'of', object: THIS, ...onlyBattlefield(form.child(1), read) };
    case 'Place_myOriginal':
      return { place: 'original of', object: THIS };
    case 'Place_original':
      return { place: 'original of', object: read.pronoun(form) };
    case 'Place_its':
      return { place: 'of', object: read.pronoun(form), ...onlyBattlefield(form.child(1), read) };
    case 'Place_bases':
      return { place: 'base' };
    case 'Place_base':
      return { place: 'base', whose: whoseBase(form, read) };
    case 'Place_another':
      return { place: 'another' };
    case 'Place_anotherBattlefield':
      return { place: 'another', battlefield: true };
    case 'Place_that':
      return { place: 'chosen', battlefield: { ref: 'that' } };
    case 'Place_thatPlayersBase':
      return { place: 'base', whose: { who: 'that player' } };
    case 'Place_theirBattlefields':
      return {
        place: 'battlefield',
        filter: { controller: read.word(form.child(1)) === 'you control' ? 'you' : 'opponent' },
      };
    case 'Place_enemyBattlefield':
      return { place: 'battlefield', filter: { controller: 'opponent' } };
    case 'Place_battlefield': {
      const whose = form.child(2).children[0];
      if (whose === undefined) return { place: 'battlefield' };
      const controller = read.word(whose) === 'you control' ? 'you' : 'opponent';
      return { place: 'battlefield', filter: { controller } };
    }
    default:
      return { place: 'battlefield' };
  }
}

/** The location in "to play here", "play it to a battlefield". */
export const placePlayedTo = (node: Node, read: Reader): Place => placeOf(node.child(0).child(1), read);

/** "your Chosen Champion", where its player has it under control if nothing else is said (352.8.a.5). */
export function yourChampion(champion: Node, tails: Node, read: Reader): Filter {
  const filter = together<Filter>({}, ...[champion, ...tails.children].map((part) => read.filter(part)));
  return filter.zone === undefined ? { ...filter, controller: 'you' } : filter;
}

/** Objects, descriptions of them, and amounts, as only this game says them. */
export function riftboundObjects(
  read: Reader,
): Pick<Partial<Dictionaries>, 'who' | 'object' | 'filter' | 'amount' | 'subject'> {
  const yours = (nouns: Node): ObjectReference => ({
    ref: 'all',
    filter: { ...read.filter(nouns), controller: 'you' },
  });
  const own = (whose: Node): Filter => {
    const who = read.who(whose);
    return ownedBy(who);
  };
  const tokens = (types: Node, _tokens: Node): Filter => ({
    ...optional(types, read.filter),
    supertypes: ['token'],
  });
  const taggedTokens = (tags: Node, types: Node, word: Node): Filter => ({
    ...tokens(types, word),
    subtypes: members(tags).map(read.word),
  });
  return {
    who: {
      Who_opponents: (_opponents) => ({ who: 'each opponent' }),
      PossessivePlayer_yourOpponents: (_words, _s) => ({ who: 'opponent' }),
      Who_yourOpponent: (_words) => ({ who: 'opponent' }),
      Who_defendingPlayer: (the, words) => {
        const said = present(the) ? the : words;
        throw read.misread(
          said,
          ['“an opponent”', '“enemy units”'],
          'as there is one in combat only (442.1)',
        );
      },
      TargetPlayer: (player) => {
        const said = read.printed(player).toLowerCase().endsWith('opponent') ? 'an opponent' : 'a player';
        throw read.misread(player, [`“choose ${said}. They …”`], 'as texts of Riftbound name no targets');
      },
    },
    object: {
      SelfHere_me: (_me) => THIS,
      SelfHere_bare: (_this) => THIS,
      Possessive_my: (_my) => THIS,
      Target(target) {
        const index = read.targetIndex(this);
        return index >= 0 ? { ref: 'target', target: index } : read.object(target);
      },
      Target_one: (_a, nouns) => choiceOf(read.filter(nouns), 1),
      Target_battlefield: (_a, adjectives, head, tails) =>
        choiceOf(describedFilter([adjectives, head, tails], read), 1),
      Target_atEach: (_a, nouns, _each) => {
        const { filter, ...each } = atEach(nouns, read);
        return { ...choiceOf(filter, 1, 'any number'), ...each };
      },
      Target_opponents: (_opponents, nouns) => choiceOf({ ...read.filter(nouns), controller: 'opponent' }, 1),
      Target_another: (_a, nouns) => choiceOf(read.filter(nouns), 1),
      Target_something: (_something, another, _that, status) =>
        choiceOf(somethingElse(another, status, read), 1),
      Target_yourChampion: (_your, champion, tails) => choiceOf(yourChampion(champion, tails, read), 1),
      Target_ofYours: (number, _words, nouns) => {
        const count = read.number(number);
        return choiceOf({ ...read.filter(nouns), controller: 'you' }, count);
      },
      Target_ofTheirs: (number, _words, nouns) => {
        const count = read.number(number);
        return choiceOf({ ...read.filter(nouns), controller: 'that player' }, count);
      },
      Target_many: (_each, count, nouns, together) => {
        const { minimum, maximum } = read.count(count);
        const several = choiceOf(eachOfSeveral(nouns, together, read), minimum, maximum);
        return { ...several, ...group(together, read) };
      },
      Yours_at: (_all, _your, group) => yours(group),
      Yours_all: (_all, _your, nouns) => yours(nouns),
      Yours_your: (_your, nouns) => yours(nouns),
      Every_every: (_all, adjectives, head, tails) => ({
        ref: 'all',
        filter: describedFilter([adjectives, head, tails], read),
      }),
      Every_bareAt: (group) => ({ ref: 'all', filter: read.filter(group) }),
      That_named: (_the, nouns) => ({ ref: 'target', target: read.namedBefore(nouns) }),
      Private: (count, adjectives, head, _from, whose, _hand) => {
        const parts = [...adjectives.children, head].map((part) => read.filter(part));
        return choiceOf(together<Filter>({ zone: 'hand', ...own(whose) }, ...parts), read.number(count));
      },
      Among_having: (_a, nouns, _words, _that, _has, limit) =>
        someOfThose(together<Filter>({}, read.filter(nouns), read.filter(limit)), 1),
      Among_one: (_one) => someOfThose({}, 1),
      Top_from: (number, _words, who, _deck) => ({
        ref: 'top of deck',
        who: read.who(who),
        amount: numberAmount(read.number(number)),
      }),
    },
    filter: {
      Adjective_friendly: (_word) => ({ side: 'friendly' }),
      Adjective_enemy: (_word) => ({ side: 'enemy' }),
      Adjective_domain: (domain) => ({ domains: [read.word(domain)] }),
      Adjective_chosenChampion: (_words) => ({ chosenChampion: true }),
      Adjective_inBrackets: (_open, status, _close) => ({ statuses: [read.word(status)] }),
      Quality_inBrackets: (_open, status, _close) => ({ statuses: [read.word(status)] }),
      ChosenChampion: (_words) => ({ types: ['unit'], chosenChampion: true }),
      BareHead_tags: (list, more) => ({
        subtypes: members(list).map(read.word),
        ...(optional(more, read.filter) ?? {}),
      }),
      ...severalAt(read),
      EveryTail_at: (_at, target) => ({ at: { place: 'chosen', battlefield: read.object(target) } }),
      EveryTail_atEach: (_words) => ({ at: { place: 'battlefield' } }),
      Tail_extreme: (_with, which, characteristic) => ({
        extreme: {
          which: read.word(which) === 'highest' ? 'highest' : 'lowest',
          characteristic: read.word(characteristic),
        },
      }),
      Tail_dealtDamage: (_that, _was, _words) => ({ dealtDamage: true }),
      Tail_at: (_at, place) => ({ at: placeOf(place, read) }),
      Tail_inCombat: (_words) => ({ statuses: ['in combat'] }),
      Tail_in: (_in, place) => ({ at: placeOf(place, read) }),
      Tail_here: (_here) => ({ at: { place: 'here' } }),
      Tail_there: (_there) => ({ at: { place: 'chosen', battlefield: { ref: 'that' } } }),
      Head_tokens: tokens,
      BareHead_tokens: tokens,
      Head_tokensWithTags: taggedTokens,
      Tail_from: (_from, whose, zone) => ({ zone: read.word(zone), ...own(whose) }),
      Tail_inZone: (_in, whose, zone) => ({ zone: read.word(zone), ...own(whose) }),
      Tail_costs: (_that, _cost, number, way) => ({
        compare: [
          {
            characteristic: 'energy cost',
            is: way.children[0] ? read.bound(way.children[0]).is : 'exactly',
            amount: numberAmount(read.number(number)),
          },
        ],
      }),
      Tail_labelled: (_with, label) => ({ keyword: read.word(label) }),
      Tail_choosesMe: (_words) => ({ chooses: { this: true } }),
      Tail_chooses: (_words, _a, nouns) => ({ chooses: read.filter(nouns) }),
      Tail_fromPlace: (_from, place) => ({ at: placeOf(place, read) }),
      Comparison_boundCount: (number, way, characteristic) => bounded(characteristic, number, way),
      Comparison_ofBound: (characteristic, _of, number, way) => bounded(characteristic, number, way),
      Comparison_countBound: (number, characteristic, way) => bounded(characteristic, number, way),
      Tail_upToMore: (_with, limit) => read.filter(limit),
      UpToMore: (characteristic, _upTo, number, _more, _nouns) => ({
        compare: [
          {
            characteristic: read.word(characteristic),
            is: 'at most',
            amount: {
              amount: 'sum',
              of: [
                numberAmount(read.number(number)),
                {
                  amount: 'characteristic',
                  characteristic: read.word(characteristic),
                  object: { ref: 'the one', done: 'kill' },
                  times: 1,
                },
              ],
            },
          },
        ],
      }),
    },
    subject: oneOfYours(read),
    amount: {
      CardCount_number: (number, _cards) => numberAmount(read.number(number)),
      CardCount_thatMany: (_words, _cards) => ({ amount: 'that much' }),
      Counted_thatMany: (_words) => ({ amount: 'that much' }),
      CardCount_x: (_x, _cards) => ({ amount: 'X' }),
      CardCount_one: (_words) => numberAmount(1),
      Counted_number: (number) => numberAmount(read.number(number)),
      Counted_x: (_x) => ({ amount: 'X' }),
      Counted_one: (_a) => numberAmount(1),
      ForEach_yours: (_each, nouns) => ({
        amount: 'count',
        filter: { ...read.filter(nouns), controller: 'you' },
        times: 1,
      }),
      ForEach_buffSpent: (_words) => ({ amount: 'done this way', done: 'spend buff', filter: {} }),
      ForEach_doneThisWay: (_each, nouns, done, _way) => ({
        amount: 'done this way',
        done: doneBy(read.word(done)),
        filter: read.filter(nouns),
      }),
      ForEach_played: (_each, nouns, _words) => ({
        amount: 'times this turn',
        trigger: { on: 'plays', who: YOU, filter: read.filter(nouns) },
      }),
      ForEach_died: (_each, nouns, _words) => ({
        amount: 'times this turn',
        trigger: { on: 'dies', object: { this: false, filter: read.filter(nouns) } },
      }),
      Quantity_points: (whose, _points) => ({ amount: 'points', who: read.who(whose) }),
      Quantity_among: (which, characteristic, _among, nouns) =>
        among(which, characteristic, read.filter(nouns)),
      Quantity_amongYours: (which, characteristic, _among, nouns) =>
        among(which, characteristic, { ...read.filter(nouns), controller: 'you' }),
    },
  };

  function bounded(characteristic: Node, number: Node, way: Node): Filter {
    const amount = numberAmount(read.number(number));
    return { compare: [{ characteristic: read.word(characteristic), is: read.bound(way).is, amount }] };
  }

  function among(which: Node, characteristic: Node, filter: Filter): Amount {
    const said = read.word(which);
    return {
      amount: 'among',
      which: said.endsWith('highest') ? 'highest' : said.endsWith('lowest') ? 'lowest' : 'total',
      characteristic: read.word(characteristic),
      filter,
    };
  }
}
