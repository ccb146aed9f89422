/** One line of a conversation with an engine, as it went over the wire, or the step of the scenario that it serves. */
export interface Spoken {
  readonly by: 'runner' | 'engine' | 'step';
  readonly line: string;
}

/** Why the scenario failed: where, what was expected, and what was seen. */
export interface Claim {
  /** The step that failed. */
  readonly step: string;
  /** What was looked at, or what went wrong. */
  readonly what: string;
  /** Left out where nothing was compared. */
  readonly expected?: string;
  readonly seen?: string;
}

/** How a conversation ended that ended badly. */
export interface Ending {
  readonly problem: string;
  readonly complaint: string;
}

/** A transcript: what was said, by which command, and what came of it. */
export interface Transcript {
  readonly command: string;
  readonly about: string;
  readonly spoken: readonly Spoken[];
  readonly ending?: Ending;
  /** What failed; left out where nothing did. */
  readonly claim?: Claim;
}

/** The version of the transcripts' form. */
const FORM = 1;

/**
 * Writes a transcript: one JSON object a line. The first says what it is about, the last how it ended, and with what the
 * scenario failed.
 */
export function writeTranscript({ command, about, spoken, ending, claim }: Transcript): string {
  const lines = [
    { transcript: FORM, command, about },
    ...spoken.map(({ by, line }) => ({ [by]: by === 'step' ? line : asJson(line) })),
    ...(ending ? [{ ending }] : []),
    ...(claim ? [{ claim }] : []),
  ];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** A line as what it says, or, where it is no JSON or nested so deeply that none can be written, as it is. */
function asJson(line: string): unknown {
  try {
    const value: unknown = JSON.parse(line);
    JSON.stringify(value);
    return value;
  } catch {
    return { rubbish: line };
  }
}

/** Reads a transcript. Throws a RangeError that says what is wrong with which line. */
export function readTranscript(text: string): Transcript {
  const lines = text
    .split('\n')
    .flatMap((line, place) => (line.trim() === '' ? [] : [recordAt(line, place + 1)]));
  const [first, ...rest] = lines;
  if (first?.transcript !== FORM)
    throw new RangeError(`its first line is not that of a transcript: {"transcript":${FORM},"command":…}`);
  const spoken = rest.flatMap((line) =>
    (['runner', 'engine', 'step'] as const).flatMap((by) =>
      by in line ? [{ by, line: by === 'step' ? String(line[by]) : asLine(line[by]) }] : [],
    ),
  );
  const last = rest.findLast((line) => !('claim' in line));
  refuseCut(spoken, last);
  const claim = claimIn(rest.find((line) => 'claim' in line)?.claim);
  return {
    command: String(first.command ?? ''),
    about: String(first.about ?? ''),
    spoken,
    ...(claim === undefined ? {} : { claim }),
  };
}

/** A message is only then without an answer when the last line says how the conversation ended. */
function refuseCut(spoken: readonly Spoken[], last: Readonly<Record<string, unknown>> | undefined): void {
  const sent = spoken.filter(({ by }) => by === 'runner').length;
  if (sent === 0) throw new RangeError('nothing was said in it');
  const unanswered = sent - spoken.filter(({ by }) => by === 'engine').length;
  if (unanswered > 0 && last?.ending === undefined)
    throw new RangeError(
      `it is cut off: ${unanswered} of its ${sent} messages have no answer, and it doesn't say why`,
    );
}

function claimIn(value: unknown): Claim | undefined {
  if (!isRecord(value) || typeof value.step !== 'string' || typeof value.what !== 'string') return undefined;
  const { step, what, expected, seen } = value;
  if (typeof expected !== 'string' || typeof seen !== 'string') return { step, what };
  return { step, what, expected, seen };
}

const asLine = (said: unknown): string =>
  isRecord(said) && typeof said.rubbish === 'string' ? said.rubbish : JSON.stringify(said);

function recordAt(line: string, place: number): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new RangeError(`line ${place} is no JSON`);
  }
  if (!isRecord(value)) throw new RangeError(`line ${place} is no JSON object`);
  return value;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
