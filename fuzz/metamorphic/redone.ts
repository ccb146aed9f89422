import type { Act, ActResult, EnginePort } from '../../port/contract';
import { PassedOn } from '../../port/passed-on';
import { MetamorphicBroken, type Tally } from './broken';

/** All that can be known of a position. */
const positionOf = (port: EnginePort): string =>
  JSON.stringify([port.legal() ?? null, port.observe(), port.trace(), port.leftOver()]);

/** Everything that is done is taken back and done again: nothing may be different then. */
export class Redone extends PassedOn {
  constructor(
    inner: EnginePort,
    private readonly tally: Tally,
  ) {
    super(inner);
  }

  override act(act: Act): ActResult {
    const before = positionOf(this.inner);
    const hash = this.inner.hash();
    const result = this.inner.act(act);
    if (!result.done) return result;
    const after = positionOf(this.inner);
    const hashAfter = this.inner.hash();
    // An action that turns out to be illegal is taken back by the engine itself, with what it began with.
    if (this.inner.trace().length < lengthOf(before)) {
      this.tally.leave('an illegal action was taken back by the engine itself');
      return result;
    }
    if (!this.inner.undo()) throw new MetamorphicBroken('What was just done could not be taken back.');
    if (this.inner.hash() !== hash || positionOf(this.inner) !== before)
      throw new MetamorphicBroken('Taking back what was done did not restore the position.');
    const again = this.inner.act(act);
    if (!again.done)
      throw new MetamorphicBroken(
        `What was done and taken back was refused the second time: ${again.reason}.`,
      );
    if (this.inner.hash() !== hashAfter || positionOf(this.inner) !== after)
      throw new MetamorphicBroken('The same act, taken back and done again, led to another position.');
    this.tally.done += 1;
    return again;
  }
}

function lengthOf(position: string): number {
  const [, , trace]: unknown[] = JSON.parse(position);
  return Array.isArray(trace) ? trace.length : 0;
}
