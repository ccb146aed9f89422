import type { Node } from 'ohm-js';
import type { Statement } from '../tree/shared';
import { type Dictionaries, members, optional, type Reader } from './reader';
import { combinedStatement } from './sequence';

/** Statements about the rules of the game, about playing this card, and about events that would happen. */
export function statementMeanings(
  read: Reader,
): Pick<Dictionaries, 'statement' | 'time' | 'replaced' | 'outcome'> {
  const all = (object: Node, predicates: Node): Statement => {
    const subject = read.object(object);
    return combinedStatement(members(predicates).map((predicate) => read.predicate(predicate)(subject)));
  };
  const replaced = (event: Node, outcome: Node): Statement => ({
    says: 'replace',
    event: read.replaced(event),
    instead: read.outcome(outcome),
  });

  return {
    statement: {
      SubjectStatement: all,
      UntimedContinuous_predicates: all,
      ForPlaying_onlyWhen: (_play, _self, _only, when) => ({ says: 'play only', when: read.time(when) }),
      Replacement: (_if, would, _comma, outcome) => replaced(would, outcome),
      TimedReplacement: (_if, would, _duration, _comma, outcome) => replaced(would, outcome),
    },
    time: {
      SaidTime_during: (part, _comma, point) => ({ ...read.time(part), ...optional(point, read.time) }),
      DuringPart_your: (_during, _your, part) => ({ during: { part: read.word(part), whose: 'your' } }),
      DuringPart_opponents: (_during, _opponents, part) => ({
        during: { part: read.word(part), whose: "opponent's" },
      }),
      DuringPart_anybodys: (_during, _the, part) => ({ during: { part: read.word(part) } }),
      PointInTurn_before: (_before, _the, point) => ({ before: read.word(point) }),
      PointInTurn_after: (_after, _the, point) => ({ after: read.word(point) }),
    },
    replaced: {
      WouldEvent_dealtDamage: (subject, _words) => ({
        would: 'be dealt damage',
        object: read.subject(subject),
      }),
      WouldEvent_draw: (who, _would, _cards) => ({ would: 'draw a card', who: read.who(who) }),
      WouldEvent_lose: (who, _words) => ({ would: 'lose the game', who: read.who(who) }),
    },
    outcome: {
      Outcome_insteadFirst: (_instead, clauses) => read.effect(clauses),
      Outcome_instead: (clauses, _instead) => read.effect(clauses),
    },
  };
}
