/** Hiding a card: putting it facedown at a battlefield (408). */

import { column, type GameEvent, type Procedure, procedure, step } from '../../kernel';
import { putInto } from '../100-game-concepts/105-spaces';
import { canPay } from '../300-playing-the-game/350-adding-to-pay';
import { paying } from '../300-playing-the-game/350-paying-costs';
import type { Total } from '../300-playing-the-game/350-which-power-pays';
import type { Card } from '../card';
import { eventConsequence, permission, prohibition, varied } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import type { GameObject, Location } from '../object';
import { isOccurrence, type Occurrence } from '../occurrence';
import { locations, objects } from '../phrases';
import { reveal } from './411-reveal';

/** A card, and the battlefield where it would be hidden. */
export interface Hiding {
  readonly object: GameObject;
  readonly to: Location;
}

export const hideWhereInControl = permission<Hiding>(
  { number: '408.1', restates: ['106.4.c'] },
  'A card is hidden at a battlefield that its player controls',
  'hide at',
  (_game, player, { to }) => to.battlefield?.controller === player,
);

/** Is there no more room for a facedown card? Where none can be, there never is. */
const isFull = ({ facedown }: Location, most: number): boolean => (facedown?.objects.length ?? most) >= most;

export const oneFacedownCard = varied(
  prohibition<Hiding>(
    '106.4.b',
    'At most one card is facedown at a battlefield',
    'hide at',
    (_game, _player, { to }) => isFull(to, 1),
  ),
  {
    number: { written: 1, as: (most) => ({ applies: (_game, _player, { to }) => isFull(to, most) }) },
  },
);

/** The event of a card being hidden. */
const hide = (object: GameObject, to: Location, player: number): Occurrence =>
  putInto(object, 'hide', { zone: 'facedown zone', location: to, controller: player });

/** 737.1.b: [A], one Power of any domain. */
const COST: Total = { energy: 0, power: ['any'] };

const NOWHERE: readonly Location[] = [];

/** Could a card ever be hidden: does it have Hidden? */
const hasHidden = column(({ abilities }: Card) =>
  abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === 'hidden'),
);

/** Where a player could hide a card now. */
export const hidingPlaces = (game: RiftboundGame, player: number, object: GameObject): readonly Location[] =>
  // Few cards have Hidden: the others need not be asked about.
  hasHidden(object.card) && game.permits('hide', player, object) && canPay(game, player, COST, object)
    ? game.battlefields.filter((to) => game.permits('hide at', player, { object, to }))
    : NOWHERE;

/** 408: a card with Hidden is put facedown at a battlefield, for [A]. */
export const hidingACard: Procedure<RiftboundGame, Hiding & { readonly player: number }> = procedure(
  'hiding a card',
  [
    step('737.1.b', 'Hiding a card costs [A]', (game, { object, player }) =>
      game.call(paying, { player, total: COST, object, chosen: [] }),
    ),
    step(
      '408.1',
      'The card is put facedown at the battlefield; it is not played, and opens no chain',
      (game, { object, to, player }) => game.propose(hide(object, to, player)),
    ),
  ],
);

/** "Hide a card": an effect does it. */
export const hidingByEffect = instruction(
  '408.1',
  'An effect hides a card at a battlefield that its player controls',
  'hide',
  {
    perform: (game, effect, context, { chosen }) => {
      const { controller } = context;
      return objects(game, effect.object, context, chosen)
        .filter((object) => !object.ceased && object.zone !== game.board)
        .flatMap((object) => {
          const to = locations(game, effect.at, context).find((each) =>
            game.permits('hide at', controller, { object, to: each }),
          );
          return to ? [hide(object, to, controller)] : [];
        })
        .slice(0, 1);
    },
  },
);

/** Zones in which a card is hidden from its opponents. */
const HIDDEN: readonly string[] = ['hand', 'main deck', 'rune deck'];

/** What was facedown and has become hidden otherwise, and all that is facedown as the game ends: together. */
function noMoreFacedown(
  game: RiftboundGame,
  events: readonly GameEvent<RiftboundGame>[],
): readonly (readonly GameObject[])[] {
  let shown: GameObject[] | undefined;
  for (const event of events) {
    if (!isOccurrence(event)) continue;
    const {
      became: [became],
      kind,
    } = event;
    if (became && event.about.from === 'facedown zone' && HIDDEN.includes(became.zone.name)) {
      shown ??= [];
      shown.push(became);
    }
    if (kind !== 'win the game' || !game.isOver) continue;
    shown ??= [];
    for (const { facedown } of game.battlefields) shown.push(...(facedown?.objects ?? []));
  }
  return shown && shown.length > 0 ? [shown] : NONE;
}

const NONE: readonly never[] = [];

/** 408.4: its opponents see what it was. */
export const facedownIsRevealed = eventConsequence(
  '408.4',
  'A facedown card that is put into a private or secret zone, or is there as the game ends, is revealed',
  {
    kinds: ['win the game'],
    moves: true,
    finds: noMoreFacedown,
    does: (game, shown) => game.apply(shown.map((object) => reveal(game, object, object.owner))),
  },
);
