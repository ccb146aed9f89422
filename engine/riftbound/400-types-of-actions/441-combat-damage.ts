/** The combat damage step: assigning damage, and dealing it (443). */
import { asking, choosing, type Procedure, procedure, step } from '../../kernel';
import { unitsAt } from '../100-game-concepts/105-spaces';
import { isTank } from '../700-additional-rules/741-tank';
import { isSaidOf } from '../active-statements';
import { AS_WRITTEN, definition, fact, varied } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject, Location } from '../object';
import type { Particulars } from '../occurrence';
import { deal } from './404-deal';

/** A combat, by its battlefield. */
export interface Combat {
  readonly at: Location;
  /** The units that were there as the damage had been dealt. */
  fought?: readonly GameObject[];
}

type Designation = 'attacker' | 'defender';

interface Assigning extends Combat {
  /** Who assigns: the attacker, then the defender. */
  side: Designation | 'done';
  left: number;
  assigned: readonly { readonly unit: GameObject; readonly amount: number }[];
}

/** 410.1.b: what a unit contributes. */
export const contributes = definition(
  '410.1.b',
  'A stunned unit contributes no Might to combat damage',
  (game: RiftboundGame, unit: GameObject) =>
    unit.stunned || isSaidOf(game, "doesn't deal combat damage", unit) ? 0 : game.look(unit).might,
  (game, unit) => game.look(unit).might,
);

/** 741, 443.1.d.5: must damage be assigned to a unit before others, after them, or (undefined) neither? */
export const assignedFirst = fact(
  '443.1.d.2',
  'Units that must be assigned combat damage first are assigned it before others',
  (game: RiftboundGame, unit: GameObject) =>
    isTank(game, unit) || isSaidOf(game, 'assigned combat damage first', unit),
);
export const assignedLast = fact(
  '443.1.d.5',
  'Units that must be assigned combat damage last are assigned it after others',
  (game: RiftboundGame, unit: GameObject) => isSaidOf(game, 'assigned combat damage last', unit),
);

/** 443.1.d.9: what can't be dealt damage is passed over. */
export const isExempt = fact(
  '443.1.d.9',
  'A unit that can not be dealt damage is ignored as damage is assigned',
  (game: RiftboundGame, unit: GameObject) => isSaidOf(game, "doesn't take damage", unit),
);

/** 142.2.a, 443.1.d.3: how much damage is lethal to a unit; what is marked on it counts. */
export const lethalTo = varied(
  definition(
    '443.1.d.3',
    'A unit is assigned lethal damage, and no more, before the next unit',
    (game: RiftboundGame, unit: GameObject, _left: number): number =>
      Math.max(1, game.look(unit).might - unit.damage),
    (_game, _unit, left) => left,
  ),
  {
    'how many': {
      'as many as its Might leaves': AS_WRITTEN,
      // rift-203
      'as many as its Might': (game, unit) => Math.max(1, game.look(unit).might),
    },
  },
);

const sideAt = (game: RiftboundGame, at: Location, side: Designation): readonly GameObject[] =>
  unitsAt(game, at).filter(({ designation }) => designation === side);

const sum = (game: RiftboundGame, units: readonly GameObject[]): number =>
  units.reduce((total, unit) => total + contributes(game, unit), 0);

const otherSide = (side: Assigning['side']): Designation => (side === 'attacker' ? 'defender' : 'attacker');

/**
 * 443.1.d.7, 443.1.d.8: a unit that must be first as well as last is the one or the other, as the player who assigns
 * chooses, but never in between.
 */
export const eitherWay = fact(
  '443.1.d.7',
  'Of requirements that exclude each other, the assigning player chooses one',
  (game: RiftboundGame, unit: GameObject) => assignedFirst(game, unit) && assignedLast(game, unit),
);

/** The units to which damage can be assigned next. */
function nextUnits(game: RiftboundGame, { at, side, assigned }: Assigning): readonly GameObject[] {
  const all = sideAt(game, at, otherSide(side)).filter((unit) => !isExempt(game, unit));
  const isAssigned = (unit: GameObject): boolean => assigned.some((each) => each.unit === unit);
  const open = all.filter((unit) => !isAssigned(unit));
  const either = new Set(open.filter((unit) => eitherWay(game, unit)));
  const others = open.filter((unit) => !either.has(unit));
  const first = others.filter((unit) => assignedFirst(game, unit));
  if (first.length > 0) return open.filter((unit) => either.has(unit) || first.includes(unit));
  const isPlain = (unit: GameObject): boolean => !assignedFirst(game, unit) && !assignedLast(game, unit);
  const plain = others.filter(isPlain);
  if (plain.length === 0) return open;
  const hasBegun = all.some((unit) => isAssigned(unit) && isPlain(unit));
  return open.filter((unit) => plain.includes(unit) || (either.has(unit) && !hasBegun));
}

const defenderOf = (game: RiftboundGame, at: Location): number | undefined =>
  sideAt(game, at, 'defender')[0]?.controller;

/** 443.1.a: is anybody left on both sides? With one side left nothing could be assigned either: that can't be told apart. */
export const bothRemain = fact(
  '443.1.a',
  'The combat damage step occurs only if both sides remain',
  (game: RiftboundGame, at: Location) =>
    sideAt(game, at, 'attacker').length > 0 && sideAt(game, at, 'defender').length > 0,
);

/** 404.6.c.1: the units of the other side, all of them, deal the damage that is assigned to a unit. */
export const dealtBy = definition(
  '404.6.c.1',
  'Damage assigned to attackers is dealt by the defenders, and vice versa',
  (
    game: RiftboundGame,
    { designation }: GameObject,
    at: Location,
  ): Pick<Particulars, 'source' | 'others'> => {
    const [source, ...others] = designation ? sideAt(game, at, otherSide(designation)) : [];
    return source ? { source, others } : {};
  },
  () => ({}),
);

/** 443: combat damage. */
export const combatDamage: Procedure<RiftboundGame, Assigning> = procedure('the combat damage step', [
  step(
    { number: '443.1', restates: ['443.1.b', '443.1.c'] },
    'The Might of each side is summed',
    (game, data) => {
      if (!bothRemain(game, data.at)) return 'finish';
      if (data.side !== 'done') game.set(data, 'left', sum(game, sideAt(game, data.at, data.side)));
      return undefined;
    },
  ),
  asking(
    '443.1.d',
    'From the attacker on, each player assigns damage among the units of the other',
    (game, data: Assigning) => {
      if (data.side === 'done' || data.left <= 0) return undefined;
      const options = nextUnits(game, data);
      const player = data.side === 'attacker' ? game.now.attacker : defenderOf(game, data.at);
      if (options.length === 0 || player === undefined) return undefined;
      return {
        kind: 'choose',
        player,
        purpose: 'assign combat damage',
        options: options.map((unit) => ({ label: `${unit.name} [${unit.id}]`, object: unit })),
        minimum: 1,
        maximum: 1,
      };
    },
    (game, data, [place = 0]) => {
      const unit = nextUnits(game, data)[place];
      if (!unit) return undefined;
      const amount = Math.min(data.left, lethalTo(game, unit, data.left));
      game.set(data, 'assigned', [...data.assigned, { unit, amount }]);
      game.set(data, 'left', data.left - amount);
      return 'again';
    },
  ),
  choosing(
    '443.1.d.4',
    'What is left over when every unit has lethal damage goes to the one that the player chooses',
    (game, data: Assigning) => {
      const player = data.side === 'attacker' ? game.now.attacker : defenderOf(game, data.at);
      if (data.side === 'done' || data.left <= 0 || player === undefined) return undefined;
      const targets = otherSide(data.side);
      const able = data.assigned.filter(({ unit }) => unit.designation === targets);
      if (able.length < 2 || nextUnits(game, data).length > 0) return undefined;
      const offers = [...able].reverse().map(({ unit }) => ({
        label: `${unit.name} [${unit.id}]`,
        object: unit,
        value: unit,
      }));
      return { player, purpose: 'assign excess damage', offers };
    },
    (game, data, [chosen]) => {
      const { assigned, left } = data;
      game.set(
        data,
        'assigned',
        assigned.map((each) => (each.unit === chosen ? { ...each, amount: each.amount + left } : each)),
      );
      game.set(data, 'left', 0);
    },
  ),
  step('443.1.d.4', 'What is left over goes to the only unit; then the defender assigns', (game, data) => {
    const targets = otherSide(data.side);
    const last = data.assigned.filter(({ unit }) => unit.designation === targets).at(-1);
    if (data.left > 0 && last)
      game.set(
        data,
        'assigned',
        data.assigned.map((each) => (each === last ? { ...each, amount: each.amount + data.left } : each)),
      );
    if (data.side === 'attacker') {
      game.set(data, 'side', 'defender');
      return 'restart';
    }
    game.set(data, 'side', 'done');
    return undefined;
  }),
  step('443.1.e', 'All assigned damage is dealt at once', (game, { assigned, at }) => {
    if (assigned.length > 0)
      game.propose(
        ...assigned.map(({ unit, amount }) =>
          deal(unit, amount, { combat: true, ...dealtBy(game, unit, at) }),
        ),
      );
  }),
]);
