/** How many creatures may attack or block, and how many may block one (C.3.Ruling.1, C.4.Ruling.1). */
import { concatMap, type Rule } from '../../kernel';
import { menaces } from '../7-additional-rules/702-menace';
import type { Block } from '../a-abilities/blocks';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { saidOf } from '../t-timing/T.8-statements';
import { defendingPlayer, players } from '../text/phrases';
import { keepsApart } from './C.7-must-attack-or-block';

type AtMost = 'attackers at most' | 'blockers at most';

const mostOf = (game: MagicGame, says: AtMost): number =>
  Math.min(
    ...concatMap(game.activeStatements(says), ({ statement, context }) =>
      statement.says === says &&
      (statement.whom === undefined || players(game, statement.whom, context).includes(defendingPlayer(game)))
        ? [statement.amount]
        : [],
    ),
    Number.POSITIVE_INFINITY,
  );

/** C.3.Ruling.1 */
export const tooManyAttack = fact(
  'C.3.Ruling.1',
  'No more creatures attack than an effect lets',
  (game: MagicGame, chosen: readonly MagicObject[]) => chosen.length > mostOf(game, 'attackers at most'),
);

/** C.4.Ruling.1 */
export const tooManyBlock = fact(
  'C.4.Ruling.1',
  'No more creatures block than an effect lets',
  (game: MagicGame, chosen: readonly Block[]) =>
    new Set(chosen.map(({ unit }) => unit)).size > mostOf(game, 'blockers at most'),
);

/** Is some attacker blocked by a number of creatures that is out of a bound? */
const isOutOf = (
  game: MagicGame,
  chosen: readonly Block[],
  says: 'blocked by at least' | 'blocked by at most',
  isOut: (number: number, bound: number) => boolean,
): boolean =>
  [...new Set(chosen.map(({ attacker }) => attacker))].some((attacker) => {
    const number = chosen.filter((each) => each.attacker === attacker).length;
    return saidOf(game, says, attacker).some(
      ({ statement }) => statement.says === says && isOut(number, statement.amount),
    );
  });

/** A.15.2: it is blocked by so many or by none. */
export const tooFewBlockOne = fact(
  'A.15.2',
  'A creature that only several can block is not blocked by fewer',
  (game: MagicGame, chosen: readonly Block[]) =>
    isOutOf(game, chosen, 'blocked by at least', (number, bound) => number < bound),
);

/** A.15.2 */
export const tooManyBlockOne = fact(
  'A.15.2',
  'A creature that no more than so many can block is not blocked by more',
  (game: MagicGame, chosen: readonly Block[]) =>
    isOutOf(game, chosen, 'blocked by at most', (number, bound) => number > bound),
);

/** Do blocks break a restriction that no further block could mend? */
export const areTooMany = (game: MagicGame, chosen: readonly Block[]): boolean =>
  tooManyBlock(game, chosen) || tooManyBlockOne(game, chosen);

/** Do blocks break one that further blocks could mend? */
export const areTooFew = (game: MagicGame, chosen: readonly Block[]): boolean =>
  menaces(game, chosen) || tooFewBlockOne(game, chosen);

/** The restriction that blocks would break if they were all; undefined where none is broken. */
export const restrictionBroken = (game: MagicGame, chosen: readonly Block[]): Rule | undefined =>
  [tooManyBlock, tooManyBlockOne, menaces, tooFewBlockOne].find((rule) => rule(game, chosen)) ??
  keepsApart(game, "can't block alone", new Set(chosen.map(({ unit }) => unit)));
