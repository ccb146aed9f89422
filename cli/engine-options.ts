/** How engines in processes of their own are run. */
export interface EngineOptions {
  /** Milliseconds that an answer may take. */
  readonly deadline: number;
  /** How often an engine that broke is started again. */
  readonly restarts: number;
}
