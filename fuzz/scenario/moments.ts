import type { EnginePort, Observation, PendingDecision, SetupRequest, TraceLine } from '../../port/contract';
import type { Shrunk } from '../shrink/shrink';

/** A moment of a game in which a player is asked something, and the answer. */
export interface AnsweredMoment {
  readonly decision: PendingDecision;
  readonly answer: readonly number[];
  readonly observation: Observation;
  /** What happened before it, since the moment before. */
  readonly news: readonly TraceLine[];
  /** How many events there had been. */
  readonly events: number;
}

/** How a game ended: where the engine broke, nothing is known of it. */
export interface LastMoment {
  readonly decision: PendingDecision | undefined;
  readonly observation: Observation | undefined;
  readonly news: readonly TraceLine[];
  readonly events: number;
}

/** A game as it was played, moment by moment. */
export interface RecordedGame {
  readonly request: SetupRequest;
  readonly moments: readonly AnsweredMoment[];
  readonly last: LastMoment;
}

const eventsIn = (lines: readonly TraceLine[]): number => lines.filter(({ what }) => what === 'event').length;

/** Plays a game once more and writes down every moment of it. */
export function recordGame(
  port: EnginePort,
  { request, answers }: Pick<Shrunk, 'request' | 'answers'>,
): RecordedGame {
  const moments: AnsweredMoment[] = [];
  let lines = 0;
  let events = 0;
  const now = (): Omit<AnsweredMoment, 'decision' | 'answer'> => {
    const news = port.trace(lines);
    lines += news.length;
    events += eventsIn(news);
    return { observation: port.observe(), news, events };
  };
  try {
    port.setup(request);
  } catch {
    return { request, moments, last: broken };
  }
  for (const answer of answers) {
    const decision = port.legal();
    if (!decision) break;
    moments.push({ ...now(), decision, answer });
    try {
      port.act({ do: 'answer', answer });
    } catch {
      return { request, moments, last: broken };
    }
  }
  try {
    const decision = port.legal();
    return { request, moments, last: { ...now(), decision } };
  } catch {
    return { request, moments, last: broken };
  }
}

/** The engine broke: whatever happened, it was something. */
const broken: LastMoment = {
  decision: undefined,
  observation: undefined,
  news: [],
  events: Number.POSITIVE_INFINITY,
};
