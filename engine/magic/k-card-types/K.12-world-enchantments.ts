/** Enchant World cards: of all that are in play one stays (K.12.10). */
import { column, concatMap, type GameEvent, query } from '../../kernel';
import { stateBasedActionOnObjects } from '../forms';
import type { MagicGame } from '../game';
import type { Card, MagicObject } from '../object';
import { isOccurrence } from '../occurrence';
import { move } from '../z-zones/Z.1-zones-of-play';

/** Is it a world enchantment: by its supertype, or, as it was printed once, by what stands after "Enchant"? */
export function isWorld(game: MagicGame, object: MagicObject): boolean {
  const { supertypes, subtypes, types } = game.look(object);
  return supertypes.includes('world') || (types.includes('enchantment') && subtypes.includes('World'));
}

/** What becomes of a world enchantment that gives way. */
export const giveWay = (object: MagicObject) => move(object, 'put into a graveyard', { zone: 'graveyard' });

/** K.12.10: the game knows in which order they came; of those that came together none stays. */
export const newestWorld = stateBasedActionOnObjects(
  { '2003': 'K.12.10' },
  'An Enchant World goes to the graveyard when another one comes into play, or comes together with it',
  (game, object) =>
    isWorld(game, object) &&
    game.inPlay.objects.some(
      (other) => other !== object && other.cameAt >= object.cameAt && isWorld(game, other),
    ),
  giveWay,
);

/** Does a card say that it is, or that something else is, a world permanent? */
const speaksOfWorlds = column(
  ({ supertypes, subtypes, text }: Card): boolean =>
    supertypes.includes('world') || subtypes.includes('World') || /\bworld\b/i.test(text),
);

const effectSpeaksOfWorlds = ({ modifications }: MagicGame['effects'][number]): boolean =>
  modifications.some((each) => each.change === 'gain supertype' && each.supertype === 'world');

/** Could anything be a world permanent, or become one? */
export const areWorldsSpokenOf = query(
  'whether anything speaks of world permanents',
  ({ effects, inPlay }: MagicGame): boolean =>
    effects.some(effectSpeaksOfWorlds) || inPlay.objects.some(({ card }) => speaksOfWorlds(card)),
);

/** The books of which came together, and since when each has been a world permanent. */
export function noteWorlds(game: MagicGame, events: readonly GameEvent<MagicGame>[]): void {
  if (!areWorldsSpokenOf(game)) return;
  const { objects } = game.inPlay;
  const came = concatMap(events, (event) => (isOccurrence(event) ? event.became : []));
  const noted = objects.filter(
    (object) => isWorld(game, object) !== object.worldSince > 0 || came.includes(object),
  );
  if (noted.length === 0) return;
  game.keepBooks('be world permanents from now on', () => {
    for (const object of noted) {
      game.set(object, 'worldSince', isWorld(game, object) ? game.now.nextTimestamp : 0);
      if (came.includes(object)) game.set(object, 'cameAt', game.now.nextTimestamp);
    }
  });
}
