/** Putting cards where a text says (Z.6.5, G.28.1). */
import { assumed, concatMap } from '../../kernel';
import { foundAgain } from '../4-zones/400-found-again';
import { fact } from '../forms';
import { puttingIntoPlay } from '../g-glossary/G.28-put-into-play';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import { controllerUnder, putter } from '../k-card-types/K.12-put-into-play';
import type { Context, MagicObject } from '../object';
import { Occurrence } from '../occurrence';
import { amount, objects } from '../text/phrases';
import type { Effect } from '../text/tree';
import { type Destination, move } from './Z.1-zones-of-play';

type Putting = Extract<Effect, { do: 'put into zone' }>;

/** Z.6.Ruling.2 */
export const findsItsPlace = fact(
  { '2003': 'Z.6.Ruling.2', '2013': assumed('Z.6.Ruling.2', { from: '2003' }), '2025': '701.24b' },
  'A card of a library is put on top of it without leaving it',
  (_game: MagicGame, { zone }: MagicObject) => zone.name === 'library',
);

/** The event of a card getting another place in the library where it is. */
const rearrange = (object: MagicObject, place: number | 'bottom' | undefined): Occurrence =>
  new Occurrence(
    'put into zone',
    {
      object,
      player: object.owner,
      what: 'library',
      from: 'library',
      bottom: place === 'bottom' || undefined,
    },
    (game) => {
      const { objects: cards } = object.zone;
      if (object.ceased) return;
      game.journal.remove(cards, object);
      const at = place === 'bottom' ? 0 : cards.length - ((place ?? 1) - 1);
      game.journal.insert(cards, Math.max(0, at), object);
    },
  );

function placing(
  game: MagicGame,
  effect: Putting,
  object: MagicObject,
  context: Context,
): readonly Occurrence[] {
  const { zone, position } = effect;
  if (puttingIntoPlay(game, zone)) {
    const controller = controllerUnder(game, effect.under, object, context);
    const to: Destination = {
      zone: 'in play',
      controller,
      tapped: effect.tapped,
      attacking: effect.attacking,
      putWith: context.source,
      link: effect.link,
      counters: effect.counters && {
        [effect.counters.counter]: amount(game, effect.counters.amount, context),
      },
    };
    return [move(object, 'come into play', to, { putBy: putter(game, effect.under, object, context) })];
  }
  if (zone === 'in play') return [];
  if (zone === 'graveyard') return [move(object, 'put into a graveyard', { zone })];
  if (zone === 'hand') return [move(object, "put into owner's hand", { zone })];
  const place = zone === 'bottom of deck' ? 'bottom' : position;
  return [
    findsItsPlace(game, object)
      ? rearrange(object, place)
      : move(object, 'put into zone', { zone: 'library', place }),
  ];
}

/** Z.6.5: on top, unless the text says otherwise. */
export const putting = instruction(
  { '2003': 'Z.6.5', '2013': assumed('Z.6.5', { from: '2003' }), '2025': assumed('Z.6.5', { from: '2003' }) },
  'What is put into a library is put on top of it, or where the text says',
  'put into zone',
  {
    perform: (game, effect, context, { chosen, follow }) => {
      const all = objects(game, effect.object, context, chosen)
        .map((each) => foundAgain(game, each, context))
        .filter(({ ceased }) => !ceased);
      if (effect.zone === 'deck' && effect.position === undefined)
        game.keepBooks('note what is shuffled in', () => game.set(context, 'shuffledIn', all));
      if (effect.random && all.length > 1) {
        // One after another, so that nobody puts them in order; what is called last is done first.
        const { random: _random, ...placed } = effect;
        for (const object of game.chance.shuffle('choose at random', all, ({ card }) => card.name))
          follow([{ ...placed, object: { ref: 'that' } }], context.with({ that: [object] }));
        return [];
      }
      return concatMap(all, (object) => placing(game, effect, object, context));
    },
  },
);
