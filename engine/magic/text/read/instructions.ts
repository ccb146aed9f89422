import type { Node } from 'ohm-js';
import {
  chosenBy,
  doneToEach,
  doneTogether,
  durationOf,
  listed,
  multipliedAmount,
  numberAmount,
  optional,
  optionalProperty,
  ownedBy,
  present,
  theirOwn,
} from '../../../text';
import type { Destination, Effect, ExchangedValue, MagicTree, TokenKind, Who } from '../tree';
import { kindOfWord } from './choices';
import { manaAdded, ofAnyKind } from './mana';
import type { Dictionaries, Instruction, Reader } from './reader';

/** Where cards are put, besides the ends of libraries and hands. */
export const magicDestinations = (read: Reader): Partial<Dictionaries['destination']> => ({
  Destination_graveyard: (_into, _whose, _graveyard) => ({ zone: 'graveyard' }),
  Destination_play: (_into, under, tapped) => intoPlay(read, under, tapped),
  Destination_justTop: (_words) => ({ zone: 'top of deck' }),
  Destination_topOfIt: (_on, _the, _words) => ({ zone: 'top of deck' }),
});

const intoPlay = (read: Reader, under: Node, tapped: Node): Destination => ({
  zone: 'in play',
  ...optionalProperty(
    'under',
    optional(under, (node) => read.who(node.child(1))),
  ),
  ...comesHow(read, tapped),
});

/** "Tapped and attacking". */
const comesHow = (read: Reader, how: Node): { readonly tapped?: true; readonly attacking?: true } => {
  const said = present(how) ? read.printed(how) : '';
  return {
    ...(/\btapped\b/i.test(said) ? { tapped: true } : {}),
    ...(/\battacking\b/i.test(said) ? { attacking: true } : {}),
  };
};

/** "Their life", said of what several players do, is each one's own: it is known as each of them does it. */
const eachTheirOwn = (who: Who, whose: Who): Who =>
  who.who === 'each player' || who.who === 'each opponent' ? whose : theirOwn(who, whose);

/** How a token comes into play. */
const soArriving = (arriving: Node): { tapped: true; attacking?: true } => ({
  tapped: true,
  ...(present(arriving.child(1)) ? { attacking: true as const } : {}),
});

type Simple =
  | 'counter'
  | 'remove from combat'
  | 'destroy'
  | 'goad'
  | 'tap'
  | 'untap'
  | 'return to hand'
  | 'remove from the game';

/** What a player is told to do; "you" where the text names nobody. */
export function magicInstructions(read: Reader): Partial<Dictionaries['instruction']> {
  const toEach = (name: Simple, objects: Node): Instruction =>
    doneToEach<MagicTree>(objects, read, (object) => ({ do: name, object }));
  const amountOf = (amount: Node, each: Node) => {
    const times = optional(each, read.amount);
    const much = read.amount(amount);
    return times === undefined ? much : multipliedAmount(much, times);
  };
  return {
    Verb_chooseWord: (_choose, kind) => (who) => ({
      do: 'choose word',
      who,
      what: read.word(kind).replace(/^an? /, ''),
    }),
    Verb_counter: (_counter, object) => toEach('counter', object),
    Verb_destroy: (_destroy, objects) => toEach('destroy', objects),
    Verb_tap: (_tap, objects) => toEach('tap', objects),
    Verb_untap: (_untap, objects) => toEach('untap', objects),
    Verb_returnToHand: (_return, object, _to) => (who) => ({
      do: 'return to hand',
      object: chosenBy(who, read.object(object)),
    }),
    Verb_removeFromGame: (_remove, object, _from) => (who) => ({
      do: 'remove from the game',
      object: chosenBy(who, read.object(object)),
    }),
    Verb_removeFromCombat: (_remove, object, _from) => toEach('remove from combat', object),
    Verb_exileUntil: (_exile, object, _from, _until, _self, _leaves) => (who) => ({
      do: 'remove from the game',
      object: chosenBy(who, read.object(object)),
      until: 'this leaves play',
    }),
    Verb_exileGraveyards: (_exile, graveyards) => exiledGraveyards(graveyards),
    Verb_removeGraveyards: (_remove, graveyards, _from) => exiledGraveyards(graveyards),
    Verb_exile: (_exile, object) => (who) => ({
      do: 'remove from the game',
      object: chosenBy(who, read.object(object)),
    }),
    Verb_sacrifice: (_sacrifice, objects) => (who) =>
      doneToEach<MagicTree>(objects, read, (object) => ({
        do: 'sacrifice',
        who,
        object: chosenBy(who, object),
      }))(who),
    Verb_returnToPlay: (_return, object, _to, _play, first, under, last, counters) => (who) => ({
      do: 'put into zone',
      object: chosenBy(who, read.object(object)),
      ...(who.who === 'each player' || who.who === 'each opponent' ? { under: who } : {}),
      ...intoPlay(read, under, present(first) ? first : last),
      ...optionalProperty(
        'counters',
        optional(counters, (node) => ({
          counter: read.word(node.child(2).child(0)),
          amount: read.amount(node.child(1)),
        })),
      ),
    }),
    Verb_token: (_put, count, kind, _token, traits, _into, under, arriving, more, each) => (who) => ({
      do: 'put token into play',
      who: optional(under, (node) => read.who(node.child(1))) ?? who,
      amount: amountOf(count, each),
      token: tokenIn(kind, [...traits.children, ...more.children]),
      ...optional(arriving, soArriving),
    }),
    Verb_create: (_create, count, tapped, kind, _token, traits, each, arriving) => (who) => ({
      do: 'put token into play',
      who,
      amount: amountOf(count, each),
      token: tokenIn(kind, traits.children),
      ...(present(tapped) ? { tapped: true } : {}),
      ...optional(arriving, (node) => soArriving(node.child(1))),
    }),
    Verb_poison: (_get, amount, _counters) => (who) => ({
      do: 'get poison counters',
      who,
      amount: read.amount(amount),
    }),
    Verb_addMana: (_add, mana, _to, whose, _pool, often) => (who) => ({
      do: 'add mana',
      who: theirOwn(who, read.who(whose)),
      ...manaAdded(read, mana),
      ...optionalProperty('times', optional(often, read.amount)),
    }),
    Verb_addToPool: (_add, toPool, mana, often) => (who) => ({
      do: 'add mana',
      who: theirOwn(who, read.who(toPool.child(1))),
      ...manaAdded(read, mana),
      ...optionalProperty('times', optional(often, read.amount)),
    }),
    Verb_addPlainMana: (_add, mana, often) => (who) => ({
      do: 'add mana',
      who,
      ...manaAdded(read, mana),
      ...optionalProperty('times', optional(often, read.amount)),
    }),
    Verb_addProduced: (_add, _additional, number, _mana, _toPool, kind) => (who) => ({
      do: 'add mana',
      who,
      mana: ofAnyKind(read.number(number)),
      produced: true,
      ...(/\bcolor\b/i.test(read.printed(kind)) ? { colored: true } : {}),
    }),
    Verb_triple: (_triple, object, characteristics, time) => (who) => ({
      do: 'triple',
      object: chosenBy(who, read.object(object)),
      characteristics: listed(characteristics).map(read.word),
      duration: durationOf(time, read),
    }),
    Verb_multiply: (word, _the, characteristics, _of, object, time) => (who) => ({
      do: /^trip/i.test(read.printed(word)) ? 'triple' : 'double',
      object: chosenBy(who, read.object(object)),
      characteristics: listed(characteristics).map(read.word),
      duration: durationOf(time, read),
    }),
    Verb_rollAgain: (_words) => (who) => ({ do: 'roll again', who }),
    Verb_goad: (_goad, objects) => toEach('goad', objects),
    Verb_proliferate: (_word) => (who) => ({ do: 'proliferate', who }),
    Verb_doubleKind: (_double, kind, _mana, whose, _pool) => (who) => ({
      do: 'double mana',
      who: theirOwn(who, read.who(whose)),
      kind: read.word(kind),
    }),
    Verb_doubleUnspentKind: (_double, kind, _mana, whose, _have) => (who) => ({
      do: 'double mana',
      who: theirOwn(who, read.who(whose)),
      kind: read.word(kind),
    }),
    Verb_doubleMana: (_double, whose, _pool) => (who) => ({
      do: 'double mana',
      who: theirOwn(who, read.who(whose)),
    }),
    Verb_doubleUnspent: (_double, whose, _have) => (who) => ({
      do: 'double mana',
      who: theirOwn(who, read.who(whose)),
    }),
    Verb_gainLife: (_gain, amount, _life, each) => (who) => ({
      do: 'gain life',
      who,
      amount: amountOf(amount, each),
    }),
    Verb_gainLifeEqual: (_gain, quantity) => (who) => ({
      do: 'gain life',
      who,
      amount: read.amount(quantity),
    }),
    Verb_loseHalf: (_lose, whose, _life, _comma, _rounded, way) => (who) => ({
      do: 'lose life',
      who,
      amount: {
        amount: 'half',
        of: { amount: 'life total', who: eachTheirOwn(who, read.who(whose)) },
        rounded: read.word(way) === 'up' ? 'up' : 'down',
      },
    }),
    Verb_loseLifeEqual: (_lose, quantity) => (who) => ({
      do: 'lose life',
      who,
      amount: read.amount(quantity),
    }),
    Verb_loseLife: (_lose, amount, _life, each) => (who) => ({
      do: 'lose life',
      who,
      amount: amountOf(amount, each),
    }),
    Verb_discard: (_discard, count, random) => (who) => ({
      do: 'discard',
      who,
      amount: read.amount(count),
      ...(present(random) ? { random: true } : {}),
    }),
    Verb_preventDealing: (_prevent, combat, _damage, object, _would, time) => () => ({
      do: 'prevent damage',
      from: read.object(object),
      ...(present(combat) ? { battle: true } : {}),
      duration: read.duration(time),
    }),
    Verb_preventAllBy: (_prevent, combat, _damage, to, time, by) => () => ({
      do: 'prevent damage',
      to: read.object(to.child(1)),
      from: read.object(by.child(1)),
      ...(present(combat) ? { battle: true } : {}),
      duration: read.duration(time),
    }),
    Verb_preventToAndBy: (_prevent, combat, _damage, object, time) => () =>
      preventedToAndBy(combat, object, time),
    Verb_attach: (_attach, object, _to, onto) => (who) => ({
      do: 'attach',
      object: read.object(object),
      to: chosenBy(who, read.object(onto)),
    }),
    Verb_moveToAnother: (_move, object, _from, type, _to) => (who) => ({
      do: 'attach',
      object: read.object(object),
      to: {
        ref: 'choice',
        who,
        filter: { types: [read.word(type)] },
        minimum: numberAmount(1),
        maximum: numberAmount(1),
      },
    }),
    Verb_unattach: (_unattach, object) => (_who) => ({ do: 'unattach', object: read.object(object) }),
    Verb_doubleLife: (_double, whose, _total) => (who) => ({
      do: 'double life',
      who: theirOwn(who, read.who(whose)),
    }),
    Verb_exchangeControl: (_exchange, object, _and, other, duration) => (who) => ({
      do: 'exchange control',
      object: chosenBy(who, read.object(object)),
      ...optionalProperty(
        'other',
        optional(other, (node) => chosenBy(who, read.object(node))),
      ),
      duration: durationOf(duration, read),
    }),
    Verb_changeText:
      (_change, object, _words, kind, _or, _one, more, _another, others, duration) => (who) => ({
        do: 'change text',
        object: chosenBy(who, read.object(object)),
        kinds: [kind, ...more.children, ...others.children.map((each) => each.child(1))].map((each) =>
          kindOfWord(read.word(each)),
        ),
        duration: durationOf(duration, read),
      }),
    Verb_changeTargets: (_change, object, _words, to) => (who) => ({
      do: 'change targets',
      who,
      object: read.object(object),
      free: false,
      ...optionalProperty('to', optional(to, read.object)),
    }),
    Verb_changeSome: (_change, which, _of, object) => (who) => ({
      do: 'change targets',
      who,
      object: read.object(object),
      free: false,
      which: /^any/i.test(read.printed(which)) ? 'any' : 'one',
    }),
    Verb_newTargets: (_choose, object) => (who) => ({
      do: 'change targets',
      who,
      object: read.object(object),
      free: true,
    }),
    Verb_exchangeZones: (_exchange, whose, zone, _and, _whose, other) => (who) => ({
      do: 'exchange zones',
      who: theirOwn(who, read.who(whose)),
      zones: [read.word(zone), read.word(other)],
    }),
    Verb_exchangeValues: (_exchange, one, _with, other) => (who) => ({
      do: 'exchange values',
      one: exchanged(who, one),
      other: exchanged(who, other),
    }),
    Verb_exchangeCards: (_exchange, object, _with, other) => (who) => ({
      do: 'exchange cards',
      object: chosenBy(who, read.object(object)),
      other: chosenBy(who, read.object(other)),
    }),
    Verb_exchangeLife: (_exchange, other) => (who) => ({ do: 'exchange life', who, other: read.who(other) }),
    Verb_haveAssignNone: (_have, object, _words, time) => () => ({
      do: 'state',
      statement: { says: 'deals no combat damage', subject: read.object(object) },
      duration: read.duration(time),
    }),
    Verb_repeatAgain: (_repeat, _times) => () => ({ do: 'repeat process' }),
    Verb_millHalf: (_mill, whose, _library, _comma, _rounded, way) => (who) => ({
      do: 'mill',
      who,
      amount: {
        amount: 'half',
        of: {
          amount: 'count',
          filter: { zone: 'library', ...ownedBy(theirOwn(who, read.who(whose))) },
          times: 1,
        },
        rounded: read.word(way) === 'up' ? 'up' : 'down',
      },
    }),
    Verb_mill: (_mill, count) => (who) => ({ do: 'mill', who, amount: read.amount(count) }),
    Verb_lookAtTop: (word, amount) => (who) => ({
      do: /^scr/i.test(read.printed(word))
        ? 'scry'
        : /^fate/i.test(read.printed(word))
          ? 'fateseal'
          : 'surveil',
      who,
      amount: read.amount(amount),
    }),
    Verb_putBack: (_put, _those, _order) => (_who) => ({
      do: 'put into zone',
      object: { ref: 'that' },
      zone: 'top of deck',
    }),
    Verb_discardHand: (_discard, whose, _hand) => (who) => ({
      do: 'discard',
      who,
      amount: { amount: 'cards in hand', who: theirOwn(who, read.who(whose)) },
    }),
    Verb_discardThose: (_discard, object) => (_who) => ({ do: 'discard those', object: read.object(object) }),
    Verb_skipDraw: (_skip, whose, _next) => (who) => ({
      do: 'state',
      statement: {
        says: 'replace',
        event: { would: 'draw a card', who: theirOwn(who, read.who(whose)) },
        instead: { do: 'nothing' },
        nextTime: true,
      },
      duration: 'for the rest of the game',
    }),
    Verb_skip: (_skip, whose, _next, step) => (who) => ({
      do: 'skip',
      who: theirOwn(who, read.who(whose)),
      step: read.word(step),
    }),
  };

  function exchanged(who: Who, value: Node): ExchangedValue<MagicTree> {
    const form = value.child(0);
    const [whose, name] = form.children;
    if (whose && name && form.ctorName === 'ExchangedValue_number')
      return {
        value: read.printed(name).toLowerCase() === 'power' ? 'power' : 'toughness',
        object: read.object(whose),
      };
    return { value: 'life', who: theirOwn(who, read.who(form.child(0))) };
  }

  /** All cards of one graveyard, or of each. */
  function exiledGraveyards(graveyards: Node): Instruction {
    const form = graveyards.child(0);
    return (who) => ({
      do: 'remove from the game',
      object: {
        ref: 'all',
        filter: {
          zone: 'graveyard',
          ...(form.ctorName === 'WholeGraveyards_whose'
            ? ownedBy(theirOwn(who, read.who(form.child(0))))
            : {}),
        },
      },
    });
  }

  function preventedToAndBy(combat: Node, object: Node, time: Node): Effect {
    const prevented = {
      do: 'prevent damage' as const,
      ...(present(combat) ? { battle: true } : {}),
      duration: durationOf(time, read),
    };
    return doneTogether<Effect>([
      { ...prevented, to: read.object(object) },
      { ...prevented, from: read.object(object) },
    ]);
  }

  function coloursIn(colored: Node | undefined): readonly string[] | undefined {
    const [first, _and, second] = colored?.children ?? [];
    if (!colored || !first || colored.ctorName === 'TokenColor_none') return undefined;
    return second ? [read.word(first), read.word(second)] : [read.word(colored)];
  }

  function tokenIn(kind: Node, traits: readonly Node[]): TokenKind {
    const [power, _slash, toughness, color, subtypes, artifact] = kind.children;
    const said = (name: string): readonly Node[] =>
      traits.filter((trait) => trait.child(0).ctorName === name).map((trait) => trait.child(0));
    const [named] = said('TokenTrait_name');
    const keywords = said('TokenTrait_keywords').flatMap((trait) => [
      read.word(trait.child(1)),
      ...trait.child(3).children.map(read.word),
    ]);
    const numberOf = (node: Node | undefined): number => node?.children.map(read.number)[0] ?? 0;
    const colored = color?.children[0]?.child(0);
    const quoted = [
      ...said('TokenTrait_ability').map((trait) => trait.child(1)),
      ...said('TokenTrait_keywords').flatMap((trait) => trait.child(5).children),
    ];
    const abilities = quoted.map((each) => read.ability(each));
    return {
      power: numberOf(power),
      toughness: numberOf(toughness),
      types: artifact && present(artifact) ? ['artifact', 'creature'] : ['creature'],
      subtypes: subtypes?.children.map(read.word) ?? [],
      keywords,
      ...optionalProperty('colours', coloursIn(colored)),
      ...(abilities.length > 0 ? { abilities } : {}),
      ...(named ? { name: read.printed(named.child(1)) } : {}),
    };
  }
}
