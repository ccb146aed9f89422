// biome-ignore-all lint/suspicious/noThenProperty: it is what the tree calls the consequence of a condition
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { procedure, step } from '../../kernel';
import type { Effect } from '../../text/tree/shared';
import { Marbles, type MarbleTypes } from '../test/marbles';
import type { InstructionUnderWay } from './carrying-out';
import { followingIf, followingInTurn, followingModes } from './control-flow';
import { type Following, followingInOrder } from './following';
import { instructionsOf } from './instruction';

const you = { who: 'you' } as const;
const draw = (value: number): Effect => ({ do: 'draw', who: you, amount: { amount: 'number', value } });
const numberIn = (effect: Effect): number =>
  effect.do === 'draw' && effect.amount.amount === 'number' ? effect.amount.value : 0;
/** A table at which it is written down what is drawn, and which says whether conditions are true. */
class Table {
  readonly drawn: number[] = [];
  stopsAt = Number.POSITIVE_INFINITY;
  isTrue = true;

  private readonly form = instructionsOf<MarbleTypes>(() => []);
  private readonly rules = {
    drawing: this.form.instruction('1.1', 'To draw', 'draw', {
      perform: (_game, effect) => {
        this.drawn.push(numberIn(effect));
        return [];
      },
    }),
    inTurn: this.form.instruction('1.2', 'One after another', 'sequence', followingInTurn),
    inModes: this.form.instruction('1.3', 'As it was chosen', 'modal', followingModes),
    ifSo: this.form.instruction(
      '1.4',
      'If it is so',
      'if',
      followingIf<MarbleTypes>({ holds: () => this.isTrue }),
    ),
  };
  readonly game: Marbles;

  constructor(off: readonly string[] = []) {
    this.game = new Marbles(this.rules, off);
  }

  private readonly one = procedure('one instruction', [
    step('2.1', 'It is carried out', (game: Marbles, data: InstructionUnderWay<MarbleTypes>) => {
      data.instruction.perform(game, data.effect, data.context, {
        chosen: [],
        number: (of) => (of.amount === 'number' ? of.value : 0),
        follow: (effects) => game.call(this.following, { effects, at: 0, context: data.context }),
      });
    }),
  ]);
  private readonly following = followingInOrder<MarbleTypes>('2.2', 'One after the other', {
    instructionFor: (game, word) => this.form.instructionFor(game, word),
    oneInstruction: this.one,
    whetherNow: () => (this.drawn.length >= this.stopsAt ? 'never again' : 'now'),
  });

  /** What is drawn as instructions are followed. */
  follow(effects: readonly Effect[], modes: readonly number[] = []): readonly number[] {
    const { game } = this;
    const context = game.contextOf(game.put('red', 0, game.inPlay)).with({ modes });
    const data: Following<MarbleTypes> = { effects, at: 0, context };
    game.play(this.following, data);
    return this.drawn;
  }
}

describe('instructions', () => {
  it('are followed one after the other, and those within others before the next', () => {
    const effects: readonly Effect[] = [
      draw(1),
      { do: 'sequence', steps: [draw(2), { do: 'sequence', steps: [draw(3)] }, draw(4)] },
      draw(5),
    ];
    expect(new Table().follow(effects)).to.deep.equal([1, 2, 3, 4, 5]);
  });

  it('are followed in the modes that were chosen, and under the conditions that they say', () => {
    const table = new Table();
    const modal: Effect = {
      do: 'modal',
      minimum: 2,
      maximum: 2,
      repeat: false,
      modes: [draw(2), draw(3), draw(4)],
    };
    const either: Effect = { do: 'if', condition: { if: 'did' }, then: draw(5), otherwise: draw(6) };
    expect(table.follow([modal, either], [2, 0])).to.deep.equal([4, 2, 5]);
    table.isTrue = false;
    expect(table.follow([either]).at(-1)).to.equal(6);
  });

  it('are passed over where no rule gives their word a meaning', () => {
    const effects: readonly Effect[] = [
      { do: 'sequence', steps: [draw(1)] },
      { do: 'discard', who: you, amount: { amount: 'number', value: 1 } },
      draw(2),
    ];
    expect(new Table(['1.2']).follow(effects)).to.deep.equal([2]);
  });

  it('stop where what they belong to does', () => {
    const table = new Table();
    table.stopsAt = 2;
    expect(table.follow([draw(1), draw(2), draw(3)])).to.deep.equal([1, 2]);
  });
});
