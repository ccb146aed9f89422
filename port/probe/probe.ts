import { Channel } from '../process/channel';
import type { Line } from '../process/line';
import { PROTOCOL } from '../protocol/messages';
import { type Check, checks } from './checks';
import { Fault, Talk } from './talk';

/** What a check came to. */
export interface Probed {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'not supported';
  /** What is wrong, in a sentence. */
  readonly problem?: string;
  readonly sent?: string;
  readonly received?: string;
  /** What the engine wrote to its standard error. */
  readonly complaint?: string;
  /** The page that explains it. */
  readonly page: string;
}

/** How an engine is probed. */
export interface ProbeOptions {
  readonly command: string;
  readonly rulebook: string;
  /** Milliseconds that an answer may take. */
  readonly deadline: number;
  /** How the engine is started; left out: as a process. */
  readonly connect?: (command: string) => Line;
}

/** Probes an engine: each check with a process of its own. */
export function probe(
  options: ProbeOptions,
  onCheck: (probed: Probed) => void = () => {},
): readonly Probed[] {
  let missing: readonly string[] = [];
  const probed: Probed[] = [];
  for (const check of checks) {
    const lacking = check.needs?.find((feature) => missing.includes(feature));
    const result: Probed =
      lacking === undefined
        ? withLine(options, check)
        : {
            name: check.name,
            outcome: 'not supported',
            problem: `it declares that it lacks "${lacking}"`,
            page: check.page,
          };
    probed.push(result);
    onCheck(result);
    if (check === checks[0]) {
      // Who can't shake hands needn't be asked anything else.
      if (result.outcome === 'failed') break;
      missing = missingOf(options);
    }
  }
  return probed;
}

function missingOf(options: ProbeOptions): readonly string[] {
  const line = connected(options);
  try {
    const { features } = new Talk(line, options.deadline).get('hello', { protocol: PROTOCOL });
    return features.missing.map(({ feature }) => feature);
  } finally {
    line.stop();
  }
}

const connected = ({ command, connect = (line: string): Line => new Channel(line) }: ProbeOptions): Line =>
  connect(command);

function withLine(options: ProbeOptions, check: Check): Probed {
  const { name, page } = check;
  const line = connected(options);
  const talk = new Talk(line, options.deadline);
  try {
    check.run(talk, options.rulebook);
    return { name, outcome: 'passed', page };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { sent, received } = error instanceof Fault ? error : talk;
    return {
      name,
      outcome: 'failed',
      problem: error.message,
      sent,
      received,
      complaint: line.complaint(),
      page,
    };
  } finally {
    line.stop();
  }
}
