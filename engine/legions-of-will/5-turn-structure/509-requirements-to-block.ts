/** As many requirements to block as possible are obeyed (509.1c). */
import type { Requirement } from '../../card-game/combat/requirements';
import { concatMap } from '../../kernel';
import { speaksOf } from '../6-actions-abilities-effects/609-statements';
import type { Standing } from '../effects-in-force';
import { fact } from '../forms';
import type { LegionsGame } from '../game';
import type { GameObject } from '../object';
import type { Block } from './509-who-may-block';

/** 509.1c: each effect that says it of a unit, of one that blocks or of one that is blocked, is a requirement. */
export const mustBlock = fact(
  '509.1c',
  'As many requirements to block as possible are obeyed',
  (game, standing: Standing, unit: GameObject) =>
    (standing.statement.says === 'blocks if able' || standing.statement.says === 'must be blocked if able') &&
    speaksOf(game, standing, standing.statement.subject, unit),
);

/** The requirements that blocks could obey, those to block and those to be blocked. */
export function requirementsToBlock(
  game: LegionsGame,
  blocks: readonly Block[],
): readonly (readonly Requirement<Block>[])[] {
  const kind = (
    says: 'blocks if able' | 'must be blocked if able',
    of: (block: Block) => GameObject,
  ): readonly Requirement<Block>[] =>
    concatMap(game.activeStatements(says), (standing) =>
      [...new Set(blocks.map(of))]
        .filter((unit) => mustBlock(game, standing, unit))
        .map((unit) => (block: Block) => of(block) === unit),
    );
  return [
    kind('blocks if able', ({ unit }) => unit),
    kind('must be blocked if able', ({ attacker }) => attacker),
  ];
}
