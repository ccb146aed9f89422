import { Unsupported } from '../problems';
import { Channel } from '../process/channel';
import type { Line } from '../process/line';
import { type Check, checks } from './checks';
import { Fault, Talk } from './talk';

/** What a check came to. */
export interface Probed {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'not supported' | 'not reached';
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
  /** The short name of the edition that is to be played; left out: the one that the engine plays where none is named. */
  readonly edition?: string;
  /** Milliseconds that an answer may take. */
  readonly deadline: number;
  /** How the engine is started; left out: as a process. */
  readonly connect?: (command: string) => Line;
  /** What is checked besides, when all else has been. */
  readonly more?: readonly Check[];
}

/** Probes an engine: each check with a process of its own. */
export function probe(
  options: ProbeOptions,
  onCheck: (probed: Probed) => void = () => {},
): readonly Probed[] {
  let missing: readonly string[] = [];
  const probed: Probed[] = [];
  /** The check in which no table could be set up: what plays a game can't come further than it did. */
  let blocked: Check | undefined;
  for (const check of [...checks, ...(options.more ?? [])]) {
    const { name, page, withoutGame } = check;
    const lacking = check.needs?.find((feature) => missing.includes(feature));
    let result: Probed;
    if (lacking !== undefined)
      result = { name, outcome: 'not supported', problem: `it declares that it lacks "${lacking}"`, page };
    else if (blocked && !withoutGame)
      result = {
        name,
        outcome: 'not reached',
        problem: `no table could be set up: see "${blocked.name}"`,
        page,
      };
    else {
      const talk = new Talk(() => connected(options), options.deadline);
      result = outcomeOf(check, talk, options);
      if (result.outcome === 'failed' && !withoutGame && !talk.hasTable && checks.includes(check))
        blocked = check;
    }
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
  const talk = new Talk(() => connected(options), options.deadline);
  try {
    const { features } = talk.greet();
    return features.missing.map(({ feature }) => feature);
  } finally {
    talk.stop();
  }
}

const connected = ({ command, connect = (line: string): Line => new Channel(line) }: ProbeOptions): Line =>
  connect(command);

function outcomeOf(check: Check, talk: Talk, { rulebook, edition }: ProbeOptions): Probed {
  const { name, page } = check;
  try {
    check.run(talk, edition === undefined ? { rulebook } : { rulebook, edition });
    return { name, outcome: 'passed', page };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error instanceof Unsupported)
      return {
        name,
        outcome: 'not supported',
        problem: `it lacks "${error.feature}": ${error.reason}`,
        page,
      };
    const { sent, received } = error instanceof Fault ? error : talk;
    return {
      name,
      outcome: 'failed',
      problem: error.message,
      sent,
      received,
      complaint: talk.complaint(),
      page,
    };
  } finally {
    talk.stop();
  }
}
