import type { Act, ActResult, EnginePort, SetupRequest } from '../../port/contract';
import { PassedOn } from '../../port/passed-on';
import { MetamorphicBroken, type Tally } from './broken';

/**
 * At every decision the game is saved and restored: its setup and all that was done are played into a fresh engine, and
 * that one goes on.
 */
export class Restored extends PassedOn {
  private request: SetupRequest | undefined;
  private acts: Act[] = [];
  /** The hash before each of these, and the one now. */
  private hashes: string[] = [];

  /** @param another makes a fresh engine; left out, the game is set up anew on the same one */
  constructor(
    inner: EnginePort,
    private readonly tally: Tally,
    private readonly another?: () => EnginePort,
  ) {
    super(inner);
  }

  override setup(request: SetupRequest): void {
    this.acts = [];
    this.request = undefined;
    super.setup(request);
    this.request = request;
    this.hashes = [this.inner.hash()];
    this.restore();
  }

  override act(act: Act): ActResult {
    const result = super.act(act);
    if (!result.done) {
      this.forgetTakenBack();
      return result;
    }
    this.acts.push(act);
    this.hashes.push(this.inner.hash());
    this.restore();
    return result;
  }

  override undo(): boolean {
    const done = super.undo();
    if (done) this.backTo(this.acts.length - 1);
    return done;
  }

  /** With an action that turns out to be illegal the engine takes back what it began with, though that was done. */
  private forgetTakenBack(): void {
    const before = this.hashes.lastIndexOf(this.inner.hash());
    if (before >= 0) this.backTo(before);
    else if (this.request) {
      this.request = undefined;
      this.tally.leave('a refused action led to a position that the game was never in');
    }
  }

  private backTo(acts: number): void {
    this.acts = this.acts.slice(0, acts);
    this.hashes = this.hashes.slice(0, acts + 1);
  }

  private restore(): void {
    const { request, another } = this;
    if (!request) return;
    const position = (): string =>
      JSON.stringify([
        this.inner.hash(),
        this.inner.legal() ?? null,
        this.inner.observe(),
        this.inner.trace(),
      ]);
    const saved = position();
    if (another) this.inner = another();
    this.inner.setup(request);
    for (const [place, act] of this.acts.entries()) {
      const result = this.inner.act(act);
      if (!result.done)
        throw new MetamorphicBroken(
          `Act ${place + 1} of ${this.acts.length} of a saved game was refused when it was restored: ${result.reason}.`,
        );
    }
    if (position() !== saved)
      throw new MetamorphicBroken('A game that was saved and restored is in another position.');
    this.tally.done += 1;
  }
}
