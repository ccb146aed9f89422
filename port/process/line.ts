/** How many times as long a process may take for its hello and its first setup: it has to load before. */
export const COLD = 3;

/** Something that is spoken to in lines: a process, or in tests what stands for one. */
export interface Line {
  readonly isOpen: boolean;
  /**
   * Sends lines and waits for as many, at most `deadline` milliseconds. Throws EngineTimeout, EngineCrash or
   * ProtocolBroken; then it is stopped.
   */
  exchange(lines: readonly string[], deadline: number): readonly string[];
  /** The end of what it complained of. */
  complaint(): string;
  stop(): void;
}
