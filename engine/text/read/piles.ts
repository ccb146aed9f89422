import type { Node } from 'ohm-js';
import type { Effect, ObjectReference, Who } from '../tree/shared';
import type { TextPart } from './part';
import { type Dictionaries, type Instruction, ITS, optional, present, type Reader, YOU } from './reader';
import { chosenBy, sequence, theirOwn } from './sequence';

/**
 * Where cards are put, and how they are looked for there.
 *
 * @param inPlay the zone in which an object is under somebody's control: that of who puts it there, if nothing else is said
 */
export const piles = (inPlay: string): TextPart => ({
  name: 'piles',
  meanings: (read) => ({
    instruction: instructions(read, inPlay),
    destination: {
      Destination_hand: (_into, _whose, _hand) => ({ zone: 'hand' }),
      Destination_top: (_on, _the, _top, _whose, _deck) => ({ zone: 'top of deck' }),
      Destination_bottom: (_on, _the, _bottom, _whose, _deck) => ({ zone: 'bottom of deck' }),
      Destination_nth: (_into, _whose, _deck, ordinal, _words) => ({
        zone: 'top of deck',
        position: read.number(ordinal),
      }),
      Destination_deck: (_into, _whose, _deck) => ({ zone: 'deck' }),
    },
    filter: {
      Found: (_howMany, nouns) => read.filter(nouns),
    },
    number: {
      FoundNumber_one: (_a) => 1,
      FoundNumber_upTo: (_upTo, number) => read.number(number),
    },
    statement: {
      RuleStatement_topRevealed: (who, _play, _with, _whose, _deck, _revealed) => ({
        says: 'plays with top card revealed',
        who: optional(who, read.who) ?? YOU,
      }),
    },
    trigger: {
      Event_shuffles: (who, _1, _2, _3) => ({ on: 'shuffles a deck', who: read.who(who) }),
    },
  }),
});

/** "In a random order", where a game has that; without it, or "in any order", it is as their owner says. */
export const inRandomOrder = (
  read: Pick<Reader, 'printed'>,
  order: Node | undefined,
): { readonly random?: true } =>
  order?.children.some((said) => /random/i.test(read.printed(said))) ? { random: true } : {};

function instructions(read: Reader, inPlay: string): Partial<Dictionaries['instruction']> {
  const underWhom = (zone: string, who: Who): { readonly under?: Who } =>
    zone === inPlay && who.who !== 'you' ? { under: who } : {};
  const putThere = (who: Who, to: ReturnType<Reader['destination']>): Effect => ({
    do: 'put into zone',
    object: { ref: 'that' },
    ...underWhom(to.zone, who),
    ...to,
  });
  const put =
    (object: Node, destination: Node, order?: Node): Instruction =>
    (who) => {
      const to = read.destination(destination);
      return {
        do: 'put into zone',
        object: chosenBy(who, read.object(object)),
        ...inRandomOrder(read, order),
        ...underWhom(to.zone, who),
        ...to,
      };
    };

  const search = (who: Who, whose: Node, zone: Node, found: Node, reveal: boolean): Effect => {
    const owner = theirOwn(who, read.who(whose));
    return {
      do: 'search',
      who,
      // Whose zone it is, where it isn't that of who searches.
      ...(owner === who || owner.who === 'you' ? {} : { whose: owner }),
      zone: read.word(zone),
      filter: read.filter(found),
      amount: read.number(found.child(0)),
      reveal,
    };
  };

  return {
    Verb_return: (_return, object, _to, destination) => put(object, destination),
    Verb_putAndRest: (_put, object, destination, _and, rest, to, order) => (who) =>
      sequence<Effect>([put(object, destination)(who), put(rest, to, order)(who)]),
    Verb_putRest: (_put, rest, destination, order) => put(rest, destination, order),
    Verb_put: (_put, object, destination, order) => put(object, destination, order),
    Verb_shuffleZones: (_shuffle, whose, zones, _into, _deckOwner, _deck) => (who) => ({
      do: 'shuffle',
      who: theirOwn(who, read.who(whose)),
      zones: zones.asIteration().children.map(read.word),
    }),
    Verb_shuffle: (_shuffle, whose, _deck) => (who) => ({
      do: 'shuffle',
      who: theirOwn(who, read.who(whose)),
    }),
    Verb_shuffleObject: (_shuffle, object, _into, whose, _deck) => (who) =>
      sequence([
        { do: 'put into zone', object: chosenBy(who, read.object(object)), zone: 'deck' },
        { do: 'shuffle', who: ownerOf(read.who(whose), read.object(object)) },
      ]),
    Verb_shuffleThatDeck: (_shuffle) => (who) => ({ do: 'shuffle', who }),
    Verb_search:
      (_search, whose, zone, _for, found, _join, reveal, _those, _join2, _put, _them, destination) => (who) =>
        sequence<Effect>([
          search(who, whose, zone, found, present(reveal)),
          putThere(who, read.destination(destination)),
        ]),
    Verb_searchOnly: (_search, whose, zone, _for, found) => (who) => search(who, whose, zone, found, false),
  };
}

/** In "target unit … its owner's deck", "its" is that unit's. */
function ownerOf(who: Who, object: ObjectReference): Who {
  const related = who.who === 'owner of' || who.who === 'controller of';
  return related && who.object === ITS && object.ref !== 'all' ? { ...who, object } : who;
}
