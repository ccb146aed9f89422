import type { ObjectView } from '../../../port/contract';
import { Misasking, misreportingObjects, UndoForgetsACounter } from '../../canaries/faults';
import {
  canariesOfEveryGame,
  inTwoPlaces,
  leaking,
  without,
  withoutRule,
} from '../../canaries/of-every-game';
import type { Canary } from '../fuzzed-rulebook';
import { canariesOfConduct } from './canaries-of-conduct';
import { canariesOfDeeds } from './canaries-of-deeds';
import { canariesOfPlay } from './canaries-of-play';
import { canariesOfTimes } from './canaries-of-times';
import { LosesSecondArrival, SharedReserve } from './faults';
import { saboteur } from './saboteurs';

/** Faults of engines for Legions of Will, each a mistake that somebody could make. */
export const canaries: readonly Canary[] = [
  {
    name: 'what is beyond capacity stays',
    documentation: 'Capacity is checked before an upgrade leaves, or not at all: 301.3b does nothing.',
    foundBy: ['L1'],
    budget: 12_000,
    plant: without('301.3b'),
  },
  {
    name: 'triggers lie in reverse',
    documentation:
      'The chain of events is listed from its wrong end: simultaneous triggers lie against turn order.',
    foundBy: ['L2', 'L31'],
    budget: 8000,
    plant: saboteur('the chain of events lies upside down'),
  },
  {
    name: 'hands are not refilled',
    documentation: 'A hand below its maximum stays so: 704.5i does nothing.',
    foundBy: ['L3'],
    budget: 4000,
    plant: without('704.5i'),
  },
  {
    name: 'refilling does not stop at an empty deck',
    documentation: 'The engine draws from an empty deck for ever.',
    foundBy: ['G1'],
    budget: 4000,
    plant: saboteur('drawing from an empty deck never ends'),
  },
  {
    name: 'a loop is played for ever',
    documentation: 'A game that is a draw by 103.4b goes on.',
    foundBy: ['L5', 'G1', 'G2', 'G6'],
    budget: 8000,
    plant: saboteur('a drawn game goes on for ever'),
  },
  {
    name: 'passing is taken for a loop',
    documentation: 'Eight passes in a row are called a draw.',
    foundBy: ['L4', 'L6', 'L7', 'G2', 'G6', 'G7'],
    budget: 12_000,
    plant: saboteur('eight passes in a row are called a draw'),
  },
  {
    name: 'a reserve holds more than twenty',
    documentation: 'Resource is gained beyond the maximum: 104.5 does nothing.',
    foundBy: ['L8'],
    budget: 4000,
    plant: without('104.5'),
  },
  {
    name: 'units survive lethal damage',
    documentation: 'A unit with damage equal to its power stays: 704.5c does nothing.',
    foundBy: ['L9'],
    budget: 8000,
    plant: without('704.5c'),
  },
  {
    name: 'units live without power',
    documentation: 'A unit with power 0 or less stays: 704.5d does nothing.',
    foundBy: ['L9'],
    budget: 20_000,
    plant: without('704.5d'),
  },
  {
    name: 'poison does nothing',
    documentation: 'A unit with as many poison counters as power stays: 114.1b does nothing.',
    foundBy: ['L9', 'L27'],
    budget: 8000,
    plant: without('114.1b'),
  },
  {
    name: 'damage is not removed',
    documentation: 'Damage stays marked when the turn ends: 514.2 does nothing.',
    foundBy: ['L10'],
    budget: 12_000,
    plant: without('514.2'),
  },
  {
    name: 'permanents stay in a base that is turned down',
    documentation: 'What is in no legal base stays on the battlefield: 704.5g does nothing.',
    foundBy: ['L11'],
    budget: 12_000,
    plant: without('704.5g'),
  },
  {
    name: 'legends of one name stay',
    documentation: 'The legend rule does nothing: 704.5e is off.',
    foundBy: ['L12'],
    budget: 30_000,
    plant: without('704.5e'),
  },
  {
    name: 'rested units attack',
    documentation: 'A rested unit is offered as an attacker.',
    foundBy: ['L13', 'G1', 'G2'],
    budget: 12_000,
    plant: (engine) =>
      new Misasking(engine, (decision, table) => {
        if (decision.purpose !== 'declare attackers') return decision;
        const rested = table().objects.find(
          ({ types, statuses, controller }: ObjectView) =>
            types.includes('unit') && statuses.includes('rested') && controller === decision.player,
        );
        const attack = decision.options.find(({ action }) => action === 'attack');
        if (!rested || !attack) return decision;
        return {
          ...decision,
          options: [...decision.options, { ...attack, label: rested.name ?? '?', object: rested.id }],
        };
      }),
  },
  {
    name: 'a trap is activated by the wrong player',
    documentation: "A player who may activate something is offered an opponent's trap as well.",
    foundBy: ['L13', 'G1', 'G2'],
    budget: 12_000,
    plant: (engine) =>
      new Misasking(engine, (decision, table) => {
        const own = decision.options.find(({ action }) => action === 'activate');
        const trap =
          own &&
          table().objects.find(
            ({ types, zone, controller }) =>
              types.includes('trap') && zone === 'battlefield' && controller !== decision.player,
          );
        if (!own || !trap) return decision;
        return {
          ...decision,
          options: [...decision.options, { ...own, label: `activate ${trap.name}`, object: trap.id }],
        };
      }),
  },
  {
    name: 'a hand leaks into a view',
    documentation: "What a player is shown of the opponents' hands has the names of the cards.",
    foundBy: ['G9'],
    budget: 8000,
    plant: leaking('hand'),
  },
  {
    name: 'face-down traps are told by their numbers',
    documentation: 'The characteristics of a face-down trap are shown to everybody.',
    foundBy: ['G9'],
    budget: 12_000,
    plant: (engine) =>
      misreportingObjects(engine, (object) =>
        object.types.includes('trap') && object.statuses.includes('face down')
          ? { ...object, characteristics: { 'resource cost': 1 } }
          : object,
      ),
  },
  {
    name: 'undo forgets a counter',
    documentation: 'A counter that was put on an object is still there when that is taken back.',
    foundBy: ['G1', 'G2', 'G6'],
    budget: 12_000,
    plant: (engine) => new UndoForgetsACounter(engine),
  },
  {
    name: 'a card is lost when two arrive at once',
    documentation: 'Of two cards that come to a graveyard at once only one is there.',
    foundBy: ['G4'],
    budget: 8000,
    plant: (engine) => new LosesSecondArrival(engine),
  },
  {
    name: 'an object is in two places',
    documentation:
      'A card that is drawn stays in the deck as well: the top card of a deck bears the id of one in a hand.',
    foundBy: ['G3'],
    budget: 4000,
    plant: inTwoPlaces('deck'),
  },
  {
    name: 'an event without a rule',
    documentation: 'Units become rested, and the trace says by no rule.',
    foundBy: ['G5'],
    budget: 4000,
    plant: withoutRule('become rested'),
  },
  {
    name: 'copies of a game share their state',
    documentation: 'The reserves of all games under way are kept in one place.',
    foundBy: ['G7', 'G8', 'G9'],
    budget: 4000,
    plant: (engine) => new SharedReserve(engine),
  },
  ...canariesOfPlay,
  ...canariesOfDeeds,
  ...canariesOfConduct,
  ...canariesOfTimes,
  ...canariesOfEveryGame('L13', 'L26', 'L48', 'L62', 'L64'),
];
