/** How each field of the state counts in the hash of a position; what is not in it doesn't exist for the watch for loops. */
import {
  contextFields as everyContext,
  delayedFields as everyDelayed,
  gameFields as everyGame,
  objectFields as everyObject,
  progressFields as everyProgress,
  triggeredFields as everyTriggered,
  lastingEffectFields,
  lastingPreventionFields,
} from '../card-game/position/fields';
import type { DelayedTrigger, WaitingTrigger } from '../card-game/triggers/triggered-abilities';
import { type CountedField, counts, type Fields } from '../kernel';
import type { LastingEffect } from './effects-in-force';
import type { LegionsGame, LegionsTypes } from './game';
import type { Context, GameObject, Player } from './object';
import type { LegionsProgress } from './progress';

const { hidden, list, optional, record, reference, constant, value, amount, flag, turnNumber } = counts;

const WORKED_OUT = counts.workedOut;
const PRINTED = hidden('printed on its card');
const PILE = hidden('hashed zone by zone');
const LISTED = hidden('lists what lies on the battlefield');
const references = list(reference);

/** What was moved out of play, and what it was there (605.3b): nothing else asks where an object came from. */
const moved: CountedField<GameObject> = {
  isAlone: false,
  isNothing: () => false,
  add: (hasher, object, position) => {
    position.addReference(hasher, object);
    position.addReference(hasher, object.cameFrom);
  },
};

export const contextFields: Fields<Context> = {
  ...everyContext,
  moved: list(moved),
  division: list(value),
  result: amount,
  chosenType: value,
  stopped: flag,
  discarded: value,
};

const context = record<Context>(contextFields);

/** Nothing for nearly all objects, and the same nothing. */
const announced: CountedField<GameObject['announced']> = {
  isAlone: true,
  isNothing: ({ costs, instead }) => costs.length === 0 && !instead,
  add: (hasher, { costs, instead }, position) => list(constant).add(hasher.add(instead), costs, position),
};

export const objectFields: Fields<GameObject> = {
  ...everyObject(context),
  name: WORKED_OUT,
  faceDown: flag,
  rested: flag,
  counters: counts.table(value),
  movedOnTurn: turnNumber,
  attacking: flag,
  attackedBase: reference,
  attackedBefore: reference,
  blocking: references,
  blockedBy: references,
  blocked: flag,
  unblocked: flag,
  isBlocking: flag,
  usedThisTurn: list(constant),
  activated: flag,
  announced,
  paidX: amount,
  pile: counts.identity,
  revealedBefore: flag,
  expelled: references,
  cameFrom: hidden('asked for only of what a context says was moved, and counts there'),
  lastAttachedTo: reference,
  lastInBattle: list(value),
  shownTo: value,
  marks: WORKED_OUT,
  offered: WORKED_OUT,
  activations: WORKED_OUT,
  isBase: PRINTED,
  isTrap: PRINTED,
  isAction: PRINTED,
};

/** Whom the player has attacked in the present turn (508.6). */
const attackedThisTurn: CountedField<ReadonlyMap<number, number>> = {
  isAlone: false,
  isNothing: (on) => on.size === 0,
  isPast: (on, { turn }) => ![...on.values()].includes(turn),
  add: (hasher, on, { turn }) => {
    const seats = [...on].filter(([, attacked]) => attacked === turn).map(([seat]) => seat);
    hasher.add(seats.sort((one, other) => one - other).join());
  },
};

export const playerFields: Fields<Player> = {
  seat: hidden('players are hashed by their seats'),
  name: hidden('players are told by their seats'),
  deck: PILE,
  hand: PILE,
  graveyard: PILE,
  reserve: amount,
  inGame: flag,
  hasLeft: flag,
  lastHand: amount,
  lost: flag,
  won: flag,
  mulligansTaken: amount,
  keeps: flag,
  turnsTaken: hidden('nothing asks for it'),
  revealedTop: reference,
  skips: list(value),
  attackedOn: attackedThisTurn,
};

export const progressFields: Fields<LegionsProgress> = {
  ...everyProgress,
  startingPlayer: value,
  drawn: flag,
  attackersDeclared: amount,
  blockersDeclared: flag,
  defendingPlayer: value,
  lastRoll: hidden('nothing asks for it'),
};

export const effectFields: Fields<LastingEffect> = {
  ...lastingEffectFields(context),
  ...lastingPreventionFields,
  control: optional(record({ from: value, base: reference })),
};

export const delayedFields: Fields<DelayedTrigger<LegionsTypes>> = everyDelayed(context);

export const triggeredFields: Fields<WaitingTrigger<LegionsTypes>> = everyTriggered(context);

export const gameFields: Fields<LegionsGame> = {
  ...everyGame,
  players: list(record(playerFields)),
  battlefield: PILE,
  chain: PILE,
  expelled: PILE,
  now: record(progressFields),
  effects: list(record(effectFields)),
  delayed: list(record(delayedFields)),
  waiting: list(record(triggeredFields)),
  shown: references,
  returning: list(record({ source: reference, object: reference, base: reference })),
  sources: LISTED,
  activators: LISTED,
  bases: LISTED,
  speakers: LISTED,
  traits: LISTED,
  said: hidden("says what needn't be looked for"),
  settled: WORKED_OUT,
  arrangement: WORKED_OUT,
  facts: WORKED_OUT,
  mayBeActivated: WORKED_OUT,
  changesTypes: WORKED_OUT,
  isModified: WORKED_OUT,
  changesAbilities: WORKED_OUT,
  reach: WORKED_OUT,
};
