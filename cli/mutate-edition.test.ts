import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { expect } from 'chai';
import { killsIn } from '../reports/kills';
import { indexScenarios } from './scenario-index';
import { Workplace } from './test/command';
import { lethalFeature } from './test/lethal-feature';
import { reserveOutline } from './test/reserve-outline';

const place = new Workplace();
after(() => place.remove());

mkdirSync(path.join(place.folder, 'features/legions-of-will'), { recursive: true });
mkdirSync(path.join(place.folder, 'features/magic'));
place.write('features/legions-of-will/704-lethal.feature', lethalFeature);
/** What two editions of one rulebook say otherwise. */
const resource = place.write(
  'features/legions-of-will/104-resource.feature',
  `Feature: 104. Resource
  Rule: 104.5 What would go beyond the maximum

    Example: nothing of it is gained, in one edition alone
      Given a Legions of Will game between Alice and Bob
      And Alice has 19 resource
      And Alice has the action "Tithe" in hand: "You gain 5 resource. Draw a card."
      And Alice's deck holds 4 cards
      When Alice plays "Tithe"
      And all players pass
      Then Alice still has 19 resource

${reserveOutline}`,
);

/** Which rulebooks' rules were tried, and what became of them without each. */
const recorded = (): Record<string, readonly string[]> =>
  Object.fromEntries(
    killsIn(readFileSync(path.join(place.folder, 'features/kills.json'), 'utf8')).map(({ id, rules }) => [
      id,
      rules.map(({ rule, found }) => `${rule} ${found.get('off')?.outcome}`),
    ]),
  );

/** The lines of the scenarios in the file about resource, by their digests. */
const lines = (): ReadonlyMap<string, string> =>
  new Map(
    indexScenarios([path.join(place.folder, resource)]).map(({ digest, at }) => [
      digest,
      at.replace(/^.*:/, ''),
    ]),
  );

const byOf = (book: string, rule: string): string | undefined =>
  killsIn(readFileSync(path.join(place.folder, 'features/kills.json'), 'utf8'))
    .find(({ id }) => id === book)
    ?.rules.find((each) => each.rule === rule)
    ?.found.get('off')?.by;

describe('rulewright mutate --edition', () => {
  const asked = [
    'mutate',
    '104.5',
    '704.5c',
    '--rulebook',
    'legions-of-will',
    '--out',
    'features/kills.json',
  ];
  let said = '';
  before(async () => {
    const { code, out, error } = await place.runHere(...asked, '--edition', '2023-letter');
    said = out;
    expect(code, out + error).to.equal(0);
    const usual = await place.runHere(...asked);
    expect(usual.code, usual.out + usual.error).to.equal(0);
  });

  it('tries the rules of that edition on scenarios that are played in it, and on those that choose none', () => {
    expect(said).to.match(/^Legions of Will Comprehensive Rules \(2023-letter\) 2023-09-11 /);
    expect(recorded()).to.deep.equal({
      'legions-of-will': ['104.5 caught', '704.5c caught'],
      'legions-of-will@2023-letter': ['104.5 caught', '704.5c caught'],
    });
  });

  it('records kills an edition: another scenario notices', () => {
    const [usual = '', letter = ''] = ['legions-of-will', 'legions-of-will@2023-letter'];
    expect(lines().get(byOf(usual, '104.5') ?? '')).to.equal('24');
    expect(lines().get(byOf(letter, '104.5') ?? '')).to.equal('4');
    expect(byOf(usual, '704.5c')).to.equal(byOf(letter, '704.5c'));
  });

  it('is what coverage counts, edition by edition', async () => {
    const { out } = await place.runHere('coverage', '--rulebook', 'legions-of-will', '--json');
    const { rulebooks } = JSON.parse(out);
    const killed = rulebooks.map(
      ({
        id,
        rules,
      }: {
        id: string;
        rules: { rule: string; mutants?: { isOff: boolean; outcome: string }[] }[];
      }) => [
        id,
        rules.flatMap(({ rule, mutants = [] }) =>
          mutants.some(({ isOff, outcome }) => isOff && outcome === 'caught') ? [rule] : [],
        ),
      ],
    );
    expect(killed).to.deep.equal([
      ['legions-of-will', ['104.5', '704.5c']],
      ['legions-of-will@2023-letter', ['104.5', '704.5c']],
    ]);
  });

  it('plays the kills of that edition again', async () => {
    const { code, out } = await place.runHere(
      ...['mutate', '104.5', '--check', '--rulebook', 'legions-of-will', '--edition', '2023-letter'],
    );
    expect(out).to.match(/^\d+ recorded kills? w.* all still hold/);
    expect(code).to.equal(0);
  });

  it('tries the edition that a rulebook is asked for in', async () => {
    place.write(
      'features/magic/404-graveyard.feature',
      `Feature: 404. Graveyard
  @edition:2013
  Rule: 404.1 What is destroyed goes there

    Example: a creature
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Fell" targeting "Ox"
      And all players pass
      Then "Ox" is in Bob's graveyard
`,
    );
    const { code, out, error } = await place.runHere('mutate', '404.1', '--rulebook', 'magic@2013-05-01');
    expect(out).to.match(/\(2013\) 2013-05-01 /);
    expect(code, out + error).to.equal(0);
  });

  it('refuses two editions at once', async () => {
    const { code, error } = await place.runHere(
      ...['mutate', '404.1', '--rulebook', 'magic@2013-05-01', '--edition', '2025'],
    );
    expect(error).to.match(/is edition 2013, and --edition 2025 another: leave one of them out/);
    expect(code).to.equal(2);
  });
});
