import {
  type Assigner,
  afterwards,
  inThresholds,
  isEntangled,
  legalDivisions,
  type Outstanding,
} from '../../card-game/combat/whole-assignment';
import { asking, oneAfterAnother, type Procedure, procedure, turnBasedAction } from '../../kernel';
import { activePlayerFirst } from '../1-game-concepts/101-players';
import { dealDamage } from '../1-game-concepts/113-damage';
import { definition, fact } from '../forms';
import type { LegionsGame } from '../game';
import type { GameObject } from '../object';
import { ObjectOption } from '../offered';

interface Assignment {
  readonly source: GameObject;
  readonly to: GameObject;
  readonly amount: number;
}

interface Assigning {
  assigned: readonly Assignment[];
  /** Units that have assigned their damage. */
  finished: readonly GameObject[];
}

/** 510.1a: battle damage is equal to power; zero or less is none. */
export const battleDamage = definition(
  { number: '510.1a', restates: ['113.2a'] },
  'Each attacking and blocking unit assigns damage equal to its power',
  (game: LegionsGame, unit: GameObject) => Math.max(0, game.look(unit).power),
  () => 0,
);

/** 510.1b: an unblocked unit assigns its damage to the base that it attacks. */
export const toTheBase = definition(
  '510.1b',
  'An unblocked unit assigns its damage to the base it attacks',
  (_game, unit: GameObject): readonly GameObject[] =>
    unit.attackedBase && !unit.attackedBase.faceDown ? [unit.attackedBase] : [],
  (_game, _unit) => [],
);

/** 510.1c: a blocked unit to the units blocking it. */
export const toTheBlockers = definition(
  '510.1c',
  'A blocked unit assigns its damage to the units blocking it, in order',
  (_game, unit: GameObject): readonly GameObject[] => unit.blockedBy,
  (_game, unit) => (unit.attackedBase ? [unit.attackedBase] : []),
);

/** 510.1d: a blocking unit to the units that it blocks. */
export const toTheAttackers = definition(
  '510.1d',
  'A blocking unit assigns its damage to the units it blocks, in order',
  (_game, unit: GameObject): readonly GameObject[] => unit.blocking,
  (_game, _unit) => [],
);

const recipients = (game: LegionsGame, unit: GameObject): readonly GameObject[] =>
  unit.attacking
    ? unit.blocked
      ? toTheBlockers(game, unit)
      : toTheBase(game, unit)
    : toTheAttackers(game, unit);

/** 510.1c: what an earlier one in the order must be assigned: lethal damage, counting what is marked and assigned already. */
export const lethalFor = definition(
  '510.1c',
  'A unit later in the order is assigned damage only when each one before it is assigned lethal damage',
  (game: LegionsGame, object: GameObject, already: number) =>
    Math.max(0, game.look(object).power - object.damage - already),
  () => 0,
);

/**
 * The unit that assigns next: attacking ones first, then blocking ones, which may be several players' (100.9). Those that
 * have nothing to assign are passed over.
 */
function nextUnit(game: LegionsGame, { finished }: Assigning): GameObject | undefined {
  const { objects } = game.battlefield;
  for (const unit of objects)
    if (unit.attacking && !finished.includes(unit) && isAsked(game, unit)) return unit;
  const blocking = objects.filter(
    (unit) => unit.blocking.length > 0 && !finished.includes(unit) && isAsked(game, unit),
  );
  for (const seat of activePlayerFirst(game))
    for (const unit of blocking) if (unit.controller === seat) return unit;
  return blocking[0];
}

const isAsked = (game: LegionsGame, unit: GameObject): boolean =>
  battleDamage(game, unit) > 0 && recipients(game, unit).length > 0;

/** 510.1e: what later units of the same player will assign counts as well; switched off, only what was assigned before. It is only asked: it chooses between two ways of looking at an assignment. */
export const wholeAssignment = fact(
  '510.1e',
  "A player's damage assignment is judged as a whole, in whatever order its parts are announced",
  () => true,
);

const assignedTo = (data: Assigning, object: GameObject): number =>
  data.assigned.filter((each) => each.to === object).reduce((sum, each) => sum + each.amount, 0);

/** How a unit's damage may be divided: one by one where thresholds can't say it; undefined where nothing is entangled. */
function entangled(
  game: LegionsGame,
  data: Assigning,
  unit: GameObject,
): readonly (readonly number[])[] | undefined {
  if (!wholeAssignment(game)) return undefined;
  const side: GameObject[] = [];
  for (const each of game.battlefield.objects)
    if (each.controller === unit.controller && each.attacking === unit.attacking && isInBattle(game, each))
      side.push(each);
  // Only what divides its damage can help others.
  if (side.length < 2 || !side.some((each) => recipients(game, each).length > 1)) return undefined;
  const places = [...new Set(side.flatMap((each) => recipients(game, each)))];
  const assigner = (each: GameObject): Assigner => ({
    amount: battleDamage(game, each),
    order: recipients(game, each).map((to) => places.indexOf(to)),
  });
  if (!isEntangled(side.map(assigner))) return undefined;
  const before: Outstanding = {
    missing: places.map((object) => lethalFor(game, object, assignedTo(data, object))),
    owed: new Set(),
  };
  const amountsOf = (each: GameObject): readonly number[] =>
    data.assigned.filter(({ source }) => source === each).map(({ amount }) => amount);
  const { owed } = side
    .filter((each) => data.finished.includes(each))
    .reduce((outstanding, each) => afterwards(outstanding, assigner(each), amountsOf(each)), before);
  const later = side.filter((each) => each !== unit && !data.finished.includes(each)).map(assigner);
  return legalDivisions(assigner(unit), later, { missing: before.missing, owed });
}

/** "3 to Siren, 1 to Urchin": with their ids only where names don't tell the recipients apart. */
function listed(to: readonly GameObject[], amounts: readonly number[]): string {
  const isNamed = new Set(to.map(({ card }) => card.name)).size === to.length;
  return to
    .map(({ card, id }, place) => `${amounts[place] ?? 0} to ${card.name}${isNamed ? '' : ` [${id}]`}`)
    .join(', ');
}

/** What a unit is to divide, and over which objects. */
interface ToAssign {
  readonly unit: GameObject;
  readonly to: readonly GameObject[];
  /** Where thresholds can't say how it may be divided: every way, one by one. */
  readonly ways: readonly (readonly number[])[] | undefined;
  readonly said: ReturnType<typeof inThresholds>;
}

function toAssign(game: LegionsGame, data: Assigning): ToAssign | undefined {
  const unit = nextUnit(game, data);
  if (!unit) return undefined;
  const divisions = entangled(game, data, unit);
  const said = divisions && inThresholds(divisions);
  return { unit, to: recipients(game, unit), ways: said ? undefined : divisions, said };
}

export const assignBattleDamage: Procedure<LegionsGame, Assigning> = procedure('battle damage', [
  asking(
    { number: '510.1', restates: ['703.4h'] },
    'Attacking units, then blocking units, assign their battle damage',
    (game, data: Assigning) => {
      const what = toAssign(game, data);
      if (!what) return undefined;
      const { unit, to, ways, said } = what;
      const player = unit.controller ?? unit.owner;
      const purpose = `assign battle damage of ${unit.card.name}`;
      if (ways)
        return {
          player,
          purpose,
          kind: 'choose',
          minimum: 1,
          maximum: 1,
          options: ways.map((amounts) => ({ label: listed(to, amounts) })),
        };
      return {
        player,
        purpose,
        kind: 'distribute',
        amount: battleDamage(game, unit),
        options: to.map((object) => new ObjectOption(object)),
        minimums: said?.minimums ?? to.map(() => 0),
        thresholds: said?.thresholds ?? to.map((object) => lethalFor(game, object, assignedTo(data, object))),
        after: oneAfterAnother(to.length),
      };
    },
    (game, data, answer) => {
      const what = toAssign(game, data);
      if (!what) return undefined;
      const { unit, to, ways } = what;
      const amounts = ways ? ways[answer[0] ?? 0] : answer;
      const more = to.map(
        (object, place): Assignment => ({ source: unit, to: object, amount: amounts?.[place] ?? 0 }),
      );
      game.set(data, 'assigned', [...data.assigned, ...more]);
      game.set(data, 'finished', [...data.finished, unit]);
      return 'again';
    },
  ),
  turnBasedAction(
    { number: '510.2', restates: ['703.4i'] },
    'All battle damage is dealt simultaneously',
    (game, data) => {
      game.propose(
        ...data.assigned
          .filter((each) => each.amount > 0)
          .map(({ source, to, amount }) => dealDamage(source, to, amount, true)),
      );
    },
  ),
]);

const isInBattle = (game: LegionsGame, unit: GameObject): boolean =>
  (unit.attacking || unit.blocking.length > 0) && isAsked(game, unit);
