import { hasBecome } from '../../card-game/objects/game-object';
import * as layer from '../../card-game/zones/movement';
import { type Draft, withFields, type Zone } from '../../kernel';
import { isControlledThere } from '../1-game-concepts/107-objects';
import { enteredUnder, entersReset } from '../1-game-concepts/108-permanents';
import { asItEntersAZone } from '../6-actions-abilities-effects/609-timestamps';
import type { LastingEffect } from '../effects-in-force';
import { AS_WRITTEN, consequence, definition, fact, varied } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import type { GameObject } from '../object';
import { goesOnSeeing } from './407-expelled';
import { battleStatusesOf, removeFromBattle } from './battle-state';

export type ZoneName = 'deck' | 'hand' | 'graveyard' | 'battlefield' | 'chain of events' | 'expelled';

/** Where an object is moved to, and how it arrives. */
export interface Destination extends layer.Destination {
  readonly zone: ZoneName;
  /** Whose zone the effect names; it is the owner's all the same (400.3). */
  readonly whose?: number;
  /** On the battlefield: the base that it is attached to. */
  readonly base?: GameObject | undefined;
  readonly faceDown?: boolean;
  readonly rested?: boolean;
  readonly counters?: Readonly<Record<string, number>> | undefined;
  /** Base that it enters attacking (508.4). */
  readonly attacking?: GameObject;
}

/** 400.3: a deck, graveyard or hand is always the owner's. */
export const ownersZone = varied(
  definition(
    '400.3',
    "An object goes to its owner's deck, hand or graveyard",
    (_game, object: GameObject, _whose: number) => object.owner,
    (_game, _object, whose) => whose,
  ),
  {
    whose: { owner: AS_WRITTEN, controller: (_game, object) => object.controller ?? object.owner },
  },
);

/** 400.7: an object that changes zones has no memory of what it was. It is only asked: the layer makes the new object, and hands on what it was where this is off. */
export const newObject = fact(
  { number: '400.7', restates: ['403.4'] },
  'An object that changes zones becomes a new object',
  () => true,
);

/** 400.4a, 304.4: an action can't enter the battlefield. */
export const staysOut = fact(
  { number: '400.4a', restates: ['304.4'] },
  'An action that would enter the battlefield stays where it is',
  (_game, object: GameObject, to: ZoneName) => to === 'battlefield' && object.card.types.includes('action'),
);

/** 400.7d: what was paid for the card that became a permanent stays known to the permanent's abilities. */
export const knowsWhatWasPaid = definition(
  '400.7d',
  'An ability of a permanent knows the value of X of the card that became it',
  (game: LegionsGame, from: GameObject): number => (from.zone === game.chain ? (from.context?.x ?? 0) : 0),
  () => 0,
);

/** 400.7e: what triggered on its move to a graveyard asks the new object where it was. */
export const baseItWasIn = definition(
  '400.7e',
  'What triggers as an object moves to a graveyard finds the base that it was in',
  (_game: LegionsGame, from: GameObject) => from.lastAttachedTo,
  (_game, _from) => undefined,
);

/** 400.7g: what lets a card be played goes on about the object that the card became by that. */
export const playedAs = definition(
  '400.7g',
  'What lets a card be played finds the object that the card becomes on the chain of events',
  (_game, object: GameObject): GameObject => object.became[0] ?? object,
  (_game, object) => object,
);

/** 401.7: "Nth from the top" of a deck with fewer cards is the bottom. */
export const placeInDeck = definition(
  '401.7',
  'Nth from the top of a smaller deck is the bottom',
  (_game, size: number, place: number) => Math.max(0, size - (place - 1)),
  (_game, size) => size,
);

/** 114.2b: counters don't follow an object into another zone. */
export const countersCease = definition(
  '114.2b',
  'Counters cease to exist when a permanent leaves the battlefield',
  (_game: LegionsGame, _from: GameObject): GameObject['counters'] => NO_COUNTERS,
  (_game, { counters }) => counters,
);

const NO_COUNTERS: GameObject['counters'] = {};

/** 508.4 */
export const entersAttacking = consequence(
  '508.4',
  'What is put onto the battlefield attacking attacks',
  (_game, arrived: Draft<GameObject>, attacked: GameObject) => {
    arrived.attacking = true;
    arrived.attackedBase = attacked;
    arrived.attackedBefore = attacked;
  },
);

/** 506.3a */
export const isNoUnit = fact(
  '506.3a',
  "What isn't a unit never enters attacking",
  (game, arrived: GameObject) => !game.look(arrived).types.includes('unit'),
);

/** 506.3b */
export const isNotTheAttackers = fact(
  '506.3b',
  "A unit of a player who isn't attacking never enters attacking",
  (game, { controller }: GameObject) => controller !== game.now.active || game.now.phase !== 'battle phase',
);

/** 400.7a */
export const changesGoOn = fact(
  '400.7a',
  'Effects on a permanent card that waits to resolve stay on the permanent',
  (_game, { objects }: LastingEffect, from: GameObject) => objects.includes(from),
);

/** 400.7c */
export const isTheSameSource = fact(
  '400.7c',
  'A shield against a permanent card that waits to resolve is one against the permanent',
  (_game, chosen: GameObject, source: GameObject) => hasBecome(chosen, source) || hasBecome(source, chosen),
);

/** The effects on a permanent card on the chain of events, from now on about the permanent. */
function keepEffects(game: LegionsGame, from: GameObject, to: GameObject): void {
  game.effects.forEach((effect, place) => {
    if (!changesGoOn(game, effect, from)) return;
    game.journal.remove(game.effects, effect);
    game.journal.insert(game.effects, place, {
      ...effect,
      objects: effect.objects.map((object) => (object === from ? to : object)),
    });
  });
}

function zoneOf(game: LegionsGame, object: GameObject, to: Destination): Zone<GameObject> {
  if (to.zone === 'battlefield') return game.battlefield;
  if (to.zone === 'chain of events') return game.chain;
  if (to.zone === 'expelled') return game.expelled;
  const owner = game.player(ownersZone(game, object, to.whose ?? object.controller ?? object.owner));
  return to.zone === 'deck' ? owner.deck : to.zone === 'hand' ? owner.hand : owner.graveyard;
}

function enter(game: LegionsGame, from: GameObject, arrived: Draft<GameObject>, to: Destination): void {
  const { rested, faceDown } = entersReset(game, from);
  arrived.faceDown = to.faceDown ?? faceDown;
  arrived.rested = to.rested ?? rested;
  if (to.counters) arrived.counters = { ...arrived.counters, ...to.counters };
  if (to.base) enterBase(game, arrived, to.base);
  arrived.paidX = knowsWhatWasPaid(game, from);
  if (from.zone === game.chain) keepEffects(game, from, arrived);
  if (to.attacking && !isNoUnit(game, arrived) && !isNotTheAttackers(game, arrived))
    entersAttacking(game, arrived, to.attacking);
  game.enlist(arrived);
}

function enterBase(game: LegionsGame, arrived: Draft<GameObject>, base: GameObject): void {
  arrived.attachedTo = base;
  game.journal.push(base.attached, arrived);
}

/** How objects of this game change zones. */
export const { move, leave, cease, renew } = layer.movement<LegionsTypes, Destination>({
  zoneOf,
  stays: (game, object, to) => staysOut(game, object, to.zone),
  about: (moved, { base, counters }) => withFields(moved, { onto: base, counters }),
  // 610: effects replace the base that it enters, and the counters that it enters with.
  asReplaced: (to, { onto, counters }) =>
    onto === to.base && counters === to.counters ? to : { ...to, base: onto, counters },
  isNew: newObject,
  remember: (from, arrived) => {
    arrived.damage = from.damage;
    arrived.counters = from.counters;
    arrived.rested = from.rested;
  },
  arrive: (game, from, arrived, to) => {
    const { zone } = arrived;
    const isPermanent = zone === game.battlefield;
    arrived.timestamp = asItEntersAZone(game, arrived.timestamp, from);
    if (isControlledThere(game, zone)) arrived.controller = enteredUnder(game, from, to.controller);
    const wasPermanent = from.zone === game.battlefield;
    if (wasPermanent) arrived.counters = countersCease(game, from);
    if (wasPermanent) arrived.cameFrom = from;
    arrived.playedFrom = from.playedFrom;
    if (zone.name === 'graveyard' && from.lastAttachedTo) arrived.lastAttachedTo = baseItWasIn(game, from);
    if (isPermanent) enter(game, from, arrived, to);
    else if (zone === game.expelled || zone === game.chain) arrived.faceDown = to.faceDown ?? false;
    if (zone === game.expelled && arrived.faceDown && goesOnSeeing(game, from))
      arrived.shownTo = from.shownTo;
  },
  fromBottom: placeInDeck,
  leave: (game, object) => {
    if (object.zone !== game.battlefield) return;
    const statuses = battleStatusesOf(object);
    if (statuses.length > 0) game.set(object, 'lastInBattle', statuses);
    removeFromBattle(game, object);
    game.delist(object);
    game.set(object, 'lastAttachedTo', object.attachedTo);
  },
});
