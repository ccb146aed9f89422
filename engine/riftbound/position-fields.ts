/** How each field of the state counts in the hash of a position; what is not in it doesn't exist for the watch for loops. */
import * as layer from '../card-game/position/fields';
import { type CountedField, counts, type Fields } from '../kernel';
import type { DelayedTrigger, LastingEffect, WaitingTrigger } from './effects-in-force';
import type { RiftboundGame } from './game';
import type { Context, GameObject, Location } from './object';
import type { Player } from './player';
import type { Progress } from './progress';

const { hidden, list, optional, record, table, reference, constant, value, amount, flag, turnNumber } =
  counts;

const WORKED_OUT = counts.workedOut;
const PILE = hidden('hashed zone by zone');
const SETTLED = hidden('the same for the whole game');
const BY_PLACE = hidden('objects are told apart by where they are');
const references = list(reference);

/** What is known of objects by their ids. A position that recurs with new objects in it has them in the same order. */
const byId = <V>(of: CountedField<V>): CountedField<Readonly<Record<number, V>> | undefined> =>
  optional({
    isAlone: of.isAlone,
    isNothing: () => false,
    add: (hasher, held, position) => {
      const known = Object.values(held);
      hasher.add(known.length);
      for (const each of known) of.add(hasher, each, position);
    },
  });

export const contextFields: Fields<Context> = {
  ...layer.contextFields,
  ability: reference,
  groupsAt: optional(table(reference)),
  youIsNobody: value,
  thatWas: references,
  drawn: optional(references),
  choosing: value,
  here: reference,
  acted: value,
  done: table(references),
  doneLast: table(references),
  origins: byId(reference),
  controllers: byId(value),
  paidAdditional: flag,
  onlyAt: reference,
};

const context = record<Context>(contextFields);

export const objectFields: Fields<GameObject> = {
  ...layer.objectFields(context),
  location: reference,
  exhausted: flag,
  facedown: flag,
  buffed: flag,
  stunned: flag,
  designation: value,
  hasAttacked: flag,
  hasDefended: flag,
  attached: references,
  wasAttached: references,
  pending: flag,
  destination: reference,
  additionalCosts: list(constant),
  reducedBy: constant,
  ignoring: value,
  entersReady: flag,
  paidEnergy: value,
  hiddenOnTurn: turnNumber,
  hiddenAt: reference,
  onlyTo: reference,
  saidPlaces: optional(references),
  oncePlayed: list(record({ effect: constant, context })),
  triggeredThisTurn: list(value),
  movesThisTurn: amount,
  lastLocation: reference,
  wasAlone: flag,
  banished: references,
  revealed: flag,
  lookedAtBy: value,
  wasMighty: value,
  damagedBy: reference,
  alsoDamagedBy: references,
  damagedThrough: reference,
  cardAt: WORKED_OUT,
  activations: WORKED_OUT,
  name: WORKED_OUT,
  onlyTargetsAt: WORKED_OUT,
  isToken: WORKED_OUT,
};

export const locationFields: Fields<Location> = {
  id: BY_PLACE,
  name: SETTLED,
  baseOf: SETTLED,
  battlefield: SETTLED,
  facedown: PILE,
  objects: references,
  contestedBy: value,
  staged: value,
};

const location = record<Location>(locationFields);

/** A player's first turn is told from all others (315, 382), and these aren't told from each other: a loop may take turns. */
const turnsTaken: CountedField<number> = {
  isAlone: true,
  isNothing: (turns) => turns === 0,
  add: (hasher, turns) => hasher.add(Math.min(2, turns)),
};

export const playerFields: Fields<Player> = {
  seat: hidden('players are hashed by their seats'),
  name: hidden('players are told by their seats'),
  mainDeck: PILE,
  runeDeck: PILE,
  hand: PILE,
  trash: PILE,
  banishment: PILE,
  champion: PILE,
  legend: PILE,
  zones: PILE,
  points: amount,
  energy: amount,
  power: table(value),
  inGame: flag,
  won: flag,
  lost: flag,
  turnsTaken,
  scored: references,
  cardsPlayed: amount,
  playedThisTurn: list(record({ object: reference, to: reference })),
  happenedThisTurn: list(record({ kind: value, object: reference })),
  mulliganed: flag,
  championName: SETTLED,
  base: location,
};

export const progressFields: Fields<Progress> = {
  ...layer.progressFields,
  firstPlayer: value,
  priority: value,
  passes: amount,
  focus: value,
  focusPasses: amount,
  initialChain: flag,
  chained: flag,
  chainResolved: flag,
  hasResolved: flag,
  showdown: reference,
  combat: reference,
  attacker: value,
  cleanupDue: flag,
  arePut: flag,
};

export const effectFields: Fields<LastingEffect> = {
  ...layer.lastingEffectFields(context),
  control: optional(record({ seat: value, before: value })),
};

export const delayedFields: Fields<DelayedTrigger> = { ...layer.delayedFields(context), next: flag };

export const triggeredFields: Fields<WaitingTrigger> = {
  ...layer.triggeredFields(context),
  instances: optional(list(context)),
};

export const gameFields: Fields<RiftboundGame> = {
  ...layer.gameFields,
  players: list(record(playerFields)),
  board: PILE,
  chain: PILE,
  battlefields: list(location),
  effects: list(record(effectFields)),
  delayed: list(record(delayedFields)),
  waiting: list(record(triggeredFields)),
  aside: list(record({ object: reference, seat: value })),
  now: record(progressFields),
  layering: WORKED_OUT,
  arrangedAt: WORKED_OUT,
  pilesAt: WORKED_OUT,
  runesAt: WORKED_OUT,
  cleanupsAt: WORKED_OUT,
  payingAt: WORKED_OUT,
  pointsAt: WORKED_OUT,
  locations: WORKED_OUT,
};
