// A process of its own: a game is added to those that the engine plays.
import './test/lanterns/added';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { LanternsPlace } from './test/lanterns/place';
import { oneSentence } from './test/one-sentence';
import { reserveOutline } from './test/reserve-outline';

const place = new LanternsPlace();

after(() => place.remove());

const lanterns = place.put(
  'features/lanterns/glow.feature',
  `Feature: Glow
  Rule: 100.2 Who has so much glow wins

    Scenario Outline: so much
      Given a Lanterns game between Alice and Bob
      And Alice has <glow> glow
      And Alice controls a lantern "Beacon" with shine 2
      When Alice passes
      Then Alice wins the game

      @edition:first
      Examples:
        | glow |
        | 6    |

      @edition:revised @also:L.1.2
      Examples:
        | glow |
        | 3    |
`,
);

/** Two editions that read one rulebook. */
const legions = place.put(
  'features/legions-of-will/104-resource.feature',
  `Feature: 104. Resource
  Rule: 104.5 What would go beyond the maximum

${reserveOutline}`,
);

interface RulebookOfRun {
  readonly id: string;
  readonly edition: string;
  readonly playedAs?: string;
  readonly assumed: readonly { readonly number: string; readonly from: unknown }[];
  readonly rules: readonly {
    readonly number: string;
    readonly rule: string;
    readonly rung: string;
    readonly scenarios: readonly { readonly at: string }[];
  }[];
}

interface Run {
  readonly rulebooks: readonly RulebookOfRun[];
  readonly scenarios: readonly {
    readonly at: string;
    readonly rulebook: string;
    readonly edition?: string;
  }[];
}

async function ran(...args: readonly string[]): Promise<string> {
  const { code, out, error } = await place.runHere(...args);
  expect(code, out + error).to.equal(0);
  return out;
}

/** The rules of each rulebook that stand higher than classified. */
const standing = ({ rulebooks }: Run): Record<string, readonly string[]> =>
  Object.fromEntries(
    rulebooks.map(({ id, rules }) => [
      id,
      rules
        .filter(({ rung }) => !['unclassified', 'classified'].includes(rung))
        .map(({ number, rule, rung }) => `${number ?? rule} ${rung}`),
    ]),
  );

describe('the results of scenarios in several editions', () => {
  it('say in which edition each was played, and stand side by side by edition', async () => {
    const run: Run = JSON.parse(await ran('check', lanterns, legions, '--json'));
    expect(run.scenarios.map(({ rulebook, edition }) => `${rulebook} ${edition}`)).to.deep.equal([
      'lanterns first',
      'lanterns-revised revised',
      'legions-of-will 2023',
      'legions-of-will@2023-letter 2023-letter',
    ]);
    const { riftbound: _, ...played } = standing(run);
    expect(played).to.include({});
    expect(played.lanterns).to.deep.equal(['100.2 exercised']);
    expect(played['lanterns-revised']).to.deep.equal(['L.1.2 exercised']);
    expect(played['legions-of-will']).to.deep.equal(['104.5 exercised']);
    expect(played['legions-of-will@2023-letter']).to.deep.equal(['104.5 exercised']);
    expect(
      run.rulebooks.map(({ id, edition, playedAs }) => `${id} ${edition} ${playedAs}`),
    ).to.include.members([
      'lanterns 2026-01-01 first',
      'lanterns-revised 2027-01-01 revised',
      'legions-of-will 2023-09-11 2023',
      'legions-of-will@2023-letter 2023-09-11 2023-letter',
    ]);
  });

  it('are asked for by the edition, as those of another edition would be taken for its own', async () => {
    for (const command of ['check', 'fuzz'])
      oneSentence(
        await place.runHere(command, '--rulebook', 'magic@2013-05-01'),
        /magic@2013-05-01: .*say --rulebook magic \(--edition 2013 chooses that edition\)/,
      );
    for (const command of [
      ['export', 'fixtures'],
      ['rulebook', 'confirm', '112.6b'],
    ])
      oneSentence(
        await place.runHere(...command, '--rulebook', 'magic@2013-05-01'),
        /magic@2013-05-01: .*say --rulebook magic\.$/,
      );
  });

  it('name what an edition assumes, none of which counts', async () => {
    const { rulebooks }: Run = JSON.parse(await ran('check', lanterns, '--json'));
    const [first, revised] = ['lanterns', 'lanterns-revised'].map((id) =>
      rulebooks.find((each) => each.id === id),
    );
    expect(first?.assumed).to.deep.equal([]);
    expect(revised?.assumed.map(({ number, from }) => [number, from])).to.deep.equal([
      ['L.2.7', { edition: 'first', number: '110.7' }],
      ['L.4.5', { edition: 'first', number: '200.5' }],
    ]);
    const { out } = await place.runHere('coverage', '--rulebook', 'lanterns-revised');
    expect(out).to.contain(
      "Assumed, as the rulebook doesn't hold them: L.2.7 from first 110.7, L.4.5 from first 200.5. None of these counts",
    );
  });

  it('are a table an edition', async () => {
    const out = await ran('check', lanterns, legions);
    for (const title of [
      'Lanterns (first) 2026-01-01',
      'Lanterns (revised) 2027-01-01',
      'Legions of Will Comprehensive Rules 2023-09-11',
      'Legions of Will Comprehensive Rules (2023-letter) 2023-09-11',
    ])
      expect(out).to.contain(`${title}\n`);
  });

  it('are read again, by coverage, explain and compare', async () => {
    await ran('check', '--rulebook', 'legions-of-will', '--report', 'report');
    const asked = ['coverage', '--rulebook', 'legions-of-will', '--json'];
    const again: Run = JSON.parse(await ran(...asked, '--results', 'report/results.json'));
    expect(standing(again)).to.deep.equal(standing(JSON.parse(await ran(...asked))));
    expect(Object.keys(standing(again))).to.deep.equal(['legions-of-will', 'legions-of-will@2023-letter']);
    const page = place.read('report/index.html');
    expect(page).to.contain('<h2>Legions of Will Comprehensive Rules (2023-letter) 2023-09-11</h2>');
  });

  it("are shown by explain at each edition's rule, with what the others call it", async () => {
    const first = await ran('explain', '200.4');
    expect(first).to.contain('In other editions:\n  revised: L.4.4 Its oil is spent\n');
    const revised = await ran('explain', 'L.1.2');
    expect(revised).to.match(/^L\.1\.2 Lanterns \(revised\) 2027-01-01, L\.1 Section/);
    expect(revised).to.match(/Scenarios:\n {2}not run: so much\n {4}features\/lanterns\/glow\.feature:19\n/);
    expect(await ran('explain', '100.2')).to.match(
      /so much\n {4}features\/lanterns\/glow\.feature:14\nLinks/,
    );
    expect(await ran('explain', '104.5', '--edition', '2023-letter')).to.match(
      /^104\.5 Legions of Will Comprehensive Rules \(2023-letter\) .*\n(?:.*\n)*Scenarios:\n {2}passed: .*\n.*:16\nLinks/,
    );
  });

  it('are of the edition that is chosen for all, where a scenario chooses none', async () => {
    const text = place
      .read(legions)
      .replace(' <edition>', '')
      .replace(/\n.*2023 {2}.*\n/, '\n');
    const file = place.put('features/plain.feature', text);
    const run: Run = JSON.parse(await ran('check', file, '--edition', '2023-letter', '--json'));
    expect(run.scenarios.map(({ rulebook, edition }) => `${rulebook} ${edition}`)).to.deep.equal([
      'legions-of-will@2023-letter 2023-letter',
    ]);
    expect(standing(run)['legions-of-will@2023-letter']).to.deep.equal(['104.5 exercised']);
  });
});
