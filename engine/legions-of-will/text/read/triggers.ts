import type { Node } from 'ohm-js';
import {
  anySuch,
  beginning,
  controlledBy,
  numberAmount,
  optional,
  optionalProperty,
  present,
  together,
} from '../../../text';
import type { Condition, Filter, ObjectReference, Trigger } from '../tree';
import type { Dictionaries, Reader } from './reader';

/** Trigger events, and the moments of a turn. */
export function legionsTriggers(read: Reader): Partial<Dictionaries['trigger']> {
  type AboutSubject = Extract<Trigger, { object: unknown }>;
  const on =
    (
      name: Exclude<
        AboutSubject['on'],
        'put into a graveyard' | 'counters put' | 'loses control' | 'attack together' | 'enters a base'
      >,
    ) =>
    (subject: Node, ..._words: Node[]): Trigger => ({ on: name, object: read.subject(subject) });
  const about = (on: 'becomes rested' | 'becomes reset' | 'moves between bases', subject: Node): Trigger => ({
    on,
    object: read.subject(subject),
  });

  return {
    Event_enters: (subject, _1) => on('enters the battlefield')(subject),
    Event_entersUnder: (subject, _enters, whose, _control) => {
      const object = read.subject(subject);
      const filter = together<Filter>(
        object.this === false ? object.filter : {},
        controlledBy(read.who(whose)),
      );
      return {
        on: 'enters the battlefield',
        object: object.this === false ? { this: false, filter } : object,
      };
    },
    Event_leaves: (subject, _1) => on('leaves the battlefield')(subject),
    Event_unattached: (subject, _1) => on('becomes unattached')(subject),
    Event_losesControl: (who, _1, subject) => ({
      on: 'loses control',
      who: read.who(who),
      object: read.subject(subject),
    }),
    Event_destroyed: (subject, _1) => on('destroyed')(subject),
    Event_graveyard: (subject, _1, _2, from) => ({
      on: 'put into a graveyard',
      object: read.subject(subject),
      from: from.children[0]?.child(0).ctorName === 'FromWhere_battlefield' ? 'battlefield' : 'anywhere',
    }),
    Event_entersBase: (subject, _enters, base) => ({
      on: 'enters a base',
      object: read.subject(subject),
      base: anySuch<Filter, ObjectReference>(read.object(base)),
    }),
    Event_dealsDamage: (subject, _deals, battle, _damage, to) => ({
      on: 'deals damage',
      object: read.subject(subject),
      ...(present(battle) ? { battle: true } : {}),
      ...optionalProperty('to', optional(to, read.filter)),
    }),
    Event_dealtDamage: (subject, _1) => on('is dealt damage')(subject),
    Event_target: (subject, _1, _2, _3, control) => ({
      on: 'becomes the target',
      object: read.subject(subject),
      ...optionalProperty(
        'by',
        optional(control, (whose): 'you' | 'opponent' =>
          whose.child(0).ctorName === 'TheyControl_yours' ? 'you' : 'opponent',
        ),
      ),
    }),
    Event_faceUp: (subject, _1) => on('turned face up')(subject),
    Event_faceDown: (subject, _1) => on('turned face down')(subject),
    Event_loses: (who, _1) => ({ on: 'loses the game', who: read.who(who) }),
    Event_rolls: (who, _1) => ({ on: 'rolls a die', who: read.who(who) }),
    Event_activates: (who, _activates, of) => ({
      on: 'activates',
      who: read.who(who),
      filter: optional(of, read.filter) ?? {},
    }),
    Moment_end: (_words, step) => read.trigger(step),
    Moment_endOfBattle: (_the, _words) => beginning('end of battle step', 'the'),
    Moment_endOfTurn: (_the, _words) => beginning('end step', 'the', true),
    Event_rested: (subject, _words) => about('becomes rested', subject),
    Event_reset: (subject, _words) => about('becomes reset', subject),
    Event_moves: (subject, _move, _words) => about('moves between bases', subject),
    Event_gainsResource: (who, _words) => ({ on: 'gains resource', who: read.who(who) }),
  };
}

/** What may be the case. */
export function legionsConditions(read: Reader): Partial<Dictionaries['condition']> {
  return {
    Condition_result: (_words, number, way) => ({
      if: 'result',
      is: optional(way, read.bound)?.is ?? 'exactly',
      amount: numberAmount(read.number(number)),
    }),
    Condition_resource: (who, _have, bound, _resource, _in, _whose, _reserve): Condition => ({
      if: 'resource',
      who: read.who(who),
      ...read.bound(bound),
    }),
  };
}
