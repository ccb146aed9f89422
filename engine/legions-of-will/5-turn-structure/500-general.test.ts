import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { Part } from '../../card-game/turn/parts';
import { rule } from '../../kernel';
import type { LegionsGame } from '../game';
import { newGame } from '../index';
import { addedPhases, isSkipped } from './500-general';

const game = () => newGame({ players: ['Alice', 'Bob'], seed: 1 });
const part = (name: string): Part<LegionsGame> => ({
  name,
  phase: name,
  rule: rule('500.1', name, 'turn structure'),
});

describe('asking what becomes of the parts of a turn', () => {
  it('uses up no skip (610.1b)', () => {
    const asked = game();
    asked.set(asked.player(0), 'skips', ['draw phase']);
    for (const answer of [true, true]) expect(isSkipped(asked, 0, 'draw phase')).to.equal(answer);
    expect(asked.player(0).skips).to.deep.equal(['draw phase']);
  });

  it('takes no added phase (500.7)', () => {
    const asked = game();
    const parts = [part('draw phase'), part('battle phase'), part('end phase')];
    asked.set(asked.now, 'extraPhases', ['battle phase']);
    for (const names of [1, 2].map(() => addedPhases(asked, parts, 2)?.map(({ name }) => name)))
      expect(names).to.deep.equal(['draw phase', 'battle phase', 'battle phase', 'end phase']);
    expect(asked.now.extraPhases).to.deep.equal(['battle phase']);
  });
});
