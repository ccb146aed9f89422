import type { Node } from 'ohm-js';
import { numberAmount, present, YOU } from '../../../text';
import type { Condition, Effect, Filter, Statement } from '../tree';
import type { Reader } from './reader';
import { resourcesOf } from './resources';

function said(filter: Filter, form: Node, read: Reader): Statement {
  switch (form.ctorName) {
    case 'PlayedSays_ready':
      return {
        says: 'enters',
        subject: { ref: 'all', filter: { ...filter, controller: 'you' } },
        how: 'ready',
      };
    case 'PlayedSays_costs': {
      const least = form.child(3).children[0];
      return {
        says: 'costs',
        filter,
        who: YOU,
        by: resourcesOf(form.child(1), read),
        sign: read.word(form.child(2)) === 'less' ? -1 : 1,
        ...(least ? { minimum: resourcesOf(least.child(2), read) } : {}),
      };
    }
    default:
      return { says: 'bonus damage', filter, who: YOU, amount: numberAmount(read.number(form.child(2))) };
  }
}

/** "Units you play this turn enter ready.", "The next spell you play this turn costs [2] less." */
export function playedThisTurn(nouns: Node, says: Node, which: 'all' | 'next', read: Reader): Effect {
  const statement = said(read.filter(nouns), says.child(0), read);
  const isNext =
    which === 'next' &&
    (statement.says === 'enters' || statement.says === 'costs' || statement.says === 'bonus damage');
  return {
    do: 'state',
    statement: isNext ? { ...statement, next: true } : statement,
    duration: 'this turn',
  };
}

/** "The first spell you play each turn costs [1] less.", "The first unit you play here each turn …": what it says while none has been played this turn. */
export function firstEachTurn(
  nouns: Node,
  here: Node,
  says: Node,
  read: Reader,
): { readonly statement: Statement; readonly condition: Condition } {
  const kind = read.filter(nouns);
  const at = present(here) ? ({ place: 'here' } as const) : undefined;
  const filter: Filter = at ? { ...kind, at } : kind;
  const statement = said(filter, says.child(0), read);
  return {
    // What costs less isn't there yet: it is where it is played to that counts.
    statement: at && statement.says === 'costs' ? { ...statement, filter: kind, at } : statement,
    condition: {
      if: 'times this turn',
      trigger: { on: 'plays', who: YOU, filter },
      is: 'at most',
      amount: numberAmount(0),
    },
  };
}
