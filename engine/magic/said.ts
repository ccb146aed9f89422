/** What static abilities and effects say of single objects and of players. */
import type { MagicGame, Standing } from './game';
import type { MagicObject } from './object';
import { defendingPlayer, fits, phrases, players } from './phrases';
import { speaksOf } from './t-timing/T.8-statements';
import type { Statement } from './text/tree';

type OfObjects = Extract<Statement, { subject: unknown }>['says'];
type OfPlayers = Extract<Statement, { who: unknown }>['says'];

/** What is said of an object, by what it is: each statement that speaks of it, with what says it. */
export const saidOf = (game: MagicGame, says: OfObjects, object: MagicObject): readonly Standing[] =>
  game.activeStatements(says).filter((standing) => {
    const { statement } = standing;
    return (
      'subject' in statement &&
      statement.subject !== undefined &&
      speaksOf(game, standing, statement.subject, object)
    );
  });

/** Is something said of an object? */
export const isSaidOf = (game: MagicGame, says: OfObjects, object: MagicObject): boolean =>
  saidOf(game, says, object).length > 0;

/** Is it said, unless a condition holds or but for others, of one object and what it would fight? */
export const isForbidden = (
  game: MagicGame,
  says: OfObjects,
  object: MagicObject,
  other?: MagicObject,
): boolean =>
  saidOf(game, says, object).some(({ statement, context }) => {
    const unless = 'unless' in statement ? statement.unless : undefined;
    const by = 'by' in statement ? statement.by : undefined;
    const exceptBy = 'exceptBy' in statement ? statement.exceptBy : undefined;
    const whom = 'whom' in statement ? statement.whom : undefined;
    return (
      !(unless && phrases.holds(game, unless, context)) &&
      !(whom && !players(game, whom, context).includes(defendingPlayer(game))) &&
      !(by && other && !fits(game, by, other, context)) &&
      !(exceptBy && other && fits(game, exceptBy, other, context))
    );
  });

/** What is said of a player. */
export const saidOfPlayer = (game: MagicGame, says: OfPlayers, seat: number): readonly Standing[] =>
  game
    .activeStatements(says)
    .filter(
      ({ statement, context }) => 'who' in statement && players(game, statement.who, context).includes(seat),
    );
