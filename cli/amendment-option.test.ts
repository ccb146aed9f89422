import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { gamesAskedFor } from './fuzz-settings';
import { findHome } from './home';
import { identityOf } from './run-identity';
import { runHere } from './test/run-here';

const folder = mkdtempSync(path.join(tmpdir(), 'under-'));
after(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string): string => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
};

const three = write(
  'amendments/three.yaml',
  'name: a hand of three\nrulebook: legions-of-will\nchanges:\n  - set 402.2 to 3\n',
);
const scenario = (given: string, excess: string, size: number): string => `Feature: 402. Hand

  Rule: 402.2 Excess cards are discarded in the cleanup step

    Example: down to the maximum
      ${given}
      And Alice has a unit "Imp" in hand
      And Alice has a unit "Crow" in hand
      And Alice's hand holds 4 cards
      And it is Alice's end step
      When all players pass
      And Alice chooses ${excess}
      Then "Imp" is in Alice's graveyard
      And Alice's hand holds ${size} cards
`;
const plain = 'Given a Legions of Will game between Alice and Bob';
const under = (name: string): string => `Given a Legions of Will game under "${name}" between Alice and Bob`;

describe('an amendment', () => {
  const two = write('features/two.feature', scenario(plain, '"Imp" and "Crow"', 2));

  it('with a rule of its own leaves loops to be found, however many steps one takes', async () => {
    const loop = write(
      'features/loop.feature',
      `Feature: 704. State-Based Actions

  Rule: 704.5i A hand below its maximum is refilled

    Example: never
      ${plain}
      And Alice controls a unit "Pawnbroker": "If you would draw a card, you gain 1 resource instead."
      And Alice has the action "Hum" in hand: "You gain 1 resource."
      When Alice plays "Hum"
      Then the game is a draw
`,
    );
    const five = path.join(__dirname, '..', 'examples', 'amendments', 'at-most-five-units.yaml');
    expect((await runHere('check', loop, '--amend', five)).out).to.contain('1 scenario: 1 passed');
  });

  it('is what scenarios are played under, in every process, and every result says so', async () => {
    const files = ['--junit', '--sarif', '--summary'].flatMap((each) => [
      each,
      path.join(folder, `out${each}`),
    ]);
    const report = path.join(folder, 'report');
    const { code, out } = await runHere(
      'check',
      two,
      '--amend',
      three,
      '--jobs',
      '2',
      '--report',
      report,
      ...files,
    );
    expect(code).to.equal(1);
    const said = `Played under "a hand of three" (${path.relative(process.cwd(), three)}), not under legions-of-will as it is: set 402.2 to 3.`;
    expect(out).to.contain(said);
    expect(out).to.contain('1 scenario: 1 failed');
    const textOf = (file: string): string => readFileSync(file, 'utf8').replaceAll('&quot;', '"');
    expect(textOf(path.join(folder, 'out--junit'))).to.contain(said);
    expect(textOf(path.join(folder, 'out--summary'))).to.contain(said);
    const [{ invocations }] = JSON.parse(textOf(path.join(folder, 'out--sarif'))).runs;
    expect(invocations).to.deep.equal([
      {
        executionSuccessful: true,
        toolExecutionNotifications: [{ level: 'note', message: { text: said } }],
      },
    ]);
    expect(textOf(path.join(report, 'index.html'))).to.contain(said);
    const { amendment } = JSON.parse(textOf(path.join(report, 'results.json')));
    expect(amendment).to.deep.include({ name: 'a hand of three', changes: ['set 402.2 to 3'] });
    expect((await runHere('check', two)).code).to.equal(0);
  });

  it('of an edition is what games of that edition are played under, and no others', async () => {
    const last = write(
      'features/last.feature',
      `Feature: The last life

  Scenario Outline: in <edition>
    Given a Magic <edition> game between Alice and Bob
    And Bob has 3 life
    And Alice has an instant "Sting" in hand: "Sting deals 3 damage to target player."
    When Alice plays "Sting" targeting Bob
    And all players pass
    Then Bob loses the game

    Examples:
      | edition |
      | 2003    |
      | 2013    |
      | 2025    |
`,
    );
    const off = (edition: string): string =>
      write(
        `amendments/off-${edition}.yaml`,
        `name: off\nrulebook: magic\n${edition}changes: [off 704.5a]\n`,
      );
    for (const [edition, row] of [
      ['edition: 2013-05-01\n', '2013'],
      ['edition: 2013\n', '2013'],
      ['edition: 2025-06-06\n', '2025'],
      ['', '2025'],
    ]) {
      const { out } = await runHere('check', last, '--amend', off(edition ?? ''));
      expect(out).to.contain('3 scenarios: 2 passed, 1 failed').and.to.contain(`failed: in ${row}`);
    }
    const file = off('edition: 2013-05-01\n');
    const asked = await runHere('check', last, '--amend', file, '--edition', '2025');
    expect(asked.error).to.contain(
      'it is an amendment to magic in the edition 2013, and --edition asks for 2025',
    );
    const both = await runHere('amend', file);
    expect([
      both.code,
      both.error.includes('both sides are played in the usual one, 2025-06-06'),
    ]).to.deep.equal([2, true]);
    const [games] = gamesAskedFor({
      seed: 1,
      off: [],
      decisions: 100,
      check: 'cheap',
      amend: file,
      deadline: 0,
      restarts: 0,
    });
    expect(games?.settings).to.deep.include({ edition: '2013', off: ['704.5a'] });
  });

  it('is named by a scenario in the edition that it was written for, and refused in another one', async () => {
    write(
      'amendments/deathless.yaml',
      'name: deathless\nrulebook: magic\nedition: 2013-05-01\nchanges: [off 704.5a]\n',
    );
    const scenario = (edition: string): string => `Feature: Life

  Scenario: none
    Given a Magic ${edition} game under "deathless" between Alice and Bob
    And Bob has 3 life
    And Alice has an instant "Sting" in hand: "Sting deals 3 damage to target player."
    When Alice plays "Sting" targeting Bob
    And all players pass
    Then Bob loses the game
`;
    expect((await runHere('check', write('features/deathless.feature', scenario('2013')))).out).to.contain(
      '1 scenario: 1 failed',
    );
    const other = await runHere('check', write('features/other.feature', scenario('2025')));
    expect(other.out + other.error).to.contain(
      'it was written for the edition "2013-05-01" of magic, and the engine plays 2025-06-06',
    );
  });

  it('whose rules have been edited since is another one to --resume, and to a campaign of random games', () => {
    const imported = 'export const after = "111.4";\n';
    write('amendments/after.ts', imported);
    const module = write(
      'amendments/edited.ts',
      `import { step, stepAfter } from 'rulewright/legions-of-will/rules';
import { after } from './after';
export const edited = stepAfter(after, step('111.9', 'Nothing', () => undefined));
`,
    );
    const settings = { off: [], seed: 1, engines: [], under: { amendment: { off: [`add ${module}`] } } };
    const identity = () => identityOf([], [], [], settings, findHome());
    const file = write(
      'amendments/edited.yaml',
      'name: edited\nrulebook: legions-of-will\nchanges:\n  - add ./edited.ts\n',
    );
    const games = {
      seed: 1,
      off: [],
      amend: file,
      decisions: 9,
      check: 'cheap',
      deadline: 1000,
      restarts: 0,
    } as const;
    const code = () => gamesAskedFor(games).map(({ settings: { code: digest } }) => digest);
    const { options, ...others } = identity();
    const before = code();
    expect(code()).to.deep.equal(before);
    expect(identity()).to.deep.equal({ options, ...others });
    write('amendments/after.ts', `${imported}// Once more.\n`);
    const edited = identity();
    expect(edited.options).not.to.equal(options);
    expect(edited).to.deep.include(others);
    expect(code()).not.to.deep.equal(before);
  });

  it('that scenarios call by its name is another one to --resume once it or a module of its was edited', () => {
    const imported = 'export const after = "111.4";\n';
    write('near/amendments/after.ts', imported);
    write(
      'near/amendments/mine.ts',
      `import { step, stepAfter } from 'rulewright/legions-of-will/rules';
import { after } from './after';
export const mine = stepAfter(after, step('111.9', 'Nothing', () => undefined));
`,
    );
    const yaml = 'name: mine\nrulebook: legions-of-will\nchanges:\n  - add ./mine.ts\n';
    write('near/amendments/mine.yaml', yaml);
    const named = write('near/named.feature', scenario(under('mine'), '"Imp"', 3));
    const unnamed = write('near/plain.feature', scenario(plain, '"Imp"', 3));
    const settings = { off: [], seed: 1, engines: [] };
    const identity = (file: string) => identityOf([], [file], [], settings, findHome());
    const [before, without] = [identity(named), identity(unnamed)];
    expect(identity(named)).to.deep.equal(before);
    for (const [file, text] of [
      ['near/amendments/mine.yaml', `${yaml}# Once more.\n`],
      ['near/amendments/after.ts', `${imported}// Once more.\n`],
    ] as const) {
      const { amendments, ...others } = identity(named);
      write(file, text);
      expect(identity(named), file).to.deep.include(others);
      expect(identity(named).amendments, file).not.to.equal(amendments);
    }
    expect(identity(unnamed)).to.deep.equal(without);
  });

  it('is one that a scenario names, beside its file or above it', async () => {
    const own = write('features/three.feature', scenario(under('a hand of three'), '"Imp"', 3));
    expect((await runHere('check', own)).out).to.contain('1 scenario: 1 passed');
  });

  it('that a scenario names and that is not there is a setup error, with the nearest', async () => {
    const none = write('features/none.feature', scenario(under('a hand of tree'), '"Imp"', 3));
    const { code, out, error } = await runHere('check', none);
    expect(code).to.equal(2);
    expect(out + error).to.contain(
      'No amendment is called "a hand of tree": the nearest is "a hand of three" (',
    );
  });

  it('is what random games are played under', async () => {
    const { out } = await runHere('fuzz', '--amend', three, '--runs', '2', '--decisions', '30');
    expect(out).to.contain('Legions of Will').and.to.contain('Played under "a hand of three" (');
    expect(out).not.to.contain('Riftbound');
  });

  it('whose rule goes on for ever ends the game as the rulebook says, in a moment', async () => {
    write(
      'amendments/endless.ts',
      `import { step, stepAfter } from 'rulewright/legions-of-will/rules';
export const endless = stepAfter('111.4', step('111.9', 'Again and again', () => 'again'));
`,
    );
    const file = write(
      'amendments/endless.yaml',
      'name: endless\nrulebook: legions-of-will\nchanges:\n  - add ./endless.ts\n',
    );
    const { code, out, error } = await runHere('check', two, '--amend', file);
    expect(code).to.equal(1);
    expect(out + error).to.contain('Nobody has priority: the game is over.');
  });

  it('and readings of rulings are played together, and every result says so', async () => {
    const report = path.join(folder, 'readings');
    const sarif = path.join(folder, 'readings.sarif');
    const readings = ['--ruling', 'low-033=letter', '--ruling', 'low-025=one-in-all'];
    const { out } = await runHere('check', two, ...readings, '--report', report, '--sarif', sarif);
    const changes = [
      'ruling low-033: letter (vary 704.5h which: zero alone)',
      'ruling low-025: one-in-all (vary 114.1c how many: one in all)',
    ];
    const said = `Played under rulings of legions-of-will read otherwise, not under legions-of-will as it is: ${changes.join('; ')}.`;
    expect(out).to.contain(said);
    expect(JSON.parse(readFileSync(sarif, 'utf8')).runs[0].invocations[0]).to.deep.include({
      toolExecutionNotifications: [{ level: 'note', message: { text: said } }],
    });
    const { amendment } = JSON.parse(readFileSync(path.join(report, 'results.json'), 'utf8'));
    expect(amendment).to.deep.equal({
      name: 'ruling low-033: letter; ruling low-025: one-in-all',
      rulebook: 'legions-of-will',
      changes,
    });
    const both = await runHere('check', two, '--amend', three, '--ruling', 'low-033=letter');
    expect(both.code).to.equal(1);
    expect(both.out).to.contain(`set 402.2 to 3; ${changes[0]}.`);
  });

  it('says a reading of a ruling in a line of its own, in YAML and in JSON', async () => {
    const lines = 'name: letter\nrulebook: legions-of-will\nchanges:\n  - ruling low-033: letter\n';
    const json = JSON.stringify({
      name: 'letter',
      rulebook: 'legions-of-will',
      changes: ['ruling low-033: letter'],
    });
    for (const file of [write('letter.yaml', lines), write('letter.json', json)]) {
      const { out } = await runHere('check', two, '--amend', file);
      expect(out).to.contain(': ruling low-033: letter (vary 704.5h which: zero alone).');
    }
  });

  it('is another one to --resume where a ruling is read otherwise', () => {
    const identity = (off: readonly string[]) =>
      identityOf([], [], [], { off: [], seed: 1, engines: [], under: { amendment: { off } } }, findHome());
    expect(identity(['vary 704.5h which: zero alone']).options).not.to.equal(identity([]).options);
  });

  it('of nothing but a reading is what random games are played under', async () => {
    const { out } = await runHere('fuzz', '--ruling', 'low-033=letter', '--runs', '1', '--decisions', '30');
    expect(out)
      .to.contain('Played under rulings of legions-of-will read otherwise')
      .and.not.to.contain('Riftbound');
  });

  const wrong: readonly (readonly [string, readonly string[], string])[] = [
    [
      'is not there',
      ['--amend', path.join(folder, 'none.yaml')],
      'none.yaml" is not there: give the file of an amendment',
    ],
    [
      'is to another rulebook',
      ['--amend', three, '--rulebook', 'riftbound'],
      'it is an amendment to legions-of-will, and --rulebook asks for riftbound',
    ],
    [
      'names a ruling that there is not',
      ['--ruling', 'low-999=letter'],
      '--ruling low-999=letter: There is no ruling low-999; of legions-of-will these can be played: low-006=all-or-none, ',
    ],
    [
      'names a ruling of which no other reading can be played',
      ['--ruling', 'low-001=one'],
      '--ruling low-001=one: Of ruling low-001 no other reading can be played; of legions-of-will these can be played: ',
    ],
    [
      'names a reading that there is not',
      ['--ruling', 'low-028=three'],
      '--ruling low-028=three: Ruling low-028 has no reading "three" that can be played; there are two (Its resource cost is 2), free (Playing it is free).',
    ],
    [
      'names no reading',
      ['--ruling', 'low-028'],
      '--ruling low-028: a ruling and one of its readings are wanted, such as low-033=letter; docs/rulings.md lists them.',
    ],
    [
      'reads a ruling in two ways',
      ['--ruling', 'low-028=two', '--ruling', 'low-028=free'],
      '--ruling low-028=free: --ruling low-028=two reads ruling low-028 already ("ruling low-028: two"), and it has one reading: leave one of them out.',
    ],
    [
      'reads two rulings so that they contradict each other',
      ['--ruling', 'low-032=at-once', '--ruling', 'low-033=letter'],
      '--ruling low-033=letter: --ruling low-032=at-once changes rule 704.5h already ("ruling low-032: at-once"), and both can\'t be so: leave one of them out.',
    ],
    [
      'has a reading of a ruling of another rulebook',
      ['--amend', three, '--ruling', 'rift-203=full'],
      '--ruling rift-203=full: There is no ruling rift-203 of legions-of-will; of legions-of-will these can be played: ',
    ],
    [
      'reads a ruling of another rulebook than is asked for',
      ['--ruling', 'low-033=letter', '--rulebook', 'riftbound'],
      '--ruling low-033=letter: it is a ruling of legions-of-will, and --rulebook asks for riftbound: leave --rulebook out.',
    ],
    [
      'reads a ruling otherwise for another engine',
      ['--ruling', 'low-033=letter', '--engine', 'true'],
      '--ruling low-033=letter: "true" can\'t be played under "vary 704.5h which: zero alone"',
    ],
    [
      'another engine is to play',
      ['--amend', three, '--engine', 'true'],
      `"true" can't be played under "set 402.2 to 3"`,
    ],
  ];
  for (const [what, options, sentence] of wrong)
    it(`that ${what} is refused with a sentence`, async () => {
      const { code, error } = await runHere('check', two, ...options);
      expect(error).to.contain(sentence);
      expect(error.trim().split('\n')).to.have.length(1);
      expect(code).to.equal(2);
    });
});
