import { loadClassification } from '../../rulebooks/classification-file';
import { loadRulebook, loadRulings } from '../../rulebooks/library';
import { buildResult } from '../build';
import type { RunResult, ScenarioResult } from '../model';

const steps = (...texts: readonly string[]): ScenarioResult['steps'] =>
  texts.map((text, place) => ({ keyword: 'Given', text, line: 8 + place, verdict: 'passed' }));

const played = (scenario: Partial<ScenarioResult>): ScenarioResult => ({
  id: 'riftbound/draw.feature:7',
  uri: 'riftbound/draw.feature',
  line: 7,
  name: 'a card from the top',
  feature: '400. Draw',
  rulebook: 'riftbound',
  rules: ['400.1'],
  own: '400.1',
  ruleTitle: 'A player draws',
  tags: ['@also:400.2'],
  verdict: 'passed',
  milliseconds: 1,
  steps: steps('Alice has the unit "Ash Hound" in hand', 'Alice draws a card'),
  exercised: ['400.1'],
  trace: [
    { what: 'event', rule: '400.1', text: 'Alice draws' },
    { what: 'event', rule: '999.9', text: 'nobody knows why' },
  ],
  ...scenario,
});

const assumed = {
  number: '999.1',
  title: 'A lantern burns on',
  form: 'definition',
  from: { edition: 'first', number: '100.2' },
};

/** A run of scenarios of two rulebooks, the second of which assumes a rule, both of which have rules called 400.1 and 400.2, and of one about neither. */
export function runOfTwoRulebooks(): RunResult {
  const known = ['legions-of-will', 'riftbound'].map((id) => {
    const rulebook = loadRulebook(id);
    return {
      rulebook,
      rulings: loadRulings(id),
      implemented: [],
      assumed: id === 'riftbound' ? [assumed] : [],
      classification: loadClassification(rulebook),
    };
  });
  const scenarios = [
    played({}),
    played({
      id: 'legions/zones.feature:12',
      uri: 'legions/zones.feature',
      line: 12,
      name: 'a zone of every player',
      feature: '400. General',
      rulebook: 'legions-of-will',
      ruleTitle: 'Zones are where cards are',
      tags: ['@slow'],
      verdict: 'failed',
      message: 'expected 1 to equal 2',
      steps: steps('Bob controls a base "Kiln"'),
      exercised: ['400.1', '704.5c'],
      trace: [{ what: 'event', rule: '400.1', text: 'the zones are made' }],
    }),
    played({
      id: 'my.feature:3',
      uri: 'my.feature',
      line: 3,
      name: 'about nothing with a number',
      rulebook: 'riftbound',
      rules: [],
      own: undefined,
      ruleTitle: undefined,
      tags: [],
      steps: steps('it rains'),
    }),
  ];
  const origin = {
    date: '2026-03-01T12:00:00Z',
    milliseconds: 83_000,
    commit: '1234567890ab',
    command: 'rulewright check --tags "not @slow"',
    host: 'anvil, linux x64, Node v20.19.0',
  };
  return buildResult({ version: '0.0.0', seed: 0, off: [], complete: true, origin }, scenarios, known);
}
