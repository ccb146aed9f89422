import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, saidOf } from '../../../test/staged';
import { permanent } from '../test/permanents';
import { payments } from './payments';

describe('what cards cost', () => {
  it('is wrong where a card is not paid for once, by its player, with its cost (L16)', () => {
    const played = (
      paid: readonly Omit<StagedLine, 'kind'>[],
      {
        cost = 3,
        text = '',
        other = '',
        x,
      }: { cost?: number | string; text?: string; other?: string; x?: number } = {},
    ): string | undefined =>
      saidOf(
        payments,
        [
          { objects: [permanent('Clerk', { abilities: [other] })] },
          {
            lines: [
              { kind: 'put on the chain of events', object: 'Gale', player: 0, detail: 'chain of events' },
            ],
            asked: { purpose: 'choose X', kind: 'number' },
          },
          {
            answer: [x ?? 0],
            lines: [
              ...paid.map((line) => ({ ...line, kind: 'pay' })),
              { kind: 'play', object: 'Gale', player: 0, text: 'Alice: play "Gale"' },
            ],
          },
        ],
        {
          rulebook: 'legions-of-will',
          seed: 1,
          from: { activePlayer: 0, part: 'prebattle main phase', turn: 1 },
          players: [
            { name: 'Alice', zones: { hand: [{ name: 'Gale', types: ['action'], fields: { cost }, text }] } },
          ],
        },
      );
    const pays = (amount: number, player = 0): Omit<StagedLine, 'kind'> => ({ player, amount });
    expect(played([pays(3)])).to.equal(undefined);
    expect(played([pays(2)])).to.equal('Alice pays 2 for "Gale", which costs 3.');
    expect(played([pays(3), pays(3)])).to.equal('Alice pays 2 times for "Gale".');
    expect(played([pays(3, 1)])).to.equal('Bob pays for "Gale", which Alice plays.');
    expect(played([])).to.equal('Alice pays 0 for "Gale", which costs 3.');
    const less = { other: 'Actions you play cost 1 less.' };
    expect(played([pays(2)], less)).to.equal(undefined);
    expect(played([pays(3)], less)).to.equal('Alice pays 3 for "Gale", which costs 2.');
    // Never less than nothing, which nobody gains by.
    const free = { other: 'Actions you play cost 4 less.' };
    expect(played([], free)).to.equal(undefined);
    expect(played([pays(-1)], free)).to.equal('Alice pays -1 for "Gale", which costs 0.');
    expect(played([pays(4)], { text: 'This card costs 1 more to play.' })).to.equal(undefined);
    expect(played([pays(2)], { text: 'This card costs 1 less to play for each unit you control.' })).to.equal(
      undefined,
    );
    expect(played([pays(5)], { cost: 'X+X+1', x: 2 })).to.equal(undefined);
    expect(played([pays(3)], { cost: 'X+X+1', x: 2 })).to.equal('Alice pays 3 for "Gale", which costs 5.');
    expect(
      played([], { text: "You may sacrifice a unit rather than pay this card's resource cost." }),
    ).to.equal(undefined);
    expect(played([], { other: 'Cards you play cost 2 less if you control a trap.' })).to.equal(undefined);
  });
});
