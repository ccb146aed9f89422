import { Misasking, Misreading, Mistracing, misreportingObjects } from '../../canaries/faults';
import { without } from '../../canaries/of-every-game';
import type { Canary } from '../fuzzed-rulebook';

/** What doesn't change a unit's Might. */
const KEYWORDS = /^\[(?:Tank|Ganking|Deflect|Temporary|Hidden|Vision)\]$/;

/** Faults in what texts name, and in what they say to be so. */
export const canariesOfTexts: readonly Canary[] = [
  {
    name: 'the last target is left out',
    documentation: 'Where several targets can be chosen the last one is not offered.',
    foundBy: ['R55', 'G1', 'G2'],
    budget: 20_000,
    plant: (engine) =>
      new Misasking(engine, (decision) =>
        decision.purpose === 'choose targets' && decision.options.length > decision.maximum
          ? { ...decision, options: decision.options.slice(0, -1) }
          : decision,
      ),
  },
  {
    name: 'keywords are not given',
    documentation:
      'Units have no keywords that stand by themselves: what says that they have some gives them none.',
    foundBy: ['R53', 'R56', 'R65'],
    budget: 20_000,
    plant: (engine) =>
      misreportingObjects(engine, (object) =>
        object.types.includes('unit') && object.abilities.some((text) => KEYWORDS.test(text))
          ? { ...object, abilities: object.abilities.filter((text) => !KEYWORDS.test(text)) }
          : object,
      ),
  },
  {
    name: 'Deathknells are silent',
    documentation: 'What is killed triggers nothing of its own: 734.1.c does nothing.',
    foundBy: ['R57'],
    budget: 40_000,
    plant: without('734.1.c'),
  },
  {
    name: 'the wrong player gains focus',
    documentation:
      'As a showdown begins whoever did not contest the battlefield gains focus: 341 does nothing.',
    foundBy: ['R7', 'R9'],
    budget: 8000,
    plant: without('341'),
  },
  {
    name: 'nobody is stunned',
    documentation: 'What is told to be stunned is left as it was: 410.1 does nothing.',
    foundBy: ['R58'],
    budget: 40_000,
    plant: without('410.1'),
  },
  {
    name: 'what comes exhausted comes ready',
    documentation: 'Texts that recall, channel or play something exhausted are read without that word.',
    foundBy: ['R59'],
    budget: 40_000,
    plant: (engine) =>
      new Misreading(engine, (text) =>
        text.replace(/\b((?:recall|channel|play)\b[^.,]*) exhausted\b/gi, '$1'),
      ),
  },
  {
    name: 'Bonus Damage is forgotten',
    documentation: 'What is dealt is as much as if there were no Bonus Damage: 714 does nothing.',
    foundBy: ['R60'],
    budget: 80_000,
    plant: without('714'),
  },
  {
    name: 'nobody is asked',
    documentation: 'The trace tells of no question whether a player wants to do something.',
    foundBy: ['R61'],
    budget: 20_000,
    plant: (engine) =>
      new Mistracing(engine, (lines) =>
        lines.map((line) =>
          line.what === 'decision' && line.kind === 'may'
            ? { ...line, text: line.text, kind: 'add resources' }
            : line,
        ),
      ),
  },
  {
    name: 'Tank is ignored',
    documentation: 'Combat damage is assigned to any unit first: 741.1.b does nothing.',
    foundBy: ['R62'],
    budget: 80_000,
    plant: without('741.1.b'),
  },
  {
    name: 'what is replaced happens all the same',
    documentation: 'Texts that say what is done instead of a death are passed over: 366 does nothing.',
    foundBy: ['R73'],
    budget: 40_000,
    plant: without('366'),
  },
  {
    name: 'the last place to play to is not offered',
    documentation: 'Whoever chooses where a unit is played may choose all places but the last.',
    foundBy: ['R74', 'G2'],
    budget: 12_000,
    plant: (engine) =>
      new Misasking(engine, (decision) =>
        decision.purpose === 'choose a location' && decision.options.length > 1
          ? { ...decision, options: decision.options.slice(0, -1) }
          : decision,
      ),
  },
  {
    name: 'Legion on what is played comes to nothing',
    documentation:
      'No spell and no play effect with Legion applies, whatever was played before: 738.1.c.1 does nothing.',
    foundBy: ['R46'],
    budget: 40_000,
    plant: without('738.1.c.1'),
  },
  {
    name: 'a card with Legion counts itself',
    documentation:
      'Legion applies to spells always, and to play effects of the first card of a turn (738.1.c.1).',
    foundBy: ['R46'],
    budget: 40_000,
    plant: without('vary 738.1.c.1 which: any card'),
  },
  {
    name: 'Legion takes two cards',
    documentation: 'Abilities with Legion apply from the second card of a turn on (738.1.c.2).',
    foundBy: ['R63'],
    budget: 40_000,
    plant: without('set 738.1.c.2 to 2'),
  },
  {
    name: 'abilities with Legion are activated before any card',
    documentation:
      'An activated ability with Legion is offered from the beginning of a turn on: 738.1.c.4 does nothing.',
    foundBy: ['R46'],
    budget: 20_000,
    plant: without('738.1.c.4'),
  },
];
