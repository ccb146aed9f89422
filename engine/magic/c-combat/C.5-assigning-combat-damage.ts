import { asking, assumed, choosing, type Procedure, procedure, type Step, step } from '../../kernel';
import { combatDamageIsDealt, isFree } from '../5-turn-structure/510-combat-damage-step';
import { dividedWithOthers } from '../5-turn-structure/510-total-assignment';
import { lethalWithDeathtouch } from '../7-additional-rules/702-deathtouch';
import { attackerDivides, defenderDivides, isSharedFreely } from '../a-abilities/A.8-banding';
import { countsOthers, lethalFor } from '../a-abilities/A.37-trample';
import type { MagicGame } from '../game';
import type { Assignment, MagicObject } from '../object';
import { defendingPlayer } from '../text/phrases';
import {
  type Assigning,
  combatDamage,
  mayAssignAsUnblocked,
  next,
  type Recipients,
  recipientsOf,
  toThePlayer,
} from './C.5-combat-damage';

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

/** What a creature still needs to be assigned to have lethal damage. */
const missingTo =
  (game: MagicGame, source: MagicObject, { assigned }: Assigning) =>
  (object: MagicObject): number => {
    const already = assigned.filter(({ to }) => to === object).reduce((sum, { amount }) => sum + amount, 0);
    const lethal = lethalFor(game, object, countsOthers(game, already));
    return lethalWithDeathtouch(game, source, object, assigned, lethal);
  };

/** What a creature is to divide, and over whom. */
function toAssign(game: MagicGame, data: Assigning) {
  const object = next(game, data);
  if (!object) return undefined;
  const whole =
    isFree(game) || isSharedFreely(game, object)
      ? undefined
      : dividedWithOthers(game, object, data, missingTo(game, object, data));
  return { object, to: recipientsOf(game, object), ways: whole?.ways, said: whole?.said };
}

/** What must be assigned to each of some creatures before others, or the player, are assigned any. */
function inWhichOrder(
  game: MagicGame,
  source: MagicObject,
  { creatures, player }: Recipients,
  data: Assigning,
): { readonly thresholds: readonly number[]; readonly after: readonly (readonly number[])[] } {
  const lethal = creatures.map(missingTo(game, source, data));
  const free = isFree(game) || isSharedFreely(game, source);
  const ofPlayer = player === undefined ? 0 : 1;
  return {
    thresholds: [...lethal, ...places(ofPlayer).map(() => 0)],
    after: [
      ...creatures.map((_, place) => (free ? [] : places(place))),
      ...places(ofPlayer).map(() => places(creatures.length)),
    ],
  };
}

/** Who divides a creature's damage: its controller, or the other player. */
const whoDivides = (game: MagicGame, object: MagicObject): number => {
  if (defenderDivides(game, object)) return defendingPlayer(game);
  if (attackerDivides(game, object)) return game.now.active;
  return object.controller ?? object.owner;
};

const listed = (to: readonly MagicObject[], amounts: readonly number[]): string =>
  to.map(({ card, id }, place) => `${amounts[place] ?? 0} to ${card.name} [${id}]`).join(', ');

/** Is it open whether a creature assigns its damage as though it weren't blocked? */
const isAskedFirst = (game: MagicGame, { declined }: Assigning, object: MagicObject): boolean =>
  !declined.includes(object) && mayAssignAsUnblocked(game, object) && combatDamage(game, object) > 0;

const asUnblocked: Step<MagicGame, Assigning> = choosing(
  ASSIGNED,
  'It is chosen whether a creature assigns its damage as though it were not blocked',
  (game, data) => {
    const object = next(game, data);
    if (!object || !isAskedFirst(game, data, object)) return undefined;
    const offers = [
      { label: `${object.card.name} fights what blocks it`, action: 'decline', value: false },
      { label: `${object.card.name} is as though unblocked`, action: 'accept', value: true },
    ];
    return { player: whoDivides(game, object), purpose: 'may', offers };
  },
  (game, data, [isAccepted]) => {
    const object = next(game, data);
    if (object && isAccepted) note(game, data, object, toThePlayer(game), [combatDamage(game, object)]);
    else if (object) game.set(data, 'declined', [...data.declined, object]);
    return 'restart';
  },
);

/** A creature that has nothing to divide: all goes to one, or nothing to nobody. */
const undivided: Step<MagicGame, Assigning> = step(
  ASSIGNED,
  'Creatures with nothing to divide assign their damage',
  (game, data) => {
    for (let object = next(game, data); object; object = next(game, data)) {
      const to = recipientsOf(game, object);
      if (isAskedFirst(game, data, object)) return;
      if (isDivided(to) && combatDamage(game, object) > 0) return;
      note(game, data, object, to, [combatDamage(game, object)]);
    }
  },
);

export const assignCombatDamage: Procedure<MagicGame, Assigning> = procedure('assign combat damage', [
  undivided,
  asUnblocked,
  asking(
    ASSIGNED,
    'The active player, then the defending player, announce how creatures deal damage',
    (game, data: Assigning) => {
      const what = toAssign(game, data);
      if (!what) return undefined;
      const { object, to, ways, said } = what;
      const player = whoDivides(game, object);
      const purpose = `assign combat damage of ${object.card.name}`;
      if (ways)
        return {
          kind: 'choose',
          player,
          purpose,
          minimum: 1,
          maximum: 1,
          options: ways.map((amounts) => ({ label: listed(to.creatures, amounts) })),
        };
      const options = [
        ...to.creatures.map((each) => ({ label: `${each.card.name} [${each.id}]`, object: each })),
        ...(to.player === undefined ? [] : [{ label: game.player(to.player).name, player: to.player }]),
      ];
      return {
        kind: 'distribute',
        player,
        purpose,
        amount: combatDamage(game, object),
        options,
        minimums: options.map(() => 0),
        ...inWhichOrder(game, object, to, data),
        ...said,
      };
    },
    (game, data, answer) => {
      const what = toAssign(game, data);
      if (what)
        note(game, data, what.object, what.to, what.ways ? (what.ways[answer[0] ?? 0] ?? []) : answer);
      return 'restart';
    },
  ),
  combatDamageIsDealt,
]);
