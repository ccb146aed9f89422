/** Which changes make what is known of a game of Magic out of date. */
import { WHERE_A_GAME_STANDS } from '../../card-game/stack/action-offers';
import { Aspects, PerGame } from '../../kernel';
import type { MagicGame } from '../game';
import { Context, MagicObject, Player } from '../object';
import { isPlain, worksInGraveyard } from '../t-timing/T.8-effects-in-force';

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
/** Which card lies where, who controls what, and which effects there are. */
export const CARDS = 5;
/** Which cards are in play and as what, and who is in the game: what all players see that what one of them may do can follow from. */
const PLACES = 6;
/** What is on the stack. */
const STACK = 7;
/** What is written as the player in a seat taps permanents for mana, an aspect for each of so many seats from this one on. */
const OWN = 8;
const SEATS = 8;
/** Which cards are in the hand and the graveyard of the player in a seat. */
const PILES = OWN + SEATS;
const ASPECTS = PILES + SEATS;

const TOUCHES_MANA = 1 << TABLE;
/** What nobody's options follow from who has but the usual in hand and in play. */
const TOUCHES_NO_PLACES = TOUCHES_MANA | (1 << UNTAPPED);
const TOUCHES_TABLE = TOUCHES_NO_PLACES | (1 << PLACES) | (1 << STACK);
const TOUCHES_PILES = TOUCHES_NO_PLACES | (1 << CARDS);
const TOUCHES_CARDS = TOUCHES_TABLE | (1 << CARDS);
const TOUCHES_CONTROL = TOUCHES_CARDS | (1 << CONTROL);
const TOUCHES_BOARD = TOUCHES_CONTROL | (1 << BOARD);
const TOUCHES_TOKENS = 1 << TOKENS;

/** Fields that nothing hangs on which is told of the table. A field that doesn't stand here counts. */
const INDIFFERENT: ReadonlySet<PropertyKey> = new Set([...WHERE_A_GAME_STANDS, 'startAt']);

/** Fields of what the steps of a procedure share: nobody else reads them. A field that doesn't stand here counts. */
const OF_PROCEDURES: ReadonlySet<PropertyKey> = new Set([
  'about',
  'assigned',
  'before',
  'chosen',
  'context',
  'finished',
  'generic',
  'happened',
  'object',
  'open',
  'seats',
]);

const isOfAProcedure = (target: object, key: PropertyKey): boolean =>
  OF_PROCEDURES.has(key) && Object.getPrototypeOf(target) === Object.prototype;

/** What a player in a seat is touched by alone. */
const touchesOwn = (seat: number | undefined): number =>
  seat !== undefined && seat < SEATS ? TOUCHES_MANA | (1 << (OWN + seat)) : TOUCHES_TABLE;

/** What a write of an object or a player touches. */
function ofObjectsAndPlayers(target: MagicObject | Player, key: PropertyKey): number {
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
      return touchesOwn(target instanceof Player ? target.seat : target.controller);
    case 'isSteady':
    case 'landsPlayed':
      return TOUCHES_NO_PLACES | touchesOwn(target instanceof Player ? target.seat : target.controller);
    // What has ceased is in none of the lists any more, what is on the stack is there, and life is no mana.
    case 'became':
    case 'lastKnown':
    case 'lastController':
    case 'announcedAs':
    case 'context':
    case 'playedFrom':
    case 'playedOnTurn':
    case 'spellsPlayed':
    case 'turnsBegun':
    case 'hasAttacked':
    case 'life':
      return TOUCHES_NO_PLACES;
    default:
      return TOUCHES_TABLE;
  }
}

/** Whose turn it is, and which: that is asked apart from what else is so. */
const OF_TURNS: ReadonlySet<PropertyKey> = new Set(['active', 'turn', 'lastInOrder']);

/** What is touched by putting something into a list of objects, or taking it out. */
function touchedByLists({ inPlay, stack, players }: MagicGame): ReadonlyMap<object, number> {
  const known = new Map<object, number>([
    [inPlay.objects, TOUCHES_BOARD],
    [stack.objects, TOUCHES_PILES | (1 << STACK)],
  ]);
  for (const { seat, library, hand, graveyard, removed } of players) {
    for (const { objects } of [library, removed]) known.set(objects, TOUCHES_PILES);
    for (const { objects } of [hand, graveyard])
      known.set(objects, seat < SEATS ? TOUCHES_PILES | (1 << (PILES + seat)) : TOUCHES_CARDS);
  }
  return known;
}

/** Says what a write of this game touches. */
function touching(game: MagicGame): (target: object, key: PropertyKey, value: unknown) => number {
  const { effects, now } = game;
  const byList = touchedByLists(game);
  return (target, key, value) => {
    if (Array.isArray(target)) {
      const card = value instanceof MagicObject ? value.card : undefined;
      const isOfTheBoard = target === effects || (card !== undefined && worksInGraveyard(card));
      const touched = isOfTheBoard ? TOUCHES_BOARD : (byList.get(target) ?? TOUCHES_CARDS);
      return card?.isToken ? touched | TOUCHES_TOKENS : touched;
    }
    if (target instanceof MagicObject || target instanceof Player) return ofObjectsAndPlayers(target, key);
    // While procedures go on, contexts are written of what is on its way.
    if (target instanceof Context) return TOUCHES_MANA;
    if (target === now && OF_TURNS.has(key)) return TOUCHES_NO_PLACES;
    return INDIFFERENT.has(key) || isOfAProcedure(target, key) ? 0 : TOUCHES_TABLE;
  };
}

/** What is known of a game, as of which versions. */
class Watched {
  readonly aspects: Aspects;
  private plainAt = -1;
  private isPlainNow = false;

  constructor(private readonly game: MagicGame) {
    this.aspects = new Aspects(game.journal, ASPECTS, touching(game));
    game.journal.tellBeforeRollback((mark) => this.aspects.aboutToTakeBack(mark));
  }

  version(aspect: number): number {
    const { aspects } = this;
    if (aspects.isBehind) aspects.changed();
    return aspects.version(aspect);
  }

  isPlain(): boolean {
    const at = this.version(BOARD);
    if (this.plainAt !== at) {
      this.isPlainNow = isPlain.rules(this.game);
      this.plainAt = at;
    }
    return this.isPlainNow;
  }
}

const watched = new PerGame<Watched>();

const watch = (game: MagicGame): Watched => watched.get(game) ?? watched.set(game, new Watched(game));

/** Rises with every change of an aspect. */
export const versionOf = (game: MagicGame, aspect: number): number => watch(game).version(aspect);

/** Is a table one on which nothing changes what objects are? What is answered faster asks this of nearly everything. */
export const isPlainNow = (game: MagicGame): boolean =>
  game.isStill ? isPlain(game) : watch(game).isPlain();

/** Another number once other cards are in a player's hand or graveyard, or in play, or there as something else. */
export function versionOfCards(game: MagicGame, seat: number): number {
  const all = watch(game);
  // Both only rise: their sum is the same only where both are.
  return seat < SEATS ? all.version(PLACES) + all.version(PILES + seat) : all.version(CARDS);
}

/**
 * The same, or once what of a player's own is tapped is other.
 *
 * @param looksAt what else the player's cards look at: at all but what others have tapped, at the stack, or at nothing
 */
export function versionOfOwn(
  game: MagicGame,
  seat: number,
  looksAt: 'everything' | 'the stack' | 'nothing',
): number {
  const all = watch(game);
  if (seat >= SEATS) return all.version(TABLE);
  // All of them only rise: their sum is the same only where each of them is. What is summed up is told by the remainder.
  const own = all.version(OWN + seat);
  if (looksAt === 'everything') return 3 * (own + all.version(UNTAPPED));
  const places = own + all.version(PLACES) + all.version(PILES + seat);
  return looksAt === 'nothing' ? 3 * places + 1 : 3 * (places + all.version(STACK)) + 2;
}
