/** What an instruction is about, and what the later ones call "it", "other" and "that many" (605.2j). */
import { whatBecame } from '../../kernel';
import { doneTo } from '../../text';
import { playedAs } from '../4-zones/400-general';
import type { LegionsGame } from '../game';
import type { Occurrence } from '../occurrence';
import { meantInPlay, objects, players } from '../phrases';
import type { Context, Piece } from '../piece';
import type { Effect, ObjectReference } from '../text/tree';

/** What an instruction is done to, as its words say. */
const onto = (effect: Effect): ObjectReference | undefined => doneTo(effect);

/** The phrases that name objects anew; the others speak of what was named before. */
const NAMING: readonly ObjectReference['ref'][] = ['target', 'choice', 'of those', 'all'];

/**
 * The objects that an instruction names, as it is carried out, whatever it does to them; undefined: it names none, or all of
 * which there are none.
 */
export function named(
  game: LegionsGame,
  effect: Effect,
  context: Context,
  chosen: readonly Piece[],
): readonly Piece[] | undefined {
  const reference = onto(effect);
  if (reference === undefined || !NAMING.includes(reference.ref)) return undefined;
  const found = objects(game, reference, context, chosen);
  return found.length === 0 && reference.ref === 'all' ? undefined : found;
}

/** What can be done only to what is on the battlefield. */
const ON_THE_BATTLEFIELD: readonly Effect['do'][] = [
  'damage',
  'destroy',
  'sacrifice',
  'rest',
  'reset',
  'put counters',
  'remove counters',
  'remove all counters',
  'move to base',
  'gain control',
  'double',
];

/** The same context in which "it" is what the instruction can be done to: of a unit and a card discarded since, the unit. */
export function understood(effect: Effect, context: Context): Context {
  const isThere = ON_THE_BATTLEFIELD.includes(effect.do) || effect.do === 'apply';
  if (onto(effect)?.ref !== 'that' || !isThere) return context;
  const that = meantInPlay(context);
  return that === context.that ? context : context.with({ that });
}

/**
 * The context in which what is said of several objects is said of one of them: "its power" is that one's, and "other" is any
 * but that one.
 *
 * @param of the phrase that means them all.
 */
export function saidOf(context: Context, of: ObjectReference, piece: Piece): Context {
  const named = [piece];
  if (of.ref === 'this') return context.with({ named });
  if (of.ref !== 'target')
    return context.with({ named, that: named, before: meantInPlay(context), elsewhere: false });
  return context.with({ named, targets: context.targets.with(of.target, [{ piece }]) });
}

/** What players do, as often as it is done: of these, "that many" is none where nothing was done. */
const COUNTED: readonly Effect['do'][] = [
  'damage',
  'draw',
  'discard',
  'mill',
  'destroy',
  'sacrifice',
  'expel',
  'rest',
  'reset',
  'put counters',
  'remove counters',
  'remove all counters',
  'add resource',
  'lose resource',
  'put into zone',
  'move to base',
  'gain control',
];

/** "That many", and "if you do", are from now on about what happened, if only nothing did. */
export function countWhatHappened(
  game: LegionsGame,
  effect: Effect,
  context: Context,
  happened: readonly Occurrence[],
): void {
  if (happened.length === 0 && !COUNTED.includes(effect.do)) return;
  const byPlayer: Record<number, number> = {};
  let sum = 0;
  for (const { about } of happened) {
    const player = about.player ?? about.piece?.owner ?? -1;
    const much = about.amount ?? 1;
    sum += much;
    byPlayer[player] = (byPlayer[player] ?? 0) + much;
  }
  game.set(context, 'thatMuch', sum);
  game.set(context, 'byPlayer', byPlayer);
}

/** Whom "that player" means after an instruction: the one player that it names, or whose hand or deck things went to. */
export function playerSpokenOf(
  game: LegionsGame,
  effect: Effect,
  context: Context,
  happened: readonly Occurrence[],
): number | undefined {
  if ('who' in effect && effect.who.who !== 'you')
    return onlyOne(players(game, effect.who, context)) ?? context.thatPlayer;
  if (effect.do !== 'put into zone' || effect.zone === 'battlefield') return context.thatPlayer;
  return onlyOne(happened.map(({ about }) => about.piece?.owner)) ?? context.thatPlayer;
}

function onlyOne<T>(those: readonly T[]): T | undefined {
  return new Set(those).size === 1 ? those[0] : undefined;
}

const wasInPlay = ({ zone: { name } }: Piece): boolean =>
  name === 'battlefield' || name === 'chain of events';

/**
 * Notes what was spoken of: "it" and "them" are all objects that the instruction named, also those that nothing happened to,
 * as what they have become.
 *
 * @param about what the instruction named; undefined: nothing, and what happened tells.
 */
export function speakOf(
  game: LegionsGame,
  effect: Effect,
  context: Context,
  happened: readonly Occurrence[],
  about: readonly Piece[] | undefined,
  chosen: readonly Piece[],
): void {
  const became = whatBecame(happened);
  const were = about ?? (became.size > 0 ? [...became.keys()] : chosen);
  if (about === undefined && were.length === 0) return;
  const inPlay = were.length === 0 || were.some(wasInPlay);
  if (!inPlay && !context.elsewhere) game.set(context, 'spoken', context.that);
  const now = were.map(
    (piece) => became.get(piece) ?? (effect.do === 'play card' ? playedAs(game, piece) : piece),
  );
  game.set(context, 'that', effect.also ? [...context.that, ...now] : now);
  game.set(context, 'elsewhere', !inPlay);
  const moved = were.flatMap((piece) => became.get(piece) ?? []);
  if (moved.length > 0) game.set(context, 'moved', [...context.moved, ...moved]);
  if (inPlay) game.set(context, 'spoken', context.that);
}
