/** Abilities that add resources, and that may be activated in the middle of paying (354.1.a, 416.3). */

import {
  column,
  gathered,
  IllegalAction,
  onceForEach,
  type Procedure,
  procedure,
  type Step,
  step,
} from '../../kernel';
import { hasPart } from '../../text/tree/parts';
import { addEnergy, addPower } from '../100-game-concepts/161-rune-pools';
import { isInactive } from '../700-additional-rules/720-inactive';
import type { Card } from '../card';
import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import { amount, contextOf, controllerOf } from '../phrases';
import type { Adding, Context, Piece, Use } from '../piece';
import type { Ability, ActivatedAbility, Effect } from '../text/tree/index';
import { isBrought } from '../what-cards-say';
import { onceForAbilities, onceForPaying, onceUntilWritten } from '../worked-out-once';
import { activatedAmong, activatedOf } from './307-states-of-the-turn';
import { costCanBePaid } from './350-other-costs';
import { Activator } from './350-payers';
import { paymentsWith } from './350-payments';
import { isPaidBy, ownPower, type Pool, type Total } from './350-which-power-pays';

/** 164, 333.1.c: does an effect add resources? */
export const addsResources = fact(
  ['164', '333.1.c', '388.2', '416.2'],
  'What says "add" adds resources',
  (_game, effect: Effect) => adds(effect).length > 0,
);

type Added = Extract<Effect, { do: 'add' }>;

const adds = onceForEach((effect: Effect): readonly Added[] =>
  effect.do === 'add' ? [effect] : effect.do === 'sequence' ? effect.steps.flatMap((each) => adds(each)) : [],
);

/** 416.3: which abilities can be activated while something is paid. */
export const whilePaying = fact(
  ['354.1.a', '416.3'],
  'While paying, only abilities with Reaction that add resources can be activated',
  (_game, { permissions = [], effect }: ActivatedAbility) =>
    permissions.includes('reaction') && adds(effect).length > 0,
);

/** What an ability adds that says so in numbers. */
const fixed = onceForEach(({ effect }: ActivatedAbility): Total | undefined => {
  let energy = 0;
  for (const added of adds(effect)) {
    if (added.energy && added.energy.amount !== 'number') return undefined;
    energy += added.energy?.value ?? 0;
  }
  return { energy, power: adds(effect).flatMap(({ power = [] }) => power) };
});

/** What an ability adds. */
export function addedBy(game: RiftboundGame, { source, ability }: Use): Total {
  const always = fixed(ability);
  if (always) return always;
  const context = contextOf(source);
  const all = adds(ability.effect);
  return {
    energy: all.reduce((sum, { energy }) => sum + (energy ? amount(game, energy, context) : 0), 0),
    power: gathered(all, ({ power = [] }) => power),
  };
}

/** Does an ability cost only something done to its own source? Then it can be paid without a choice. */
const isPaidByItself = onceForEach(({ costs }: ActivatedAbility) =>
  costs.every((cost) => 'object' in cost && cost.object.ref === 'this'),
);

function isPayable(game: RiftboundGame, { source, ability }: Use, player: number): boolean {
  if (!isPaidByItself(ability)) return false;
  const payer = new Activator(source, player);
  for (const cost of ability.costs) if (!costCanBePaid(game, cost, payer)) return false;
  return true;
}

/** 354.3: what was chosen as a target isn't removed to pay for what it was chosen for. */
export const takesItsTarget = fact(
  '354.3',
  'Costs are not paid in ways that make a choice illegal',
  (_game, { source, ability }: Use, { targets }: Context) =>
    leavesToAdd(ability) && targets.flat().some((target) => 'piece' in target && target.piece === source),
);

const REMOVES: ReadonlySet<string> = new Set(['recycle', 'kill', 'banish', 'return to hand']);

/** Does an ability take its own object off the board to add resources? */
export const leavesToAdd = ({ costs }: ActivatedAbility): boolean =>
  costs.some(({ cost }) => REMOVES.has(cost));

/** Everything that a player could activate to add resources while paying for something with certain targets. */
export const usesOf = (game: RiftboundGame, player: number, paidFor: Context | undefined): readonly Use[] => {
  const { uses } = addingNow(game, player);
  return paidFor && paidFor.targets.length > 0
    ? uses.filter((use) => !takesItsTarget(game, use, paidFor))
    : uses;
};

/** What could be activated, and what it would add in all, with what is in the pool. */
class Resources {
  private known: Pool | undefined;

  /** @param energy in the pool and added. @param pool the Power in the pool. */
  constructor(
    private readonly game: RiftboundGame,
    readonly uses: readonly Use[],
    readonly energy: number,
    private readonly pool: Pool,
  ) {}

  /** Most costs are of Energy alone: it is worked out once somebody asks. */
  get power(): Pool {
    this.known ??= this.allPower();
    return this.known;
  }

  private allPower(): Pool {
    const power: Record<string, number> = { ...this.pool };
    for (const use of this.uses)
      for (const symbol of addedBy(this.game, use).power) {
        const domain = ownPower(this.game, symbol, use.source);
        power[domain] = (power[domain] ?? 0) + 1;
      }
    return power;
  }
}

/** The same without some of what could be activated. */
function resourcesWith(game: RiftboundGame, player: number, uses: readonly Use[]): Resources {
  const { energy, power } = game.player(player);
  return new Resources(
    game,
    uses,
    uses.reduce((sum, use) => sum + addedBy(game, use).energy, energy),
    power,
  );
}

/** Asked for every card in hand. What is added in numbers changes with what can be paid; what must be counted, with anything. */
const inNumbers = onceForPaying((): (Resources | undefined)[] => []);
const counted = onceUntilWritten((): (Resources | undefined)[] => []);

/** All that a player could activate to add resources while paying. */
const addingNow = (game: RiftboundGame, player: number): Resources =>
  inNumbers(game)[player] ?? counted(game)[player] ?? lookForResources(game, player);

function lookForResources(game: RiftboundGame, player: number): Resources {
  const uses: Use[] = [];
  let { energy } = game.player(player);
  let isInNumbers = true;
  const look = (source: Piece): void => {
    const adding = addingOf(game, source);
    if (adding.length === 0 || controllerOf(source) !== player) return;
    for (const { use, gives } of adding) {
      if (!isPayable(game, use, player)) continue;
      uses.push(use);
      energy += (gives ?? addedBy(game, use)).energy;
      if (!gives) isInNumbers = false;
    }
  };
  for (const { pieces } of game.locations) for (const piece of pieces) look(piece);
  for (const { legend } of game.players) for (const piece of legend.objects) look(piece);
  const found = new Resources(game, uses, energy, game.player(player).power);
  (isInNumbers ? inNumbers : counted)(game)[player] = found;
  return found;
}

/** The activated abilities among some that add resources. */
const addingAmong = onceForEach((abilities: readonly Ability[]) =>
  activatedAmong(abilities).filter(({ effect }) => adds(effect).length > 0),
);

const NONE: readonly Adding[] = [];

/** The abilities of an object that add resources and can be activated while paying. It keeps them with the others. */
function addingOf(game: RiftboundGame, source: Piece): readonly Adding[] {
  if (game.abilitiesOf(source).length === 0 || isInactive(game, source)) return NONE;
  const activations = activatedOf(game, source);
  activations.adding ??= activatedAmong(activations.among)
    .map(
      (ability, index): Adding => ({
        use: { source, ability, index },
        gives: fixed(ability),
      }),
    )
    .filter(({ use }) => whilePaying(game, use.ability));
  return activations.adding;
}

/** Does an object have an ability that could add resources while something is paid? */
export const couldAdd = (game: RiftboundGame, piece: Piece): boolean =>
  addingAmong(game.abilitiesOf(piece)).length > 0;

/** Does a card that is no rune have anything to do with adding resources? */
const speaksOfAdding = column(
  ({ types, abilities }: Card) =>
    !types.includes('rune') && hasPart(abilities, ({ do: word }) => word === 'add'),
);

const anotherLeaves = onceForAbilities((game): boolean => {
  const leaves = (source: Piece): boolean =>
    !source.card.types.includes('rune') && addingOf(game, source).some(({ use }) => leavesToAdd(use.ability));
  return (
    game.locations.some(({ pieces }) => pieces.some(leaves)) ||
    game.players.some(({ legend }) => legend.objects.some(leaves))
  );
});

/** Could anything but a rune add resources by leaving the board? */
export const somethingLeavesToAdd = (game: RiftboundGame): boolean =>
  isBrought(game, speaksOfAdding) && anotherLeaves(game);

/** Those uses that an object itself isn't the source of: mostly all. */
function without(piece: Piece, uses: readonly Use[]): readonly Use[] {
  for (const { source } of uses) if (source === piece) return uses.filter((use) => use.source !== piece);
  return uses;
}

/**
 * 354.1.a: could a player pay this, with what abilities can still add?
 *
 * @param isSpared which of these abilities can be used all the same, where something else is paid with objects (354.3).
 */
export function canPay(
  game: RiftboundGame,
  player: number,
  { energy, power }: Total,
  piece: Piece,
  paidFor = piece.context,
  isSpared?: (use: Use) => boolean,
): boolean {
  const { energy: pooled } = game.player(player);
  if (energy <= pooled && power.length === 0) return true;
  let resources = addingNow(game, player);
  // What is paid for doesn't pay for itself, nor do its targets by leaving.
  if (isSpared || piece.zone === game.board || (paidFor && paidFor.targets.length > 0)) {
    const others = without(piece, usesOf(game, player, paidFor));
    const left = isSpared ? others.filter(isSpared) : others;
    if (left.length < resources.uses.length) resources = resourcesWith(game, player, left);
  }
  if (energy > resources.energy) return false;
  return power.length === 0 || isPaidBy(game, power, piece, resources.power);
}

const payForUse: Step<RiftboundGame, Use> = step(
  ['160.2', '354.1.a'],
  'The cost of an ability that adds resources is paid',
  (game, use) => {
    const { source, ability } = use;
    if (!isPayable(game, use, controllerOf(source)))
      throw new IllegalAction(payForUse, 'the cost of this ability can not be paid');
    const events = gathered(ability.costs, (cost) => paymentsWith(game, cost.cost, [source]));
    if (events.length > 0) game.propose(...events);
  },
);

/** 416.2: an ability that adds resources is used: its cost is paid, and it resolves at once. */
export const usingAbility: Procedure<RiftboundGame, Use> = procedure('adding resources', [
  payForUse,
  step(
    ['416.1', '162.1', '388.2', '416.2', '160.2.b.1'],
    'An ability that adds resources does so at once',
    (game, use) => {
      const { energy, power } = addedBy(game, use);
      const seat = controllerOf(use.source);
      const events = [
        ...(energy > 0 ? [addEnergy(seat, energy)] : []),
        ...power.map((symbol) => addPower(seat, ownPower(game, symbol, use.source), 1)),
      ];
      if (events.length > 0) game.propose(...events);
    },
  ),
]);
