import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { readText } from '../in-process-text';
import { probeTable } from '../probe/table';
import { EngineCrash, EngineGone, EngineTimeout, ProtocolBroken } from '../problems';
import { ProcessEngine } from './process-engine';

const engine = path.join(__dirname, '..', 'test', 'hostile.py');
const table = probeTable({ rulebook: 'legions-of-will' }, 3);
const LONG = 20_000;
const SHORT = 150;

/** It only says that it broke: whether it did, the next game shows. */
const GOES_ON = 'control characters';

type Kind = abstract new (...args: never[]) => Error;

/** What each engine does wrong, and what the runner makes of it. */
const hostile: readonly (readonly [string, Kind, RegExp])[] = [
  ['line without an end', ProtocolBroken, /too long to be an answer/],
  ['huge line', ProtocolBroken, /too long to be an answer/],
  ['invalid utf-8', ProtocolBroken, /bytes that are not UTF-8/],
  ['nul bytes', ProtocolBroken, /reply to "setup": it is no JSON/],
  ['escapes', ProtocolBroken, /it is no JSON/],
  ['control characters', EngineCrash, /broken/],
  ['not a number', ProtocolBroken, /it is no JSON/],
  ['infinity', ProtocolBroken, /it is no JSON/],
  ['deep', ProtocolBroken, /nested too deeply: more than 500 levels/],
  ['deep extra', ProtocolBroken, /reply to "setup": .*nested too deeply/],
  ['deep open', ProtocolBroken, /nested too deeply/],
  ['twice', ProtocolBroken, /more than it was asked for/],
  ['twice, later', ProtocolBroken, /more than it was asked for/],
  ['duplicate keys', ProtocolBroken, /reply to "legal"/],
  ['string id', ProtocolBroken, /its id is "2", but 2 was asked/],
  ['huge id', ProtocolBroken, /its id is a number beyond all .* but 2 was asked/],
  ['proto', ProtocolBroken, /reply to "legal"/],
  ['before the hello', ProtocolBroken, /Engine 1\.0 ready\n.*standard error/],
  ['after the hello', ProtocolBroken, /more than it was asked for|it is no JSON/],
  ['between hello and setup', EngineCrash, /ended in the middle/],
  ['exit between', EngineCrash, /ended in the middle/],
  ['exit 7', EngineCrash, /ended in the middle/],
  ['abort', EngineCrash, /ended in the middle/],
  ['close stdin', EngineTimeout, /didn't answer/],
  ['close stdout', EngineCrash, /ended in the middle/],
  ['child holds pipe', EngineTimeout, /didn't answer/],
  ['child in a session of its own', EngineTimeout, /didn't answer/],
  ['child ends by itself', EngineTimeout, /didn't answer/],
  ['ignores signals', EngineTimeout, /didn't answer/],
  ['stops itself', EngineTimeout, /didn't answer/],
  ['byte by byte', EngineTimeout, /didn't answer/],
  ['empty lines', EngineTimeout, /didn't answer/],
  ['complains', EngineCrash, /so much to its standard error/],
  ['kills its group', EngineCrash, /ended in the middle/],
  ['kills its parent', EngineTimeout, /didn't answer/],
  ['same id twice', ProtocolBroken, /position can't be: two objects have the id "a"/],
  ["a stranger's object", ProtocolBroken, /the object "a" belongs to seat 2, which there is not/],
  ['a third player', ProtocolBroken, /there are 3 players, but the setup has 2/],
  ['seats are mixed up', ProtocolBroken, /not listed by seat: at place 0 is seat 1/],
  ['a stranger is active', ProtocolBroken, /the active player has seat 9/],
  ['a stranger decides', ProtocolBroken, /seat 9 is to decide/],
  ['more than there is', ProtocolBroken, /from 2 to 1 of 1 options/],
  ['less than nothing', ProtocolBroken, /from 1 to 0 of 1 options/],
];

/** Whether a process does anything any more. */
const lives = (pid: string): boolean =>
  /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).stdout.trim());

function endedSoon(pid: string): boolean {
  for (let tries = 0; tries < 50; tries += 1) {
    if (!lives(pid)) return true;
    spawnSync('sleep', ['0.1']);
  }
  return false;
}

function thrownBy(body: () => void): unknown {
  try {
    body();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('a process that is hostile', () => {
  for (const [name, kind, message] of hostile)
    it(`ends in a problem by its name, and nothing is left of it: ${name}`, () => {
      // A busy machine may be slow to start it; whoever is to be waited for in vain isn't waited for as long.
      let deadline = LONG;
      const options = {
        command: `exec python3 ${engine} "${name}"`,
        restarts: 0,
        get deadline() {
          return deadline;
        },
      };
      const port = new ProcessEngine(options, readText);
      let pid = '';
      const error = thrownBy(() => {
        pid = port.hello().version ?? '';
        if (kind === EngineTimeout) deadline = SHORT;
        port.setup(table);
      });
      expect(error).to.be.instanceOf(kind);
      const said = error instanceof Error ? error.message : '';
      expect(said).to.match(message);
      expect(port.transcript('what was said').split('\n').length).to.be.greaterThan(2);
      if (name !== GOES_ON) expect(() => port.setup(table)).to.throw(EngineGone);
      port.end();
      for (const each of [pid, ...[...said.matchAll(/started (\d+)/g)].map(([, child = '']) => child)])
        if (each !== '') expect(endedSoon(each), `process ${each}`).to.equal(true);
    });
});
