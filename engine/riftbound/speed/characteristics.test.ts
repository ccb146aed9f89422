import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import type { CardSpecification } from '../../../port/contract';
import { answerFrom } from '../../kernel';
import { onTheBoard } from '../400-types-of-actions/450-layers';
import { newGame, type RiftboundGame, startGame } from '../index';
import { arrange } from '../table/arrange';
import { duelOfCards } from '../test/busy-duel';
import { additionsOn } from './additions';

const unit = (text: string, place: number): CardSpecification => ({
  name: `Neighbour ${place}`,
  types: ['unit'],
  fields: { domains: ['fury'], cost: place % 2, might: 4 + (place % 2) },
  text,
});

/** What effects may say so that each object is worked out by itself, all on one table. */
const plain = [
  'Other friendly units have [Vision].',
  'Units here have [Shield 2].',
  'Attacking units have [Assault 2].',
  'Exhausted units have [Tank].',
  'Damaged enemy units have -1 [M].',
  'While you have 4 or more cards in your hand, I have [Deflect].',
  "While it's your turn, other friendly units have +1 [M].",
  '[Legion] - I have [Ganking].',
  "When I'm played, buff a friendly unit.",
].map(unit);

/** What can't be told of an object by itself where keywords are granted. */
const others: readonly CardSpecification[] = [
  {
    name: 'Banner',
    types: ['gear'],
    subtypes: ['Equipment'],
    fields: { domains: ['fury'], cost: 0, mightBonus: 1, effectText: 'Units have [Deflect 2].' },
    text: '[Equip] [0]',
  },
  unit('I have +1 [M] for each unit with [Vision].', 10),
  unit('Units with [Tank] have [Deflect].', 11),
  unit('Mighty units have [Vision].', 12),
  unit("While I'm Mighty, other friendly units have [Tank].", 13),
];
const trick: CardSpecification = {
  name: 'Trick',
  types: ['spell'],
  fields: { domains: ['calm'], cost: 0 },
  text: '[Action]\nDeal 1 to a unit.\nGive another unit [Vision] this turn.',
};

/** Plays a duel of such cards and compares every object with what the layers make of it. Returns on how many tables keywords were granted by themselves. */
function compare(cards: readonly CardSpecification[], seed: number, numbers: readonly number[]): number {
  const request = duelOfCards(
    seed,
    (place, seat) => cards[(place * 7 + seat + seed) % cards.length] ?? trick,
  );
  const game = newGame({ players: request.players.map(({ name }) => name), seed });
  arrange(game, request);
  startGame(game);
  let granted = 0;
  let at = 0;
  const next = (): number => numbers[at++ % numbers.length] ?? 0;
  for (let turn = 0; turn < 3 * numbers.length && game.decision; turn += 1) {
    if (next() % 9 === 0) game.undo();
    else game.act(answerFrom(game.decision, next));
    // Not each time: layers take long.
    if (next() % 5 > 0) continue;
    if ((additionsOn(game)?.grants.length ?? 0) > 0) granted += 1;
    const seen = game.board.objects.map((object) => ({ id: object.id, ...game.look(object) }));
    expect(seen).to.deep.equal(
      game.board.objects.map((object) => ({ id: object.id, ...onTheBoard.rules(game).get(object) })),
    );
  }
  return granted;
}

const numbers = fc.array(fc.nat(997), { minLength: 60, maxLength: 120 });

describe('what an object is', () => {
  it('is told by itself where effects add and grant what the board alone tells', () => {
    let granted = 0;
    fc.assert(
      fc.property(fc.nat(999), numbers, (seed, by) => {
        granted += compare([...plain, trick], seed, by);
      }),
      { numRuns: 2, endOnFailure: true },
    );
    expect(granted).to.be.above(10);
  });

  it('is what the layers make of it where effects look at what others grant', () => {
    const chosen = fc.shuffledSubarray([...others], { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.nat(999), numbers, chosen, (seed, by, some) => {
        compare([...plain, ...some, ...some, trick], seed, by);
      }),
      { numRuns: 5, endOnFailure: true },
    );
  });

  it('has the very same abilities for as long as nothing else is granted to it', () => {
    const request = duelOfCards(1, (place) => plain[place % 2] ?? trick);
    const game: RiftboundGame = newGame({ players: request.players.map(({ name }) => name), seed: 1 });
    arrange(game, request);
    startGame(game);
    let kept = 0;
    const lists = new Map<string, readonly unknown[]>();
    for (let turn = 0; turn < 200 && game.decision; turn += 1) {
      game.act(answerFrom(game.decision, () => turn * 31 + 7));
      for (const object of game.board.objects) {
        const { abilities } = game.look(object);
        if (abilities === object.card.abilities) continue;
        const said = `${object.card.name} ${abilities.map(({ text }) => text).join()}`;
        const before = lists.get(said) ?? abilities;
        expect(abilities).to.equal(before);
        if (lists.has(said)) kept += 1;
        lists.set(said, abilities);
      }
    }
    expect(kept).to.be.above(10);
  });
});
