import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import type { CardSpecification, PermanentSetup, SetupRequest } from '../../../port/contract';
import { answerFrom } from '../../kernel';
import { runs } from '../../kernel/test/deep';
import { dealDamage } from '../1-game-concepts/113-damage';
import { onTheBattlefield } from '../6-actions-abilities-effects/609-interaction-of-continuous-effects';
import { stateBased } from '../7-additional-rules/704-state-based-actions';
import { type LegionsGame, newGame, Occurrence, resumeGame } from '../index';
import { arrange } from '../table/arrange';
import { randomNumbers, randomTable } from '../test/random-table';

/** Effects that look at much: at statuses, damage, reserves, hands, whose turn it is, and at what is where. */
const texts = [
  'Rested units get +1 power.',
  'Damaged units get +2 will.',
  'Attacking units get +1 power.',
  'As long as you have 3 or more resource, this unit gets +1 power.',
  'As long as you have two or more cards in hand, this unit gets +2 power.',
  "As long as it's your turn, this unit gets +1 power.",
  'As long as you control three or more units, this unit gets +2 will.',
  "This unit's power is equal to the number of cards in your hand.",
  'Other units you control have "Rest this unit: Gain 1 resource."',
  'Other Dogs you control get +1 power.',
  'Play with the top card of your deck revealed.',
  'Pay 1: Target unit gains +2 power for as long as this unit remains on the battlefield.',
];

/** Effects that each object's characteristics can be told by without looking at others. */
const plainTexts = [
  'Other Dogs you control get +1 power.',
  'Units your opponents control get -1 will.',
  "As long as it's your turn, this unit gets +1 power.",
  "As long as it's not your turn, this unit gets +2 will.",
  'Units in the base this is attached to get +1 power.',
  'Units you control get +1 power.',
  "Units your opponents control can't attack.",
];

/** Effects that look neither at statuses nor at damage, and statements that are made on conditions. */
const conditionalTexts = [
  "As long as you have 3 or more resource, units your opponents control can't attack.",
  "As long as it's your turn, units your opponents control can't attack.",
  'As long as you control three or more units, this unit gets +2 will.',
];

/** Cards that change what is where, whose it is, and what is written on it. */
const actions: readonly CardSpecification[] = [
  'Gain control of target unit until end of turn.',
  'Destroy target base.',
  'Put a will counter on target unit.',
  'Trick deals 3 damage to target unit.',
  'Destroy target unit.',
  'Target unit gets -1 power until end of turn.',
  'Units you control get +1 power until end of turn.',
  "Return target unit to its owner's hand.",
].map((text) => ({ name: 'Trick', types: ['action'], fields: { cost: 0 }, text }));

const onlooker = (texts: readonly string[]): fc.Arbitrary<PermanentSetup> =>
  fc.constantFrom(...texts).map((text): PermanentSetup => {
    const card: CardSpecification = {
      name: 'Onlooker',
      types: ['unit'],
      subtypes: ['Dog'],
      fields: { cost: 1, will: 3, power: 3 },
      text,
    };
    return { card };
  });

/** A base that stops speaking when it is turned face down. */
const lookout: CardSpecification = {
  name: 'Lookout',
  types: ['base'],
  fields: { defense: 9, capacity: 6, production: 2 },
  text: "Units your opponents control can't attack.",
};

/** A random table with such units on it, and such cards in hand. */
const tableWith = (texts: readonly string[]): fc.Arbitrary<SetupRequest> => {
  const attached = fc.array(onlooker(texts), { minLength: 1, maxLength: 3 });
  const cards = fc.array(fc.constantFrom(...actions), { minLength: 6, maxLength: 10 });
  const more = fc.tuple(attached, cards);
  return fc.tuple(randomTable, more, more).map(([request, ...both]) => ({
    ...request,
    players: request.players.map((player, seat) => ({
      ...player,
      zones: { ...player.zones, deck: [...(both[seat]?.[1] ?? []), ...(player.zones?.deck ?? [])] },
      permanents: [
        {
          card: lookout,
          attached: both[seat]?.[0] ?? [],
        },
        ...(player.permanents ?? []),
      ],
    })),
  }));
};

const SAYS = ['costs', "can't attack", 'maximum hand size'] as const;

/** Everything that is kept, as it is known now. */
const known = (game: LegionsGame): readonly unknown[] => [
  game.battlefield.objects.map((object) => ({ id: object.id, ...game.look(object) })),
  SAYS.map((says) =>
    game.activeStatements(says).map(({ context }) => [context.source.id, context.controller]),
  ),
  game.reach,
  stateBased.findsAny(game),
];

/** An event of which nothing comes: after it, everything that follows from how things are is looked for, and isn't there. */
function expectNothingToFollow(game: LegionsGame): void {
  const before = game.journal.mark();
  game.settled.events = -1;
  game.apply([new Occurrence('nothing', {}, () => undefined)]);
  expect(game.journal.mark()).to.equal(before);
}

/** Plays with random answers, taking some of them back, and compares what is known with what there is to know. */
function compare(request: SetupRequest, numbers: readonly number[]): void {
  const game = newGame({ players: request.players.map(({ name }) => name), seed: request.seed });
  arrange(game, request);
  if (request.from === 'the beginning') return;
  resumeGame(game, request.from.part, request.from.turn);
  let at = 0;
  const next = (): number => numbers[at++ % numbers.length] ?? 0;
  for (let turn = 0; turn < numbers.length && game.decision; turn += 1) {
    if (next() % 4 === 0) game.undo();
    else game.act(answerFrom(game.decision, next));
    expectNothingToFollow(game);
    // Not each time, so that mistakes can pile up.
    if (next() % 3 > 0) continue;
    const kept = known(game);
    for (const object of game.battlefield.objects)
      expect(game.typesOf(object)).to.deep.equal(game.look(object).types);
    game.arrangement.everything();
    expect(known(game)).to.deep.equal(kept);
    if (!game.reach.plain || game.battlefield.objects.length === 0) continue;
    const byItself = game.battlefield.objects.map(game.looking);
    expect(game.battlefield.objects.map(onTheBattlefield(game))).to.deep.equal(byItself);
  }
}

describe('what was worked out about the battlefield', () => {
  it('is never out of date, whatever effects look at', () => {
    fc.assert(fc.property(tableWith([...texts, ...plainTexts]), randomNumbers, compare), runs(20, 60));
  });

  it('is never out of date where only conditions look at anything else', () => {
    fc.assert(fc.property(tableWith(conditionalTexts), randomNumbers, compare), runs(20, 60));
  });

  it('has what was dealt damage looked at again where effects are not plain', () => {
    const card: CardSpecification = {
      name: 'Onlooker',
      types: ['unit'],
      fields: { cost: 1, will: 3, power: 3 },
      text: 'As long as you control three or more units, this unit gets +2 will.',
    };
    const game = newGame({ players: ['Alice', 'Bob'], seed: 1 });
    arrange(game, {
      players: ['Alice', 'Bob'].map((name) => ({
        name,
        zones: { deck: [card] },
        permanents: [{ card: { ...lookout, text: '' }, attached: [{ card }] }],
      })),
      seed: 1,
      from: { activePlayer: 0, part: 'prebattle main phase', turn: 3 },
    });
    resumeGame(game, 'prebattle main phase', 3);
    game.arrangement.everything();
    stateBased.check(game);
    const unit = game.battlefield.objects.find((object) => !object.isBase);
    if (!unit) throw new RangeError('There is no unit.');
    expect([game.reach.plain, game.arrangement.toCheck]).to.deep.equal([false, []]);
    game.apply([dealDamage(unit, unit, 3, true)]);
    expect(game.arrangement.toCheck).to.deep.equal([unit]);
    expect(stateBased.findsAny(game)).to.equal(true);
  });

  it('is never out of date while each object is worked out by itself', () => {
    fc.assert(fc.property(tableWith(plainTexts), randomNumbers, compare), runs(20, 60));
  });
});
