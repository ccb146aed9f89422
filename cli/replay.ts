import { readFileSync } from 'node:fs';
import { Channel } from '../port/process/channel';
import { replay as playAgain } from '../port/process/replay';
import { readTranscript, type Transcript } from '../port/process/transcript';
import { exitCodes, Problem } from './problem';

/** What `rulewright replay` is asked for. */
export interface ReplayFlags {
  /** The command that starts the engine; left out: the one that the transcript names. */
  readonly engine?: string;
  readonly deadline: number;
}

/** Says again what was said to an engine, and compares the answers. Returns the exit code. */
export function replay(file: string, { engine, deadline }: ReplayFlags): number {
  const transcript = read(file);
  const command = engine ?? transcript.command;
  const channel = new Channel(command);
  try {
    const { same, difference } = playAgain(transcript, channel, deadline);
    console.log(`${transcript.about}\n${command}`);
    if (!difference) {
      console.log(`${same} messages: each got the same answer as before.`);
      if (transcript.claim !== undefined) console.log(`So it fails as before:\n${describeClaim(transcript)}`);
      return exitCodes.passed;
    }
    console.log(`${same} messages got the same answer as before; then:`);
    console.log(`  sent:   ${difference.sent}\n  before: ${difference.before}\n  now:    ${difference.now}`);
    if (transcript.claim !== undefined)
      console.log(`The scenario failed before:\n${describeClaim(transcript)}`);
    const complaint = channel.complaint();
    if (complaint !== '') console.log(`On its standard error:\n${complaint.replace(/^/gm, '  ')}`);
    return exitCodes.failed;
  } finally {
    channel.stop();
  }
}

/** What failed in a transcript: the step, what was expected and seen, and in which answer it was last looked at. */
function describeClaim({ claim, spoken }: Transcript): string {
  if (claim === undefined) return '';
  const place = spoken.findLastIndex(({ by }) => by === 'engine');
  const messages = spoken.slice(0, place).filter(({ by }) => by === 'runner').length;
  const during = spoken.slice(0, place).findLast(({ by }) => by === 'step');
  const compared =
    claim.expected === undefined ? [] : [`  expected: ${claim.expected}`, `  seen:     ${claim.seen ?? ''}`];
  return [
    `  at the step "${claim.step}"`,
    `  ${claim.what.trim().replaceAll('\n', '\n  ')}`,
    ...compared,
    `  The game last answered in message ${messages}${during === undefined ? '' : `, at the step "${during.line}"`}.`,
  ].join('\n');
}

function read(file: string): Transcript {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Problem([
      `The transcript "${file}" can't be read (${why}): name a file that "rulewright check" kept.`,
    ]);
  }
  try {
    return readTranscript(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Problem([
      `"${file}" is no whole transcript (${error.message}): name a file that "rulewright check" kept.`,
    ]);
  }
}
