import { describe, it } from 'node:test';
import { expect } from 'chai';
import { CardTextError } from '../../text';
import { parseCardText } from '.';

const keywordsOf = (text: string, type = 'unit'): readonly string[] =>
  parseCardText(text, { name: 'Ash Hound', types: [type] }).abilities.map((ability) =>
    ability.kind === 'keyword' ? ability.keyword : ability.kind,
  );

describe('keywords before other text', () => {
  it('are abilities of their own', () => {
    expect(keywordsOf('[Hidden] [Tank]')).to.deep.equal(['hidden', 'tank']);
    expect(keywordsOf('[Assault 2] (While attacking.) [Shield], [Ganking]')).to.deep.equal([
      'assault',
      'shield',
      'ganking',
    ]);
  });

  it('stand before instructions', () => {
    expect(keywordsOf('[Action] Deal 3 to a unit.', 'spell')).to.deep.equal(['action', 'spell']);
    expect(keywordsOf('[Reaction] [Repeat] [2][C] Draw 1.', 'spell')).to.deep.equal([
      'reaction',
      'repeat',
      'spell',
    ]);
  });

  it('are no prefix of another ability', () => {
    expect(keywordsOf('[Legion] - Draw 1.', 'spell')).to.deep.equal(['spell']);
    expect(keywordsOf('[Equip] [1][C]', 'gear')).to.deep.equal(['equip']);
  });

  it('leave errors where they are printed', () => {
    const read = () => keywordsOf('[Tank]\n[Action] Dael 3 to a unit.', 'spell');
    expect(read).to.throw(CardTextError, 'Line 2, column 10');
  });
});
