import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { Lying, Scene } from './scene';
import { simplified } from './simpler';
import type { Draft } from './trial';

const lying = (type: string, name: string, more: Partial<Lying> = {}): Lying => ({
  card: { types: [type], name },
  ...more,
});

const draftOf = (permanents: readonly (readonly Lying[])[], points = 0): Draft => ({
  scene: {
    rulebook: 'riftbound',
    seed: 0,
    off: [],
    chance: [],
    constructed: false,
    from: { active: 'Alice' },
    sides: permanents.map((mine, seat) => ({
      name: seat === 0 ? 'Alice' : 'Bob',
      permanents: mine,
      cards: {},
      sizes: {},
      ...(points > 0 ? { resources: { points } } : {}),
    })),
  },
  deeds: [],
});

const allIn = ({ sides }: Scene): readonly Lying[] => sides.flatMap(({ permanents }) => permanents);
const namesIn = (scene: Scene): readonly string[] => allIn(scene).map(({ card }) => card.name);

describe('a simpler scene', () => {
  it("leaves a unit at the other side's battlefield while other cards go", () => {
    const gear = ['Hinge', 'Gable', 'Warren'].map((name) => lying('gear', name));
    const unit = lying('unit', 'Bellows', { at: 'Ford' });
    const { scene } = simplified(
      draftOf([
        [...gear, unit],
        [lying('battlefield', 'Ford'), lying('rune', 'Fury')],
      ]),
      ({ scene: tried }) =>
        allIn(tried).some(({ at }) => at === 'Ford') && namesIn(tried).includes('Ford') ? 1 : undefined,
    );
    expect(namesIn(scene)).to.deep.equal(['Bellows', 'Ford']);
    expect(allIn(scene)[0]?.at).to.equal('Ford');
  });

  it('lays beside what was attached to something that is gone', () => {
    const { scene } = simplified(
      draftOf([[lying('unit', 'Bellows'), lying('gear', 'Blade', { attachedTo: 'Bellows' })], []]),
      ({ scene: tried }) => {
        const names = namesIn(tried);
        const dangling = allIn(tried).some(
          ({ attachedTo }) => attachedTo !== undefined && !names.includes(attachedTo),
        );
        return names.includes('Blade') && !dangling ? 1 : undefined;
      },
    );
    expect(allIn(scene)).to.deep.equal([lying('gear', 'Blade')]);
  });

  it('keeps the points that players would otherwise have to score', () => {
    const { scene } = simplified(
      draftOf([[], []], 7),
      ({ scene: { sides } }) => 10 * (9 - (sides[0]?.resources?.points ?? 0)),
    );
    expect(scene.sides.map(({ resources }) => resources)).to.deep.equal([{ points: 7 }, {}]);
  });
});
