import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { Misreporting } from '../fuzz/canaries/faults';
import type { Finding } from '../fuzz/finding';
import { readResult } from '../fuzz/merge/result-text';
import { queueNameFor } from '../fuzz/queue/range-job';
import { playRange } from '../fuzz/range';
import type { RangeSettings } from '../fuzz/range-result';
import type { CardSpecification, EnginePort, ObjectView, SetupRequest } from '../port/contract';
import { ReferenceEngine } from '../port/in-process';
import { PassedOn } from '../port/passed-on';
import { differenceScenario } from './difference-scenario';
import { Workplace } from './test/command';
import { keptFinding } from './test/kept-finding';
import { oneSentence } from './test/one-sentence';
import { runHere } from './test/run-here';

const place = new Workplace();
after(() => place.remove());
const at = (...parts: string[]): string => path.join(place.folder, ...parts);

const LEGIONS = ['--rulebook', 'legions-of-will'];

const settings: RangeSettings = {
  rulebook: 'legions-of-will',
  seed: 1,
  most: 60,
  deck: 20,
  swarm: true,
  check: 'cheap',
  every: 16,
  off: [],
  engine: 'Rulewright reference engine',
  code: '',
};

/** The first difference between the reference engine and another one, in the first of some games that shows one. */
function firstDifference(
  against: NonNullable<RangeSettings['against']>,
  port: EnginePort,
  games: number,
): Finding | undefined {
  for (let from = 0; from < games; from += 1) {
    const ports = { port: new ReferenceEngine(), against: port };
    const [found] = playRange({ ...settings, against }, { from, to: from + 1 }, ports).findings;
    if (found) return found.first;
  }
  return undefined;
}

/** The scenario of a difference that shows after the first thing that can be done but passing, and one answer more. */
function differenceOn(table: SetupRequest, against: EnginePort, more?: readonly number[]) {
  const port = new ReferenceEngine();
  port.setup(table);
  const deed = port.legal()?.options.findIndex(({ action }) => action !== 'pass') ?? -1;
  const answers = [[deed], ...(more ? [more] : [])];
  const finding: Finding = {
    finding: 1,
    rulebook: table.rulebook,
    invariant: { number: 'D1', name: 'difference' },
    message: 'The engines differ.',
    seed: 0,
    game: 0,
    engine: 'Rulewright reference engine',
    against: { engine: 'mine', command: 'my-engine' },
    table,
    answers,
    decisions: answers.length,
  };
  return differenceScenario(finding, { port, against }, 'a.feature');
}

const stepsIn = (text: string): number =>
  text.split('\n').filter((line) => /^\s+(?:Given|When|Then|And|\|)/.test(line)).length;

/** Plays the scenario of a difference as its head says. */
async function passesWithAndFailsWithout(rule: string, text: string): Promise<void> {
  place.write('found.feature', text);
  const replay = /# Replay: npx rulewright check \S+ (.*)/.exec(text)?.[1]?.split(' ') ?? [];
  expect(replay).to.deep.equal(['--off', rule]);
  const passing = await place.runHere('check', 'found.feature');
  expect(passing.code, passing.out + passing.error).to.equal(0);
  const failing = await place.runHere('check', 'found.feature', ...replay);
  expect(failing.code, failing.out).to.equal(1);
}

describe('a difference between two engines', () => {
  it('is a scenario that passes with a rule and fails without it, and is tagged with the rule', async () => {
    const against = { engine: settings.engine, off: ['104.5'] };
    const finding = keptFinding('more-than-twenty', new ReferenceEngine(), () =>
      firstDifference(against, new ReferenceEngine(), 400),
    );
    expect(finding.message).to.match(
      /^with 104\.5: (\w+) has 20 resource; without 104\.5: \1 has (?:2[1-9]|[3-9]\d) resource/,
    );
    const ports = { port: new ReferenceEngine(), against: new ReferenceEngine() };
    const { text = '' } = await differenceScenario(finding, ports, 'found.feature');
    expect(text).to.contain('  Rule: 104.5 ');
    expect(stepsIn(text)).to.be.at.most(10);
    await passesWithAndFailsWithout('104.5', text);
  });

  it('is found, made simpler and written by the command', async () => {
    // Without it nobody has anything to pay with: no game goes on as with it.
    const out = at('found');
    const { code, out: said } = await runHere(
      'fuzz',
      ...[...LEGIONS, '--runs', '1', '--decisions', '60', '--seed', '1', '--check', 'cheap', '--out', out],
      ...['--against', 'off:504.1'],
    );
    expect(code).to.equal(1);
    expect(said).to.match(/D1 difference: with 504\.1: .*; without 504\.1: /);
    const [file = ''] = readdirSync(path.join(out, 'findings')).filter((name) => name.endsWith('.feature'));
    const text = readFileSync(path.join(out, 'findings', file), 'utf8');
    expect(text).to.contain('  Rule: 504.1 ');
    await passesWithAndFailsWithout('504.1', text);
  });

  it('is said in the words of what differs: damage, and what is offered', async () => {
    const wounded = new Misreporting(new ReferenceEngine(), (seen) => ({
      ...seen,
      objects: seen.objects.map((object) =>
        object.damage > 0 ? { ...object, damage: object.damage + 1 } : object,
      ),
    }));
    const against = { engine: 'mine', command: 'my-engine' };
    const finding = keptFinding('wound-too-many', new ReferenceEngine(), () =>
      firstDifference(against, wounded, 50),
    );
    const made = await differenceScenario(
      finding,
      { port: new ReferenceEngine(), against: wounded },
      'a.feature',
    );
    expect(made.text).to.match(/Then ".*" has \d+ damage marked/);
    expect(made.text).to.contain('# It passes here: npx rulewright check a.feature\n');
    expect(made.text).to.contain('# Replay: npx rulewright check a.feature --engine "my-engine"\n');

    const idle = new Unwilling(new ReferenceEngine());
    const missing = keptFinding('nothing-to-play', new ReferenceEngine(), () =>
      firstDifference(against, idle, 50),
    );
    const offered = await differenceScenario(
      missing,
      { port: new ReferenceEngine(), against: idle },
      'a.feature',
    );
    expect(offered.text).to.match(/Then \w+ can (?:still )?play "/);
  });

  it('has units move together, and no more of them than it takes', async () => {
    const lie = new Misreporting(new ReferenceEngine(), (seen) => {
      const isTired = ({ types, statuses }: ObjectView): boolean =>
        types.includes('unit') && statuses.includes('exhausted');
      if (seen.objects.filter(isTired).length < 2) return seen;
      return {
        ...seen,
        players: seen.players.map((player) => ({ ...player, resources: { ...player.resources, points: 7 } })),
      };
    });
    const permanents = [
      { card: { name: 'Ford', types: ['battlefield'] } },
      ...['Heron', 'Crow', 'Mole'].map((name) => ({ card: { name, types: ['unit'], fields: { might: 2 } } })),
    ];
    const table: SetupRequest = {
      rulebook: 'riftbound',
      seed: 0,
      players: ['Alice', 'Bob'].map((name, seat) => ({
        name,
        zones: {},
        permanents: seat ? [] : permanents,
      })),
      from: { activePlayer: 0, part: 'action phase', turn: 3 },
      stops: 'every priority',
    };
    const made = await differenceOn(table, lie, [0, 1]);
    expect(made.text).to.match(/When Alice moves "\w+" and "\w+" to "Ford"\n/);
    expect(made.text).to.match(/Then Alice still has 0 points\n$/);
    expect(stepsIn(made.text ?? '')).to.equal(6);
  });

  it('is told by what may be chosen, where that alone is other', async () => {
    const stingy = new Stingy(new ReferenceEngine());
    const scenarios: readonly (readonly [CardSpecification, RegExp])[] = [
      [
        { name: 'Spark', types: ['action'], fields: { cost: 'X' }, text: 'Draw X cards.' },
        /When Alice plays "Spark"\n +Then Alice can choose the number 10\n$/,
      ],
      [
        {
          name: 'Fork',
          types: ['action'],
          text: 'Choose one or both —\n• Draw a card.\n• Each player draws a card.',
        },
        /When Alice plays "Fork"\n +Then Alice can choose modes 1 and 2\n$/,
      ],
    ];
    for (const [card, wanted] of scenarios) {
      const table: SetupRequest = {
        rulebook: 'legions-of-will',
        seed: 0,
        players: ['Alice', 'Bob'].map((name, seat) => ({
          name,
          zones: { hand: seat === 0 ? [card] : [] },
          resources: { resource: 1 },
          permanents: [
            { card: { name: `${name}'s base`, types: ['base'], fields: { defense: 10, capacity: 7 } } },
          ],
        })),
        from: { activePlayer: 0, part: 'prebattle main phase', turn: 3 },
        stops: 'every priority',
      };
      expect((await differenceOn(table, stingy)).text).to.match(wanted);
    }
  });

  it('is none where the engines are equal', () => {
    expect(firstDifference({ engine: 'equal', command: 'equal' }, new ReferenceEngine(), 2)).to.equal(
      undefined,
    );
  });
});

/** Lets players choose one thing less, or a number one less, wherever they may choose more than they must. */
class Stingy extends PassedOn {
  override legal(): ReturnType<EnginePort['legal']> {
    const decision = super.legal();
    return decision?.purpose.startsWith('choose') ? { ...decision, maximum: decision.maximum - 1 } : decision;
  }
}

/** Offers nobody to play a card. */
class Unwilling extends Misreporting {
  constructor(inner: EnginePort) {
    super(inner, (seen) => seen);
  }
  override legal(): ReturnType<EnginePort['legal']> {
    const decision = super.legal();
    return decision && { ...decision, options: decision.options.filter(({ action }) => action !== 'play') };
  }
}

describe('rulewright fuzz --against', () => {
  it('keeps what it compares with in its result, so that parts of other comparisons are not merged', async () => {
    const play = (out: string, rule: string) =>
      runHere(
        'fuzz',
        ...[
          ...LEGIONS,
          '--runs',
          '1',
          '--decisions',
          '2',
          '--check',
          'cheap',
          '--out',
          at(out),
          '--catalogue',
          '3',
        ],
        ...['--against', `off:${rule}`],
      );
    await play('one', '514.2');
    await play('two', '104.5');
    const read = readResult(readFileSync(at('one', 'result.json'), 'utf8'));
    expect(read.fine && read.value.settings.against).to.deep.equal({
      engine: 'Rulewright reference engine',
      off: ['514.2'],
    });
    expect(read.fine && read.value.settings.catalogue).to.equal(3);
    const { code, error } = await runHere(
      'fuzz',
      'merge',
      at('one', 'result.json'),
      at('two', 'result.json'),
    );
    expect(error).to.match(/its against is \{.*"104\.5".*\} instead of \{.*"514\.2"/);
    expect(code).to.equal(2);
  });

  it('has another queue for another engine, and the same one for another ruleset', () => {
    const identity = { engine: 'mine', code: 'a' };
    const name = queueNameFor(identity);
    expect(queueNameFor({ ...identity, against: { engine: 'mine', off: ['514.2'] } })).to.equal(name);
    expect(queueNameFor({ ...identity, against: { engine: 'other', command: 'other' } })).to.not.equal(name);
  });

  it('refuses wrong input in one sentence, and writes nothing', async () => {
    const wrong = async (args: readonly string[], wanted: RegExp, wantedCode = 2): Promise<void> => {
      oneSentence(
        await runHere('fuzz', ...LEGIONS, '--runs', '1', '--out', at('none'), ...args),
        wanted,
        wantedCode,
      );
      expect(existsSync(at('none'))).to.equal(false);
    };
    await wrong(['--against', 'off:704.5z'], /^--against off:704\.5z: .*has no rule 704\.5z/);
    await wrong(['--against', 'off:'], /leaves out the number of a rule: it is like off:704\.5c/);
    await wrong(['--against', ' '], /--against is empty/);
    await wrong(['--against', 'off:514.2', '--off', '514.2'], /--off switches it off in both/);
    await wrong(['--against', 'off:514.2', '--fault', 'poison does nothing'], /leave one of the two out/);
    await wrong(['--against', 'no-such-engine'], /^--against "no-such-engine" can't be started/, 2);
    const pebbles =
      `while read -r line; do id=$(printf %s "$line" | sed 's/.*"id":\\([0-9]*\\).*/\\1/'); ` +
      `printf '{"id":%s,"result":{"engine":"Pebbles","protocol":1,"rulebooks":[{"id":"pebbles","edition":"1","rules":[]}],"features":{"supported":[],"missing":[]}}}\\n' "$id"; done`;
    await wrong(['--against', pebbles], /^--against: Pebbles plays pebbles, not legions-of-will/);
  });
});
