/** Effects that reselect which base a unit is attacking (508.7). */
import { attackableBases } from '../3-card-types/301-bases';
import { removeFromBattle } from '../4-zones/battle-state';
import { isMultiplayer } from '../8-multiplayer-rules/800-general';
import { definition, fact } from '../forms';
import type { LegionsGame } from '../game';
import { instruction } from '../instruction';
import type { GameObject } from '../object';
import { Occurrence } from '../occurrence';
import { controllerOf, objects } from '../phrases';

/** 508.5c: the bases among which one is reselected. */
export const reselectable = definition(
  '508.5c',
  "The reselected base is one of an opponent of the attacking unit's controller",
  (game: LegionsGame, unit: GameObject): readonly GameObject[] => attackableBases(game, controllerOf(unit)),
  (game) =>
    game.battlefield.objects.filter((object) => object.card.types.includes('base') && !object.faceDown),
);

/** 508.5d: in a multiplayer game; one in which several players can be attacked at once is an option (801). */
export const protectedByDefender = definition(
  '508.5d',
  'A base that is reselected is one that the defending player protects',
  (game: LegionsGame, bases: readonly GameObject[]): readonly GameObject[] =>
    isMultiplayer(game) ? bases.filter((base) => base.controller === game.now.defendingPlayer) : bases,
  (_game, bases) => bases,
);

/** 508.5a: the unit stays in battle, and attacked the base that it was declared to attack. It is only asked: nothing is done to a unit that stays. */
export const staysInBattle = fact(
  '508.5a~2',
  'A unit whose base is reselected is not removed from battle',
  () => true,
);

const attacker = (objects: readonly GameObject[]): GameObject | undefined =>
  objects.find((object) => object.attacking);

export const reselecting = instruction(
  '508.7',
  'A player reselects which base a unit is attacking',
  'reselect base',
  {
    choices: (game, effect, context) => {
      const unit = attacker(objects(game, effect.object, context));
      if (!unit) return [];
      const bases = protectedByDefender(game, reselectable(game, unit));
      const count = Math.min(1, bases.length);
      return [
        {
          player: context.controller,
          purpose: 'choose a base to attack',
          objects: bases,
          minimum: count,
          maximum: count,
        },
      ];
    },
    perform: (game, effect, context, { chosen }) => {
      const unit = attacker(objects(game, effect.object, context));
      const [base] = chosen;
      if (!unit || !base) return [];
      return [
        new Occurrence('reselect the base attacked', { object: unit, onto: base }, (on) => {
          if (staysInBattle(on)) on.set(unit, 'attackedBase', base);
          else removeFromBattle(on, unit);
        }),
      ];
    },
  },
);
