/** What Energy and Power are paid with where the same objects must pay other costs, too (354.1.a, 354.2, 354.3). */
import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { Piece, Use } from '../piece';
import type { Cost } from '../text/tree/index';
import { addedBy, canPay, couldAdd, leavesToAdd, usesOf } from './350-adding-to-pay';
import { mandatoryCosts } from './350-additional-costs';
import { byPlace } from './350-costs-together';
import { meansFor } from './350-other-costs';
import { type Payer, payerFor } from './350-payers';
import { ownPower, type Pool, paidWith, type Total } from './350-which-power-pays';

/** Objects that pay costs which are no resources, each with what that does to it. */
type Taken = ReadonlyMap<Piece, Cost['cost']>;

/** Does an object pay a cost that it couldn't pay any more, had its ability added resources before? */
const isSpoilt = ({ source, ability }: Use, taken: Taken): boolean => {
  const cost = taken.get(source);
  if (cost === undefined) return false;
  return (
    leavesToAdd(ability) || (cost === 'exhaust' && ability.costs.some((each) => each.cost === 'exhaust'))
  );
};

/** 354.3: is it seen to that what adds resources doesn't take away what other costs are to be paid with? */
export const leavesEnough = fact(
  '354.3',
  'Nothing that another cost is to be paid with is used up to add resources',
  () => true,
);

const NOTHING_TAKEN: Taken = new Map();

/**
 * The ways in which some costs could be paid with objects that could add resources. Those that couldn't pay first; of
 * those that are like one another, any.
 *
 * @param spared what is to be able to add resources all the same.
 */
function waysToPay(
  game: RiftboundGame,
  [cost, ...others]: readonly Cost[],
  payer: Payer,
  spared: Use | undefined,
  taken = NOTHING_TAKEN,
): readonly Taken[] {
  if (!cost) return [taken];
  const means = cost.cost === 'discard' ? undefined : meansFor(game, cost, payer);
  if (!means) return waysToPay(game, others, payer, spared, taken);
  const left = means.pieces.filter(
    (piece) => !taken.has(piece) && !(spared && isSpoilt(spared, new Map([[piece, cost.cost]]))),
  );
  const places = means.together ? byPlace(left) : [left];
  return places
    .flatMap((group) => taking(game, group, means.minimum))
    .flatMap((chosen) =>
      waysToPay(
        game,
        others,
        payer,
        spared,
        chosen.length === 0
          ? taken
          : new Map([...taken, ...chosen.map((piece) => [piece, cost.cost] as const)]),
      ),
    );
}

/** The ways to take so many of some objects, those that couldn't add resources first. */
function taking(game: RiftboundGame, pieces: readonly Piece[], count: number): readonly (readonly Piece[])[] {
  const kinds = new Map<string, Piece[]>();
  let missing = count;
  for (const piece of pieces) {
    if (!couldAdd(game, piece)) missing -= 1;
    else {
      const kind = `${piece.card.name} ${piece.exhausted}`;
      kinds.set(kind, [...(kinds.get(kind) ?? []), piece]);
    }
  }
  return choose(Math.max(0, missing), [...kinds.values()]);
}

/** So many objects of some kinds, in every mixture. */
function choose(
  count: number,
  [kind, ...others]: readonly (readonly Piece[])[],
): readonly (readonly Piece[])[] {
  if (count === 0) return [[]];
  if (!kind) return [];
  const most = Math.min(count, kind.length);
  return Array.from({ length: most + 1 }, (_, more) => most - more).flatMap((some) =>
    choose(count - some, others).map((rest) => [...kind.slice(0, some), ...rest]),
  );
}

const isNoResource = ({ cost }: Cost): boolean => cost !== 'pay';

/** Is a cost paid with objects that could be others than the one that asks for it? */
const takesOthers = (cost: Cost): boolean =>
  cost.cost !== 'discard' && isNoResource(cost) && !('object' in cost && cost.object.ref === 'this');

const NO_COSTS: readonly Cost[] = [];

/**
 * 354: could a player pay Energy and Power, and with what that leaves all the other costs, too?
 *
 * @param costs all of them; of those that are resources, only the total counts.
 * @param spared an ability that adds resources and is to be used.
 */
export function canPayAll(
  game: RiftboundGame,
  total: Total,
  costs: readonly Cost[],
  payer: Payer,
  spared?: Use,
): boolean {
  const { controller: player, piece, context } = payer;
  const isPayable = canPay(game, player, total, piece, context);
  const isFree = total.energy === 0 && total.power.length === 0;
  // What is paid for is spared as it is.
  const matters = piece === payer.source && piece.zone === game.board ? takesOthers : isNoResource;
  const others = isPayable && !isFree && costs.some(matters) ? costs.filter(matters) : NO_COSTS;
  if (others.length === 0 || !leavesEnough(game)) return isPayable;
  return waysToPay(game, others, payer, spared).some(
    (taken) =>
      taken.size === 0 || canPay(game, player, total, piece, context, (use) => !isSpoilt(use, taken)),
  );
}

/** Everything that what is on the chain costs, as far as it was chosen. */
const costsOfItem = (game: RiftboundGame, piece: Piece): readonly Cost[] =>
  piece.ability?.kind === 'activated'
    ? piece.ability.costs
    : piece.ability || piece.instructions
      ? []
      : [...mandatoryCosts(game, piece), ...piece.additionalCosts].flatMap(({ costs }) => costs);

/** Those of some abilities that could be used so that the other costs can be paid as well. */
function sparing(
  game: RiftboundGame,
  player: number,
  total: Total,
  piece: Piece,
  uses: readonly Use[],
  costs = costsOfItem(game, piece),
): readonly Use[] {
  const { context } = piece;
  if (!context || !costs.some(isNoResource)) return uses;
  const payer = payerFor(context.with({ controller: player }), piece, piece.destination);
  return uses.filter((use) => canPayAll(game, total, costs, payer, use));
}

/** How many of some Power symbols a pool covers. */
function covers(game: RiftboundGame, symbols: Total['power'], piece: Piece, pool: Pool): number {
  for (let count = symbols.length; count > 0; count -= 1) {
    for (let start = 0; start + count <= symbols.length; start += 1)
      if (paidWith(game, symbols.slice(start, start + count), piece, pool)) return count;
  }
  return 0;
}

/**
 * The uses that help towards a payment, the least costly ones first.
 *
 * @param costs everything that is paid along with it; left out: what the piece itself costs.
 */
export function helpful(
  game: RiftboundGame,
  player: number,
  { energy: needed, power: symbols }: Total,
  piece: Piece,
  costs?: readonly Cost[],
): readonly Use[] {
  const { energy, power } = game.player(player);
  const all = usesOf(game, player, piece.context);
  const uses = sparing(game, player, { energy: needed, power: symbols }, piece, all, costs);
  if (energy < needed) return uses.filter((use) => addedBy(game, use).energy > 0);
  const now = covers(game, symbols, piece, power);
  const useful = uses.filter((use) => {
    const more = { ...power };
    for (const symbol of addedBy(game, use).power) {
      const domain = ownPower(game, symbol, use.source);
      more[domain] = (more[domain] ?? 0) + 1;
    }
    return covers(game, symbols, piece, more) > now;
  });
  return [
    ...useful.filter(({ source }) => source.exhausted),
    ...useful.filter(({ source }) => !source.exhausted),
  ];
}
