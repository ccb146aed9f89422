import { describe, it } from 'node:test';
import { expect } from 'chai';
import { AskingChanges, formsFor } from '../kernel';
import { Marbles } from './test/marbles';

const { permission, prohibition } = formsFor<Marbles, object>();
const writes = (game: Marbles): boolean => game.timestamp() > 0;

describe('who may do what in a card game', () => {
  it('is asked without changing the state', () => {
    const may = permission('1.1', 'Anybody may roll', 'roll', writes);
    const mayNot = prohibition('1.2', 'Nobody may roll', 'roll', writes);
    const game = new Marbles({ may, mayNot });
    expect(() => game.permitting('roll', 0, undefined)).to.throw(AskingChanges, 'rule 1.1');
    expect(() => game.forbidding('roll', 0, undefined)).to.throw(AskingChanges, 'rule 1.2');
  });
});
