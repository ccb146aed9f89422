import type { EnginePort } from '../../port/contract';
import { Tally } from './broken';
import type { Metamorphosis } from './kinds';
import { Redone } from './redone';
import { Reshuffled } from './reshuffled';
import { Restored } from './restored';
import { Rotated } from './rotated';

export type { Metamorphosis } from './kinds';

/** An engine whose games are changed in one way that should make no difference, and what became of them. */
export interface Metamorphic {
  readonly engine: EnginePort;
  readonly tally: Tally;
}

/**
 * Puts a metamorphosis in front of an engine.
 *
 * @param another makes a fresh engine of the same kind; undefined where there can't be a second one
 * @throws RangeError for hidden cards where there can't be a second engine: two games are compared
 */
export function metamorphic(
  kind: Metamorphosis,
  inner: EnginePort,
  another: (() => EnginePort) | undefined,
): Metamorphic {
  const tally = new Tally();
  switch (kind) {
    case 'undo':
      return { engine: new Redone(inner, tally), tally };
    case 'save':
      return { engine: new Restored(inner, tally, another), tally };
    case 'seats':
      return { engine: new Rotated(inner, tally), tally };
    case 'hidden':
      if (!another)
        throw new RangeError('Hidden cards are exchanged in a second game: that takes a second engine.');
      return { engine: new Reshuffled(inner, tally, another), tally };
  }
}
