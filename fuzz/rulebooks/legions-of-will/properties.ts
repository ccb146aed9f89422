import type { Invariant } from '../../invariant';
import type { FuzzedProperties } from '../fuzzed-rulebook';
import { draws, losingLoops, mandatoryLoops, optionalLoops } from './invariants/loops';
import { refill } from './invariants/refill';
import { losingTable, mandatoryTable, optionalTable } from './looping-tables';
import { tableFrom } from './random-tables';
import { generatedGame } from './tables';

const GENERATED = { deck: 12, swarm: true };

/**
 * The games of property scenarios of Legions of Will.
 *
 * @param invariants what can be watched whatever the cards say
 */
export const propertiesOf = (invariants: readonly Invariant[]): FuzzedProperties => ({
  random: (deck) => ({
    invariants: [...invariants, refill],
    table: (numbers) => tableFrom(numbers, { deck }),
  }),
  generated: { invariants, table: (numbers) => generatedGame(numbers, GENERATED).table },
  loops: {
    mandatory: { invariants: [mandatoryLoops, draws], table: mandatoryTable },
    optional: { invariants: [optionalLoops, draws], table: optionalTable },
    losing: { invariants: [losingLoops, draws], table: losingTable },
  },
  without: {
    points: 'no rule of it counts points',
    'burning out': 'drawing from an empty deck ends with nothing drawn (704.5i)',
    'facedown zones': 'it has no such zones',
  },
});
