/** The table can't be set up: one sentence that says what is wrong and what to do. */
export class SetupProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SetupProblem';
  }
}

/** The engine broke: an error that is none of the rules'. */
export class EngineCrash extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'EngineCrash';
  }
}

/** The engine didn't answer within the deadline. */
export class EngineTimeout extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EngineTimeout';
  }
}

/** The engine said something that the protocol doesn't allow. */
export class ProtocolBroken extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ProtocolBroken';
  }
}

/** Something that an engine doesn't support, and why not. */
export interface Lack {
  readonly feature: string;
  /** What of the feature it is, such as a construct of card text. */
  readonly construct?: string;
  readonly reason: string;
}

const nameOf = ({ feature, construct }: Lack): string =>
  construct === undefined ? feature : `${feature}: ${construct}`;

/** The engine doesn't support what it is asked for, and says so in its hello. */
export class Unsupported extends Error {
  /** @param more what else it lacks of what it is asked for, and what of the feature it is */
  constructor(
    readonly feature: string,
    readonly reason: string,
    readonly more: { readonly construct?: string; readonly also?: readonly Lack[] } = {},
  ) {
    const first = { feature, construct: more.construct, reason };
    super(
      [
        `The engine doesn't support "${nameOf(first)}": ${reason}`,
        ...(more.also ?? []).map((lack) => `Nor "${nameOf(lack)}": ${lack.reason}`),
      ].join('\n'),
    );
    this.name = 'Unsupported';
  }
}

/** The engine doesn't support what its hello doesn't list as missing. */
export class BrokenPromise extends Error {
  constructor(feature: string, reason: string) {
    super(
      `The engine doesn't support "${feature}" (${reason}), but its hello doesn't list that as missing: a gap that isn't declared is a failure.`,
    );
    this.name = 'BrokenPromise';
  }
}

/** The engine was started so often that it isn't started again. */
export class EngineGone extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EngineGone';
  }
}
