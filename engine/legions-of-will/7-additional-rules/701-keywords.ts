import { doneToEach } from '../../card-game/keywords/done-to-each';
import { gainResource } from '../1-game-concepts/104-resource';
import { destroyBase, turnFaceDown } from '../3-card-types/301-bases';
import { move } from '../4-zones/400-general';
import { removeFromBattle } from '../4-zones/battle-state';
import { asItIsTurned } from '../6-actions-abilities-effects/609-timestamps';
import { phrases } from '../conditions';
import { fact } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import { instruction } from '../instruction';
import type { GameObject } from '../object';
import { Occurrence } from '../occurrence';
import { players } from '../phrases';

/** 701.4a: to destroy a permanent. */
export const destroy = (object: GameObject): Occurrence => move(object, 'destroy', { zone: 'graveyard' });

/** 701.12a: to sacrifice a permanent. */
export const sacrifice = (object: GameObject): Occurrence => move(object, 'sacrifice', { zone: 'graveyard' });

/** 701.5a: to discard a card. */
export const discard = (object: GameObject): Occurrence =>
  move(object, 'discard a card', { zone: 'graveyard' }, { player: object.owner });

/** 701.7a: to expel an object. */
export const expel = (object: GameObject, faceDown = false): Occurrence =>
  move(object, 'expel', { zone: 'expelled', faceDown });

/** 701.10a: only reset permanents can be rested. */
export const onlyResetRest = fact(
  '701.10a',
  'Only reset permanents can be rested',
  (_game, object: GameObject) => object.rested,
);

export const rest = (game: LegionsGame, object: GameObject): readonly Occurrence[] =>
  onlyResetRest(game, object)
    ? []
    : [new Occurrence('become rested', { object }, () => game.set(object, 'rested', true))];

/** 701.10b: only rested permanents can be reset. */
export const onlyRestedReset = fact(
  { number: '701.10b', restates: ['702.1a'] },
  'Only rested permanents can be reset',
  (_game, object: GameObject) => !object.rested,
);

export const reset = (game: LegionsGame, object: GameObject): readonly Occurrence[] =>
  onlyRestedReset(game, object)
    ? []
    : [new Occurrence('become reset', { object }, () => game.set(object, 'rested', false))];

export const onBattlefield = (game: LegionsGame, objects: readonly GameObject[]): readonly GameObject[] =>
  objects.filter((object) => !object.ceased && object.zone === game.battlefield);

export const turnFaceUp = (object: GameObject): Occurrence =>
  new Occurrence('turn face up', { object, player: object.controller }, (game) => {
    game.set(object, 'faceDown', false);
    game.set(object, 'timestamp', asItIsTurned(game, game.timestamp(), object));
  });

/** The body of an instruction that does something to each permanent that it names. */
const toPermanents = (happens: (game: LegionsGame, object: GameObject) => readonly Occurrence[]) =>
  doneToEach<LegionsTypes>(phrases, (game, object) =>
    object.ceased || object.zone !== game.battlefield ? [] : happens(game, object),
  );

export const destroying = instruction(
  '701.4a',
  "To destroy a permanent: put it into its owner's graveyard",
  'destroy',
  toPermanents((_game, object) => [
    object.card.types.includes('base') ? destroyBase(object) : destroy(object),
  ]),
);

export const resting = instruction('701.10', 'To rest a permanent', 'rest', toPermanents(rest));

export const resetting = instruction('701.10', 'To reset a permanent', 'reset', toPermanents(reset));

export const turningFaceUp = instruction(
  '108.4c',
  'An effect turns a permanent face up',
  'turn face up',
  toPermanents((_game, object) => (object.faceDown ? [turnFaceUp(object)] : [])),
);

export const turningFaceDown = instruction(
  '301.11',
  'An effect turns a permanent face down',
  'turn face down',
  toPermanents((_game, object) => (object.faceDown ? [] : [turnFaceDown(object)])),
);

export const removingFromBattle = instruction(
  '506.4',
  'An effect removes a unit from battle',
  'remove from battle',
  toPermanents((_game, object) => [
    new Occurrence('remove from battle', { object }, (game) => removeFromBattle(game, object)),
  ]),
);

export const doublingResource = instruction(
  '701.6e',
  'Doubling resource adds as much as there is',
  'double resource',
  {
    perform: (game, effect, context) =>
      players(game, effect.who, context).map((seat) => gainResource(seat, game.player(seat).reserve)),
  },
);
