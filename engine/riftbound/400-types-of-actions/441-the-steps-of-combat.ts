/** The steps of combat: showdown, combat damage, resolution (441–444). */
import { asking, type Procedure, procedure, step } from '../../kernel';
import { unitsAt } from '../100-game-concepts/105-spaces';
import { clearContest, controllerAt, presentAt, takeControl } from '../100-game-concepts/184-battlefields';
import { cleanup, designate } from '../300-playing-the-game/318-cleanups';
import { opening } from '../300-playing-the-game/337-showdowns';
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import { hasKeyword } from '../phrases';
import type { Location, Piece } from '../piece';
import { deal } from './404-deal';
import { scoring } from './445-scoring';

interface Combat {
  readonly at: Location;
}

/** 442: attacker and defender are established, and the showdown opens. */
export const beginningCombat: Procedure<RiftboundGame, Combat> = procedure('the showdown step', [
  step(
    ['442.1.a.1', '442.1.a.2', '322.14', '438', '430.1'],
    'The attacker is who contested the battlefield',
    (game, { at }) => {
      game.set(game.now, 'combat', at);
      game.set(game.now, 'attacker', at.contestedBy);
      game.call(opening, { at });
    },
  ),
  step(
    ['442.1.a.3', '442.1.a.4', '442.1.a'],
    'Units there gain the designation of their controller',
    (game, { at }) => {
      const { attacker } = game.now;
      game.propose(
        ...unitsAt(game, at).map((unit) =>
          designate(unit, unit.controller === attacker ? 'attacker' : 'defender'),
        ),
      );
    },
  ),
  step(
    ['342.1', '442.1.b', '442.1.c', '442.1.e', '343.1'],
    'What triggers then makes the initial chain',
    (game) => game.set(game.now, 'initialChain', game.waiting.length > 0),
  ),
]);

/** 410.1.b: what a unit contributes. */
export const contributes = definition(
  ['410.1.b', '443.1.b', '443.1.c'],
  'A stunned unit contributes no Might to combat damage',
  (game: RiftboundGame, unit: Piece) => (unit.stunned ? 0 : game.look(unit).might),
  (game, unit) => game.look(unit).might,
);

/** 741, 443.1.d.5: units in the order of the groups in which damage must be assigned to them. */
export const assignmentRank = definition(
  ['741.1.b', '443.1.d.5', '741.1.c'],
  'Units with Tank are assigned damage before others',
  (game: RiftboundGame, unit: Piece) => (hasKeyword(game, unit, 'tank') ? 0 : 1),
  () => 1,
);

/** 142.2.a, 443.1.d.3: how much damage is lethal to a unit. */
export const lethalTo = (game: RiftboundGame, unit: Piece): number =>
  Math.max(1, game.look(unit).might - unit.damage);

interface Assigning extends Combat {
  /** Who assigns: the attacker, then the defender. */
  side: 'attacker' | 'defender' | 'done';
  left: number;
  assigned: readonly { readonly unit: Piece; readonly amount: number }[];
}

const sideAt = (game: RiftboundGame, at: Location, side: 'attacker' | 'defender'): readonly Piece[] =>
  unitsAt(game, at).filter(({ designation }) => designation === side);

const sum = (game: RiftboundGame, units: readonly Piece[]): number =>
  units.reduce((total, unit) => total + contributes(game, unit), 0);

/** The units to which damage can be assigned next. */
function nextUnits(game: RiftboundGame, { at, side, assigned }: Assigning): readonly Piece[] {
  const others = sideAt(game, at, side === 'attacker' ? 'defender' : 'attacker').filter(
    (unit) => !assigned.some((each) => each.unit === unit),
  );
  const first = Math.min(...others.map((unit) => assignmentRank(game, unit)));
  return others.filter((unit) => assignmentRank(game, unit) === first);
}

/** 443: combat damage. */
export const combatDamage: Procedure<RiftboundGame, Assigning> = procedure('the combat damage step', [
  step(['443.1.a', '443.1.a.1'], 'Combat damage is dealt only if both sides remain', (game, data) => {
    if (sideAt(game, data.at, 'attacker').length === 0 || sideAt(game, data.at, 'defender').length === 0)
      return 'finish';
    if (data.side !== 'done') game.set(data, 'left', sum(game, sideAt(game, data.at, data.side)));
    return undefined;
  }),
  asking(
    ['443.1.d', '443.1.d.3', '443.1.d.4', '443.1.d.6', '741.1.c.2'],
    'From the attacker on, damage is assigned, lethal damage to one unit before the next',
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
      const amount = Math.min(data.left, lethalTo(game, unit));
      game.set(data, 'assigned', [...data.assigned, { unit, amount }]);
      game.set(data, 'left', data.left - amount);
      return 'again';
    },
  ),
  step(
    ['443.1.d.4', '443.1.d'],
    'What is left over goes to the last unit; then the defender assigns',
    (game, data) => {
      const targets = data.side === 'attacker' ? 'defender' : 'attacker';
      const mine = data.assigned.filter(({ unit }) => unit.designation === targets);
      const last = mine.at(-1);
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
    },
  ),
  step(
    ['443.1.e', '443.1.d.1.a', '404.6.c'],
    'All assigned damage is dealt at once',
    (game, { assigned }) => {
      if (assigned.length > 0)
        game.propose(...assigned.map(({ unit, amount }) => deal(unit, amount, { combat: true })));
    },
  ),
]);

const defenderOf = (game: RiftboundGame, at: Location): number | undefined =>
  sideAt(game, at, 'defender')[0]?.controller;

/** 443, 444: what follows the showdown of a combat. */
export const finishingCombat: Procedure<RiftboundGame, Combat> = procedure('finishing a combat', [
  step(['443.1', '345.1'], 'The combat damage step', (game, { at }) =>
    game.call(combatDamage, { at, side: 'attacker', left: 0, assigned: [] }),
  ),
  step(['444.1', '444.1.a', '323'], 'A combat cleanup is performed', (game) => {
    game.set(game.now, 'cleanupDue', false);
    game.call(cleanup, { special: 'combat' });
  }),
  step(
    ['444.2', '444.2.a', '444.2.c', '444.2.d'],
    'The player with units remaining establishes control',
    (game, { at }) => {
      const [only, another] = presentAt(game, at);
      if (another !== undefined) return 'finish';
      if (only !== undefined && controllerAt(at) === only) {
        game.propose(clearContest(at));
        return 'finish';
      }
      game.propose(takeControl(at, only), clearContest(at));
      return only === undefined ? 'finish' : undefined;
    },
  ),
  step(['444.2.b', '446.1'], 'Gaining control is a conquer', (game, { at }) => {
    const seat = controllerAt(at);
    if (seat !== undefined) game.call(scoring, { seat, location: at, how: 'conquer' });
  }),
]);
