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
  readonly edition?: string;
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

/** What is so in one edition alone, with the rule of that edition by which it is. */
const inOneEdition: readonly (readonly [
  edition: string,
  rule: string | undefined,
  ...steps: readonly string[],
])[] = [
  [
    'first',
    '100.2',
    'And Alice has 5 glow',
    'And Alice controls a lantern "Beacon" with shine 2',
    'When Alice passes',
    'Then Alice wins the game',
  ],
  [
    'revised',
    'L.1.2',
    'And Alice has 3 glow',
    'And Alice controls a lantern "Beacon" with shine 2',
    'When Alice passes',
    'Then Alice wins the game',
  ],
  [
    'revised',
    'L.5.1',
    'And Alice has 9 oil',
    'And Alice has the gust "Trickle" in palm: "Gain 3 oil."',
    'When Alice plays "Trickle"',
    'Then Alice has 12 oil',
  ],
  [
    'first',
    '120.1',
    'And Alice has 8 oil',
    'And Alice has the gust "Trickle" in palm: "Gain 3 oil."',
    'When Alice plays "Trickle"',
    'Then Alice has 9 oil',
  ],
  [
    'first',
    '210.3',
    'And Alice has the gust "Puff" in palm',
    'And Alice has the gust "Draught" in palm: "Smother a lantern."',
    'When Alice plays "Puff"',
    'Then Alice can\'t play "Draught"',
  ],
];

describe('a game of several editions', () => {
  const scenarioIn = (edition: string, ...steps: readonly string[]): string =>
    [`Given a Lanterns${edition === '' ? '' : ` ${edition}`} game between Alice and Bob`, ...steps].join(
      '\n',
    );
  const [seven, five] = inOneEdition;
  const steps = (of: (typeof inOneEdition)[number] | undefined): readonly string[] =>
    of?.slice(2).map(String) ?? [];

  it('is played in the edition that the sentence names, which can tell: in another one, or without its rule, the scenario fails', () => {
    const asked = inOneEdition.flatMap(([edition, rule, ...all]): Asked[] => [
      { scenario: scenarioIn(edition, ...all) },
      { scenario: scenarioIn(edition === 'first' ? 'revised' : 'first', ...all) },
      { scenario: scenarioIn(edition, ...all), off: rule ?? '' },
    ]);
    const passed = played(asked).map((each) => each.passed);
    expect(passed).to.deep.equal(inOneEdition.flatMap(() => [true, false, false]));
  });

  it('is played in the edition of a tag where the sentence names none, else in that of the command, else in the first', () => {
    const tagged = (tag: string, edition: string): string =>
      `@edition:${tag}\nScenario: tagged\n${scenarioIn(edition, ...steps(five))}`;
    const results = played([
      { scenario: tagged('revised', '') },
      { scenario: tagged('first', '') },
      { scenario: tagged('first', 'revised') },
      { scenario: scenarioIn('', ...steps(five)), edition: 'revised' },
      { scenario: scenarioIn('', ...steps(five)) },
      { scenario: tagged('first', ''), edition: 'revised' },
      { scenario: scenarioIn('', ...steps(seven)), edition: 'of another game' },
    ]);
    expect(results.map(({ passed }) => passed)).to.deep.equal([true, false, true, true, false, false, true]);
  });

  it('is played in an edition a line of an outline', () => {
    const outline = (glow: string): string =>
      [
        'Scenario Outline: so much glow wins',
        '  Given a Lanterns <edition> game between Alice and Bob',
        '  And Alice has <glow> glow',
        '  And Alice controls a lantern "Beacon" with shine 2',
        '  When Alice passes',
        '  Then Alice wins the game',
        '  Examples:',
        '    | edition | glow |',
        '    | first   | 5    |',
        `    | revised | ${glow}    |`,
      ].join('\n');
    expect(
      played([{ scenario: outline('3') }, { scenario: outline('2') }]).map(({ passed }) => passed),
    ).to.deep.equal([true, false]);
  });

  it('has no other editions: a sentence says which it has', () => {
    const results = played([
      { scenario: scenarioIn('third', ...steps(five)) },
      { scenario: `@edition:third\nScenario: tagged\n${scenarioIn('', ...steps(five))}` },
      { scenario: scenarioIn('revised', ...steps(five)), off: '100.2' },
    ]);
    const [named, tagged, off] = results.map(({ message }) => message);
    expect(named).to.contain('Lanterns has no edition "third": it has first, revised.');
    expect(tagged).to.contain(
      'The tag @edition:third names an edition that there isn\'t: Lanterns has no edition "third"',
    );
    expect(off).to.contain('The engine enforces nothing under rule 100.2 of lanterns-revised');
  });

  it('tells its editions in its hello, and speaks their numbers: in traces, refusals, decisions, and of what was exercised', () => {
    const dear = { name: 'Sun', types: ['lantern'], fields: { oil: 9 } };
    const table = (more: object): object => ({
      rulebook: 'lanterns',
      ...more,
      players: [
        { name: 'Ann', zones: { palm: [dear] } },
        { name: 'Ben', zones: { chest: [dear] } },
      ],
      seed: 1,
      from: { activePlayer: 0, part: 'kindling', turn: 3 },
      stops: 'every priority',
    });
    const talk = (more: object): readonly object[] => [
      { message: 'setup', table: table(more) },
      { message: 'legal' },
      { message: 'act', act: { do: 'attempt', player: 0, action: 'play', object: 'o1' } },
      { message: 'act', act: { do: 'answer', answer: [0] } },
      { message: 'trace', from: 0, exercised: true },
    ];
    const lines = [
      { message: 'hello', protocol: 2 },
      ...talk({}),
      ...talk({ edition: 'revised' }),
      ...talk({ rulebook: 'lanterns-revised' }),
      { message: 'setup', table: table({ edition: 'third' }) },
    ];
    const input = lines.map((line, place) => `${JSON.stringify({ id: place + 1, ...line })}\n`).join('');
    const [hello, ...replies] = output('engine.ts', input)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const books = hello.result.rulebooks.filter(({ id }: { readonly id: string }) =>
      id.startsWith('lanterns'),
    );
    const told = books.map(
      ({
        id,
        edition,
        editions,
      }: {
        readonly id: string;
        readonly edition: string;
        readonly editions: readonly { readonly name: string }[];
      }) => [id, edition, ...editions.map(({ name }) => name)],
    );
    expect(told).to.deep.equal([
      ['lanterns', '2026-01-01', 'first'],
      ['lanterns-revised', '2027-01-01', 'revised'],
    ]);
    const numbersIn = (from: number): unknown => {
      const [, legal, refused, , trace] = replies.slice(from, from + 5).map(({ result }) => result);
      const { lines: all, exercised } = trace;
      return {
        asks: legal.decision.rule,
        forbids: refused.rule,
        traced: [...new Set(all.map(({ rule }: { readonly rule?: string }) => rule))],
        exercised,
      };
    };
    const revised = {
      asks: 'L.2.5',
      forbids: 'L.4.3',
      traced: ['L.2.1', 'L.2.4', 'L.2.5', 'L.2.6', 'L.2.7', 'L.2.2', 'L.2.3'],
      exercised: [
        'L.1.2',
        'L.1.3',
        'L.2.1',
        'L.2.2',
        'L.2.3',
        'L.2.4',
        'L.2.5',
        'L.2.6',
        'L.2.7',
        'L.3.1',
        'L.4.2',
        'L.4.3',
      ],
    };
    expect(numbersIn(0)).to.deep.equal({
      asks: '110.5',
      forbids: '200.3',
      traced: ['110.1', '110.4', '110.5', '110.6', '110.7', '110.2', '110.3'],
      exercised: [
        '100.2',
        '100.3',
        '110.1',
        '110.2',
        '110.3',
        '110.4',
        '110.5',
        '110.6',
        '110.7',
        '120.1',
        '120.2',
        '200.2',
        '200.3',
      ],
    });
    expect(numbersIn(5)).to.deep.equal(revised);
    expect(numbersIn(10)).to.deep.equal(revised);
    expect(replies.at(-1)?.error.message).to.equal('Lanterns has no edition "third": it has first, revised.');
  });
});
