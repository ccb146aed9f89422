import { asking, type Procedure, procedure, turnBasedAction } from '../../kernel';
import { dealDamage } from '../1-game-concepts/113-damage';
import { definition } from '../forms';
import type { LegionsGame } from '../game';
import type { Piece } from '../piece';
import { attackersIn } from './509-declare-blockers-step';

interface Assignment {
  readonly source: Piece;
  readonly to: Piece;
  readonly amount: number;
}

interface Assigning {
  assigned: readonly Assignment[];
  /** Units that have assigned their damage. */
  finished: readonly Piece[];
}

/** 510.1a: battle damage is equal to power; zero or less is none. */
export const battleDamage = definition(
  ['510.1a', '113.2a'],
  'Each attacking and blocking unit assigns damage equal to its power',
  (game: LegionsGame, unit: Piece) => Math.max(0, game.look(unit).power),
  () => 0,
);

/** 510.1b: an unblocked unit assigns its damage to the base that it attacks. */
export const toTheBase = definition(
  ['510.1b', '506.4c'],
  'An unblocked unit assigns its damage to the base it attacks',
  (_game, unit: Piece): readonly Piece[] =>
    unit.attackedBase && !unit.attackedBase.faceDown ? [unit.attackedBase] : [],
  (_game, _unit) => [],
);

/** 510.1c: a blocked unit to the units blocking it. */
export const toTheBlockers = definition(
  '510.1c',
  'A blocked unit assigns its damage to the units blocking it, in order',
  (_game, unit: Piece): readonly Piece[] => unit.blockedBy,
  (_game, unit) => (unit.attackedBase ? [unit.attackedBase] : []),
);

/** 510.1d: a blocking unit to the units that it blocks. */
export const toTheAttackers = definition(
  '510.1d',
  'A blocking unit assigns its damage to the units it blocks, in order',
  (_game, unit: Piece): readonly Piece[] => unit.blocking,
  (_game, _unit) => [],
);

const recipients = (game: LegionsGame, unit: Piece): readonly Piece[] =>
  unit.attacking
    ? unit.blocked
      ? toTheBlockers(game, unit)
      : toTheBase(game, unit)
    : toTheAttackers(game, unit);

/** 510.1c: what an earlier one in the order must be assigned: lethal damage, counting what is marked and assigned already. */
export const lethalFor = definition(
  ['510.1c', '509.2'],
  'A unit later in the order is assigned damage only when each one before it is assigned lethal damage',
  (game: LegionsGame, piece: Piece, already: number) =>
    Math.max(0, game.look(piece).power - piece.damage - already),
  () => 0,
);

function nextUnit(game: LegionsGame, data: Assigning): Piece | undefined {
  const attackers = attackersIn(game);
  const blockers = game.battlefield.objects.filter((piece) => piece.blocking.length > 0);
  return [...attackers, ...blockers].find((unit) => !data.finished.includes(unit));
}

const isAsked = (game: LegionsGame, unit: Piece): boolean =>
  battleDamage(game, unit) > 0 && recipients(game, unit).length > 0;

export const assignBattleDamage: Procedure<LegionsGame, Assigning> = procedure('battle damage', [
  asking(
    ['510.1', '703.4h', '510.1e'],
    'Attacking units, then blocking units, assign their battle damage',
    (game, data: Assigning) => {
      const unit = nextUnit(game, { ...data, finished: [...data.finished, ...idle(game)] });
      if (!unit) return undefined;
      const to = recipients(game, unit);
      const thresholds = to.map((piece) =>
        lethalFor(
          game,
          piece,
          data.assigned.filter((each) => each.to === piece).reduce((sum, each) => sum + each.amount, 0),
        ),
      );
      return {
        kind: 'distribute',
        player: unit.controller ?? unit.owner,
        purpose: `assign battle damage of ${unit.card.name}`,
        amount: battleDamage(game, unit),
        options: to.map((piece) => ({ label: `${piece.card.name} [${piece.id}]`, object: piece })),
        minimums: to.map(() => 0),
        thresholds,
      };
    },
    (game, data, answer) => {
      const unit = nextUnit(game, { ...data, finished: [...data.finished, ...idle(game)] });
      if (!unit) return undefined;
      const to = recipients(game, unit);
      const more = to.map(
        (piece, place): Assignment => ({ source: unit, to: piece, amount: answer[place] ?? 0 }),
      );
      game.set(data, 'assigned', [...data.assigned, ...more]);
      game.set(data, 'finished', [...data.finished, unit]);
      return 'again';
    },
  ),
  turnBasedAction(['510.2', '703.4i'], 'All battle damage is dealt simultaneously', (game, data) => {
    game.propose(
      ...data.assigned
        .filter((each) => each.amount > 0)
        .map(({ source, to, amount }) => dealDamage(source, to, amount, true)),
    );
  }),
]);

const idle = (game: LegionsGame): readonly Piece[] =>
  game.battlefield.objects.filter(
    (unit) => (unit.attacking || unit.blocking.length > 0) && !isAsked(game, unit),
  );
