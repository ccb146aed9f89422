import type {
  Act,
  ActResult,
  CardSpecification,
  EnginePort,
  Observation,
  OfferedOption,
  SetupRequest,
} from '../../port/contract';
import { PassedOn } from '../../port/passed-on';
import { MetamorphicBroken, type Tally } from './broken';

type Pile = 'hand' | 'deck';
const PILES: readonly Pile[] = ['hand', 'deck'];

const OTHERWISE = 'what was done can only be done with the cards as they were';

/** Who is asked what. */
function askedOn(engine: EnginePort): string {
  const { player, purpose } = engine.legal() ?? {};
  return `${player}: ${purpose}`;
}

/** One thing that was done, and the options that it was chosen from. */
interface Done {
  readonly act: Act;
  readonly options: readonly OfferedOption[];
}

/**
 * When a scenario has ended, its game is played again for each viewer with those cards of the opponents' hands and decks
 * exchanged that the viewer has never seen and that have never moved: whatever the viewer sees must be the same.
 */
export class Reshuffled extends PassedOn {
  private request: SetupRequest | undefined;
  private done: Done[] = [];
  /** What each viewer saw at each moment, and what there was. */
  private seen: {
    readonly all: Observation;
    readonly views: readonly Observation[];
    readonly asked: string;
  }[] = [];

  constructor(
    inner: EnginePort,
    private readonly tally: Tally,
    private readonly another: () => EnginePort,
  ) {
    super(inner);
  }

  override setup(request: SetupRequest): void {
    this.request = undefined;
    this.done = [];
    this.seen = [];
    super.setup(request);
    this.request = request;
    this.see();
  }

  override act(act: Act): ActResult {
    const options = this.inner.legal()?.options ?? [];
    const result = super.act(act);
    if (result.done) {
      this.done.push({ act, options });
      this.see();
    }
    return result;
  }

  override undo(): boolean {
    this.done.pop();
    this.seen.pop();
    return super.undo();
  }

  /** A scenario that has come to its end asks what is left over. */
  override leftOver(): ReturnType<EnginePort['leftOver']> {
    const { request } = this;
    this.request = undefined;
    if (request) for (const viewer of request.players.keys()) this.compare(request, viewer);
    return super.leftOver();
  }

  private see(): void {
    const views = (this.request?.players ?? []).map((_, viewer) => this.inner.observe(viewer));
    this.seen.push({ all: this.inner.observe(), views, asked: askedOn(this.inner) });
  }

  private compare(request: SetupRequest, viewer: number): void {
    const [first] = this.seen;
    const other = first && exchanged(request, first.all, viewer, this.hiddenThroughout(viewer));
    if (!other) {
      this.tally.leave('nothing was hidden from the first to the last');
      return;
    }
    const engine = this.another();
    engine.setup(other);
    for (const [moment, { views, asked }] of this.seen.entries()) {
      // Whoever searches a deck is asked something else where other cards are in it.
      if (askedOn(engine) !== asked) {
        this.tally.leave(OTHERWISE);
        return;
      }
      const expected = JSON.stringify(views[viewer]);
      const actual = JSON.stringify(engine.observe(viewer));
      if (expected !== actual)
        throw new MetamorphicBroken(
          `${request.players[viewer]?.name} sees a difference after ${moment} acts when cards are exchanged that are hidden from them: ${differenceOf(views[viewer], engine.observe(viewer))}.`,
        );
      const next = this.done[moment];
      if (!next) break;
      if (!repeat(engine, next)) {
        this.tally.leave(OTHERWISE);
        return;
      }
    }
    this.tally.done += 1;
  }

  /** Ids of the objects that were always where they were at first, and never seen by a viewer. */
  private hiddenThroughout(viewer: number): ReadonlySet<string> {
    const sets = this.seen.map(
      ({ all, views }) =>
        new Set(
          all.objects.flatMap(({ id, zone }, place) =>
            PILES.some((pile) => pile === zone) && views[viewer]?.objects[place]?.name === undefined
              ? [id]
              : [],
          ),
        ),
    );
    const [first = new Set<string>(), ...later] = sets;
    return new Set([...first].filter((id) => later.every((ids) => ids.has(id))));
  }
}

/** Where a card is in the table that a game began from. */
interface Place {
  readonly pile: Pile;
  readonly at: number;
}

/**
 * The table with hidden cards of the viewer's opponents handed on from place to place; undefined where there are none
 * that could be told apart.
 *
 * @param first the table as it was when the first player was asked
 */
function exchanged(
  request: SetupRequest,
  first: Observation,
  viewer: number,
  hidden: ReadonlySet<string>,
): SetupRequest | undefined {
  let different = false;
  const players = request.players.map((player, seat) => {
    if (seat === viewer) return player;
    const places = PILES.flatMap((pile) => placesOf(player.zones?.[pile] ?? [], pile, seat, first, hidden));
    const cards = places.map(({ pile, at }) => player.zones?.[pile]?.[at]);
    const names = new Set(cards.map((card) => card?.name));
    if (names.size < 2) return player;
    different = true;
    const put = (pile: Pile): readonly CardSpecification[] => {
      const all = [...(player.zones?.[pile] ?? [])];
      for (const [place, { pile: where, at }] of places.entries()) {
        const card = cards[(place + 1) % cards.length];
        if (where === pile && card) all[at] = card;
      }
      return all;
    };
    return { ...player, zones: { ...player.zones, deck: put('deck'), hand: put('hand') } };
  });
  return different ? { ...request, players } : undefined;
}

/** Where hidden cards of a pile were when the table was set up. Cards may have been drawn from a deck since. */
function placesOf(
  cards: readonly CardSpecification[],
  pile: Pile,
  seat: number,
  first: Observation,
  hidden: ReadonlySet<string>,
): readonly Place[] {
  const there = first.objects.filter(({ zone, owner }) => zone === pile && owner === seat);
  const gone = pile === 'deck' ? cards.length - there.length : 0;
  return there.flatMap(({ id, name }, place) =>
    hidden.has(id) && cards[place + gone]?.name === name ? [{ pile, at: place + gone }] : [],
  );
}

/** Does once more what was done, by its meaning. Returns false where that isn't possible. */
function repeat(engine: EnginePort, { act, options }: Done): boolean {
  if (act.do !== 'answer') return engine.act(act).done;
  const now = engine.legal();
  if (!now) return false;
  const key = ({ action, object, onto, player, index }: OfferedOption): string =>
    JSON.stringify([action, object, onto, player, index]);
  const places = now.options.map(key);
  const isByOption = options.length > 0 && (now.kind === 'choose' || now.kind === 'order');
  const answer = isByOption
    ? act.answer.map((place) => {
        const option = options[place];
        return option ? places.indexOf(key(option)) : -1;
      })
    : act.answer;
  return (!isByOption || answer.every((place) => place >= 0)) && engine.act({ do: 'answer', answer }).done;
}

function differenceOf(one: Observation | undefined, other: Observation): string {
  const place = other.objects.findIndex(
    (object, at) => JSON.stringify(object) !== JSON.stringify(one?.objects[at]),
  );
  if (place < 0) return 'not in the objects';
  const name = (object: Observation['objects'][number] | undefined): string =>
    object?.name ?? 'a hidden card';
  return `${name(one?.objects[place])} in the ${one?.objects[place]?.zone} has become ${name(other.objects[place])}`;
}
