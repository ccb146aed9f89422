/** Whether enough can be had to pay with, where what adds to it costs something itself. */
import { TooManyWays } from '../targets/problem';
import { canAddUp, type Resources, type Source, sumOf } from './sources';

/** Something that is used up of an object. */
export interface Taken<O> {
  readonly of: O;
  readonly takes: string;
}

/** A source that costs more than what it takes of its own object. */
export interface CostlySource<O> extends Source<O> {
  /** What it takes of other objects. */
  readonly besides: readonly Taken<O>[];
  /** How much of what is neither resource nor object. */
  readonly units: number;
  /** What is left of some resources in each way of paying for it, none where they don't; left out: it costs none. */
  readonly pay?: (resources: Resources) => readonly Resources[];
}

/** A payment in the course of others: it has to be made, and may add something. */
export interface Stage {
  readonly pay: (resources: Resources) => readonly Resources[];
  readonly gives: Resources;
}

/** What there is to pay with, and what for. */
export interface Supply<O> {
  readonly pool: Resources;
  readonly sources: readonly Source<O>[];
  readonly costly: readonly CostlySource<O>[];
  /** What has to be paid before the rest, in this order. */
  readonly stages: readonly Stage[];
  /** Is it enough for the rest? Of more resources than are enough, too. */
  readonly isEnough: (resources: Resources) => boolean;
  /** Is all else possible with that taken? Of less that is taken, too. */
  readonly isPossible: (taken: readonly Taken<O>[], units: number) => boolean;
  /** What has been taken already. */
  readonly taken: readonly Taken<O>[];
  /** How many costly sources could be of use at most. */
  readonly most: number;
}

/** More orders in which to use costly sources than have to be tried. */
const MOST_ORDERS = 20_000;

type Paid = Pick<Stage, 'gives'> & Partial<Pick<Stage, 'pay'>>;

const NOTHING_PAID: readonly Paid[] = [];

/** What is left of some resources once all of that is paid for, in each way. */
const leftAfter = (paid: readonly Paid[], resources: Resources): readonly Resources[] =>
  paid.reduce<readonly Resources[]>(
    (ways, { pay, gives }) => {
      const found = ways.flatMap((way) => (pay ? pay(way) : [way])).map((way) => sumOf(way, gives));
      const seen = new Set<string>();
      return found.filter((way) => {
        const name = JSON.stringify(Object.entries(way).sort());
        return !seen.has(name) && seen.add(name);
      });
    },
    [resources],
  );

/**
 * Could sources add to a pool until it is enough, where using some of them costs resources or other objects?
 *
 * @param first the source that is used first; left out: any
 * @throws TooManyWays where that takes more ways than any table's sources do
 */
export function canAddUpAtCosts<O>(supply: Supply<O>, first?: CostlySource<O>): boolean {
  const ordered = [
    ...supply.costly.filter(({ pay }) => !pay),
    ...supply.costly.filter(({ pay }) => pay !== undefined),
  ];
  const search = new Search(supply, ordered);
  return first
    ? search.isFoundWith(first, NOTHING_PAID, supply.taken, 0, 0, supply.stages)
    : supply.isPossible(supply.taken, 0) && search.isFound(NOTHING_PAID, supply.taken, 0, 0, supply.stages);
}

/** A search for an order in which costly sources are used, and what has to be paid meanwhile. */
class Search<O> {
  private tried = 0;

  constructor(
    private readonly supply: Supply<O>,
    private readonly costly: readonly CostlySource<O>[],
  ) {}

  isFound(
    paid: readonly Paid[],
    taken: readonly Taken<O>[],
    units: number,
    from: number,
    stages: readonly Stage[],
  ): boolean {
    this.tried += 1;
    if (this.tried > MOST_ORDERS) throw new TooManyWays(MOST_ORDERS, [], []);
    const { isEnough, most } = this.supply;
    if (this.adds(taken, (resources) => leftAfter([...paid, ...stages], resources).some(isEnough)))
      return true;
    if (paid.length >= most + this.supply.stages.length || !this.couldHelp(paid, taken, stages)) return false;
    for (let place = from; place < this.costly.length; place += 1) {
      const source = this.costly[place];
      // In which order sources that cost no resources are used makes no difference.
      const next = source?.pay ? this.costly.findIndex(({ pay }) => pay !== undefined) : place;
      if (source && this.isFoundWith(source, paid, taken, units, next, stages)) return true;
    }
    const [stage, ...later] = stages;
    return stage !== undefined && this.isFound([...paid, stage], taken, units, 0, later);
  }

  isFoundWith(
    source: CostlySource<O>,
    paid: readonly Paid[],
    taken: readonly Taken<O>[],
    units: number,
    from: number,
    stages: readonly Stage[],
  ): boolean {
    const takes = [...source.takes.map((each) => ({ of: source.of, takes: each })), ...source.besides];
    if (takes.some((each) => isTaken(taken, each))) return false;
    const all = [...taken, ...takes];
    return (
      this.supply.isPossible(all, units + source.units) &&
      this.isFound([...paid, source], all, units + source.units, from, stages)
    );
  }

  /** What has been paid for can be, and what is left of the costly sources might make it enough. */
  private couldHelp(paid: readonly Paid[], taken: readonly Taken<O>[], stages: readonly Stage[]): boolean {
    const { isEnough, most } = this.supply;
    if (paid.length > 0 && !this.adds(taken, (resources) => leftAfter(paid, resources).length > 0))
      return false;
    const more = this.costly.reduce<Resources>((sum, { gives, takes, besides }) => {
      const often = takes.length + besides.length > 0 ? 1 : most;
      return Array.from({ length: often }, () => gives).reduce(sumOf, sum);
    }, {});
    const given = [...paid, ...stages].reduce<Resources>((sum, { gives }) => sumOf(sum, gives), more);
    return this.adds(taken, (resources) => isEnough(sumOf(resources, given)));
  }

  private adds(taken: readonly Taken<O>[], isEnough: (resources: Resources) => boolean): boolean {
    const { pool, sources } = this.supply;
    const left = sources.filter(
      ({ of, takes }) => !takes.some((each) => isTaken(taken, { of, takes: each })),
    );
    return canAddUp(pool, left, isEnough);
  }
}

const isTaken = <O>(taken: readonly Taken<O>[], { of, takes }: Taken<O>): boolean =>
  taken.some((each) => each.of === of && each.takes === takes);
