/** What is asked of the library that it can't give. Its message is a sentence for the user. */
export class LibraryError extends Error {
  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

/** Thrown where a rulebook or an edition is asked for that is not in the library. */
export class UnknownRulebook extends LibraryError {}

/** Thrown where a file of the library has not the shape of what it is called. */
export class DamagedFile extends LibraryError {
  constructor(file: string, remedy: string) {
    super(`"${file}" can't be used: ${remedy}.`);
  }
}
