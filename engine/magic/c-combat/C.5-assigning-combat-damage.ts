import { asking, assumed, type Procedure, procedure, type Step, step } from '../../kernel';
import { combatDamageIsDealt, isFree } from '../5-turn-structure/510-combat-damage-step';
import { lethalWithDeathtouch } from '../7-additional-rules/702-deathtouch';
import { countsOthers, lethalFor } from '../a-abilities/A.37-trample';
import type { MagicGame } from '../game';
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
  const all: readonly Assignment[] = [
    ...creatures.map((to, place) => ({ source, to, player: undefined, amount: amounts[place] ?? 0 })),
    ...(player === undefined
      ? []
      : [{ source, to: undefined, player, amount: amounts[creatures.length] ?? 0 }]),
  ];
  game.set(data, 'assigned', [...data.assigned, ...all.filter(({ amount }) => amount > 0)]);
  game.set(data, 'finished', [...data.finished, source]);
}

const isDivided = ({ creatures, player }: Recipients): boolean =>
  creatures.length + (player === undefined ? 0 : 1) > 1;

const places = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place);

/** What must be assigned to each of some creatures before others, or the player, are assigned any. */
function inWhichOrder(
  game: MagicGame,
  source: MagicObject,
  { creatures, player }: Recipients,
  { assigned }: Assigning,
): { readonly thresholds: readonly number[]; readonly after: readonly (readonly number[])[] } {
  const already = (object: MagicObject): number =>
    assigned.filter(({ to }) => to === object).reduce((sum, { amount }) => sum + amount, 0);
  const lethal = creatures.map((each) =>
    lethalWithDeathtouch(
      game,
      source,
      each,
      assigned,
      lethalFor(game, each, countsOthers(game, already(each))),
    ),
  );
  const free = isFree(game);
  const ofPlayer = player === undefined ? 0 : 1;
  return {
    thresholds: [...lethal, ...places(ofPlayer).map(() => 0)],
    after: [
      ...creatures.map((_, place) => (free ? [] : places(place))),
      ...places(ofPlayer).map(() => places(creatures.length)),
    ],
  };
}

/** A creature that has nothing to divide: all goes to one, or nothing to nobody. */
const undivided: Step<MagicGame, Assigning> = step(
  ASSIGNED,
  'Creatures with nothing to divide assign their damage',
  (game, data) => {
    for (let object = next(game, data); object; object = next(game, data)) {
      const to = recipientsOf(game, object);
      if (isDivided(to) && combatDamage(game, object) > 0) return;
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
      const to = recipientsOf(game, object);
      const options = [
        ...to.creatures.map((each) => ({ label: `${each.card.name} [${each.id}]`, object: each })),
        ...(to.player === undefined ? [] : [{ label: game.player(to.player).name, player: to.player }]),
      ];
      return {
        kind: 'distribute',
        player: object.controller ?? object.owner,
        purpose: `assign combat damage of ${object.card.name}`,
        amount: combatDamage(game, object),
        options,
        minimums: options.map(() => 0),
        ...inWhichOrder(game, object, to, data),
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
