import { apnap } from '../../invariants/apnap';
import { capacity } from '../../invariants/capacity';
import { draws, losingLoops, mandatoryLoops, optionalLoops } from '../../invariants/loops';
import { refill } from '../../invariants/refill';
import { soundness } from '../../invariants/soundness';
import { tableFrom } from '../../table';
import type { FuzzedRulebook } from '../fuzzed-rulebook';

const inEveryGame = [soundness, capacity, apnap, refill, draws];

/** Legions of Will, as the fuzzer plays it. */
export const legionsOfWill: FuzzedRulebook = {
  id: 'legions-of-will',
  title: 'Legions of Will',
  invariants: [...inEveryGame, mandatoryLoops, optionalLoops, losingLoops],
  canaries: [],
  game: (numbers, { deck }) => ({
    table: tableFrom(numbers, { deck }),
    invariants: inEveryGame,
    avoided: new Set(),
  }),
};
