/** What is played, as it is known before anything is chosen for it, and what it costs in all (353, 391). */
import type { Announcing } from '../../card-game/play/proposal';
import { asIf } from '../../kernel';
import { deflectCosts } from '../700-additional-rules/735-deflect';
import { resourcesToActivate } from '../700-additional-rules/744-equip';
import { definition } from '../forms';
import type { RiftboundGame, RiftboundTypes } from '../game';
import type { AdditionalCost, Context, GameObject } from '../object';
import { contextOf } from '../phrases';
import type { Ability, ActivatedAbility, Cost } from '../text/tree/index';
import { mandatoryCosts, together } from './350-additional-costs';
import { announcedAbilities } from './350-choices';
import {
  type CostChange,
  costChanges,
  ordersThatMatter,
  placeTellsCost,
  resourcesIn,
  targetsTellCost,
  totalToPlay,
} from './350-total-cost';
import type { Total } from './350-which-power-pays';
import type { ProposedPlay } from './350-whole-proposal';

/** A card or ability that is being played. */
export interface Proposal extends Announcing<RiftboundTypes> {
  /** How many optional additional costs were asked for, and how many targets chosen. */
  asked?: number;
  targeted?: number;
  /** The changes of its cost in the order that was chosen (353.4). */
  order?: readonly CostChange[];
}

/** Is this a card, rather than an ability on the chain? */
export const isCard = (object: GameObject): boolean =>
  object.ability === undefined && object.instructions === undefined;

/** Is this a card that becomes a unit or gear on the board? */
export const isPermanent = (object: GameObject): boolean => {
  const { types } = object.card;
  return isCard(object) && (types.includes('unit') || types.includes('gear'));
};

/** What the item on the chain, or the card that is about to be there, knows. */
export const contextFor = (object: GameObject, player: number): Context =>
  object.context ?? contextOf(object, player);

const NO_COSTS: readonly Cost[] = [];
const UNCHANGED: readonly (readonly CostChange[])[] = [[]];

/** The changes of a cost in the orders that make a difference; one, where none does. */
export function discountOrders(
  game: RiftboundGame,
  object: GameObject,
  player: number,
  optional: readonly AdditionalCost[] = object.additionalCosts,
  context: Context = contextFor(object, player),
): readonly (readonly CostChange[])[] {
  const changes = costChanges(game, object, player, optional);
  if (changes.length === 0) return UNCHANGED;
  const additional = together(mandatoryCosts(game, object, context), optional);
  const all = ordersThatMatter(changes, (order) => totalToPlay(game, object, context, additional, order));
  return all.length > 0 ? all : [changes];
}

/** 391.1.a: what an activated ability costs. */
export const baseCostOfAbility = definition(
  '391.1.a',
  'The base cost of an activated ability is what stands before the ":" in its text',
  (game: RiftboundGame, ability: ActivatedAbility, context: Context): Total =>
    resourcesToActivate(game, context.source, ability, context),
  (): Total => ({ energy: 0, power: [] }),
);

/** 391.1.b: what a triggered ability costs. Switched off, what the card costs that has it. */
export const baseCostOfTrigger = definition(
  '391.1.b',
  'A triggered ability has no base cost',
  (_game: RiftboundGame, _ability: GameObject): Total => ({ energy: 0, power: [] }),
  (_game, { card }): Total => ({ energy: card.energy ?? 0, power: card.power }),
);

/** What an ability costs with what choosing its targets does (391.2). */
export function withDeflect(game: RiftboundGame, base: Total, context: Context): Total {
  const deflected = deflectCosts(game, context).flatMap(({ costs }) => costs);
  if (deflected.length === 0) return base;
  const more = resourcesIn(game, deflected, context);
  return { energy: base.energy + more.energy, power: [...base.power, ...more.power] };
}

/** Everything that what is played costs besides its own cost, as far as that is known. */
export const costsOf = (game: RiftboundGame, object: GameObject, context: Context): readonly Cost[] =>
  isCard(object)
    ? [...mandatoryCosts(game, object, context), ...object.additionalCosts].flatMap((each) => each.costs)
    : object.ability?.kind === 'activated'
      ? object.ability.costs
      : NO_COSTS;

/** What something costs in Energy and Power. */
export function totalOf(
  game: RiftboundGame,
  object: GameObject,
  player: number,
  order?: readonly CostChange[],
  optional: readonly AdditionalCost[] = object.additionalCosts,
  context: Context = contextFor(object, player),
): Total {
  const { ability } = object;
  if (!isCard(object)) {
    const base =
      ability?.kind === 'activated'
        ? baseCostOfAbility(game, ability, context)
        : baseCostOfTrigger(game, object);
    // What a delayed ability speaks of was chosen, and paid for, as it was made.
    return object.instructions ? base : withDeflect(game, base, context);
  }
  const changes = order ?? discountOrders(game, object, player, optional, context)[0] ?? [];
  const additional = together(mandatoryCosts(game, object, context), optional);
  return totalToPlay(game, object, context, additional, changes);
}

/** 392.2: for a triggered ability its controller may decline to pay. */
const mayBeDeclined = ({ ability, instructions }: GameObject): boolean =>
  ability?.kind === 'triggered' || instructions !== undefined;

/**
 * What could be played, or is on the chain, before anything is chosen for it.
 *
 * @param open the optional costs of which it is still to be chosen whether they are paid
 */
export function proposedOf(
  game: RiftboundGame,
  object: GameObject,
  player: number,
  open: readonly AdditionalCost[] = NO_ADDITIONAL,
): ProposedPlay {
  const context = contextFor(object, player);
  const isPlaced = isPermanent(object);
  const hangsOnPlace = isPlaced && placeTellsCost(game, object);
  const hangsOnTargets = targetsTellCost(object);
  const totals = (known: Context): readonly Total[] =>
    discountOrders(game, object, player, object.additionalCosts, known).map((order) =>
      totalOf(game, object, player, order, object.additionalCosts, known),
    );
  const { additionalCosts } = object;
  const abilitiesWith = (besides: readonly AdditionalCost[]): readonly Ability[] =>
    asIf(object, { additionalCosts: together(additionalCosts, besides) }, () => announcedAbilities(object));
  return {
    game,
    player,
    object,
    context: context.modes.length + context.targets.length > 0 ? context.with(UNCHOSEN) : context,
    abilities: open.length > 0 ? abilitiesWith(open) : announcedAbilities(object),
    isPlaced,
    ...(open.length > 0 ? { open: { costs: open, abilitiesWith } } : {}),
    paid: mayBeDeclined(object)
      ? 'declinable'
      : {
          costs: costsOf(game, object, context),
          totals: (known, to, besides) =>
            hangsOnTargets || (hangsOnPlace && to) || besides.length > 0
              ? asIf(
                  object,
                  {
                    context: known,
                    destination: to ?? object.destination,
                    additionalCosts: together(additionalCosts, besides),
                  },
                  () => totals(known),
                )
              : totals(known),
          hangsOnPlace,
          hangsOnTargets,
        },
  };
}

const NO_ADDITIONAL: readonly AdditionalCost[] = [];
const UNCHOSEN = { modes: [], targets: [] } as const;
