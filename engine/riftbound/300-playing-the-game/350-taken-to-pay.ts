/** What goes from where it is as a cost is paid: what pays it, or what a replacement effect takes instead (354.2.a, 354.3). */
import { keepsControl, presentAt } from '../100-game-concepts/184-battlefields';
import { kill } from '../400-types-of-actions/415-kill';
import { recall } from '../400-types-of-actions/432-recalls';
import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject, Location } from '../object';
import type { Occurrence } from '../occurrence';
import type { Cost, Effect } from '../text/tree/index';
import { mayBeReplaced, replacing } from './364-replaced-events';

const LEAVING: readonly Cost['cost'][] = ['kill', 'recycle', 'banish', 'return to hand', 'recall'];

/** Does what pays such a cost leave the place where it is? */
export const leaves = ({ cost }: Cost): boolean => LEAVING.includes(cost);

/** 184.4.c: would a player have no unit left at a place that holds no other of theirs, once some are gone? */
export const leavesEmpty = (
  game: RiftboundGame,
  player: number,
  place: Location,
  gone: readonly GameObject[],
): boolean =>
  place.battlefield !== undefined &&
  gone.some(({ location }) => location === place) &&
  !keepsControl(game, place) &&
  !presentAt(game, { ...place, objects: place.objects.filter((each) => !gone.includes(each)) }).includes(
    player,
  );

/** 354.2.a: is it what replaces the death of what pays that counts? Switched off, what pays is thought to go. */
export const countsWhatReplaces = fact(
  '354.2.a',
  'What would make playing illegal is what is done in the end, where a cost is replaced with something else',
  () => true,
);

type Ways = readonly (readonly GameObject[])[];
const together = (ways: Ways, others: Ways): Ways =>
  ways.flatMap((some) => others.map((more) => [...some, ...more]));
const NOTHING: Ways = [[]];

/** The ways in which what an effect says of this, and of what it speaks of, makes objects go. */
function goneBy(
  game: RiftboundGame,
  effect: Effect,
  source: GameObject,
  that: GameObject,
  before: readonly string[],
): Ways {
  if (effect.do === 'sequence')
    return effect.steps
      .map((each) => goneBy(game, each, source, that, before))
      .reduce<Ways>(together, NOTHING);
  if (!('object' in effect)) return NOTHING;
  const { ref } = effect.object;
  const object = ref === 'this' ? source : ref === 'that' ? that : undefined;
  if (!object) return NOTHING;
  switch (effect.do) {
    case 'kill':
      return goneIn(game, kill(object), object, before);
    case 'recall':
      return goneIn(game, recall(object), object, before);
    case 'banish':
    case 'recycle':
    case 'put into zone':
    case 'move':
      return [[object]];
    default:
      return NOTHING;
  }
}

/** The ways in which an event makes objects go: one for each replacement effect that may apply to it first. */
function goneIn(game: RiftboundGame, event: Occurrence, object: GameObject, before: readonly string[]): Ways {
  event.replacedBy = before;
  const found = replacing(game, event).filter(({ instead }) => instead !== undefined);
  if (found.length === 0) return [[object]];
  return found.flatMap(({ instead, source, key }) =>
    instead ? goneBy(game, instead, source, object, [...before, key]) : [],
  );
}

/** What goes from where it is if a cost takes an object: all ways in which that can come out. */
export function takenBy(game: RiftboundGame, { cost }: Cost, object: GameObject): Ways {
  if ((cost !== 'kill' && cost !== 'recall') || !countsWhatReplaces(game) || !mayBeReplaced(game))
    return [[object]];
  return goneIn(game, cost === 'kill' ? kill(object) : recall(object), object, []);
}
