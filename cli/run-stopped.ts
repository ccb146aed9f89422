/** A run is stopped before its next scenario: somebody asked for that. */
export class RunStopped extends Error {
  constructor() {
    super('The run was stopped.');
    this.name = 'RunStopped';
  }
}
