import { Misanswered } from '../../canaries/faults';
import { without } from '../../canaries/of-every-game';
import type { Canary } from '../fuzzed-rulebook';

/** Faults in who may act when, and in what stays as it is for how long. */
export const canariesOfTimes: readonly Canary[] = [
  {
    name: 'somebody else has priority after something resolves',
    documentation: 'Whoever passed last has priority once something has resolved: 111.3b does nothing.',
    foundBy: ['L58'],
    budget: 12_000,
    plant: without('111.3b'),
  },
  {
    name: 'permanents do not enter',
    documentation: 'A permanent card resolves, and nothing enters the battlefield: 605.3a does nothing.',
    foundBy: ['L59'],
    budget: 12_000,
    plant: without('605.3a'),
  },
  {
    name: 'will counters do nothing',
    documentation: 'A will counter takes nothing from will: 114.1c does nothing.',
    foundBy: ['L60'],
    budget: 12_000,
    plant: without('114.1c'),
  },
  {
    name: 'counters stay on what leaves',
    documentation: 'A card has the counters that were on the permanent: 114.2b does nothing.',
    foundBy: ['L61'],
    budget: 12_000,
    plant: without('114.2b'),
  },
  {
    name: 'bases stay face down',
    documentation: 'Nobody may turn up a base: 115.2a permits nothing.',
    foundBy: ['L62'],
    budget: 12_000,
    plant: without('115.2a'),
  },
  {
    name: 'upgrades add no capacity',
    documentation: 'A base has its own capacity, whatever upgrades are in it: 302.4a does nothing.',
    foundBy: ['L63'],
    budget: 12_000,
    plant: without('302.4a'),
  },
  {
    name: 'nothing blocks',
    documentation: 'Units that were declared to block do not: 509.1e is skipped.',
    foundBy: ['L64'],
    budget: 12_000,
    plant: without('509.1e'),
  },
  {
    name: 'added phases never come',
    documentation:
      'The trace says that a phase is added, and the turn goes its usual way: 500.8 does nothing.',
    foundBy: ['L65'],
    budget: 60_000,
    plant: without('500.8'),
  },
  {
    name: 'games begin without a base',
    documentation: 'Every base is face down as a game begins: 102.3 is skipped.',
    foundBy: ['L66'],
    budget: 20_000,
    plant: without('102.3'),
  },
  {
    name: 'nobody chooses X',
    documentation:
      'Cards with X in their costs are played without a value of X being chosen: 105.3a does nothing.',
    foundBy: ['L67'],
    budget: 40_000,
    plant: without('105.3a'),
  },
  {
    name: 'blockers are declared against nothing',
    documentation: 'The steps of a battle in which nothing attacks are not skipped: 508.8 does nothing.',
    foundBy: ['L68'],
    budget: 4000,
    plant: without('508.8'),
  },
  {
    name: 'what is replaced happens',
    documentation: 'Texts that say what is done instead of something are passed over: 610.1 does nothing.',
    foundBy: ['L69'],
    budget: 40_000,
    plant: without('610.1'),
  },
  {
    name: 'what is gained is lost',
    documentation: 'Resource that a player gains goes nowhere: 104.3 does nothing.',
    foundBy: ['L70'],
    budget: 12_000,
    plant: without('104.3'),
  },
  {
    name: 'the first card lies last',
    documentation: 'Cards are put into a graveyard in the opposite of the order that their owner chose.',
    foundBy: ['L72'],
    budget: 40_000,
    plant: (engine) =>
      new Misanswered(engine, (purpose, answer) =>
        purpose.startsWith('order cards put into') ? answer.toReversed() : answer,
      ),
  },
];
