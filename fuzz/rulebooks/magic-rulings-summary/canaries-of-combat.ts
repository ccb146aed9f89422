import type { EnginePort, ObjectView, Observation } from '../../../port/contract';
import { misreportingObjects } from '../../canaries/faults';
import { without } from '../../canaries/of-every-game';
import type { Canary } from '../fuzzed-rulebook';

/** Shows some creatures tapped in a step. */
const tappedIn = (
  engine: EnginePort,
  step: string,
  isIt: (object: ObjectView, table: Observation) => boolean,
): EnginePort =>
  misreportingObjects(engine, (object, table) =>
    table.step === step &&
    object.zone === 'in play' &&
    object.types.includes('creature') &&
    isIt(object, table)
      ? { ...object, statuses: object.statuses.map((each) => (each === 'untapped' ? 'tapped' : each)) }
      : object,
  );

/** Faults of engines as creatures attack, block and deal damage. */
export const canariesOfCombat: readonly Canary[] = [
  {
    name: 'tapped creatures attack',
    documentation: "The active player's creatures are shown tapped while attackers are declared.",
    foundBy: ['M4', 'M10'],
    budget: 4000,
    plant: (engine) =>
      tappedIn(
        engine,
        'declare attackers step',
        (object, { activePlayer }) => object.controller === activePlayer,
      ),
  },
  {
    name: 'Walls attack',
    documentation: 'A Wall is declared as an attacker: K.27.1 forbids nothing.',
    foundBy: ['M4'],
    budget: 12_000,
    plant: without('K.27.1'),
  },
  {
    name: 'new creatures attack',
    documentation: 'What has just come attacks: C.3.4 forbids nothing.',
    foundBy: ['M4'],
    budget: 8000,
    plant: without('C.3.4'),
  },
  {
    name: 'attacking taps nobody',
    documentation: 'Creatures stay untapped as they attack: C.3.6 does nothing.',
    foundBy: ['M4'],
    budget: 4000,
    plant: without('C.3.6'),
  },
  {
    name: 'tapped creatures block',
    documentation: "The other player's creatures are shown tapped while blockers are declared.",
    foundBy: ['M4', 'M10'],
    budget: 8000,
    plant: (engine) =>
      tappedIn(
        engine,
        'declare blockers step',
        (object, { activePlayer }) => object.controller !== activePlayer,
      ),
  },
  {
    name: 'a creature blocks two',
    documentation: 'A creature may block any number of attackers: C.4.2 bounds nothing.',
    foundBy: ['M4'],
    budget: 12_000,
    plant: without('C.4.2'),
  },
  {
    name: 'unblocked creatures deal nothing',
    documentation: 'No combat damage reaches a player: C.5.3 does nothing.',
    foundBy: ['M16'],
    budget: 8000,
    plant: without('C.5.3'),
  },
  {
    name: 'blocking creatures deal nothing',
    documentation: 'Blocking creatures assign no damage: C.5.5 does nothing.',
    foundBy: ['M16'],
    budget: 12_000,
    plant: without('C.5.5'),
  },
  {
    name: 'blocked creatures hit the player',
    documentation: 'Blocked creatures deal their damage to the player: C.5.4 does nothing.',
    foundBy: ['M16'],
    budget: 12_000,
    plant: without('C.5.4'),
  },
  {
    name: 'anybody blocks what flies',
    documentation: 'Creatures without flying block those with it: A.21.2 forbids nothing.',
    foundBy: ['M4'],
    budget: 12_000,
    plant: without('A.21.2'),
  },
  {
    name: 'shadow is blocked by anybody',
    documentation: 'Creatures without shadow block those with it, and the reverse: A.34.2 forbids nothing.',
    foundBy: ['M4'],
    budget: 20_000,
    plant: without('A.34.2'),
  },
  {
    name: 'who must attack stays',
    documentation: 'A creature that attacks if able may be left out of an attack: C.3.9 asks for nothing.',
    foundBy: ['M4'],
    budget: 12_000,
    plant: without('C.3.9'),
  },
  {
    name: 'a creature attacks alone that must not',
    documentation:
      "A creature that can't attack alone is the only one that does: C.3.Ruling.6 keeps it from nothing.",
    foundBy: ['M4'],
    budget: 12_000,
    plant: without('C.3.Ruling.6'),
  },
  {
    name: 'defenders attack in 2025',
    documentation: 'A creature with defender is declared as an attacker: 702.3b forbids nothing.',
    foundBy: ['M4'],
    budget: 12_000,
    edition: '2025',
    plant: without('702.3b'),
  },
  {
    name: 'vigilance does nothing in 2025',
    documentation: 'A creature with vigilance is tapped as it attacks: 702.20b does nothing.',
    foundBy: ['M4'],
    budget: 12_000,
    edition: '2025',
    plant: without('702.20b'),
  },
  {
    name: 'unblocked creatures deal nothing in 2013',
    documentation: 'No combat damage reaches a player where it is dealt at once: C.5.3 does nothing.',
    foundBy: ['M16'],
    budget: 12_000,
    edition: '2013',
    plant: without('C.5.3'),
  },
  {
    name: 'blocking creatures deal nothing in 2025',
    documentation: 'Blocking creatures assign no damage where it is dealt at once: 510.1d does nothing.',
    foundBy: ['M16'],
    budget: 12_000,
    edition: '2025',
    plant: without('510.1d'),
  },
  {
    name: 'nobody strikes first in 2025',
    documentation: 'There is one combat damage step, whatever first strike says: 702.7b does nothing.',
    foundBy: ['M16'],
    budget: 20_000,
    edition: '2025',
    plant: without('702.7b'),
  },
];
