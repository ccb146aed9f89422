import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import type { SetupRequest } from './contract';
import { ReferenceEngine } from './in-process';
import { playableAmendment } from './in-process-amendment';

const folder = mkdtempSync(path.join(tmpdir(), 'amendment-'));
after(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

let files = 0;

/** An amendment with some changes. */
function amendment(changes: readonly string[], rulebook = 'legions-of-will', edition?: string): string {
  files += 1;
  const lines = [
    `name: number ${files}`,
    `rulebook: ${rulebook}`,
    ...(edition ? [`edition: ${edition}`] : []),
  ];
  return write(`${files}.yaml`, [...lines, 'changes:', ...changes.map((each) => `  - ${each}`)].join('\n'));
}

/** What is wrong with an amendment, without its file's name. */
function problemsOf(...asked: Parameters<typeof amendment>): readonly string[] {
  const file = amendment(...asked);
  try {
    playableAmendment(file);
    return [];
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    return message.split('\n').map((line) => line.replace(`${file}:`, ''));
  }
}

const rules = "from 'rulewright/legions-of-will/rules';\n";
/** A state-based action that finds nothing, under a number. */
const finding = (number: string): string =>
  `import { stateBasedAction } ${rules}export const mine = stateBasedAction('${number}', 'Mine', () => []);\n`;

describe('an amendment that the engine is to play', () => {
  it('has its changes as a setup lists them, and the numbers of what it changes', () => {
    write('mine.ts', finding('704.5z'));
    const { off, numbers } = playableAmendment(
      amendment(['set 402.2 to 3', 'off 514.2', 'vary 704.5e whose: owner', 'add ./mine.ts']),
    );
    expect(off).to.deep.equal([
      'set 402.2 to 3',
      '514.2',
      'vary 704.5e whose: owner',
      `add ${path.join(folder, 'mine.ts')}`,
    ]);
    expect(numbers).to.include.members(['402.2', '514.2', '704.5e', '704.5z']);
  });

  const refused: readonly (readonly [string, string, string])[] = [
    [
      'an unknown number',
      'set 402.22 to 3',
      '4:5: The engine enforces nothing under rule 402.22 of legions-of-will; the nearest number under which it does is 402.2, and "rulewright explain 402.22" says what that rule is.',
    ],
    [
      'a number with rules beneath it',
      'off 704.5',
      '4:5: The engine enforces nothing under rule 704.5 of legions-of-will; beneath it there are 704.5a, 704.5c, ',
    ],
    ['no number', 'set 514.2 to 3', '4:5: Rule 514.2 names no number; what can be said of it: "off 514.2".'],
    [
      'several numbers',
      'set 100.2a to 50',
      '4:5: Rule 100.2a names several numbers: 40 (A constructed deck has at least forty cards), 3 (',
    ],
    [
      'what it says already',
      'set 402.2 to 2',
      '4:5: Rule 402.2 says "2" already: leave it out, or say something else.',
    ],
    [
      'no such point',
      'vary 704.5e when: before',
      '4:5: Rule 704.5e has no "when"; what can be said of it: "vary 704.5e whose: owner", "vary 704.5e which: all but the last", "vary 704.5e how often: twice", "off 704.5e".',
    ],
    [
      'no such choice',
      'vary 704.5e whose: oner',
      '4:5: Rule 704.5e has no "oner" for whose (as written: controller); what can be said of it: "vary 704.5e whose: owner".',
    ],
    ['a module that is not there', 'add ./none.ts', 'none.ts" can\'t be compiled: '],
  ];
  for (const [what, change, sentence] of refused)
    it(`is refused where a change names ${what}`, () => {
      expect(problemsOf([change]).join('\n')).to.contain(sentence);
    });

  it('is refused where two changes are about one rule', () => {
    expect(problemsOf(['set 402.2 to 3', 'set 402.2 to 3'])).to.deep.equal([
      '5:5: "set 402.2 to 3" stands in line 4 already: say it once.',
    ]);
    expect(problemsOf(['set 402.2 to 3', 'set 402.2 to 4'])).to.deep.equal([
      '5:5: line 4 changes rule 402.2 already ("set 402.2 to 3"), and both can\'t be so: leave one of them out.',
    ]);
    expect(problemsOf(['off 514.2', 'off 703.4k'])).to.deep.equal([
      '5:5: line 4 changes rule 703.4k already ("off 514.2", of which 514.2 is another number), and both can\'t be so: leave one of them out.',
    ]);
  });

  it('is refused where a rule names no number, with those beneath it that do', () => {
    expect(problemsOf(['set 315.3 to 3'], 'riftbound')[0]).to.contain(
      '4:5: Rule 315.3 names no number (beneath it: "set 315.3.b to 3"); what can be said of it: ',
    );
  });

  it('is refused where the engine has no such rulebook or edition', () => {
    expect(problemsOf(['off 708'], 'riftbund')).to.deep.equal([
      '2:11: there is no rulebook "riftbund" that the engine plays; the nearest is "riftbound": there are legions-of-will, riftbound, magic-rulings-summary.',
    ]);
    expect(problemsOf(['off 708'], 'riftbound', '2020-01-01')[0]).to.contain(
      '3:10: it was written for the edition "2020-01-01" of riftbound, and the engine plays 2025-12-01',
    );
  });

  const modules: readonly (readonly [string, string, string, string])[] = [
    [
      "can't be compiled",
      'broken.ts',
      'export const = 1;\n',
      `can't be compiled: Expected identifier but found "=" (broken.ts, line 1, column 14).`,
    ],
    ['throws', 'throws.ts', "throw new Error('not today');\n", 'throws as it is loaded (not today)'],
    [
      'exports nothing',
      'empty.ts',
      'const nothing = 1;\n',
      'exports no rule: export what one of the forms makes',
    ],
    [
      'imports what is not there',
      'lost.ts',
      "import { x } from 'rulewright/chess/rules';\nexport const y = x;\n",
      'there is no "rulewright/chess/rules"; there are "rulewright/legions-of-will/rules" and "rulewright/riftbound/rules" and "rulewright/magic-rulings-summary/rules"',
    ],
    [
      'has another number',
      'other.ts',
      finding('704.5z'),
      'The rule that is to replace 704.5e has the number 704.5z: give it the number 704.5e.',
    ],
    [
      'exports two rules',
      'two.ts',
      `${finding('704.5e')}export const more = stateBasedAction('704.5e', 'More', () => []);\n`,
      'exports 2 rules, and one is to replace 704.5e',
    ],
    [
      'is of another form',
      'form.ts',
      `import { permission } ${rules}export const mine = permission('704.5e', 'Mine', 'attack', () => true);\n`,
      'Rule 704.5e is a state-based action, and what is to replace it is a permission: a rule is replaced by one of its own form.',
    ],
  ];
  for (const [what, name, text, sentence] of modules)
    it(`is refused where the module of a replacement ${what}`, () => {
      write(name, text);
      const [first = ''] = problemsOf([`replace 704.5e with ./${name}`]);
      expect(first).to.match(/^4:5: /);
      expect(first).to.contain(sentence);
    });

  const added: readonly (readonly [string, string, string])[] = [
    ['a number that there is', finding('704.5e'), 'Rule 704.5e is there already ('],
    [
      'a form that nothing asks for',
      `import { fact } ${rules}export const mine = fact('704.9', 'Mine', () => true);\n`,
      'Rule 704.9 (Mine) is a definition, which nothing would ask for: what can be added is a state-based action, a permission',
    ],
    [
      'an action that nothing asks for',
      `import { permission } ${rules}export const mine = permission('704.9', 'Mine', 'atack', () => true);\n`,
      'Rule 704.9 is about "atack", which nothing asks for; there are: activate, attack',
    ],
    [
      'a step after what is none',
      `import { step, stepAfter } ${rules}export const mine = stepAfter('402.2', step('704.9', 'Mine', () => undefined));\n`,
      'Rule 704.9 is to follow 402.2, which is no step',
    ],
  ];
  for (const [what, text, sentence] of added)
    it(`is refused where it adds ${what}`, () => {
      files += 1;
      write(`added-${files}.ts`, text);
      expect(problemsOf([`add ./added-${files}.ts`])[0]).to.contain(sentence);
    });

  it('adds no two rules under one number', () => {
    write('one.ts', finding('704.7'));
    write('another.ts', finding('704.7'));
    expect(problemsOf(['add ./one.ts', 'add ./another.ts'])).to.deep.equal([
      '5:5: a rule 704.7 is added in line 4 already: give one of the two another number.',
    ]);
  });
});

const hound = { name: 'Ash Hound', types: ['unit'], fields: { cost: 1, will: 3, power: 2 } };

/** A table on which Alice has some units, under an amendment. */
function played(file: string | undefined, units: number, damage = 0): ReferenceEngine {
  const off = file === undefined ? [] : playableAmendment(file).off;
  const base = { name: 'Kiln', types: ['base'], fields: { capacity: 9, defense: 20 } };
  const request: SetupRequest = {
    rulebook: 'legions-of-will',
    seed: 1,
    off,
    from: { activePlayer: 0, part: 'main phase', turn: 3 },
    players: [
      {
        name: 'Alice',
        permanents: [
          {
            card: base,
            attached: Array.from({ length: units }, (_, place) => ({
              card: { ...hound, name: `Hound ${place}` },
              damage,
            })),
          },
        ],
      },
      { name: 'Bob', permanents: [{ card: { ...base, name: 'Forge' } }] },
    ],
  };
  const engine = new ReferenceEngine();
  engine.setup(request);
  return engine;
}

describe('a rule of a designer', () => {
  const example = path.join(__dirname, '..', 'examples', 'amendments', 'at-most-five-units.yaml');

  it('that is added is played, and causes what it does under its number', () => {
    expect(played(example, 5).legal()?.purpose).not.to.equal('choose units beyond five');
    const engine = played(example, 6);
    expect(engine.legal()?.purpose).to.equal('choose units beyond five');
    engine.act({ do: 'answer', answer: [0] });
    const cause = engine.trace().find((line) => line.kind === 'put into a graveyard');
    expect(cause?.rule).to.equal('704.5j');
    expect(engine.exercised()).to.include('704.5j');
  });

  it('that replaces a rule that others call answers by its body, under the number of the rule', () => {
    const deadly = (file: string | undefined): readonly string[] => {
      const engine = played(file, 1, 9);
      const dead = engine.observe().objects.filter(({ zone }) => zone === 'graveyard');
      const used = engine.exercised().filter((each) => each === '113.5');
      return [...dead.map(({ name }) => String(name)), ...used];
    };
    write(
      'never.js',
      `import { definition } ${rules}export const never = definition('113.5', 'No damage is lethal', () => false, () => true);`,
    );
    expect(deadly(undefined)).to.deep.equal(['Hound 0', '113.5']);
    expect(deadly(amendment(['replace 113.5 with ./never.js']))).to.deep.equal(['113.5']);
  });

  it('is compiled again once it has been saved', () => {
    const number = (): string | undefined => playableAmendment(amendment(['add ./saved.ts'])).numbers[0];
    write('saved.ts', finding('704.5y'));
    expect(number()).to.equal('704.5y');
    write('saved.ts', finding('704.5yy'));
    expect(number()).to.equal('704.5yy');
  });
});

describe('the examples', () => {
  const examples = path.join(__dirname, '..', 'examples', 'amendments');
  for (const name of readdirSync(examples).filter((each) => each.endsWith('.yaml')))
    it(`can be played: ${name}`, () => {
      expect(playableAmendment(path.join(examples, name)).off).not.to.deep.equal([]);
    });
});
