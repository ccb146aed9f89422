import { describe, it } from 'node:test';
import { expect } from 'chai';
import { procedure } from '../../kernel';
import type { SharedTree } from '../../text/tree/shared';
import { exists } from '../targets/solver';
import { type Marble, MarbleEvent, Marbles, type MarbleTypes } from '../test/marbles';
import {
  canPayWithObjects,
  choosingWhatPays,
  type ObjectCosts,
  type Paying,
  type Payment,
} from './object-costs';
import { type Share, sharesOf } from './shares';

type Cost = SharedTree['cost'];

const discards = (amount: number): Cost => ({ cost: 'discard', amount });
const itself: Cost = { cost: 'discard this' };
const mark: Cost = { cost: 'remove counters', counter: 'mark', amount: 1 };

/** A mark is taken off what pays; the rest leaves the pocket. */
const costs: ObjectCosts<MarbleTypes> = {
  payableWith: (game, { player, source }, cost) =>
    cost.cost === 'discard'
      ? game.player(player).pocket.objects.filter(({ ceased }) => !ceased)
      : source.ceased
        ? []
        : [source],
  needed: (cost) => (cost.cost === 'discard' ? cost.amount : 1),
  spends: ({ cost }) => (cost === 'remove counters' ? 'mark' : 'place'),
  isChosen: () => true,
  labelOf: ({ card }) => card.name,
  pay: (game, _paying, cost, chosen) =>
    game.propose(
      ...chosen.map((object) => new MarbleEvent(`pay: ${cost.cost}`, { object }, () => undefined)),
    ),
};

const paying = procedure<Marbles, Paying<MarbleTypes>>('paying', [
  choosingWhatPays<MarbleTypes>('1', 'What pays is chosen', costs),
]);

/** A table with so many marbles in a pocket, and a payment of these costs for the first. */
function payment(marbles: number, ...asked: readonly Cost[]): [Marbles, Payment<MarbleTypes>] {
  const game = new Marbles({ paying });
  const [player] = game.players;
  if (!player) throw new RangeError('Somebody plays');
  const names = ['red', 'blue', 'green'].slice(0, marbles);
  const [source] = names.map((name): Marble => game.put(name, 0, player.pocket));
  if (!source) throw new RangeError('Something is paid for');
  return [game, { player: 0, costs: asked, source, context: game.contextOf(source) }];
}

const together = (shares: readonly Share<Marble>[]): boolean => exists(sharesOf(shares));
const canPay = (marbles: number, ...asked: readonly Cost[]): boolean => {
  const [game, paid] = payment(marbles, ...asked);
  return canPayWithObjects(costs, game, paid, asked, together);
};

/** What is offered first, and what was paid once it was answered. */
function paid(marbles: number, asked: readonly Cost[], ...answers: readonly number[][]): unknown {
  const [game, what] = payment(marbles, ...asked);
  game.play(paying, { ...what, at: 0, chosen: [] });
  const { decision } = game;
  const offered = decision && 'options' in decision ? decision.options.map(({ label }) => label) : [];
  for (const answer of answers) game.act(answer);
  return { offered, lines: game.lines.filter((line) => line.startsWith('pay')) };
}

describe('costs that are paid with objects', () => {
  it('can be paid where none of them needs what another takes', () => {
    expect(canPay(2, itself, discards(1))).to.equal(true);
    expect(canPay(1, itself, discards(1))).to.equal(false);
    expect(canPay(2, discards(2), discards(1))).to.equal(false);
  });

  it('share an object of which they take different things', () => {
    expect(canPay(1, mark, itself)).to.equal(true);
    expect(paid(1, [mark, itself]))
      .to.have.property('lines')
      .that.is.an('array')
      .with.length(2);
  });

  it('are paid with what leaves the others theirs', () => {
    expect(paid(3, [discards(1), itself], [0]))
      .to.have.property('offered')
      .that.deep.equals(['blue', 'green']);
  });
});
