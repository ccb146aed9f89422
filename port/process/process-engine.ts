import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type {
  Act,
  ActResult,
  CardSpecification,
  EnginePort,
  Hello,
  Observation,
  PendingDecision,
  SetupRequest,
  TraceLine,
} from '../contract';
import {
  BrokenPromise,
  EngineCrash,
  type Lack,
  ProtocolBroken,
  SetupProblem,
  Unsupported,
} from '../problems';
import type { MessageName, Refusal, Result } from '../protocol/messages';
import type { Reply } from '../protocol/read';
import { incoherenceIn, incoherenceInView } from './coherence';
import { Conversation, type ConversationOptions } from './conversation';
import { Gaps } from './gaps';
import { changedOn, lackedOn, needsOf } from './needs';
import { type Claim, writeTranscript } from './transcript';
import { withTrees } from './with-trees';

/** What the text of a card says. Throws SetupProblem for text that doesn't parse. */
export type ReadText = (rulebook: string, card: CardSpecification) => CardSpecification['abilities'];

interface Now {
  readonly decision: PendingDecision | undefined;
  readonly observation: Observation;
  readonly leftOver: Result<'trace'>['leftOver'];
  hash?: string;
}

/**
 * An engine in a process of its own, spoken to by messages. After each act the runner asks at once for all that it
 * usually wants to know, so that an act costs one round trip.
 */
export class ProcessEngine implements EnginePort {
  readonly conversation: Conversation;
  /** What became of tables with what it says it lacks. */
  readonly gaps = new Gaps();
  private table: SetupRequest | undefined;
  private now: Now | undefined;
  /** What the game ended with, if the engine refused to go on. */
  private lost: Error | undefined;
  private lines: readonly TraceLine[] = [];
  /** What was done since setup, how long the trace was before it, and the position that it was done in. */
  private done: { readonly act: Act; readonly lines: number; readonly before: Now }[] = [];

  constructor(
    options: ConversationOptions,
    private readonly readText: ReadText,
  ) {
    this.conversation = new Conversation(options);
  }

  /** The command that starts it. */
  get command(): string {
    return this.conversation.options.command;
  }

  hello(): Hello {
    return this.conversation.hello();
  }

  setup(request: SetupRequest): void {
    this.conversation.turnPage();
    this.forget();
    this.table = withTrees(request, (card) => this.readText(request.rulebook, card));
    this.refuseWhatItLacks(this.table);
    this.setUp();
  }

  legal(): PendingDecision | undefined {
    return this.playing().decision;
  }

  act(act: Act): ActResult {
    const before = this.playing();
    const lines = this.lines.length;
    const result = this.submit(act, lines);
    if (result.done) this.done.push({ act, lines, before });
    return result;
  }

  observe(viewer?: number): Observation {
    const { observation } = this.playing();
    if (viewer === undefined) return observation;
    const { observation: seen } = this.result(this.conversation.ask('observe', { viewer }));
    const wrong = incoherenceInView(this.names, seen, observation);
    if (wrong !== undefined) throw this.conversation.broken(`What seat ${viewer} sees can't be: ${wrong}.`);
    return seen;
  }

  trace(from = 0): readonly TraceLine[] {
    this.playing();
    return this.lines.slice(from);
  }

  exercised(): readonly string[] {
    this.playing();
    const { exercised } = this.result(
      this.conversation.ask('trace', { from: this.lines.length, exercised: true }),
    );
    return exercised ?? [...new Set(this.lines.flatMap(({ rule }) => rule ?? []))].sort();
  }

  hash(): string {
    const now = this.playing();
    now.hash ??= this.isMissing('hash')
      ? createHash('sha256')
          .update(JSON.stringify([now.observation, now.decision]))
          .digest('hex')
          .slice(0, 16)
      : this.result(this.conversation.ask('observe', { hash: true })).hash;
    if (now.hash === undefined) throw new BrokenPromise('hash', 'there is none in its reply to "observe"');
    return now.hash;
  }

  leftOver(): Result<'trace'>['leftOver'] {
    return this.playing().leftOver;
  }

  undo(): boolean {
    const last = this.done.pop();
    if (!last) return false;
    if (this.isMissing('taking back')) {
      this.playAgain();
      if (!this.isAt(last))
        throw this.conversation.broken(
          'The same setup and acts, played once more, lead to another position.',
        );
      return true;
    }
    this.lines = this.lines.slice(0, last.lines);
    const taken = this.submit({ do: 'take back' }, last.lines);
    if (!taken.done) throw new BrokenPromise('taking back', taken.reason);
    if (!this.isAt(last))
      throw new BrokenPromise('taking back', 'the position after it is not the one before the act');
    return true;
  }

  reset(): void {
    if (!this.table) return;
    this.forget();
    this.result(this.conversation.ask('reset', {}));
  }

  /** Ends the process. */
  end(): void {
    this.forget();
    this.conversation.end();
  }

  /** What was said since the last setup. */
  transcript(about: string, claim?: Claim): string {
    return writeTranscript(this.conversation.transcript(about, claim));
  }

  noteStep(step: string): void {
    this.conversation.noteStep(step);
  }

  private forget(): void {
    this.table = undefined;
    this.now = undefined;
    this.lost = undefined;
    this.lines = [];
    this.done = [];
  }

  /** What the engine's hello says of such tables is taken from there: it can't tell later what an act would have needed. */
  private refuseWhatItLacks(table: SetupRequest): void {
    const { missing } = this.hello().features;
    const needs = needsOf(table);
    const lacking = this.editionLacked(table) ?? changedOn(table) ?? lackedOn(table, missing);
    this.gaps.begin(missing.flatMap(({ feature }) => (needs.has(feature) ? [feature] : [])));
    if (!lacking) return;
    this.gaps.refuse(lacking.feature);
    this.lost = new Unsupported(lacking.feature, lacking.reason);
    throw this.lost;
  }

  /** What is said of a table in an edition that the engine's hello doesn't have. */
  private editionLacked({
    rulebook,
    edition,
  }: SetupRequest): { readonly feature: string; readonly reason: string } | undefined {
    const played = this.hello().rulebooks.find(({ id }) => id === rulebook);
    if (edition === undefined || !played) return undefined;
    const names = played.editions?.map(({ name }) => name) ?? [];
    if (names.includes(edition)) return undefined;
    const has =
      names.length > 0
        ? `of ${rulebook} it plays ${names.join(', ')}`
        : `its hello has no editions of ${rulebook}`;
    return { feature: `edition ${edition}`, reason: `${has}.` };
  }

  private setUp(): void {
    if (!this.table) throw new SetupProblem('No game has been set up.');
    this.lines = [];
    const { table } = this;
    const [setup, ...look] = this.conversation.askAll<['setup', 'legal', 'observe', 'trace']>(
      { name: 'setup', says: { table } },
      { name: 'legal', says: {} },
      { name: 'observe', says: {} },
      { name: 'trace', says: { from: 0 } },
    );
    this.result(setup(), 'setup');
    this.look(look);
  }

  private submit(act: Act | { readonly do: 'take back' }, from: number): ActResult {
    this.playing();
    const [acted, ...look] = this.conversation.askAll<['act', 'legal', 'observe', 'trace']>(
      { name: 'act', says: { act } },
      { name: 'legal', says: {} },
      { name: 'observe', says: {} },
      { name: 'trace', says: { from } },
    );
    const result = this.result(acted());
    this.look(look);
    return result;
  }

  private look([legal, observe, trace]: readonly [
    () => Reply<'legal'>,
    () => Reply<'observe'>,
    () => Reply<'trace'>,
  ]): void {
    const { decision } = this.result(legal());
    const { observation } = this.result(observe());
    const { lines, leftOver } = this.result(trace());
    const wrong = incoherenceIn(this.names, decision ?? undefined, observation);
    if (wrong !== undefined) throw this.conversation.broken(`The position can't be: ${wrong}.`);
    this.lines = [...this.lines, ...lines];
    this.now = { decision: decision ?? undefined, observation, leftOver };
  }

  /** Plays all but what is to be taken back once more: a game is its setup, its seed and its answers. */
  private playAgain(): void {
    const again = this.done;
    this.done = [];
    this.setUp();
    for (const { act } of again) {
      const { done } = this.act(act);
      if (!done) throw new EngineCrash('The engine refuses, in the same game, what it allowed before.');
    }
  }

  /** Whether the game stands where it stood before an act, and its trace as well. */
  private isAt({ before, lines }: { readonly before: Now; readonly lines: number }): boolean {
    const { decision, observation } = this.playing();
    return (
      this.lines.length === lines &&
      isDeepStrictEqual(decision, before.decision) &&
      isDeepStrictEqual(observation, before.observation)
    );
  }

  private get names(): readonly string[] {
    return this.table?.players.map(({ name }) => name) ?? [];
  }

  private playing(): Now {
    if (!this.now) throw this.lost ?? new SetupProblem('No game has been set up.');
    return this.now;
  }

  private isMissing(feature: string): boolean {
    return this.hello().features.missing.some((each) => each.feature === feature);
  }

  /** What the table needs that the hello lists as missing, besides what the engine has named. */
  private missingForTable(named: readonly string[]): readonly Lack[] {
    const needs: ReadonlySet<string> = this.table ? needsOf(this.table) : new Set();
    return this.hello().features.missing.filter(
      ({ feature }) => needs.has(feature) && !named.includes(feature),
    );
  }

  /** What a reply holds; throws what it refuses with. Only the reply to a setup may say that the table can't be set up. */
  private result<Name extends MessageName>(reply: Reply<Name>, to?: 'setup'): Result<Name> {
    if ('result' in reply) return reply.result;
    this.now = undefined;
    this.lost = this.problemIn(reply, to);
    if ('unsupported' in reply) this.gaps.refuse(reply.unsupported.feature);
    else this.gaps.drop();
    throw this.lost;
  }

  private problemIn(refusal: Refusal, to?: 'setup'): Error {
    if ('unsupported' in refusal) {
      const { feature, reason, construct, also = [] } = refusal.unsupported;
      const broken = [refusal.unsupported, ...also].find((lack) => !this.isMissing(lack.feature));
      if (broken) return new BrokenPromise(broken.feature, broken.reason);
      const told = [feature, ...also.map((lack) => lack.feature)];
      return new Unsupported(feature, reason, {
        construct,
        also: [...also, ...(to === 'setup' ? this.missingForTable(told) : [])],
      });
    }
    const { kind, message } = refusal.error;
    if (kind === 'setup' && to === 'setup') return new SetupProblem(message);
    if (kind === 'setup')
      return new ProtocolBroken(`The engine can't set a table up when it was asked for none: ${message}`);
    if (kind === 'engine') return new EngineCrash(message);
    return new ProtocolBroken(`The engine refuses a message that the protocol has (${kind}): ${message}`);
  }
}
