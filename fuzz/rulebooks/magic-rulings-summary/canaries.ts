import type { ObjectView, Observation } from '../../../port/contract';
import { PassedOn } from '../../../port/passed-on';
import { Misasking, Misreporting, Mistracing } from '../../canaries/faults';
import {
  canariesOfEveryGame,
  inTwoPlaces,
  lasting,
  leaking,
  turnsOfOne,
  without,
  withoutRule,
} from '../../canaries/of-every-game';
import { strangeDiscards, upsideDown } from '../../canaries/of-hands-and-chains';
import { saboteurOf } from '../../saboteurs';
import type { Canary } from '../fuzzed-rulebook';
import { canariesOfCombat } from './canaries-of-combat';
import { DISCARDING } from './invariants/told';
import { TURN_BEGINS } from './invariants/turns';
import { saboteurs } from './saboteurs';

/** Shows what was on the stack last as if it still were, once another step has begun. */
class Lingering extends PassedOn {
  private last: readonly ObjectView[] = [];
  private step = '';

  override observe(viewer?: number): Observation {
    const seen = super.observe(viewer);
    const onStack = seen.objects.filter(({ zone }) => zone === 'stack');
    if (onStack.length > 0) {
      this.last = onStack;
      this.step = seen.step;
      return seen;
    }
    const isLater = this.last.length > 0 && seen.step !== this.step;
    return isLater ? { ...seen, objects: [...seen.objects, ...this.last] } : seen;
  }
}

/** Faults of engines for Magic, each a mistake that somebody could make. */
export const canaries: readonly Canary[] = [
  {
    name: 'a loop is played for ever',
    documentation: 'A game that is a draw by G.18.4 goes on.',
    foundBy: ['M21'],
    budget: 4000,
    loop: 'mandatory',
    plant: saboteurOf(saboteurs, 'a drawn game goes on for ever'),
  },
  {
    name: 'whoever is asked often is in a loop',
    documentation: 'A game is called a draw after eight answers, whatever was chosen.',
    foundBy: ['M22'],
    budget: 4000,
    loop: 'optional',
    plant: saboteurOf(saboteurs, 'a draw is called where nothing repeats'),
  },
  {
    name: 'a loop wears nobody down',
    documentation: 'Who loses life in a loop lives on without any: G.19.3 does nothing.',
    foundBy: ['M23'],
    budget: 4000,
    loop: 'losing',
    plant: without('G.19.3'),
  },
  {
    name: 'mana does not burn',
    documentation: 'Mana is lost as a phase ends, and no life: G.22.1 does nothing.',
    foundBy: ['M1'],
    budget: 4000,
    plant: without('G.22.1'),
  },
  {
    name: 'mana is kept',
    documentation: 'What a phase leaves unused is there in the next one: P.3.5 does nothing.',
    foundBy: ['M1'],
    budget: 4000,
    plant: without('P.3.5'),
  },
  {
    name: 'mana is made of nothing',
    documentation: 'The trace tells of less mana than is added.',
    foundBy: ['M1'],
    budget: 4000,
    plant: (engine) =>
      new Mistracing(engine, (lines) =>
        lines.filter(({ kind }, place) => kind !== 'add mana' || place % 5 > 0),
      ),
  },
  {
    name: 'a step ends with something on the stack',
    documentation: 'What was on the stack is shown there in the next step as well.',
    foundBy: ['M2', 'M13', 'G3', 'G4', 'G7'],
    budget: 4000,
    plant: (engine) => new Lingering(engine),
  },
  {
    name: 'the oldest resolves first',
    documentation: 'The stack is shown from its bottom.',
    foundBy: ['M3', 'M16'],
    budget: 12_000,
    plant: upsideDown('stack'),
  },
  {
    name: 'creatures survive lethal damage',
    documentation: 'Damage does not kill: T.11.5 does nothing.',
    foundBy: ['M5', 'M17'],
    budget: 4000,
    plant: without('T.11.5'),
  },
  {
    name: 'players live without life',
    documentation: 'Nobody loses for want of life: G.19.3 does nothing.',
    foundBy: ['M5'],
    budget: 8000,
    plant: without('G.19.3'),
  },
  {
    name: "every turn is the same player's",
    documentation: "The trace tells of every turn as the first player's.",
    foundBy: ['M6', 'M9', 'M18'],
    budget: 4000,
    plant: turnsOfOne(TURN_BEGINS),
  },
  {
    name: 'turns have no main phases',
    documentation: 'P.8.1 is left out of turns.',
    foundBy: ['M7'],
    budget: 4000,
    plant: without('P.8.1'),
  },
  {
    name: 'growth lasts',
    documentation: 'What changes a creature until end of turn goes on: T.8.14 does nothing.',
    foundBy: ['M8'],
    budget: 8000,
    plant: without('T.8.14'),
  },
  {
    name: 'power stays changed',
    documentation: 'Creatures are shown with one power more once a turn has begun.',
    foundBy: ['M8', 'M16'],
    budget: 4000,
    plant: (engine) => lasting('creature', 'power')(engine),
  },
  {
    name: 'damage stays',
    documentation: 'Damage is not removed in the cleanup step: P.13.1 does nothing.',
    foundBy: ['M8', 'M9'],
    budget: 4000,
    plant: without('P.13.1'),
  },
  {
    name: 'hands are not bounded',
    documentation: 'Nobody discards in the cleanup step: P.13.Ruling.1 is skipped.',
    foundBy: ['M9'],
    budget: 12_000,
    plant: without('P.13.Ruling.1'),
  },
  {
    name: 'tapping is told by nobody',
    documentation: 'The trace leaves out that permanents are tapped.',
    foundBy: ['M4', 'M10'],
    budget: 4000,
    plant: (engine) =>
      new Mistracing(engine, (lines) => lines.filter(({ kind }) => kind !== 'become tapped')),
  },
  {
    name: 'damage is not marked',
    documentation: 'Creatures are shown without damage.',
    foundBy: ['M10', 'M11'],
    budget: 4000,
    plant: (engine) =>
      new Misreporting(engine, (table) => ({
        ...table,
        objects: table.objects.map((object) => ({ ...object, damage: 0 })),
      })),
  },
  {
    name: "somebody else's cards are discarded",
    documentation: "Who discards is offered a card of the other player's.",
    foundBy: ['M12'],
    budget: 12_000,
    plant: strangeDiscards(DISCARDING),
  },
  {
    name: 'sorceries are offered at any time',
    documentation: 'A card of the hand that is no instant is offered whenever somebody has priority.',
    foundBy: ['M13', 'G1', 'G2'],
    budget: 4000,
    plant: (engine) =>
      new Misasking(engine, (decision, table) => {
        if (decision.purpose !== 'priority') return decision;
        const card = table().objects.find(
          ({ zone, owner, types }) =>
            zone === 'hand' && owner === decision.player && !types.includes('instant'),
        );
        if (!card || decision.options.some(({ object }) => object === card.id)) return decision;
        const option = { label: `play ${card.name}`, action: 'play', object: card.id };
        return { ...decision, options: [...decision.options, option] };
      }),
  },
  {
    name: 'lands are played twice',
    documentation: 'The trace tells twice of each land that is played.',
    foundBy: ['M14'],
    budget: 8000,
    plant: (engine) =>
      new Mistracing(engine, (lines) =>
        lines.flatMap((line, place) => {
          const isLand = line.kind === 'play' && lines[place + 1]?.kind === 'come into play';
          return isLand ? [line, { ...line, text: line.text }] : [line];
        }),
      ),
  },
  {
    name: 'spells cost nothing',
    documentation: 'Nothing is paid for a spell: K.20.2 asks for nothing.',
    foundBy: ['M15'],
    budget: 4000,
    plant: without('K.20.2'),
  },
  {
    name: 'an empty library harms nobody',
    documentation: 'Whoever was to draw from an empty library plays on: Z.6.8 does nothing.',
    foundBy: ['M17'],
    budget: 8000,
    plant: without('Z.6.8'),
  },
  {
    name: 'the active player chooses last',
    documentation: 'Of several players the other one chooses first: T.6.4 says so.',
    foundBy: ['M18', 'M19'],
    budget: 12_000,
    plant: without('vary T.6.4 in which order: the active player last'),
  },
  {
    name: 'opening hands are empty',
    documentation: 'Nobody draws an opening hand: P.1.6 is skipped.',
    foundBy: ['M19'],
    budget: 12_000,
    plant: without('P.1.6'),
  },
  {
    name: 'tokens stay where they go',
    documentation: 'A token that leaves play is a card elsewhere: K.25.6 does nothing.',
    foundBy: ['M20'],
    budget: 12_000,
    plant: without('K.25.6'),
  },
  {
    name: 'a hand leaks into a view',
    documentation: "A view of the table shows the names of the other player's hand.",
    foundBy: ['G9'],
    budget: 4000,
    plant: leaking('hand'),
  },
  {
    name: 'an object is in two places',
    documentation: "The first card of a library bears the id of a card in its owner's hand.",
    foundBy: ['G3', 'G4'],
    budget: 4000,
    plant: inTwoPlaces('library'),
  },
  {
    name: 'an event without a rule',
    documentation: 'Damage is dealt by no rule.',
    foundBy: ['G5'],
    budget: 8000,
    plant: withoutRule('deal damage'),
  },
  ...canariesOfCombat,
  ...canariesOfEveryGame('M13'),
];
