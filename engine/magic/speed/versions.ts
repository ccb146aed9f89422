/** Which changes make what is known of a game of Magic out of date. */
import { WHERE_A_GAME_STANDS } from '../../card-game/stack/action-offers';
import { Aspects, PerGame } from '../../kernel';
import type { MagicGame } from '../game';
import { Context, MagicObject, Player } from '../object';
import { worksInGraveyard } from '../t-timing/T.8-effects-in-force';

/** Which cards are in play or have something to say elsewhere, what is printed on them, and which effects there are. */
export const BOARD = 0;
/** All that what players may do can follow from, but which part of the turn it is. */
export const TABLE = 1;
/** The same but for what is written as somebody taps a permanent for mana. */
export const UNTAPPED = 2;
/** Where tokens are. */
export const TOKENS = 3;
/** Which cards are in play with which words chosen for them, who controls them, and which effects there are. */
export const CONTROL = 4;
const ASPECTS = 5;

const TOUCHES_MANA = 1 << TABLE;
const TOUCHES_TABLE = TOUCHES_MANA | (1 << UNTAPPED);
const TOUCHES_CONTROL = TOUCHES_TABLE | (1 << CONTROL);
const TOUCHES_BOARD = TOUCHES_CONTROL | (1 << BOARD);
const TOUCHES_TOKENS = 1 << TOKENS;

/** Fields that nothing hangs on which is told of the table. A field that doesn't stand here counts. */
const INDIFFERENT: ReadonlySet<PropertyKey> = new Set([...WHERE_A_GAME_STANDS, 'startAt']);

/** What a write of an object or a player touches. */
function ofObjectsAndPlayers(key: PropertyKey): number {
  switch (key) {
    case 'card':
      return TOUCHES_BOARD | TOUCHES_TOKENS;
    case 'controller':
    case 'firstController':
    case 'chosen':
    case 'paid':
      return TOUCHES_CONTROL;
    // What is written as somebody taps a permanent for mana: what legal targets hang on only where a text asks what is tapped.
    case 'tapped':
    case 'pool':
    case 'usedThisTurn':
    case 'produced':
    case 'soFar':
      return TOUCHES_MANA;
    default:
      return TOUCHES_TABLE;
  }
}

/** Says what a write of this game touches. */
function touching({
  inPlay,
  effects,
}: MagicGame): (target: object, key: PropertyKey, value: unknown) => number {
  return (target, key, value) => {
    if (Array.isArray(target)) {
      const card = value instanceof MagicObject ? value.card : undefined;
      const isOfTheBoard =
        target === inPlay.objects || target === effects || (card !== undefined && worksInGraveyard(card));
      const touched = isOfTheBoard ? TOUCHES_BOARD : TOUCHES_TABLE;
      return card?.isToken ? touched | TOUCHES_TOKENS : touched;
    }
    if (target instanceof MagicObject || target instanceof Player) return ofObjectsAndPlayers(key);
    // While procedures go on, contexts are written of what is on its way.
    if (target instanceof Context) return TOUCHES_MANA;
    return INDIFFERENT.has(key) ? 0 : TOUCHES_TABLE;
  };
}

const watched = new PerGame<Aspects>();

function watch(game: MagicGame): Aspects {
  const aspects = new Aspects(game.journal, ASPECTS, touching(game));
  game.journal.tellBeforeRollback((mark) => aspects.aboutToTakeBack(mark));
  return watched.set(game, aspects);
}

/** Rises with every change of an aspect. */
export function versionOf(game: MagicGame, aspect: number): number {
  const aspects = watched.get(game) ?? watch(game);
  if (aspects.isBehind) aspects.changed();
  return aspects.version(aspect);
}
