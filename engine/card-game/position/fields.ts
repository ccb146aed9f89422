/** How the records that every card game has count in the hash of a position. A game adds the fields that are its own. */
import { type CountedField, counts, gameFields as everyGame, type Fields } from '../../kernel';
import type { LastingEffect } from '../continuous/lasting-effects';
import type { CardGame } from '../game';
import type { GameObject } from '../objects/game-object';
import type { Context } from '../phrases/context';
import type { LastingPrevention } from '../replacement/lasting-prevention';
import type { DelayedTrigger, WaitingTrigger } from '../triggers/triggered-abilities';
import type { Progress } from '../turn/progress';
import type { GameTypes, ObjectTypes } from '../types';

const { hidden, list, optional, reference, constant, value, amount, flag, structure, turnNumber } = counts;

/** How the fields of a record count; what an ability knows counts as a game says. */
type WithContext<T> = Omit<Fields<T>, 'context'> & { readonly context: unknown };

const WORKED_OUT = counts.workedOut;

const references = list(reference);

/** Of objects. @param context how what an ability knows counts */
export const objectFields = <C>(context: CountedField<C>) =>
  ({
    id: hidden('objects are told apart by where they are'),
    card: constant,
    otherCards: list(constant),
    owner: value,
    zone: counts.zone,
    controller: value,
    timestamp: hidden('what counts is the order of timestamps, which is hashed for the whole table'),
    damage: amount,
    attachedTo: reference,
    attached: hidden('the other side of attachedTo, in the order of timestamps'),
    ability: constant,
    instructions: constant,
    context: optional(context),
    playedFrom: value,
    playedOnTurn: turnNumber,
    became: references,
    lastKnown: constant,
    lastController: value,
    seen: WORKED_OUT,
    seenAt: WORKED_OUT,
    printed: WORKED_OUT,
    ceased: WORKED_OUT,
  }) satisfies WithContext<GameObject<ObjectTypes>>;

/** Of what the abilities of an object know. */
export const contextFields = {
  controller: value,
  source: reference,
  targets: list(list(structure)),
  x: amount,
  modes: list(value),
  that: references,
  elsewhere: flag,
  spoken: references,
  before: references,
  moved: references,
  named: references,
  among: optional(references),
  thatMuch: amount,
  byPlayer: counts.table(value),
  thatPlayer: value,
  did: value,
  replaced: structure,
  thatInPlay: WORKED_OUT,
} satisfies Fields<Context<ObjectTypes>>;

/** Of continuous effects that were left behind. */
export const lastingEffectFields = <C>(context: CountedField<C>) =>
  ({
    context,
    duration: constant,
    timestamp: hidden('what counts is the order of timestamps, which is hashed for the whole table'),
    turn: hidden('nothing asks when an effect began: it ends where its duration does'),
    objects: references,
    modifications: list(constant),
    statement: constant,
  }) satisfies WithContext<LastingEffect<ObjectTypes>>;

/** Of what those keep track of that prevent damage. */
export const lastingPreventionFields = {
  remaining: value,
  prevention: constant,
  sources: optional(references),
} satisfies Fields<LastingPrevention<ObjectTypes>>;

/** Of delayed triggered abilities. */
export const delayedFields = <C>(context: CountedField<C>) =>
  ({
    trigger: constant,
    effect: constant,
    ability: constant,
    context,
    duration: constant,
    text: value,
  }) satisfies WithContext<DelayedTrigger<ObjectTypes>>;

/** Of abilities that have triggered. */
export const triggeredFields = <C>(context: CountedField<C>) =>
  ({
    ability: constant,
    effect: constant,
    source: reference,
    controller: value,
    context,
    text: value,
  }) satisfies WithContext<WaitingTrigger<ObjectTypes>>;

/** The parts of the turn that have begun: all that is asked is whether one has begun, or has again. A loop may go through them. */
const begun: CountedField<readonly string[]> = {
  isAlone: true,
  isNothing: ({ length }) => length === 0,
  add: (hasher, names) => {
    for (const name of [...new Set(names)].sort())
      hasher.name(name).add(names.indexOf(name) !== names.lastIndexOf(name));
  },
};

const PILE = hidden('hashed zone by zone');

/** Of the game itself: what never counts by itself. */
export const gameFields = {
  ...everyGame,
  zones: PILE,
  inPlay: PILE,
  stack: PILE,
  activePlayer: WORKED_OUT,
  unchecked: WORKED_OUT,
  abilitiesVersion: WORKED_OUT,
  isQuiet: WORKED_OUT,
  objectsWithAbilities: WORKED_OUT,
} satisfies Partial<Fields<CardGame<GameTypes>>>;

/** Of what the turn is at. */
export const progressFields = {
  active: value,
  turn: hidden('a loop may take turns: what asks for the turn counts as of the present one or not'),
  phase: value,
  step: value,
  over: flag,
  nextId: hidden('objects are told apart by where they are'),
  nextTimestamp: hidden('what counts is the order of timestamps'),
  lastInOrder: value,
  begun,
  extraTurns: list(value),
  extraPhases: list(value),
  straightTo: value,
} satisfies Fields<Progress>;
