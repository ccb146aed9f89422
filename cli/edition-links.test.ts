// A process of its own: a game is added to those that the engine plays.
import './test/lanterns/added';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { LanternsPlace } from './test/lanterns/place';
import { oneFault } from './test/one-sentence';

const place = new LanternsPlace();

after(() => place.remove());

/** A block of examples, with tags: the glow that Alice has and what she needs. */
const block = (tags: string, ...glow: readonly number[]): string =>
  [`      ${tags}`, '      Examples:', ...['glow', ...glow].map((cell) => `        | ${cell} |`)].join('\n');

/** A feature of the rulebook of the first edition, about how much glow wins. */
function glow(rule: string, tags: string, ...blocks: readonly string[]): string {
  const text = `Feature: Glow
  Rule: ${rule} Who has so much glow wins

    ${tags}
    Scenario Outline: so much
      Given a Lanterns game between Alice and Bob
      And Alice has <glow> glow
      And Alice controls a lantern "Beacon" with shine 2
      When Alice passes
      Then Alice wins the game

${blocks.join('\n\n')}
`;
  return place.put(`features/${rule.startsWith('L') ? 'lanterns-revised' : 'lanterns'}/glow.feature`, text);
}

/** A feature about who can't kindle, in an edition a row; steps name the rule. */
function dear(...rows: readonly (readonly [edition: string, rule: string])[]): string {
  const text = `Feature: Too dear
  Rule: 200.3 What costs too much

    Scenario Outline: it can't be kindled
      Given a Lanterns <edition> game between Alice and Bob
      And Alice has a gust "Breath" with oil cost 4 in palm
      When Alice tries to play "Breath"
      Then it is refused by rule <rule>

      Examples:
        | edition | rule |
${rows.map(([edition, rule]) => `        | ${edition} | ${rule} |`).join('\n')}
`;
  return place.put('features/lanterns/dear.feature', text);
}

interface Counted {
  readonly rulebooks: readonly {
    readonly id: string;
    readonly rules: readonly {
      readonly number: string;
      readonly scenarios: readonly { readonly at: string }[];
    }[];
  }[];
}

/** What scenarios are linked to: `lanterns-revised L.1.2: 19`, the number at the end being a line. */
async function linksIn(file: string): Promise<readonly string[]> {
  const { code, out, error } = await place.runHere('check', file, '--json');
  expect(code, out + error).to.equal(0);
  const { rulebooks }: Counted = JSON.parse(out);
  return rulebooks.flatMap(({ id, rules }) =>
    rules.flatMap(({ number, scenarios }) =>
      scenarios.map(({ at }) => `${id} ${number}: ${at.replace(/^.*:/, '')}`),
    ),
  );
}

describe('links of scenarios in several editions', () => {
  it('are those of the rulebook that each is played in', async () => {
    const file = glow('100.2', '', block('@edition:first', 6), block('@edition:revised @also:L.1.2', 3));
    expect(await linksIn(file)).to.deep.equal(['lanterns 100.2: 15', 'lanterns-revised L.1.2: 20']);
  });

  it('may be said for all editions at once: each counts where its rulebook has it', async () => {
    const file = glow('100.2', '@also:L.1.3', block('@edition:first', 6), block('@edition:revised', 3));
    expect(await linksIn(file)).to.deep.equal(['lanterns 100.2: 15', 'lanterns-revised L.1.3: 20']);
  });

  it("are the rule's own under the number that an edition has for it", async () => {
    const file = glow(
      '100.3',
      '@rule:100.2',
      block('@edition:first', 6),
      block('@edition:revised @rule:L.1.2', 3),
    );
    expect(await linksIn(file)).to.deep.equal(['lanterns 100.2: 15', 'lanterns-revised L.1.2: 20']);
  });

  it('of a folder of a rulebook are of the edition that has it, where none is chosen', async () => {
    const file = glow('L.1.2', '', block('@tagged', 3), block('@edition:first @also:100.2', 6));
    expect(await linksIn(file)).to.deep.equal(['lanterns 100.2: 20', 'lanterns-revised L.1.2: 15']);
  });

  it('are refused where the rulebook of no scenario has them', async () => {
    for (const tags of ['@edition:revised @also:L.1.9', '@edition:revised @rule:L.1.9'])
      oneFault(
        await place.runHere('check', glow('100.2', '', block(tags, 3))),
        /^features\/lanterns\/glow\.feature:15: Lanterns \(revised\) 2027-01-01 has no rule L\.1\.9; nearby there are L\.1\.2 to L\.1\.5\.$/,
      );
    oneFault(
      await place.runHere('check', glow('100.2', '', block('@edition:revised @also:100.3', 3))),
      /^features\/lanterns\/glow\.feature:15: Lanterns \(revised\) 2027-01-01 has no rule 100\.3; its sections are L\.1 to L\.5/,
    );
    oneFault(
      await place.runHere('check', glow('100.9', '', block('@edition:first', 6))),
      /^features\/lanterns\/glow\.feature:2: Lanterns \(first\) 2026-01-01 has no rule 100\.9/,
    );
    oneFault(
      await place.runHere('check', glow('100.9', '', block('@edition:revised', 3))),
      /^features\/lanterns\/glow\.feature:2: There is no rule 100\.9 in Lanterns \(first\) 2026-01-01 and Lanterns \(revised\) 2027-01-01/,
    );
  });

  it('are none of a rule that an edition only assumes', async () => {
    expect(
      await linksIn(glow('200.5', '', block('@edition:first', 6), block('@edition:revised', 3))),
    ).to.deep.equal(['lanterns 200.5: 15']);
    oneFault(
      await place.runHere('check', glow('200.5', '', block('@edition:revised @also:L.4.5', 3))),
      /^features\/lanterns\/glow\.feature:15: Lanterns \(revised\) 2027-01-01 cites L\.4\.5 without holding it, .*: leave the tag out\.$/,
    );
  });
});

describe('a rule that a step names', () => {
  it('is one of the edition that its scenario is played in', async () => {
    expect(await linksIn(dear(['first', '200.3'], ['revised', 'L.4.3']))).to.deep.equal([
      'lanterns 200.3: 12',
    ]);
    oneFault(
      await place.runHere('check', dear(['revised', '200.3'])),
      /^features\/lanterns\/dear\.feature:8: Lanterns \(revised\) 2027-01-01 has no rule 200\.3/,
    );
  });

  it('may be one that the edition only assumes', async () => {
    const { error } = await place.runHere('check', dear(['revised', 'L.4.5']));
    expect(error).not.to.match(/has no rule/);
  });
});
