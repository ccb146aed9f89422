/** Whether enough can be had to pay with: out of a pool, and out of sources that add to it in the midst of paying. */
import { TooManyWays } from '../targets/problem';

/** So much of each kind. */
export type Resources = Readonly<Record<string, number>>;

/** Something of an object that adds resources, and what using it takes of that object: nothing is taken of it twice. */
export interface Source<O> {
  readonly of: O;
  readonly takes: readonly string[];
  readonly gives: Resources;
}

/** More ways to use the sources of a game's objects than have to be tried. */
const MOST_WAYS = 20_000;

const NOTHING: ReadonlySet<string> = new Set();

/** Some resources with others. */
export function sumOf(some: Resources, more: Resources): Resources {
  const sum: Record<string, number> = { ...some };
  for (const kind of Object.keys(more)) sum[kind] = (sum[kind] ?? 0) + (more[kind] ?? 0);
  return sum;
}

const isLeft = <O>({ takes }: Source<O>, spent: ReadonlySet<string>): boolean =>
  !takes.some((each) => spent.has(each));

/**
 * Could some sources add to a pool until it is enough, with nothing of an object spent twice?
 *
 * @param isEnough of more resources than are enough, too
 * @throws TooManyWays where that takes more ways than any table's sources do
 */
export function canAddUp<O>(
  pool: Resources,
  sources: readonly Source<O>[],
  isEnough: (resources: Resources) => boolean,
): boolean {
  const byObject = new Map<O, Source<O>[]>();
  let most = pool;
  for (const source of sources) {
    most = sumOf(most, source.gives);
    const those = byObject.get(source.of);
    if (those) those.push(source);
    else byObject.set(source.of, [source]);
  }
  if (!isEnough(most)) return false;
  let certain = pool;
  const open: (readonly Resources[])[] = [];
  for (const those of byObject.values()) {
    const ways = waysToUse(those);
    if (ways.length === 1) certain = ways.reduce(sumOf, certain);
    else open.push(ways);
  }
  return open.length === 0 || new Combination(open, isEnough).isFound(certain);
}

/** What all that can be used of one object adds: one of each set of sources to which none can be added. */
function waysToUse<O>(
  [first, ...others]: readonly Source<O>[],
  spent: ReadonlySet<string> = NOTHING,
): readonly Resources[] {
  if (!first) return [{}];
  if (!isLeft(first, spent)) return waysToUse(others, spent);
  const used = waysToUse(others, new Set([...spent, ...first.takes])).map((more) => sumOf(first.gives, more));
  const isInTheWay = others.some(({ takes }) => takes.some((each) => first.takes.includes(each)));
  return isInTheWay ? [...used, ...waysToUse(others, spent)] : used;
}

/** A search for one way to use each of several objects. */
class Combination {
  private ways = 0;
  private readonly tried = new Set<string>();

  constructor(
    private readonly open: readonly (readonly Resources[])[],
    private readonly isEnough: (resources: Resources) => boolean,
  ) {}

  isFound(resources: Resources, place = 0): boolean {
    const ways = this.open[place];
    if (!ways) return this.isEnough(resources);
    this.ways += 1;
    if (this.ways > MOST_WAYS)
      throw new TooManyWays(
        MOST_WAYS,
        this.open.map(({ length }) => ({ name: `${length} ways to add`, reads: [], otherThan: [] })),
        [],
      );
    const most = this.open.slice(place).flat().reduce<Resources>(sumOf, resources);
    if (!this.isEnough(most)) return false;
    const name = `${place} ${JSON.stringify(Object.entries(resources).sort())}`;
    if (this.tried.has(name)) return false;
    this.tried.add(name);
    return ways.some((way) => this.isFound(sumOf(resources, way), place + 1));
  }
}
