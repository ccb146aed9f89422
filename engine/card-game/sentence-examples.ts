/** Examples of a game's sentences, for the page of all sentences. Of several games the first that has an example is shown. */
export interface SentenceExamples {
  /** Of steps, with their keyword, by their words. */
  readonly steps: Readonly<Record<string, string>>;
  /** Of what stands in gaps, by the names of the gaps. */
  readonly gaps: Readonly<Record<string, string>>;
  /** Every form that a gap takes in this game and that its description doesn't show, each as an example. */
  readonly forms: Readonly<Record<string, readonly string[]>>;
}
