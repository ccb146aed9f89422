import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';

const root = path.join(__dirname, '..');
const place = path.join(__dirname, '..', 'cli', 'test', 'lanterns');

/** Runs a file in a process of its own, in which Lanterns is among the games; returns what it writes. */
function output(file: string, input: string): string {
  const loader = path.join(root, 'scripts', 'typescript.cjs');
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--require', loader, path.join(place, file)],
    {
      cwd: root,
      input,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

interface Played {
  readonly passed: boolean;
  readonly problem: string;
  readonly message: string;
}

interface Asked {
  readonly scenario: string;
  readonly off?: string;
}

const played = (asked: readonly Asked[]): readonly Played[] =>
  JSON.parse(output('scenarios.ts', JSON.stringify(asked)));

const given = (...steps: readonly string[]): string =>
  ['Given a Lanterns game between Alice and Bob', ...steps].join('\n');

/** Scenarios that pass, by what they show; each with the rule without which it fails. */
const passing: readonly (readonly [says: string, rule: string, ...steps: readonly string[]])[] = [
  [
    'a lantern is kindled and hangs on the wall',
    '200.1',
    'And Alice has a lantern "Lamp" with oil cost 1 and shine 2 in palm',
    'When Alice plays "Lamp"',
    'Then "Lamp" is on the wall',
    'And "Lamp" is burning',
  ],
  [
    'its oil is spent',
    '200.4',
    'And Alice has a lantern "Lamp" with oil cost 1 in palm',
    'When Alice plays "Lamp"',
    'Then Alice has 1 oil',
  ],
  [
    'what costs too much can not be kindled',
    '200.3',
    'And Alice has an amber lantern "Lamp" with oil cost 3 in palm',
    'And Alice has the gust "Puff" in palm',
    'When Alice plays "Puff"',
    'Then Alice can\'t play "Lamp"',
  ],
  [
    'a text says what is gained',
    '210.1',
    'And Alice has the gust "Trickle" in palm: "Gain 3 oil."',
    'When Alice plays "Trickle"',
    'Then "Trickle" is in Alice\'s ash',
    'And Alice has 5 oil',
  ],
  [
    'lanterns of the other keeper are smothered',
    '210.2',
    'And Bob controls these permanents:\n  | card             |\n  | a lantern "Lamp" |\n  | a lantern "Wick" |',
    'And Alice has the gust "Draught" in palm: "Smother a lantern."',
    'When Alice plays "Draught"',
    'And Alice chooses "Wick"',
    'Then "Wick" is smothered',
    'And "Lamp" is still burning',
  ],
  [
    'at dusk there is glow for what burns, and the other keeper takes a turn',
    '110.6',
    'And Alice controls a lantern "Lamp" with shine 2',
    'And Alice controls a smothered lantern "Wick" with shine 3',
    'When Alice passes',
    'Then Alice has 2 glow',
    "And it is Bob's kindling",
    'And Bob has 4 oil',
    "And Bob's palm holds 1 card",
  ],
  [
    'seven glow win',
    '100.2',
    'And Alice has 5 glow',
    'And Alice controls a lantern "Beacon" with shine 2',
    'When Alice passes',
    'Then Alice wins the game',
  ],
];

/** Scenarios that can't be set up or read, and the sentence that says why. */
const wrong: readonly (readonly [sentence: string, ...steps: readonly string[]])[] = [
  [
    'Lanterns has no type of card "unit": it has lantern, gust.',
    'And Alice controls a unit "Imp"',
    'When Alice passes',
  ],
  [
    'Lanterns has no number on a card "will": it has oil cost, shine.',
    'And Alice controls a lantern "Lamp" with will 2',
    'When Alice passes',
  ],
  [
    'Lanterns has no zone "hand": it has chest, palm, ash.',
    'When Alice passes',
    "Then Alice's hand holds 1 card",
  ],
  [
    'The text of "Trickle" doesn\'t parse: Line 1, column 1',
    'And Alice has the gust "Trickle" in palm: "Gain much oil."',
    'When Alice passes',
  ],
];

describe('a third game, which only tests know', () => {
  it('plays its scenarios with the steps of every game, and each fails without its rule', () => {
    const scenarios = passing.map(([, , ...steps]) => given(...steps));
    const results = played([
      ...scenarios.map((scenario) => ({ scenario })),
      ...scenarios.map((scenario, place) => ({ scenario, off: passing[place]?.[1] ?? '' })),
    ]);
    const verdicts = passing.map(([says], place) => {
      const [whole, without] = [results[place], results[place + passing.length]];
      return `${says}: ${whole?.passed ? 'passes' : whole?.message}, without it ${without?.passed ? 'passes' : 'fails'}`;
    });
    expect(verdicts).to.deep.equal(passing.map(([says]) => `${says}: passes, without it fails`));
  });

  it('has words of its own: those of other games are refused, and the sentence says what it has', () => {
    const results = played(wrong.map(([, ...steps]) => ({ scenario: given(...steps) })));
    for (const [place, [sentence]] of wrong.entries()) {
      expect(results[place]?.passed).to.equal(false);
      expect(results[place]?.message).to.contain(sentence);
    }
  });

  it('is spoken of over the protocol by a process of its own: its hello tells its game, and a table of it is played', () => {
    const fields = { oil: 1, shine: 2 };
    const lamp = { name: 'Lamp', types: ['lantern'], fields };
    const table = (cards: readonly object[]): object => ({
      rulebook: 'lanterns',
      players: [{ name: 'Ann', zones: { palm: cards }, resources: { oil: 2 } }, { name: 'Ben' }],
      seed: 1,
      from: { activePlayer: 0, part: 'kindling', turn: 3 },
    });
    const lines = [
      { message: 'hello', protocol: 2 },
      { message: 'setup', table: table([lamp]) },
      { message: 'act', act: { do: 'answer', answer: [1] } },
      { message: 'observe', viewer: 1 },
      { message: 'act', act: { do: 'take back' } },
      { message: 'setup', table: table([{ ...lamp, fields: { will: 2 } }]) },
    ];
    const input = lines.map((line, place) => `${JSON.stringify({ id: place + 1, ...line })}\n`).join('');
    const [hello, setup, act, observed, taken, wrong] = output('engine.ts', input)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const { game } = hello.result.rulebooks.find(({ id }: { readonly id: string }) => id === 'lanterns');
    expect(game).to.deep.include({
      title: 'Lanterns',
      types: ['lantern', 'gust'],
      resources: ['oil', 'glow'],
    });
    expect([setup.result, act.result, taken.result]).to.deep.equal([{}, { done: true }, { done: true }]);
    const seen = observed.result.observation.objects.find(
      ({ name }: { readonly name?: string }) => name === 'Lamp',
    );
    expect(seen).to.deep.include({
      zone: 'wall',
      statuses: ['burning'],
      characteristics: { 'oil cost': 1, shine: 2 },
    });
    expect(wrong.error.message).to.equal(
      '"Lamp" has a field "will", which no card of Lanterns has; write oil, shine or colours.',
    );
  });

  it('is probed as every engine is, with a plain table of its own', () => {
    const found: unknown = JSON.parse(output('probe.ts', ''));
    expect(found).to.deep.equal([]);
  });
});
