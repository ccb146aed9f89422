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
import type { Amount, Effect, MagicTree } from '../tree';
import { intoPlay } from './destinations';
import type { Dictionaries, Instruction, Reader } from './reader';

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
  return {
    Verb_chooseWord: (_choose, kind) => (who) => ({
      do: 'choose word',
      who,
      what: read.word(kind).replace(/^an? /, ''),
    }),
    Verb_chooseOfWords: (_choose, one, _or, other) => (who) => ({
      do: 'choose word',
      who,
      what: 'word',
      among: [one, other].map((word) => read.printed(word)),
    }),
    Verb_nameCard: (_words) => (who) => ({ do: 'choose word', who, what: 'card name' }),
    Verb_putCountersForEach: (_put, amount, counters, _on, object, each) => (who) => ({
      do: 'put counters',
      counter: read.word(counters.child(0)),
      amount: multipliedAmount<Amount>(read.amount(amount), read.amount(each)),
      object: chosenBy(who, read.object(object)),
    }),
    Verb_discardEqual: (_discard, quantity) => (who) => ({
      do: 'discard',
      who,
      amount: read.amount(quantity),
    }),
    Verb_discardForEach: (_discard, count, each) => (who) => ({
      do: 'discard',
      who,
      amount: multipliedAmount<Amount>(read.amount(count), read.amount(each)),
    }),
    Verb_discardAllInHand: (_discard, _all, _in, whose, _hand) => (who) => ({
      do: 'discard',
      who,
      amount: { amount: 'cards in hand', who: theirOwn(who, read.who(whose)) },
    }),
    Verb_counter: (_counter, object) => toEach('counter', object),
    Verb_destroy: (_destroy, objects) => toEach('destroy', objects),
    // Which of both is chosen as it is done (608.2d).
    Verb_tapOrUntap: (_words, chosen) => (who) => {
      const object = chosenBy(who, read.object(chosen));
      return { do: 'may', who, effect: { do: 'tap', object }, otherwise: { do: 'untap', object } };
    },
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
      ...(who.who === 'you' ? {} : { under: who }),
      ...intoPlay(read, under, present(first) ? first : last),
      ...optionalProperty(
        'counters',
        optional(counters, (node) => ({
          counter: read.word(node.child(2).child(0)),
          amount: read.amount(node.child(1)),
        })),
      ),
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
    Verb_storeResults: (_store, _the, _results, _on, object) => (who) => ({
      do: 'store results',
      object: chosenBy(who, read.object(object)),
    }),
    Verb_rerollStored: (_reroll, object, _words) => (who) => ({
      do: 'reroll stored',
      who,
      object: read.object(object),
      stored: 'this',
    }),
    Verb_rollAgain: (_words) => (who) => ({ do: 'roll again', who }),
    Verb_goad: (_goad, objects) => toEach('goad', objects),
    Verb_proliferate: (_word) => (who) => ({ do: 'proliferate', who }),
    Verb_discard: (_discard, count, _from, random, _hand) => (who) => ({
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
}
