import type { Requirement } from '../../card-game/combat/requirements';
import { assumed, concatMap, type Rule } from '../../kernel';
import { requirementsOfGoaded } from '../7-additional-rules/701-goad';
import type { Block } from '../a-abilities/blocks';
import { fact } from '../forms';
import type { MagicGame, Standing } from '../game';
import type { MagicObject } from '../object';
import { isSaidOf, saidOf, speaksOf } from '../t-timing/T.8-statements';

type Must =
  | 'attacks if able'
  | 'blocks if able'
  | 'must be blocked if able'
  | 'blocked by all able'
  | 'blocks this if able';

const speaks = (game: MagicGame, standing: Standing, says: Must, object: MagicObject): boolean =>
  standing.statement.says === says && speaksOf(game, standing, standing.statement.subject, object);

/** C.3.9, C.7.4: what must attack does, wherever it can. */
export const mustAttack = fact(
  {
    '2003': { number: 'C.3.9', restates: ['C.7.6'] },
    '2013': '508.1d',
    '2025': assumed('C.3.9', { from: '2003' }),
  },
  'No creature that must attack is left out that could be added',
  (game: MagicGame, standing: Standing, object: MagicObject) =>
    speaks(game, standing, 'attacks if able', object),
);

/** C.7.3: texts of later editions speak of each combat. */
export const hasDoneSo = fact(
  { '2003': 'C.7.3' },
  'What must attack and has attacked this turn need not do so again',
  (_game: MagicGame, { hasAttacked }: MagicObject) => hasAttacked,
);

/** C.7.Ruling.1, as ruling summary-002 reads it; in later books as many requirements are obeyed as can be. */
export const noMaximum = fact(
  { '2003': 'C.7.Ruling.1' },
  'Of creatures that must attack or block as many as could be added are declared, but no maximum of them',
  (_game: MagicGame) => true,
);

/** The requirements that attacks could obey. */
export const requirementsToAttack = (game: MagicGame): readonly (readonly Requirement<MagicObject>[])[] => [
  concatMap(game.activeStatements('attacks if able'), (standing) =>
    game.inPlay.objects
      .filter((object) => mustAttack(game, standing, object) && !hasDoneSo(game, object))
      .map((object) => (attacker: MagicObject) => attacker === object),
  ),
  requirementsOfGoaded(game),
];

/** C.4.9 */
export const mustBlock = fact(
  { number: 'C.4.9', restates: ['C.7.7'] },
  'No creature that must block is left out that could be added',
  (game: MagicGame, standing: Standing, says: Must, object: MagicObject) =>
    speaks(game, standing, says, object),
);

const isThis =
  ({ unit, attacker }: Block) =>
  (block: Block): boolean =>
    block.unit === unit && block.attacker === attacker;

/** The requirements that blocks could obey, those to block and those to be blocked. */
export function requirementsToBlock(
  game: MagicGame,
  blocks: readonly Block[],
): readonly (readonly Requirement<Block>[])[] {
  const kind = (says: Must, of: (block: Block) => MagicObject): readonly Requirement<Block>[] =>
    concatMap(game.activeStatements(says), (standing) =>
      [...new Set(blocks.map(of))]
        .filter((object) => mustBlock(game, standing, says, object))
        .map((object) => (block: Block) => of(block) === object),
    );
  const lured = concatMap(game.activeStatements('blocked by all able'), (standing) =>
    blocks.filter(({ attacker }) => mustBlock(game, standing, 'blocked by all able', attacker)).map(isThis),
  );
  const provoked = concatMap(game.activeStatements('blocks this if able'), (standing) =>
    blocks
      .filter(
        ({ unit, attacker }) =>
          attacker === standing.context.source && mustBlock(game, standing, 'blocks this if able', unit),
      )
      .map(isThis),
  );
  return [
    [...lured, ...provoked],
    kind('blocks if able', ({ unit }) => unit),
    kind('must be blocked if able', ({ attacker }) => attacker),
  ];
}

/** C.3.Ruling.6: two that must not be alone meet each other's requirement. */
export const isAlone = fact(
  'C.3.Ruling.6',
  'What does not attack or block alone is not the only one to do so',
  (_game: MagicGame, together: ReadonlySet<MagicObject>) => together.size === 1,
);

/** C.3.Ruling.1, C.4.Ruling.1 */
export const tooFewOthers = fact(
  'C.3.Ruling.1',
  'What attacks or blocks only with so many others does not do so with fewer',
  (_game: MagicGame, together: ReadonlySet<MagicObject>, others: number) => together.size <= others,
);

const WITH = { "can't attack alone": 'attacks only with', "can't block alone": 'blocks only with' } as const;

/** Is none of those that are declared without as many others as it needs? */
export const isTogether = (
  game: MagicGame,
  says: keyof typeof WITH,
  together: ReadonlySet<MagicObject>,
): boolean =>
  ![...together].some(
    (object) =>
      (isSaidOf(game, says, object) && isAlone(game, together)) ||
      saidOf(game, WITH[says], object).some(
        ({ statement }) =>
          (statement.says === 'attacks only with' || statement.says === 'blocks only with') &&
          tooFewOthers(game, together, statement.amount),
      ),
  );

/** The rule by which something may not be declared with these alone; undefined where none says so. */
export const keepsApart = (
  game: MagicGame,
  says: keyof typeof WITH,
  together: ReadonlySet<MagicObject>,
): Rule | undefined => {
  if (isTogether(game, says, together)) return undefined;
  const isSaid = [...together].some((object) => isSaidOf(game, says, object));
  return isSaid && isAlone(game, together) ? isAlone : tooFewOthers;
};
