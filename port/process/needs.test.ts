import { describe, it } from 'node:test';
import { expect } from 'chai';
import { probeTable } from '../probe/table';
import { Unsupported } from '../problems';
import { needsOf } from './needs';

const plain = probeTable({ rulebook: 'legions-of-will' }, 3);
const bare = { ...plain, players: plain.players.map(({ name }) => ({ name })) };

describe('what a table needs of an engine', () => {
  it('is nothing where nothing special lies on it', () => {
    expect([...needsOf(bare)]).to.eql([]);
  });

  it('is all of it, not the first thing', () => {
    const [alice, bob] = bare.players;
    if (!alice || !bob) throw new Error('no players');
    const much = {
      ...bare,
      players: [alice, bob, { ...alice, name: 'Carol' }],
      from: 'the beginning' as const,
      chance: [{ purpose: 'roll will', values: [3] }],
      off: ['704.5c'],
    };
    expect([...needsOf(much)]).to.have.members([
      'a game from the beginning',
      'more than two players',
      'scripted chance',
      'rules switched off',
    ]);
  });

  it('is told whole', () => {
    const also = [{ feature: 'scripted chance', reason: 'dice roll by themselves' }];
    const lacking = new Unsupported('card text', 'not written', { construct: 'copy', also });
    expect(lacking.message).to.equal(
      'The engine doesn\'t support "card text: copy": not written\nNor "scripted chance": dice roll by themselves',
    );
  });
});
