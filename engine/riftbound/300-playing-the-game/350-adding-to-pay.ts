/** Abilities that add resources, and that may be activated in the middle of paying (354.1.a, 416.3). */
import { gathered, IllegalAction, PerGame, type Procedure, procedure, type Step, step } from '../../kernel';
import { addEnergy, addPower } from '../100-game-concepts/161-rune-pools';
import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import { amount, contextOf, controllerOf } from '../phrases';
import type { Context, Piece } from '../piece';
import type { Ability, ActivatedAbility, Effect } from '../text/tree/index';
import { isSaidInTheGame, saying } from '../what-cards-say';
import { onceForAbilitiesWithRunes, onceForEach, onceForPaying, onceUntilWritten } from '../worked-out-once';
import { activatedAmong } from './307-states-of-the-turn';
import { costCanBePaid, paymentsWith } from './350-other-costs';
import { Activator } from './350-payers';
import { ownPower, type Pool, paidWith, type Total } from './350-which-power-pays';

/** An ability that adds resources, and the object that has it. */
export interface Use {
  readonly source: Piece;
  readonly ability: ActivatedAbility;
  /** Its place among the activated abilities of the object. */
  readonly index: number;
}

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

/** What costs only something done to its own source can be paid without a choice. */
function isPayable(game: RiftboundGame, { source, ability }: Use, player: number): boolean {
  const payer = new Activator(source, player);
  for (const cost of ability.costs)
    if (!('object' in cost) || cost.object.ref !== 'this' || !costCanBePaid(game, cost, payer)) return false;
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
export const usesOf = (
  game: RiftboundGame,
  player: number,
  paidFor: Context | undefined,
): readonly Adding[] =>
  paidFor && paidFor.targets.length > 0
    ? addingNow(game, player).all.filter(({ use }) => !takesItsTarget(game, use, paidFor))
    : addingNow(game, player).all;

/** An ability that could be activated, and what that would add. */
interface Adding {
  readonly use: Use;
  readonly gives: Total;
}

/** Everything that could be activated, and what it would add in all, with what is in the pool. */
class Resources {
  readonly energy: number;
  private known: Pool | undefined;

  constructor(
    private readonly game: RiftboundGame,
    readonly all: readonly Adding[],
    pooled: number,
    private readonly pool: Pool,
  ) {
    let energy = pooled;
    for (const { gives } of all) energy += gives.energy;
    this.energy = energy;
  }

  /** Most costs are of Energy alone: it is worked out once somebody asks. */
  get power(): Pool {
    this.known ??= this.allPower();
    return this.known;
  }

  private allPower(): Pool {
    const power: Record<string, number> = { ...this.pool };
    for (const { use, gives } of this.all)
      for (const symbol of gives.power) {
        const domain = ownPower(this.game, symbol, use.source);
        power[domain] = (power[domain] ?? 0) + 1;
      }
    return power;
  }
}

function resourcesWith(game: RiftboundGame, player: number, all: readonly Adding[]): Resources {
  const { energy, power } = game.player(player);
  return new Resources(game, all, energy, power);
}

/** Asked for every card in hand. What is added in numbers changes with what can be paid; what must be counted, with anything. */
const inNumbers = onceForPaying((): (Resources | undefined)[] => []);
const counted = onceUntilWritten((): (Resources | undefined)[] => []);

/** The same with what each adds. */
function addingNow(game: RiftboundGame, player: number): Resources {
  const known = inNumbers(game)[player] ?? counted(game)[player];
  if (known) return known;
  const all = couldUse(game, player);
  const isInNumbers = all.every(({ use }) => fixed(use.ability));
  const found = resourcesWith(game, player, all);
  (isInNumbers ? inNumbers(game) : counted(game))[player] = found;
  return found;
}

/** The activated abilities among some that add resources, and what they add where that is a number. */
const addingAmong = onceForEach((abilities: readonly Ability[]) =>
  activatedAmong(abilities)
    .map((ability, index) => ({ ability, index, gives: fixed(ability) }))
    .filter(({ ability }) => adds(ability.effect).length > 0),
);

/** An ability that can be activated while paying, by what it adds where that is a number. */
interface WhilePaying {
  readonly ability: ActivatedAbility;
  readonly index: number;
  readonly gives: Total | undefined;
}

const NONE: readonly WhilePaying[] = [];

/** Of abilities that an object has, those that add resources and can be activated while paying: asked once a game. */
function addingWhilePaying(game: RiftboundGame, abilities: readonly Ability[]): readonly WhilePaying[] {
  const lists = knownLists.get(game) ?? knownLists.set(game, new Map());
  let found = lists.get(abilities);
  if (!found) {
    found = activatedAmong(abilities)
      .map((ability, index) => ({ ability, index, gives: fixed(ability) }))
      .filter(({ ability }) => whilePaying(game, ability));
    lists.set(abilities, found);
  }
  return found;
}
const knownLists = new PerGame<Map<readonly Ability[], readonly WhilePaying[]>>();

/** The abilities that add resources and can be activated while paying, with what they add where that is a number. */
const addingToPay = onceForAbilitiesWithRunes(
  (game): readonly (Adding | { use: Use; gives: undefined })[] => {
    const found: (Adding | { use: Use; gives: undefined })[] = [];
    let abilities: readonly Ability[] = NONE_AT_ALL;
    let adding = NONE;
    const note = (source: Piece): void => {
      const own = game.abilitiesOf(source);
      if (own.length === 0) return;
      // Runes, which are most of what is there, all have the same.
      if (own !== abilities) {
        abilities = own;
        adding = addingWhilePaying(game, own);
      }
      for (const { ability, index, gives } of adding) found.push({ use: { source, ability, index }, gives });
    };
    for (const { pieces } of game.locations) for (const piece of pieces) note(piece);
    for (const { legend } of game.players) for (const piece of legend.objects) note(piece);
    return found;
  },
);
const NONE_AT_ALL: readonly Ability[] = [];

/** Does an object have an ability that could add resources while something is paid? */
export const couldAdd = (game: RiftboundGame, piece: Piece): boolean =>
  addingAmong(game.abilitiesOf(piece)).length > 0;

/** Does a card that is no rune have anything to do with adding resources? */
const speaksOfAdding = saying(
  ({ types, abilities }) => !types.includes('rune') && JSON.stringify(abilities).includes('"do":"add"'),
);

const anotherLeaves = onceForAbilitiesWithRunes((game) =>
  addingToPay(game).some(
    ({ use: { source, ability } }) => leavesToAdd(ability) && !source.card.types.includes('rune'),
  ),
);

/** Could anything but a rune add resources by leaving the board? */
export const somethingLeavesToAdd = (game: RiftboundGame): boolean =>
  isSaidInTheGame(game, speaksOfAdding) && anotherLeaves(game);

function couldUse(game: RiftboundGame, player: number): readonly Adding[] {
  const found: Adding[] = [];
  for (const adding of addingToPay(game)) {
    const { use, gives } = adding;
    if (controllerOf(use.source) === player && isPayable(game, use, player))
      found.push(gives ? adding : { use, gives: addedBy(game, use) });
  }
  return found;
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
    const left = usesOf(game, player, paidFor).filter(
      ({ use }) => use.source !== piece && (!isSpared || isSpared(use)),
    );
    if (left.length < resources.all.length) resources = resourcesWith(game, player, left);
  }
  if (energy > resources.energy) return false;
  return power.length === 0 || paidWith(game, power, piece, resources.power) !== undefined;
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
