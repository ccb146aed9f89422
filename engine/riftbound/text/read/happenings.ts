import type { Node } from 'ohm-js';
import { given, numberAmount, optional, present } from '../../../text';
import type { Condition, Cost, Filter, Place, Riftbound, Subject, Trigger } from '../tree';
import type { Happening, OwnTrigger } from '../tree/happenings';
import { placeOf } from './objects';
import type { Dictionaries, Reader } from './reader';
import { resourcesOf } from './resources';

type Deed = Extract<OwnTrigger<Riftbound>, { on: 'player does' }>['what'];
const THIS = { ref: 'this' } as const;
/** What was done, by the word of the instruction that does it. */
const DONE: Readonly<Record<string, string>> = {
  buffed: 'buff',
  killed: 'kill',
  stunned: 'stun',
  readied: 'ready',
  discarded: 'discard',
};
type Passive = 'be stunned' | 'be buffed' | 'be recalled' | 'be exhausted' | 'be readied';
/** What would be done to something, by its participle. */
const WOULD_BE: Readonly<Record<string, Passive>> = {
  stunned: 'be stunned',
  buffed: 'be buffed',
  recalled: 'be recalled',
  exhausted: 'be exhausted',
  readied: 'be readied',
};
const HAPPENINGS: readonly (readonly [string, Happening | 'attacks'])[] = [
  ['die', 'dies'],
  ['attack', 'attacks'],
  ['defend', 'defends'],
  ['move', 'moves'],
  ['conquer', 'conquers'],
  ['hold', 'holds'],
  ['take', 'takes damage'],
];
const DEEDS: readonly Deed[] = [
  'kill',
  'stun',
  'buff',
  'recycle',
  'channel',
  'discard',
  'hide',
  'choose',
  'counter',
  'banish',
  'reveal',
];

/** Costs, trigger events and conditions, as only this game says them. */
export function happeningMeanings(
  read: Reader,
): Pick<Partial<Dictionaries>, 'costs' | 'trigger' | 'condition' | 'replaced'> {
  const placed = (node: Node): { at?: Place } =>
    given(
      'at',
      optional(node, (place): Place => {
        const form = place.child(0);
        return form.ctorName === 'EventPlace_here' ? { place: 'here' } : placeOf(form.child(1), read);
      }),
    );
  const byPlayer =
    (on: 'player attacks' | 'player defends' | 'player conquers' | 'player holds' | 'player scores') =>
    (who: Node, _happens: Node, place: Node): Trigger => ({ on, who: read.who(who), ...placed(place) });
  const happens = (said: string, object: Subject, place: { at?: Place }): Trigger => {
    const on = happening(said);
    return on === 'attacks' && place.at === undefined
      ? { on, object }
      : on === 'attacks'
        ? { on, object }
        : { on, object, ...place };
  };
  const is = (filter: Filter): Condition => ({ if: 'is', object: THIS, filter });

  return {
    costs: {
      PlainCost_exhaustThis: (_symbol) => [{ cost: 'exhaust', object: THIS }],
      PlainCost_pay: (_pay, resources) => [{ cost: 'pay', ...resourcesOf(resources, read) }],
      PlainCost_discard: (_discard, _a, number, _card) => [
        { cost: 'discard', amount: optional(number, read.number) ?? 1 },
      ],
      PlainCost_spendBuffFrom: (_words, _self) => [{ cost: 'spend buff', from: THIS, amount: 1 }],
      PlainCost_spendBuff: (_spend, whose, _buff) => [
        {
          cost: 'spend buff',
          from:
            read.word(whose) === 'my' ? THIS : { ref: 'all', filter: { types: ['unit'], controller: 'you' } },
          amount: 1,
        },
      ],
      PlainCost_object: (verb, object): Cost[] => [
        { cost: costVerb(read.word(verb)), object: read.object(object) },
      ],
      PlainCost_recycleFromTrash: (_recycle, number, _words) => [
        {
          cost: 'recycle',
          object: {
            ref: 'choice',
            who: { who: 'you' },
            filter: { zone: 'trash', owner: 'you' },
            minimum: numberAmount(read.number(number)),
            maximum: numberAmount(read.number(number)),
          },
        },
      ],
    },
    trigger: {
      TriggerWhen_nth: (_the, ordinal, _time, event, _each) => ({
        on: 'nth time',
        nth: read.number(ordinal),
        each: 'turn',
        trigger: read.trigger(event),
      }),
      TriggerWhen_nthLast: (_when, event, _for, ordinal, _time) => ({
        on: 'nth time',
        nth: read.number(ordinal),
        each: 'turn',
        trigger: read.trigger(event),
      }),
      Event: (event) => read.trigger(event),
      Event_any: (first, _or, others) => {
        const triggers = [first, ...others.children].map(read.trigger);
        const [only] = triggers;
        const about = only && 'object' in only ? only.object : { this: true as const };
        return triggers.length === 1 && only
          ? only
          : {
              on: 'any of',
              triggers: triggers.map((each) => ('object' in each ? { ...each, object: about } : each)),
            };
      },
      SubjectEvent_conquers: (_self, _conquer, place) => happens('conquer', { this: true }, placed(place)),
      SubjectEvent_holds: (_self, _hold, place) => happens('hold', { this: true }, placed(place)),
      SubjectEvent_movesFrom: (subject, _moves, _from, from, _to, to) => ({
        on: 'moves',
        object: read.subject(subject),
        from: placeOf(from, read),
        ...given(
          'at',
          optional(to, (place) => placeOf(place, read)),
        ),
      }),
      SubjectEvent_happening: (subject, said, place) =>
        happens(read.word(said), read.subject(subject), placed(place)),
      SubjectEvent_sameSubject: (said, place) => happens(read.word(said), { this: true }, placed(place)),
      SubjectEvent_playerAttacks: byPlayer('player attacks'),
      SubjectEvent_playerDefends: byPlayer('player defends'),
      SubjectEvent_playerConquers: byPlayer('player conquers'),
      SubjectEvent_playerHolds: byPlayer('player holds'),
      SubjectEvent_playerScores: byPlayer('player scores'),
      SubjectEvent_playsThis: (who, _play, _self) => ({
        on: 'plays',
        who: read.who(who),
        filter: { this: true },
      }),
      SubjectEvent_played: (_self, _am, _played) => ({
        on: 'plays',
        who: { who: 'any player' },
        filter: { this: true },
      }),
      SubjectEvent_playsChampion: (who, _play, _your, _champion) => ({
        on: 'plays',
        who: read.who(who),
        filter: { chosenChampion: true },
      }),
      SubjectEvent_plays: (who, _play, _a, nouns) => ({
        on: 'plays',
        who: read.who(who),
        filter: read.filter(nouns),
      }),
      SubjectEvent_does: (who, deed, _a, nouns, _with, _article, tool) => ({
        on: 'player does',
        who: read.who(who),
        what: deedOf(read.word(deed)),
        filter: read.filter(nouns),
        ...given('with', optional(tool, read.filter)),
      }),
      SubjectEvent_doesToThis: (who, deed, _self, _with, _article, tool) => ({
        on: 'player does',
        who: read.who(who),
        what: deedOf(read.word(deed)),
        filter: { this: true },
        ...given('with', optional(tool, read.filter)),
      }),
      SubjectEvent_draws: (who, _draw, _card) => ({ on: 'draws a card', who: read.who(who) }),
      Moment_start: (_words, phase) => moment('start of', phase),
      Moment_end: (_words, phase) => moment('end of', phase),
      Moment_endOfTurn: (_words) => ({ on: 'end of', phase: 'turn', whose: 'the' }),
    },
    condition: {
      Condition_attackingOrDefendingAlone: (_self, _am, _words) => ({
        if: 'any',
        conditions: [is({ statuses: ['attacking', 'alone'] }), is({ statuses: ['defending', 'alone'] })],
      }),
      Condition_designated: (_self, _am, _a, designation) =>
        is({ statuses: [read.word(designation) === 'attacker' ? 'attacking' : 'defending'] }),
      Condition_me: (_self, _am, quality) => is(read.filter(quality)),
      Condition_meAt: (_self, _am, _at, place) => is({ at: placeOf(place, read) }),
      Condition_legion: (_words) => ({ if: 'legion' }),
      Condition_youHave: (_words, bound, nouns) => {
        const filter = read.filter(nouns);
        return {
          if: 'count',
          filter: filter.zone === undefined ? { ...filter, controller: 'you' } : filter,
          ...read.bound(bound),
        };
      },
      Condition_paid: (_words) => ({ if: 'additional cost paid' }),
      Condition_doneThisWay: (_object, _was, done, _words) => ({
        if: 'done this way',
        done: DONE[read.word(done)] ?? read.word(done),
      }),
      Condition_couldnt: (_words, couldnt, _way) => ({
        if: 'not',
        condition: { if: 'done this way', done: 'channel', times: read.number(couldnt.child(1)) },
      }),
      Condition_movedTwice: (_self, _words) => ({
        if: 'times this turn',
        trigger: { on: 'moves', object: { this: true } },
        is: 'at least',
        amount: numberAmount(2),
      }),
    },
    replaced: {
      WouldEvent_die: (subject, _words) => ({ would: 'die', object: read.subject(subject) }),
      WouldEvent_done: (subject, _words, done) => ({
        would: WOULD_BE[read.word(done)] ?? 'be exhausted',
        object: read.subject(subject),
      }),
      WouldEvent_move: (subject, _words) => ({ would: 'move', object: read.subject(subject) }),
      WouldEvent_score: (who, _words) => ({ would: 'score', who: read.who(who) }),
      WouldEvent_points: (who, _would, _points) => ({ would: 'gain points', who: read.who(who) }),
    },
  };

  function moment(on: 'start of' | 'end of', node: Node): Trigger {
    const form = node.child(0);
    switch (form.ctorName) {
      case 'WhoseEnd_your':
      case 'WhosePhase_your':
        return {
          on,
          phase: read.word(form.child(2)),
          whose: 'your',
          ...(present(form.child(1)) ? { next: true } : {}),
        };
      case 'WhoseEnd_each':
      case 'WhosePhase_each':
        return {
          on,
          phase: read.word(form.child(2)),
          whose: 'each',
          ...(present(form.child(1)) ? { first: true } : {}),
        };
      case 'WhoseEnd_opponents':
      case 'WhosePhase_opponents':
        return { on, phase: read.word(form.child(1)), whose: "opponent's" };
      default:
        return { on, phase: read.word(form.child(1)), whose: 'the' };
    }
  }
}

function happening(said: string): Happening | 'attacks' {
  if (said.includes('mighty')) return 'becomes mighty';
  if (said.includes('ready')) return 'becomes ready';
  if (said.includes('discarded')) return 'is discarded';
  if (said.includes('attached')) return 'is attached';
  if (said.includes('detached')) return 'is detached';
  if (said.includes('equipped')) return 'is equipped';
  return HAPPENINGS.find(([word]) => said.startsWith(word))?.[1] ?? 'moves';
}

function deedOf(said: string): Deed {
  if (said.startsWith('read')) return 'ready';
  return DEEDS.find((deed) => said.startsWith(deed)) ?? 'choose';
}

function costVerb(said: string): 'exhaust' | 'kill' | 'recycle' | 'banish' | 'recall' | 'reveal' {
  const verbs = ['exhaust', 'kill', 'recycle', 'banish', 'recall', 'reveal'] as const;
  return verbs.find((verb) => said.startsWith(verb)) ?? 'exhaust';
}
