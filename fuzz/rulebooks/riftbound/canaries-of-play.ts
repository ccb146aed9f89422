import type { TraceLine } from '../../../port/contract';
import { Misasking, Mistracing } from '../../canaries/faults';
import { without } from '../../canaries/of-every-game';
import type { Canary } from '../fuzzed-rulebook';

/** Offers what was hidden this turn, too, where something else can be played. */
const hiddenAtOnce: Canary['plant'] = (engine) =>
  new Misasking(engine, (decision, table) => {
    const own = decision.options.find(({ action }) => action === 'play');
    if (!own) return decision;
    const { objects } = table();
    const facedown = objects.find(
      ({ zone, controller }) => zone === 'facedown zone' && controller === decision.player,
    );
    if (!facedown || decision.options.some(({ object }) => object === facedown.id)) return decision;
    const label = `play ${facedown.name}`;
    return { ...decision, options: [...decision.options, { ...own, label, object: facedown.id }] };
  });

/** What happens between taking control of a battlefield and scoring it. */
const BETWEEN: ReadonlySet<string> = new Set(['establish control', 'clear the contested status']);

/** Names scoring something else where a player has just taken control. */
const withoutConquests = (lines: readonly TraceLine[]): readonly TraceLine[] =>
  lines.map((line, place) =>
    line.kind === 'score' && BETWEEN.has(lines[place - 1]?.kind ?? '')
      ? { ...line, text: line.text, kind: 'look' }
      : line,
  );

/** Faults in how combats are fought, cards kept and points scored. */
export const canariesOfPlay: readonly Canary[] = [
  {
    name: 'one unit is dealt everything',
    documentation: 'All combat damage may be assigned to the first unit: 443.1.d.3 does nothing.',
    foundBy: ['R26'],
    budget: 20_000,
    plant: without('443.1.d.3'),
  },
  {
    name: 'Shield adds nothing',
    documentation: 'Defenders have no more Might for their Shields: 740.1.c does nothing.',
    foundBy: ['R27'],
    budget: 60_000,
    plant: without('740.1.c'),
  },
  {
    name: 'the trash stays as its player burns out',
    documentation: 'Nothing is recycled: 418.2.b is skipped.',
    foundBy: ['R28', 'R11', 'R10', 'G1'],
    budget: 8000,
    plant: without('418.2.b'),
  },
  {
    name: 'battlefields are scored again and again',
    documentation: 'A battlefield that was scored this turn can be scored once more: 447 forbids nothing.',
    foundBy: ['R29'],
    budget: 40_000,
    plant: without('447'),
  },
  {
    name: 'what is hidden is played at once',
    documentation: 'A facedown card is offered in the turn in which it was hidden as well.',
    foundBy: ['R30', 'R13', 'G1', 'G2'],
    budget: 12_000,
    plant: hiddenAtOnce,
  },
  {
    name: 'mulligans draw nothing',
    documentation: 'What was set aside is not replaced: 117.2 is skipped.',
    foundBy: ['R31', 'R66'],
    budget: 12_000,
    plant: without('117.2'),
  },
  {
    name: 'what is Temporary stays',
    documentation: 'Nothing happens to it at the start of a Beginning Phase: 742.1.b does nothing.',
    foundBy: ['R32'],
    budget: 20_000,
    plant: without('742.1.b'),
  },
  {
    name: 'attackers stay where they were not beaten',
    documentation: 'Attackers are not recalled from defenders that are left: 444.1.a.2 is skipped.',
    foundBy: ['R33', 'R2', 'R8', 'G1'],
    budget: 20_000,
    plant: without('444.1.a.2'),
  },
  {
    name: 'nobody conquers battlefields',
    documentation: 'The trace says of no battlefield that it is scored as a player takes control of it.',
    foundBy: ['R34', 'R50'],
    budget: 20_000,
    plant: (engine) => new Mistracing(engine, withoutConquests),
  },
  {
    name: 'units stay at battlefields',
    documentation: 'No unit may move from a battlefield to its base: 143.4.b permits nothing.',
    foundBy: ['R63'],
    budget: 40_000,
    plant: without('143.4.b'),
  },
  {
    name: 'the Chosen Champion is never played',
    documentation: 'Nothing may be played from the Champion Zone: 107.2.c permits nothing.',
    foundBy: ['R63'],
    budget: 40_000,
    plant: without('107.2.c'),
  },
  {
    name: 'units never move together',
    documentation: 'Nobody is asked which other units move along: 143.3 does nothing.',
    foundBy: ['R64'],
    budget: 4000,
    plant: without('143.3'),
  },
  {
    name: 'what is hidden stays in hand',
    documentation: 'Hiding is paid for, and the card stays where it is: 408.1 is skipped.',
    foundBy: ['R65'],
    budget: 12_000,
    plant: without('408.1'),
  },
  {
    name: 'decks are not shuffled',
    documentation: 'Nobody shuffles as the game begins: 114 is skipped.',
    foundBy: ['R66'],
    budget: 12_000,
    plant: without('114'),
  },
  {
    name: 'nothing has ever been played',
    documentation: 'What resolves is not told to have been played: 347.1 is skipped.',
    foundBy: ['R67'],
    budget: 2000,
    plant: without('347.1'),
  },
  {
    name: 'combats end without damage',
    documentation: 'No combat damage is assigned or dealt: 443 is skipped.',
    foundBy: ['R68', 'R26'],
    budget: 4000,
    plant: without('443'),
  },
  {
    name: 'phases do not wait for the chain',
    documentation: 'What triggers in the Channel Phase is left on the chain: 315.3.c does nothing.',
    foundBy: ['R69'],
    budget: 40_000,
    plant: without('315.3.c'),
  },
  {
    name: 'runes add any Power',
    documentation: '[C] is Power of any domain: 134.2.e.6.a does nothing.',
    foundBy: ['R70'],
    budget: 2000,
    plant: without('134.2.e.6.a'),
  },
  {
    name: 'nobody is asked for additional costs',
    documentation: 'Optional additional costs are never offered: 353.2.b does nothing.',
    foundBy: ['R71'],
    budget: 20_000,
    plant: without('353.2.b'),
  },
  {
    name: 'the turn never passes',
    documentation: 'The game stops where the next turn should begin: 317.4 is skipped.',
    foundBy: ['G2'],
    budget: 2000,
    plant: without('317.4'),
  },
  {
    name: 'what adds resources adds nothing',
    documentation: 'Effects that add Energy or Power are followed, and nothing is added: 416.1 does nothing.',
    foundBy: ['R70', 'R72'],
    budget: 40_000,
    plant: without('416.1'),
  },
];
