import type { Invariant } from '../../invariant';
import { soundness } from '../../invariants/soundness';
import type { FuzzedProperties } from '../fuzzed-rulebook';
import { apnap } from './invariants/apnap';
import { capacity } from './invariants/capacity';
import { draws, losingLoops, mandatoryLoops, optionalLoops } from './invariants/loops';
import { refill } from './invariants/refill';
import { losingTable, mandatoryTable, optionalTable } from './looping-tables';
import { tableFrom } from './random-tables';
import { generatedGame } from './tables';

const inRandomGames: readonly Invariant[] = [soundness, capacity, apnap, refill, draws];
const GENERATED = { deck: 12, swarm: true };

/**
 * The games of property scenarios of Legions of Will.
 *
 * @param invariants what is watched in games with generated cards
 */
export const propertiesOf = (invariants: readonly Invariant[]): FuzzedProperties => ({
  random: (deck) => ({ invariants: inRandomGames, table: (numbers) => tableFrom(numbers, { deck }) }),
  generated: { invariants, table: (numbers) => generatedGame(numbers, GENERATED).table },
  loops: {
    mandatory: { invariants: [mandatoryLoops, draws], table: mandatoryTable },
    optional: { invariants: [optionalLoops, draws], table: optionalTable },
    losing: { invariants: [losingLoops, draws], table: losingTable },
  },
});
