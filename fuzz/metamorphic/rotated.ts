import type {
  Act,
  ActResult,
  EnginePort,
  ObjectView,
  Observation,
  PendingDecision,
  SetupRequest,
  TraceLine,
} from '../../port/contract';
import { PassedOn } from '../../port/passed-on';
import { tableWordsOf } from '../table-words';
import type { Tally } from './broken';

/**
 * The players sit elsewhere: each one seat further, in the same turn order and with the same names. Nobody who speaks
 * to this engine notices, as long as the game doesn't depend on seats.
 */
export class Rotated extends PassedOn {
  private players = 0;
  private piles: readonly string[] = [];
  /** How far everybody has moved up: 0 or 1. */
  private by = 0;
  /** Objects that lay on the table from the first, in the order in which whoever asks would have them. */
  private first: ReadonlyMap<string, number> = new Map();

  constructor(
    inner: EnginePort,
    private readonly tally: Tally,
  ) {
    super(inner);
  }

  override setup(request: SetupRequest): void {
    const { players, from, rulebook } = request;
    const { inPlay, piles } = tableWordsOf(rulebook);
    this.piles = piles;
    this.players = players.length;
    // Who begins is decided by chance, which draws a seat.
    this.by = from === 'the beginning' ? 0 : 1;
    if (this.by === 0) this.tally.leave('chance decides by seat who begins');
    else this.tally.done += 1;
    super.setup({
      ...request,
      players: players.map((_, seat) => players[this.outside(seat)] ?? { name: '' }),
      from: from === 'the beginning' ? from : { ...from, activePlayer: this.inside(from.activePlayer) },
    });
    const lying = super.observe().objects.filter(({ zone }) => zone === inPlay);
    const ordered = [...lying].sort((one, other) => this.outside(one.owner) - this.outside(other.owner));
    this.first = new Map(ordered.map(({ id }, place) => [id, place]));
  }

  override legal(): PendingDecision | undefined {
    const decision = super.legal();
    if (!decision) return undefined;
    const options = decision.options.map((option) =>
      option.player === undefined ? option : { ...option, player: this.outside(option.player) },
    );
    const places = this.placesIn(decision);
    return {
      ...decision,
      player: this.outside(decision.player),
      options: places ? numberedAnew(options, places) : options,
    };
  }

  override act(act: Act): ActResult {
    if (act.do !== 'answer') return super.act({ ...act, player: this.inside(act.player) });
    const decision = super.legal();
    const places = decision && this.placesIn(decision);
    return super.act(places ? { ...act, answer: act.answer.map((place) => places[place] ?? place) } : act);
  }

  override observe(viewer?: number): Observation {
    const seen = super.observe(viewer === undefined ? undefined : this.inside(viewer));
    if (this.by === 0) return seen;
    return {
      ...seen,
      activePlayer: this.outside(seen.activePlayer),
      players: seen.players.map((_, seat) => {
        const { [this.inside(seat)]: player } = seen.players;
        return player
          ? { ...player, seat }
          : { name: '', seat, resources: {}, inGame: false, won: false, lost: false };
      }),
      objects: this.inOrder(seen.objects.map((object) => this.turned(object))),
    };
  }

  override trace(from?: number): readonly TraceLine[] {
    return super
      .trace(from)
      .map((line) =>
        line.player === undefined ? line : { ...line, text: line.text, player: this.outside(line.player) },
      );
  }

  /** The seat that the engine knows somebody by. */
  private inside(seat: number): number {
    return (seat + this.by) % this.players;
  }

  private outside(seat: number): number {
    return (seat - this.by + this.players) % this.players;
  }

  /**
   * Where the options are that whoever asks would have first, second, and so on: several effects are numbered in the
   * order of the objects that they come from. Undefined where the options aren't numbered so.
   */
  private placesIn({ kind, options }: PendingDecision): readonly number[] | undefined {
    if (this.by === 0 || kind !== 'choose' || options.length < 2) return undefined;
    if (options.some(({ label, object }) => object !== undefined || !NUMBERED.test(label))) return undefined;
    const { objects } = this.inner.observe();
    const ranks = options.map(({ label }) => {
      const named = objects.filter(({ name }) => name === label.replace(NUMBERED, ''));
      const [only] = named;
      return named.length === 1 && only ? this.first.get(only.id) : undefined;
    });
    if (ranks.includes(undefined)) return undefined;
    return options.map((_, place) => place).sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
  }

  private turned({ owner, controller, targets, ...object }: ObjectView): ObjectView {
    return {
      ...object,
      owner: this.outside(owner),
      ...(controller === undefined ? {} : { controller: this.outside(controller) }),
      targets: targets.map((target) => (typeof target === 'number' ? this.outside(target) : target)),
    };
  }

  /** Objects as an engine would list them that has the players in this order. */
  private inOrder(objects: readonly ObjectView[]): readonly ObjectView[] {
    const { piles: names } = this;
    const shared = objects.filter(({ zone }) => !names.includes(zone));
    const lying = shared
      .filter(({ id }) => this.first.has(id))
      .sort((one, other) => (this.first.get(one.id) ?? 0) - (this.first.get(other.id) ?? 0));
    const later = shared.filter(({ id }) => !this.first.has(id));
    const piles = Array.from({ length: this.players }, (_, seat) =>
      objects.filter(({ zone, owner }) => names.includes(zone) && owner === seat),
    );
    return [...lying, ...later, ...piles.flat()];
  }
}

/** A number that tells several options apart. */
const NUMBERED = / \(\d+\)$/;

function numberedAnew(
  options: PendingDecision['options'],
  places: readonly number[],
): PendingDecision['options'] {
  return places.flatMap((place, at) => {
    const { [place]: option } = options;
    if (!option) return [];
    const label = option.label.replace(NUMBERED, ` (${at + 1})`);
    return [{ ...option, label, ...(option.index === undefined ? {} : { index: at }) }];
  });
}
