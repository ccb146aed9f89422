import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { Value } from '@sinclair/typebox/value';
import type { ValidateFunction } from 'ajv';
import Ajv from 'ajv/dist/2020';
import { expect } from 'chai';
import { ReferenceEngine } from '../port/in-process';
import { editionsOf, gameOf } from '../port/in-process/games';
import { inEdition } from '../port/in-process-editions';
import { readText } from '../port/in-process-text';
import { ProcessEngine } from '../port/process/process-engine';
import { type MessageName, messages } from '../port/protocol/messages';
import { Server } from '../port/serve';
import { ServedLine } from '../port/test/served-line';
import { reluctantly } from './avoiding';
import { freshEntry, mix } from './corpus/game-plan';
import { numbersFrom } from './numbers';
import { byNumbers, playGame } from './play';
import { fuzzedRulebook, fuzzedRulebooks } from './rulebooks';

const schemaOf = (name: string): object =>
  JSON.parse(readFileSync(path.join(__dirname, '..', 'port', 'schema', name), 'utf8'));

const validator = new Ajv({ strict: false });
const isRequest = validator.compile(schemaOf('requests.json'));
validator.addSchema(schemaOf('replies.json'), 'replies');

const isReply = (message: MessageName): ValidateFunction => {
  const found = validator.getSchema(`replies#/$defs/${message}`);
  if (!found) throw new RangeError(`replies.json has no reply to "${message}".`);
  return found;
};

const names: ReadonlySet<string> = new Set(Object.keys(messages));
const isName = (name: unknown): name is MessageName => typeof name === 'string' && names.has(name);

/** Is anything said that the schema has no field for? */
const described = (message: MessageName, result: unknown): unknown =>
  Value.Clean(messages[message].result, structuredClone(result));

/** How many messages of each name were said in games on an engine that is spoken to by lines, each held against the schemas. */
function saidIn(rulebook: string, edition: string | undefined, games: number): ReadonlyMap<string, number> {
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
    const fits = isReply(message);
    expect(fits(received), `${reply.slice(0, 300)}: ${validator.errorsText(fits.errors)}`).to.equal(true);
    expect(described(message, received.result), message).to.deep.equal(received.result);
    return [reply];
  };
  const connect = (): ServedLine => new ServedLine(answering);
  const engine = new ProcessEngine({ command: 'a test', deadline: 60_000, restarts: 0, connect }, readText);
  const settings = edition === undefined ? { deck: 8, swarm: true } : { deck: 8, swarm: true, edition };
  for (let game = 0; game < games; game += 1) {
    const entry = freshEntry(rulebook, mix(7, game));
    const played = fuzzedRulebook(rulebook)?.game(
      { ...entry, things: [...entry.things], moves: [] },
      settings,
    );
    if (!played) throw new RangeError(`Games of "${rulebook}" can't be played at random.`);
    playGame(engine, inEdition(played.table, edition), {
      most: 40,
      invariants: [],
      answer: reluctantly(played, byNumbers(numbersFrom([], entry.rest))),
    });
    engine.observe(0);
    engine.exercised();
  }
  return said;
}

describe('what is said between runner and engine', () => {
  for (const rulebook of fuzzedRulebooks) {
    const game = gameOf(rulebook);
    const editions = game?.otherEditions ? editionsOf(game).map(({ ruleset }) => ruleset.name) : [undefined];
    for (const edition of editions)
      it(`is what the published schemas say, in random games of ${[rulebook, edition].filter(Boolean).join(' ')}`, () => {
        const said = saidIn(rulebook, edition, 2);
        for (const message of ['hello', 'setup', 'legal', 'act', 'observe', 'trace'])
          expect(said.get(message), message).to.be.above(0);
        expect(said.get('act')).to.be.above(30);
      });
  }
});
