import { ReferenceEngine } from '../port/in-process';
import { serve as answerLines } from '../port/serve';
import { exitCodes } from './problem';

/**
 * Is the reference engine for another program: answers the protocol (docs/protocol.md), line by line, on standard input and
 * output, until it is told `bye` or its input ends. Nothing but replies is written to the standard output.
 *
 * @returns the exit code
 */
export function serve(): number {
  if (process.stdin.isTTY)
    console.error('Waiting for messages of the protocol, one a line (docs/protocol.md); Ctrl-D ends.');
  answerLines(new ReferenceEngine());
  return exitCodes.passed;
}
