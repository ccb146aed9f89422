import type { Node } from 'ohm-js';
import { optional, optionalProperty, present, requiredMeaning } from '../../../text';
import type { Filter, Place, Riftbound, Subject, Trigger } from '../tree';
import type { Happening, RiftboundTrigger } from '../tree/happenings';
import { riftboundConditions } from './conditions';
import { riftboundCosts } from './costs';
import { placeOf } from './objects';
import type { Dictionaries, Reader } from './reader';

type PlayerAction = Extract<RiftboundTrigger<Riftbound>, { on: 'player does' }>['what'];
const ANYBODY = { who: 'any player' } as const;
type Passive = 'be stunned' | 'be buffed' | 'be recalled' | 'be exhausted' | 'be readied';
/** What would be done to something, by its participle. */
const WOULD_BE: Readonly<Record<string, Passive>> = {
  stunned: 'be stunned',
  buffed: 'be buffed',
  recalled: 'be recalled',
  exhausted: 'be exhausted',
  readied: 'be readied',
};
/** What happens to something, by a word that only it is said with; those that other words contain come last. */
const HAPPENINGS: readonly (readonly [string, Happening])[] = [
  ['mighty', 'becomes mighty'],
  ['discarded', 'is discarded'],
  ['attached', 'is attached'],
  ['detached', 'is detached'],
  ['equipped', 'is equipped'],
  ['buffed', 'becomes buffed'],
  ['stunned', 'becomes stunned'],
  ['exhausted', 'becomes exhausted'],
  ['recycled', 'is recycled'],
  ['banished', 'is banished'],
  ['healed', 'is healed'],
  ['recalled', 'is recalled'],
  ['revealed', 'is revealed'],
  ['damage', 'takes damage'],
  ['win', 'wins a combat'],
  ['read', 'becomes ready'],
  ['die', 'dies'],
  ['attack', 'attacks'],
  ['defend', 'defends'],
  ['conquer', 'conquers'],
  ['hold', 'holds'],
  ['move', 'moves'],
];
const PLAYER_ACTIONS: readonly PlayerAction[] = [
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
export function riftboundHappenings(
  read: Reader,
): Pick<Partial<Dictionaries>, 'costs' | 'trigger' | 'condition' | 'replaced'> {
  const placed = (node: Node): { at?: Place } =>
    optionalProperty(
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
    return { on: happening(said), object, ...place };
  };

  return {
    costs: riftboundCosts(read),
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
      TriggerWhen_oneOrMore: (_when, event) => ({ on: 'one or more', trigger: read.trigger(event) }),
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
        ...optionalProperty(
          'at',
          optional(to, (place) => placeOf(place, read)),
        ),
      }),
      SubjectEvent_attacksPlace: (subject, attacks, place) =>
        happens(read.word(attacks), read.subject(subject), { at: placeOf(place, read) }),
      SubjectEvent_happening: (subject, said, place) =>
        happens(read.word(said), read.subject(subject), placed(place)),
      SubjectEvent_alone: (subject, said, _alone, place) => {
        const about = read.subject(subject);
        if (about.this === 'that') return happens(read.word(said), about, placed(place));
        const filter: Filter = about.this ? { this: true } : about.filter;
        const alone = { ...filter, statuses: [...(filter.statuses ?? []), 'alone'] };
        return happens(read.word(said), { this: false, filter: alone }, placed(place));
      },
      SubjectEvent_kills: (_self, _kills, _a, nouns) => ({
        on: 'player does',
        who: ANYBODY,
        what: 'kill',
        filter: read.filter(nouns),
        with: { this: true },
      }),
      SubjectEvent_chosen: (_self, _am, _chosen, by) => ({
        on: 'player does',
        who: ANYBODY,
        what: 'choose',
        filter: { this: true },
        ...optionalProperty(
          'with',
          optional(by, (node) => read.filter(node.child(2))),
        ),
      }),
      SubjectEvent_sameSubject: (said, place) => happens(read.word(said), { this: true }, placed(place)),
      SubjectEvent_playerAttacks: byPlayer('player attacks'),
      SubjectEvent_playerDefends: byPlayer('player defends'),
      SubjectEvent_playerConquers: byPlayer('player conquers'),
      SubjectEvent_playerHolds: byPlayer('player holds'),
      SubjectEvent_playerScores: byPlayer('player scores'),
      SubjectEvent_playerWins: (who, _wins, place) => ({
        on: 'wins a combat',
        object: { this: false, filter: {} },
        who: read.who(who),
        ...placed(place),
      }),
      SubjectEvent_playerGains: (who, _gains, _a, _points) => ({
        on: 'player gains points',
        who: read.who(who),
      }),
      SubjectEvent_playerBurnsOut: (who, _words) => ({ on: 'player burns out', who: read.who(who) }),
      SubjectEvent_spendsBuff: (who, _words) => ({
        on: 'player does',
        who: read.who(who),
        what: 'spend buff',
      }),
      SubjectEvent_returned: (subject, _am, _returned, to) => {
        const whose = to.child(0);
        return {
          on: 'is returned',
          object: read.subject(subject),
          ...(whose.ctorName === 'HandReturnedTo_whose' ? { who: read.who(whose.child(0)) } : {}),
        };
      },
      SubjectEvent_playsThis: (who, _play, _self, hidden, _to, to) => ({
        on: 'plays',
        who: read.who(who),
        filter: {
          this: true,
          ...fromHidden(hidden),
          ...optionalProperty(
            'at',
            optional(to, (place) => placeOf(place, read)),
          ),
        },
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
      SubjectEvent_playsNth: (who, _play, _your, ordinal, nouns, _turn) => ({
        on: 'nth time',
        nth: read.number(ordinal),
        each: 'turn',
        trigger: { on: 'plays', who: read.who(who), filter: read.filter(nouns) },
      }),
      SubjectEvent_doesSome: (who, action, _words, nouns) => ({
        on: 'one or more',
        trigger: {
          on: 'player does',
          who: read.who(who),
          what: playerActionOf(read.word(action)),
          filter: read.filter(nouns),
        },
      }),
      SubjectEvent_plays: (who, _play, _a, nouns, hidden) => ({
        on: 'plays',
        who: read.who(who),
        filter: { ...read.filter(nouns), ...fromHidden(hidden) },
      }),
      SubjectEvent_does: (who, action, _a, nouns, _with, _article, tool) => ({
        on: 'player does',
        who: read.who(who),
        what: playerActionOf(read.word(action)),
        filter: read.filter(nouns),
        ...optionalProperty('with', optional(tool, read.filter)),
      }),
      SubjectEvent_doesToThis: (who, action, _self, _with, _article, tool) => ({
        on: 'player does',
        who: read.who(who),
        what: playerActionOf(read.word(action)),
        filter: { this: true },
        ...optionalProperty('with', optional(tool, read.filter)),
      }),
      SubjectEvent_doesEitherToThis: (who, first, _or, second, _self) => ({
        on: 'any of',
        triggers: [first, second].map(
          (action): Trigger => ({
            on: 'player does',
            who: read.who(who),
            what: playerActionOf(read.word(action)),
            filter: { this: true },
          }),
        ),
      }),
      SubjectEvent_draws: (who, _draw, _card) => ({ on: 'draws a card', who: read.who(who) }),
      Moment_start: (_words, phase) => moment('start of', phase),
      Moment_end: (_words, phase) => moment('end of', phase),
      Moment_endOfTurn: (_the, _end, _this, _turn) => ({ on: 'end of', phase: 'turn', whose: 'the' }),
    },
    condition: riftboundConditions(read),
    replaced: {
      WouldEvent_die: (subject, _words) => ({ would: 'die', object: read.subject(subject) }),
      WouldEvent_done: (subject, _words, done) => ({
        would: requiredMeaning(read.word(done), WOULD_BE[read.word(done)]),
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
      case 'WhoseEnd_everyTurn':
        return { on, phase: 'turn', whose: 'the' };
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

/** "from Hidden", where the text says it. */
function fromHidden(words: Node): { fromHidden?: true } {
  return present(words) ? { fromHidden: true } : {};
}

function happening(said: string): Happening {
  return requiredMeaning(said, HAPPENINGS.find(([word]) => said.includes(word))?.[1]);
}

function playerActionOf(said: string): PlayerAction {
  if (said.startsWith('read')) return 'ready';
  return requiredMeaning(
    said,
    PLAYER_ACTIONS.find((action) => said.startsWith(action)),
  );
}
