/** What an object is now: worked out by itself where effects are plain, and otherwise by going through the layers (453). */
import { type Rule, shortcuts } from '../../kernel';
import { activeOnBoard, conditional } from '../300-playing-the-game/360-passive-abilities';
import { isInactive } from '../700-additional-rules/720-inactive';
import type { Characteristics } from '../card';
import type { RiftboundGame } from '../game';
import type { Piece } from '../piece';
import { onceAnArrangement } from '../worked-out-once';
import { type Additions, additionsOn, withAdditions, withGrants } from './450-additions';
import { isAnythingModified } from './450-continuous-effects';
import { withEffectText } from './450-granted';
import {
  abilityLayer,
  appendedText,
  appliedOnce,
  appliedRepeatedly,
  applyAll,
  arithmeticLayer,
  byDependency,
  byTimestamp,
  increasesFirst,
  printed,
} from './450-layers';
import { contributionsOf, noNegativeMight } from './450-might';

/** With all of these in force, effects that only add, subtract and grant needn't be applied to the whole table (450-additions). */
const TAKEN_FOR_GRANTED: readonly Rule[] = [
  abilityLayer,
  arithmeticLayer,
  appliedRepeatedly,
  appliedOnce,
  increasesFirst,
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
  activeOnBoard(game);
  if (grants.length > 0) game.exercise(abilityLayer);
  if (increases.length + decreases.length > 0) game.exercise(arithmeticLayer);
  for (const found of [grants, increases, decreases]) {
    if (found.length < 2) continue;
    game.exercise(byTimestamp);
    game.exercise(byDependency);
  }
}

/** What is printed on an object, with the text of what is attached to it (454.2.c). */
function textual(game: RiftboundGame, piece: Piece): Characteristics {
  const start = printed(piece);
  if (piece.attached.length === 0 || !piece.attached.some((attached) => appendedText(game, attached)))
    return start;
  return { ...start, abilities: withEffectText(game, start.abilities, piece) };
}

/** Each object by itself, where effects do nothing but add, subtract and grant keywords. */
function eachByItself(game: RiftboundGame, additions: Additions): (piece: Piece) => Characteristics {
  const { increases, decreases, grants } = additions;
  const isAny = increases.length + decreases.length + grants.length > 0;
  const inTheText = (piece: Piece): Characteristics => piece.lastKnown ?? textual(game, piece);
  return (piece) => {
    const start = textual(game, piece);
    if (!isAny) return contributed(game, piece, start);
    const before = game.layering;
    game.layering = inTheText;
    const granted = withGrants(game, start, piece, grants);
    game.layering = before;
    const own = contributed(game, piece, granted);
    game.layering = inTheText;
    const more = withAdditions(own, piece, increases);
    const made = withAdditions(more, piece, decreases);
    game.layering = before;
    if (made !== start) game.exercise(appliedRepeatedly);
    return made;
  };
}

const tableOf = onceAnArrangement((game): ((piece: Piece) => Characteristics) => {
  if (shortcuts.areTaken && TAKEN_FOR_GRANTED.every((rule) => game.isOn(rule))) {
    const additions = additionsOn(game);
    const { effects } = game;
    if (additions) {
      const isAny = effects.some(({ modifications }) => modifications.length > 0);
      if (isAny || isAnythingModified(game)) exerciseLayers(game, additions);
      return eachByItself(game, additions);
    }
  }
  const of = applyAll(game, shortcuts.areTaken ? 'as needed' : 'in full');
  return (piece) => of(piece).seen;
});

/** What is printed on an object, changed by everything that applies to it now. */
export function characteristicsOf(game: RiftboundGame, piece: Piece): Characteristics {
  // 711: elsewhere than on the board, what is printed counts.
  if (piece.zone !== game.board) return printed(piece);
  const seen = tableOf(game)(piece);
  const might = noNegativeMight(game, seen.might);
  return might === seen.might ? seen : { ...seen, might };
}

function contributed(game: RiftboundGame, piece: Piece, start: Characteristics): Characteristics {
  const found = contributionsOf(game, piece, start);
  if (found.length === 0) return start;
  return { ...start, might: found.reduce((sum, { might }) => sum + might, start.might) };
}
