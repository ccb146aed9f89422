import { ProtocolBroken } from '../problems';
import { COLD, type Line } from '../process/line';
import { type MessageName, PROTOCOL, type Refusal, type Result, type Says } from '../protocol/messages';
import { type Reply, readReply } from '../protocol/read';
import { inVersion } from '../protocol/version-1';

/** What was wrong with an engine: what was said, what came back, and why that isn't right. */
export class Fault extends Error {
  constructor(
    message: string,
    readonly sent: string,
    readonly received: string,
  ) {
    super(message);
    this.name = 'Fault';
  }
}

/** A conversation for the probe: remembers what was said last. */
export class Talk {
  sent = '';
  received = '';
  /** A table has been set up. */
  hasTable = false;
  private line: Line | undefined;
  private id = 0;
  /** The version of the protocol that the engine speaks. */
  private version: number | undefined;
  /** It has answered something besides the hello: by now it has loaded all that it needs. */
  private warm = false;

  constructor(
    private readonly connect: () => Line,
    private readonly deadline: number,
  ) {}

  /** Says anything; returns the line that came back. */
  say(message: Readonly<Record<string, unknown>>): string {
    this.id += 1;
    this.sent = JSON.stringify({ id: this.id, ...message });
    this.received = '';
    this.line ??= this.connect();
    const [answer = ''] = this.line.exchange([this.sent], this.warm ? this.deadline : COLD * this.deadline);
    this.received = answer;
    this.warm ||= message.message !== 'hello';
    return answer;
  }

  /** Asks something that the protocol has; the reply may be a refusal. */
  ask<Name extends MessageName>(name: Name, says: Says<Name>): Reply<Name> {
    const line = this.say({ message: name, ...inVersion(this.version, says) });
    const read = readReply(line, this.id, name, this.version);
    if (!read.fine) throw new ProtocolBroken(`Its reply is not as the protocol has it: ${read.wrong}.`);
    return read.value;
  }

  /** Says hello; to an engine that doesn't know this version of the protocol in the one before. */
  greet(): Result<'hello'> {
    const reply = this.ask('hello', { protocol: PROTOCOL });
    const isRefused = 'error' in reply && reply.error.kind === 'message';
    const hello = isRefused ? this.get('hello', { protocol: 1 }) : this.resultIn(reply, 'hello');
    this.version = hello.protocol;
    return hello;
  }

  /** Asks something that must have a result. */
  get<Name extends MessageName>(name: Name, says: Says<Name>): Result<Name> {
    return this.resultIn(this.ask(name, says), name);
  }

  /** What a reply holds; throws where it is a refusal. */
  resultIn<Name extends MessageName>(reply: Reply<Name>, name: Name): Result<Name> {
    if ('result' in reply) return reply.result;
    throw this.fault(`It refuses "${name}": ${reasonOf(reply)}.`);
  }

  /** The end of what the engine wrote to its standard error. */
  complaint(): string {
    return this.line?.complaint() ?? '';
  }

  /** Ends the engine, where it was started. */
  stop(): void {
    this.line?.stop();
  }

  /** What is wrong with what came back last. */
  fault(message: string): Fault {
    return new Fault(message, this.sent, this.received);
  }
}

/** Why there is no result. */
const reasonOf = (refusal: Refusal): string =>
  'unsupported' in refusal
    ? `it doesn't support ${refusal.unsupported.feature} (${refusal.unsupported.reason})`
    : `${refusal.error.message} (${refusal.error.kind})`;
