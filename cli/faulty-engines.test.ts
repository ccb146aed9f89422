import path from 'node:path';
import { before, describe, it } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import type { ISupportCodeLibrary } from '@cucumber/cucumber/api';
import { expect } from 'chai';
import { useEngine } from '../port/under-test';
import { buildResult } from '../reports/build';
import { groupFailures } from '../reports/causes';
import { type Agreement, conformanceOf } from '../reports/conformance';
import { toConformanceSarif } from '../reports/conformance-sarif';
import { pageResult } from '../reports/html/page-result';
import { toJUnit } from '../reports/junit';
import { toMarkdown } from '../reports/markdown';
import type { Failure, RunResult, ScenarioResult } from '../reports/model';
import { Scenarios } from '../reports/scenarios';
import { loadRulebook } from '../rulebooks/library';
import { describeConformance } from './engine-table';
import { findHome, stepFiles } from './home';
import { besideReference } from './reference-run';
import { type Playlist, play } from './run';
import { type FaultyEngine, faultyEngines } from './test/faulty-engines';

const features = path.join(__dirname, '..', 'features');
let steps: ISupportCodeLibrary;

/** The run of some feature files on an engine, beside the reference engine. */
async function runOn(name: FaultyEngine, rulebook: string, files: readonly string[]): Promise<RunResult> {
  const playlist: Playlist = {
    files: files.map((file) => path.join(features, rulebook, file)),
    tags: '',
    off: [],
    seed: 1,
    sights: 'failures',
  };
  useEngine(faultyEngines[name]());
  const scenarios = new Scenarios(() => ({ rulebook }));
  const played: ScenarioResult[] = [];
  await play(playlist, steps, false, (message) => {
    const result = scenarios.update(message);
    if (result) played.push(result);
  });
  const results = await besideReference(played, playlist, steps, () => false);
  const engine = { name, command: name, restarts: 0, missing: [] };
  const known = [{ rulebook: loadRulebook(rulebook), rulings: [], implemented: [] }];
  return buildResult({ version: '0', seed: 1, off: [], engine, complete: false }, results, known);
}

interface Expected {
  readonly engine: FaultyEngine;
  readonly rulebook: string;
  readonly files: readonly string[];
  /** How many failures each cause has, on which axis, and the rule where the game first went another way. */
  readonly causes: readonly string[];
  /** The rules of each agreement that isn't named in `besides`. */
  readonly agreements: Partial<Readonly<Record<Agreement, readonly string[]>>>;
}

const START = '300-playing-the-game/315-start-of-turn.feature';

const table: readonly Expected[] = [
  {
    engine: 'none',
    rulebook: 'riftbound',
    files: [START],
    causes: [],
    agreements: { disagrees: [], affected: [], 'citation differs': [], 'wording differs': [] },
  },
  {
    engine: 'draws nothing in the Draw Phase',
    rulebook: 'riftbound',
    files: [START, '300-playing-the-game/318-when-cleanups-occur.feature'],
    causes: ['7 behaviour 315.4.b'],
    agreements: { disagrees: ['315.4.b'], 'citation differs': [], 'wording differs': [] },
  },
  {
    engine: 'cites other numbers',
    rulebook: 'legions-of-will',
    files: ['1-game-concepts/112-costs.feature', '3-card-types/301-bases.feature'],
    causes: ['3 citation ', '2 citation ', '1 citation ', '1 citation '],
    agreements: {
      disagrees: [],
      affected: [],
      'citation differs': ['112.2', '112.3', '301.1b', '301.5b'],
      'wording differs': [],
    },
  },
  {
    engine: 'cites what says the same',
    rulebook: 'legions-of-will',
    files: ['1-game-concepts/104-resource.feature', '5-turn-structure/514-cleanup-step.feature'],
    causes: [],
    agreements: { disagrees: [], affected: [], 'citation differs': [], 'wording differs': [] },
  },
  {
    engine: 'asks in other words',
    rulebook: 'legions-of-will',
    files: ['5-turn-structure/514-cleanup-step.feature'],
    causes: ['2 wording 514.1'],
    agreements: { disagrees: [], affected: [], 'citation differs': [], 'wording differs': ['514.1'] },
  },
  {
    engine: 'resolves the oldest of the chain of events first',
    rulebook: 'legions-of-will',
    files: [
      '4-zones/406-chain-of-events.feature',
      '6-actions-abilities-effects/605-resolving-cards-and-abilities.feature',
    ],
    causes: ['15 behaviour 406.5'],
    agreements: { disagrees: ['406.5'] },
  },
  {
    engine: 'resolves the oldest of the chain first',
    rulebook: 'riftbound',
    files: ['300-playing-the-game/326-chains.feature'],
    causes: ['4 behaviour 336.1'],
    agreements: { disagrees: ['336.1'] },
  },
  {
    engine: 'resolves the oldest of the chain first, whose controller gains priority',
    rulebook: 'riftbound',
    files: ['300-playing-the-game/326-chains.feature'],
    causes: ['4 behaviour 336.1'],
    agreements: { disagrees: ['336.1'] },
  },
  {
    // None of these scenarios names the rule; it is disagreed with all the same.
    engine: 'resolves the oldest of the chain first',
    rulebook: 'riftbound',
    files: ['300-playing-the-game/375-triggered-abilities.feature'],
    causes: ['4 behaviour 336.1'],
    agreements: { disagrees: ['336.1'] },
  },
  {
    engine: 'resolves the oldest first, and lets a hand hold three',
    rulebook: 'legions-of-will',
    files: ['4-zones/406-chain-of-events.feature', '5-turn-structure/514-cleanup-step.feature'],
    causes: ['5 behaviour 402.2', '3 behaviour 406.5'],
    agreements: { disagrees: ['402.2', '406.5'] },
  },
  {
    engine: 'the oldest of the chain comes first',
    rulebook: 'legions-of-will',
    files: ['6-actions-abilities-effects/605-resolving-cards-and-abilities.feature'],
    causes: ['3 behaviour '],
    agreements: {},
  },
  {
    engine: 'begins with whole decks, and a card too many in Riftbound',
    rulebook: 'riftbound',
    files: [
      '100-game-concepts/110-setup-process.feature',
      '100-game-concepts/184-battlefields.feature',
      '400-types-of-actions/458-modes-of-play.feature',
    ],
    causes: ['5 behaviour 116'],
    agreements: { disagrees: ['116'], unsupported: [] },
  },
  {
    engine: 'begins with whole decks, and a card too many in Legions of Will',
    rulebook: 'legions-of-will',
    files: [
      '1-game-concepts/102-starting-the-game.feature',
      '1-game-concepts/104-resource.feature',
      '4-zones/402-hand.feature',
      '4-zones/403-battlefield.feature',
    ],
    causes: ['6 behaviour 102.4'],
    agreements: { disagrees: ['102.4'], unsupported: [] },
  },
  {
    engine: 'lacks triggered abilities',
    rulebook: 'legions-of-will',
    files: ['5-turn-structure/514-cleanup-step.feature'],
    causes: [],
    agreements: { disagrees: [], affected: [], 'citation differs': [], 'wording differs': [] },
  },
];

/** The rule whose absence explains a failure, or else by which the game first went another way. */
const causeRuleOf = (failure: Failure | undefined): string => failure?.without ?? failure?.first?.rule ?? '';

/** What the terminal, JUnit, SARIF, Markdown and the page say of a run's rules. */
function outputsOf(result: RunResult) {
  const { runs } = toConformanceSarif(result, { addressOf: (uri) => ({ uri }), bases: {} });
  const rules = runs[0]?.tool.driver.rules ?? [];
  return {
    terminal: stripVTControlCharacters(describeConformance(result)),
    junit: toJUnit(result),
    markdown: toMarkdown(result),
    sarif: new Map(rules.map(({ id, properties }) => [id, properties])),
    levels: [...new Set(runs[0]?.results?.map(({ level }) => level))],
    page: pageResult(result),
  };
}

before(async () => {
  const files = [path.join(features, 'riftbound', START)];
  steps = await play({ files, tags: '', off: [], seed: 1 }, stepFiles(findHome()), true, () => {});
});

describe('an engine that only cites other numbers', () => {
  it('is wrong about no rule, in each of the five outputs', async () => {
    const result = await runOn('cites other numbers', 'legions-of-will', [
      '1-game-concepts/112-costs.feature',
      '3-card-types/301-bases.feature',
    ]);
    const { terminal, junit, markdown, sarif, levels, page } = outputsOf(result);
    expect(terminal).to.match(/citation differs: [^\n]*112\.3/);
    expect(terminal).to.not.match(/^ {2}disagrees: /m);
    expect(junit).to.contain('<property name="rule.legions-of-will.112.3" value="citation differs"/>');
    expect(junit).to.not.match(/value="disagrees|type="behaviour"/);
    expect(markdown).to.match(/\n\*\*citation differs\*\*: [^\n]*legions-of-will 112\.3/);
    expect(sarif.get('legions-of-will/112.3')).to.deep.equal({
      agreement: 'citation differs',
      differences: ['citation differs'],
    });
    expect(levels).to.deep.equal(['warning']);
    expect(page.agreements?.['legions-of-will']?.['112.3']).to.equal('citation differs');
    expect(page.differences?.['legions-of-will']?.['112.3']).to.deep.equal(['citation differs']);
  });
});

describe('what is said of an engine with one fault', () => {
  for (const { engine, rulebook, files, causes, agreements } of table) {
    it(`that ${engine === 'none' ? 'has none' : engine}`, async () => {
      const result = await runOn(engine, rulebook, files);
      const groups = groupFailures(result);
      const told = groups.map(
        ({ scenarios, axis }) => `${scenarios.length} ${axis} ${causeRuleOf(scenarios[0]?.failure)}`,
      );
      const differences = groups.map(
        ({ difference, scenarios }) => `${difference} | ${scenarios.map(({ name }) => name)}`,
      );
      expect(told, differences.join('\n')).to.deep.equal(causes);
      const rules = conformanceOf(result).flatMap((each) => each.rules);
      for (const [agreement, expected] of Object.entries(agreements))
        expect(
          rules.filter((rule) => rule.agreement === agreement).map(({ key }) => key),
          agreement,
        ).to.deep.equal(expected);
    });
  }
});
