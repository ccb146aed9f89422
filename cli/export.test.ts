import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { expect } from 'chai';
import { ReferenceEngine } from '../port/in-process';
import { type Fixture, fixture } from '../port/protocol/fixture';
import { Workplace } from './test/command';

const place = new Workplace();
after(() => place.remove());

const check = TypeCompiler.Compile(fixture);
const isFixture = (value: unknown): value is Fixture => check.Check(value);

const inEachEdition = `Feature: 800

  Rule: 800.4a Who owns a token

    Scenario Outline: a gift
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Gift" in hand: "Target opponent puts a 1/1 white Bird creature token into play."
      When Alice plays "Gift" targeting Bob
      And all players pass
      Then "Bird" is controlled by Bob
      And "Bird" is owned by <owner>

      @edition:2003
      Examples:
        | owner |
        | Alice |

      @edition:2013
      Examples:
        | owner |
        | Bob   |

      @edition:2025
      Examples:
        | owner |
        | Bob   |
`;

describe('rulewright export', () => {
  it('writes scenarios that are played again from their files alone', async () => {
    const { code, out } = await place.runHere(
      'export',
      '--rulebook',
      'legions-of-will',
      '--tags',
      '@also:604.5',
      'fixtures',
    );
    expect(code).to.equal(0);
    const files = readdirSync(path.join(place.folder, 'fixtures'), { recursive: true, encoding: 'utf8' });
    expect(files).to.include.members(['README.md', 'fixture.schema.json']);
    const fixtures = files.filter((file) => /\d-[^/]*\.json$/.test(file));
    expect(out).to.contain(`${fixtures.length} scenarios are in fixtures`);
    expect(fixtures.length).to.be.greaterThan(0);
    for (const file of fixtures) {
      const value: unknown = JSON.parse(readFileSync(path.join(place.folder, 'fixtures', file), 'utf8'));
      if (!isFixture(value)) throw new Error(`${file}: ${check.Errors(value).First()?.message}`);
      expect(value.rules).to.include('604.5');
      expect(value.gherkin[0]).to.match(/^Given a .* game between/);
      const engine = new ReferenceEngine();
      engine.setup(value.setup);
      for (const { act, result, after: then } of value.acts) {
        expect(JSON.parse(JSON.stringify(engine.act(act))), file).to.deep.equal(result);
        expect(JSON.parse(JSON.stringify(engine.observe())), file).to.deep.equal(then.observation);
      }
    }
  });

  it('says of each scenario in which edition of which rulebook it is played', async () => {
    const own = new Workplace();
    after(() => own.remove());
    mkdirSync(path.join(own.folder, 'features', 'magic'), { recursive: true });
    own.write(path.join('features', 'magic', '800-tokens.feature'), inEachEdition);
    const { code, error } = await own.runHere('export', '--rulebook', 'magic', 'fixtures');
    expect(code, error).to.equal(0);
    const folder = path.join(own.folder, 'fixtures');
    const said = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\d-[^/]*\.json$/.test(file))
      .map((file) => {
        const value: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
        if (!isFixture(value)) throw new Error(`${file}: ${check.Errors(value).First()?.message}`);
        const { setup, rulebook, edition } = value;
        return [setup.rulebook, setup.edition, rulebook, edition].join(' ');
      });
    expect(said.sort()).to.deep.equal([
      'magic 2013 magic 2013-05-01',
      'magic 2025 magic 2025-06-06',
      'magic-rulings-summary 2003 magic-rulings-summary 2003-07-24',
    ]);
  });

  it('writes everything or nothing', async () => {
    const wrong: readonly (readonly [readonly string[], RegExp])[] = [
      [['--rulebook', 'chess', 'new'], /There is no rulebook "chess" here/],
      [
        ['--rulebook', 'legions-of-will', path.join('in-the-way', 'new')],
        /^The scenarios can't be written to ".*" \(ENOTDIR: .*\): name a folder that can be written/,
      ],
      [['--rulebook', 'legions-of-will', '.'], /"\." isn't empty: name a new folder/],
      [
        ['--rulebook', 'legions-of-will', '--tags', '@no-such-tag', 'new'],
        /that is selected passes: nothing was written/,
      ],
    ];
    place.write('there.txt', '');
    place.write('in-the-way', '');
    for (const [args, sentence] of wrong) {
      const { code, error } = await place.runHere('export', ...args);
      expect(error.trimEnd()).to.match(sentence);
      expect(error.trimEnd().split('\n')).to.have.length(1);
      expect(code).to.equal(2);
    }
    expect(existsSync(path.join(place.folder, 'new'))).to.equal(false);
  });
});
