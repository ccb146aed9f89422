import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { Queue } from 'bullmq';
import { expect } from 'chai';
import Redis from 'ioredis';
import { merged } from '../fuzz/merge/merge';
import { readResult, writeResult } from '../fuzz/merge/result-text';
import { queueNameFor } from '../fuzz/queue/range-job';
import { playRange } from '../fuzz/range';
import { ReferenceEngine } from '../port/in-process';
import { engineIdentity } from './fuzz-engine';
import { Workplace } from './test/command';
import { oneSentence } from './test/one-sentence';
import { freePort, QueueServer } from './test/queue-server';
import { runHere } from './test/run-here';

const GAMES = 120;
const binary = path.join(__dirname, '..', 'bin', 'rulewright.js');

describe('a campaign over a queue', () => {
  const place = new Workplace();
  const started: ChildProcess[] = [];
  let server: QueueServer | undefined;
  let client: Redis | undefined;
  before(async () => {
    server = await QueueServer.start();
    client = new Redis(server.url);
    client.on('error', () => {});
  });
  after(async () => {
    for (const child of started) child.kill('SIGKILL');
    client?.disconnect();
    await server?.stop();
    place.remove();
  });

  const start = (...args: string[]): ChildProcess => {
    const url = server?.url ?? '';
    const child = spawn(process.execPath, [binary, 'fuzz', ...args, '--queue', url], {
      cwd: place.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.push(child);
    return child;
  };
  // Without 704.5i no hand is refilled, which is found in most games.
  const played = [
    '--rulebook',
    'legions-of-will',
    '--runs',
    String(GAMES),
    '--decisions',
    '4',
    '--check',
    'cheap',
    '--off',
    '704.5i',
  ];
  const produce = (): ChildProcess =>
    start(...played, '--seed', '6', '--out', path.join(place.folder, 'out'));

  it('comes to the same as anywhere else, though workers and producer are killed', async () => {
    const doomedWorker = start('worker');
    const doomedProducer = produce();
    const connection = client ?? new Redis();
    const queue = new Queue(queueNameFor(engineIdentity({ deadline: 1, restarts: 0 })), { connection });
    while ((await queue.getActiveCount()) === 0) await pause(5);
    doomedWorker.kill('SIGKILL');
    doomedProducer.kill('SIGKILL');
    await Promise.all([once(doomedWorker, 'close'), once(doomedProducer, 'close')]);

    const worker = start('worker');
    let said = '';
    worker.stderr?.on('data', (text) => {
      said += String(text);
    });
    const producer = produce();
    const [code] = await once(producer, 'close');
    expect(code).to.equal(1);
    worker.kill('SIGTERM');
    const [workerCode] = await once(worker, 'close');
    expect(workerCode).to.equal(0);
    // The range that the first worker had begun is played again, and that once.
    expect(said.match(/^Games 0 to 99 of legions-of-will: /gm)).to.have.length(1);
    expect(said.match(/^Games 100 to 119 of legions-of-will: /gm)).to.have.length(1);

    const text = readFileSync(path.join(place.folder, 'out', 'result.json'), 'utf8');
    const read = readResult(text);
    if (!read.fine) throw new Error(read.wrong);
    const here = playRange(read.value.settings, { from: 0, to: GAMES }, { port: new ReferenceEngine() });
    expect(writeResult(merged([{ ...here, of: GAMES }])) === text).to.equal(true);
    // Nothing is left behind.
    expect(await queue.getJobCountByTypes('waiting', 'active', 'failed', 'completed')).to.equal(0);
    expect(await connection.keys('rulewright-fuzz:*')).to.deep.equal([]);
    await queue.close();
  });

  it('compares rulesets as anywhere else, by a worker that was told nothing of them', async () => {
    const worker = start('worker');
    const out = path.join(place.folder, 'compared');
    const games = ['--runs', '3', '--decisions', '12', '--seed', '7', '--check', 'cheap', '--out', out];
    const producer = start('--rulebook', 'legions-of-will', ...games, '--against', 'off:504.1');
    const [code] = await once(producer, 'close');
    expect(code).to.equal(1);
    worker.kill('SIGTERM');
    expect(await once(worker, 'close')).to.deep.equal([0, null]);

    const text = readFileSync(path.join(out, 'result.json'), 'utf8');
    const read = readResult(text);
    if (!read.fine) throw new Error(read.wrong);
    const players = { port: new ReferenceEngine(), against: new ReferenceEngine() };
    const here = playRange(read.value.settings, { from: 0, to: 3 }, players);
    expect(here.findings.map(({ first }) => first.invariant.number)).to.include('D1');
    expect(writeResult(merged([{ ...here, of: 3 }])) === text).to.equal(true);
  });
});

describe('a queue that there is not ends in one sentence:', () => {
  const place = new Workplace();
  after(() => place.remove());
  const wrong = async (args: string[], wanted: RegExp): Promise<void> => {
    oneSentence(await runHere('fuzz', ...args), wanted);
  };

  it('no server at the address, no address, and what does not go together', async () => {
    const out = ['--runs', '20', '--out', path.join(place.folder, 'out')];
    const nowhere = `redis://127.0.0.1:${await freePort()}`;
    await wrong([...out, '--queue', nowhere], /^No Redis or Valkey server answers at "redis:.*ECONNREFUSED/);
    await wrong(['worker', '--queue', nowhere], /^No Redis or Valkey server answers at/);
    await wrong([...out, '--queue', 'http://localhost'], /"http:\/\/localhost" is no address of a queue/);
    await wrong([...out, '--queue', nowhere, '--shard', '1/2'], /--queue goes neither with --corpus nor/);
    expect(existsSync(path.join(place.folder, 'out'))).to.equal(false);
    await wrong(['worker'], /required option '--queue <url>' not specified/);
  });
});
