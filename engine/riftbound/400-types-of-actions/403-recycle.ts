/** Recycling: cards go to the bottom of the corresponding deck (403). */
import { asking, type Procedure, procedure, step } from '../../kernel';
import { putInto } from '../100-game-concepts/105-spaces';
import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import type { GameObject } from '../object';
import type { Occurrence } from '../occurrence';
import { inTurnOrder } from '../phrases';
import { objectsThatDied } from './400-what-died';

const isRune = ({ card }: GameObject): boolean => card.types.includes('rune');

/** 403.1.b: what does not go to the Main Deck. Switched off, runes go there as well. */
export const goesToRuneDeck = fact(
  '403.1.b',
  'Runes are recycled to the Rune Deck',
  (_game: RiftboundGame, object: GameObject) => isRune(object),
);

/** The events of cards being put on the bottom of the corresponding deck (403.1.a, 403.1.b). */
export const recycle = (game: RiftboundGame, objects: readonly GameObject[]): readonly Occurrence[] =>
  objects.map((object) =>
    putInto(object, 'recycle', {
      zone: goesToRuneDeck(game, object) ? 'rune deck' : 'main deck',
      place: 'bottom',
    }),
  );

/** 403.5: which of several lies lowest is left to chance. Switched off, they lie as they were named. */
export const orderIsRandom = fact(
  '403.5',
  'Several cards are recycled to the Main Deck in a random order',
  (_game: RiftboundGame, objects: readonly GameObject[]) => objects.length > 1,
);

/** Leaves to chance in which order cards are recycled: for whoever recycles them, for chance goes on with it. */
export const inRandomOrder = (game: RiftboundGame, objects: readonly GameObject[]): readonly GameObject[] =>
  orderIsRandom(game, objects) ? game.chance.shuffle('recycle', objects, ({ card }) => card.name) : objects;

/** 403.5.a: of several runes, their owner chooses it. */
export const ownerOrders = fact(
  '403.5.a',
  'Several runes are recycled to the Rune Deck in the order that their owner chooses',
  (_game: RiftboundGame, objects: readonly GameObject[], seat: number) => runesOf(objects, seat).length > 1,
);

const runesOf = (objects: readonly GameObject[], seat: number): readonly GameObject[] =>
  objects.filter((object) => isRune(object) && object.owner === seat);

interface Recycling {
  objects: readonly GameObject[];
  /** Owners who have still to order their runes. */
  seats: readonly number[];
}

/** 403.5.a: runes are put in order by those who own them, then everything is recycled at once. */
export const recyclingRunes: Procedure<RiftboundGame, Recycling> = procedure('recycling runes', [
  asking(
    '403.5.a',
    'The owner of several runes chooses the order in which they are recycled',
    (_game, { objects, seats: [player] }: Recycling) =>
      player === undefined
        ? undefined
        : {
            kind: 'order',
            player,
            purpose: 'order what is recycled',
            options: runesOf(objects, player).map((object, index) => ({
              label: `${object.card.name} [${object.id}]`,
              object,
              index,
            })),
          },
    (game, data, answer) => {
      const [player = -1, ...others] = data.seats;
      const mine = runesOf(data.objects, player);
      // Whatever is put there last lies lowest.
      const ordered = answer.flatMap((place) => mine.slice(place, place + 1)).reverse();
      game.set(data, 'objects', [...data.objects.filter((object) => !mine.includes(object)), ...ordered]);
      game.set(data, 'seats', others);
      return others.length > 0 ? 'again' : undefined;
    },
  ),
  step('403.1', 'What was put in order is recycled', (game, { objects }) =>
    game.propose(...recycle(game, objects)),
  ),
]);

/** The events of all of these being recycled; none, where their owners put them in order first. */
export function recycleAll(game: RiftboundGame, objects: readonly GameObject[]): readonly Occurrence[] {
  const cards = inRandomOrder(
    game,
    objects.filter((object) => !isRune(object)),
  );
  const all = [...cards, ...objects.filter(isRune)];
  if (all.length < 2) return recycle(game, all);
  const seats = inTurnOrder(game).filter((seat) => ownerOrders(game, all, seat));
  if (seats.length === 0) return recycle(game, all);
  game.call(recyclingRunes, { objects: all, seats });
  return [];
}

/** 403: "recycle". */
export const recycling = instruction(
  '403.1',
  'What is told to be recycled is put on the bottom of its deck',
  'recycle',
  {
    perform: (game, effect, context, { chosen }) =>
      recycleAll(
        game,
        objectsThatDied(game, effect.object, context, chosen).filter((object) => !object.ceased),
      ),
  },
);
