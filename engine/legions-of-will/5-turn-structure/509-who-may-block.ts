/** Which units may block which attackers, must and can't, and what it costs (509.1a-509.1c). */
import { concatMap } from '../../kernel';
import { speaksOf } from '../6-actions-abilities-effects/609-statements';
import { holds } from '../conditions';
import { AS_WRITTEN, definition, fact, permission, prohibition, varied } from '../forms';
import type { LegionsGame } from '../game';
import type { GameObject } from '../object';
import { fits } from '../phrases';
import type { Cost } from '../text/tree';

/** A unit and the attacking unit that it blocks. */
export interface Block {
  readonly unit: GameObject;
  readonly attacker: GameObject;
}

/** 509.1a, 301.9: a reset unit blocks what attacks the base that it is in. */
export const unitsMayBlock = varied(
  permission<Block>(
    { number: '509.1a', restates: ['301.9'] },
    'A reset unit may block a unit attacking the base that it is in',
    'block a unit',
    (game, player, { unit, attacker }) =>
      unit.controller === player && game.typesOf(unit).includes('unit') && attacker.attacking,
  ),
  {
    whose: {
      controller: AS_WRITTEN,
      owner: {
        applies: (game, player, { unit, attacker }) =>
          unit.owner === player && game.typesOf(unit).includes('unit') && attacker.attacking,
      },
    },
  },
);

export const restedDontBlock = prohibition<Block>(
  '509.1a',
  "A rested unit can't block",
  'block a unit',
  (_game, _player, { unit }) => unit.rested,
);

export const onlyOwnBase = prohibition<Block>(
  { number: '509.1a', restates: ['301.9'] },
  "A unit can't block for a base that it isn't in",
  'block a unit',
  (_game, _player, { unit, attacker }) =>
    unit.attachedTo === undefined || unit.attachedTo !== attacker.attackedBase,
);

export const notAgain = prohibition<Block>(
  '509.1a',
  'A unit that an effect makes block an attacking unit is not chosen to block it once more',
  'block a unit',
  (_game, _player, { unit, attacker }) => unit.blocking.includes(attacker),
);

export const cantBlock = prohibition<Block>(
  '509.1b',
  "An effect that says a unit can't block is obeyed",
  'block a unit',
  (game, player, { unit, attacker }) =>
    game.forbidding('block', player, unit) !== undefined ||
    game.activeStatements("can't block").some((standing) => {
      const { statement, context } = standing;
      if (statement.says !== "can't block" || !speaksOf(game, standing, statement.subject, unit))
        return false;
      return (
        !(statement.unless && holds(game, statement.unless, context)) &&
        (!statement.by || fits(game, statement.by, attacker, context))
      );
    }),
);

export const evasion = prohibition<Block>(
  '509.1b',
  "A unit that can't be blocked isn't",
  'block a unit',
  (game, _player, { unit, attacker }) =>
    game.activeStatements("can't be blocked").some((standing) => {
      const { statement, context } = standing;
      if (statement.says !== "can't be blocked" || !speaksOf(game, standing, statement.subject, attacker))
        return false;
      return (
        !(statement.unless && holds(game, statement.unless, context)) &&
        (!statement.by || fits(game, statement.by, unit, context)) &&
        !(statement.exceptBy && fits(game, statement.exceptBy, unit, context))
      );
    }),
);

export const notAlone = fact(
  '509.1b',
  "A unit that can't block alone isn't the only blocker",
  (game, unit: GameObject) =>
    game
      .activeStatements("can't block alone")
      .some(
        (standing) =>
          standing.statement.says === "can't block alone" &&
          speaksOf(game, standing, standing.statement.subject, unit),
      ),
);

export const blockCosts = definition(
  '509.1c~2',
  'What a unit needs to pay to block is what effects say at that time',
  (game: LegionsGame, unit: GameObject): readonly Cost[] =>
    concatMap(game.activeStatements('costs to block'), (standing) =>
      standing.statement.says === 'costs to block' &&
      speaksOf(game, standing, standing.statement.subject, unit)
        ? standing.statement.costs
        : [],
    ),
  () => [],
);

/** How many attacking units a unit can be declared to block: one, and as many more as effects say. */
export const mostBlocked = (game: LegionsGame, unit: GameObject): number =>
  game
    .activeStatements('may block additional')
    .reduce(
      (sum, standing) =>
        standing.statement.says === 'may block additional' &&
        speaksOf(game, standing, standing.statement.subject, unit)
          ? sum + standing.statement.amount
          : sum,
      1,
    );
