import type { Act, ActResult, PendingDecision, SetupRequest } from './contract';
import { PassedOn } from './passed-on';
import type { Fixture } from './protocol/fixture';

type Position = Fixture['before'];

/** A game as it was played: the table, and what came of each act. */
export type Recorded = Pick<Fixture, 'setup' | 'before' | 'acts'>;

interface Recording {
  readonly setup: SetupRequest;
  readonly before: Position;
  /** What is taken back is taken out again. */
  acts: Recorded['acts'];
  /** How many acts there were before each one that was done. */
  readonly done: number[];
}

/** An engine that passes everything on to another, and remembers the game. */
export class RecordingEngine extends PassedOn {
  private recording: Recording | undefined;

  /** The game since the last setup, without what was taken back; undefined where there was none. */
  get recorded(): Recorded | undefined {
    if (!this.recording) return undefined;
    const { setup, before, acts } = this.recording;
    return { setup, before, acts };
  }

  override setup(request: SetupRequest): void {
    this.recording = undefined;
    this.inner.setup(request);
    this.recording = { setup: request, before: this.position(), acts: [], done: [] };
  }

  override act(act: Act): ActResult {
    const options = this.inner.legal();
    const result = this.inner.act(act);
    const { recording } = this;
    if (recording) {
      if (result.done) recording.done.push(recording.acts.length);
      recording.acts = [
        ...recording.acts,
        { act, does: labelsOf(act, options), result, after: this.position() },
      ];
    }
    return result;
  }

  override undo(): boolean {
    const undone = this.inner.undo();
    const { recording } = this;
    const place = undone ? recording?.done.pop() : undefined;
    if (recording && place !== undefined) recording.acts = recording.acts.slice(0, place);
    return undone;
  }

  override reset(): void {
    this.recording = undefined;
    this.inner.reset();
  }

  private position(): Position {
    return { observation: this.inner.observe(), decision: this.inner.legal() ?? null };
  }
}

function labelsOf(act: Act, decision: PendingDecision | undefined): readonly string[] {
  if (act.do !== 'answer') return [];
  if (!decision || decision.kind === 'number' || decision.kind === 'distribute')
    return act.answer.map(String);
  return act.answer.map((place) => decision.options[place]?.label ?? 'none of the options');
}
