import { EngineCrash, EngineTimeout, ProtocolBroken } from '../problems';
import type { Line } from '../process/line';

/** What stands for a process: its answers to a line, or that it hangs or ends. */
export type Answering = (line: string) => readonly string[] | 'hangs' | 'ends';

/** A line to what stands for a process: it behaves as a channel does, and nothing is started. */
export class ServedLine implements Line {
  isOpen = true;
  private readonly heard: string[] = [];

  constructor(private readonly answering: Answering) {}

  exchange(lines: readonly string[], deadline: number): readonly string[] {
    if (!this.isOpen) throw new EngineCrash('The engine has been stopped.');
    for (const line of lines) {
      const answers = this.answering(line);
      if (answers === 'hangs')
        this.fail(new EngineTimeout(`The engine didn't answer within ${deadline} ms.`));
      else if (answers === 'ends')
        this.fail(new EngineCrash('The engine ended in the middle of the conversation.'));
      else this.heard.push(...answers);
    }
    const answers = this.heard.splice(0);
    if (answers.length < lines.length)
      this.fail(new EngineTimeout(`The engine didn't answer within ${deadline} ms.`));
    if (answers.length > lines.length)
      this.fail(new ProtocolBroken('The engine said more than it was asked for.'));
    return answers;
  }

  complaint(): string {
    return '';
  }

  stop(): void {
    this.isOpen = false;
  }

  private fail(error: Error): never {
    this.stop();
    throw error;
  }
}
