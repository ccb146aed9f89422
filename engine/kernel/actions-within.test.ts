import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { DoneWithin } from './actions-within';
import type { Checkpoint } from './checkpoint';
import { IllegalAction } from './illegal-action';
import { choosing, type Procedure, procedure, step } from './procedure';
import { rule } from './slots';
import { choice, over, type Played, play } from './test/steps';
import { scoring, Toy } from './test/toy';

/** A toy game in which what was done in the course of an illegal action stands, or some of it. */
class Lenient extends Toy {
  /** What the kernel said was done in the course of the last action that was taken back. */
  saidOfLast: readonly (readonly [string, number])[] = [];

  constructor(
    procedure: Procedure<Toy, object>,
    private readonly stands: (name: string) => boolean,
    private readonly isTakenBack = true,
  ) {
    super(procedure);
  }

  protected override reverse(moment: Checkpoint, within: readonly DoneWithin<Toy>[]): void {
    this.saidOfLast = within.map(({ name, lines }) => [name, lines.length]);
    if (this.isTakenBack) super.reverse(moment, within);
    for (const done of [...within].reverse()) if (this.isTakenBack && this.stands(done.name)) done.again();
  }
}

const forbidden = rule('3.3', 'That much is not allowed', 'prohibition');
const failing: Played = step('3.1', 'Check', () => {
  throw new IllegalAction(forbidden, 'It can not be completed');
});

/** Scores what is chosen: an action of its own, and part of others. */
const picking = procedure('picking', [choice('4.1', 1, 2), scoring('4.2', 10)]);
const pickingTwice = procedure('picking twice', [
  step<Toy, object>('4.3', 'Picks within', (game) =>
    game.call(picking, {}, { doneBy: { player: 1, name: 'inner' } }),
  ),
  scoring('4.4', 100),
]);

const calling = (number: string, called: Procedure<Toy, object>, name: string): Played =>
  step(number, `Do ${name}`, (game) => game.call(called, {}, { doneBy: { player: 0, name } }));

const action = procedure('an action', [
  calling('3.4', picking, 'first'),
  calling('3.5', pickingTwice, 'second'),
  scoring('3.6', 1_000),
  choice('3.7', 5, 6),
  failing,
]);

const offered: Played = choosing(
  '1.2',
  'Act',
  () => ({ player: 0, purpose: 'act', offers: ['act', 'end'].map((label) => ({ label, value: label })) }),
  (game, _data, [chosen]) => {
    if (chosen === 'act') game.call(action, {}, { reversible: true });
    return chosen === 'act' ? 'again' : undefined;
  },
);

const table = (stands: (name: string) => boolean, isTakenBack = true): Lenient =>
  new Lenient(play(scoring('1.1', 5), offered, over), stands, isTakenBack);

/** Acts, picks 2 and then 1, and comes to what can't be completed. */
function actInVain(game: Toy): string | undefined {
  for (const answer of [0, 1, 0]) game.act([answer]);
  return game.act([0]);
}

describe('what was done in the course of an illegal action', () => {
  it('is told, with what happened in it, what is part of it not by itself', () => {
    const game = table(() => false);
    expect(actInVain(game)).to.equal('It can not be completed (3.3)');
    expect(game.saidOfLast).to.deep.equal([
      ['first', 3],
      ['second', 4],
    ]);
  });

  it('is taken back with it where a rulebook says nothing else', () => {
    const game = table(() => false);
    const before = game.hash();
    actInVain(game);
    expect(game.hash()).to.equal(before);
    expect(game.decision?.rule).to.equal('1.2');
  });

  for (const [stands, points] of [
    ['first', 5 + 2 + 10],
    ['second', 5 + 1 + 10 + 100],
  ] as const)
    it(`stands where it is done again, decided as it was: the ${stands}`, () => {
      const game = table((name) => name === stands);
      actInVain(game);
      expect(game.now.points).to.equal(points);
      expect(game.decision?.rule).to.equal('1.2');
    });

  it('stands in the order in which it was done', () => {
    const game = table(() => true);
    actInVain(game);
    expect(game.lines().filter((line) => line.includes('points ['))).to.deep.equal([
      '4.1 points [1]',
      '4.1 points [0]',
    ]);
    expect(game.now.points).to.equal(5 + 2 + 10 + 1 + 10 + 100);
  });

  it('can be undone, to before the action', () => {
    const game = table(() => true);
    const before = game.hash();
    actInVain(game);
    expect(game.undo()).to.equal(true);
    expect(game.hash()).to.equal(before);
    actInVain(game);
    expect(game.now.points).to.equal(5 + 2 + 10 + 1 + 10 + 100);
  });

  it('is left as it came to be where no rule takes an action back', () => {
    const game = table(() => false, false);
    actInVain(game);
    expect(game.now.points).to.equal(5 + 12 + 111 + 1_000 + 5);
    expect(game.decision?.rule).to.equal('1.2');
  });

  it('is nothing that the next action has done', () => {
    const game = table((name) => name === 'first');
    actInVain(game);
    actInVain(game);
    expect(game.saidOfLast.map(([name]) => name)).to.deep.equal(['first', 'second']);
    expect(game.now.points).to.equal(5 + 12 + 12);
  });
});
