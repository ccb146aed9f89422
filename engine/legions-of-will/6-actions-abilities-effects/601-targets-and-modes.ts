import type { Offer } from '../../kernel';
import { gathered } from '../../kernel';
import { countLegalTargets, leastTargets, legalTargets, mostTargets } from '../1-game-concepts/110-targets';
import { canPayAll } from '../1-game-concepts/112-costs';
import { upgradesTarget } from '../3-card-types/302-upgrades';
import { trapsTarget } from '../3-card-types/303-traps';
import { unitsTarget } from '../3-card-types/305-units';
import { definition } from '../forms';
import type { LegionsGame } from '../game';
import { ObjectOffer } from '../offered';
import { contextOf } from '../phrases';
import type { Card, Context, Piece, Target } from '../piece';
import type { Ability, Effect, TargetSpecification } from '../text/tree';
import { eachX, isAffordable, takesXToActivate } from './601-total-cost';

const isPermanentCard = ({ card: { types } }: Piece): boolean =>
  types.includes('unit') || types.includes('upgrade') || types.includes('trap');

/** The targets of a permanent card being played, as the rules for its card type have them. */
function baseTargets(game: LegionsGame, { card }: Piece): readonly TargetSpecification[] {
  if (playedWithoutTarget(card)) return [];
  if (card.types.includes('unit')) return unitsTarget(game);
  return card.types.includes('upgrade') ? upgradesTarget(game) : trapsTarget(game);
}

/** Does a card say that it is played without a target? */
export const playedWithoutTarget = (card: Card): boolean =>
  card.abilities.some(
    (ability) => ability.kind === 'static' && ability.statement.says === 'played without a target',
  );

/** The "target"s of what is being put on the chain of events. */
export function specifications(game: LegionsGame, piece: Piece): readonly TargetSpecification[] {
  if (piece.ability) return inChosenModes(piece.ability, piece.context);
  if (isPermanentCard(piece)) return baseTargets(game, piece);
  return gathered(piece.card.abilities, (ability) =>
    ability.kind === 'action' ? inChosenModes(ability, piece.context) : [],
  );
}

/** 700.2c: a mode that wasn't chosen has no targets. */
function inChosenModes(ability: Ability, context: Context | undefined): readonly TargetSpecification[] {
  const modal = modalOf(ability);
  return modal ? inModes(ability, context?.modes ?? []) : ability.targets;
}

/** The "target"s of a modal ability, of which those in no mode with one of these places are for nothing. */
function inModes(ability: Ability, places: readonly number[]): readonly TargetSpecification[] {
  const modes = modalOf(ability)?.modes ?? [];
  const used = new Set(gathered(places, (mode) => targetsIn(modes[mode])));
  return ability.targets.map((each, place) => (used.has(place) ? each : { ...each, minimum: 0, maximum: 0 }));
}

/** Places of the "target"s that part of an ability speaks of. */
function targetsIn(part: unknown): readonly number[] {
  // Abilities, delayed ones among them, count their own.
  if (typeof part !== 'object' || part === null || 'targets' in part) return [];
  const here = 'target' in part && typeof part.target === 'number' ? [part.target] : [];
  return [...here, ...gathered(Object.values(part), targetsIn)];
}

export const modalOf = (ability: Ability): Extract<Effect, { do: 'modal' }> | undefined =>
  'effect' in ability && ability.effect.do === 'modal' ? ability.effect : undefined;

/** Could this be put on the chain of events with every step complied with? */
export function canComplete(
  game: LegionsGame,
  piece: Piece,
  player: number,
  ability: Ability | undefined,
): boolean {
  const context = contextOf(piece, player);
  if (ability) {
    const costs = ability.kind === 'activated' ? ability.costs : [];
    if (!canPayAll(game, player, costs, piece, context)) return false;
    const hasAll = (each: Context): boolean =>
      hasTargets(game, ability, each) && hasModes(game, ability, each);
    if (!takesXToActivate(ability)) return hasAll(context);
    return eachX(game, context, (each) => canPayAll(game, player, costs, piece, each)).some(hasAll);
  }
  const announcing = piece.context ?? context;
  if (!isAffordable(game, piece, player, announcing)) return false;
  if (isPermanentCard(piece)) return hasBaseTargets(game, piece, context);
  const hasAll = (known: Context): boolean =>
    piece.card.abilities.every(
      (each) => each.kind !== 'action' || (hasTargets(game, each, known) && hasModes(game, each, known)),
    );
  if (piece.card.costX === 0) return hasAll(context);
  return eachX(game, context, ({ x }) => isAffordable(game, piece, player, announcing.with({ x }))).some(
    hasAll,
  );
}

function hasBaseTargets(game: LegionsGame, piece: Piece, context: Context): boolean {
  for (const each of baseTargets(game, piece))
    if (countLegalTargets(game, each, context, piece) < leastTargets(each, context)) return false;
  return true;
}

/** Could every "target" be chosen? */
const hasTargets = (game: LegionsGame, ability: Ability, context: Context): boolean =>
  modalOf(ability) !== undefined || couldChooseAll(game, ability.targets, context, undefined);

/** Could as many modes be chosen as have to be? 700.2d: one is enough where it may be chosen again. */
function hasModes(game: LegionsGame, ability: Ability, context: Context): boolean {
  const modal = modalOf(ability);
  if (!modal || modal.minimum === 0) return true;
  return legalModes(game, ability, context).length >= (modal.repeat ? 1 : modal.minimum);
}

/**
 * Could these "target"s be chosen, one after another? A later one may speak of an earlier one ("their owner", "another
 * target unit"), so what is chosen first may leave it none where something else would not.
 */
export function couldChooseAll(
  game: LegionsGame,
  targets: readonly TargetSpecification[],
  context: Context,
  self: Piece | undefined,
): boolean {
  const [each] = targets;
  if (!each) return true;
  const later = targets.slice(1);
  const most = mostTargets(each, context);
  const least = leastTargets(each, context);
  if (later.length === 0) return (most === 0 ? 0 : countLegalTargets(game, each, context, self)) >= least;
  const legal = most === 0 ? [] : legalTargets(game, each, context, self);
  if (legal.length < least) return false;
  const goesOn = (chosen: readonly Target[]): boolean =>
    couldChooseAll(game, later, context.with({ targets: [...context.targets, chosen] }), self);
  // One target is enough for a later one to speak of, where none need be chosen.
  for (const chosen of combinations(legal, Math.max(1, least))) if (goesOn(chosen)) return true;
  return least === 0 && goesOn([]);
}

/** Every way to choose so many of a list's elements, in its order. */
function* combinations<T>(list: readonly T[], count: number, from = 0): Generator<readonly T[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const [place, first] of list.entries())
    if (place >= from)
      for (const others of combinations(list, count - 1, place + 1)) yield [first, ...others];
}

const NO_MODES: readonly number[] = [];

/** 700.2a: modes for which targets could be chosen; what is on the chain of events by itself is no target of its own. */
export const legalModes = definition(
  ['700.2a', '700.2b', '603.3c'],
  "A mode without legal targets can't be chosen",
  (game: LegionsGame, ability: Ability, context: Context, self?: Piece): readonly number[] =>
    modalOf(ability)?.modes.flatMap((_, place) =>
      couldChooseAll(game, inModes(ability, [place]), context, self) ? [place] : [],
    ) ?? NO_MODES,
  (_game, ability) => (modalOf(ability)?.modes ?? []).map((_, place) => place),
);

export const targetOffer = (game: LegionsGame, value: Target): Offer<Target> =>
  'player' in value
    ? { label: game.player(value.player).name, player: value.player, value }
    : new ObjectOffer(value.piece, value);

/** Does what an ability does hang on an X? Abilities that it gives to others have their own. */
export function speaksOfX(ability: Ability): boolean {
  const known = hangingOnX.get(ability);
  if (known !== undefined) return known;
  const found = Object.entries(ability).some(([part, value]) => part !== 'costs' && holdsX(value));
  hangingOnX.set(ability, found);
  return found;
}

const hangingOnX = new WeakMap<Ability, boolean>();

function holdsX(part: unknown): boolean {
  if (typeof part !== 'object' || part === null || 'kind' in part) return false;
  return Object.entries(part).some(([name, value]) =>
    value === 'X' ? name === 'amount' || name === 'minimum' || name === 'maximum' : holdsX(value),
  );
}

interface Division {
  readonly amount: Extract<Effect, { do: 'damage' }>['amount'];
  readonly target: number;
}

const divisions = new WeakMap<Ability, { readonly found: Division | undefined }>();

/** What an ability divides, if it does: how much, and over which "target". */
export function divided(ability: Ability): Division | undefined {
  const known = divisions.get(ability);
  if (known) return known.found;
  const found = dividedIn(ability);
  divisions.set(ability, { found });
  return found;
}

function dividedIn(part: unknown): Division | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  if ('do' in part && part.do === 'delayed trigger') return undefined;
  if ('divided' in part && part.divided === true && 'amount' in part && isAmount(part.amount)) {
    const over = 'to' in part ? part.to : 'object' in part ? part.object : undefined;
    const [target] = targetsIn(over);
    return target === undefined ? undefined : { amount: part.amount, target };
  }
  for (const inner of Object.values(part)) {
    const found = dividedIn(inner);
    if (found) return found;
  }
  return undefined;
}

const isAmount = (value: unknown): value is Extract<Effect, { do: 'damage' }>['amount'] =>
  typeof value === 'object' && value !== null && 'amount' in value;
