import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import type { CardSpecification, SetupRequest } from '../../../port/contract';
import { answerFrom, type Decision } from '../../kernel';
import { runs } from '../../kernel/test/deep';
import { hidingPlaces } from '../400-types-of-actions/408-hide';
import { activationsOf, type GameObject, newGame, type RiftboundGame, resumeGame, startGame } from '../index';
import { arrange } from '../table/arrange';
import { duelOfCards } from '../test/busy-duel';
import { generatedTables } from '../test/generated-tables';
import { type Action, offersOf, requiredPermissions } from './326-offers';
import { canPlay } from './350-playable';
import { canActivate } from './369-activated-abilities';

/** Cards whose offers hang on more than the state of the turn and what is in the rune pool. */
const units = [
  "[Reaction]\nPlay me only during an opponent's turn.",
  '[Hidden]\nWhen you play me, deal 1 to a unit.',
  '[Accelerate]',
  '[Action]\nAs an additional cost to play me, kill a friendly unit.',
  'As you play me, you may discard a card as an additional cost. If you do, reduce my cost by [3].',
  '[Legion] - [E]: Draw 1.',
  '[Legion] - My cost is reduced by [2].',
  '[Ganking]\n[Deflect]',
  '[1], [E]: Give a unit +1 [M] this turn.',
  "I can't be chosen.",
  "I can't be chosen by enemy spells and abilities.",
  "I can't move.",
  'I may be played to a battlefield an opponent controls.',
  'While you have 4 or more cards in your hand, I have [Deflect].',
  'Other friendly units have [Ganking].',
];
const gear = [
  '[E]: [Reaction] - Add [1].',
  '[Equip] [1]',
  'Spells you play cost [1] less.',
  "Players can't play cards.",
  "Opponents can't play units.",
  '[1], [E]: Draw 1.',
];
const spells = [
  '[Reaction]\nKill a unit.',
  '[Action]\nDeal 2 to a unit at a battlefield.',
  '[Action]\nMove a friendly unit to a battlefield.',
  '[Hidden]\n[Repeat] [1]\nBuff a friendly unit.',
  "Return a unit to its owner's hand.",
  '[Reaction]\nCounter a spell.',
  'Kill a gear.',
  '[Hidden]\nA friendly unit becomes a copy of another unit this turn.',
  "[Action]\nOpponents can't play spells this turn.",
  'The next unit you play this turn costs [1] less.',
  'Choose one -\n- Stun an exhausted unit.\n- Draw 1.',
];

const domains = ['fury', 'calm'];
const cards: readonly CardSpecification[] = [
  ...units.map(
    (text, place): CardSpecification => ({
      name: `Unit ${place}`,
      types: ['unit'],
      fields: { might: 2 },
      text,
    }),
  ),
  ...gear.map(
    (text, place): CardSpecification => ({
      name: `Gear ${place}`,
      types: ['gear'],
      text,
      ...(text.includes('Equip') ? { subtypes: ['Equipment'], fields: { mightBonus: 1 } } : {}),
    }),
  ),
  ...spells.map((text, place): CardSpecification => ({ name: `Spell ${place}`, types: ['spell'], text })),
].map((card, place) => ({
  ...card,
  fields: {
    ...card.fields,
    domains: [domains[place % 2] ?? 'fury'],
    cost: place % 3,
    powerCost: place % 4 === 0 ? ['own'] : [],
  },
}));

const hidden = cards.filter(({ text }) => text?.includes('[Hidden]'));

/** A duel whose main decks hold so many of these cards, some several times; every fourth can be hidden. */
function duelWith(chosen: readonly number[], seed: number): SetupRequest {
  const at = (place: number): number => chosen[place % chosen.length] ?? 0;
  return duelOfCards(seed, (place, seat) => {
    const among = place % 4 === 0 ? hidden : cards;
    return among[(at(place + seat) + seat) % among.length] ?? hero;
  });
}

/** Cards that choose by what changes while the board stays as it is arranged, or by where things are. */
const picky: readonly CardSpecification[] = [
  ['unit', ''],
  ['unit', '[1], [E]: Ready an exhausted unit.'],
  ['unit', "I can't be moved."],
  ['unit', "I can't move."],
  ['gear', '[E]: Stun a ready unit.'],
  ['spell', '[Action]\nKill a damaged unit.'],
  ['spell', '[Reaction]\nDeal 1 to a ready unit.'],
  ['spell', '[Action]\nBuff an exhausted friendly unit.'],
  ['spell', '[Action]\nStun an enemy unit at a battlefield.'],
  ['spell', '[Action]\nDeal 1 to a unit.'],
].map(
  ([type = 'unit', text = ''], place): CardSpecification => ({
    name: `Picky ${place}`,
    types: [type],
    fields: { domains: ['fury'], cost: place % 2, ...(type === 'unit' ? { might: 3 } : {}) },
    text,
  }),
);

const hero: CardSpecification = {
  name: 'Hero',
  types: ['unit'],
  fields: { domains: ['fury'], cost: 1, might: 3 },
};

/** Everything that anybody could think of doing, and that the rules permit and a player could go through with. */
function thinkable(game: RiftboundGame, player: number): readonly Action[] {
  const places = game.battlefields.flatMap(({ facedown }) => facedown?.objects ?? []);
  const elsewhere = game.players.flatMap(({ zones }) => zones.flatMap(({ objects }) => objects));
  const objects = [...game.board.objects, ...game.chain.objects, ...elsewhere, ...places];
  return objects
    .flatMap((object): readonly Action[] => [
      { action: 'play', object },
      ...game.locations.flatMap((to): readonly Action[] => [
        { action: 'hide', object, to },
        { action: 'move a unit', object, to },
      ]),
      ...activationsOf(game, object).map((_, index): Action => ({ action: 'activate', object, index })),
    ])
    .filter((action) => isLegal(game, player, action));
}

const isOwn = ({ controller, owner }: GameObject, player: number): boolean =>
  (controller ?? owner) === player;

function isLegal(game: RiftboundGame, player: number, action: Action): boolean {
  if (!requiredPermissions(game, action).every((each) => game.permits(each.action, player, each.subject)))
    return false;
  switch (action.action) {
    case 'play':
      return canPlay(game, action.object, player);
    case 'hide':
      return hidingPlaces(game, player, action.object).includes(action.to);
    case 'activate': {
      const activation = activationsOf(game, action.object)[action.index];
      return (
        isOwn(action.object, player) && activation !== undefined && canActivate(game, player, activation)
      );
    }
    default:
      return true;
  }
}

/** An action by what it does to which objects. */
function named(action: Action): string {
  if (action.action === 'pass') return 'pass';
  const to = 'to' in action ? action.to.id : '';
  return [action.action, action.object.id, 'index' in action ? action.index : '', to].join(' ');
}

const exercised = (game: RiftboundGame): readonly string[] =>
  [...game.exercised].map(({ number, title }) => `${number} ${title}`).sort();

/** Nothing that was worked out before is known any more. */
function forgetAll(game: RiftboundGame): void {
  game.keptForOthers.length = 0;
  for (const object of game.board.objects) object.activations = undefined;
  game.forget();
}

const begun = (request: SetupRequest): RiftboundGame => {
  const game = newGame({ players: request.players.map(({ name }) => name), seed: request.seed });
  arrange(game, request);
  game.stopsAtPriority = true;
  const { from: beginning } = request;
  if (beginning === 'the beginning') startGame(game);
  else resumeGame(game, beginning.part, beginning.turn);
  return game;
};

const told = (decision: Decision | undefined): unknown =>
  decision && 'options' in decision
    ? { ...decision, options: decision.options.map(({ label }) => label) }
    : decision;

/** Goes on by random numbers, passing often, so that much of a duel is seen. */
function act(game: RiftboundGame, decision: Decision, next: () => number): string | undefined {
  const isPassing = decision.purpose === 'priority' && next() % 3 === 0;
  return game.act(isPassing ? [0] : answerFrom(decision, next));
}

const from = (numbers: readonly number[]): (() => number) => {
  let at = 0;
  return () => numbers[at++ % numbers.length] ?? 0;
};

/**
 * Plays two games alike, some answers of which are taken back: one that keeps what it has worked out, and one that works
 * everything out anew at each decision. They offer the same, and use the same rules.
 */
function compare(request: SetupRequest, numbers: readonly number[]): void {
  const game = begun(request);
  const anew = begun(request);
  const [next, again] = [from(numbers), from(numbers)];
  for (let turn = 0; turn < 3 * numbers.length && game.decision && anew.decision; turn += 1) {
    forgetAll(anew);
    expect(told(game.decision)).to.deep.equal(told(anew.decision));
    if (next() % 9 === 0) game.undo();
    else act(game, game.decision, next);
    if (again() % 9 === 0) anew.undo();
    else act(anew, anew.decision, again);
  }
  expect(exercised(game)).to.deep.equal(exercised(anew));
}

/** How often each kind of action was offered: what is never offered is not compared. */
const seen = new Map<string, number>();

/** Compares what is offered with everything that anybody could think of. */
function compareWithThinkable(request: SetupRequest, numbers: readonly number[]): void {
  const game = begun(request);
  const next = from(numbers);
  for (let turn = 0; turn < 3 * numbers.length && game.decision; turn += 1) {
    const { decision } = game;
    // Not each time, so that mistakes can pile up.
    if (decision.purpose === 'priority' && next() % 5 === 0) {
      const offers = offersOf(game, decision.player).map(({ value }) => value);
      for (const { action } of offers) seen.set(action, (seen.get(action) ?? 0) + 1);
      forgetAll(game);
      const expected = ['pass', ...thinkable(game, decision.player).map(named)];
      expect(offers.map(named).sort()).to.deep.equal(expected.sort());
    }
    if (next() % 9 === 0) game.undo();
    else act(game, decision, next);
  }
}

const numbers = fc.array(fc.nat(997), { minLength: 60, maxLength: 120 });

const duels = fc.tuple(numbers, fc.nat(999)).map(([chosen, seed]) => duelWith(chosen, seed));

describe('what a player with priority is offered', () => {
  it('is everything that the rules permit', () => {
    fc.assert(fc.property(duels, numbers, compareWithThinkable), { ...runs(2, 5), endOnFailure: true });
    for (const action of ['pass', 'play', 'hide', 'activate', 'move a unit'])
      expect(seen.get(action) ?? 0, action).to.be.above(0);
  });

  it('is never out of date, and uses the same rules whatever is known already', () => {
    fc.assert(fc.property(duels, numbers, compare), { ...runs(3, 8), endOnFailure: true });
  });

  it('is never out of date on tables of generated cards', () => {
    fc.assert(fc.property(generatedTables, numbers, compare), { ...runs(5, 15), endOnFailure: true });
  });

  it('is never out of date while exhaustion and wounds decide what can be chosen', () => {
    const seeds = fc
      .nat(999)
      .map((seed) => duelOfCards(seed, (place, seat) => picky[(place + seat + seed) % picky.length] ?? hero));
    fc.assert(fc.property(seeds, numbers, compare), { ...runs(3, 8), endOnFailure: true });
  });
});
