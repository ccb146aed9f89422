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
];
