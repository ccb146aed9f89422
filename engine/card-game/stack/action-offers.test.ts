import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { Choice, Option } from '../../kernel';
import { type Marble, Marbles, type MarbleTypes } from '../test/marbles';
import { actionOffers, Gathering, keepingOffers } from './action-offers';

interface Flicking {
  readonly action: 'pass' | 'flick';
  readonly object?: Marble;
}

const { known, noted, offer } = actionOffers<MarbleTypes, Flicking>(({ action, object }) =>
  object ? `${action} ${object.card.name}` : action,
);
const pass = offer({ action: 'pass' });

describe('offers of actions', () => {
  it('are made once an object, an action and what it is about', () => {
    const game = new Marbles({});
    const object = game.put('red', 0, game.inPlay);
    const made: Option[] = [];
    const offer = noted(made, { action: 'flick', object }, { about: game.stack });
    expect(known(made, 'flick', game.stack)).to.equal(offer);
    expect(known(made, 'flick', game.inPlay)).to.equal(undefined);
    expect(known(made, 'pass', game.stack)).to.equal(undefined);
    expect(offer).to.deep.include({ value: { action: 'flick', object } });
    expect(offer.label).to.equal('flick red');
  });

  it('are gathered into a list of their own each time', () => {
    const gathering = new Gathering<number>();
    const alone = [1];
    const first = gathering.gather((all) => all.push(1, 2), alone);
    expect(gathering.gather((all) => all.push(3, 4, 5), alone)).to.deep.equal([3, 4, 5]);
    expect(first).to.deep.equal([1, 2]);
    expect(gathering.gather((all) => all.push(1), alone)).to.equal(alone);
  });
});

describe('offers that are kept', () => {
  const table = (isTimed = false, many = 2) => {
    const game = new Marbles({});
    const asked: number[] = [];
    const offers = [pass, offer({ action: 'flick' })].slice(0, many);
    const offersTo = keepingOffers<MarbleTypes, Flicking>({
      indifferent: new Set(['phase']),
      momentOf: ({ now }, player) => player * 2 + Number(now.active === player),
      isTimed: () => isTimed,
      choiceOf: (_game, player): Choice<Flicking> => {
        asked.push(player);
        return { player, purpose: 'priority', offers };
      },
    });
    return { game, asked, offersTo: (player: number) => offersTo(game, player) };
  };

  it('are worked out once while nothing is written but what they do not hang on', () => {
    const { game, asked, offersTo } = table();
    const first = offersTo(0);
    game.set(game.now, 'phase', 'rolling');
    expect(offersTo(0)).to.equal(first);
    offersTo(1);
    expect(asked).to.deep.equal([0, 1]);
    game.set(game.now, 'turn', 5);
    offersTo(0);
    expect(asked).to.deep.equal([0, 1, 0]);
  });

  it('are others at other moments', () => {
    const { game, asked, offersTo } = table();
    offersTo(1);
    Object.assign(game.now, { active: 1 });
    offersTo(1);
    expect(asked).to.deep.equal([1, 1]);
  });

  it('are worked out each time where they hang on more', () => {
    const { asked, offersTo } = table(true);
    offersTo(0);
    offersTo(0);
    expect(asked).to.deep.equal([0, 0]);
  });

  it('are always the same choice where passing is all that can be done', () => {
    const { game, asked, offersTo } = table(false, 1);
    const first = offersTo(0);
    game.set(game.now, 'turn', 5);
    expect(offersTo(0)).to.equal(first);
    expect(asked).to.deep.equal([0, 0]);
  });
});
