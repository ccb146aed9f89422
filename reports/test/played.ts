import path from 'node:path';
import { play } from '../../cli/run';
import type { Classification } from '../../rulebooks/classification';
import { loadRulebook, loadRulings } from '../../rulebooks/library';
import { buildResult } from '../build';
import type { RunResult, ScenarioResult } from '../model';
import { Scenarios } from '../scenarios';

/** The result of really playing the feature in which every verdict occurs. */
export async function playEveryVerdict(): Promise<RunResult> {
  const id = 'legions-of-will';
  const scenarios = new Scenarios(() => ({ rulebook: id }));
  const results: ScenarioResult[] = [];
  const files = [path.join(__dirname, 'every-verdict.feature')];
  await play({ files, tags: '', off: [], seed: 0 }, [path.join(__dirname, 'steps.ts')], false, (message) => {
    const result = scenarios.update(message);
    if (result) results.push(result);
  });
  const rulebook = loadRulebook(id);
  const implemented = [
    { number: '704.5c', title: 'A unit with lethal damage is destroyed', form: 'state-based action' },
  ];
  const classification: Classification = {
    rulebook: id,
    edition: rulebook.edition,
    rules: [
      { rule: '100.1', kind: 'definition', reason: 'says what the game is' },
      { rule: '704.5c', kind: 'testable' },
      { rule: '704.5i', kind: 'testable', proposed: true },
    ],
  };
  return buildResult({ version: '0.0.0', seed: 0, off: [], complete: true }, results, [
    { rulebook, rulings: loadRulings(id), implemented, classification },
  ]);
}
