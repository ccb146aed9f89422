/** Attachment: what is linked stays linked, and comes apart when the top-most card leaves (716–719). */
import { asking, type GameEvent, type Procedure, procedure, step } from '../../kernel';
import { eventConsequence, fact, prohibition } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject, Location } from '../object';
import { isOccurrence, notice, type Occurrence } from '../occurrence';
import { controllerOf } from '../phrases';

/** 718.6: attached cards go where their top-most card goes. */
export const notSeparately = prohibition<GameObject>(
  '718.6',
  'An attached card makes no standard move of its own',
  'move a unit',
  (_game, _player, object) => object.attachedTo !== undefined,
);
export const isNotMoved = fact(
  '718.6',
  'An attached card is not moved separately from its top-most card',
  (_game: RiftboundGame, object: GameObject) => object.attachedTo !== undefined,
);

/** 719.3.a: it goes where its top-most card goes. */
export const movesAlong = fact(
  '719.3.a',
  'When a top-most card moves, all attached cards move with it',
  (_game: RiftboundGame, object: GameObject, to: Location) => object.location !== to,
);

interface Detaching {
  readonly player: number;
  readonly topMost: GameObject;
  left: readonly GameObject[];
}

/** 719.5: what was attached to a card that left the board detaches from it, one after another. */
export const detachingAll: Procedure<RiftboundGame, Detaching> = procedure('detaching from what has left', [
  asking(
    '719.5.a',
    'The player who controlled the top-most card decides in which order cards detach from it',
    (_game, { player, left }: Detaching) => ({
      kind: 'order',
      player,
      purpose: 'order what detaches',
      options: left.map((object, index) => ({
        label: `${object.card.name} [${object.id}]`,
        object,
        index,
      })),
    }),
    (game, data, answer) =>
      game.set(
        data,
        'left',
        answer.flatMap((place) => data.left.slice(place, place + 1)),
      ),
  ),
  step('719.5', 'When a top-most card leaves the board, all attached cards detach from it', (game, data) => {
    const [first, ...others] = data.left;
    if (!first) return undefined;
    game.set(data, 'left', others);
    game.propose(notice('detach', { object: first, player: first.controller, source: data.topMost }));
    return 'again';
  }),
]);

/** The cards that have left the board with others attached to them. */
function topMostThatLeft(
  _game: RiftboundGame,
  events: readonly GameEvent<RiftboundGame>[],
): readonly GameObject[] {
  let left: GameObject[] | undefined;
  for (const event of events) {
    if (!isOccurrence(event) || event.about.from !== 'board') continue;
    const { object } = event.about;
    if (!object?.ceased || object.wasAttached.length === 0) continue;
    left ??= [];
    left.push(object);
  }
  return left ?? NONE;
}

const NONE: readonly GameObject[] = [];

export const allDetach = eventConsequence(
  '719.5',
  'When a top-most card leaves the board, all attached cards detach from it, one after another',
  {
    moves: true,
    finds: topMostThatLeft,
    does: (game, topMost) =>
      game.call(detachingAll, { player: controllerOf(topMost), topMost, left: topMost.wasAttached }),
  },
);

/** 725.1: text that hears of its own card being attached is there as that happens. */
export const hearsItsAttaching = fact(
  '725.1',
  'Inactive text that triggers on being attached triggers as its card is attached',
  (_game: RiftboundGame, source: GameObject, { kind, about }: Occurrence) =>
    kind === 'attach' && about.object === source,
);

/** 725.2: likewise as it is detached. */
export const hearsItsDetaching = fact(
  '725.2',
  'Inactive text that triggers on being detached triggers as its card is detached',
  (_game: RiftboundGame, source: GameObject, { kind, about }: Occurrence) =>
    kind === 'detach' && about.object === source,
);
