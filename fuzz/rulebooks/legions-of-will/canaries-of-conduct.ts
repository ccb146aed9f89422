import { Misasking, Mistracing } from '../../canaries/faults';
import { without } from '../../canaries/of-every-game';
import type { Canary } from '../fuzzed-rulebook';

/** Faults in what players pay, where they put their permanents, and what they wait for. */
export const canariesOfConduct: readonly Canary[] = [
  {
    name: 'abilities are activated for nothing',
    documentation: 'The trace says of what is paid for an ability that it is nothing.',
    foundBy: ['L45'],
    budget: 8000,
    plant: (engine) =>
      new Mistracing(engine, (lines) =>
        lines.map((line, place) =>
          line.kind === 'pay' && lines[place + 1]?.kind === 'activate'
            ? { ...line, text: line.text, amount: 0 }
            : line,
        ),
      ),
  },
  {
    name: 'units are moved where there is no room',
    documentation: 'What an effect moves is moved to a base that is full: 404.2g does nothing.',
    foundBy: ['L46'],
    budget: 120_000,
    plant: without('404.2g'),
  },
  {
    name: 'a base keeps what was on it',
    documentation: 'A base that is turned face down is the same object as before: 301.11 does nothing.',
    foundBy: ['L47'],
    budget: 120_000,
    plant: without('301.11'),
  },
  {
    name: "units are moved to somebody else's base",
    documentation: "Who may move a unit is offered to move it to another player's base as well.",
    foundBy: ['L48', 'L26', 'G1', 'G2'],
    budget: 12_000,
    plant: (engine) =>
      new Misasking(engine, (decision, table) => {
        const move = decision.options.find(({ action }) => action === 'move a unit');
        const base =
          move &&
          table().objects.find(
            ({ zone, types, controller }) =>
              zone === 'battlefield' && types.includes('base') && controller !== decision.player,
          );
        return base ? { ...decision, options: [...decision.options, { ...move, onto: base.id }] } : decision;
      }),
  },
  {
    name: 'nobody discards down to a full hand',
    documentation: 'A turn ends with more than two cards in its player’s hand: 514.1 is skipped.',
    foundBy: ['L49'],
    budget: 12_000,
    plant: without('514.1'),
  },
  {
    name: 'conditions are looked at once',
    documentation: 'What has triggered resolves, whatever has become of its condition: 605.2a is skipped.',
    foundBy: ['L50'],
    budget: 120_000,
    plant: without('605.2a'),
  },
  {
    name: 'actions are expelled once they have resolved',
    documentation: 'The trace says of an action that has resolved that it is expelled.',
    foundBy: ['L52'],
    budget: 12_000,
    plant: (engine) =>
      new Mistracing(engine, (lines) =>
        lines.map((line) =>
          line.kind === 'put into a graveyard' && line.rule === '605.2m'
            ? { ...line, text: line.text, kind: 'expel', detail: 'expelled' }
            : line,
        ),
      ),
  },
  {
    name: 'X is less than can be paid for',
    documentation: 'Whoever chooses a value of X is offered one less than the reserve pays for.',
    foundBy: ['L53', 'G1', 'G2'],
    budget: 12_000,
    plant: (engine) =>
      new Misasking(engine, (decision) =>
        decision.purpose === 'choose X' && decision.kind === 'number' && decision.maximum > 0
          ? { ...decision, maximum: decision.maximum - 1 }
          : decision,
      ),
  },
  {
    name: 'who deals damage chooses what prevents it',
    documentation:
      'The controller of the source chooses among effects that prevent damage: 612.1 does nothing.',
    foundBy: ['L55'],
    budget: 40_000,
    plant: without('612.1'),
  },
  {
    name: 'costs are paid with what is not there',
    documentation: 'What a cost asks for need not be there: 112.3 does nothing.',
    foundBy: ['L26', 'L57', 'L45', 'L16', 'L53', 'G1', 'G2'],
    budget: 12_000,
    plant: without('112.3'),
  },
];
