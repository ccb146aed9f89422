import type { Node } from 'ohm-js';
import {
  about,
  chosenBy,
  doneToEach,
  given,
  members,
  multiplied,
  numberAmount,
  optional,
  present,
  sequence,
} from '../../../text';
import type { Amount, Duration, Effect, Place, Riftbound, Who } from '../tree';
import type { Done } from '../tree/effects';
import { boundsOf, giving } from './giving';
import { placeOf } from './objects';
import { playedThisTurn } from './played-this-turn';
import type { Dictionaries, Reader } from './reader';
import { resourcesOf } from './resources';
import { tokensPlayed } from './tokens';
import { whereX } from './where-x';

const YOU: Who = { who: 'you' };
const THIS = { ref: 'this' } as const;
const FOREVER: Duration = 'for the rest of the game';
const DOINGS: Readonly<Record<string, Done>> = {
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

/** What happens, as only this game says it. */
export function effectMeanings(
  read: Reader,
): Pick<Partial<Dictionaries>, 'effect' | 'deed' | 'duration' | 'number'> {
  const damage = (source: Node | undefined, amount: Amount, to: Node, divided = false): Effect => {
    const dealer = source ? read.object(source) : THIS;
    return { do: 'damage', source: dealer, amount: about(amount, dealer), to: read.object(to), divided };
  };
  const lasting = (node: Node): Duration => optional(node, read.duration) ?? FOREVER;
  const movedTo = (node: Node): Place =>
    node.child(0).ctorName === 'MovePlace_chosen'
      ? { place: 'chosen', battlefield: read.object(node.child(0).child(0)) }
      : placeOf(node.child(0).child(0), read);
  const does = (verbs: Node, who: Who): Effect =>
    sequence<Effect>(members(verbs).map((verb) => read.deed(verb)(who)));

  return {
    number: {
      PrivateCount_one: (_a) => 1,
      TokenCount_one: (_a) => 1,
      CardCount_number: (number, _cards) => read.number(number),
      CardCount_one: (_words) => 1,
      Times_twice: (_twice) => 2,
      Times_number: (number, _times) => read.number(number),
    },
    effect: {
      LegionInstead: (clauses, _now, _instead, _stop) => ({
        do: 'instead',
        condition: { if: 'legion' },
        effect: { do: 'nothing' },
        instead: read.effect(clauses),
      }),
      ReflexiveSentence(_doThis, times, _colon, effects) {
        return read.withOwnTargets(this, (targets) => ({
          do: 'reflexive trigger',
          times: numberAmount(optional(times, read.number) ?? 1),
          effect: read.effect(effects),
          targets,
        }));
      },
      InlineModal: (_choose, count, _dash, first, _or, others) => {
        const { minimum, maximum } = read.count(count);
        const modes = [first, ...others.children].map(read.effect);
        return {
          do: 'modal',
          minimum: Number(minimum),
          maximum: maximum === 'any number' ? modes.length : Number(maximum),
          repeat: false,
          modes,
        };
      },
      OneOfSentence(_words, _colon, modes) {
        return read.withOwnTargets(this, (targets) => ({
          do: 'reflexive trigger',
          times: numberAmount(1),
          effect: {
            do: 'modal',
            minimum: 1,
            maximum: 1,
            repeat: false,
            modes: modes.children.map(read.effect),
          },
          targets,
        }));
      },
      PlayedThisTurn_next: (_the, nouns, _words, says) => playedThisTurn(nouns, says, 'next', read),
      PlayedThisTurn_all: (nouns, _words, says) => playedThisTurn(nouns, says, 'all', read),
      MustSentence: (_youMust, verbs, _stop) => does(verbs, YOU),
      MaySpend: (_youMay, costs, _to, verbs, _stop) => ({
        do: 'may pay',
        who: YOU,
        costs: read.costs(costs),
        // biome-ignore lint/suspicious/noThenProperty: it is what the tree calls the consequence of a payment
        then: does(verbs, YOU),
      }),
      WhereX: (clauses, _comma, _words, quantity, _stop) =>
        whereX(read.effect(clauses), read.amount(quantity)),
      KillLater: (clauses, _words, event, time, _stop) => ({
        do: 'delayed trigger',
        trigger: read.trigger(event),
        effect: read.effect(clauses),
        next: true,
        ...given('duration', optional(time, read.duration)),
      }),
      NextSentence: (_words, event, time, _comma, clauses, _instead, _stop) => ({
        do: 'state',
        statement: { says: 'replace next', event: read.replaced(event), instead: read.effect(clauses) },
        duration: lasting(time),
      }),
      Copying: (object, _becomes, of, time) => ({
        do: 'become copy',
        object: read.object(object),
        of: read.object(of),
        duration: lasting(time),
      }),
      Damage_eachOther: (objects, _deal, quantity, _words) => ({
        do: 'damage each other',
        objects: read.object(objects),
        amount: read.amount(quantity),
      }),
      Damage_equal: (source, _deal, _words, quantity, _to, object) =>
        damage(source, read.amount(quantity), object),
      Damage_by: (source, _deal, number, _damage, _to, object) =>
        damage(source, numberAmount(read.number(number)), object),
    },
    deed: {
      Verb_split: (_deal, amount, _damage, _words, object) => () =>
        damage(undefined, read.amount(amount), object, true),
      Verb_dealEqual: (_deal, _damage, _equal, quantity, _to, object) => () =>
        damage(undefined, read.amount(quantity), object),
      Verb_dealToEqual: (_deal, _damage, _to, object, _equal, quantity) => () =>
        damage(undefined, read.amount(quantity), object),
      Verb_deal: (_deal, amount, _damage, _to, object) => () =>
        damage(undefined, read.amount(amount), object),
      Verb_draw: (_draw, number, each) => (who) => {
        const count = numberAmount(read.number(number));
        const per = optional(each, read.amount);
        return { do: 'draw', who, amount: per === undefined ? count : multiplied<Amount>(count, per) };
      },
      Verb_drawObject: (_draw, object) => () => ({
        do: 'put into zone',
        object: read.object(object),
        zone: 'hand',
      }),
      Verb_discard: (_discard, number) => (who) => ({
        do: 'discard',
        who,
        amount: numberAmount(read.number(number)),
      }),
      Verb_channel: (_channel, number, _rune, exhausted) => (who) => ({
        do: 'channel',
        who,
        amount: numberAmount(read.number(number)),
        ...(present(exhausted) ? { exhausted: true } : {}),
      }),
      Verb_add: (_add, resources) => (who) => ({ do: 'add', who, ...resourcesOf(resources, read) }),
      Verb_points: (_gain, number, _points) => (who) => ({
        do: 'gain points',
        who,
        amount: numberAmount(read.number(number)),
      }),
      Verb_extraTurn: (_take, _turn, _words) => (who) => ({ do: 'extra turn', who }),
      Verb_recycleSome: (_recycle, number, _from, _whose, _trash) => (who) => ({
        do: 'recycle',
        who,
        object: {
          ref: 'choice',
          who,
          filter: { zone: 'trash', owner: 'you' },
          minimum: numberAmount(read.number(number)),
          maximum: numberAmount(read.number(number)),
        },
      }),
      Verb_doing: (doing, objects) => {
        const said = read.word(doing);
        const done =
          DOINGS[said] ?? DOINGS[said.replace(/s$/, '')] ?? DOINGS[said.replace(/es$/, '')] ?? 'ready';
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
      Verb_attach: (_attach, object, _to, to) => (who) => ({
        do: 'attach',
        object: chosenBy(who, read.object(object)),
        to: chosenBy(who, read.object(to)),
      }),
      Verb_remove: (_remove, keyword, _from, object, time) => (who) => ({
        do: 'apply',
        object: chosenBy(who, read.object(object)),
        modifications: [{ change: 'lose ability', text: read.printed(keyword) }],
        duration: lasting(time),
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
      Verb_play: (_play, object, ignoring, place) => (who) => ({
        do: 'play card',
        who,
        object: chosenBy(who, read.object(object)),
        ...given(
          'ignoring',
          optional(ignoring, (node) => ignored(read.word(node.child(3)))),
        ),
        ...given(
          'to',
          optional(place, (node) => placeOf(node.child(1), read)),
        ),
      }),
      Verb_giveLimited: (_give, object, gains, _comma, limit, time) => (who) =>
        giving(read, who, object, gains, read.duration(time), { bounds: boundsOf(limit, read) }),
      Verb_giveCounted: (_give, object, gains, time, each) => (who) =>
        giving(read, who, object, gains, read.duration(time), { per: read.amount(each) }),
      Verb_give: (_give, object, gains, each, time, _comma, limit) => (who) =>
        giving(read, who, object, gains, lasting(time), {
          ...given('per', optional(each, read.amount)),
          ...given(
            'bounds',
            optional(limit, (node) => boundsOf(node, read)),
          ),
        }),
      Verb_double: (_double, object, characteristic, time) => (who) => ({
        do: 'double',
        object: chosenBy(who, read.object(object)),
        characteristics: [read.word(characteristic)],
        duration: lasting(time),
      }),
      Verb_swap: (_swap, characteristic, _of, first, _and, second, time) => () => ({
        do: 'swap',
        characteristic: read.word(characteristic),
        objects: [read.object(first), read.object(second)],
        duration: lasting(time),
      }),
      Verb_swapTwo: (_swap, characteristic, _of, objects, time) => () => ({
        do: 'swap',
        characteristic: read.word(characteristic),
        objects: [read.object(objects)],
        duration: lasting(time),
      }),
      Verb_spendBuff: (_words) => (who) => ({
        do: 'spend buff',
        who,
        from: { ref: 'all', filter: { controller: 'you', types: ['unit'] } },
        amount: 1,
      }),
    },
    duration: {
      Duration_combat: (_words) => 'this combat',
      Duration_nextTurn: (_words) => 'until your next turn',
      Duration_endOfTurn: (_words) => 'this turn',
    },
  };
}

function ignored(word: string): 'cost' | 'energy cost' | 'power cost' {
  return word.startsWith('energy') ? 'energy cost' : word.startsWith('power') ? 'power cost' : 'cost';
}
