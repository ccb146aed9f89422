import { Misasking, Misreporting, Mistracing, misreportingObjects } from '../../canaries/faults';
import {
  canariesOfEveryGame,
  inTwoPlaces,
  lasting,
  leaking,
  turnsOfOne,
  without,
  withoutRule,
} from '../../canaries/of-every-game';
import type { Canary } from '../fuzzed-rulebook';
import { canariesOfDeeds } from './canaries-of-deeds';
import { canariesOfPlay } from './canaries-of-play';
import { canariesOfTexts } from './canaries-of-texts';
import { focusOf } from './players';

/** Faults of engines for Riftbound, each a mistake that somebody could make. */
export const canaries: readonly Canary[] = [
  {
    name: 'units survive lethal damage',
    documentation: 'A unit with damage equal to its Might stays: 322.4 does nothing.',
    foundBy: ['R3'],
    budget: 4000,
    plant: without('322.4'),
  },
  {
    name: 'units are not healed',
    documentation: 'Damage stays marked when the turn and a combat end: 317.2.b does nothing.',
    foundBy: ['R4'],
    budget: 8000,
    plant: without('317.2.b'),
  },
  {
    name: 'rune pools keep what is in them',
    documentation: 'What is unspent is there in the next turn: 163 does nothing.',
    foundBy: ['R12'],
    budget: 8000,
    plant: without('163'),
  },
  {
    name: 'gear stays at battlefields',
    documentation:
      'Gear that is detached at a battlefield, and a card hidden there, stay when control is lost: 322.7 is skipped.',
    foundBy: ['R5', 'R1'],
    budget: 12_000,
    plant: without('322.7'),
  },
  {
    name: 'battlefields stay controlled',
    documentation: 'A battlefield that everybody has left keeps its controller: 322.6 is skipped.',
    foundBy: ['R2'],
    budget: 8000,
    plant: without('322.6'),
  },
  {
    name: 'designations stay',
    documentation: 'Units are attackers and defenders after their combat: 444.1.a.3 is skipped.',
    foundBy: ['R8'],
    budget: 8000,
    plant: without('444.1.a.3'),
  },
  {
    name: 'triggers are put in any order',
    documentation:
      'Triggered abilities go on the chain as they were noticed, whoever controls them: 376.3.b.1 is skipped.',
    foundBy: ['R9'],
    budget: 30_000,
    plant: without('376.3.b.1'),
  },
  {
    name: 'nobody wins by points',
    documentation: 'A player with the Victory Score plays on: 449 and 322.1 do nothing.',
    foundBy: ['R10', 'G1'],
    budget: 8000,
    plant: without('449', '322.1'),
  },
  {
    name: 'burning out costs nothing',
    documentation: 'Whoever burns out shuffles the trash, and nobody gains a point: 418.2.c is skipped.',
    foundBy: ['R11', 'G1'],
    budget: 8000,
    plant: without('418.2.c'),
  },
  {
    name: 'tokens go to the trash',
    documentation: 'A token that dies is a card in the trash: 180.1 does nothing.',
    foundBy: ['R6', 'R41'],
    budget: 8000,
    plant: without('180.1'),
  },
  {
    name: 'exhausted units move',
    documentation: 'A standard move of an exhausted unit is offered.',
    foundBy: ['R13', 'G1', 'G2'],
    budget: 8000,
    plant: (engine) =>
      new Misasking(engine, (decision, table) => {
        const move = decision.options.find(({ action }) => action === 'move a unit');
        const exhausted =
          move &&
          table().objects.find(
            ({ types, statuses, controller }) =>
              types.includes('unit') && statuses.includes('exhausted') && controller === decision.player,
          );
        if (!exhausted) return decision;
        const option = { ...move, label: `move ${exhausted.name}`, object: exhausted.id };
        return { ...decision, options: [...decision.options, option] };
      }),
  },
  {
    name: 'two cards are hidden at one battlefield',
    documentation: 'Facedown zones are told apart by nobody: all hidden cards are at one battlefield.',
    foundBy: ['R1'],
    budget: 12_000,
    plant: (engine) =>
      misreportingObjects(engine, (object, { objects }) => {
        const hidden = objects.find(({ zone }) => zone === 'facedown zone');
        return object.zone === 'facedown zone' ? { ...object, at: hidden?.at } : object;
      }),
  },
  {
    name: 'focus stays after a showdown',
    documentation: 'The turn player is shown with focus where nobody has it.',
    foundBy: ['R7'],
    budget: 4000,
    plant: (engine) =>
      new Misreporting(engine, (table) => ({
        ...table,
        players:
          focusOf(table) === undefined
            ? table.players.map((player) => ({
                ...player,
                statuses: player.seat === table.activePlayer ? ['focus'] : [],
              }))
            : table.players,
      })),
  },
  {
    name: 'a facedown card leaks into a view',
    documentation: "What a player is shown of the opponent's facedown card has its name.",
    foundBy: ['G9'],
    budget: 12_000,
    plant: leaking('facedown zone'),
  },
  {
    name: 'an object is in two places',
    documentation: "The top card of a Main Deck bears the id of one in its owner's hand.",
    foundBy: ['G3'],
    budget: 4000,
    plant: inTwoPlaces('main deck'),
  },
  {
    name: 'a card that dies is lost',
    documentation: 'The newest card of a trash is not there.',
    foundBy: ['G4', 'R41'],
    budget: 4000,
    plant: (engine) =>
      new Misreporting(engine, (table) => {
        const dead = engine.trace().some(({ kind }) => kind === 'kill');
        const lost = dead ? table.objects.find(({ zone }) => zone === 'trash') : undefined;
        return lost ? { ...table, objects: table.objects.filter((object) => object !== lost) } : table;
      }),
  },
  {
    name: 'an event without a rule',
    documentation: 'Units move, and the trace says by no rule.',
    foundBy: ['G5'],
    budget: 4000,
    plant: withoutRule('move'),
  },
  {
    name: "every turn is the same player's",
    documentation: "Each turn is told of as the first player's.",
    foundBy: ['R14', 'R15'],
    budget: 8000,
    plant: turnsOfOne('awaken phase'),
  },
  {
    name: 'permanents stay exhausted',
    documentation: 'What is exhausted as a turn begins stays so: 315.1.a is skipped.',
    foundBy: ['R15'],
    budget: 4000,
    plant: without('315.1.a'),
  },
  {
    name: 'nobody draws',
    documentation: 'Nobody draws a card in the Draw Phase: 315.4.b does nothing.',
    foundBy: ['R15'],
    budget: 4000,
    plant: without('315.4.b'),
  },
  {
    name: 'might stays changed',
    documentation:
      'What got Might in some turn has it for ever: units are shown with more from the second turn on.',
    foundBy: ['R16', 'R3', 'R26', 'R27'],
    budget: 20000,
    plant: lasting('unit', 'might'),
  },
  {
    name: 'might falls below nothing',
    documentation: 'Might is reduced to less than nothing: 142.2.b does nothing.',
    foundBy: ['R17'],
    budget: 8000,
    plant: without('142.2.b'),
  },
  {
    name: 'turns have no ending step',
    documentation: 'What happens as a turn ends is left out: 317.1 is skipped.',
    foundBy: ['R18', 'R14', 'R75'],
    budget: 4000,
    plant: without('317.1'),
  },
  {
    name: 'damage is not marked',
    documentation: 'Whatever damage a unit has been dealt, it is shown with none.',
    foundBy: ['R19', 'R47'],
    budget: 12000,
    plant: (engine) => misreportingObjects(engine, (object) => ({ ...object, damage: 0 })),
  },
  {
    name: 'whatever is of the type is chosen',
    documentation: 'What a text says of its target, but for the type, goes unasked: 352.8.b does nothing.',
    foundBy: ['R20'],
    budget: 8000,
    plant: without('352.8.b'),
  },
  {
    name: 'everything is played in showdowns',
    documentation:
      'Cards that are neither Actions nor Reactions are offered in showdowns: 339.1.a and 339.1.b forbid nothing.',
    foundBy: ['R21'],
    budget: 4000,
    plant: without('339.1.a', '339.1.b'),
  },
  {
    name: 'units stay where they are',
    documentation: 'Units are exhausted for a standard move, and stay: 407.3.b is skipped.',
    foundBy: ['R22'],
    budget: 4000,
    plant: without('407.3.b'),
  },
  {
    name: 'stunned units stay so',
    documentation: 'Nobody loses that status as a turn ends: 410.1.a.2 is skipped.',
    foundBy: ['R23'],
    budget: 8000,
    plant: without('410.1.a.2'),
  },
  {
    name: 'scoring is worth two points',
    documentation: 'Who scores a battlefield is told to gain two points.',
    foundBy: ['R24'],
    budget: 8000,
    plant: (engine) =>
      new Mistracing(engine, (lines) =>
        lines.map((line, place) =>
          line.kind === 'gain points' && lines[place - 1]?.kind === 'score'
            ? { ...line, text: line.text, amount: 2 }
            : line,
        ),
      ),
  },
  {
    name: 'nobody holds battlefields',
    documentation: 'Battlefields are not scored in the Scoring Step: 315.2.b.1 is skipped.',
    foundBy: ['R25'],
    budget: 8000,
    plant: without('315.2.b.1'),
  },
  ...canariesOfPlay,
  ...canariesOfTexts,
  ...canariesOfDeeds,
  ...canariesOfEveryGame('R13', 'R21', 'R63', 'R64'),
];
