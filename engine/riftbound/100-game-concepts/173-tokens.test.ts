import { describe, it } from 'node:test';
import { expect } from 'chai';
import { ReferenceEngine } from '../../../port/in-process';

describe('being asked where a token goes', () => {
  it('makes nothing: the token has the same id when that is taken back and asked again', () => {
    const engine = new ReferenceEngine();
    const permanents = ['Ford', 'Mill'].map((name) => ({ card: { name, types: ['battlefield'] } }));
    engine.setup({
      rulebook: 'riftbound',
      seed: 1,
      from: { activePlayer: 0, part: 'action phase', turn: 3 },
      players: ['Alice', 'Bob'].map((name, seat) => ({
        name,
        zones: {
          'main deck': [{ name: 'Blank', types: ['spell'] }],
          hand: [
            {
              name: 'Call',
              types: ['spell'],
              fields: { cost: 0 },
              text: 'Play 2 1 [M] Recruit unit tokens.',
            },
          ],
        },
        permanents: [
          ...permanents.slice(seat, seat + 1),
          {
            card: { name: `${name}'s Drone`, types: ['unit'], fields: { might: 1 } },
            at: ['Ford', 'Mill'][seat],
          },
        ],
      })),
    });
    const answer = (place: number): void => {
      expect(engine.act({ do: 'answer', answer: [place] })).to.deep.equal({ done: true });
    };
    answer(engine.legal()?.options.findIndex(({ action }) => action === 'play') ?? -1);
    while (engine.legal()?.purpose === 'priority') answer(0);
    expect(engine.legal()?.purpose).to.equal('choose a location for a token');
    answer(0);
    const before = engine.observe();
    expect(before.objects.filter(({ supertypes }) => supertypes.includes('token'))).to.have.length(1);
    expect(engine.undo()).to.equal(true);
    answer(0);
    expect(engine.observe()).to.deep.equal(before);
  });
});
