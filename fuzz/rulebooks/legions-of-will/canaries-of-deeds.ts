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
    foundBy: ['L33', 'L70'],
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
    foundBy: ['L35', 'L17', 'L34', 'L60', 'L63'],
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
  {
    name: 'what blocks deals no damage',
    documentation: 'Blocking units assign no battle damage: 510.1d does nothing.',
    foundBy: ['L37'],
    budget: 120_000,
    plant: without('510.1d'),
  },
  {
    name: 'attacking rests nobody',
    documentation: 'Units that attack are not rested for it: 508.1f is skipped.',
    foundBy: ['L38'],
    budget: 8000,
    plant: without('508.1f'),
  },
  {
    name: "units do what they say that they can't",
    documentation: "What says that a unit can't block, or be blocked, is not obeyed: 509.1b forbids nothing.",
    foundBy: ['L39', 'L21'],
    budget: 40_000,
    plant: without('509.1b'),
  },
  {
    name: 'traps are activated at any time',
    documentation: 'A player who may activate something is offered every trap of the own as well.',
    foundBy: ['L40', 'G1', 'G2'],
    budget: 20_000,
    plant: (engine) =>
      new Misasking(engine, (decision, table) => {
        const [own] = decision.options.filter(({ action }) => action === 'activate');
        if (!own) return decision;
        const traps = table().objects.filter(
          ({ types, zone, controller }) =>
            types.includes('trap') && zone === 'battlefield' && controller === decision.player,
        );
        const more = traps.map(({ id, name }) => ({
          ...own,
          label: `activate ${name}`,
          object: id,
          index: 0,
        }));
        return { ...decision, options: [...decision.options, ...more] };
      }),
  },
  {
    name: "somebody else's permanents are sacrificed",
    documentation: "Who is to sacrifice a unit, or pays with one, is offered another player's.",
    foundBy: ['L41', 'G1', 'G2'],
    budget: 20_000,
    plant: (engine) =>
      new Misasking(engine, (decision, table) => {
        const [first, ...rest] = decision.options;
        if (!first || !/^(?:pay: )?sacrifice$/.test(decision.purpose)) return decision;
        const other = table().objects.find(
          ({ zone, types, controller }) =>
            zone === 'battlefield' && types.includes('unit') && controller !== decision.player,
        );
        return other ? { ...decision, options: [{ ...first, object: other.id }, ...rest] } : decision;
      }),
  },
  {
    name: 'what is done once each turn is done again',
    documentation: 'An ability triggers again in the turn in which it was done: 603.2i does nothing.',
    foundBy: ['L42'],
    budget: 40_000,
    plant: without('603.2i'),
  },
  {
    name: 'something triggers and nobody is told',
    documentation: 'The trace has nothing of a triggered ability that is put on the chain of events.',
    foundBy: ['L43'],
    budget: 40_000,
    plant: (engine) =>
      new Mistracing(engine, (lines) =>
        lines.map((line) =>
          line.kind === 'put on the chain of events' && line.rule === '603.3'
            ? { ...line, text: line.text, kind: 'trigger' }
            : line,
        ),
      ),
  },
  {
    name: 'bases are turned up for nothing',
    documentation: 'The trace says of what is paid for a base that is turned up that it is nothing.',
    foundBy: ['L44'],
    budget: 12_000,
    plant: (engine) =>
      new Mistracing(engine, (lines) =>
        lines.map((line, place) =>
          line.kind === 'pay' && lines[place + 1]?.kind === 'turn face up'
            ? { ...line, text: line.text, amount: 0 }
            : line,
        ),
      ),
  },
];
