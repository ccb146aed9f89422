import type { Node } from 'ohm-js';
import {
  chosenBy,
  countedAmount,
  doneToEach,
  doneTogether,
  durationOf,
  forEach,
  numberAmount,
  optional,
  optionalProperty,
  ownHand,
  present,
  requiredMeaning,
  sequence,
  theirOwn,
} from '../../../text';
import type { Effect, Place, Riftbound, Who } from '../tree';
import type { ObjectAction } from '../tree/effects';
import { riftboundDealing } from './dealing';
import { boundsOf, giving } from './giving';
import { placeOf, placePlayedTo } from './objects';
import type { Dictionaries, Reader } from './reader';
import { resourcesOf } from './resources';
import { tokensPlayed } from './tokens';

/** Where what was spoken of is, or was. */
const THERE: Place = { place: 'chosen', battlefield: { ref: 'that' } };
const DOINGS: Readonly<Record<string, ObjectAction>> = {
  ready: 'ready',
  readies: 'ready',
  exhaust: 'exhaust',
  kill: 'kill',
  destroy: 'kill',
  banish: 'banish',
  stun: 'stun',
  buff: 'buff',
  heal: 'heal',
  counter: 'counter',
  recycle: 'recycle',
  detach: 'detach',
};

/** What players do, as only this game says it. */
export function riftboundInstructions(read: Reader): Dictionaries['instruction'] {
  const movedTo = (node: Node): Place => {
    const form = node.child(0);
    if (form.ctorName === 'MovePlace_there') return THERE;
    return form.ctorName === 'MovePlace_chosen'
      ? { place: 'chosen', battlefield: read.object(form.child(0)) }
      : placeOf(form.child(0), read);
  };
  const playedTo = (node: Node): Place => placePlayedTo(node, read);
  // 352.3: the destination is chosen for what was chosen to move.
  const movedFreely = (object: Node, where: Node) => {
    const moved = read.object(object);
    if (moved.ref !== 'target' && moved.ref !== 'that')
      throw read.misread(where, ['“to a battlefield”', '“to your base”'], 'as it isn’t said where to');
    const to: Place = { place: 'chosen', battlefield: { ref: 'target', target: read.targetIndex(where) } };
    return (who: Who): Effect => ({ do: 'move', who, object: moved, to });
  };

  return {
    ...riftboundDealing(read),
    Verb_drawObject: (_draw, object) => () => {
      const drawn = read.object(object);
      // 400.3: so many cards are drawn from the top of the deck; only what was looked at before is drawn by itself.
      if (drawn.ref === 'target' || drawn.ref === 'choice' || drawn.ref === 'all')
        throw read.misread(object, ['a number', '“it”', '“one of them”'], 'as so many cards are drawn');
      return { do: 'put into zone', object: drawn, zone: 'hand' };
    },
    Verb_discardHand: (_discard, whose, _hand) => (who) => {
      ownHand(who, whose, read);
      return { do: 'discard', who, amount: { amount: 'cards in hand', who } };
    },
    Verb_takeControl: (_take, object, time) => (who) => ({
      do: 'gain control',
      who,
      object: chosenBy(who, read.object(object)),
      duration: durationOf(time, read),
    }),
    Verb_discardOfThem: (_discard, number, _ofThem) => (who) => ({
      do: 'discard',
      who,
      amount: numberAmount(read.number(number)),
      ofThose: true,
    }),
    Verb_discard: (_discard, count, each) => (who) => ({
      do: 'discard',
      who,
      amount: forEach(count, each, read),
    }),
    Verb_discardSome: (_discard, howMany, _cards) => (who) => {
      const { minimum, maximum } = read.count(howMany);
      return { do: 'discard', who, minimum: countedAmount(minimum), amount: countedAmount(maximum) };
    },
    Verb_channel: (_channel, count, _rune, exhausted, each) => (who) => ({
      do: 'channel',
      who,
      amount: forEach(count, each, read),
      ...(present(exhausted) ? { exhausted: true } : {}),
    }),
    Verb_add: (_add, resources) => (who) => ({ do: 'add', who, ...resourcesOf(resources, read) }),
    Verb_points: (_gain, count, _additional, _points, each) => (who) => ({
      do: 'gain points',
      who,
      amount: forEach(count, each, read),
    }),
    Verb_recycleSome: (_recycle, number, _cards, _from, whose, _trash) => (who) => {
      const owner = read.who(whose).who;
      if (owner !== 'you' && owner !== 'that player')
        throw read.misread(
          whose,
          ['“your”', '“their”'],
          'as so many cards are recycled from one’s own trash',
        );
      return {
        do: 'recycle',
        who,
        object: {
          ref: 'choice',
          who,
          filter: { zone: 'trash', owner: 'you' },
          minimum: numberAmount(read.number(number)),
          maximum: numberAmount(read.number(number)),
        },
      };
    },
    Verb_doing: (doing, objects) => {
      const said = read.word(doing);
      const done = requiredMeaning(
        said,
        DOINGS[said] ?? DOINGS[said.replace(/s$/, '')] ?? DOINGS[said.replace(/es$/, '')],
      );
      return doneToEach<Riftbound>(objects, read, (object, who) => ({ do: done, who, object }));
    },
    Verb_recall: (_recall, object, exhausted) => (who) => ({
      do: 'recall',
      object: chosenBy(who, read.object(object)),
      ...(present(exhausted) ? { exhausted: true } : {}),
    }),
    Verb_move: (_move, object, _to, place) => (who) => ({
      do: 'move',
      who,
      object: chosenBy(who, read.object(object)),
      to: movedTo(place),
    }),
    Verb_moveAnywhere: (_move, object, anywhere) => {
      const [, where] = /\b(here|there)$/.exec(read.printed(object)) ?? [];
      if (where !== undefined)
        throw read.misread(anywhere, [`“to ${where}”`], `as “${where}” may say where it is, or where to`);
      return movedFreely(object, anywhere);
    },
    Verb_moveToOrFrom: (_move, object, _words, where) => movedFreely(object, where),
    Verb_moveBoth: (_move, first, _to, to, _and, second, _to2, to2) => (who) =>
      sequence<Effect>([
        { do: 'move', who, object: chosenBy(who, read.object(first)), to: movedTo(to) },
        { do: 'move', who, object: chosenBy(who, read.object(second)), to: movedTo(to2) },
      ]),
    Verb_chooseBoth: (_choose, first, _and, second) => (who) =>
      sequence<Effect>([
        { do: 'choose', who, object: chosenBy(who, read.object(first)) },
        { do: 'choose', who, object: chosenBy(who, read.object(second)) },
      ]),
    Verb_choosePlayer: (_choose, player) => () => ({
      do: 'choose player',
      who: { who: 'target player', target: read.targetIndex(player) },
    }),
    Verb_revealUntil: (_reveal, whose, _until, _who, _reveal2, _a, nouns) => (who) => {
      const filter = read.filter(nouns);
      return sequence<Effect>([
        { do: 'reveal', object: { ref: 'top of deck until', who: theirOwn(who, read.who(whose)), filter } },
        { do: 'choose', who, object: { ref: 'last of those', filter } },
      ]);
    },
    Verb_attach: (_attach, object, _to, to) => (who) => ({
      do: 'attach',
      object: chosenBy(who, read.object(object)),
      to: chosenBy(who, read.object(to)),
    }),
    Verb_remove: (_remove, keyword, _from, object, time) => (who) => ({
      do: 'apply',
      object: chosenBy(who, read.object(object)),
      modifications: [{ change: 'lose ability', text: read.printed(keyword) }],
      duration: durationOf(time, read),
    }),
    Verb_hide: (_hide, object, _at, place) => (who) => ({
      do: 'hide',
      who,
      object: chosenBy(who, read.object(object)),
      at: placeOf(place, read),
    }),
    Verb_return: (_return, object, _to, _whose, zone) => (who) => ({
      do: 'put into zone',
      object: chosenBy(who, read.object(object)),
      zone: read.word(zone),
    }),
    Verb_put: (_put, object, _into, _whose, zone) => (who) => ({
      do: 'put into zone',
      object: chosenBy(who, read.object(object)),
      zone: read.word(zone),
    }),
    Verb_token: (_play, count, token, place, state) => (who) =>
      tokensPlayed(read, who, count, token, place, optional(state, read.word)),
    Verb_tokenFirst: (_play, count, state, token, place) => (who) =>
      tokensPlayed(read, who, count, token, place, read.word(state)),
    Verb_playThere: (_play, object, place, ignoring) => (who) => ({
      do: 'play card',
      who,
      object: chosenBy(who, read.object(object)),
      ignoring: ignored(read.word(ignoring.child(3))),
      to: playedTo(place),
    }),
    Verb_play: (_play, object, ignoring, place) => (who) => ({
      do: 'play card',
      who,
      object: chosenBy(who, read.object(object)),
      ...optionalProperty(
        'ignoring',
        optional(ignoring, (node) => ignored(read.word(node.child(3)))),
      ),
      ...optionalProperty('to', optional(place, playedTo)),
    }),
    Verb_giveLimited: (_give, object, _each, gains, _comma, limit, time) => (who) =>
      giving(read, who, object, gains, read.duration(time), { bounds: boundsOf(limit, read) }),
    Verb_giveCounted: (_give, object, _each, gains, time, each) => (who) =>
      giving(read, who, object, gains, read.duration(time), { per: read.amount(each) }),
    Verb_give: (_give, object, _each, gains, each, time, _comma, limit) => (who) =>
      giving(read, who, object, gains, durationOf(time, read), {
        ...optionalProperty('per', optional(each, read.amount)),
        ...optionalProperty(
          'bounds',
          optional(limit, (node) => boundsOf(node, read)),
        ),
      }),
    Verb_doubleOf: (_double, characteristic, _of, object, time) => (who) => ({
      do: 'double',
      object: chosenBy(who, read.object(object)),
      characteristics: [read.word(characteristic)],
      duration: durationOf(time, read),
    }),
    Verb_swap: (_swap, characteristic, _of, first, _and, second, time) => () => ({
      do: 'swap',
      characteristic: read.word(characteristic),
      objects: [read.object(first), read.object(second)],
      duration: durationOf(time, read),
    }),
    Verb_swapTwo: (_swap, characteristic, _of, objects, time) => () => ({
      do: 'swap',
      characteristic: read.word(characteristic),
      objects: [read.object(objects)],
      duration: durationOf(time, read),
    }),
    Verb_swapTheir: (_swap, their, characteristic, time) => () => ({
      do: 'swap',
      characteristic: read.word(characteristic),
      objects: [read.pronoun(their)],
      duration: durationOf(time, read),
    }),
    Verb_giveBoth: (_give, first, gains, _and, second, others, time) => (who) =>
      doneTogether<Effect>([
        giving(read, who, first, gains, durationOf(time, read), {}),
        giving(read, who, second, others, durationOf(time, read), {}),
      ]),
    Verb_giveBothTimed: (_give, first, gains, time, _and, second, others, until) => (who) =>
      doneTogether<Effect>([
        giving(read, who, first, gains, read.duration(time), {}),
        giving(read, who, second, others, read.duration(until), {}),
      ]),
    Verb_spendBuff: (_words) => (who) => spendingBuffs(who, 1),
    Verb_spendBuffs: (_spend, count, _buffs) => (who) =>
      spendingBuffs(
        who,
        count.child(0).ctorName === 'BuffCount_any' ? 'any number' : read.number(count.child(0).child(0)),
      ),
  };
}

/** A player spends so many buffs of units of their own. */
export const spendingBuffs = (who: Who, amount: number | 'any number'): Effect => ({
  do: 'spend buff',
  who,
  from: { ref: 'all', filter: { controller: 'you', types: ['unit'] } },
  amount,
});

function ignored(word: string): 'cost' | 'energy cost' | 'power cost' {
  return word.startsWith('energy') ? 'energy cost' : word.startsWith('power') ? 'power cost' : 'cost';
}
