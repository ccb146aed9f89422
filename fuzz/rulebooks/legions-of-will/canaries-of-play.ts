import type { ObjectView } from '../../../port/contract';
import { Misasking } from '../../canaries/faults';
import { lasting, turnsOfOne, without } from '../../canaries/of-every-game';
import type { Canary } from '../fuzzed-rulebook';

/** Offers a base, too, where a text names a unit. */
const basesToo = (): Canary['plant'] => (engine) =>
  new Misasking(engine, (decision, table) => {
    const [first] = decision.options;
    if (decision.purpose !== 'choose targets' || !first) return decision;
    const { objects } = table();
    const [only, another] = objects.filter(({ zone }) => zone === 'chain of events');
    const base = objects.find(({ zone, types }) => zone === 'battlefield' && types.includes('base'));
    if (!base || !only || another || !NAMES_A_UNIT.test(textOf(only))) return decision;
    const option = { ...first, label: base.name ?? '?', object: base.id };
    return { ...decision, options: [...decision.options, option] };
  });

/** What is announced, whether it is an ability or an action. */
const textOf = ({ source, name = '', types, abilities }: ObjectView): string =>
  source !== undefined ? name : types.includes('action') ? abilities.join(' ') : '';

const NAMES_A_UNIT = /^(?:(?!target).)*target unit\b(?:(?!target).)*$/i;

/** Faults in how turns are taken, cards paid for and aimed, and battles fought. */
export const canariesOfPlay: readonly Canary[] = [
  {
    name: "every turn is the same player's",
    documentation: "Each turn is told of as the first player's.",
    foundBy: ['L14', 'L2', 'L58', 'L65'],
    budget: 8000,
    plant: turnsOfOne('turn'),
  },
  {
    name: 'permanents stay rested',
    documentation: 'What is rested as a turn begins stays so: 502.1 does nothing.',
    foundBy: ['L15'],
    budget: 8000,
    plant: without('502.1'),
  },
  {
    name: 'cards cost nothing',
    documentation: 'Cards are played without being paid for: 601.1g is skipped.',
    foundBy: ['L16', 'L26', 'L45'],
    budget: 12_000,
    plant: without('601.1g'),
  },
  {
    name: 'power stays changed',
    documentation:
      'What got power in some turn has it for ever: units are shown with more from the second turn on.',
    foundBy: ['L17', 'L28', 'L37', 'L60'],
    budget: 20_000,
    plant: lasting('unit', 'power'),
  },
  {
    name: 'turns have no main phases',
    documentation:
      'A turn ends with its postbattle main phase, and with its damage removed: 512.1 is left out.',
    foundBy: ['L18'],
    budget: 8000,
    plant: without('505.1'),
  },
  {
    name: 'bases bear no damage',
    documentation: 'Damage that is dealt to a base is not marked: 301.7 does nothing.',
    foundBy: ['L19', 'L7'],
    budget: 12_000,
    plant: without('301.7'),
  },
  {
    name: 'bases are targets for what names units',
    documentation: 'Where a text says "target unit" a base is offered as well.',
    foundBy: ['L20'],
    budget: 8000,
    plant: basesToo(),
  },
  {
    name: 'nobody may block',
    documentation: 'No unit is offered as a blocker: 509.1a permits nothing.',
    foundBy: ['L21'],
    budget: 20_000,
    plant: without('509.1a'),
  },
  {
    name: 'nobody rolls for will',
    documentation: 'Whatever is declared attacks: 508.1c is skipped.',
    foundBy: ['L22'],
    budget: 8000,
    plant: without('508.1c'),
  },
  {
    name: 'blocked units hit the base',
    documentation: 'A blocked unit deals its damage to the base that it attacks: 510.1c does nothing.',
    foundBy: ['L23'],
    budget: 20_000,
    plant: without('510.1c'),
  },
  {
    name: 'what has lost its targets resolves',
    documentation: 'A card or an ability resolves though all of its targets are gone: 605.2b does nothing.',
    foundBy: ['L24', 'L51'],
    budget: 40_000,
    plant: without('605.2b'),
  },
  {
    name: 'once each turn means nothing',
    documentation:
      "Abilities are activated as often as a player likes, and in anybody's turn: 602.1b forbids nothing.",
    foundBy: ['L25'],
    budget: 12_000,
    plant: without('602.1b'),
  },
  {
    name: 'bases have room for everything',
    documentation: 'A base that is full is offered for one permanent more: 301.3a does nothing.',
    foundBy: ['L26'],
    budget: 8000,
    plant: without('301.3a'),
  },
  {
    name: 'poison does not grow',
    documentation: 'No counters are put or removed as an effect step begins: 703.4b is skipped.',
    foundBy: ['L27'],
    budget: 40_000,
    plant: without('703.4b'),
  },
  {
    name: 'damage is divided at will',
    documentation:
      'No unit needs to be assigned lethal damage before another one gets any: 509.2 does nothing.',
    foundBy: ['L28', 'L68'],
    budget: 40_000,
    plant: without('509.2'),
  },
  {
    name: 'units fight on',
    documentation: 'Units are not removed from battle as its last step begins: 511.2~2 is skipped.',
    foundBy: ['L29', 'L7'],
    budget: 20_000,
    plant: without('511.2~2'),
  },
  {
    name: 'costs are reduced first',
    documentation:
      'What makes a card cost less is taken away, down to nothing, before what makes it cost more is added (112.6, 601.1f).',
    foundBy: ['L16', 'L53'],
    budget: 80_000,
    plant: without('112.6: reductions before increases'),
  },
];
