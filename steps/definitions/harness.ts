import { EngineGone, EngineTimeout, ProtocolBroken, Unsupported } from '../../port/problems';
import { type InnerResult, runInside } from '../inner-run';
import { type Phrase, phrase } from '../phrase';
import { ExpectationFailed, ScenarioFault } from '../problems';
import { anyGame } from '../terms';
import type { RulesWorld } from '../world';

const results = new WeakMap<RulesWorld, InnerResult>();

function resultOf(world: RulesWorld): InnerResult {
  const result = results.get(world);
  if (!result) throw new ScenarioFault('No scenario has been run: "When this scenario is run:".');
  return result;
}

/** What says nothing about the scenario inside: the engine broke there, or lacks what it needs. */
const engineProblems: Readonly<Record<string, (message: string) => Error>> = {
  Unsupported: (message) => {
    const [, feature = 'a scenario in a scenario', reason = message] =
      /doesn't support "(.+?)": (.*)/.exec(message) ?? [];
    return new Unsupported(feature, reason);
  },
  ProtocolBroken: (message) => new ProtocolBroken(message),
  EngineTimeout: (message) => new EngineTimeout(message),
  EngineGone: (message) => new EngineGone(message),
};

function expectFailure(world: RulesWorld, problem: string | undefined, message: string): void {
  const result = resultOf(world);
  const actual = result.passed ? 'it passes' : `${result.status} ${result.problem}: ${result.message}`;
  if (
    result.passed ||
    (problem !== undefined && result.problem !== problem) ||
    !result.message.includes(message)
  ) {
    throw new ExpectationFailed(
      'What becomes of the scenario.',
      `${problem ?? 'it fails'}: … ${message} …`,
      actual,
    );
  }
}

/** Steps with which Rulewright describes itself: a scenario in a scenario. */
export const harnessPhrases: readonly Phrase[] = [
  phrase(
    'When',
    'this scenario is run:',
    'Runs the scenario in the doc string, with the same vocabulary. A single scenario needs no header.',
    `When this scenario is run:\n  """\n  Given a ${anyGame} game between Alice and Bob\n  When Alice passes\n  """`,
    async (world, scenario: string) => {
      const result = await runInside(scenario, world.parameters);
      const broken = engineProblems[result.problem];
      if (broken) throw broken(result.message);
      results.set(world, result);
    },
  ),
  phrase('Then', 'it passes', 'The scenario that was run has passed.', 'Then it passes', (world) => {
    const { passed, status, message } = resultOf(world);
    if (!passed)
      throw new ExpectationFailed('What becomes of the scenario.', 'it passes', `${status}: ${message}`);
  }),
  phrase(
    'Then',
    'it fails with {string}',
    'It has failed, with these words in its message.',
    'Then it fails with "proves nothing"',
    (world, message: string) => expectFailure(world, undefined, message),
  ),
  phrase(
    'Then',
    "it can't be set up: {string}",
    'Its table could not be arranged: no verdict on any rule.',
    'Then it can\'t be set up: "doesn\'t parse"',
    (world, message: string) => expectFailure(world, 'SetupProblem', message),
  ),
  phrase(
    'Then',
    "it can't be read: {string}",
    'It names what nobody has introduced, or what could be several: no verdict on any rule.',
    "Then it can't be read: 'perhaps \"Ash Hound\"'",
    (world, message: string) => expectFailure(world, 'InputError', message),
  ),
  phrase(
    'Then',
    'it has undefined steps',
    'A step of it is none of the vocabulary.',
    'Then it has undefined steps',
    (world) => {
      const { status } = resultOf(world);
      if (status !== 'UNDEFINED')
        throw new ExpectationFailed('What becomes of the scenario.', 'undefined steps', status);
    },
  ),
  phrase(
    'Then',
    'it leaves a trace that cites rule {rule}',
    'Its trace is attached for the reports.',
    'Then it leaves a trace that cites rule 704.5c',
    (world, rule: string) => {
      const { attached } = resultOf(world);
      const traces = attached.filter(({ mediaType }) => mediaType.endsWith('rulewright.trace+json'));
      if (!traces.some(({ body }) => body.includes(`"rule":"${rule}"`)))
        throw new ExpectationFailed(
          'What the scenario leaves.',
          `a trace that cites rule ${rule}`,
          `${traces.length} traces`,
        );
    },
  ),
];
