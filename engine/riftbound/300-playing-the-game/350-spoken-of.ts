/** What an instruction is about, and what the later ones call "it", "there", "other" and "that many" (356.3.e.13). */
import { whatBecame } from '../../kernel';
import { doneTo } from '../../text';
import type { RiftboundGame } from '../game';
import type { Occurrence } from '../occurrence';
import { amongWhich, controllerOf, hasBeenInPlay, meantInPlay, objects } from '../phrases';
import type { Context, Piece } from '../piece';
import type { Effect, ObjectReference } from '../text/tree/index';

/** What an instruction is done to, as its words say. */
const onto = (effect: Effect): ObjectReference | undefined => doneTo(effect);

/** The phrases that name objects anew; the others speak of what was named before. */
const NAMING: readonly ObjectReference['ref'][] = ['target', 'choice', 'of those', 'all'];

/**
 * The objects that an instruction names, as it is carried out, whatever it does to them; undefined: it names none, or all of
 * which there are none.
 */
export function named(
  game: RiftboundGame,
  effect: Effect,
  context: Context,
  chosen: readonly Piece[],
): readonly Piece[] | undefined {
  const reference = effect.do === 'choose' ? undefined : onto(effect);
  if (reference === undefined || !NAMING.includes(reference.ref)) return undefined;
  const found = objects(game, reference, context, chosen);
  return found.length === 0 && reference.ref === 'all' ? undefined : found;
}

/** "Kill one of them. Buff the other": from then on, the rest are those that were not chosen. */
export function leaveTheRest(
  game: RiftboundGame,
  effect: Effect,
  context: Context,
  chosen: readonly Piece[],
): void {
  if (onto(effect)?.ref !== 'of those') return;
  game.set(
    context,
    'among',
    amongWhich(context).filter((piece) => !chosen.includes(piece)),
  );
}

/** What can be done only to what is on the board. */
const ON_THE_BOARD: readonly Effect['do'][] = [
  'damage',
  'kill',
  'stun',
  'buff',
  'heal',
  'ready',
  'exhaust',
  'move',
  'recall',
  'apply',
  'double',
  'gain control',
  'detach',
  'attach',
];

/** The same context in which "it" is what the instruction can be done to: of a unit and a card discarded since, the unit. */
export function understood(effect: Effect, context: Context): Context {
  if (onto(effect)?.ref !== 'that' || !ON_THE_BOARD.includes(effect.do)) return context;
  const standing = effect.do === 'ready' || effect.do === 'exhaust';
  if (standing && context.that.some(({ zone }) => zone.name === 'board')) return context;
  const that = meantInPlay(context);
  return that === context.that ? context : context.with({ that });
}

/** Instructions that others are told in, and those that do nothing by themselves. */
const NO_DEED: readonly Effect['do'][] = [
  'sequence',
  'if',
  'may',
  'may pay',
  'unless',
  'instead',
  'modal',
  'choose',
  'choose player',
  'nothing',
  'delayed trigger',
  'reflexive trigger',
];

/** What lasts is no number of things done: "that many" stays what it was. */
const LASTING: readonly Effect['do'][] = ['state', 'apply', 'double', 'swap', 'become copy'];

const isCounted = ({ do: word }: Effect): boolean => !NO_DEED.includes(word) && !LASTING.includes(word);

/** "That many", and "if you do", are from now on about this instruction: it may do nothing. */
export function countAnew(game: RiftboundGame, effect: Effect, context: Context): void {
  if (NO_DEED.includes(effect.do)) return;
  game.set(context, 'acted', undefined);
  if (!isCounted(effect)) return;
  game.set(context, 'thatMuch', 0);
  game.set(context, 'byPlayer', {});
}

/** Something was done so many times: by a player, where it was done by one. */
export function count(game: RiftboundGame, context: Context, much: number, player?: number): void {
  game.set(context, 'thatMuch', context.thatMuch + much);
  if (much > 0) game.set(context, 'acted', true);
  if (player === undefined) return;
  const { byPlayer } = context;
  game.set(context, 'byPlayer', { ...byPlayer, [player]: (byPlayer[player] ?? 0) + much });
}

/** Notes what happened as an instruction was carried out: what was done "this way", how much, and whether anything was. */
export function noteDone(
  game: RiftboundGame,
  effect: Effect,
  context: Context,
  happened: readonly Occurrence[],
  named: readonly Piece[] = [],
): void {
  const word = effect.do;
  // Several runes are recycled in an order that their owner chooses, by steps of their own.
  const recycled =
    word === 'recycle' && happened.length === 0 ? named.filter(({ became }) => became.length > 0) : [];
  const pieces = [...recycled, ...happened.flatMap(({ about }) => about.piece ?? [])];
  const isDone = pieces.length > 0 || happened.length > 0;
  if (isDone || context.doneLast[word])
    game.set(context, 'doneLast', { ...context.doneLast, [word]: pieces });
  if (!isDone) return;
  game.set(context, 'acted', true);
  game.set(context, 'done', { ...context.done, [word]: [...(context.done[word] ?? []), ...pieces] });
  if (!isCounted(effect)) return;
  for (const { owner } of recycled) count(game, context, 1, owner);
  for (const { about } of happened)
    count(game, context, about.amount ?? 1, about.player ?? about.piece?.owner);
}

export { controllerBefore } from '../phrases';

/** Notes who controlled what changed zones, until it did (356.3.e.13). */
export function noteControllers(
  game: RiftboundGame,
  context: Context,
  happened: readonly Occurrence[],
): void {
  for (const [was, became] of whatBecame(happened))
    for (const now of became) {
      if (now === was) continue;
      const controller = context.controllers?.[was.id] ?? controllerOf(was);
      game.set(context, 'controllers', { ...context.controllers, [now.id]: controller });
    }
}

/**
 * Notes what was spoken of: "it" and "them" are all objects that the instruction named, also those that nothing happened to,
 * as what they have become.
 *
 * @param about what the instruction named; undefined: nothing, and what happened tells.
 * @param chosen what was chosen for it, if anybody was asked.
 */
export function speakOf(
  game: RiftboundGame,
  effect: Effect,
  context: Context,
  happened: readonly Occurrence[],
  about: readonly Piece[] | undefined,
  chosen: readonly Piece[] | undefined,
): void {
  // "It" is never the object itself that speaks; and what is chosen says by itself what it is about.
  if (effect.do === 'choose' || onto(effect)?.ref === 'this') return;
  const became = whatBecame(happened);
  const were = about ?? (became.size > 0 ? [...became.keys()] : chosen);
  if (were === undefined) return;
  const { that, thatWas } = context;
  if (about?.length === 0) game.set(context, 'inPlay', about);
  else if (!were.some(hasBeenInPlay) && thatWas.some(hasBeenInPlay)) game.set(context, 'inPlay', that);
  const now = were.flatMap((piece) => became.get(piece) ?? [piece]);
  game.set(context, 'that', effect.also ? [...that, ...now] : now);
  game.set(context, 'thatWas', effect.also ? [...thatWas, ...were] : were);
  game.set(context, 'drawn', undefined);
}
