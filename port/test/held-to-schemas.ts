import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Value } from '@sinclair/typebox/value';
import type { ValidateFunction } from 'ajv';
import Ajv from 'ajv/dist/2020';
import { expect } from 'chai';
import { ReferenceEngine } from '../in-process';
import { readText } from '../in-process-text';
import { ProcessEngine } from '../process/process-engine';
import { type MessageName, messages } from '../protocol/messages';
import { Server } from '../serve';
import { ServedLine } from './served-line';

const schemaOf = (name: string): object =>
  JSON.parse(readFileSync(path.join(__dirname, '..', 'schema', name), 'utf8'));

const validator = new Ajv({ strict: false });
const isRequest = validator.compile(schemaOf('requests.json'));
validator.addSchema(schemaOf('replies.json'), 'replies');

const isReply = (reply: MessageName | 'refusal'): ValidateFunction => {
  const found = validator.getSchema(`replies#/$defs/${reply}`);
  if (!found) throw new RangeError(`replies.json has no reply "${reply}".`);
  return found;
};

const names: ReadonlySet<string> = new Set(Object.keys(messages));
const isName = (name: unknown): name is MessageName => typeof name === 'string' && names.has(name);

/** Is anything said that the schema has no field for? */
const described = (message: MessageName, result: unknown): unknown =>
  Value.Clean(messages[message].result, structuredClone(result));

/** The reference engine, spoken to by lines, and how many messages of each name were said. */
export interface HeldToSchemas {
  readonly engine: ProcessEngine;
  readonly said: ReadonlyMap<string, number>;
}

/** The reference engine, of which each request and each reply is held against the published schemas: what isn't as they say is thrown. */
export function heldToSchemas(): HeldToSchemas {
  const said = new Map<string, number>();
  const server = new Server(new ReferenceEngine());
  const answering = (line: string): readonly string[] => {
    const sent: { readonly message?: unknown } = JSON.parse(line);
    expect(isRequest(sent), `${line.slice(0, 300)}: ${validator.errorsText(isRequest.errors)}`).to.equal(
      true,
    );
    const reply = server.reply(line);
    const received: { readonly result?: unknown } = JSON.parse(reply);
    const { message } = sent;
    if (!isName(message)) throw new RangeError(`There is no message "${String(message)}".`);
    said.set(message, (said.get(message) ?? 0) + 1);
    const fits = isReply('result' in received ? message : 'refusal');
    expect(fits(received), `${reply.slice(0, 300)}: ${validator.errorsText(fits.errors)}`).to.equal(true);
    if ('result' in received)
      expect(described(message, received.result), message).to.deep.equal(received.result);
    return [reply];
  };
  const connect = (): ServedLine => new ServedLine(answering);
  return {
    engine: new ProcessEngine({ command: 'a test', deadline: 60_000, restarts: 0, connect }, readText),
    said,
  };
}
