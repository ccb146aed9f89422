/** How each field of the state counts in the hash of a position; what is not in it doesn't exist for the watch for loops. */
import {
  contextFields as everyContext,
  delayedFields as everyDelayed,
  gameFields as everyGame,
  progressFields as everyProgress,
  triggeredFields as everyTriggered,
  lastingEffectFields,
  lastingPreventionFields,
  objectFields as objectFieldsOf,
} from '../card-game/position/fields';
import { counts, type Fields } from '../kernel';
import { rolledFields, storedResultFields } from './7-additional-rules/706-rolled-dice';
import { combatFields } from './c-combat/C.1-creatures-in-combat';
import { assignmentFields } from './c-combat/C.5-announced-damage';
import { spentFields } from './g-glossary/G.6-spent-objects';
import { heldBackFields } from './g-glossary/G.36-held-back';
import type { LastingEffect, MagicGame, MagicProgress } from './game';
import type { RulesText } from './k-card-types/K.6-characteristics';
import type { Context, MagicObject, Player } from './object';

const { hidden, list, optional, record, reference, constant, value, amount, flag } = counts;

const PILE = hidden('hashed zone by zone');
const references = list(reference);

export const contextFields: Fields<Context> = {
  ...everyContext,
  division: list(value),
  y: amount,
  paid: list(value),
  halves: list(value),
  alternative: value,
  spent: list(record(spentFields)),
  targeting: references,
  illegal: list(references),
  thatIllegal: references,
  searched: list(value),
  found: references,
  shuffledIn: references,
  rolled: optional(record(rolledFields)),
  process: constant,
};

const context = record<Context>(contextFields);

export const objectFields: Fields<MagicObject> = {
  ...objectFieldsOf(context),
  tapped: flag,
  counters: counts.table(value),
  usedThisTurn: list(constant),
  shields: amount,
  firstController: value,
  enchants: value,
  cameAt: hidden('of two legends of a name one is gone before anybody has priority'),
  isLegend: flag,
  stored: list(record(storedResultFields)),
  worldSince: hidden('of two world permanents one is gone before anybody has priority'),
  strikesFirst: flag,
  band: value,
  isTouched: flag,
  produced: list(value),
  chosen: counts.table(value),
  comesTapped: flag,
  comesUnder: value,
  comesAmplified: amount,
  comesOnto: optional(reference),
  paid: list(value),
  lifePaid: amount,
  wasInPlay: hidden('asked of what a context says has left play, before it is another object again'),
  isSteady: flag,
  turnsBegun: amount,
  damagedBy: references,
  ...combatFields,
  exiledWith: optional(reference),
  putWith: optional(reference),
  link: hidden('what lies together for one reason has come at one time'),
  comesBack: flag,
  announcedAs: hidden('asked as a spell has been played, before anybody has priority'),
  assigned: list(record(assignmentFields)),
  lapsed: list(value),
  isOfNobody: flag,
  shownTo: value,
};

export const playerFields: Fields<Player> = {
  seat: hidden('players are hashed by their seats'),
  name: hidden('players are told by their seats'),
  library: PILE,
  hand: PILE,
  graveyard: PILE,
  removed: PILE,
  poison: amount,
  skips: list(value),
  life: amount,
  pool: counts.table(value),
  inGame: flag,
  lost: flag,
  won: flag,
  couldNotDraw: flag,
  nextHand: amount,
  landsPlayed: amount,
  spellsPlayed: amount,
  controlledBy: value,
  controlledNext: value,
  spentOnSpells: amount,
  descents: amount,
  soFar: hidden('what happens over and over in a loop has happened in the turn already'),
  spentParts: list(value),
};

const progressFields: Fields<MagicProgress> = {
  ...everyProgress,
  startingPlayer: value,
  drawn: flag,
  attackersDeclared: amount,
  heldBack: list(record(heldBackFields(context))),
  comingTogether: hidden('asked only while that comes into play'),
  isAnnouncing: flag,
  topsAtAnnouncement: hidden('nobody has priority while something is being announced'),
  choices: hidden('a loop is told by the same position coming up again'),
  rounds: hidden('a loop is told by the same position coming up again'),
};

const effectFields: Fields<LastingEffect> = {
  ...lastingEffectFields(context),
  ...lastingPreventionFields,
  players: list(value),
  control: value,
  words: counts.structure,
  rulesText: optional(record<RulesText>({ abilities: constant, text: value })),
};

export const gameFields: Fields<MagicGame> = {
  ...everyGame,
  players: list(record(playerFields)),
  now: record(progressFields),
  shown: references,
  effects: list(record(effectFields)),
  delayed: list(record(everyDelayed(context))),
  waiting: list(record(everyTriggered(context))),
};
