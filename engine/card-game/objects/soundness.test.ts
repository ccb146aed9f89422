import { describe, it } from 'node:test';
import { expect } from 'chai';
import { assertions, draft, procedure, step } from '../../kernel';
import { Marbles } from '../test/marbles';

/** A game in which a step does something that no rule may do, played until it comes to rest. */
function played(does: (game: Marbles) => void): void {
  const wrong = step<Marbles, object>('1.1', 'Something goes wrong', does);
  const game = new Marbles({ wrong });
  const before = assertions.areMade;
  assertions.areMade = true;
  try {
    game.play(procedure('going wrong', [wrong]), {});
  } finally {
    assertions.areMade = before;
  }
}

describe('a state that no card game can have', () => {
  it('is none in which objects lie where they take themselves to be', () => {
    expect(() => played((game) => game.put('a', 0, game.inPlay))).not.to.throw();
  });

  it('has an object twice where it lies', () => {
    expect(() =>
      played((game) => {
        const marble = game.put('a', 0, game.inPlay);
        game.journal.push(game.inPlay.objects, marble);
      }),
    ).to.throw('"a" in the zone "ring" lies there twice.');
  });

  it('has an object where it takes itself to be elsewhere', () => {
    expect(() =>
      played((game) => {
        const { card } = game.put('a', 0, game.inPlay);
        game.journal.push(game.inPlay.objects, game.make(card, 0, game.player(0).box));
      }),
    ).to.throw('"a" in the zone "ring" takes itself to be in "box".');
  });

  it('has an object where it lay that has ceased to exist', () => {
    expect(() =>
      played((game) => {
        const marble = game.put('a', 0, game.inPlay);
        game.set(marble, 'lastKnown', game.look(marble));
      }),
    ).to.throw('"a" in the zone "ring" has ceased to exist.');
  });

  it('has something on the stack that nobody controls', () => {
    expect(() =>
      played((game) => {
        draft(game.put('a', 0, game.stack)).controller = undefined;
      }),
    ).to.throw('Nobody controls "a" in the zone "queue".');
  });

  it('has less than nothing of what is counted', () => {
    expect(() => played((game) => game.set(game.put('a', 0, game.inPlay), 'damage', -1))).to.throw(
      '"a" in the zone "ring" has -1 damage.',
    );
    expect(() => played((game) => game.set(game.player(1), 'seat', -1))).to.throw(
      'Ben has less than nothing in "seat".',
    );
  });
});
