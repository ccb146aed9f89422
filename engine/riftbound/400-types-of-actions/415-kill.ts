import { putInto } from '../100-game-concepts/105-spaces';
import { definition, fact } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import type { GameObject } from '../object';
import { notice, type Occurrence } from '../occurrence';
import { objects } from '../phrases';

/** The event of a permanent being killed: put from the board into the trash (415.1, 415.2). */
export const kill = (
  object: GameObject,
  source?: GameObject,
  ability?: GameObject,
  others?: readonly GameObject[],
): Occurrence => putInto(object, 'kill', { zone: 'trash' }, source ? { source, ability, others } : {});

/** 415.2.a, 166.3, 157.1.a: only permanents on the board are killed. */
export const canBeKilled = fact(
  '415.2.a',
  'Only a permanent on the board is killed',
  (game: RiftboundGame, object: GameObject) =>
    !object.ceased &&
    (object.zone === game.board || object.zone.name === 'legend zone') &&
    !isNeverKilled(game, object),
);

export const battlefieldsAreNotKilled = fact(
  '166.3',
  'Battlefields are never killed',
  (game: RiftboundGame, object: GameObject) => game.look(object).types.includes('battlefield'),
);

export const legendsAreNotKilled = fact(
  '170.3',
  'Legends are never killed',
  (game: RiftboundGame, object: GameObject) => game.look(object).types.includes('legend'),
);

/** Runes are no permanents (157.1.a). */
const isNeverKilled = (game: RiftboundGame, object: GameObject): boolean =>
  battlefieldsAreNotKilled(game, object) ||
  legendsAreNotKilled(game, object) ||
  game.look(object).types.includes('rune');

/** 415.2.b: what happens as something is killed. Switched off, it is moved as well. */
export const killedAndNotMoved = definition(
  '415.2.b',
  'Being killed is no move',
  (_game: RiftboundGame, killed: Occurrence): readonly Occurrence[] => [killed],
  (_game, killed) => [killed, notice('move', { object: killed.about.object, player: killed.about.player })],
);

/** 415: "kill". */
export const killing = instruction(
  { number: '415.1.a.1', restates: ['415.2'] },
  'A permanent is put from the board into the trash',
  'kill',
  {
    perform: (game, effect, context, { chosen }) =>
      objects(game, effect.object, context, chosen)
        .filter((object) => canBeKilled(game, object))
        .flatMap((object) => killedAndNotMoved(game, kill(object, context.source, context.ability))),
  },
);
