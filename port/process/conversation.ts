import { isDeepStrictEqual } from 'node:util';
import { EngineCrash, EngineGone, EngineTimeout, ProtocolBroken } from '../problems';
import { type Hello, type MessageName, PROTOCOL, type Says } from '../protocol/messages';
import { idIn, type Reply, readReply, shortened } from '../protocol/read';
import { inVersion } from '../protocol/version-1';
import { Channel, saidTooMuch, WHERE_TO_SPEAK } from './channel';
import { COLD, type Line } from './line';
import type { Claim, Ending, Spoken, Transcript } from './transcript';

/** How an engine in a process of its own is spoken to. */
export interface ConversationOptions {
  /** The command line that starts it, as a shell reads it. */
  readonly command: string;
  /** How many milliseconds it may take for an answer. */
  readonly deadline: number;
  /** How often it is started again after it crashed, hung or broke the protocol. */
  readonly restarts: number;
  /** How it is started; left out: as a process. */
  readonly connect?: (command: string) => Line;
}

/** A message to be sent. */
export type Question<Name extends MessageName = MessageName> = {
  [Each in Name]: { readonly name: Each; readonly says: Says<Each> };
}[Name];

/**
 * A conversation with an engine, over as many processes as it takes. What is asked is answered, or one of the errors of
 * port/problems.ts is thrown; after each of them the next question starts a new process.
 */
export class Conversation {
  private channel: Line | undefined;
  private said: Hello | undefined;
  /** What the first process said of itself: the others must say the same. */
  private saidFirst: Hello | undefined;
  private starts = 0;
  private lastId = 0;
  /** It has answered something besides the hello: by now it has loaded all that it needs. */
  private warm = false;
  private spoken: Spoken[] = [];
  private greeting: readonly Spoken[] = [];
  private ending: Ending | undefined;

  constructor(readonly options: ConversationOptions) {}

  /** What the engine said of itself, by a new process where none runs. */
  hello(): Hello {
    if (!this.channel?.isOpen || !this.said) this.start();
    if (!this.said) throw new EngineCrash('The engine has not said hello.');
    return this.said;
  }

  /** How often it has been started again. */
  get restarts(): number {
    return Math.max(0, this.starts - 1);
  }

  /** Begins a new transcript; what was said before is forgotten, but for the hello and the step that begins it. */
  turnPage(): void {
    const last = this.spoken[this.spoken.length - 1];
    this.spoken = last?.by === 'step' ? [last] : [];
    this.ending = undefined;
  }

  /** Notes which step of a scenario is served by what is said from here on. */
  noteStep(step: string): void {
    this.spoken.push({ by: 'step', line: step });
  }

  /** What was said since the page was turned, and what came of it if something failed. */
  transcript(about: string, claim?: Claim): Transcript {
    const { command } = this.options;
    const spoken = [...this.greeting, ...this.spoken];
    return { command, about, spoken, ending: this.ending, ...(claim === undefined ? {} : { claim }) };
  }

  /** Asks one thing. */
  ask<Name extends MessageName>(name: Name, says: Says<Name>): Reply<Name> {
    const id = this.nextId;
    const [line = ''] = this.askLines([this.lineOf(id, name, says)]);
    return this.read(line, id, name);
  }

  /**
   * Asks several things at once. The replies are read by the functions that are returned, in the order of the
   * questions: what a reply says is of no interest where one before it is a refusal.
   */
  askAll<Names extends readonly MessageName[]>(
    ...questions: { readonly [Place in keyof Names]: Question<Names[Place]> }
  ): { readonly [Place in keyof Names]: () => Reply<Names[Place]> };
  askAll(...questions: readonly Question[]): readonly (() => Reply<MessageName>)[] {
    const ids = questions.map(() => this.nextId);
    const lines = this.askLines(
      questions.map(({ name, says }, place) => this.lineOf(ids[place] ?? 0, name, says)),
    );
    return questions.map(
      ({ name }, place) =>
        () =>
          this.read(lines[place] ?? '', ids[place] ?? 0, name),
    );
  }

  /** What is thrown where replies, each as the protocol has it, can't be true together; the process is stopped. */
  broken(message: string): unknown {
    return this.failed(new ProtocolBroken(message));
  }

  /** Says goodbye, and ends the process if it doesn't end itself. */
  end(): void {
    if (!this.channel?.isOpen) return;
    try {
      this.ask('bye', {});
    } catch {
      // It is ended anyway.
    }
    this.channel.stop();
  }

  private get nextId(): number {
    this.lastId += 1;
    return this.lastId;
  }

  private lineOf<Name extends MessageName>(id: number, message: Name, says: Says<Name>): string {
    return JSON.stringify({ id, message, ...inVersion(this.said?.protocol, says) });
  }

  private start(): void {
    const { command, restarts, connect = (line: string): Line => new Channel(line) } = this.options;
    if (this.starts > restarts)
      throw new EngineGone(
        `The engine was started ${this.starts} times and failed each time: it isn't started again (--restarts ${restarts}).`,
      );
    this.starts += 1;
    this.said = undefined;
    this.warm = false;
    this.lastId = 0;
    const before = this.spoken;
    this.spoken = [];
    this.channel = connect(command);
    const reply = this.greet();
    if (!('result' in reply))
      throw this.failed(new ProtocolBroken(`The engine refuses the hello: ${shortened(reply)}.`));
    const wrong = wrongIn(reply.result, this.saidFirst);
    if (wrong !== undefined) throw this.failed(new ProtocolBroken(`The hello can't be: ${wrong}.`));
    this.saidFirst ??= reply.result;
    this.said = reply.result;
    this.greeting = this.spoken;
    this.spoken = before;
  }

  /** Greets the engine; one that doesn't know this version of the protocol in the one before. */
  private greet(): Reply<'hello'> {
    for (const protocol of [PROTOCOL, 1] as const) {
      const id = this.nextId;
      const [line = ''] = this.exchange([this.lineOf(id, 'hello', { protocol })]);
      const reply = this.read(line, id, 'hello');
      if (protocol === 1 || 'result' in reply || !('error' in reply) || reply.error.kind !== 'message')
        return reply;
      this.spoken = [];
    }
    throw new EngineCrash('The engine has not said hello.');
  }

  private askLines(lines: readonly string[]): readonly string[] {
    this.hello();
    return this.exchange(lines);
  }

  private exchange(lines: readonly string[]): readonly string[] {
    for (const line of lines) this.spoken.push({ by: 'runner', line });
    try {
      const { deadline } = this.options;
      const answers = this.channel?.exchange(lines, this.warm ? deadline : COLD * deadline) ?? [];
      this.warm = this.said !== undefined;
      for (const line of answers) this.spoken.push({ by: 'engine', line });
      return answers;
    } catch (error) {
      throw this.failed(error);
    }
  }

  private read<Name extends MessageName>(line: string, id: number, name: Name): Reply<Name> {
    const read = readReply(line, id, name, this.said?.protocol);
    if (read.fine) return read.value;
    // As the process is scheduled, what it says too much comes with the reply before it or is taken for the next one.
    const itsId = idIn(line);
    if (itsId !== null && itsId < id) throw this.failed(new ProtocolBroken(saidTooMuch(line)));
    const said = `It said: ${line.slice(0, 200)}${itsId === null ? `\n${WHERE_TO_SPEAK}` : ''}`;
    throw this.failed(
      new ProtocolBroken(`The engine broke the protocol in its reply to "${name}": ${read.wrong}. ${said}`),
    );
  }

  /** Stops the process; the error with what the engine said for itself on its standard error. */
  private failed(error: unknown): unknown {
    const complaint = this.channel?.complaint() ?? '';
    this.channel?.stop();
    const ours =
      error instanceof EngineCrash || error instanceof EngineTimeout || error instanceof ProtocolBroken;
    if (!ours) return error;
    this.ending = { problem: error.message, complaint };
    if (complaint !== '') error.message += `\nOn its standard error:\n${complaint.replace(/^/gm, '  ')}`;
    return error;
  }
}

/** What can't be in a hello, although each part of it is as the protocol has it; undefined where nothing is wrong. */
function wrongIn({ features, rulebooks }: Hello, before: Hello | undefined): string | undefined {
  const named = [...features.supported, ...features.missing.map(({ feature }) => feature)];
  const twice = named.find((feature, place) => named.indexOf(feature) !== place);
  if (twice !== undefined) return `it says twice whether it supports "${twice}"`;
  const ids = rulebooks.map(({ id }) => id);
  const again = ids.find((id, place) => ids.indexOf(id) !== place);
  if (again !== undefined) return `it names the rulebook "${again}" twice`;
  if (!before || isDeepStrictEqual([features, rulebooks], [before.features, before.rulebooks]))
    return undefined;
  return 'it says something else of its features or its rulebooks than when the engine was started first';
}
