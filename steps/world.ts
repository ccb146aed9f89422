import { type IWorldOptions, World } from '@cucumber/cucumber';
import type { PickleStep } from '@cucumber/messages';
import { AmendmentProblem } from '../port/amendment/model';
import { type PendingDecision, SetupProblem, type TraceLine } from '../port/contract';
import { amendmentNamed } from '../port/in-process/amendment-named';
import { playableReadings } from '../port/in-process-amendment';
import { showGame } from '../port/played-game';
import { engineUnderTest } from '../port/under-test';
import { Arrangement } from './arrangement';
import { inChosenEdition } from './chosen-edition';
import { refuseUnfairTable } from './fairness';
import { type Narrative, narrativeAt } from './play/parts-ended';
import type { Position } from './play/session';
import { Session } from './play/session';
import { refuseUnannounced } from './play/unannounced';
import { ExpectationFailed, InputError, ScenarioFault, withoutRules, withTable } from './problems';
import { runOptions } from './run-options';
import { type Sight, sightOf } from './sights';
import type { Terms } from './terms';

/** What kind of step is being run: cucumber's word for Given, When and Then. */
type StepType = 'Context' | 'Action' | 'Outcome' | 'Unknown';

const STEP_TYPES: readonly StepType[] = ['Context', 'Action', 'Outcome'];

/** What a scenario says of the game, checked against a moment of it. */
export type Claim = (session: Session, position: Position) => void;

/** Was something so at a moment of the game? */
function wasSo(session: Session, position: Position, check: Claim): boolean {
  // Nobody reads where it was found that it wasn't: to note that takes longer than to look.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    check(session, position);
    return true;
  } catch {
    return false;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Says which decisions, of those that a scenario needn't make, a step makes. */
type Keeps = (decision: PendingDecision, session: Session) => boolean;

/** Of what a claim speaks: then it is known when it was otherwise. */
export interface Subject {
  /** It speaks of who decides what: that changes with every pass, and proves nothing. */
  readonly decision?: boolean;
  /** Tells the events that change what it speaks of. */
  readonly changes?: (session: Session, line: TraceLine) => boolean;
}

/** What a table says instead of its rulebook: an amendment, by its name, or another reading of a ruling. */
type Instead = string | { readonly ruling: string; readonly reading: string };

/** What an amendment of a name, or a reading, changes. Throws SetupProblem where there is none that can be played. */
function changesUnder(instead: Instead, { rulebook, edition }: Terms, feature: string): readonly string[] {
  try {
    if (typeof instead === 'string') return amendmentNamed(instead, rulebook, feature, edition).off;
    const { ruling, reading } = instead;
    return playableReadings(rulebook, [{ ruling, reading, option: `ruling ${ruling} "${reading}"` }]).off;
  } catch (error) {
    throw error instanceof AmendmentProblem ? new SetupProblem(error.message) : error;
  }
}

/** One scenario: the table that it arranges, then the game that is played on it. */
export class RulesWorld extends World<Readonly<Record<string, unknown>>> {
  stepType: StepType = 'Unknown';
  stepText = '';
  /** The text of the step after this one, where players act in it. */
  nextAct: string | undefined;
  /** The edition that tags choose, by its short name. */
  taggedEdition: string | undefined;
  /** The scenario says that its table can't come about in a game, and why. */
  unreachable = false;
  private arranged: Arrangement | undefined;
  private playing: Session | undefined;
  /** What the engine did otherwise than the scenario expects. */
  private differing: ExpectationFailed | undefined;
  private atFirst: Position | undefined;
  /** Where the game stood before each later When. */
  private readonly since: Position[] = [];
  private acted = false;
  /** What was to be seen after each step; null before there was a game, or where the engine broke. */
  readonly sights: (Sight | null)[] = [];
  private traced = 0;
  private feature = '';
  private steps: readonly PickleStep[] = [];
  private place = 0;

  constructor(options: IWorldOptions<Readonly<Record<string, unknown>>>) {
    super(options);
    showGame(this, () => {
      const session = this.play();
      // What a scenario needn't decide is decided before it looks.
      this.told(session, () => session.settle());
      const { engine: played, request, acts } = session;
      const acknowledge = (): void => {
        session.acknowledged = true;
      };
      return { engine: played, request, acts, acknowledge };
    });
  }

  /** Begins a step of the scenario, which stands in the file `feature`. */
  begin(feature: string, steps: readonly PickleStep[], place: number): void {
    this.feature = feature;
    const [step, next] = [steps[place], steps[place + 1]];
    this.steps = steps;
    this.place = place;
    this.stepType = STEP_TYPES.find((type) => type === step?.type) ?? 'Unknown';
    this.stepText = step?.text ?? '';
    this.nextAct = next?.type === 'Action' ? next.text : undefined;
  }

  /** What the scenario says, seen from this step. */
  get narrative(): Narrative {
    return narrativeAt(this.steps, this.place);
  }

  /** The game, if it has been set up. */
  get session(): Session | undefined {
    return this.playing;
  }

  /** Looks at the table after a step, where that is wanted. */
  noteSight(): void {
    if (this.parameters.sights === undefined) return;
    try {
      this.sights.push(this.playing ? sightOf(this.playing, this.traced) : null);
      this.traced = this.playing?.position.trace.length ?? 0;
    } catch {
      // An engine that has broken can't be looked at: its failure has been told.
      this.sights.push(null);
    }
  }

  /** The words of the game that has been named. */
  get terms(): Terms | undefined {
    return this.arranged?.terms;
  }

  /** In what the engine differs from what the step that failed expects. */
  get difference(): ExpectationFailed | undefined {
    return this.differing;
  }

  /** Begins a table; `under`: what it says instead of its rulebook. */
  sit(named: Terms, players: readonly string[], fromTheBeginning: boolean, under?: Instead): void {
    if (this.arranged) throw new SetupProblem('The game is named once, in the first Given.');
    const { edition: forAll } = runOptions(this.parameters);
    const terms = inChosenEdition(named, { tagged: this.taggedEdition, forAll, feature: this.feature });
    const changes = under === undefined ? [] : changesUnder(under, terms, this.feature);
    this.arranged = new Arrangement(terms, players, fromTheBeginning, changes);
  }

  /** The table, as long as it is being arranged. */
  arrange(): Arrangement {
    if (this.stepType !== 'Context')
      throw new InputError(
        `"${this.stepText}" arranges the table: that is for Given. From the first When on only players act.`,
      );
    if (this.playing)
      throw new InputError(
        `"${this.stepText}" reaches into the game after the first When or Then: from there on only players act.`,
      );
    if (!this.arranged)
      throw new SetupProblem('First name the game: "Given a … game between Alice and Bob".');
    return this.arranged;
  }

  /** Lets players act. `keeps` says which decisions, of those that a scenario needn't make, this step makes. */
  act(body: (session: Session) => void, keeps?: Keeps): void {
    if (this.stepType !== 'Action')
      throw new InputError(`"${this.stepText}" lets a player act: that is for When.`);
    const session = this.play();
    if (!this.acted) this.atFirst = session.snapshot();
    else if (this.atFirst) this.since.push({ ...session.position, seenBy: this.atFirst.seenBy });
    this.acted = true;
    this.told(session, () => {
      session.settle(keeps && ((asked) => keeps(asked, session)));
      const { decision } = session;
      body(session);
      refuseUnannounced(session, decision, this.stepText, this.nextAct);
    });
  }

  /** Checks something that wasn't so before the first When, or not all the time since: else the step proves nothing. */
  claim(check: Claim, { decision = false, changes = () => false }: Subject = {}, keeps?: Keeps): void {
    const session = this.play();
    this.unchanged(check, keeps);
    const { atFirst, since } = this;
    if (!atFirst) return;
    // No seat's view of an earlier moment can be had any more.
    const stages = session.stages.slice(0, -1).map((each) => ({ ...each, seenBy: atFirst.seenBy }));
    const before = decision ? [atFirst, ...since] : [atFirst, ...since, ...stages];
    if (!before.every((position) => wasSo(session, position, check))) return;
    // Between two decisions nobody can look, but what happened is told.
    const events = session.position.trace.slice(atFirst.trace.length);
    if (events.some((line) => line.what === 'event' && changes(session, line))) return;
    throw withTable(
      new ScenarioFault(
        `"${this.stepText}" was already so before the first When and proves nothing. Say "still" if nothing was to change.`,
      ),
      () => session.page(),
    );
  }

  /** Checks something that may have been so all along. */
  unchanged(check: Claim, keeps?: Keeps): void {
    if (this.stepType !== 'Outcome')
      throw new InputError(`"${this.stepText}" checks something: that is for Then.`);
    const session = this.play();
    this.told(session, () => {
      session.settle(keeps && ((asked) => keeps(asked, session)));
      check(session, session.position);
    });
  }

  private play(): Session {
    if (this.playing) return this.playing;
    if (!this.arranged)
      throw new SetupProblem('First name the game: "Given a … game between Alice and Bob".');
    const options = runOptions(this.parameters);
    const request = this.arranged.request(options);
    try {
      this.playing = new Session(
        engineUnderTest(),
        request,
        this.arranged.terms,
        options.equal?.(this.arranged.terms.rulebook),
      );
    } catch (error) {
      throw withoutRules(error, request.off ?? []);
    }
    if (!this.unreachable) refuseUnfairTable(this.playing);
    return this.playing;
  }

  private told(session: Session, body: () => void): void {
    const [first] = this.stepText.split(' ');
    const seat = session.request.players.findIndex(({ name }) => name === first);
    session.speaksOf = seat < 0 ? undefined : seat;
    try {
      body();
    } catch (error) {
      if (error instanceof ExpectationFailed) this.differing = error;
      throw withTable(withoutRules(error, session.request.off ?? []), () => session.page());
    }
  }
}
