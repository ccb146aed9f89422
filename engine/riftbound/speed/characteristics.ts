/** What an object is now: worked out by itself where effects are plain, and otherwise by going through the layers (453). */

import { type Rule, speedUp } from '../../kernel';
import { activeOnBoard, conditional } from '../300-playing-the-game/360-passive-abilities';
import { isAnythingModified } from '../400-types-of-actions/450-continuous-effects';
import { withEffectText } from '../400-types-of-actions/450-granted';
import type { KnownBeforehand } from '../400-types-of-actions/450-layering';
import {
  abilityLayer,
  appendedText,
  appliedOnce,
  appliedRepeatedly,
  applyAll,
  arithmeticLayer,
  byDependency,
  byTimestamp,
  characteristicsOf,
  existenceCounts,
  increasesFirst,
  inThisOrder,
  onTheBoard,
  printedCharacteristics,
  reachCounts,
  removedOnce,
  traitLayer,
} from '../400-types-of-actions/450-layers';
import { contributionsOf, noNegativeMight } from '../400-types-of-actions/450-might';
import { isInactive } from '../700-additional-rules/720-inactive';
import type { Characteristics } from '../card';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';
import { type Additions, additionsOn, withAdditions, withGrants } from './additions';
import { isSettled, onlyGrant } from './settled';
import { onceAnArrangement } from './worked-out-once';

/**
 * With all of these in force, effects that only add, subtract and grant needn't be applied to the whole table (`additionsOn`), and it is
 * told when going through the layers again would find nothing (`isSettled`).
 */
const TAKEN_FOR_GRANTED: readonly Rule[] = [
  traitLayer,
  removedOnce,
  abilityLayer,
  arithmeticLayer,
  appliedRepeatedly,
  appliedOnce,
  increasesFirst,
  inThisOrder,
  existenceCounts,
  reachCounts,
  byDependency,
  byTimestamp,
  appendedText,
  activeOnBoard,
  conditional,
  isInactive,
];

/** Notes the rules that additions are made by, as going through the layers does. */
function exerciseLayers(game: RiftboundGame, { increases, decreases, grants }: Additions): void {
  appliedOnce(game);
  increasesFirst(game);
  game.exercise(inThisOrder);
  activeOnBoard(game);
  if (grants.length > 0) game.exercise(abilityLayer);
  if (increases.length + decreases.length > 0) game.exercise(arithmeticLayer);
  for (const found of [grants, increases, decreases]) {
    if (found.length < 2) continue;
    game.exercise(byTimestamp);
    game.exercise(byDependency);
    game.exercise(existenceCounts);
    game.exercise(reachCounts);
  }
}

/** What is printed on an object, with the text of what is attached to it (454.2.c). */
function textual(game: RiftboundGame, object: GameObject): Characteristics {
  const start = printedCharacteristics(object);
  if (object.attached.length === 0 || !object.attached.some((attached) => appendedText(game, attached)))
    return start;
  return { ...start, abilities: withEffectText(game, start.abilities, object) };
}

/** Each object by itself, where effects do nothing but add, subtract and grant keywords. */
function eachByItself(game: RiftboundGame, additions: Additions): (object: GameObject) => Characteristics {
  const { increases, decreases, grants } = additions;
  const isAny = increases.length + decreases.length + grants.length > 0;
  const inTheText = (object: GameObject): Characteristics => object.lastKnown ?? textual(game, object);
  return (object) => {
    const start = textual(game, object);
    if (!isAny) return contributed(game, object, start);
    const before = game.layering;
    game.layering = inTheText;
    const granted = withGrants(game, start, object, grants);
    game.layering = before;
    const own = contributed(game, object, granted);
    game.layering = inTheText;
    const more = withAdditions(own, object, increases);
    const made = withAdditions(more, object, decreases);
    game.layering = before;
    if (made !== start) game.exercise(appliedRepeatedly);
    return made;
  };
}

const KNOWN: KnownBeforehand = { isSettled, goByTime: onlyGrant };

const tableOf = onceAnArrangement((game): ((object: GameObject) => Characteristics) => {
  const additions = additionsOn(game);
  if (!additions) {
    const of = applyAll(game, KNOWN);
    return (object) => of(object).seen;
  }
  const isAny = game.effects.some(({ modifications }) => modifications.length > 0);
  if (isAny || isAnythingModified(game)) exerciseLayers(game, additions);
  return eachByItself(game, additions);
});

function workedOut(game: RiftboundGame, object: GameObject): Characteristics {
  // What is only imagined (179.1.a) is on the board, and nowhere there.
  if (object.zone !== game.board || object.location === undefined) return printedCharacteristics(object);
  const seen = tableOf(game)(object);
  const might = noNegativeMight(game, seen.might);
  return might === seen.might ? seen : { ...seen, might };
}

/** What an object is: for as long as the board is arranged as it was, and with as little as effects allow. */
export const characteristicsSpeedUp = speedUp(characteristicsOf, {
  assumes: TAKEN_FOR_GRANTED,
  answer: (game, object) => {
    const { arrangedAt } = game;
    if (object.seen && object.seenAt === arrangedAt) return object.seen;
    const seen = workedOut(game, object);
    object.seen = seen;
    object.seenAt = arrangedAt;
    return seen;
  },
});

/** Where layers have to be gone through in full, that is done once an arrangement of the board. */
export const onTheBoardSpeedUp = speedUp(onTheBoard, { answer: onceAnArrangement(onTheBoard.rules) });

function contributed(game: RiftboundGame, object: GameObject, start: Characteristics): Characteristics {
  const found = contributionsOf(game, object, start);
  if (found.length === 0) return start;
  return { ...start, might: found.reduce((sum, { might }) => sum + might, start.might) };
}
