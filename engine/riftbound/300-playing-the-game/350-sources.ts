/** What adds resources while something is paid: abilities that may be activated meanwhile (354.1.a, 416.3). */

import type { Resources, Source } from '../../card-game/payment/sources';
import { column, concatMap, query } from '../../kernel';
import { hasPart } from '../../text/tree/parts';
import { isInactive } from '../700-additional-rules/720-inactive';
import type { Card } from '../card';
import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { Adding, Context, GameObject, Use } from '../object';
import { amount, contextOf, controllerOf } from '../phrases';
import type { Ability, ActivatedAbility, Effect } from '../text/tree/index';
import { activatedAmong, activatedOf } from './307-states-of-the-turn';
import { costCanBePaid } from './350-other-costs';
import { Activator } from './350-payers';
import { removes, takenOf } from './350-payments';
import { ownPower, type Pool, type Total } from './350-which-power-pays';

/** 164, 333.1.c: does an effect add resources? */
export const addsResources = fact(
  '416.2',
  'What says "add" adds resources',
  (_game, effect: Effect) => adds(effect).length > 0,
);

type Added = Extract<Effect, { do: 'add' }>;

const adds = column((effect: Effect): readonly Added[] =>
  effect.do === 'add' ? [effect] : effect.do === 'sequence' ? effect.steps.flatMap((each) => adds(each)) : [],
);

/** 416.3: which abilities can be activated while something is paid. */
export const whilePaying = fact(
  '416.3',
  'While paying, only abilities with Reaction that add resources can be activated',
  (_game, { permissions = [], effect }: ActivatedAbility) =>
    permissions.includes('reaction') && adds(effect).length > 0,
);

/** What an ability adds that says so in numbers. */
const fixed = column(({ effect }: ActivatedAbility): Total | undefined => {
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
    power: concatMap(all, ({ power = [] }) => power),
  };
}

/** Does an ability cost only something done to its own source? Then it can be paid without a choice. */
const isPaidByItself = column(({ costs }: ActivatedAbility) =>
  costs.every((cost) => 'object' in cost && cost.object.ref === 'this'),
);

/** Could a player use this ability? */
export function isUsable(game: RiftboundGame, { source, ability }: Use, player: number): boolean {
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
    leavesToAdd(ability) && targets.flat().some((target) => 'object' in target && target.object === source),
);

/** Does an ability take its own object off the board to add resources? */
const leavesToAdd = column(({ costs }: ActivatedAbility): boolean => costs.some(({ cost }) => removes(cost)));

/** An ability as a source of resources. */
export interface Adder extends Source<GameObject> {
  readonly use: Use;
}

/** What other costs, or an ability that is used first, take of objects. */
export type SpentObjects = ReadonlyMap<GameObject, ReadonlySet<string>>;
export const NOTHING_SPENT: SpentObjects = new Map();

/** 354.3: is it seen to that what adds resources doesn't take away what other costs are to be paid with? */
export const takesWhatPays = fact(
  '354.3',
  'Nothing that another cost is to be paid with is used up to add resources',
  (_game: RiftboundGame, { of, takes }: Adder, spent: SpentObjects) => {
    const gone = spent.get(of);
    return gone !== undefined && takes.some((each) => gone.has(each));
  },
);

const takenToUse = column(({ costs }: ActivatedAbility) => concatMap(costs, ({ cost }) => takenOf(cost)));

/** All that could be activated to add resources, and what that would add if none were in another's way, with what is in the pool. */
export class Adders {
  private known: Pool | undefined;
  private found: readonly Adder[] | undefined;

  /** @param energy in the pool and added. @param pool the Power in the pool. */
  constructor(
    private readonly game: RiftboundGame,
    readonly uses: readonly Use[],
    readonly energy: number,
    private readonly pool: Pool,
    /** Is none of them in the way of another? */
    readonly areApart: boolean,
    /** Is all that they add told in numbers, which nothing has to be counted for? */
    readonly isInNumbers: boolean,
  ) {}

  /** Most costs are of Energy alone: it is worked out once somebody asks. */
  get power(): Pool {
    this.known ??= this.allPower();
    return this.known;
  }

  private allPower(): Pool {
    const power: Record<string, number> = { ...this.pool };
    for (const use of this.uses) countPower(this.game, use, addedBy(this.game, use), power);
    return power;
  }

  get adders(): readonly Adder[] {
    this.found ??= this.uses.map((use) => ({
      use,
      of: use.source,
      takes: takenToUse(use.ability),
      gives: resourcesOf(this.game, use),
    }));
    return this.found;
  }
}

/** What an ability adds, by kinds. */
function resourcesOf(game: RiftboundGame, use: Use): Resources {
  const added = addedBy(game, use);
  const resources: Record<string, number> = { [ENERGY]: added.energy };
  countPower(game, use, added, resources);
  return resources;
}

/** Counts the Power that an ability adds along with more of it, by domains. */
function countPower(
  game: RiftboundGame,
  { source }: Use,
  { power }: Total,
  along: Record<string, number>,
): void {
  for (const symbol of power) {
    const domain = ownPower(game, symbol, source);
    along[domain] = (along[domain] ?? 0) + 1;
  }
}

/** The kind of Energy, among domains of Power. */
export const ENERGY = 'Energy';

/** Everything that a player could activate to add resources while paying for something with certain targets. */
export const addersOf = (
  game: RiftboundGame,
  player: number,
  paidFor: Context | undefined,
  spent: SpentObjects = NOTHING_SPENT,
): readonly Adder[] => {
  const { adders } = addingNow(game, player);
  const others =
    paidFor && paidFor.targets.length > 0
      ? adders.filter(({ use }) => !takesItsTarget(game, use, paidFor))
      : adders;
  return spent.size === 0 ? others : others.filter((each) => !takesWhatPays(game, each, spent));
};

/** All that a player could activate to add resources while paying. */
export const addingNow = query(
  'what a player could activate to add resources',
  (game: RiftboundGame, player: number): Adders => {
    const uses: Use[] = [];
    let { energy } = game.player(player);
    let isInNumbers = true;
    let areApart = true;
    const look = (source: GameObject): void => {
      const adding = addingOf(game, source);
      if (adding.length === 0 || controllerOf(source) !== player) return;
      const before = uses.length;
      for (const { use, gives } of adding) {
        if (!isUsable(game, use, player)) continue;
        if (uses.length > before) areApart &&= uses.slice(before).every((other) => !collide(other, use));
        uses.push(use);
        energy += (gives ?? addedBy(game, use)).energy;
        if (!gives) isInNumbers = false;
      }
    };
    for (const { objects } of game.locations) for (const object of objects) look(object);
    for (const { legend } of game.players) for (const object of legend.objects) look(object);
    return new Adders(game, uses, energy, game.player(player).power, areApart, isInNumbers);
  },
  { compared: ({ uses, energy, power, areApart }) => [uses, energy, power, areApart] },
);

/** Is using one ability in the way of using another? */
export const collide = (one: Use, other: Use): boolean =>
  one.source === other.source &&
  takenToUse(one.ability).some((each) => takenToUse(other.ability).includes(each));

/** The activated abilities among some that add resources. */
const addingAmong = column((abilities: readonly Ability[]) =>
  activatedAmong(abilities).filter(({ effect }) => adds(effect).length > 0),
);

const NONE: readonly Adding[] = [];

/** The abilities of an object that add resources and can be activated while paying. It keeps them with the others. */
function addingOf(game: RiftboundGame, source: GameObject): readonly Adding[] {
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
export const couldAdd = (game: RiftboundGame, object: GameObject): boolean =>
  addingAmong(game.abilitiesOf(object)).length > 0;

/** Does a card that is no rune have anything to do with adding resources? */
export const speaksOfAdding = column(
  ({ types, abilities }: Card) =>
    !types.includes('rune') && hasPart(abilities, ({ do: word }) => word === 'add'),
);

/** Could anything but a rune add resources by leaving the board? */
export const somethingLeavesToAdd = query(
  'whether anything but a rune could add resources by leaving the board',
  (game: RiftboundGame): boolean => {
    const leaves = (source: GameObject): boolean =>
      !source.card.types.includes('rune') &&
      addingOf(game, source).some(({ use }) => leavesToAdd(use.ability));
    return (
      game.locations.some(({ objects }) => objects.some(leaves)) ||
      game.players.some(({ legend }) => legend.objects.some(leaves))
    );
  },
);
