import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { CardSpecification, Observation, PlayerSetup } from '../../port/contract';
import { ReferenceEngine } from '../../port/in-process';

const player = (name: string, text: string, more: Partial<PlayerSetup> = {}, charge = 0): PlayerSetup => {
  const card: CardSpecification = {
    name: 'Kiln',
    types: ['base'],
    fields: { defense: 10, capacity: 4 },
    text,
  };
  return { name, permanents: [charge === 0 ? { card } : { card, counters: { charge } }], ...more };
};

/** Plays a game in which nobody ever has a choice, until it ends; tells the table and the last line of its trace. */
function outcome(alice: PlayerSetup, bob: PlayerSetup): Observation & { readonly last: string | undefined } {
  const engine = new ReferenceEngine();
  engine.setup({
    rulebook: 'legions-of-will',
    players: [alice, bob],
    seed: 1,
    from: { activePlayer: 0, part: 'reset step', turn: 3 },
  });
  expect(engine.legal()).to.equal(undefined);
  return { ...engine.observe(), last: engine.trace().at(-1)?.rule };
}

const countdown =
  'At the beginning of your turn, remove a charge counter from this base.\nWhen this base has no charge counters on it, you win the game.';
const climb = (goal: number): string =>
  `At the beginning of your turn, put a charge counter on this base.\nWhen this base has ${goal} or more charge counters on it, you win the game.`;

describe('a loop of mandatory actions', () => {
  it('is a draw where turns pass and nothing changes', () => {
    expect(outcome(player('Alice', ''), player('Bob', ''))).to.include({
      over: true,
      drawn: true,
      last: '103.4b',
    });
  });

  it('is a draw where a counter grows for ever', () => {
    const grows = player('Alice', 'At the beginning of your turn, put a charge counter on this base.');
    expect(outcome(grows, player('Bob', ''))).to.include({ over: true, drawn: true, last: '103.4b' });
  });

  it('is a draw where dice are rolled, and whatever they show comes to nothing', () => {
    const rolls =
      'At the beginning of your turn, roll a six-sided die. If the result is 4 or greater, you gain 1 resource.';
    expect(outcome(player('Alice', rolls), player('Bob', ''))).to.include({
      over: true,
      drawn: true,
      last: '103.4b',
    });
  });

  it('is not found in the rounds of one turn: both players passing in a step is no recurring position', () => {
    const { turn } = outcome(player('Alice', countdown, {}, 1000), player('Bob', ''));
    expect(turn).to.be.above(500);
  });
});

describe('no draw is', () => {
  it('a game that two lucky rolls in a row win', () => {
    const lucky =
      'At the beginning of your turn, roll a 12-sided die. If the result is 12, put a charge counter on this base. If the result is 11 or less, remove a charge counter from this base.\nWhen this base has 2 or more charge counters on it, you win the game.';
    const { players, drawn } = outcome(player('Alice', lucky), player('Bob', ''));
    expect(drawn).to.equal(false);
    expect(players.map(({ won }) => won)).to.deep.equal([true, false]);
  });

  for (const charge of [3, 60, 1000]) {
    it(`a countdown from ${charge} that ends in a win`, () => {
      const { players, drawn } = outcome(player('Alice', countdown, {}, charge), player('Bob', ''));
      expect(drawn).to.equal(false);
      expect(players.map(({ won }) => won)).to.deep.equal([true, false]);
    });
  }

  for (const goal of [60, 600]) {
    it(`a climb to ${goal}, a number that a card names`, () => {
      const { players, drawn } = outcome(player('Alice', climb(goal)), player('Bob', ''));
      expect(drawn).to.equal(false);
      expect(players.map(({ won }) => won)).to.deep.equal([true, false]);
    });
  }
});
