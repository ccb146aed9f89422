/**
 * What may be declared, where a declaration is judged as a whole: it breaks no restriction, and obeys as many requirements as any
 * that pays for no more would. Exact: what is too much to look through is an error, never a guess.
 */
import type { Rule } from '../../kernel';
import { boundOfKind, obeyedCount, type Requirement, type Room } from './requirements';

/** What could be declared, one item at a time: an object that attacks something, or that blocks something. */
export interface Declarable<I, O extends object = object> extends Room<I> {
  objectOf(item: I): O;
  /** What is attacked or blocked; undefined where no object is, as where a player is attacked. */
  ontoOf(item: I): O | undefined;
  /** Everything that could be declared, as far as each item can be judged by itself. */
  readonly items: readonly I[];
  /** May these be declared together, with others perhaps? What doesn't fit doesn't with more, either. Room count besides. */
  fits(chosen: readonly I[]): boolean;
  /** Do these break no restriction on all that is declared together, as "can't attack alone" is one? */
  isAllowed(chosen: readonly I[]): boolean;
  /** The requirements, those of a kind together: an item is rarely one that obeys several of a kind. */
  readonly requirements: readonly (readonly Requirement<I>[])[];
  /** Does something have to be paid for it? Nobody is required to. */
  isPaidFor(item: I): boolean;
  /**
   * Is a declaration legal as soon as none of what is required and left out could be added to it, and nothing that isn't required
   * stands in its way? Left out: it obeys as many requirements as any could.
   */
  readonly leavesNoneOut?: boolean;
  /** The rule of the restriction that these would break, were they all. */
  brokenBy?(chosen: readonly I[]): Rule | undefined;
  /** The rule by which requirements are obeyed. */
  readonly requiredBy?: Rule;
}

/** What may come next in a declaration. */
export interface NextInDeclaration<I> {
  /** May it be left at what was chosen? */
  readonly isComplete: boolean;
  /** What may be added to it. */
  readonly items: readonly I[];
}

/** So many sets are looked at for one question, if it takes them. */
const MOST_SETS = 50_000;

/** A declaration that is too much to look through. */
export class DeclarationTooLarge extends Error {
  override readonly name = 'DeclarationTooLarge';

  constructor(items: number, requirements: number, chosen: number) {
    super(
      `${MOST_SETS} sets of ${items} items that could be declared were looked at, and it is still open whether ${chosen} of them can be added to so that as many as possible of ${requirements} requirements are obeyed`,
    );
  }
}

/**
 * What may be added to the items chosen, or left at that, so that the declaration is legal in the end.
 *
 * @throws DeclarationTooLarge where that can't be found out
 */
export function nextInDeclaration<I>(of: Declarable<I>, chosen: readonly I[]): NextInDeclaration<I> {
  const judge = new Judge(of);
  const { items } = of;
  const before = itemsLike(of, chosen);
  const isChosen = new Set(before);
  const isRoomBeside = roomBeside(of, before);
  const canBeAdded = (item: I): boolean => {
    if (isChosen.has(item) || !isRoomBeside(item)) return false;
    const more = [...before, item];
    return of.fits(more) && judge.canBecomeLegal(more);
  };
  return { isComplete: judge.isLegal(before), items: items.filter(canBeAdded) };
}

/** Items by the object that they are of. */
function groupedByObject<I>(
  items: readonly I[],
  objectOf: (item: I) => object,
): ReadonlyMap<object, readonly I[]> {
  const groups = new Map<object, I[]>();
  for (const item of items) {
    const group = groups.get(objectOf(item));
    if (group) group.push(item);
    else groups.set(objectOf(item), [item]);
  }
  return groups;
}

/** The items that are what was chosen: of the same object, and onto the same one. */
function itemsLike<I>({ items, objectOf, ontoOf }: Declarable<I>, chosen: readonly I[]): readonly I[] {
  if (chosen.length === 0) return chosen;
  const byObject = groupedByObject(items, objectOf);
  return chosen.map(
    (each) => byObject.get(objectOf(each))?.find((item) => ontoOf(item) === ontoOf(each)) ?? each,
  );
}

/** Tells of an item whether it can be declared with those chosen, no object more often than it can: each object is counted once. */
function roomBeside<I>({ objectOf, roomFor }: Room<I>, chosen: readonly I[]): (item: I) => boolean {
  const byObject = groupedByObject(chosen, objectOf);
  const isRoom = [...byObject.values()].every((those) =>
    those.every((each) => those.length <= roomFor(each)),
  );
  return (item) => {
    const those = byObject.get(objectOf(item)) ?? [];
    return isRoom && [...those, item].every((each) => those.length + 1 <= roomFor(each));
  };
}

/** The rule by which these can't be all that is declared: of a restriction that they break, else of what is required. */
export const illegalBy = <I>(of: Declarable<I>, chosen: readonly I[]): Rule | undefined =>
  of.brokenBy?.(chosen) ?? (of.requirements.some(({ length }) => length > 0) ? of.requiredBy : undefined);

class Judge<I> {
  private left = MOST_SETS;
  private readonly all: readonly Requirement<I>[];
  /** The most requirements that can be obeyed, by what is paid for. */
  private readonly most = new Map<string, number>();
  private byPayment: { readonly paid: readonly I[]; readonly free: readonly I[] } | undefined;

  constructor(private readonly of: Declarable<I>) {
    this.all = of.requirements.flat();
  }

  /** May these be declared together: no object more often than it can, and by what else the game says? */
  fits(chosen: readonly I[]): boolean {
    const { objectOf, roomFor } = this.of;
    const counts = new Map<object, number>();
    for (const each of chosen) counts.set(objectOf(each), (counts.get(objectOf(each)) ?? 0) + 1);
    return chosen.every((each) => (counts.get(objectOf(each)) ?? 0) <= roomFor(each)) && this.of.fits(chosen);
  }

  isLegal(chosen: readonly I[]): boolean {
    if (!this.of.isAllowed(chosen)) return false;
    return this.of.leavesNoneOut ? this.leavesNoneOut(chosen) : this.obeysEnough(chosen);
  }

  /** Could nothing that is required and left out be added, neither to all that was chosen nor to what of it is required? */
  private leavesNoneOut(chosen: readonly I[]): boolean {
    const unobeyed = this.all.filter((isObeyedBy) => !chosen.some(isObeyedBy));
    if (unobeyed.length === 0) return true;
    const missing = this.payment().free.filter(
      (item) => !chosen.includes(item) && unobeyed.some((isObeyedBy) => isObeyedBy(item)),
    );
    const required = chosen.filter((item) => this.all.some((isObeyedBy) => isObeyedBy(item)));
    return !this.canBeAdded(chosen, missing) && !this.canBeAdded(required, missing);
  }

  /** Could some of these be added to a set, so that it breaks no restriction? */
  private canBeAdded(to: readonly I[], missing: readonly I[]): boolean {
    this.count(to);
    const fitting = missing.filter((item) => this.fits([...to, item]));
    return fitting.some(
      (item, place) =>
        this.of.isAllowed([...to, item]) || this.canBeAdded([...to, item], fitting.slice(place + 1)),
    );
  }

  /** Is there a legal set with these items, and others among some? */
  private canReachLegal(chosen: readonly I[], among: readonly I[]): boolean {
    this.count(chosen);
    if (this.isLegal(chosen)) return true;
    const open = among.filter((item) => !chosen.includes(item) && this.fits([...chosen, item]));
    return open.some((item, place) => this.canReachLegal([...chosen, item], open.slice(place + 1)));
  }

  private count(chosen: readonly I[]): void {
    this.left -= 1;
    if (this.left < 0) throw new DeclarationTooLarge(this.of.items.length, this.all.length, chosen.length);
  }

  /** Can more be added so that it becomes legal? Where it takes that, more is paid for. */
  canBecomeLegal(chosen: readonly I[]): boolean {
    if (this.isLegal(chosen)) return true;
    const { paid, free } = this.payment();
    if (this.of.leavesNoneOut && this.all.length > 0) {
      const isRequired = (item: I): boolean => this.all.some((isObeyedBy) => isObeyedBy(item));
      return this.canReachLegal(chosen, [
        ...free.filter(isRequired),
        ...free.filter((item) => !isRequired(item)),
        ...paid,
      ]);
    }
    const before = paid.filter((item) => chosen.includes(item));
    for (const more of subsetsBySize(paid.filter((item) => !chosen.includes(item)))) {
      const together = [...chosen, ...more];
      if (!this.fits(together)) continue;
      if (this.reaches(together, free, this.mostObeyed([...before, ...more]))) return true;
    }
    return false;
  }

  private payment(): NonNullable<typeof this.byPayment> {
    if (this.byPayment) return this.byPayment;
    const paid = this.of.items.filter((item) => this.of.isPaidFor(item));
    this.byPayment = { paid, free: this.of.items.filter((item) => !paid.includes(item)) };
    return this.byPayment;
  }

  private obeysEnough(chosen: readonly I[]): boolean {
    if (this.all.length === 0) return true;
    const paid = this.payment().paid.filter((item) => chosen.includes(item));
    return obeyedCount(this.all, chosen) >= this.mostObeyed(paid);
  }

  /** The most requirements that a set obeys which breaks no restriction and in which nothing else is paid for. */
  private mostObeyed(payingFor: readonly I[]): number {
    if (this.all.length === 0) return 0;
    const key = payingFor.map((item) => this.of.items.indexOf(item)).join();
    const known = this.most.get(key);
    if (known !== undefined) return known;
    const among = [...payingFor, ...this.payment().free];
    let goal = this.bound([], among).most;
    while (goal > 0 && !this.reaches([], among, goal)) goal -= 1;
    this.most.set(key, goal);
    return goal;
  }

  /** How many requirements could be obeyed at most, were there no restrictions; and items that may well obey so many. */
  private bound(chosen: readonly I[], open: readonly I[]): { most: number; items: readonly I[] } {
    let most = 0;
    let items = chosen;
    for (const kind of this.of.requirements) {
      most += boundOfKind(kind, chosen, open, this.of).most;
      const also = boundOfKind(
        kind,
        items,
        open.filter((item) => !items.includes(item)),
        this.of,
      );
      items = [...items, ...also.items];
    }
    return { most, items };
  }

  /** Is there a set with these items, and others among some, that breaks no restriction and obeys so many requirements? */
  private reaches(chosen: readonly I[], among: readonly I[], goal: number): boolean {
    this.count(chosen);
    if (this.isEnough(chosen, goal)) return true;
    const open = among.filter((item) => !chosen.includes(item) && this.fits([...chosen, item]));
    const { most, items } = this.bound(chosen, open);
    if (most < goal) return false;
    if (items.length > chosen.length && this.fits(items) && this.isEnough(items, goal)) return true;
    // What was tried before needn't be tried again together with what comes after it.
    return open.some((item, place) => this.reaches([...chosen, item], open.slice(place + 1), goal));
  }

  private isEnough(chosen: readonly I[], goal: number): boolean {
    return obeyedCount(this.all, chosen) >= goal && this.of.isAllowed(chosen);
  }
}

/** Every subset of some items, the smaller ones first. */
function* subsetsBySize<I>(items: readonly I[]): Generator<readonly I[]> {
  for (let size = 0; size <= items.length; size += 1) yield* subsetsOf(items, size);
}

function* subsetsOf<I>(items: readonly I[], size: number): Generator<readonly I[]> {
  if (size === 0) yield [];
  else
    for (const [place, first] of items.entries())
      for (const rest of subsetsOf(items.slice(place + 1), size - 1)) yield [first, ...rest];
}
