import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { CardSpecification, SetupRequest } from '../../port/contract';
import { draft } from '../kernel';
import { uncountedFields, undeclaredFields } from '../kernel/test/uncounted-fields';
import type { LastingEffect } from './effects-in-force';
import { type LegionsGame, newGame, resumeGame } from './index';
import { Context, type GameObject } from './object';
import { pilesOf, positionHash } from './position';
import * as fields from './position-fields';
import { arrange } from './table/arrange';

const kiln: CardSpecification = {
  name: 'Kiln',
  types: ['base'],
  fields: { defense: 6, capacity: 3, production: 2 },
};
const hound: CardSpecification = {
  name: 'Ash Hound',
  types: ['unit'],
  fields: { will: 4, power: 3, cost: 1 },
};

function request(hand: readonly CardSpecification[], attached: readonly CardSpecification[]): SetupRequest {
  const bases = [{ card: kiln, attached: attached.map((card) => ({ card })) }];
  const players: SetupRequest['players'] = [
    {
      name: 'Alice',
      zones: { deck: [kiln, kiln, kiln], hand: [...hand] },
      resources: { resource: 5 },
      permanents: bases,
    },
    { name: 'Bob', zones: { deck: [kiln, kiln, kiln] }, permanents: [{ card: kiln }] },
  ];
  return {
    rulebook: 'legions-of-will',
    seed: 1,
    from: { activePlayer: 0, part: 'prebattle main phase', turn: 3 },
    players,
  };
}

/** A game in which Alice has priority; players are asked at every priority. */
function arranged(
  hand: readonly CardSpecification[] = [],
  attached: readonly CardSpecification[] = [],
): LegionsGame {
  const game = newGame({ players: ['Alice', 'Bob'], seed: 1 });
  game.stopsAtPriority = true;
  arrange(game, request(hand, attached));
  resumeGame(game, 'prebattle main phase', 3);
  return game;
}

/** Chooses what is labelled so, one after another, and passes until the chain of events is empty. */
function play(game: LegionsGame, ...labels: readonly string[]): LegionsGame {
  const choose = (label: string): void => {
    const { decision } = game;
    const options = decision && 'options' in decision ? decision.options : [];
    expect(game.act([options.findIndex((option) => option.label.includes(label))]), label).to.equal(
      undefined,
    );
  };
  for (const label of labels) choose(label);
  while (game.chain.objects.length > 0) choose('pass');
  return game;
}

const action = (name: string, text: string): CardSpecification => ({
  name,
  types: ['action'],
  fields: { cost: 1 },
  text,
});

describe('the hash of a position', () => {
  it('tells apart what turns and phases are still to come (500.6, 500.7)', () => {
    const game = arranged();
    const none = game.hash();
    game.set(game.now, 'extraTurns', [0]);
    const alices = game.hash();
    game.set(game.now, 'extraTurns', [1]);
    const bobs = game.hash();
    game.set(game.now, 'extraTurns', []);
    game.set(game.now, 'extraPhases', ['battle phase']);
    expect(new Set([none, alices, bobs, game.hash()]).size).to.equal(4);
    game.set(game.now, 'extraPhases', []);
    expect(game.hash()).to.equal(none);
  });

  it('tells apart what effects do that go on (608.2)', () => {
    const text =
      'Choose one —\n• Target unit gets +1 power until end of turn.\n• Target unit gets +1 will until end of turn.';
    const [power, will] = ['mode 1', 'mode 2'].map((mode) =>
      play(arranged([action('Boon', text)], [hound]), 'Boon', mode),
    );
    expect([power?.effects.length, will?.effects.length]).to.deep.equal([1, 1]);
    expect(power?.hash()).not.to.equal(will?.hash());
  });

  it('tells apart what is still to be done at the same time (603.8)', () => {
    const later = 'At the beginning of the next end step,';
    const text = `Choose one —\n• ${later} you gain 3 resource.\n• ${later} draw a card.`;
    const [gain, draw] = ['mode 1', 'mode 2'].map((mode) =>
      play(arranged([action('Tide', text)]), 'Tide', mode),
    );
    expect([gain?.delayed.length, draw?.delayed.length]).to.deep.equal([1, 1]);
    expect(gain?.hash()).not.to.equal(draw?.hash());
  });

  it('tells apart which of its abilities an object has used this turn (602.5)', () => {
    const once = 'Activate only once each turn.';
    const mill = {
      ...hound,
      name: 'Mill',
      text: `Pay 1: You gain 2 resource. ${once}\nPay 2: You gain 3 resource. ${once}`,
    };
    const [cheap, dear] = ['Pay 1', 'Pay 2'].map((cost) => play(arranged([], [mill]), cost));
    expect([cheap?.player(0).reserve, dear?.player(0).reserve]).to.deep.equal([6, 6]);
    expect(cheap?.hash()).not.to.equal(dear?.hash());
  });

  it('is the same with new objects in the same places, later by as many turns', () => {
    const game = arranged([], [hound]);
    const { battlefield } = game;
    /** A new object in the place of one that was there, the last to come. */
    const renew = (): GameObject => {
      const [dog] = battlefield.objects.filter(({ name }) => name === 'Ash Hound');
      if (!dog) throw new Error('There is a hound.');
      const renewed = game.make(dog.card, 0, battlefield);
      Object.assign(draft(renewed), { controller: dog.controller, attachedTo: dog.attachedTo });
      game.journal.remove(battlefield.objects, dog);
      game.journal.push(battlefield.objects, renewed);
      return renewed;
    };
    const [before, first] = [renew(), game.hash()];
    game.set(game.now, 'turn', 9);
    expect(renew().id).not.to.equal(before.id);
    expect(game.hash()).to.equal(first);
    game.set(before, 'timestamp', 99);
    expect(game.hash()).to.equal(first);
  });

  it('tells apart in which order objects received their timestamps (609.6)', () => {
    const game = arranged([], [hound, { ...hound, name: 'Cinder Hound' }]);
    const [first, second] = game.battlefield.objects;
    const before = game.hash();
    if (!first || !second) throw new Error('Two objects are there.');
    const { timestamp } = first;
    game.set(first, 'timestamp', second.timestamp);
    game.set(second, 'timestamp', timestamp);
    expect(game.hash()).not.to.equal(before);
  });
});

describe('each field of the state', () => {
  const game = arranged(
    [],
    [hound, { ...hound, name: 'Cinder Hound', text: 'Whenever this unit attacks, draw a card.' }],
  );
  const hash = (): string => positionHash(game, false, pilesOf(game));
  const [dog, other] = game.battlefield.objects.filter(({ card }) => card.types.includes('unit'));
  const [ability] = other?.card.abilities ?? [];
  if (!dog || !other || ability?.kind !== 'triggered')
    throw new Error('Two units are there, and one has an ability.');
  const { trigger, effect } = ability;
  const list: readonly GameObject[] = [other];
  const context = new Context(0, dog);
  const lasting: LastingEffect = {
    context,
    duration: 'this turn',
    timestamp: 1,
    turn: 3,
    objects: [],
    modifications: [],
    statement: undefined,
    remaining: undefined,
    prevention: undefined,
    sources: undefined,
    control: undefined,
  };
  const delayed = { trigger, effect, ability: undefined, context, duration: undefined, text: '' };
  const waiting = { ability: undefined, effect, source: dog, controller: 0, context, text: '' };
  const item = game.make(dog.card, 0, game.chain);
  draft(item).context = context;
  const faceDown = [0, 1].map((owner) => game.make(dog.card, owner, game.expelled));
  for (const object of faceDown) draft(object).pile = 7;
  game.journal.push(game.chain.objects, item);
  for (const object of faceDown) game.journal.push(game.expelled.objects, object);
  game.journal.push(game.effects, lasting);
  game.journal.push(game.delayed, delayed);
  game.journal.push(game.waiting, waiting);
  const another = new Context(1, other);

  it('of an object counts', () => {
    const references = {
      attachedTo: other,
      attackedBase: other,
      attackedBefore: other,
      lastAttachedTo: other,
      lastInBattle: ['attacking'],
    };
    const lists = { blocking: list, blockedBy: list, expelled: list, usedThisTurn: [ability] };
    const others: Partial<GameObject> = {
      ...references,
      ...lists,
      card: other.card,
      zone: game.expelled,
      ability,
      instructions: effect,
      context: another,
      playedFrom: 'hand',
      playedOnTurn: game.now.turn,
      movedOnTurn: game.now.turn,
      became: list,
      otherCards: [other.card],
      lastKnown: game.look(other),
      lastController: 1,
      counters: { growth: 1 },
      announced: { costs: [], instead: true },
      pile: 3,
      shownTo: 'all players',
    };
    expect(uncountedFields(fields.objectFields, dog, others, hash)).to.deep.equal([]);
  });

  it('of what an ability knows counts', () => {
    const lists = { that: list, spoken: list, before: list, moved: list, named: list, among: list };
    const others: Partial<Context> = {
      ...lists,
      source: other,
      targets: [[{ object: other }]],
      modes: [1],
      byPlayer: { 0: 1 },
      thatPlayer: 1,
      did: true,
      replaced: [ability],
      division: [1],
      chosenType: 'Wolf',
      discarded: 1,
    };
    expect(uncountedFields(fields.contextFields, context, others, hash)).to.deep.equal([]);
  });

  it('of a player counts', () => {
    const others = { revealedTop: other, skips: ['draw step'], attackedOn: new Map([[1, game.now.turn]]) };
    expect(uncountedFields(fields.playerFields, game.player(1), others, hash)).to.deep.equal([]);
    expect(undeclaredFields(fields.playerFields, game.player(1))).to.deep.equal([]);
  });

  it('of what the turn is at counts', () => {
    const others = {
      begun: ['draw step'],
      extraTurns: [1],
      extraPhases: ['battle phase'],
      straightTo: 'cleanup step',
    };
    expect(uncountedFields(fields.progressFields, game.now, others, hash)).to.deep.equal([]);
    expect(undeclaredFields(fields.progressFields, game.now)).to.deep.equal([]);
  });

  it('of what effects leave behind counts', () => {
    const others: Partial<LastingEffect> = {
      context: another,
      duration: 'for the rest of the game',
      objects: list,
      modifications: [{ change: 'switch will and power' }],
      statement: { says: "can't attack", subject: { ref: 'this' } },
      remaining: 2,
      prevention: { do: 'prevent damage', duration: 'this turn' },
      sources: list,
      control: { from: 1, base: undefined },
    };
    expect(uncountedFields(fields.effectFields, lasting, others, hash)).to.deep.equal([]);
    const trees = { trigger: { ...trigger, once: true }, effect: { ...effect, again: true }, ability };
    const ofDelayed = { ...trees, context: another, duration: 'this turn' as const };
    expect(uncountedFields(fields.delayedFields, delayed, ofDelayed, hash)).to.deep.equal([]);
    const ofWaiting = { ability, effect: trees.effect, source: other, context: another };
    expect(uncountedFields(fields.triggeredFields, waiting, ofWaiting, hash)).to.deep.equal([]);
  });

  it('of the game counts', () => {
    const others = {
      players: [...game.players].reverse(),
      effects: [],
      delayed: [],
      waiting: [],
      shown: list,
    };
    const returning = [{ source: dog, object: other, base: other }];
    const uncounted = uncountedFields(fields.gameFields, game, { ...others, returning }, hash);
    expect(uncounted).to.deep.equal(['chance', 'now']);
    game.chance.roll('will', 6);
    const rolled = hash();
    game.chance.script('will', [3]);
    expect(hash()).not.to.equal(rolled);
  });

  it('of an object and of the game is declared', () => {
    expect(undeclaredFields(fields.objectFields, dog)).to.deep.equal([]);
    expect(undeclaredFields(fields.contextFields, context)).to.deep.equal([]);
    const ownAffairs = [
      'running',
      'asked',
      'forced',
      'isExercised',
      'loops',
      'changes',
      'read',
      'off',
      'frames',
      'came',
      'forcedOnes',
      'snapshots',
      'within',
      'madeBefore',
      'cameBackTo',
      'isOnlySeen',
      'standing',
      'passedOver',
      'expected',
      'history',
    ];
    const workedOut = [
      'standings',
      'position',
      'rules',
      'self',
      'zone',
      'workedOutAt',
      'looking',
      'beginning',
    ];
    expect(undeclaredFields(fields.gameFields, game, [...ownAffairs, ...workedOut])).to.deep.equal([]);
  });

  it('that counts in no position is noticed', () => {
    const apart: LastingEffect = { ...lasting };
    expect(uncountedFields(fields.effectFields, apart, {}, hash)).to.include.members(['duration', 'objects']);
  });
});
