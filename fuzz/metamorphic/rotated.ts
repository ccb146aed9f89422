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
import type { Tally } from './broken';

/**
 * The players sit elsewhere: each one seat further, in the same turn order and with the same names. Nobody who speaks
 * to this engine notices, as long as the game doesn't depend on seats.
 */
export class Rotated extends PassedOn {
  private players = 0;
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
    const { players, from } = request;
    this.players = players.length;
    // Who begins is decided by chance, which draws a seat.
    this.by = from === 'the beginning' ? 0 : 1;
    if (this.by === 0) this.tally.leave('chance decides by seat who begins');
    else this.tally.done += 1;
    super.setup({
      ...request,
      players: players.map((_, seat) => players[this.outside(seat)] ?? { name: '', bases: [] }),
      from: from === 'the beginning' ? from : { ...from, activePlayer: this.inside(from.activePlayer) },
    });
    const lying = super.observe().objects.filter(({ zone }) => zone === 'battlefield');
    const ordered = [...lying].sort((one, other) => this.outside(one.owner) - this.outside(other.owner));
    this.first = new Map(ordered.map(({ id }, place) => [id, place]));
  }

  override legal(): PendingDecision | undefined {
    const decision = super.legal();
    return (
      decision && {
        ...decision,
        player: this.outside(decision.player),
        options: decision.options.map((option) =>
          option.player === undefined ? option : { ...option, player: this.outside(option.player) },
        ),
      }
    );
  }

  override act(act: Act): ActResult {
    return super.act(act.do === 'answer' ? act : { ...act, player: this.inside(act.player) });
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
          : { name: '', seat, resource: 0, inGame: false, won: false, lost: false };
      }),
      objects: this.inOrder(seen.objects.map((object) => this.turned(object))),
    };
  }

  override trace(from?: number): readonly TraceLine[] {
    return super
      .trace(from)
      .map((line) => (line.player === undefined ? line : { ...line, player: this.outside(line.player) }));
  }

  /** The seat that the engine knows somebody by. */
  private inside(seat: number): number {
    return (seat + this.by) % this.players;
  }

  private outside(seat: number): number {
    return (seat - this.by + this.players) % this.players;
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
    const shared = objects.filter(({ zone }) => !PILES.includes(zone));
    const lying = shared
      .filter(({ id }) => this.first.has(id))
      .sort((one, other) => (this.first.get(one.id) ?? 0) - (this.first.get(other.id) ?? 0));
    const later = shared.filter(({ id }) => !this.first.has(id));
    const piles = Array.from({ length: this.players }, (_, seat) =>
      objects.filter(({ zone, owner }) => PILES.includes(zone) && owner === seat),
    );
    return [...lying, ...later, ...piles.flat()];
  }
}

const PILES = ['hand', 'deck', 'graveyard'];
