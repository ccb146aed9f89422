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
    line.kind === 'score' && BETWEEN.has(lines[place - 1]?.kind ?? '') ? { ...line, kind: 'look' } : line,
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
    foundBy: ['R31'],
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
];
