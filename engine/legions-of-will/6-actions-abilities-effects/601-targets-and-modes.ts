import { problemOf } from '../../card-game/play/announcement-slots';
import { type Announcement, announcedIn, modesAt, type ToAnnounce } from '../../card-game/play/announcements';
import type { AnnouncingRules } from '../../card-game/play/choosing';
import type { Way } from '../../card-game/play/proposal';
import { leastTargets } from '../../card-game/targets/legal-targets';
import type { Problem, ValuesChosen } from '../../card-game/targets/problem';
import { exists, offers, regardless } from '../../card-game/targets/solver';
import { dividedAmong, readsTargets, speaksOfX, targetsIn } from '../../card-game/targets/spoken-targets';
import type { Offer } from '../../kernel';
import { concatMap } from '../../kernel';
import { countLegalTargets, legalTargets } from '../1-game-concepts/110-targets';
import { canPayAll } from '../1-game-concepts/112-costs';
import { upgradesTarget } from '../3-card-types/302-upgrades';
import { trapsTarget } from '../3-card-types/303-traps';
import { unitsTarget } from '../3-card-types/305-units';
import { definition } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import type { Card, Context, GameObject, Target } from '../object';
import { ObjectOffer } from '../offered';
import { amount, contextOf } from '../phrases';
import type { Ability, Amount, Effect, TargetSpecification } from '../text/tree';
import {
  announcedAbilities,
  contextFor,
  eachX,
  isAffordable,
  methodsToOffer,
  takesX,
  takesXToActivate,
  valuesOfX,
} from './601-total-cost';

const isPermanentCard = ({ card: { types } }: GameObject): boolean =>
  types.includes('unit') || types.includes('upgrade') || types.includes('trap');

/** The targets of a permanent card being played, as the rules for its card type have them. */
function baseTargets(game: LegionsGame, { card }: GameObject): readonly TargetSpecification[] {
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
export const specifications = (
  game: LegionsGame,
  object: GameObject,
  modes: readonly number[] = object.context?.modes ?? [],
): readonly TargetSpecification[] =>
  object.ability === undefined && isPermanentCard(object)
    ? baseTargets(game, object)
    : concatMap(announcedAbilities(object), (ability) => inChosenModes(game, ability, modes));

const inChosenModes = (
  game: LegionsGame,
  ability: Ability,
  modes: readonly number[],
): readonly TargetSpecification[] =>
  modalOf(ability) ? ofChosenModes(game, ability, modes) : ability.targets;

/** The "target"s of a modal ability, of which those in no mode with one of these places are for nothing. */
function inModes(ability: Ability, places: readonly number[]): readonly TargetSpecification[] {
  const modes = modalOf(ability)?.modes ?? [];
  const used = new Set(concatMap(places, (mode) => targetsIn(modes[mode])));
  return ability.targets.map((each, place) => (used.has(place) ? each : { ...each, minimum: 0, maximum: 0 }));
}

/** 700.2c: as though it had no others. */
export const ofChosenModes = definition(
  '700.2c',
  'The targets of modes that were not chosen need not be chosen',
  (_game, ability: Ability, places: readonly number[]) => inModes(ability, places),
  (_game, { targets }) => targets,
);

/** 700.2d: as many times as modes are chosen, where the text says that it may be. */
export const timesAMode = definition(
  '700.2d',
  'A mode is chosen once, unless the text lets it be chosen again',
  (_game, { repeat, maximum }: Modal): number => (repeat ? maximum : 1),
  (_game, { maximum }) => maximum,
);

type Modal = Extract<Effect, { do: 'modal' }>;

export const modalOf = (ability: Ability): Modal | undefined =>
  'effect' in ability && ability.effect.do === 'modal' ? ability.effect : undefined;

/** What an ability divides, if it does: how much, and over which "target". */
export const amountDivided = dividedAmong(
  (value: unknown): value is Amount => typeof value === 'object' && value !== null && 'amount' in value,
);

type Announced = Announcement<LegionsTypes, Way<LegionsTypes>>;
type Announcing = ToAnnounce<LegionsTypes, Way<LegionsTypes>>;

/** 700.2a, 700.2b: modes for which targets could be chosen, together with those that were chosen before. */
export const legalModes = definition(
  '700.2a',
  "A mode without legal targets can't be chosen",
  (
    _game: LegionsGame,
    problem: Problem<Announced>,
    before: ValuesChosen<Announced>,
    partly: readonly Announced[],
  ) => offers(problem, before, partly),
  (_game, problem, before) => regardless(problem, before),
);

/**
 * What has to be announced of abilities, or of a permanent card.
 *
 * @param self what targets, once it is on the chain of events: it is no target of its own
 */
const toBeAnnounced = (
  game: LegionsGame,
  abilities: readonly Ability[],
  context: Context,
  self: GameObject | undefined,
  targets: Announcing['targets'],
): Announcing => {
  const modal = abilities.map(modalOf).find((each) => each !== undefined);
  return {
    context,
    modals: modal ? [modal] : [],
    times: modal ? timesAMode(game, modal) : 1,
    ways: [],
    valuesOfX: undefined,
    targets,
    division: abilities.map(amountDivided).find((each) => each !== undefined),
    divided: (of, seen) => amount(game, of, seen),
    legalTargets: (specification, seen) => legalTargets(game, specification, seen, self),
  };
};

/** Is an X in the text of what is put on the chain of events announced, though no cost says it (105.3d)? */
export function choosesUndefinedX(
  object: GameObject,
  player: number,
  activated: Ability | undefined,
): boolean {
  const { source } = contextFor(object, player);
  const own = !object.ability || activated !== undefined || source.card.abilities.includes(object.ability);
  return own && !takesX(object) && source.card.costX === 0 && announcedAbilities(object).some(speaksOfX);
}

/** What is announced of what is put on the chain of events (601.1b, 601.1c). */
export const announcing: AnnouncingRules<LegionsTypes> = {
  contextFor,
  toAnnounce: (game, { object, player, ability }, paidHow) => {
    const context = contextFor(object, player);
    const targets: Announcing['targets'] = (modes) => specifications(game, object, modes);
    const asked = toBeAnnounced(game, announcedAbilities(object), context, object, targets);
    if (takesX(object))
      return {
        ...asked,
        ways: paidHow === 'open' && !object.ability ? methodsToOffer(game, object, player) : [],
        valuesOfX: (way) => valuesOfX(game, object, player, way),
      };
    return choosesUndefinedX(object, player, ability) ? { ...asked, valuesOfX: anyX(game, context) } : asked;
  },
};

/** Values of an X that costs nothing. */
const anyX = (game: LegionsGame, context: Context) => (): readonly number[] =>
  eachX(game, context.with({ x: 0 }), () => true).map(({ x }) => x);

/** Could this be put on the chain of events with every step complied with? */
export function canComplete(
  game: LegionsGame,
  object: GameObject,
  player: number,
  ability: Ability | undefined,
): boolean {
  const context = contextOf(object, player);
  if (ability) {
    const costs = ability.kind === 'activated' ? ability.costs : [];
    const canPay = (each: Context): boolean => canPayAll(game, player, costs, object, each);
    if (!takesXToActivate(ability))
      return canPay(context) && canAnnounce(game, [ability], context, undefined);
    const none = context.with({ x: 0 });
    return (
      canPay(none) && canAnnounce(game, [ability], none, () => eachX(game, none, canPay).map(({ x }) => x))
    );
  }
  if (!isAffordable(game, object, player, object.context ?? context)) return false;
  if (isPermanentCard(object)) return hasTargets(game, baseTargets(game, object), context);
  if (object.card.costX === 0) return canAnnounce(game, announcedAbilities(object), context, undefined);
  return methodsToOffer(game, object, player).some((way) =>
    canAnnounce(game, announcedAbilities(object), context, () => valuesOfX(game, object, player, way)),
  );
}

/** Are there legal targets for each "target", where none of them hangs on another? */
function hasTargets(game: LegionsGame, all: readonly TargetSpecification[], context: Context): boolean {
  for (const each of all)
    if (countLegalTargets(game, each, context, undefined) < leastTargets(each, context)) return false;
  return true;
}

/** Is there a choice for everything that is announced of abilities, their costs apart? */
function canAnnounce(
  game: LegionsGame,
  abilities: readonly Ability[],
  context: Context,
  xs: (() => readonly number[]) | undefined,
): boolean {
  if (!xs && abilities.every((each) => game.facts.hasPlainTargets(each)))
    return abilities.every(({ targets }) => hasTargets(game, targets, context));
  const targets: Announcing['targets'] = (modes) =>
    concatMap(abilities, (each) => inChosenModes(game, each, modes));
  const asked = toBeAnnounced(game, abilities, context, undefined, targets);
  const valuesOf = xs ?? (abilities.some(speaksOfX) ? anyX(game, context) : undefined);
  const problem = problemOf<LegionsTypes, Way<LegionsTypes>>({ ...asked, valuesOfX: valuesOf });
  const [modal] = asked.modals;
  if (!modal || modal.minimum === 0) return exists(problem);
  return (
    legalModes(
      game,
      problem,
      announcedIn<LegionsTypes, Way<LegionsTypes>>(asked, context).slice(0, modesAt(asked)),
      [],
    ) !== undefined
  );
}

/** Hangs what can be chosen for each "target" of an ability neither on another choice nor on X? */
export function hasPlainTargets(ability: Ability): boolean {
  const { targets } = ability;
  const division = amountDivided(ability);
  return (
    modalOf(ability) === undefined &&
    targets.every((each) => !each.otherThan && !readsTargets(each.filter) && !speaksOfX(each)) &&
    (!division || targets[division.target]?.minimum === 0)
  );
}

/** A target as it is offered, with what choosing it stands for. */
export const targetOffer = <V>(game: LegionsGame, target: Target, value: V): Offer<V> =>
  'player' in target
    ? { label: game.player(target.player).name, player: target.player, value }
    : new ObjectOffer(target.object, value);
