import { legalTargetsOf } from '../../card-game/targets/legal-targets';
import { assumed, concatMap, type Rule } from '../../kernel';
import { isHexproof, isHexproofFrom, isPlayerHexproof } from '../7-additional-rules/702-hexproof';
import { isPlayerShrouded, isShrouded } from '../7-additional-rules/702-shroud';
import { cantBeTargetedBy, playerCantBeTargetedBy } from '../a-abilities/A.31-protection';
import { definition, fact } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import { isAbility } from '../k-card-types/K.4-types';
import type { Context, MagicObject } from '../object';
import { candidates } from '../t-timing/T.7-types-of-effects';
import { saidOf } from '../t-timing/T.8-statements';
import { fits } from '../text/phrases';
import type { Filter, Statement, TargetSpecification } from '../text/tree';

type Untouchable = Extract<Statement, { readonly says: "can't be targeted" }>;

/** G.41.Ruling.5 */
export const targetZone = definition(
  {
    '2003': 'G.41.Ruling.5',
    '2013': assumed('G.41.Ruling.5', { from: '2003' }),
    '2025': assumed('109.2', { from: ['2003', 'G.41.Ruling.5'] }),
  },
  'Targets are in play, unless the text says otherwise',
  (game: MagicGame, filter: Filter) => candidates(game, filter),
  (game, filter) => [
    ...candidates(game, filter),
    ...concatMap(game.players, ({ graveyard }) => graveyard.objects),
  ],
);

/** G.41.1 */
export const notItself = fact(
  'G.41.1',
  'A spell never targets itself',
  (game: MagicGame, object: MagicObject, self: MagicObject | undefined) =>
    object === self && object.zone === game.stack,
);

/** G.39.1: "can't be the target of …". */
export const isUntouchable = fact(
  'G.39.1',
  'What a text keeps from being a target is none',
  (game: MagicGame, object: MagicObject, self: MagicObject) =>
    object.zone === game.inPlay &&
    saidOf(game, "can't be targeted", object).some(
      ({ statement, context }) =>
        statement.says === "can't be targeted" && isTargetingAs(game, statement, self, context),
    ),
);

/** T.4.2: a spell is that from its announcement on; it is no permanent that has an ability, or that is moved (E.9.Ruling.1). */
function isTargetingAs(
  game: MagicGame,
  { by, abilitiesOf }: Untouchable,
  self: MagicObject,
  context: Context,
): boolean {
  const { types = [], ...described } = by;
  const isOfSpells = types.includes('spell');
  if (self.zone !== game.inPlay && !isAbility(self))
    return isOfSpells && fits(game, described, self, context);
  if (!isOfSpells) return fits(game, by, self, context);
  return abilitiesOf !== undefined && fits(game, abilitiesOf, self.context?.source ?? self, context);
}

/** G.10.5: "target creature or player". */
const CREATURES: Filter = { types: ['creature'] };

const playing = (game: MagicGame): readonly number[] =>
  game.players.flatMap(({ seat, inGame }) => (inGame ? [seat] : []));

const described = ({ what, filter }: TargetSpecification): Filter =>
  what === 'any target' ? CREATURES : filter;

/** The rule by which what answers a description is no legal target; undefined: none. */
function exemptedBy(game: MagicGame, object: MagicObject, self: MagicObject | undefined): Rule | undefined {
  if (notItself(game, object, self)) return notItself;
  if (cantBeTargetedBy(game, object, self)) return cantBeTargetedBy;
  if (self === undefined) return undefined;
  if (isUntouchable(game, object, self)) return isUntouchable;
  if (isShrouded(game, object)) return isShrouded;
  if (isHexproof(game, object, self)) return isHexproof;
  return isHexproofFrom(game, object, self) ? isHexproofFrom : undefined;
}

/**
 * The rule by which an object is no legal target for any of some targets of a text, though it answers their description; undefined: it
 * doesn't, or is legal.
 *
 * @param self what targets
 */
export const targetForbiddenBy = (
  game: MagicGame,
  object: MagicObject,
  specifications: readonly TargetSpecification[],
  context: Context,
  self: MagicObject,
): Rule | undefined =>
  specifications.some((specification) => {
    const filter = described(specification);
    return (
      specification.what !== 'player' &&
      targetZone(game, filter).includes(object) &&
      fits(game, filter, object, context)
    );
  })
    ? exemptedBy(game, object, self)
    : undefined;

export const { legalTargets, isStillLegal } = legalTargetsOf<MagicTypes>({
  fits,
  described: (_game, specification) => described(specification),
  among: targetZone,
  isExempt: (game, object, _filter, self) => exemptedBy(game, object, self) !== undefined,
  playersFor: (game, { controller }, context) =>
    playing(game).filter((seat) => !controller || (controller === 'you') === (seat === context.controller)),
  playersBesides: (game, { what }) => (what === 'any target' ? playing(game) : []),
  isPlaying: (game, seat) => game.player(seat).inGame,
  isPlayerExempt: (game, seat, self, { controller }) =>
    isPlayerShrouded(game, seat) ||
    isPlayerHexproof(game, seat, controller) ||
    playerCantBeTargetedBy(game, seat, self),
  ofObject: (object) => ({ object }),
  ofPlayer: (player) => ({ player }),
});
