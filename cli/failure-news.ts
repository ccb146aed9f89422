import { type Envelope, TestStepResultStatus } from '@cucumber/messages';
import { printable } from '../reports/printable';

/** Says which scenarios fail, as they do: of each that failed one line. */
export class FailureNews {
  private readonly names = new Map<string, string>();
  private readonly waived = new Set<string>();
  private readonly pickleOf = new Map<string, string>();
  private readonly caseOf = new Map<string, string>();
  /** What went wrong in scenarios that are not over yet. */
  private readonly problems = new Map<string, string>();
  /** How many have failed. */
  count = 0;

  /** Takes in the next message. Returns a line where it ends a scenario that failed. */
  update({
    pickle,
    testCase,
    testCaseStarted,
    testStepFinished,
    testCaseFinished,
  }: Envelope): string | undefined {
    if (pickle) {
      const line = pickle.location?.line;
      this.names.set(pickle.id, `${pickle.uri}${line === undefined ? '' : `:${line}`}: ${pickle.name}`);
    }
    if (pickle?.tags.some(({ name }) => /^@waived(?::|$)/.test(name))) this.waived.add(pickle.id);
    if (testCase) this.pickleOf.set(testCase.id, testCase.pickleId);
    if (testCaseStarted) this.caseOf.set(testCaseStarted.id, testCaseStarted.testCaseId);
    if (testStepFinished) {
      const { status, exception, message = '' } = testStepFinished.testStepResult;
      const counts = status === TestStepResultStatus.FAILED && exception?.type !== 'Unsupported';
      const [what = ''] = (exception?.message ?? message).trim().split('\n');
      if (counts && !this.problems.has(testStepFinished.testCaseStartedId))
        this.problems.set(testStepFinished.testCaseStartedId, what);
    }
    if (!testCaseFinished || testCaseFinished.willBeRetried) return undefined;
    const { testCaseStartedId } = testCaseFinished;
    const problem = this.problems.get(testCaseStartedId);
    const pickleId = this.pickleOf.get(this.caseOf.get(testCaseStartedId) ?? '') ?? '';
    this.problems.delete(testCaseStartedId);
    if (problem === undefined || this.waived.has(pickleId)) return undefined;
    this.count += 1;
    const name = this.names.get(pickleId) ?? '';
    return printable(`failed: ${name}: ${problem}`);
  }
}
