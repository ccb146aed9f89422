import { fewest } from './fewest';
import { plainCard } from './plain-card';
import type { Lying, Scene, Side } from './scene';
import type { Draft } from './trial';

/** Says how many decisions a simpler draft takes; undefined where it isn't good any more. */
export type Good = (draft: Draft) => number | undefined;

/** What is left out may cost so many decisions more, as a line less is worth some passing; never turns more. */
const MORE = 2;

/** A draft that is made simpler step by step, each step kept if what is left is still good. */
class Simplifying {
  /** How many decisions the draft takes, as far as that is known. */
  private decisions = Number.POSITIVE_INFINITY;

  constructor(
    public draft: Draft,
    private readonly goodFor: Good,
  ) {}

  get scene(): Scene {
    return this.draft.scene;
  }

  /** Takes over what changes of the scene, if the draft is still good then. */
  change(changes: Partial<Scene>): boolean {
    return this.take({ ...this.draft, scene: { ...this.scene, ...changes } });
  }

  /** The same, unless the game takes longer then. */
  changeUnlessLonger(changes: Partial<Scene>): boolean {
    return this.take({ ...this.draft, scene: { ...this.scene, ...changes } }, this.decisions);
  }

  /** The same for one side. */
  changeSide(seat: number, changes: Partial<Side>): boolean {
    return this.change({
      sides: this.scene.sides.map((side, place) => (place === seat ? { ...side, ...changes } : side)),
    });
  }

  take(draft: Draft, most = this.decisions + MORE): boolean {
    const decisions = this.goodFor(draft);
    if (decisions === undefined || decisions > most) return false;
    this.draft = draft;
    this.decisions = decisions;
    return true;
  }
}

/** Leaves out whatever a scene doesn't need, and makes the rest plain. */
export function simplified(draft: Draft, goodFor: Good): Draft {
  const so = new Simplifying(draft, goodFor);
  so.take(draft);
  withoutPlayers(so);
  withoutCards(so);
  plainly(so);
  for (const seat of so.scene.sides.keys()) plainSide(so, seat);
  return so.draft;
}

/** Leaves out what players hold and draw, and nothing that lies on the table. */
export function withoutPiles(draft: Draft, goodFor: Good): Draft {
  const so = new Simplifying(draft, goodFor);
  so.take(draft);
  for (const [seat, { cards }] of draft.scene.sides.entries())
    for (const pile of Object.keys(cards)) {
      const side = so.scene.sides[seat];
      if (side?.cards[pile]?.length)
        so.changeSide(seat, {
          cards: { ...side.cards, [pile]: [] },
          sizes: pile in side.sizes ? { ...side.sizes, [pile]: 0 } : side.sizes,
        });
    }
  plainSeed(so);
  return so.draft;
}

/** Leaves out players, down to two. */
function withoutPlayers(so: Simplifying): void {
  for (let seat = so.scene.sides.length - 1; seat >= 0 && so.scene.sides.length > 2; seat -= 1) {
    const { sides, from } = so.scene;
    const gone = sides[seat]?.name;
    const left = sides.filter((_, place) => place !== seat);
    const next = sides[(seat + 1) % sides.length]?.name ?? '';
    so.take({
      scene: {
        ...so.scene,
        sides: left,
        from: from !== 'the beginning' && from.active === gone ? { ...from, active: next } : from,
      },
      deeds: so.draft.deeds.filter(({ player }) => player !== gone),
    });
  }
}

/** One card of a scene: where it is. */
interface Place {
  readonly seat: number;
  /** A pile; undefined: on the table. */
  readonly where: string | undefined;
  readonly at: number;
}

/** Leaves out cards, wherever they are: first all of a pile, then as many as possible together, then one by one. */
function withoutCards(so: Simplifying): void {
  for (const seat of so.scene.sides.keys()) {
    const side = so.scene.sides[seat];
    for (const [pile, held] of Object.entries(side?.cards ?? {}))
      if (side && held.length > 0)
        so.changeSide(seat, {
          cards: { ...(so.scene.sides[seat] ?? side).cards, [pile]: [] },
          sizes: { ...(so.scene.sides[seat] ?? side).sizes, [pile]: undefined },
        });
  }
  const { scene } = so;
  const all = scene.sides.flatMap(({ permanents, cards }, seat): readonly Place[] => [
    ...permanents.map((_, at): Place => ({ seat, where: undefined, at })),
    ...Object.entries(cards).flatMap(([where, held]) => held.map((_, at): Place => ({ seat, where, at }))),
  ]);
  fewest(all, (left) => so.change({ sides: onlyWith(scene.sides, left) }));
}

/** The sides with some of their cards. */
function onlyWith(sides: readonly Side[], left: readonly Place[]): readonly Side[] {
  const some = sides.map((side, seat) => sideWith(side, seat, left));
  // Places that units are at may be the other side's.
  const there = new Set(some.flatMap(({ permanents }) => permanents.map(({ card }) => card.name)));
  return some.map((side) => ({
    ...side,
    permanents: side.permanents.map(({ at, attachedTo, ...each }) => ({
      ...each,
      // What was in a place that is gone is where such objects usually are, and what was attached to something that is gone lies beside.
      ...(at !== undefined && there.has(at) ? { at } : {}),
      ...(attachedTo !== undefined && there.has(attachedTo) ? { attachedTo } : {}),
    })),
  }));
}

function sideWith(side: Side, seat: number, left: readonly Place[]): Side {
  const kept = (where: Place['where']): ReadonlySet<number> =>
    new Set(left.filter((place) => place.seat === seat && place.where === where).map(({ at }) => at));
  const only = <T>(list: readonly T[], where: Place['where']): readonly T[] => {
    const places = kept(where);
    return list.filter((_, at) => places.has(at));
  };
  const permanents = only(side.permanents, undefined);
  const cards = Object.fromEntries(
    Object.entries(side.cards).map(([pile, held]) => [pile, only(held, pile)]),
  );
  const gone = (pile: string): number => (side.cards[pile]?.length ?? 0) - (cards[pile]?.length ?? 0);
  return {
    ...side,
    permanents,
    cards,
    sizes: Object.fromEntries(
      Object.entries(side.sizes).map(([pile, size]) => [pile, size === undefined ? size : size - gone(pile)]),
    ),
  };
}

/** Leaves out what says when and by which chance. */
function plainly(so: Simplifying): void {
  if (so.scene.chance.length > 0) so.change({ chance: [] });
  if (so.scene.constructed) so.change({ constructed: false });
  plainSeed(so);
  const { from, sides } = so.scene;
  if (from === 'the beginning') return;
  const { turn, part, active } = from;
  const dated = turn === undefined ? {} : { turn };
  const placed = part === undefined ? {} : { part };
  if (!so.changeUnlessLonger({ from: { active } }) && !so.changeUnlessLonger({ from: { active, ...placed } }))
    so.changeUnlessLonger({ from: { active, ...dated } });
  const [first] = sides;
  const now = so.scene.from;
  if (first && now !== 'the beginning' && now.active !== first.name)
    // The same game with the players in another order: the active one first.
    so.change({
      sides: [
        ...sides.filter(({ name }) => name === now.active),
        ...sides.filter(({ name }) => name !== now.active),
      ],
    });
}

function plainSeed(so: Simplifying): void {
  for (const seed of [0, 1]) if (so.scene.seed > seed && so.change({ seed })) break;
}

/** Makes what lies on one side plain. */
function plainSide(so: Simplifying, seat: number): void {
  const side = (): Side | undefined => so.scene.sides[seat];
  const here = side();
  if (!here) return;
  for (const kind of Object.keys(here.resources ?? {})) {
    const { [kind]: amount = 0, ...without } = side()?.resources ?? {};
    if (so.changeSide(seat, { resources: without })) continue;
    for (const less of FEW.filter((few) => few < amount))
      if (so.changeSide(seat, { resources: { ...without, [kind]: less } })) break;
  }
  for (const pile of Object.keys(here.cards)) plainPile(so, seat, pile);
  for (let at = 0; at < (side()?.permanents.length ?? 0); at += 1) plainPermanent(so, seat, at);
}

function plainPile(so: Simplifying, seat: number, pile: string): void {
  const side = so.scene.sides[seat];
  if (!side) return;
  const size = side.sizes[pile];
  const { length } = side.cards[pile] ?? [];
  if (size !== undefined) {
    const { [pile]: _, ...sizes } = side.sizes;
    if (!so.changeSide(seat, { sizes }))
      for (let fewer = length; fewer < size; fewer += 1)
        if (so.changeSide(seat, { sizes: { ...sizes, [pile]: fewer } })) break;
  } else if (length > 0)
    // Blank cards, where what they are doesn't matter.
    so.changeSide(seat, { cards: { ...side.cards, [pile]: [] }, sizes: { ...side.sizes, [pile]: length } });
  const there = so.scene.sides[seat]?.cards[pile] ?? [];
  for (const at of there.keys())
    plainCard(
      () => so.scene.sides[seat]?.cards[pile]?.[at],
      (card) => {
        const now = so.scene.sides[seat];
        if (!now) return false;
        const cards = (now.cards[pile] ?? []).map((each, place) => (place === at ? card : each));
        return so.changeSide(seat, { cards: { ...now.cards, [pile]: cards } });
      },
    );
}

function plainPermanent(so: Simplifying, seat: number, at: number): void {
  const now = (): Lying | undefined => so.scene.sides[seat]?.permanents[at];
  const put = (lying: Lying): boolean =>
    so.changeSide(seat, {
      permanents: (so.scene.sides[seat]?.permanents ?? []).map((each, place) =>
        place === at ? lying : each,
      ),
    });
  const first = now();
  if (!first) return;
  const { card, at: place } = first;
  // At best nothing is said of it but what it is.
  if (!put({ card }) && !(place !== undefined && put({ card, at: place }))) {
    for (const status of first.statuses ?? []) {
      const lying = now();
      if (lying) put({ ...lying, statuses: lying.statuses?.filter((each) => each !== status) ?? [] });
    }
    for (const what of LYING) {
      const lying = now();
      if (lying?.[what] === undefined) continue;
      const { [what]: _, ...without } = lying;
      put({ ...without, card: lying.card });
    }
    const { damage } = now() ?? {};
    if (damage !== undefined && damage > 1) {
      const lying = now();
      if (lying) put({ ...lying, damage: 1 });
    }
  }
  plainCard(
    () => now()?.card,
    (plain) => {
      const lying = now();
      return lying !== undefined && put({ ...lying, card: plain });
    },
  );
}

const LYING = ['attachedTo', 'at', 'damage', 'counters'] as const;

/** Amounts that are tried of a resource that there must be some of. */
const FEW = [0, 1, 2, 5];
