import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { CardSpecification, PlayerSetup, SetupRequest } from '../../port/contract';
import { draft } from '../kernel';
import { uncountedFields, undeclaredFields } from '../kernel/test/uncounted-fields';
import type { DelayedTrigger, LastingEffect, WaitingTrigger } from './effects-in-force';
import { newGame, type RiftboundGame, resumeGame } from './index';
import { Context, type GameObject, type Location } from './object';
import { pilesOf, positionHash } from './position';
import * as fields from './position-fields';
import { arrange } from './table/arrange';

const rune: CardSpecification = { name: 'Fury Rune', types: ['rune'], fields: { domains: ['fury'] } };
const unit = (name: string, text = ''): CardSpecification => ({
  name,
  types: ['unit'],
  fields: { domains: ['fury'], cost: 1, might: 2 },
  text,
});

/** A duel in Alice's action phase, with such units of hers in her base; players are asked at every priority. */
function arranged(...units: readonly CardSpecification[]): RiftboundGame {
  const player = (name: string, permanents: readonly CardSpecification[]): PlayerSetup => ({
    name,
    resources: { energy: 4 },
    permanents: [{ name: `${name}'s Ford`, types: ['battlefield'] }, ...permanents].map((card) => ({ card })),
    zones: { 'main deck': [rune, rune], 'rune deck': [rune, rune] },
  });
  const players = [player('Alice', units), player('Bob', [unit('Guard')])];
  const request: SetupRequest = {
    rulebook: 'riftbound',
    seed: 1,
    from: { activePlayer: 0, part: 'action phase', turn: 3 },
    players,
  };
  const game = newGame({ players: ['Alice', 'Bob'], seed: 1 });
  arrange(game, request);
  game.stopsAtPriority = true;
  resumeGame(game, 'action phase', 3);
  return game;
}

/** Activates an ability of a unit of Alice's, chooses what comes first, and passes until the chain is empty. */
function activate(game: RiftboundGame, ability: string): RiftboundGame {
  const labels = (): readonly string[] => {
    const { decision } = game;
    return decision && 'options' in decision ? decision.options.map(({ label }) => label) : [];
  };
  game.act([labels().findIndex((label) => label.includes(ability))]);
  while (game.chain.objects.length > 0) game.act([Math.max(0, labels().indexOf('pass'))]);
  return game;
}

describe('the hash of a position', () => {
  it('tells apart how much effects do that go on (450)', () => {
    const bard = unit('Bard', '[1]: Give a unit +1 [M] this turn.\n[1]: Give a unit +2 [M] this turn.');
    const [one, two] = ['ability 1', 'ability 2'].map((ability) => activate(arranged(bard), ability));
    expect([one?.effects.length, two?.effects.length]).to.deep.equal([1, 1]);
    expect(one?.hash()).not.to.equal(two?.hash());
  });
});

describe('each field of the state', () => {
  const game = arranged(unit('Scout'), unit('Herald', 'When I attack, draw 1.\nWhen I defend, draw 2.'));
  const hash = (): string => positionHash(game, false, pilesOf(game));
  const [scout, herald] = ['Scout', 'Herald'].map((name) =>
    game.board.objects.find(({ card }) => card.name === name),
  );
  const [ability, second] = herald?.card.abilities ?? [];
  const [ford] = game.battlefields;
  if (!scout || !herald || !ford || ability?.kind !== 'triggered' || second?.kind !== 'triggered')
    throw new Error('The table is laid.');
  const { trigger, effect } = ability;
  const list: readonly GameObject[] = [herald];
  const context = new Context(0, scout);
  const another = new Context(1, herald);
  const lasting: LastingEffect = {
    context,
    duration: 'this turn',
    timestamp: 1,
    turn: 3,
    objects: [],
    modifications: [],
    statement: undefined,
    control: undefined,
  };
  const nothingElse = { effect, context, text: '' };
  const delayed: DelayedTrigger = {
    ...nothingElse,
    trigger,
    duration: undefined,
    next: false,
    ability: undefined,
  };
  const noMore = { ability: undefined, instances: undefined };
  const waiting: WaitingTrigger = { ...nothingElse, ...noMore, source: scout, controller: 0 };
  const item = game.make(scout.card, 0, game.chain);
  draft(item).context = context;
  game.journal.push(game.chain.objects, item);
  game.journal.push(game.effects, lasting);
  game.journal.push(game.delayed, delayed);
  game.journal.push(game.waiting, waiting);

  it('of an object counts', () => {
    const places = { location: ford, destination: ford, hiddenAt: ford, onlyTo: ford, lastLocation: ford };
    const objects = { attachedTo: herald, damagedBy: herald, damagedThrough: herald };
    const lists = {
      attached: list,
      became: list,
      otherCards: [herald.card],
      wasAttached: list,
      banished: list,
      alsoDamagedBy: list,
      saidPlaces: [ford],
    };
    const { turn } = game.now;
    const others: Partial<GameObject> = {
      ...places,
      ...objects,
      ...lists,
      card: herald.card,
      zone: game.chain,
      designation: 'attacker',
      ability,
      instructions: effect,
      context: another,
      additionalCosts: [{ costs: [], label: 'more' }],
      reducedBy: { energy: 1, power: [] },
      ignoring: 'cost',
      paidEnergy: 2,
      playedFrom: 'hand',
      playedOnTurn: turn,
      hiddenOnTurn: turn,
      oncePlayed: [{ effect, context }],
      triggeredThisTurn: ['When I attack, draw 1.'],
      lastKnown: game.look(herald),
      lastController: 1,
      lookedAtBy: 1,
      wasMighty: scout.wasMighty !== true,
    };
    expect(uncountedFields(fields.objectFields, scout, others, hash)).to.deep.equal([]);
    expect(undeclaredFields(fields.objectFields, scout)).to.deep.equal([]);
  });

  it('of what an ability knows counts', () => {
    const lists = { that: list, thatWas: list, named: list, drawn: list, among: list };
    const unused = { spoken: list, before: list, moved: list };
    const places = { groupsAt: { 0: ford }, here: ford, origins: { 1: ford }, onlyAt: ford };
    const others: Partial<Context> = {
      ...lists,
      ...unused,
      ...places,
      source: herald,
      ability: item,
      targets: [[{ object: herald }]],
      youIsNobody: true,
      choosing: true,
      byPlayer: { 0: 1 },
      thatPlayer: 1,
      modes: [1],
      did: true,
      acted: true,
      done: { stun: list },
      doneLast: { stun: list },
      controllers: { 1: 1 },
      replaced: [ability],
    };
    expect(uncountedFields(fields.contextFields, context, others, hash)).to.deep.equal([]);
    expect(undeclaredFields(fields.contextFields, context)).to.deep.equal([]);
  });

  it('of a location and of a player counts', () => {
    const ofFord: Partial<Location> = { objects: list, contestedBy: 1, staged: 'combat' };
    expect(uncountedFields(fields.locationFields, ford, ofFord, hash)).to.deep.equal([]);
    expect(undeclaredFields(fields.locationFields, ford)).to.deep.equal([]);
    const [alice, bob] = [game.player(0), game.player(1)];
    const lists = {
      playedThisTurn: [{ object: herald, to: ford }],
      happenedThisTurn: [{ kind: 'die', object: herald }],
    };
    const others = { ...lists, power: { fury: 1 }, scored: list, base: bob.base, turnsTaken: 0 };
    expect(uncountedFields(fields.playerFields, alice, others, hash)).to.deep.equal([]);
    expect(undeclaredFields(fields.playerFields, alice)).to.deep.equal([]);
  });

  it('of what the turn is at counts', () => {
    const others = {
      focus: 1,
      showdown: ford,
      combat: ford,
      attacker: 1,
      extraTurns: [1],
      lastInOrder: 1,
      begun: ['x'],
      extraPhases: ['x'],
      straightTo: 'x',
    };
    expect(uncountedFields(fields.progressFields, game.now, others, hash)).to.deep.equal([]);
    expect(undeclaredFields(fields.progressFields, game.now)).to.deep.equal([]);
  });

  it('of what effects leave behind counts', () => {
    const ofLasting: Partial<LastingEffect> = {
      context: another,
      duration: 'for the rest of the game',
      objects: list,
      modifications: [{ change: 'become', traits: game.look(herald) }],
      statement: { says: "can't move", subject: { ref: 'this' } },
      control: { seat: 1, before: 0 },
    };
    expect(uncountedFields(fields.effectFields, lasting, ofLasting, hash)).to.deep.equal([]);
    const ofDelayed: Partial<DelayedTrigger> = {
      context: another,
      trigger: second.trigger,
      effect: second.effect,
      duration: 'this turn',
      ability: second,
    };
    expect(uncountedFields(fields.delayedFields, delayed, ofDelayed, hash)).to.deep.equal([]);
    const ofWaiting: Partial<WaitingTrigger> = {
      ability,
      effect: second.effect,
      context: another,
      source: herald,
      instances: [another],
    };
    expect(uncountedFields(fields.triggeredFields, waiting, ofWaiting, hash)).to.deep.equal([]);
  });

  it('of the game counts, and is declared', () => {
    const lists = { players: [...game.players].reverse(), battlefields: [] };
    const others = { ...lists, effects: [], delayed: [], waiting: [], aside: [{ object: herald, seat: 0 }] };
    expect(uncountedFields(fields.gameFields, game, others, hash)).to.deep.equal(['chance', 'now']);
    const kernels = [
      'isExercised',
      'loops',
      'changes',
      'read',
      'off',
      'running',
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
    ];
    const asked = ['asked', 'forced', 'history', 'position', 'self', 'rules', 'zone'];
    const known = [
      'versions',
      'looking',
      'standings',
      'cards',
      'aspects',
      'everywhere',
      'everywhereAt',
      'changesMore',
      'changedMoreAt',
    ];
    expect(undeclaredFields(fields.gameFields, game, [...kernels, ...asked, ...known])).to.deep.equal([]);
  });
});
