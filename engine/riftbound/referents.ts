/** What an instruction is about, and what the later ones call "it", "there", "other" and "that many" (356.3.e.13). */
import { type CarriedOut, referentsOf } from '../card-game/instructions/antecedents';
import { isEach } from '../card-game/phrases/amounts';
import { whatBecame } from '../kernel';
import { doneTo } from '../text';
import type { RiftboundGame, RiftboundTypes } from './game';
import type { Context, GameObject } from './object';
import type { Occurrence } from './occurrence';
import { amongWhich, controllerOf, hasBeenInPlay, phrases } from './phrases';
import type { Effect, ObjectReference } from './text/tree/index';

/** What an instruction is done to, as its words say. */
const onto = (effect: Effect): ObjectReference['ref'] | undefined => doneTo<ObjectReference>(effect)?.ref;

export const referents = referentsOf<RiftboundTypes>(phrases, {
  onlyInPlay: [
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
  ],
  isOfPlay: (_game, object) => hasBeenInPlay(object),
  // Runes are spoken of as nothing in play, and are readied and exhausted there.
  isDoneToTheLast: ({ do: word }, { that }) =>
    (word === 'ready' || word === 'exhaust') && that.some(({ zone }) => zone.name === 'board'),
});

/** Instructions that others are told in, and those that do nothing by themselves. */
const NO_ACTION: readonly Effect['do'][] = [
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

const isCounted = ({ do: word }: Effect): boolean => !NO_ACTION.includes(word) && !LASTING.includes(word);

/** "That many", and "if you do", are from now on about this instruction: it may do nothing. */
export function countAnew(game: RiftboundGame, effect: Effect, context: Context): void {
  if (NO_ACTION.includes(effect.do)) return;
  game.set(context, 'acted', undefined);
  if (!isCounted(effect)) return;
  game.set(context, 'thatMuch', 0);
  const isDoneByEach = 'who' in effect && effect.who !== undefined && isEach(effect.who);
  game.set(
    context,
    'byPlayer',
    Object.fromEntries(isDoneByEach ? game.players.map(({ seat }) => [seat, 0]) : []),
  );
}

/** Something was done so many times: by a player, where it was done by one. */
export function count(game: RiftboundGame, context: Context, much: number, player?: number): void {
  game.set(context, 'thatMuch', context.thatMuch + much);
  if (much > 0) game.set(context, 'acted', true);
  if (player === undefined) return;
  const { byPlayer } = context;
  game.set(context, 'byPlayer', { ...byPlayer, [player]: (byPlayer[player] ?? 0) + much });
}

/** "It" is from now on these objects, as they are. */
export function speakOf(game: RiftboundGame, context: Context, objects: readonly GameObject[]): void {
  game.set(context, 'that', objects);
  game.set(context, 'thatWas', objects);
  game.set(context, 'elsewhere', objects.length > 0 && !objects.some(hasBeenInPlay));
}

/** "Kill one of them. Buff the other": from then on, the rest are those that were not chosen. */
export function leaveTheRest(
  game: RiftboundGame,
  effect: Effect,
  context: Context,
  chosen: readonly GameObject[],
): void {
  if (onto(effect) !== 'of those') return;
  const rest = amongWhich(context).filter((object) => !chosen.includes(object));
  game.set(context, 'among', rest);
}

/** Notes what an instruction was about and what came of it: objects as they were and are, where they were, whose, how many. */
export function note(game: RiftboundGame, done: CarriedOut<RiftboundTypes>, context: Context): void {
  const { effect, happened, about } = done;
  for (const { about: what } of happened)
    if (what.object && what.origin && what.to)
      game.set(context, 'origins', { [what.object.id]: what.origin, ...context.origins });
  noteControllers(game, context, happened);
  // "It" is never the object itself that speaks; and what is chosen says by itself what it is about.
  if (effect.do !== 'choose' && onto(effect) !== 'this') {
    const were = referents.noteObjects(game, done, context);
    if (were) {
      game.set(context, 'thatWas', effect.also ? [...context.thatWas, ...were] : were);
      game.set(context, 'drawn', undefined);
    }
  }
  noteDone(game, effect, context, happened, about);
}

/** Notes what was done "this way", how much, and whether anything was. */
function noteDone(
  game: RiftboundGame,
  effect: Effect,
  context: Context,
  happened: readonly Occurrence[],
  named: readonly GameObject[] = [],
): void {
  const word = effect.do;
  // Several runes are recycled in an order that their owner chooses, by steps of their own.
  const recycled =
    word === 'recycle' && happened.length === 0 ? named.filter(({ became }) => became.length > 0) : [];
  const objects = [...recycled, ...happened.flatMap(({ about }) => about.object ?? [])];
  const isDone = objects.length > 0 || happened.length > 0;
  if (isDone || context.doneLast[word])
    game.set(context, 'doneLast', { ...context.doneLast, [word]: objects });
  if (!isDone) return;
  game.set(context, 'acted', true);
  game.set(context, 'done', { ...context.done, [word]: [...(context.done[word] ?? []), ...objects] });
  if (!isCounted(effect)) return;
  for (const { owner } of recycled) count(game, context, 1, owner);
  for (const { about } of happened)
    count(game, context, about.amount ?? 1, about.player ?? about.object?.owner);
}

/** Notes who controlled what changed zones, until it did. */
function noteControllers(game: RiftboundGame, context: Context, happened: readonly Occurrence[]): void {
  for (const [was, became] of whatBecame(happened))
    for (const now of became) {
      if (now === was) continue;
      const controller = context.controllers?.[was.id] ?? controllerOf(was);
      game.set(context, 'controllers', { ...context.controllers, [now.id]: controller });
    }
}
