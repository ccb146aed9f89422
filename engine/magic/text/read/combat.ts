import type { Node } from 'ohm-js';
import { numberAmount, optional, optionalProperty } from '../../../text';
import type { Amount, ObjectReference, Statement } from '../tree';
import type { Dictionaries, Reader } from './reader';

/** What is said of attacking and blocking. */
export function combatStatements(read: Reader): Partial<Dictionaries['statement']> {
  /** By creatures whose number is greater, or less, than its own. */
  const notBy = (subject: ObjectReference, nouns: Node, greater: Node): Statement => {
    const form = greater.child(0);
    const characteristic = read.word(form.child(1));
    const own: Amount = { amount: 'characteristic', characteristic, object: { ref: 'this' }, times: 1 };
    const isLess = form.ctorName.startsWith('Greater_less');
    return {
      says: "can't be blocked",
      subject,
      by: {
        ...read.filter(nouns),
        compare: [
          {
            characteristic,
            is: isLess ? 'at most' : 'at least',
            amount: { amount: 'sum', of: [own, numberAmount(isLess ? -1 : 1)] },
          },
        ],
      },
    };
  };
  return {
    RuleStatement_notByGreater: (self, _cant, _words, nouns, greater) =>
      notBy(read.object(self), nouns, greater),
    RuleStatement_greaterCant: (nouns, greater, _cant, _block, _self) =>
      notBy({ ref: 'this' }, nouns, greater),
    RuleStatement_suchCantBlock: (nouns, _cant, _block, self) => ({
      says: "can't be blocked",
      subject: read.object(self),
      by: read.filter(nouns),
    }),
    RuleStatement_asUnblocked: (_may, object, _assign, _to, _the, _player, _as) => ({
      says: 'may assign damage as though unblocked',
      subject: read.object(object),
    }),
    RuleStatement_attacksUntapped: (_words, object, _toTap) => ({
      says: "attacking doesn't tap",
      subject: read.object(object),
    }),
    RuleStatement_lure: (_words, object, _doSo) => ({
      says: 'blocked by all able',
      subject: read.object(object),
    }),
    RuleStatement_atMost: (_words, number, _can, verb, whom, _each) => ({
      says: read.word(verb) === 'attack' ? 'attackers at most' : 'blockers at most',
      amount: read.number(number),
      ...optionalProperty('whom', optional(whom, read.who)),
    }),
  };
}
