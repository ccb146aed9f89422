/** Effects that change what objects on the chain of events target (110.7). */
import { choosing, type Procedure, procedure, step } from '../../kernel';
import { legalTargets } from '../1-game-concepts/110-targets';
import { fact } from '../forms';
import type { LegionsGame } from '../game';
import { instruction } from '../instruction';
import type { Context, GameObject, Target } from '../object';
import { Occurrence } from '../occurrence';
import { objects } from '../phrases';
import { specifications, targetOffer } from './601-targets-and-modes';

/** How an effect words what it lets a player do with targets. */
type How = 'change the target' | 'choose new targets';

interface Retargeting {
  readonly player: number;
  readonly object: GameObject;
  readonly how: How;
  /** What was chosen for the targets so far, one after another. */
  targets: readonly Target[];
}

/** One of the targets that an object has, and the "target" of its text that it was chosen for. */
interface Place {
  readonly slot: number;
  readonly now: Target;
}

const same = (first: Target, second: Target): boolean =>
  'player' in first
    ? 'player' in second && first.player === second.player
    : 'object' in second && first.object === second.object;

const placesOf = (context: Pick<Context, 'targets'>): readonly Place[] =>
  context.targets.flatMap((chosen, slot) => chosen.map((now) => ({ slot, now })));

/** What was chosen, by the "target"s that it was chosen for. */
const bySlots = (context: Context, chosen: readonly Target[]): Context['targets'] => {
  const places = placesOf(context);
  return context.targets.map((_, slot) => chosen.filter((_target, at) => places[at]?.slot === slot));
};

export const mustAllChange = fact(
  '110.7a',
  'Who changes the targets changes each to another legal one, and all or none of them',
  (_game, how: How) => how !== 'choose new targets',
);

/** A target that is left need not be legal. */
export const mayBeLeft = fact(
  '110.7b',
  'Who chooses new targets may leave any of them unchanged',
  (_game, how: How) => how === 'choose new targets',
);

/** May a target stay as it is? */
const mayStay = (game: LegionsGame, how: How): boolean =>
  how === 'choose new targets' ? mayBeLeft(game, how) : !mustAllChange(game, how);

/** What the next target can be changed to, once some have been chosen; the target itself where it may stay. */
function changes(
  game: LegionsGame,
  object: GameObject,
  how: How,
  chosen: readonly Target[],
): readonly Target[] {
  const { context } = object;
  const place = context && placesOf(context)[chosen.length];
  const specification = place && specifications(game, object)[place.slot];
  if (!specification) return [];
  const slots = bySlots(context, chosen);
  const besides = slots[place.slot] ?? [];
  const open = (target: Target): boolean => !besides.some((other) => same(other, target));
  const seen: Context = context.with({ targets: slots.slice(0, place.slot) });
  const others = legalTargets(game, specification, seen, object).filter(
    (target) => !same(place.now, target) && open(target),
  );
  return mayStay(game, how) && open(place.now) ? [place.now, ...others] : others;
}

/** 110.7c: only the final set counts, so what is chosen must leave a legal target for all that come later. */
const canBeCompleted = (
  game: LegionsGame,
  object: GameObject,
  how: How,
  chosen: readonly Target[],
): boolean =>
  chosen.length === placesOf(object.context ?? NO_TARGETS).length ||
  changes(game, object, how, chosen).some((target) => canBeCompleted(game, object, how, [...chosen, target]));

const NO_TARGETS: Pick<Context, 'targets'> = { targets: [] };

/** 110.7: the targets of an object on the chain of events are changed, each to another legal target. */
export const retargeting: Procedure<LegionsGame, Retargeting> = procedure('changing targets', [
  choosing(
    '110.7',
    'Each target is changed to another legal target, or left where that is allowed',
    (game, { player, object, how, targets }: Retargeting) => {
      const place = object.context && placesOf(object.context)[targets.length];
      const open = place
        ? changes(game, object, how, targets).filter((target) =>
            canBeCompleted(game, object, how, [...targets, target]),
          )
        : [];
      if (!place || open.length === 0) return undefined;
      const offers = open.map((target) =>
        same(target, place.now)
          ? { label: 'unchanged', action: 'unchanged', value: target }
          : targetOffer(game, target, target),
      );
      return { player, purpose: 'change targets', offers };
    },
    (game, data, [target]) => {
      if (target) game.set(data, 'targets', [...data.targets, target]);
      return 'again';
    },
  ),
  step('110.7c', 'Only the final set of targets counts', (game, { object, targets }) => {
    const { context } = object;
    if (context && targets.length > 0)
      game.propose(
        new Occurrence('change targets', { object }, () =>
          game.set(object, 'context', context.with({ targets: bySlots(context, targets) })),
        ),
      );
  }),
]);

export const changingTargets = instruction('110.7', 'An effect changes targets', 'change targets', {
  perform: (game, effect, context, { chosen }) => {
    for (const object of objects(game, effect.object, context, chosen)) {
      if (!object.ceased && object.context)
        game.call(retargeting, { player: context.controller, object, how: effect.how, targets: [] });
    }
    return [];
  },
});
