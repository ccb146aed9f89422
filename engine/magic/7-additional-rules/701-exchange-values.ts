/** Zones, cards and numbers that are exchanged (701.12d to 701.12g). */
import { assumed, concatMap } from '../../kernel';
import { lifeBecomes } from '../1-game-concepts/118-life';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import { canEnchant } from '../k-card-types/K.12-illegal-enchantments';
import { enchantable } from '../k-card-types/K.12-local-enchantments';
import type { Context, MagicObject } from '../object';
import type { Occurrence } from '../occurrence';
import { begins } from '../t-timing/T.8-continuous-effects';
import { objects, players } from '../text/phrases';
import type { ExchangedValue, MagicTree, ObjectReference } from '../text/tree';
import { move, type ZoneName } from '../z-zones/Z.1-zones-of-play';
import { cannotBecome } from './701-exchange';

type Value = ExchangedValue<MagicTree>;

const ZONES: readonly ZoneName[] = ['library', 'hand', 'graveyard', 'out of game', 'in play'];

const zoneNamed = (name: string | undefined): ZoneName | undefined => ZONES.find((zone) => zone === name);

/** 701.12f: also where one of them is empty. */
export const exchangingZones = instruction(
  { '2025': '701.12f' },
  'Who exchanges two zones exchanges the cards in them, though one be empty',
  'exchange zones',
  {
    perform: (game, { who, zones: [first, second] }, context) => {
      const [one, other] = [zoneNamed(first), zoneNamed(second)];
      if (!one || !other) return [];
      return concatMap(players(game, who, context), (seat) => {
        const of = (zone: ZoneName) =>
          concatMap(game.zones, ({ name, objects: there }) =>
            name === zone ? there.filter(({ owner }) => owner === seat) : [],
          );
        return [
          ...of(one).map((object) => move(object, 'put into zone', { zone: other })),
          ...of(other).map((object) => move(object, 'put into zone', { zone: one })),
        ];
      });
    },
  },
);

/** 701.12e */
export const takesItsPlace = definition(
  { '2013': '701.8e', '2025': '701.12e' },
  'What is exchanged for something attached becomes attached to what that was on',
  (_game: MagicGame, { attachedTo }: MagicObject): MagicObject | undefined => attachedTo,
  () => undefined,
);

/** 701.12d: cards of one owner alone; where a zone is named, there need be none in it. */
export const canBeExchanged = definition(
  { '2013': assumed('701.8d', { from: ['2025', '701.12d'] }), '2025': '701.12d' },
  'Cards are exchanged with cards in another zone only where one player owns them all',
  (_game: MagicGame, one: readonly MagicObject[], other: readonly MagicObject[]) => {
    const [first, ...more] = [...one, ...other];
    return first !== undefined && more.every(({ owner }) => owner === first.owner);
  },
  // G.16.4: in 2003 whoever owns them.
  () => true,
);

/** What was chosen for the two phrases comes together: each is of what is where it looks. */
const isSoughtThere = (phrase: ObjectReference, { zone }: MagicObject): boolean =>
  phrase.ref !== 'choice' || phrase.filter.zone === undefined || phrase.filter.zone === zone.name;

/** Where a phrase looks for cards. */
const zoneSpokenOf = (phrase: ObjectReference, [first]: readonly MagicObject[]): ZoneName | undefined =>
  zoneNamed(first?.zone.name ?? ('filter' in phrase ? phrase.filter.zone : undefined));

/** The events of cards coming where others were; undefined: they can't. */
function coming(
  game: MagicGame,
  cards: readonly MagicObject[],
  zone: ZoneName,
  instead: readonly MagicObject[],
): readonly Occurrence[] | undefined {
  const [place] = instead;
  const onto = place && takesItsPlace(game, place);
  const isLost = (card: MagicObject): boolean =>
    zone === 'in play' &&
    enchantable(game, card.card) !== undefined &&
    !(onto && canEnchant(game, card, onto));
  if (cards.some(isLost)) return undefined;
  return cards.map((card) =>
    zone === 'in play'
      ? move(card, 'come into play', { zone, onto, controller: place?.controller }, { onto })
      : move(card, 'put into zone', { zone }),
  );
}

/** G.16.4: each graveyard is its owner's (Z.1.5), and has an order (Z.3.3). */
export const exchangingCards = instruction(
  { '2003': 'G.16.4', '2013': assumed('701.8d', { from: ['2025', '701.12d'] }), '2025': '701.12d' },
  'Cards in one zone are exchanged with cards in another',
  'exchange cards',
  {
    perform: (game, { object, other }, context, { chosen }) => {
      const named = (phrase: ObjectReference) =>
        objects(game, phrase, context, chosen).filter((each) => !each.ceased && isSoughtThere(phrase, each));
      const [one, others] = [named(object), named(other)];
      const [here, there] = [zoneSpokenOf(object, one), zoneSpokenOf(other, others)];
      if (!here || !there || !canBeExchanged(game, one, others) || isMissing(object, one)) return [];
      if (isMissing(other, others)) return [];
      const going = coming(game, one, there, others);
      const back = coming(game, others, here, one);
      return going && back ? [...going, ...back] : [];
    },
  },
);

/** Has a phrase that asks for a card found none? Of all there are there may be none. */
const isMissing = ({ ref }: ObjectReference, found: readonly MagicObject[]): boolean =>
  ref !== 'all' && found.length === 0;

const currentValue = (game: MagicGame, value: Value, context: Context): number | undefined => {
  if (value.value === 'life') {
    const [seat] = players(game, value.who, context);
    return seat === undefined ? undefined : game.player(seat).life;
  }
  const [object] = objects(game, value.object, context);
  if (!object || object.ceased) return undefined;
  const { types, power, toughness } = game.look(object);
  if (!types.includes('creature')) return undefined;
  return value.value === 'power' ? power : toughness;
};

/** 701.12g: a life total is gained or lost; power or toughness is set. */
export const becomes = definition(
  { '2025': '701.12g' },
  'Of two numbers that are exchanged each becomes what the other was',
  (game: MagicGame, value: Value, context: Context, to: number): readonly Occurrence[] | undefined => {
    if (value.value === 'life') {
      const [seat] = players(game, value.who, context);
      return seat === undefined || cannotBecome(game, seat, to) ? undefined : lifeBecomes(game, seat, to);
    }
    return begins(game, context, 'for the rest of the game', {
      objects: [...objects(game, value.object, context)],
      modifications: [{ change: 'set', characteristic: value.value, to: { amount: 'number', value: to } }],
    });
  },
  () => undefined,
);

export const exchangingValues = instruction(
  { '2025': '701.12g' },
  'Two numbers are exchanged',
  'exchange values',
  {
    perform: (game, { one, other }, context) => {
      const [first, second] = [currentValue(game, one, context), currentValue(game, other, context)];
      if (first === undefined || second === undefined) return [];
      const events = [becomes(game, one, context, second), becomes(game, other, context, first)];
      const [made, also] = events;
      return made && also ? [...made, ...also] : [];
    },
  },
);
