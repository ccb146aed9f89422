import { Occurrence } from '../../engine/kernel';
import type { TraceLine } from '../contract';
import { idOf } from './ids';

/** The particulars of an event, as the trace tells them: of one that isn't about anything, none. */
export function told(event: unknown): Pick<TraceLine, 'player' | 'object' | 'amount' | 'detail'> {
  if (!(event instanceof Occurrence)) return {};
  const { player, piece, amount, what } = event.about;
  return { player, object: piece && idOf(piece), amount, detail: what };
}
