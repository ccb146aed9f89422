import { Misasking, Mistracing } from '../../canaries/faults';
import { without } from '../../canaries/of-every-game';
import { strangeDiscards, upsideDown } from '../../canaries/of-hands-and-chains';
import type { Canary } from '../fuzzed-rulebook';

/** Faults in how cards and abilities do what they say. */
export const canariesOfDeeds: readonly Canary[] = [
  {
    name: 'a counter more is put than is told',
    documentation: 'The trace says of counters that are put somewhere that they are one more than there are.',
    foundBy: ['L30', 'L27'],
    budget: 12_000,
    plant: (engine) =>
      new Mistracing(engine, (lines) =>
        lines.map((line) =>
          line.kind === 'put counters' ? { ...line, text: line.text, amount: (line.amount ?? 0) + 1 } : line,
        ),
      ),
  },
  {
    name: 'the oldest resolves first',
    documentation: 'What lies lowest on the chain of events resolves before the rest.',
    foundBy: ['L31', 'L2'],
    budget: 12_000,
    plant: upsideDown('chain of events'),
  },
  {
    name: "somebody else's cards are discarded",
    documentation: 'Who is to discard is offered a card of another hand.',
    foundBy: ['L32'],
    budget: 12_000,
    plant: strangeDiscards(new Set(['discard', 'discard down to maximum hand size'])),
  },
  {
    name: 'effects gain one resource more',
    documentation: 'Whoever gains resource by an effect gains one more than its text says.',
    foundBy: ['L33'],
    budget: 20_000,
    plant: (engine) =>
      new Mistracing(engine, (lines) =>
        lines.map((line) =>
          line.kind === 'gain resource' && line.rule !== '703.4c'
            ? { ...line, text: line.text, amount: (line.amount ?? 0) + 1 }
            : line,
        ),
      ),
  },
  {
    name: 'shields are not used up',
    documentation: 'What prevents the next damage prevents any: 611.7 does nothing.',
    foundBy: ['L34'],
    budget: 60_000,
    plant: without('611.7'),
  },
  {
    name: 'control is not given back',
    documentation:
      'No effect ends with the turn, nor does control that was gained by one: 608.2a does nothing.',
    foundBy: ['L35', 'L17', 'L34'],
    budget: 40_000,
    plant: without('608.2a'),
  },
  {
    name: 'a mode may be chosen twice',
    documentation: 'The first of several modes is offered twice.',
    foundBy: ['L36', 'G1', 'G2'],
    budget: 20_000,
    plant: (engine) =>
      new Misasking(engine, (decision) => {
        const [first] = decision.options;
        return decision.purpose === 'choose modes' && first
          ? { ...decision, options: [...decision.options, first] }
          : decision;
      }),
  },
];
