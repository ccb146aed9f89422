/** Hidden: what lets a card be hidden, and what is so while it is facedown and as it is played from there (737). */
import { AS_WRITTEN, definition, fact, permission, prohibition, varied } from '../forms';
import type { RiftboundGame } from '../game';
import type { Context, GameObject, Location } from '../object';
import { hasKeyword, locationOf, locations } from '../phrases';
import type { Filter } from '../text/tree/index';

const isFacedown = ({ zone }: GameObject): boolean => zone.name === 'facedown zone';

const isOpenState = (game: RiftboundGame, player: number): boolean =>
  game.chain.objects.length === 0 &&
  (game.now.showdown ? game.now.focus === player : game.now.phase === 'action phase');

/** 737.1.b: from the hand or the Champion Zone, on the own turn during an Open State. */
const couldBeHidden = (game: RiftboundGame, player: number, object: GameObject): boolean =>
  (object.zone === game.player(player).hand || object.zone === game.player(player).champion) &&
  game.now.active === player &&
  isOpenState(game, player) &&
  hasKeyword(game, object, 'hidden');

export const hideWithHidden = varied(
  permission<GameObject>(
    '737.1.b',
    'A card with Hidden is hidden from the hand or the Champion Zone, on the own turn in an Open State',
    'hide',
    couldBeHidden,
  ),
  {
    'when it is hidden': {
      'in any Open State': AS_WRITTEN,
      // rift-401
      'in a Neutral Open State': {
        applies: (game, player, object) =>
          game.now.showdown === undefined && couldBeHidden(game, player, object),
      },
    },
  },
);

/** 737.1.b: played from facedown, while its player controls the battlefield. */
export const playFromFacedown = permission<GameObject>(
  '737.1.b',
  'A hidden card is played from where it lies facedown',
  'play from',
  (_game, player, object) =>
    isFacedown(object) && object.controller === player && object.location?.battlefield?.controller === player,
);

/** 737.1.b, 408.3: beginning on the next turn. */
export const notInTheTurnOfHiding = varied(
  prohibition<GameObject>(
    '737.1.b',
    'A hidden card is not played in the turn in which it was hidden',
    'play',
    (game, _player, object) => isFacedown(object) && object.hiddenOnTurn === game.now.turn,
  ),
  {
    'when it is played': {
      'from the next turn on': AS_WRITTEN,
      // rift-402
      'once it lies facedown': { applies: () => false },
    },
  },
);

/** 737.6: the property is one of its facedown state. */
export const gainsReaction = fact(
  '737.6',
  'A hidden card has Reaction while it is facedown',
  (_game: RiftboundGame, object: GameObject) => isFacedown(object),
);

/** 737.1.b, 408.3: played from facedown, for nothing but additional costs. */
export const ignoresBaseCost = fact(
  '737.1.b',
  'A card that is played from facedown ignores its base cost',
  (game: RiftboundGame, object: GameObject) =>
    isFacedown(object) || (object.zone === game.chain && object.playedFrom === 'facedown zone'),
);

interface Placing {
  readonly object: GameObject;
  readonly location: Location;
}

export const playedWhereHidden = prohibition<Placing>(
  '737.1.d.1',
  'A hidden unit is played to no other place than the battlefield where it was hidden',
  'play to',
  (game, _player, { object, location }) => {
    const place = isFacedown(object) ? object.location : object.hiddenAt;
    return place !== undefined && place !== location && game.look(object).types.includes('unit');
  },
);

export const alsoWhatItPlays = prohibition<Placing>(
  '737.1.d.3',
  'A unit that a hidden card plays is played to no other place than the battlefield where that was hidden',
  'play to',
  (game, _player, { object, location }) =>
    object.onlyTo !== undefined && object.onlyTo !== location && game.look(object).types.includes('unit'),
);

const NEVER_THERE = ['spell', 'ability', 'activated ability', 'triggered ability', 'legend', 'rune'];

/** 737.1.d.2: does the text leave it possible that what it asks for is at a battlefield? */
export const asksForElsewhere = fact(
  '737.1.d.2',
  'A target that the text says can never be at that battlefield is chosen freely',
  (game: RiftboundGame, { zone, types, at }: Filter, context: Context, battlefield: Location) =>
    (zone !== undefined && zone !== 'board') ||
    (types?.every((type) => NEVER_THERE.includes(type)) ?? false) ||
    (at !== undefined && at.place !== 'chosen' && !locations(game, at, context).includes(battlefield)),
);

/** 737.1.d.2: is an object not among what a card played from facedown can choose? */
export const isElsewhere = fact(
  '737.1.d.2',
  'A card played from facedown chooses targets at the battlefield where it was hidden',
  (game: RiftboundGame, object: GameObject, filter: Filter, context: Context) =>
    context.onlyAt !== undefined &&
    locationOf(object) !== context.onlyAt &&
    !asksForElsewhere(game, filter, context, context.onlyAt),
);

/** 737.2: a reflexive or delayed ability that a hidden card creates is none of the choices above: it chooses freely. */
export const choosesAsNormal = definition(
  '737.2',
  'Abilities that a hidden card creates choose as normal',
  (_game: RiftboundGame, context: Context): Context =>
    context.onlyAt === undefined ? context : context.with({ onlyAt: undefined }),
  (_game, context): Context => context,
);

/** 737.1.d.2: a play effect of a permanent that was played from facedown chooses there as well. */
export const playEffectsChooseThere = definition(
  '737.1.d.2',
  'Play effects of a hidden permanent choose targets at the battlefield where it was hidden',
  (_game: RiftboundGame, source: GameObject): Location | undefined => source.hiddenAt,
  (): Location | undefined => undefined,
);
