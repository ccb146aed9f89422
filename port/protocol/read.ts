import type { TSchema } from '@sinclair/typebox';
import { type TypeCheck, TypeCompiler } from '@sinclair/typebox/compiler';
import type { ValueError } from '@sinclair/typebox/errors';
import { earlierFieldIn } from './earlier-fields';
import {
  type MessageName,
  messages,
  PROTOCOL,
  type Refusal,
  type Result,
  refusal,
  type Says,
} from './messages';
import { isTooDeep, MOST_LEVELS } from './nesting';
import { type Arranged, observationFrom1, tableFrom1 } from './version-1';

/** A message as it is read by an engine. */
export type Message = {
  [Name in MessageName]: { readonly id: number; readonly name: Name; readonly says: Says<Name> };
}[MessageName];

/** What reading a line came to: what it says, or what is wrong with it. */
export type Read<T> = { readonly fine: true; readonly value: T } | Misread;

interface Misread {
  readonly fine: false;
  /** What is wrong, and where in the line. */
  readonly wrong: string;
}

const misread = (wrong: string): Misread => ({ fine: false, wrong });

const checks = new WeakMap<TSchema, TypeCheck<TSchema>>();

function checkOf<Schema extends TSchema>(schema: Schema): TypeCheck<TSchema> {
  const known = checks.get(schema) ?? TypeCompiler.Compile(schema);
  checks.set(schema, known);
  return known;
}

/** What is wrong with a value by a schema; undefined where nothing is. */
function wrongIn(schema: TSchema, value: unknown): string | undefined {
  const check = checkOf(schema);
  if (check.Check(value)) return undefined;
  const first = innermost(check.Errors(value).First());
  return first
    ? `at ${first.path || 'its top'}: ${first.message.toLowerCase()}, not ${shortened(first.value)}`
    : 'it has the wrong shape';
}

/** Of a value that fits no part of a union, what is wrong by the part that it fits best: the one that goes deepest. */
function innermost(error: ValueError | undefined): ValueError | undefined {
  const parts = (error?.errors ?? []).flatMap((each) => innermost(each.First()) ?? []);
  return (
    parts.reduce<ValueError | undefined>(
      (best, each) => (best && depthOf(best) >= depthOf(each) ? best : each),
      undefined,
    ) ?? error
  );
}

// A part whose constants fit is rather meant than one whose constants don't.
const depthOf = ({ path, schema }: ValueError): number =>
  path.split('/').length + ('const' in schema ? 0 : 0.5);

/** A value as JSON, not too much of it. */
export function shortened(value: unknown, most = 120): string {
  if (typeof value === 'number' && !Number.isFinite(value))
    return 'a number beyond all that can be counted with';
  let text: string;
  try {
    text = JSON.stringify(value) ?? 'nothing';
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return 'something nested too deeply';
  }
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

const BYTE_ORDER_MARK = '\ufeff';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isName = (name: unknown): name is MessageName =>
  typeof name === 'string' && Object.hasOwn(messages, name);

function parsed(line: string): Read<Readonly<Record<string, unknown>>> {
  if (isTooDeep(line))
    return misread(
      `its lists and objects are nested too deeply: more than ${MOST_LEVELS} levels are no message`,
    );
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? { fine: true, value } : misread('it is no JSON object');
  } catch {
    return misread(
      line.startsWith(BYTE_ORDER_MARK)
        ? 'it begins with a byte order mark: write UTF-8 without one'
        : 'it is no JSON',
    );
  }
}

function fits<Name extends MessageName>(name: Name, part: 'says', value: unknown): value is Says<Name>;
function fits<Name extends MessageName>(name: Name, part: 'result', value: unknown): value is Result<Name>;
function fits(name: MessageName, part: 'says' | 'result', value: unknown): boolean {
  return checkOf(messages[name][part]).Check(value);
}

/** The id of a line that may be malformed otherwise; null where there is none. */
export function idIn(line: string): number | null {
  const read = parsed(line);
  return read.fine && Number.isInteger(read.value.id) ? Number(read.value.id) : null;
}

/**
 * Reads a line that the runner sends.
 *
 * @param version the version of the protocol that it speaks: tables of version 1 are read as this version has them
 * @param arranged what can be so of objects as a table of a rulebook is arranged: version 1 calls it otherwise
 */
export function readMessage(line: string, version = PROTOCOL, arranged: Arranged = () => []): Read<Message> {
  const read = parsed(line);
  if (!read.fine) return read;
  const { id, message: name } = read.value;
  if (typeof id !== 'number' || !Number.isInteger(id)) return misread('its id is no whole number');
  if (!isName(name))
    return misread(`there is no message ${shortened(name)}; there are ${Object.keys(messages).join(', ')}`);
  if (version === 1) return messageOf(id, name, asNow(name, read.value, arranged));
  const earlier = name === 'setup' ? earlierFieldIn(read.value.table) : undefined;
  return earlier === undefined ? messageOf(id, name, read.value) : misread(earlier);
}

/** What a message of version 1 says, as this version says it. */
const asNow = (
  name: MessageName,
  value: Readonly<Record<string, unknown>>,
  arranged: Arranged,
): Readonly<Record<string, unknown>> =>
  name === 'setup' ? { ...value, table: tableFrom1(value.table, arranged) } : value;

function messageOf<Name extends MessageName>(id: number, name: Name, value: unknown): Read<Message> {
  if (!fits(name, 'says', value)) return misread(wrongIn(messages[name].says, value) ?? '');
  const message = { id, name, says: value };
  return isMessage(message) ? { fine: true, value: message } : misread('it has the wrong shape');
}

// Its parts were checked against one name: the union of all messages has it.
const isMessage = (value: { readonly name: MessageName }): value is Message => isName(value.name);

/** What a reply says: a result, or why there is none. */
export type Reply<Name extends MessageName> = { readonly result: Result<Name> } | Refusal;

/**
 * Reads the reply to a message.
 *
 * @param version the version of the protocol that the engine speaks: what is observed in version 1 is read as this version has it
 */
export function readReply<Name extends MessageName>(
  line: string,
  id: number,
  name: Name,
  version: number = PROTOCOL,
): Read<Reply<Name>> {
  const read = parsed(line);
  if (!read.fine) return read;
  const { value } = read;
  if (value.id !== id) return misread(`its id is ${shortened(value.id)}, but ${id} was asked`);
  const parts = ['result', 'unsupported', 'error'].filter((part) => part in value);
  if (parts.length !== 1)
    return misread(
      `it holds ${parts.join(' and ') || 'nothing'}, not exactly one of result, unsupported and error`,
    );
  if (!('result' in value)) {
    return isRefusal(value) ? { fine: true, value } : misread(wrongIn(refusal, value) ?? '');
  }
  const result = version === 1 && name === 'observe' ? observedNow(value.result) : value.result;
  return fits(name, 'result', result)
    ? { fine: true, value: { result } }
    : misread(`${wrongIn(messages[name].result, result)} (in its result)`);
}

const observedNow = (result: unknown): unknown =>
  isRecord(result) ? { ...result, observation: observationFrom1(result.observation) } : result;

const isRefusal = (value: unknown): value is Refusal => checkOf(refusal).Check(value);
