import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { expect } from 'chai';
import { killsIn, serialiseKills } from '../reports/kills';
import { findHome } from './home';
import { Interruption } from './interruption';
import { type Tried, tryAll } from './mutants';
import type { Order } from './mutate-worker';
import { indexScenarios } from './scenario-index';
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
const lethal = `Feature: 704

  Rule: 704.5c A unit with lethal damage is destroyed

    Example: it dies
${game}      Then "Ash Hound" is in Alice's graveyard

    Example: something else
${game}      Then "Spark" is in Bob's graveyard
`;
const feature = path.join(place.folder, place.write('lethal.feature', lethal));
const wrong = path.join(
  place.folder,
  place.write(
    'wrong.feature',
    `Feature: 704

  Rule: 704.5c A unit with lethal damage is destroyed

    Example: what nobody sees
${game}      Then "Ash Hound" is in Bob's graveyard
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
const showdown = path.join(
  place.folder,
  place.write(
    'showdown.feature',
    `Feature: 337. Showdowns

  Rule: 338 Showdowns begin where players contest a place

    Background:
      Given a Riftbound game between Bob and Alice
      And Bob controls a unit "Ash Hound"
      And Alice has a battlefield "Reed Field" on the board
      When Bob moves "Ash Hound" to "Reed Field"

    Example: nobody has anything to do
      When all players pass
      Then Bob still has priority

    Example: it begins with who came there
      Then Bob has priority
`,
  ),
);
const bounds = { milliseconds: 120_000, megabytes: 512 };

/** As scenarios are called: their file is named as seen from here. */
const seen = (file: string): string => path.relative(process.cwd(), file);

const uninterrupted = new Interruption();
after(() => uninterrupted.end());

async function triedWith(orders: readonly Order[], within = bounds): Promise<readonly Tried[]> {
  const all: Tried[] = [];
  await tryAll(orders, 1, within, findHome(), uninterrupted, (one, place) => {
    all[place] = one;
  });
  return all;
}

describe('rules that are switched off', () => {
  const variant = 'vary 113.5 which: more than';
  const without = (off: string, ...scenarios: readonly (readonly string[])[]) => ({ off: [off], scenarios });
  let all: readonly Tried[] = [];
  before(async () => {
    all = await triedWith([
      without('704.5c', [`${feature}:5`]),
      without('704.5c', [`${feature}:13`]),
      without('704.5c', [`${unset}:5`]),
      without('704.5c', [`${unset}:5`, `${feature}:13`]),
      without(variant, [`${feature}:5`]),
      without(variant, [`${feature}:13`]),
      without('704.5c', [`${feature}:13`], [`${wrong}:5`, `${feature}:5`]),
      { off: [], scenarios: [[feature], [wrong]], isListing: true },
      without('340', [`${showdown}:11`, `${showdown}:15`]),
    ]);
  });

  it('are caught by a scenario that needs them, and survive one that does not', () => {
    expect(all[0]).to.deep.equal({ outcome: 'caught', by: `${seen(feature)}:5`, played: 1 });
    expect(all[1]).to.deep.equal({ outcome: 'survived', played: 1 });
  });

  it('are not caught by a scenario that cannot be set up: it says nothing', () => {
    expect(all.slice(2, 4)).to.deep.equal([
      { outcome: 'not set up', played: 0 },
      { outcome: 'survived', played: 1 },
    ]);
  });

  it('and variants in their place are caught by the scenarios that tell them apart', () => {
    expect(all.slice(4, 6).map(({ outcome }) => outcome)).to.deep.equal(['caught', 'survived']);
  });

  it('are not caught by a scenario that fails with every rule on, but by the next that does not', () => {
    expect(all[6]).to.deep.equal({ outcome: 'caught', by: `${seen(feature)}:5`, played: 3 });
  });

  it('are only seen to be needed where the engine breaks: whether another scenario notices is tried', () => {
    expect(all[8]).to.deep.equal({ outcome: 'broke', by: `${seen(showdown)}:11`, played: 2 });
  });

  it('none: it is told what each scenario exercises, and whether it passes', () => {
    const { exercising = [] } = all[7] ?? {};
    expect(exercising.map(({ at, passes }) => [at, passes])).to.deep.equal([
      [`${seen(feature)}:5`, true],
      [`${seen(feature)}:13`, true],
      [`${seen(wrong)}:5`, false],
    ]);
    expect(exercising[0]?.rules).to.include('704.5c');
  });

  it('none: it is told which conditions each scenario asks in vain', () => {
    const { exercising = [] } = all[7] ?? {};
    expect(exercising[0]?.unmet).to.include('402.3');
    expect(exercising[0]?.unmet).not.to.include('400.2');
  });

  it('are given up when the time for a scenario is over, and the next one gets a new process', async () => {
    const order = without('704.5c', [`${feature}:5`]);
    const [tried, next] = await triedWith([order, order], { ...bounds, milliseconds: 1 });
    expect([tried?.outcome, next?.outcome]).to.deep.equal(['endless', 'endless']);
  });

  it('say nothing where no scenario could be played', async () => {
    const why = await triedWith([without('704.5c', [`${feature}:1`])]).then(String, String);
    expect(why).to.match(
      /With 704\.5c off, nothing could be played: none of .*lethal\.feature:1 is a scenario/,
    );
  });

  it('may take only so much memory', async () => {
    const [tried] = await triedWith([without('704.5c', [`${feature}:5`])], { ...bounds, megabytes: 8 });
    expect(tried?.outcome).to.equal('broke');
  });
});

/** A place of its own with two scenarios about one rule. */
/** Other rulebooks have rules of the same numbers. */
const LEGIONS = ['--rulebook', 'legions-of-will'];

function rulesOfOnesOwn(): Workplace {
  const own = new Workplace();
  after(() => own.remove());
  mkdirSync(path.join(own.folder, 'features', 'legions-of-will'), { recursive: true });
  own.write(path.join('features', 'legions-of-will', 'lethal.feature'), lethal);
  return own;
}

describe('what is found of rules', () => {
  it('is told of those that can be tried, and the exit code tells that others cannot', async () => {
    const own = rulesOfOnesOwn();
    const { code, out, error } = await own.runHere('mutate', ...LEGIONS, '100.1', '704.5c');
    expect(out).to.contain('1 rule was switched off, one at a time: 1 caught');
    expect(error).to.match(/^100\.1: the engine enforces nothing under that number/m);
    expect(code).to.equal(2);
    expect(out).to.contain('Nothing was written: "--out features/kills.json" keeps it');
    expect(existsSync(path.join(own.folder, 'features', 'kills.json'))).to.equal(false);
  });

  it('is written where that is asked for, is not tried again while it is up to date, is checked, and counts', async () => {
    const own = rulesOfOnesOwn();
    const file = path.join('features', 'kills.json');
    const former = { rule: '336.1', text: 'x', code: 'y', found: new Map(), why: new Map() };
    const others = [{ id: 'riftbound', edition: '2025', rules: [former] }];
    own.write(file, serialiseKills(others));
    const first = await own.runHere('mutate', ...LEGIONS, '704.5c', '113.5', '--out', file);
    expect(first.out).to.contain(`Written to ${file}; "rulewright coverage" counts it.`);
    expect(first.code).to.equal(2);
    const [riftbound, legions] = [...readKillsOf(own, file)].reverse();
    expect(riftbound?.rules).to.deep.equal([former]);
    expect(legions?.rules.map(({ rule, found }) => [rule, found.get('off')?.outcome])).to.deep.equal([
      ['704.5c', 'caught'],
    ]);
    expect((await own.runHere('mutate', ...LEGIONS, '704.5c', '--out', file)).error).to.match(
      /^2 mutants are up to date/m,
    );
    expect((await own.runHere('mutate', ...LEGIONS, '704.5c', '--out', file, '--again')).error).to.equal('');

    const checked = await own.runHere('mutate', '--check');
    expect(checked.out).to.equal('2 recorded kills were played again: all still hold.\n');
    expect(checked.code).to.equal(0);
    // The other scenario of the rule is said to have noticed: it never did.
    const scenarios = indexScenarios([
      path.join(own.folder, 'features', 'legions-of-will', 'lethal.feature'),
    ]);
    const [noticed, other] = scenarios.map(({ digest }) => digest);
    const text = readFileSync(path.join(own.folder, file), 'utf8');
    own.write(file, text.replace(noticed ?? '', other ?? ''));
    const lost = await own.runHere('mutate', '--check', '--sample', '5');
    expect(lost.error).to.match(
      /^704\.5c: off: features\/.*lethal\.feature:13 no longer notices: "rulewright/,
    );
    expect(lost.code).to.equal(1);

    // What was noticed by a scenario that is written otherwise now is named.
    const anew = path.join('features', 'legions-of-will', 'lethal.feature');
    own.write(file, text.replace(`"off":"caught ${noticed}`, `"off":"caught ${other}`));
    own.write(anew, lethal.replace('"Ash Hound" is in Alice', '"Ash Hound" is still in Alice'));
    const partly = await own.runHere('mutate', '--check');
    expect(partly.error).to.contain(
      '704.5c: all but the last instead of all that are found: the scenario that noticed has other steps now, or is gone: "rulewright mutate 704.5c --out features/kills.json" looks for one that notices.',
    );
    expect(partly.out).to.contain('1 is outdated, as a text or a scenario is another now');
    own.write(anew, lethal);

    own.write(file, text);
    const rungs = JSON.parse((await own.runHere('coverage', '--rulebook', 'legions-of-will', '--json')).out)
      .rulebooks[0].rules;
    expect(rungs.find(({ rule }: { rule: string }) => rule === '704.5c')).to.deep.include({
      rung: 'kills',
      mutants: [
        { name: 'off', isOff: true, outcome: 'caught', by: 'features/legions-of-will/lethal.feature:5' },
        {
          name: 'all but the last instead of all that are found',
          isOff: false,
          outcome: 'caught',
          by: 'features/legions-of-will/lethal.feature:5',
        },
      ],
    });
    // With other steps it is another scenario, and nobody knows what it notices.
    const changed = lethal.replace('"Ash Hound" is in Alice', '"Ash Hound" is still in Alice');
    own.write(path.join('features', 'legions-of-will', 'lethal.feature'), changed);
    const outdated = await own.runHere('mutate', '--check');
    expect(outdated.error).to.match(/^No kill is recorded in "features\/kills\.json" that holds/);
    expect((await own.runHere('coverage', '--rulebook', 'legions-of-will')).out).to.match(
      /^Kills: .*2 outdated/m,
    );
  });
});

describe('a condition that is met always', () => {
  it('is noticed by a scenario that asks it in vain, linked to it or not', async () => {
    const own = rulesOfOnesOwn();
    own.write(
      path.join('features', 'legions-of-will', 'rested.feature'),
      `Feature: 701

  Rule: 701.10a Only reset permanents can be rested

    Example: nobody asks
${game}      Then "Spark" is in Bob's graveyard

  Rule: 508.1f The chosen units are rested

    Example: attacking rests a unit
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      When Alice attacks Bob's base with "Raider"
      Then "Raider" is rested
`,
    );
    const { out } = await own.runHere('mutate', '701.10a');
    expect(out).to.contain('variants caught: 1 of 1');
  });
});

const readKillsOf = (own: Workplace, file: string) =>
  killsIn(readFileSync(path.join(own.folder, file), 'utf8'));

describe('wrong input of rulewright mutate ends in one sentence:', () => {
  const wrongly = async (args: string[], wanted: RegExp) => {
    oneSentence(await place.runHere('mutate', ...args), wanted);
  };

  it('a rule or a rulebook that there is not, and no number of jobs', async () => {
    await wrongly(['704.9z'], /There is no rule 704\.9z in /);
    await wrongly(['--rulebook', 'chess'], /There is no rulebook "chess" here/);
    await wrongly(['--jobs', '0'], /whole number from 1 to 99/);
  });

  it('several numbers, none of which can be switched off', async () => {
    const { code, error } = await place.runHere('mutate', '704.9z', '100.1');
    expect(error).to.match(/^704\.9z: There is no rule 704\.9z in .*\n100\.1: the engine enforces nothing/);
    expect(code).to.equal(2);
  });

  it('options that contradict each other', async () => {
    await wrongly(['--sample', '5'], /give --check as well\.$/);
    await wrongly(['--again'], /name it with --out\.$/);
    await wrongly(['--check', '--out', 'kills.json'], /--check writes nothing: leave --out out/);
    await wrongly(['--check', '--again'], /--check writes nothing: leave --again out/);
  });

  it('a rule of which no kill is recorded', async () => {
    const own = rulesOfOnesOwn();
    oneSentence(
      await own.runHere('mutate', '--check', '704.5c'),
      /No kill is recorded of 704\.5c in "features\/kills\.json" that holds.*--out features\/kills\.json/,
    );
  });

  it('a file of former results that is damaged', async () => {
    place.write('broken.json', '{');
    await wrongly(
      ['704.5c', '--out', 'broken.json'],
      /"broken\.json" is damaged \(it is no JSON\): restore it, or remove it and run/,
    );
    const { error } = await place.runHere('coverage', '--kills', 'broken.json');
    expect(error).to.match(/^"broken\.json" is damaged/);
  });
});
