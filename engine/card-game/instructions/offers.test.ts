// biome-ignore-all lint/suspicious/noThenProperty: it is what the tree calls the consequence of an offer
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type Procedure, procedure } from '../../kernel';
import type { Effect, Who } from '../../text/tree/shared';
import { Marbles, type MarbleTypes } from '../test/marbles';
import type { Tools } from './instruction';
import {
  decidingWhether,
  type OfferRules,
  type OptionalAction,
  offeringToDo,
  offeringToPay,
  offeringToPrevent,
  passingOverWhoCantPay,
} from './offers';

const you: Who = { who: 'you' };
const eachPlayer: Who = { who: 'each player' };
const anyPlayer: Who = { who: 'any player' };
const draw = (value: number): Effect => ({ do: 'draw', who: you, amount: { amount: 'number', value } });
const costs = [{ cost: 'discard', amount: 1 }] as const;
const numberIn = (effect: Effect): string =>
  effect.do === 'draw' && effect.amount.amount === 'number' ? `draw ${effect.amount.value}` : effect.do;

/** What is followed, paid and left undone at a table for two, where some have nothing to pay with. */
class Table {
  readonly notes: string[] = [];
  readonly game = new Marbles({});
  private readonly deciding: Procedure<Marbles, OptionalAction<MarbleTypes>>;
  private readonly context = this.game.contextOf(this.game.put('red', 0, this.game.inPlay));

  constructor(
    private readonly poor: readonly number[] = [],
    passesOver = false,
  ) {
    this.deciding = procedure('deciding', [
      ...(passesOver
        ? [passingOverWhoCantPay<MarbleTypes>('1.2', 'Who has nothing to pay with is not asked', this.rules)]
        : []),
      decidingWhether<MarbleTypes>('1.1', 'A player decides whether to do something', this.rules),
    ]);
  }

  private readonly rules: OfferRules<MarbleTypes> = {
    canPay: (_game, offered) => offered.costs.length === 0 || !this.poor.includes(offered.player),
    pay: (_game, { player }) => {
      this.notes.push(`${player} pays`);
    },
    offer: (game, offered) => game.call(this.deciding, offered),
    follow: (_game, effects, { context: { thatPlayer, did } }) => {
      for (const effect of effects) this.notes.push(`${numberIn(effect)}, they ${thatPlayer}, did ${did}`);
    },
    noteUndone: (_game, effect) => {
      this.notes.push(`${numberIn(effect)} undone`);
    },
  };
  private readonly players = {
    players: (_game: Marbles, { who }: Who): readonly number[] =>
      who === 'you' ? [0] : who === 'that player' ? [] : [0, 1],
  };
  private readonly offer = (game: Marbles, offered: OptionalAction<MarbleTypes>): void =>
    game.call(this.deciding, offered);
  private readonly may = offeringToDo<MarbleTypes>(this.players, this.offer);
  private readonly mayPay = offeringToPay<MarbleTypes>(this.players, this.offer);
  private readonly unless = offeringToPrevent<MarbleTypes>(this.players, this.offer);

  /** Has an instruction carried out, and answers what is asked by that: by whom, and yes or no. */
  follow(effect: Effect, ...answers: readonly (readonly [number, 'yes' | 'no'])[]): readonly string[] {
    const { game, context } = this;
    const tools: Tools<MarbleTypes> = {
      chosen: [],
      number: () => 0,
      follow: (effects) => this.notes.push(...effects.map(numberIn)),
    };
    if (effect.do === 'may') this.may.perform(game, effect, context, tools);
    if (effect.do === 'may pay') this.mayPay.perform(game, effect, context, tools);
    if (effect.do === 'unless') this.unless.perform(game, effect, context, tools);
    game.advance();
    for (const [player, answer] of answers) {
      expect(game.decision?.player, 'who is asked').to.equal(player);
      game.act([answer === 'yes' ? 1 : 0]);
    }
    expect(game.decision, 'nobody else is asked').to.equal(undefined);
    return this.notes;
  }
}

describe('"may"', () => {
  it('follows what is accepted, and then what comes with it', () => {
    const effect: Effect = { do: 'may', who: you, effect: draw(1), then: draw(2), otherwise: draw(3) };
    expect(new Table().follow(effect, [0, 'yes'])).to.deep.equal([
      'draw 1, they undefined, did true',
      'draw 2, they undefined, did true',
    ]);
  });

  it('notes what is declined as undone, and follows what comes otherwise', () => {
    const effect: Effect = { do: 'may', who: you, effect: draw(1), then: draw(2), otherwise: draw(3) };
    expect(new Table().follow(effect, [0, 'no'])).to.deep.equal([
      'draw 1 undone',
      'draw 2 undone',
      'draw 3, they undefined, did false',
    ]);
  });

  it('asks each player whom it names, who is "they" from then on', () => {
    const effect: Effect = { do: 'may', who: eachPlayer, effect: draw(1) };
    expect(new Table().follow(effect, [0, 'yes'], [1, 'no'])).to.deep.equal([
      'draw 1, they 0, did true',
      'draw 1 undone',
    ]);
  });
});

describe('"may pay"', () => {
  const effect: Effect = { do: 'may pay', who: you, costs, then: draw(1), otherwise: draw(2) };

  it('is paid for, and then followed', () => {
    expect(new Table().follow(effect, [0, 'yes'])).to.deep.equal([
      'draw 1, they undefined, did true',
      '0 pays',
    ]);
  });

  it('asks nobody who has nothing to pay with', () => {
    expect(new Table([0]).follow(effect)).to.deep.equal([
      'draw 1 undone',
      'draw 2, they undefined, did false',
    ]);
  });
});

describe('who has nothing to pay with', () => {
  const effect: Effect = { do: 'may pay', who: eachPlayer, costs, then: draw(1), otherwise: draw(2) };
  const decisions = ({ game }: Table): number => game.trace.filter((entry) => 'decision' in entry).length;

  it('decides that there is no other way, or is passed over', () => {
    const undone = ['draw 1 undone', 'draw 2, they 0, did false'];
    const asked = new Table([0]);
    expect(asked.follow(effect, [1, 'yes'])).to.include.members(undone);
    expect(decisions(asked)).to.equal(2);
    const passedOver = new Table([0], true);
    expect(passedOver.follow(effect, [1, 'yes'])).to.include.members(undone);
    expect(decisions(passedOver)).to.equal(1);
  });
});

describe('"unless … pays"', () => {
  const unless = (who: Who): Effect => ({ do: 'unless', who, costs, effect: draw(1) });

  it('is done unless any player pays, and nobody is asked after one did', () => {
    expect(new Table().follow(unless(anyPlayer), [0, 'yes'])).to.deep.equal(['0 pays']);
    expect(new Table().follow(unless(anyPlayer), [0, 'no'], [1, 'yes'])).to.deep.equal(['1 pays']);
    expect(new Table().follow(unless(anyPlayer), [0, 'no'], [1, 'no'])).to.deep.equal([
      'draw 1, they 1, did false',
    ]);
  });

  it('is done where there is nobody who could pay', () => {
    expect(new Table().follow(unless({ who: 'that player' }))).to.deep.equal(['draw 1']);
  });

  it('is done unless each of several players pays, and nobody is asked after one did not', () => {
    expect(new Table().follow(unless(eachPlayer), [0, 'yes'], [1, 'yes'])).to.have.members([
      '0 pays',
      '1 pays',
    ]);
    expect(new Table().follow(unless(eachPlayer), [0, 'no'])).to.deep.equal(['draw 1, they 0, did false']);
    expect(new Table([1]).follow(unless(eachPlayer), [0, 'yes'])).to.deep.equal([
      '0 pays',
      'draw 1, they 1, did false',
    ]);
  });
});
