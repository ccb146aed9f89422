/** A table can't be arranged: one sentence that says what is wrong and what to do. */
export class TableProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TableProblem';
  }
}
