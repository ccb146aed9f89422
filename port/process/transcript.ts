/** One line of a conversation with an engine, as it went over the wire. */
export interface Spoken {
  readonly by: 'runner' | 'engine';
  readonly line: string;
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
}

/** The version of the transcripts' form. */
const FORM = 1;

/** Writes a transcript: one JSON object a line. The first says what it is about, the last how it ended. */
export function writeTranscript({ command, about, spoken, ending }: Transcript): string {
  const lines = [
    { transcript: FORM, command, about },
    ...spoken.map(({ by, line }) => ({ [by]: asJson(line) })),
    ...(ending ? [{ ending }] : []),
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
    (['runner', 'engine'] as const).flatMap((by) => (by in line ? [{ by, line: asLine(line[by]) }] : [])),
  );
  refuseCut(spoken, rest[rest.length - 1]);
  return { command: String(first.command ?? ''), about: String(first.about ?? ''), spoken };
}

/** A message is only then without an answer when the last line says how the conversation ended. */
function refuseCut(spoken: readonly Spoken[], last: Readonly<Record<string, unknown>> | undefined): void {
  const sent = spoken.filter(({ by }) => by === 'runner').length;
  if (sent === 0) throw new RangeError('nothing was said in it');
  const unanswered = sent - (spoken.length - sent);
  if (unanswered > 0 && last?.ending === undefined)
    throw new RangeError(
      `it is cut off: ${unanswered} of its ${sent} messages have no answer, and it doesn't say why`,
    );
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
