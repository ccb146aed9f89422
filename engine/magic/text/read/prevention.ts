import { optional, present, preventedAmount, preventedSource } from '../../../text';
import type { Dictionaries, Reader } from './reader';

/** What is said of damage that is prevented, and of damage that can't be. */
export const preventionStatements = (read: Reader): Partial<Dictionaries['statement']> => ({
  RuleStatement_preventToAndBy: (_prevent, combat, _damage, subject) => {
    const them = read.subject(subject);
    const whom = them.this === false ? them.filter : ('this' as const);
    const prevented = {
      says: 'prevent damage' as const,
      ...(present(combat) ? { battle: true } : {}),
    };
    return {
      says: 'all',
      statements: [
        { ...prevented, to: whom },
        { ...prevented, from: whom },
      ],
    };
  },
  RuleStatement_damageByCant: (_words, object, _cant, _prevented) => ({
    says: "can't be prevented",
    what: 'damage',
    subject: read.object(object),
  }),
  RuleStatement_preventToPlayers: (_prevent, combat, _damage, whom, _by, source) => ({
    says: 'prevent damage',
    ...(present(combat) ? { battle: true } : {}),
    ...(optional(source, (node) => preventedSource(read.subject(node))) ?? {}),
    whom: read.who(whom),
  }),
  RuleStatement_preventDealtToPlayers: (_if, whom, _would, _comma, _prevent, much) => ({
    says: 'prevent damage',
    ...preventedAmount(much, read),
    whom: read.who(whom),
  }),
  RuleStatement_preventIfToPlayers: (_if, source, _would, combat, _damage, whom, _comma, _prevent, much) => ({
    says: 'prevent damage',
    ...(present(combat) ? { battle: true } : {}),
    ...preventedSource(read.subject(source)),
    ...preventedAmount(much, read),
    whom: read.who(whom),
  }),
});
