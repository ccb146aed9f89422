import {
  type ActiveStatement,
  byWhatTheySay,
  statedByAbilities,
  statedByEffects,
} from '../../card-game/continuous/statements';
import { meaning } from '../../card-game/continuous/subjects';
import { query } from '../../kernel';
import type { MagicGame, MagicTypes, Standing } from '../game';
import type { Context, MagicObject } from '../object';
import { contextOf, defendingPlayer, fits, phrases, players } from '../text/phrases';
import type { KeywordAbility, ObjectReference, Statement } from '../text/tree';
import { statingWhereItIs, withEffects } from './T.8-effects-in-force';

const NONE: readonly never[] = [];

/** Every statement in force, by what it says: of static abilities in play, and of what has resolved. */
export const statementsOf = query(
  'what is stated now',
  (game: MagicGame): ReadonlyMap<string, readonly Standing[]> =>
    byWhatTheySay<ActiveStatement<MagicTypes>>([
      ...statedByAbilities<MagicTypes>(game, withEffects(game), {
        isSilent: () => false,
        contextOf,
        textOf: (on, source) => ({ abilities: statingWhereItIs(on, source), statements: NONE }),
        saysNow: (on, { condition }, context) =>
          condition === undefined || phrases.holds(on, condition, context),
      }),
      ...statedByEffects<MagicTypes>(game),
    ]),
);

const isMeant = meaning<MagicTypes>(phrases);

/** Does a statement about objects apply to this one now? */
export const speaksOf = (
  game: MagicGame,
  { objects, context }: Standing,
  subject: ObjectReference,
  object: MagicObject,
): boolean => (objects ? objects.includes(object) : isMeant(game, subject, object, context));

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

/** The keyword abilities of a name that a player has, each with what says so. */
export const keywordsOf = (
  game: MagicGame,
  seat: number,
  keyword: string,
): readonly { readonly ability: KeywordAbility; readonly context: Context }[] =>
  saidOfPlayer(game, 'player has', seat).flatMap(({ statement, context }) =>
    statement.says === 'player has' &&
    statement.ability.kind === 'keyword' &&
    statement.ability.keyword === keyword
      ? [{ ability: statement.ability, context }]
      : [],
  );
