import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { CardSpecification, PlayerSetup } from '../contract';
import { withTrees } from './with-trees';

const card = (name: string): CardSpecification => ({ name, types: ['unit'], text: name });
const side: PlayerSetup = {
  name: 'Ann',
  zones: {
    deck: [card('deck')],
    hand: [card('hand')],
    graveyard: [card('graveyard')],
    expelled: [card('expelled')],
    trash: [card('zone')],
  },
  permanents: [
    { card: card('base'), attached: [{ card: card('in the base') }] },
    { card: card('permanent'), attached: [{ card: card('attached') }] },
  ],
};

describe('a table with trees', () => {
  it('has what the text says beside each text, wherever the card is', () => {
    const request = { rulebook: 'any', players: [side], seed: 1, from: 'the beginning' as const };
    const table = withTrees(request, ({ name }) => [{ kind: 'static', text: name }]);
    const written = JSON.stringify(table);
    const names = [...written.matchAll(/"name":"([^"]+)","types"/g)].map(([, name]) => name);
    expect(names).to.have.length(9);
    for (const name of names)
      expect(written).to.contain(`"text":"${name}","abilities":[{"kind":"static","text":"${name}"}]`);
  });

  it('is asked for nothing that it does not have', () => {
    const bare = { name: 'Ann' };
    const [player] = withTrees(
      { rulebook: 'any', players: [bare], seed: 1, from: 'the beginning' },
      () => [],
    ).players;
    expect(JSON.parse(JSON.stringify(player))).to.deep.equal(bare);
  });
});
