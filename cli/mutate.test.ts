import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { expect } from 'chai';
import { serialiseKills } from '../reports/kills';
import { findHome } from './home';
import { Interruption } from './interruption';
import { engineDigest } from './kills-file';
import { type Tried, tryWithout } from './mutants';
import { Workplace } from './test/command';
import { oneSentence } from './test/one-sentence';

const place = new Workplace();
after(() => place.remove());

const game = `      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Ash Hound" with will 4 and power 3 in her base "Kiln"
      And Bob has the action "Spark" in hand: "Spark deals 3 damage to target unit."
      When Bob plays "Spark" targeting "Ash Hound"
      And all players pass
`;
const feature = path.join(
  place.folder,
  place.write(
    'lethal.feature',
    `Feature: 704

  Rule: 704.5c A unit with lethal damage is destroyed

    Example: it dies
${game}      Then "Ash Hound" is in Alice's graveyard

    Example: something else
${game}      Then "Spark" is in Bob's graveyard
`,
  ),
);
const unset = path.join(
  place.folder,
  place.write(
    'unset.feature',
    `Feature: 704

  Rule: 704.5c A unit with lethal damage is destroyed

    Example: of nobody's
${game.replace('And Alice controls', 'And Zoe controls')}      Then "Ash Hound" is in Alice's graveyard
`,
  ),
);
const bounds = { milliseconds: 120_000, megabytes: 512 };

const uninterrupted = new Interruption();
after(() => uninterrupted.end());

describe('rules that are switched off', () => {
  const variant = 'vary 113.5 which: more than';
  const heard: string[] = [];
  let all: readonly Tried[] = [];
  before(async () => {
    const orders = [
      { rule: '704.5c', scenarios: [`${feature}:5`] },
      { rule: '704.5c', scenarios: [`${feature}:13`] },
      { rule: '704.5c', scenarios: [`${unset}:5`] },
      { rule: '704.5c', scenarios: [`${unset}:5`, `${feature}:13`] },
      { rule: variant, scenarios: [`${feature}:5`] },
      { rule: variant, scenarios: [`${feature}:13`] },
    ];
    all = await tryWithout(orders, 1, bounds, findHome(), uninterrupted, ({ outcome }) =>
      heard.push(outcome),
    );
  });

  it('are caught by a scenario that needs them, and survive one that does not', () => {
    const tried = all.slice(0, 2);
    expect(tried.map(({ outcome }) => outcome)).to.deep.equal(['caught', 'survived']);
    expect(tried[0]?.by).to.match(/lethal\.feature:5$/);
    expect(heard.slice(0, 2)).to.deep.equal(['caught', 'survived']);
    expect(heard).to.deep.equal(all.map(({ outcome }) => outcome));
  });

  it('are not caught by a scenario that cannot be set up: it says nothing', () => {
    expect(all.slice(2, 4).map(({ outcome, by }) => [outcome, by])).to.deep.equal([
      ['not set up', undefined],
      ['survived', undefined],
    ]);
  });

  it('and variants in their place are caught by the scenarios that tell them apart', () => {
    expect(all.slice(4).map(({ outcome }) => outcome)).to.deep.equal(['caught', 'survived']);
  });

  it('are given up when the time is over, and the next one gets a new process', async () => {
    const orders = [{ rule: '704.5c', scenarios: [`${feature}:5`] }];
    const [tried] = await tryWithout(
      orders,
      1,
      { ...bounds, milliseconds: 1 },
      findHome(),
      uninterrupted,
      () => {},
    );
    expect(tried?.outcome).to.equal('endless');
  });

  it('say nothing where no scenario could be played', async () => {
    const orders = [{ rule: '704.5c', scenarios: [`${feature}:1`] }];
    const trying = tryWithout(orders, 1, bounds, findHome(), uninterrupted, () => {});
    const why = await trying.then(String, String);
    expect(why).to.match(
      /Without rule 704\.5c, nothing could be played: none of .*lethal\.feature:1 is a scenario/,
    );
  });

  it('may take only so much memory', async () => {
    const orders = [{ rule: '704.5c', scenarios: [`${feature}:5`] }];
    const [tried] = await tryWithout(
      orders,
      1,
      { ...bounds, megabytes: 8 },
      findHome(),
      uninterrupted,
      () => {},
    );
    expect(tried?.outcome).to.equal('broke');
  });
});

describe('several rules to be switched off', () => {
  it('are tried, whatever is wrong with others, and the exit code tells that something is', async () => {
    const { code, out, error } = await place.runHere('mutate', '100.1', '704.5h');
    expect(out).to.contain('1 rule was switched off, one at a time: 1 caught');
    expect(out).to.contain('variants caught: 1 of 1');
    expect(error).to.match(/^100\.1: the engine enforces nothing under that number/m);
    expect(code).to.equal(2);
    expect(out).to.contain('Nothing was written: "--out report/kills.json" keeps it');
    expect(existsSync(path.join(place.folder, 'report'))).to.equal(false);
  });

  it('are written only where that is asked for, and what was found of another rulebook stays there', async () => {
    const home = findHome();
    const known = { rule: '336.1', digest: 'x', outcome: 'caught' as const, files: [], filesDigest: 'y' };
    const riftbound = { id: 'riftbound', edition: '2025', rules: [known] };
    const former = { version: home.version, engine: engineDigest(home), rulebooks: [riftbound] };
    mkdirSync(path.join(place.folder, 'mine'));
    const file = place.write(path.join('mine', 'kills.json'), serialiseKills(former));
    const { code, out } = await place.runHere('mutate', '704.5h', '--out', file);
    expect(out).to.contain(`Written to ${file}; "rulewright coverage --kills ${file}" counts it.`);
    expect(code).to.equal(0);
    const { rulebooks } = JSON.parse(readFileSync(path.join(place.folder, file), 'utf8'));
    expect(rulebooks[0]).to.deep.equal(riftbound);
    expect(rulebooks[1].rules).to.have.length(1);
    expect(rulebooks[1].rules[0].variants[0]).to.include({
      words: 'below zero instead of zero or less',
      outcome: 'caught',
    });
    rmSync(path.join(place.folder, 'mine'), { recursive: true });
  });
});

describe('wrong input of rulewright mutate ends in one sentence:', () => {
  const wrong = async (args: string[], wanted: RegExp) => {
    oneSentence(await place.runHere('mutate', ...args), wanted);
  };

  it('a rule or a rulebook that there is not, and no number of jobs', async () => {
    await wrong(['704.5z'], /There is no rule 704\.5z in /);
    await wrong(['--rulebook', 'chess'], /There is no rulebook "chess" here/);
    await wrong(['--jobs', '0'], /whole number from 1 to 99/);
  });

  it('several numbers, none of which can be switched off', async () => {
    const { code, error } = await place.runHere('mutate', '704.5z', '100.1');
    expect(error).to.match(/^704\.5z: There is no rule 704\.5z in .*\n100\.1: the engine enforces nothing/);
    expect(code).to.equal(2);
  });

  it('a file of former results that is damaged', async () => {
    mkdirSync(path.join(place.folder, 'report'));
    place.write('report/kills.json', '{');
    await wrong(
      ['704.5c', '--out', 'report/kills.json'],
      /kills\.json" is damaged: run "rulewright mutate" again, or remove it\.$/,
    );
  });

  it('and coverage looks for them where it is told to', async () => {
    place.write('broken.json', '{');
    const { error } = await place.runHere('coverage', '--kills', 'broken.json');
    expect(error).to.match(/^"broken\.json" is damaged/);
  });
});
