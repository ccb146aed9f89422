/** How many requirements the items of a declaration can obey, with how many items each object may have in it. */

/** A requirement to declare something: it is obeyed by any one of its items. */
export type Requirement<I> = (item: I) => boolean;

/** What is declared of which object, and how much may be: an attacker attacks one thing, a blocker blocks so many. */
export interface Room<I> {
  /** The object that attacks or blocks. */
  objectOf(item: I): object;
  /** How many items of that object may be declared. */
  roomFor(item: I): number;
}

/** Requirements that are obeyed by the very same items count together. */
interface Group<I> {
  readonly items: readonly I[];
  weight: number;
}

/** How many requirements can be obeyed at most, and items that obey so many of each kind. */
interface Bound<I> {
  readonly most: number;
  readonly items: readonly I[];
}

/** How many requirements the items chosen obey. */
export const obeyedCount = <I>(requirements: readonly Requirement<I>[], chosen: readonly I[]): number => {
  let count = 0;
  for (const isObeyedBy of requirements) if (chosen.some(isObeyedBy)) count += 1;
  return count;
};

/**
 * How many requirements of one kind are obeyed at most by adding to the items chosen, were there no restrictions: exactly so
 * many where no item obeys several of them, and no fewer than can be otherwise. Which requirements can be obeyed all at once is a
 * matching of them with objects, and the heaviest of these is found by taking the heaviest first.
 */
export function boundOfKind<I>(
  requirements: readonly Requirement<I>[],
  chosen: readonly I[],
  open: readonly I[],
  { objectOf, roomFor }: Room<I>,
): Bound<I> {
  const done = obeyedCount(requirements, chosen);
  const groups = groupsOf(
    requirements.filter((isObeyedBy) => !chosen.some(isObeyedBy)),
    open,
  );
  const listed = groups.flatMap(({ items }) => items);
  if (new Set(listed).size < listed.length)
    return { most: done + groups.reduce((sum, { weight }) => sum + weight, 0), items: [] };
  const used = new Map<object, number>();
  for (const item of chosen) used.set(objectOf(item), (used.get(objectOf(item)) ?? 0) + 1);
  const matching = new Matching<I>(objectOf, (item) => roomFor(item) - (used.get(objectOf(item)) ?? 0));
  let most = done;
  for (const group of [...groups].sort((one, other) => other.weight - one.weight))
    if (matching.add(group)) most += group.weight;
  return { most, items: matching.items };
}

/** The requirements that some item can still obey. */
function groupsOf<I>(requirements: readonly Requirement<I>[], open: readonly I[]): readonly Group<I>[] {
  const groups: Group<I>[] = [];
  for (const isObeyedBy of requirements) {
    const items = open.filter(isObeyedBy);
    if (items.length === 0) continue;
    const same = groups.find(
      (group) => group.items.length === items.length && items.every((item, at) => group.items[at] === item),
    );
    if (same) same.weight += 1;
    else groups.push({ items, weight: 1 });
  }
  return groups;
}

/** Requirements with an item each, and objects that have room for these. */
class Matching<I> {
  private readonly given = new Map<Group<I>, I>();

  constructor(
    private readonly objectOf: (item: I) => object,
    private readonly room: (item: I) => number,
  ) {}

  get items(): readonly I[] {
    return [...this.given.values()];
  }

  /** Gives a requirement an item, where others change theirs if they have to. */
  add(group: Group<I>, asked = new Set<object>()): boolean {
    for (const item of group.items) {
      const object = this.objectOf(item);
      if (asked.has(object)) continue;
      asked.add(object);
      const holders = [...this.given].filter(([, held]) => this.objectOf(held) === object);
      if (holders.length >= this.room(item) && !this.makeRoom(holders, asked)) continue;
      this.given.set(group, item);
      return true;
    }
    return false;
  }

  private makeRoom(holders: readonly (readonly [Group<I>, I])[], asked: Set<object>): boolean {
    for (const [holder] of holders) if (this.add(holder, asked)) return true;
    return false;
  }
}
