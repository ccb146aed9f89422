/** What is played, as it is known before anything is chosen for it, and what it costs in all (353, 391). */
import type { Announcing } from '../../card-game/play/proposal';
import { asIf } from '../../kernel';
import { deflectCosts } from '../700-additional-rules/735-deflect';
import { resourcesToActivate } from '../700-additional-rules/744-equip';
import { definition } from '../forms';
import type { RiftboundGame, RiftboundTypes } from '../game';
import { contextOf } from '../phrases';
import type { AdditionalCost, Context, Piece } from '../piece';
import type { Ability, ActivatedAbility, Cost } from '../text/tree/index';
import { mandatoryCosts, together } from './350-additional-costs';
import { announced } from './350-choices';
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
import type { Proposed } from './350-whole-proposal';

/** A card or ability that is being played. */
export interface Proposal extends Announcing<RiftboundTypes> {
  /** How many optional additional costs were asked for, and how many targets chosen. */
  asked?: number;
  targeted?: number;
  /** The changes of its cost in the order that was chosen (353.4). */
  order?: readonly CostChange[];
}

/** Is this a card, rather than an ability on the chain? */
export const isCard = (piece: Piece): boolean =>
  piece.ability === undefined && piece.instructions === undefined;

/** Is this a card that becomes a unit or gear on the board? */
export const isPermanent = (piece: Piece): boolean => {
  const { types } = piece.card;
  return isCard(piece) && (types.includes('unit') || types.includes('gear'));
};

/** What the item on the chain, or the card that is about to be there, knows. */
export const contextFor = (piece: Piece, player: number): Context =>
  piece.context ?? contextOf(piece, player);

const NO_COSTS: readonly Cost[] = [];
const UNCHANGED: readonly (readonly CostChange[])[] = [[]];

/** The changes of a cost in the orders that make a difference; one, where none does. */
export function discountOrders(
  game: RiftboundGame,
  piece: Piece,
  player: number,
  optional: readonly AdditionalCost[] = piece.additionalCosts,
  context: Context = contextFor(piece, player),
): readonly (readonly CostChange[])[] {
  const changes = costChanges(game, piece, player, optional);
  if (changes.length === 0) return UNCHANGED;
  const additional = together(mandatoryCosts(game, piece, context), optional);
  const all = ordersThatMatter(changes, (order) => totalToPlay(game, piece, context, additional, order));
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
  (_game: RiftboundGame, _ability: Piece): Total => ({ energy: 0, power: [] }),
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
export const costsOf = (game: RiftboundGame, piece: Piece, context: Context): readonly Cost[] =>
  isCard(piece)
    ? [...mandatoryCosts(game, piece, context), ...piece.additionalCosts].flatMap((each) => each.costs)
    : piece.ability?.kind === 'activated'
      ? piece.ability.costs
      : NO_COSTS;

/** What something costs in Energy and Power. */
export function totalOf(
  game: RiftboundGame,
  piece: Piece,
  player: number,
  order?: readonly CostChange[],
  optional: readonly AdditionalCost[] = piece.additionalCosts,
  context: Context = contextFor(piece, player),
): Total {
  const { ability } = piece;
  if (!isCard(piece)) {
    const base =
      ability?.kind === 'activated'
        ? baseCostOfAbility(game, ability, context)
        : baseCostOfTrigger(game, piece);
    // What a delayed ability speaks of was chosen, and paid for, as it was made.
    return piece.instructions ? base : withDeflect(game, base, context);
  }
  const changes = order ?? discountOrders(game, piece, player, optional, context)[0] ?? [];
  const additional = together(mandatoryCosts(game, piece, context), optional);
  return totalToPlay(game, piece, context, additional, changes);
}

/** 392.2: for a triggered ability its controller may decline to pay. */
const mayBeDeclined = ({ ability, instructions }: Piece): boolean =>
  ability?.kind === 'triggered' || instructions !== undefined;

/**
 * What could be played, or is on the chain, before anything is chosen for it.
 *
 * @param open the optional costs of which it is still to be chosen whether they are paid
 */
export function proposedOf(
  game: RiftboundGame,
  piece: Piece,
  player: number,
  open: readonly AdditionalCost[] = NO_ADDITIONAL,
): Proposed {
  const context = contextFor(piece, player);
  const isPlaced = isPermanent(piece);
  const hangsOnPlace = isPlaced && placeTellsCost(game, piece);
  const hangsOnTargets = targetsTellCost(piece);
  const totals = (known: Context): readonly Total[] =>
    discountOrders(game, piece, player, piece.additionalCosts, known).map((order) =>
      totalOf(game, piece, player, order, piece.additionalCosts, known),
    );
  const { additionalCosts } = piece;
  const abilitiesWith = (besides: readonly AdditionalCost[]): readonly Ability[] =>
    asIf(piece, { additionalCosts: together(additionalCosts, besides) }, () => announced(piece));
  return {
    game,
    player,
    piece,
    context: context.modes.length + context.targets.length > 0 ? context.with(UNCHOSEN) : context,
    abilities: open.length > 0 ? abilitiesWith(open) : announced(piece),
    isPlaced,
    ...(open.length > 0 ? { open: { costs: open, abilitiesWith } } : {}),
    paid: mayBeDeclined(piece)
      ? 'declinable'
      : {
          costs: costsOf(game, piece, context),
          totals: (known, to, besides) =>
            hangsOnTargets || (hangsOnPlace && to) || besides.length > 0
              ? asIf(
                  piece,
                  {
                    context: known,
                    destination: to ?? piece.destination,
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
