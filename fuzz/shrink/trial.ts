import {
  type EnginePort,
  type Observation,
  type PendingDecision,
  SetupProblem,
  type SetupRequest,
} from '../../port/contract';
import { dueAtOnce } from '../../port/due-at-once';
import { kindOf } from '../finding';
import type { Invariant } from '../invariant';
import { soundness } from '../invariants/soundness';
import { playGame } from '../play';
import { type Deed, deedOf, leastAnswer, type Names } from './deed';
import { namesOn } from './names';
import type { Arrange, Scene } from './scene';
import { Script } from './script';

/** A game that is tried: a table, and what its players do; everything else is passed. */
export interface Draft {
  readonly scene: Scene;
  readonly deeds: readonly Deed[];
}

/** What is needed to try whether a game still breaks an invariant. */
export interface Trying {
  readonly port: EnginePort;
  readonly invariant: Invariant;
  readonly arrange: Arrange;
  /** Another engine of the same kind, for invariants that need two. */
  readonly another?: () => EnginePort;
  /**
   * The same engine without what is known to be wrong with it, a planted fault or rules that are switched off: there a
   * game that shows the fault must break nothing.
   */
  readonly mended?: EnginePort;
  /** An engine that is taken to be right: a table that it refuses is none that a scenario can be about. */
  readonly reference?: EnginePort;
  /** Players must be asked the same there until the invariant is broken, so that a scenario can be played on both. */
  readonly alike?: boolean;
  /** What else may be found broken, where the game doesn't break the invariant when it is played as a scenario's. */
  readonly others?: readonly Invariant[];
}

/** How a game went that broke the invariant. */
export interface Broke {
  readonly message: string;
  readonly request: SetupRequest;
  readonly answers: readonly (readonly number[])[];
  /** Everything that was decided, what would have been done anyway included. */
  readonly deeds: readonly Deed[];
  /** The table when a player had priority, by how many decisions had been made. */
  readonly seen: ReadonlyMap<number, Observation>;
}

/** A draft, and how its game went. */
export interface Best {
  readonly draft: Draft;
  readonly broke: Broke;
}

/** So long is a deed waited for, and so long a game goes on after the last one, before a try is given up. */
const PATIENCE = 60;
const AFTERWARDS = 36;
/** The same where it is about how a game ends: so long it is watched after the last thing that somebody did. */
export const ENOUGH = 4100;
/** A game in which so often nobody was asked goes on for ever. */
const LONG = 500;
/** So much is tried at most, in games and in decisions: a bound on the time that it takes. */
const MOST_TRIES = 800;
const MOST_DECISIONS = 25_000;
const MOST_UNTIL_ENDINGS = 80_000;
/** Where every moment is looked at closely, each decision stands for several. */
const MOST_DEAR_DECISIONS = 4_000;

const mostDecisions = (invariant: Invariant): number => {
  if (invariant.ofEndings) return MOST_UNTIL_ENDINGS;
  return invariant.cost === 'dear' || invariant === soundness ? MOST_DEAR_DECISIONS : MOST_DECISIONS;
};

const NEVER = Number.MAX_SAFE_INTEGER;
/** However patient, no try goes on for longer. */
const LONGEST = 6000;

/** How often dear looks are taken: at every moment where only they find what is wrong, else never. */
export const lookingFor = (
  invariant: Invariant,
): { readonly every: number; readonly takenBackEvery: number } => ({
  every: invariant.cost === 'dear' ? 1 : NEVER,
  takenBackEvery: invariant === soundness ? 1 : NEVER,
});

/** Answers what is asked, or gives the try up (undefined); the names are those of what there is on the table. */
type Answering = (decision: PendingDecision, names: Names) => readonly number[] | undefined;

/** Tries games, within bounds, for whether they break an invariant in the same way. */
export class Trials {
  tries = 0;
  decisions = 0;
  /** Must a table be one that a game can come to, without state-based actions that are due at once? */
  fair = true;
  /** Must the mended engine ask the same? A game as it was found needn't have it do so. */
  alike = false;

  constructor(
    readonly trying: Trying,
    /** What kind of violation is looked for; undefined: of whichever kind the first one is. */
    private kind: string | undefined,
  ) {}

  /** May anything more be tried? */
  get left(): boolean {
    return this.tries < MOST_TRIES && this.decisions < mostDecisions(this.trying.invariant);
  }

  private get afterwards(): number {
    return this.trying.invariant.ofEndings ? ENOUGH : AFTERWARDS;
  }

  /** Plays a draft. Returns undefined unless it breaks the invariant in the same way, on a table that is a fair one. */
  play(draft: Draft, observing = false): Broke | undefined {
    if (!this.left) return undefined;
    const script = new Script(draft.deeds);
    let waited = 0;
    return this.answered(
      draft.scene,
      (decision, names) => {
        const given = script.answer(decision, names);
        waited = given ? 0 : waited + 1;
        if (waited > (script.goesOn ? Math.max(PATIENCE, this.afterwards) : this.afterwards))
          return undefined;
        return given ?? leastAnswer(decision);
      },
      observing,
    );
  }

  /**
   * Plays on a table just as it is, with answers as they were given; a while after the last of them it is given up.
   *
   * @param wasAsked was an answer given to this decision? If not, as little as possible is done.
   */
  again(
    request: SetupRequest,
    answers: readonly (readonly number[])[],
    wasAsked: (decision: PendingDecision) => boolean,
  ): Broke | undefined {
    let at = 0;
    let waited = 0;
    let unasked = 0;
    return this.played(
      request,
      (decision) => {
        const isAsked = wasAsked(decision);
        const given = isAsked ? answers[at] : undefined;
        waited = given ? 0 : waited + 1;
        unasked = isAsked ? 0 : unasked + 1;
        // What nobody was asked is no sign of anything: it may take long until somebody is asked, or the game is over.
        if (waited > (at < answers.length || unasked > 0 ? Math.max(LONG, this.afterwards) : this.afterwards))
          return undefined;
        if (given) at += 1;
        return given ?? leastAnswer(decision);
      },
      true,
    );
  }

  /** Plays a scene with answers as they come. */
  answered(scene: Scene, answer: Answering, observing = false): Broke | undefined {
    let request: SetupRequest;
    try {
      request = this.trying.arrange(scene);
    } catch (error) {
      if (error instanceof SetupProblem) return undefined;
      throw error;
    }
    return this.played(request, answer, observing);
  }

  /** Plays on a table just as it is. */
  private played(request: SetupRequest, answer: Answering, observing: boolean): Broke | undefined {
    const { port, mended, reference = mended } = this.trying;
    const broke = this.breaks(port, request, answer, observing);
    if (!broke) return undefined;
    if (reference && !canSetUp(reference, { ...broke.request, off: [] })) return undefined;
    return !mended || this.isRightOn(mended, broke) ? broke : undefined;
  }

  private breaks(
    port: EnginePort,
    request: SetupRequest,
    answer: Answering,
    observing: boolean,
  ): Broke | undefined {
    const { invariant, another } = this.trying;
    this.tries += 1;
    const names = namesOn(port, request);
    const deeds: Deed[] = [];
    const seen = new Map<number, Observation>();
    let unsettled = this.fair;
    let isGivenUp = false;
    // A try that is given up looks to whoever plays it as if the engine had broken.
    const giveUp = (): never => {
      isGivenUp = true;
      throw new GivenUp();
    };
    const { violation, answers } = playGame(port, request, {
      invariants: [invariant],
      most: LONGEST,
      ...lookingFor(invariant),
      ...(another ? { another } : {}),
      answer: (decision) => {
        // What is asked before anything happens may be how something is done that was due at once.
        if (unsettled) {
          const trace = port.trace();
          if (dueAtOnce(port, decision, trace)) giveUp();
          unsettled =
            decision.purpose !== 'priority' &&
            trace.every(({ what, kind }) => what !== 'event' || kind === 'begin');
        }
        if (observing && decision.purpose === 'priority') seen.set(deeds.length, port.observe());
        this.decisions += 1;
        const given = answer(decision, names) ?? giveUp();
        deeds.push(deedOf(decision, given, names));
        return given;
      },
    });
    if (!violation || isGivenUp) return undefined;
    // Without an engine to compare with, nobody knows whether a game comes to a table that is wrong from its beginning.
    if (answers.length === 0 && this.fair && !this.trying.mended && request.from !== 'the beginning')
      return undefined;
    const { message } = violation;
    const found = { invariant: violation.invariant, message, table: request };
    if (violation.invariant !== this.trying.invariant) return undefined;
    this.kind ??= kindOf(found);
    if (kindOf(found) !== this.kind) return undefined;
    return { message, request, answers, deeds, seen };
  }

  /** The same answers break nothing on an engine that is right, as far as they fit there. */
  private isRightOn(mended: EnginePort, { request, answers, deeds }: Broke): boolean {
    let at = 0;
    let isUnfair = false;
    let isAlike = true;
    const names = namesOn(mended, request);
    const { violation } = playGame(
      mended,
      { ...request, off: [] },
      {
        invariants: [this.trying.invariant],
        most: answers.length + this.afterwards,
        ...lookingFor(this.trying.invariant),
        answer: (decision) => {
          isUnfair ||= at === 0 && dueAtOnce(mended, decision, mended.trace()) !== undefined;
          const given = answers[at];
          if (given && this.alike && isAlike)
            isAlike = JSON.stringify(deedOf(decision, given, names)) === JSON.stringify(deeds[at]);
          at += 1;
          return given ?? leastAnswer(decision);
        },
      },
    );
    if (this.alike && (violation || !isAlike || at < answers.length)) return false;
    if (this.fair && isUnfair && request.from !== 'the beginning') return false;
    return !violation || violation.invariant !== this.trying.invariant;
  }
}

/** Does an engine take a table? One that it can't play at all, or that breaks, says nothing of the table. */
function canSetUp(engine: EnginePort, request: SetupRequest): boolean {
  try {
    engine.setup(request);
    return true;
  } catch (error) {
    return !(error instanceof SetupProblem);
  }
}

/** A try leads nowhere. */
class GivenUp extends Error {
  constructor() {
    super('The try was given up.');
    this.name = 'GivenUp';
  }
}
