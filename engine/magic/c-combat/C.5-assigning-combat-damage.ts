import { asking, assumed, type Procedure, procedure, type Step, step } from '../../kernel';
import { combatDamageIsDealt, isFree } from '../5-turn-structure/510-combat-damage-step';
import type { MagicGame } from '../game';
import { notBelowNothing } from '../k-card-types/K.10-negative-power';
import type { Assignment, MagicObject } from '../object';
import { type Assigning, combatDamage, next, type Recipients, recipientsOf } from './C.5-combat-damage';

/** C.5.1, 703.4k */
const ASSIGNED = {
  '2003': 'C.5.1',
  '2013': assumed('510.1', { from: ['2025', '703.4k'] }),
  '2025': '703.4k',
};

/** Notes what a creature has assigned. */
function note(
  game: MagicGame,
  data: Assigning,
  source: MagicObject,
  { creatures, player }: Recipients,
  amounts: readonly number[],
): void {
  const all: readonly Assignment[] =
    player === undefined
      ? creatures.map((to, place) => ({ source, to, player: undefined, amount: amounts[place] ?? 0 }))
      : [{ source, to: undefined, player, amount: amounts[0] ?? 0 }];
  game.set(data, 'assigned', [...data.assigned, ...all.filter(({ amount }) => amount > 0)]);
  game.set(data, 'finished', [...data.finished, source]);
}

/** A creature that has nothing to divide: all goes to one, or nothing to nobody. */
const undivided: Step<MagicGame, Assigning> = step(
  ASSIGNED,
  'Creatures with nothing to divide assign their damage',
  (game, data) => {
    for (let object = next(game, data); object; object = next(game, data)) {
      const to = recipientsOf(game, object);
      if (to.creatures.length > 1 && combatDamage(game, object) > 0) return;
      note(game, data, object, to, [combatDamage(game, object)]);
    }
  },
);

export const assignCombatDamage: Procedure<MagicGame, Assigning> = procedure('assign combat damage', [
  undivided,
  asking(
    ASSIGNED,
    'The active player, then the defending player, announce how creatures deal damage',
    (game, data: Assigning) => {
      const object = next(game, data);
      if (!object) return undefined;
      const { creatures } = recipientsOf(game, object);
      const lethal = creatures.map((each) =>
        Math.max(0, notBelowNothing(game, game.look(each).toughness) - each.damage),
      );
      return {
        kind: 'distribute',
        player: object.controller ?? object.owner,
        purpose: `assign combat damage of ${object.card.name}`,
        amount: combatDamage(game, object),
        options: creatures.map((object) => ({ label: `${object.card.name} [${object.id}]`, object })),
        minimums: creatures.map(() => 0),
        thresholds: isFree(game) ? creatures.map(() => 0) : lethal,
        after: creatures.map((_, place) =>
          isFree(game) ? [] : creatures.slice(0, place).map((__, at) => at),
        ),
      };
    },
    (game, data, answer) => {
      const object = next(game, data);
      if (object) note(game, data, object, recipientsOf(game, object), answer);
      return 'restart';
    },
  ),
  combatDamageIsDealt,
]);
