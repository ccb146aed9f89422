import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type Procedure, procedure, step } from '../../kernel';
import type { StateBasedChecks } from '../state-based/state-based-actions';
import { MarbleEvent, Marbles, type MarbleTypes } from '../test/marbles';
import { cleaningAgain, discardingDown } from './cleanup';
import type { TurnBased } from './parts';

const discarding = procedure('discarding', [
  discardingDown<MarbleTypes>('1', 'Down to the most that one keeps', {
    handOf: (game, player) => game.player(player).pocket.objects,
    maximum: (_game, player) => (player === 0 ? 2 : 4),
    discard: (object) => new MarbleEvent('throw away', { object }, () => undefined),
  }),
]);

/** A table on which each player has four marbles in the pocket. */
function table(rules: Readonly<Record<string, unknown>>): Marbles {
  const game = new Marbles(rules);
  for (const { seat, pocket } of game.players)
    for (const name of ['red', 'blue', 'green', 'white']) game.put(`${name} ${seat}`, seat, pocket);
  return game;
}

describe('discarding as a turn ends', () => {
  it('asks the active player alone, for just as many as are beyond the maximum', () => {
    const game = table({ discarding });
    game.play(discarding, {});
    const { decision } = game;
    expect(decision).to.include({ kind: 'choose', player: 0, minimum: 2, maximum: 2 });
    const labels = decision && 'options' in decision ? decision.options.map(({ label }) => label) : [];
    expect(labels).to.deep.equal(['red 0 (1)', 'blue 0 (2)', 'green 0 (3)', 'white 0 (4)']);
    game.act([0, 2]);
    expect(game.lines.slice(1)).to.deep.equal(['throw away "red 0"', 'throw away "green 0"']);
  });

  it('asks nobody whose hand is no larger', () => {
    const game = table({ discarding });
    game.set(game.now, 'active', 1);
    game.play(discarding, {});
    expect(game.decision).to.equal(undefined);
    expect(game.lines).to.deep.equal([]);
  });
});

/** A cleanup after which state-based actions are found so many times. */
function cleaned(found: number): readonly string[] {
  const done: string[] = [];
  let left = found;
  const stateBased: StateBasedChecks<MarbleTypes> = {
    check: () => [],
    perform: () => undefined,
    findsAny: () => left > 0,
  };
  const cleaning: Procedure<Marbles, TurnBased> = procedure('cleaning', [
    step('1', 'Everything is cleaned', () => {
      done.push('clean');
    }),
  ]);
  const afterwards: Procedure<Marbles, TurnBased> = procedure('afterwards', [
    cleaningAgain<MarbleTypes>('2', 'Once more', {
      stateBased,
      cleaning,
      afterwards: () => afterwards,
      givePriority: () => {
        left -= 1;
        done.push('priority');
      },
    }),
  ]);
  const game = table({ cleaning, afterwards });
  game.play(afterwards, {});
  return done;
}

describe('what is left to do after a cleanup', () => {
  it('gives nobody priority where nothing is found', () => {
    expect(cleaned(0)).to.deep.equal([]);
  });

  it('gives players priority and has everything cleaned again, as often as something is found', () => {
    expect(cleaned(1)).to.deep.equal(['priority', 'clean']);
    expect(cleaned(2)).to.deep.equal(['priority', 'clean', 'priority', 'clean']);
  });
});
