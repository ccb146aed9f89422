import { buff } from '../400-types-of-actions/413-buff';
import { AS_WRITTEN, fact, varied } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import type { GameObject } from '../object';
import { objects, players } from '../phrases';

/** 702.2.b.1: what isn't there isn't spent. */
export const hasNoBuff = fact(
  '702.2.b.1',
  'A buff is not spent from a unit that has none',
  (_game: RiftboundGame, object: GameObject) => !object.buffed,
);

/** 702.2.b.2: nor what is another player's. */
export const mayBeSpent = varied(
  fact(
    '702.2.b.2',
    'A buff is spent only from a unit that the player controls',
    (_game: RiftboundGame, object: GameObject, player: number) => object.controller === player,
  ),
  {
    whose: { controller: AS_WRITTEN, owner: (_game, object, player) => object.owner === player },
  },
);

/** Could a player spend a buff of an object? */
export const canBeSpent = (game: RiftboundGame, object: GameObject, player: number): boolean =>
  !object.ceased && !hasNoBuff(game, object) && mayBeSpent(game, object, player);

/** 702.2.b: "spend a buff". */
export const spendingBuffs = instruction(
  '702.2.b',
  'A buff is removed from a unit that the player controls',
  'spend buff',
  {
    choices: (game, effect, context) =>
      players(game, effect.who, context).map((player) => {
        const units = objects(game, effect.from, context).filter((object) =>
          canBeSpent(game, object, player),
        );
        const wanted = effect.amount === 'any number' ? units.length : effect.amount;
        const maximum = Math.min(units.length, wanted);
        const minimum = effect.amount === 'any number' ? 0 : maximum;
        return { player, purpose: 'choose a buff to spend', objects: units, minimum, maximum };
      }),
    perform: (_game, _effect, _context, { chosen }) => chosen.map((object) => buff(object, false)),
  },
);
