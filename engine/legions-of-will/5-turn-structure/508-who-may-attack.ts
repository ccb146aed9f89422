/** Which units may attack, must and can't, and what it costs (508.1a-508.1h). */
import { concatMap, query } from '../../kernel';
import { speaksOf } from '../6-actions-abilities-effects/609-statements';
import { holds } from '../conditions';
import type { Standing } from '../effects-in-force';
import { AS_WRITTEN, definition, fact, permission, prohibition, varied } from '../forms';
import type { LegionsGame } from '../game';
import type { GameObject } from '../object';
import type { Cost } from '../text/tree';

/** 305.6, 508.1a: the active player's reset units may attack; a base that has become a unit is one of them (506.3). */
export const unitsMayAttack = varied(
  permission<GameObject>(
    '508.1a',
    "The active player's reset units may attack",
    'attack',
    (game, player, unit) =>
      unit.zone === game.battlefield &&
      unit.controller === player &&
      game.now.active === player &&
      !(unit.isBase && unit.faceDown) &&
      game.typesOf(unit).includes('unit'),
  ),
  {
    whose: {
      controller: AS_WRITTEN,
      owner: {
        applies: (game, player, unit) =>
          unit.zone === game.battlefield &&
          unit.owner === player &&
          game.now.active === player &&
          !(unit.isBase && unit.faceDown) &&
          game.typesOf(unit).includes('unit'),
      },
    },
  },
);

export const restedDontAttack = prohibition<GameObject>(
  '508.1a',
  "A rested unit can't be declared as an attacker",
  'attack',
  (_game, _player, unit) => unit.rested,
);

const movedThisTurn = (game: LegionsGame, unit: GameObject): boolean =>
  unit.movedOnTurn === game.now.turn &&
  !game
    .activeStatements('may attack after moving')
    .some(
      (standing) =>
        standing.statement.says === 'may attack after moving' &&
        speaksOf(game, standing, standing.statement.subject, unit),
    );

export const movedDontAttack = varied(
  prohibition<GameObject>(
    '508.1a',
    "A unit that was moved between bases this turn can't attack",
    'attack',
    (game, _player, unit) => movedThisTurn(game, unit),
  ),
  {
    which: {
      'one that was moved': AS_WRITTEN,
      // low-050
      'one that was moved or played': {
        applies: (game, _player, unit) => unit.playedOnTurn === game.now.turn || movedThisTurn(game, unit),
      },
    },
  },
);

export const cantAttack = prohibition<GameObject>(
  '508.1d',
  "An effect that says a unit can't attack is obeyed",
  'attack',
  (game, _player, unit) =>
    game.activeStatements("can't attack").some((standing) => {
      const { statement, context } = standing;
      return (
        statement.says === "can't attack" &&
        speaksOf(game, standing, statement.subject, unit) &&
        !(statement.unless && holds(game, statement.unless, context))
      );
    }),
);

/** 508.1d: the restrictions on what attacks together. */
export const notAlone = fact(
  '508.1d',
  "A unit that can't attack alone isn't the only attacker",
  (game, unit: GameObject) =>
    game
      .activeStatements("can't attack alone")
      .some(
        (standing) =>
          standing.statement.says === "can't attack alone" &&
          speaksOf(game, standing, standing.statement.subject, unit),
      ),
);

/** 508.1e: each effect that says it of a unit is a requirement. */
export const mustAttack = fact(
  '508.1e',
  'As many requirements to attack as possible are obeyed',
  (game, standing: Standing, unit: GameObject) =>
    standing.statement.says === 'attacks if able' &&
    speaksOf(game, standing, standing.statement.subject, unit),
);

/** 508.1g: what may be paid as a unit attacks. */
export const optionalCosts = (game: LegionsGame, unit: GameObject): readonly (readonly Cost[])[] =>
  concatMap(game.activeStatements('costs to attack'), (standing) =>
    standing.statement.says === 'costs to attack' &&
    standing.statement.optional &&
    speaksOf(game, standing, standing.statement.subject, unit)
      ? [standing.statement.costs]
      : [],
  );

export const attackCosts = definition(
  '508.1h',
  'What a unit needs to pay to attack is what effects say at that time',
  (game: LegionsGame, unit: GameObject): readonly Cost[] =>
    concatMap(game.activeStatements('costs to attack'), (standing) =>
      standing.statement.says === 'costs to attack' &&
      !standing.statement.optional &&
      speaksOf(game, standing, standing.statement.subject, unit)
        ? standing.statement.costs
        : [],
    ),
  () => [],
);

function rest(game: LegionsGame, units: readonly GameObject[]): void {
  for (const unit of units) game.set(unit, 'rested', true);
}

/** 508.1f, 508.1h: what attacking with some units costs is known once they are rested. */
export const costsOnceRested = query(
  'what attacking with some units costs',
  (game: LegionsGame, units: readonly GameObject[]): readonly Cost[] =>
    game.supposing(
      () => rest(game, units),
      () => concatMap(units, (unit) => attackCosts(game, unit)),
    ),
);

/**
 * Is something so of what attacking with some units costs?
 *
 * @param units those that would attack together
 * @param isSo is asked while they are rested, where there are costs; afterwards they are as they were
 */
export function onceRested(
  game: LegionsGame,
  units: readonly GameObject[],
  isSo: (costs: readonly Cost[]) => boolean,
): boolean {
  const costs = costsOnceRested(game, units);
  if (costs.length === 0) return isSo(costs);
  return game.supposing(
    () => rest(game, units),
    () => isSo(costs),
  );
}
