import { Mistracing } from '../../canaries/faults';
import { without } from '../../canaries/of-every-game';
import { strangeDiscards, upsideDown } from '../../canaries/of-hands-and-chains';
import type { Canary } from '../fuzzed-rulebook';

/** Faults in how cards and abilities do what they say. */
export const canariesOfDeeds: readonly Canary[] = [
  {
    name: 'units are buffed and nobody is told',
    documentation: 'The trace has nothing of a unit that is buffed.',
    foundBy: ['R35'],
    budget: 12_000,
    plant: (engine) =>
      new Mistracing(engine, (lines) =>
        lines.map((line) => (line.kind === 'buff' ? { ...line, text: line.text, kind: 'look' } : line)),
      ),
  },
  {
    name: 'the oldest resolves first',
    documentation: 'What lies lowest on the chain resolves before the rest.',
    foundBy: ['R36', 'R9'],
    budget: 20_000,
    plant: upsideDown('chain'),
  },
  {
    name: "the opponent's cards are discarded",
    documentation: 'Who is to discard is offered a card of the other hand.',
    foundBy: ['R37'],
    budget: 12_000,
    plant: strangeDiscards(new Set(['discard'])),
  },
  {
    name: 'effects draw a card more',
    documentation: 'The last card that an effect draws is drawn twice.',
    foundBy: ['R38'],
    budget: 40_000,
    plant: (engine) =>
      new Mistracing(engine, (lines) =>
        lines.flatMap((line, place) =>
          line.kind === 'draw' && lines[place + 1]?.kind === 'resolve' ? [line, line] : [line],
        ),
      ),
  },
  {
    name: 'the final point is conquered at once',
    documentation: 'One battlefield is enough to conquer the final point: 448.1.b does nothing.',
    foundBy: ['R39'],
    budget: 40_000,
    plant: without('448.1.b'),
  },
  {
    name: 'what is recycled lies on top',
    documentation: 'The Main Deck is used from the end at which cards are recycled.',
    foundBy: ['R40'],
    budget: 12_000,
    plant: upsideDown('main deck'),
  },
];
