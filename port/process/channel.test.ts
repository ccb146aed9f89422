import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { EngineCrash, EngineTimeout, ProtocolBroken } from '../problems';
import { Channel } from './channel';

const ECHO = 'while read -r line; do echo "$line"; done';
const SOON = 400;
const LATE = 20_000;

/** Whether a process does anything any more. */
const lives = (pid: string): boolean =>
  /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).stdout.trim());

describe('a channel to a process', () => {
  it('says lines, and hears as many', () => {
    const channel = new Channel(ECHO);
    expect(channel.exchange(['one', 'two'], LATE)).to.deep.equal(['one', 'two']);
    const long = 'ä'.repeat(300_000);
    expect(channel.exchange([long, long, 'end'], LATE)).to.deep.equal([long, long, 'end']);
    channel.stop();
    expect(() => channel.exchange(['one'], LATE)).to.throw(EngineCrash, /has been stopped/);
  });

  it('gives up a process that hangs', () => {
    const channel = new Channel('sleep 60');
    const start = performance.now();
    expect(() => channel.exchange(['hello'], SOON)).to.throw(EngineTimeout, 'within 400 ms');
    expect(performance.now() - start).to.be.within(SOON, LATE);
    expect(channel.isOpen).to.equal(false);
  });

  it('gives up a process that neither reads nor answers, however much it is told', () => {
    const channel = new Channel('sleep 60');
    expect(() => channel.exchange(['x'.repeat(1_000_000)], SOON)).to.throw(EngineTimeout);
  });

  it('tells that a process has ended, and what it complained of', () => {
    const channel = new Channel('echo "no engine today" >&2; exit 3');
    expect(() => channel.exchange(['hello'], LATE)).to.throw(EngineCrash, /ended in the middle/);
    expect(channel.complaint()).to.equal('no engine today');
    const unknown = new Channel('no-such-engine-here');
    expect(() => unknown.exchange(['hello'], LATE)).to.throw(EngineCrash);
    expect(unknown.complaint()).to.match(/not found/);
  });

  it('gives up a process that never stops talking, with newlines or without', () => {
    expect(() => new Channel('yes').exchange(['hello'], SOON)).to.throw(ProtocolBroken, /said more than/);
    expect(() => new Channel('cat /dev/zero').exchange(['hello'], SOON)).to.throw();
    const complaining = new Channel('yes >&2');
    expect(() => complaining.exchange(['hello'], SOON)).to.throw();
    expect(complaining.complaint().length).to.be.lessThan(3000);
  });

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGKILL'] as const)
    it(`ends what has left its session when the runner is ended by ${signal}`, {
      skip: process.platform !== 'linux',
    }, async () => {
      const script = `require('./scripts/typescript.cjs');
        const { Channel } = require('./port/process/channel');
        const channel = new Channel('setsid sleep 63 & echo $!; sleep 64');
        console.log(channel.exchange(['hello'], 20000)[0]);
        setInterval(() => {}, 1000);`;
      const runner = spawn(process.execPath, ['-e', script], { cwd: join(__dirname, '..', '..') });
      const pid = await new Promise<string>((resolve) => {
        runner.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()));
      });
      expect(lives(pid)).to.equal(true);
      runner.kill(signal);
      for (let look = 0; look < 100 && lives(pid); look += 1)
        await new Promise((resolve) => {
          setTimeout(resolve, 50);
        });
      expect(lives(pid)).to.equal(false);
    });

  it('ends what the process has started as well', () => {
    const channel = new Channel('sleep 61 & echo $!; sleep 62');
    const [pid = ''] = channel.exchange(['hello'], LATE);
    expect(lives(pid)).to.equal(true);
    channel.stop();
    for (let tries = 0; tries < 50 && lives(pid); tries += 1) spawnSync('sleep', ['0.1']);
    expect(lives(pid)).to.equal(false);
  });

  it('ends with the runner, even if that is killed while it waits', () => {
    const waits = `
      const { Channel } = require(${JSON.stringify(join(__dirname, 'channel'))});
      new Channel('sleep 63.25').exchange(['hello'], 60000);`;
    const runner = spawn(process.execPath, ['--require', './scripts/typescript.cjs', '-e', waits], {
      cwd: join(__dirname, '..', '..'),
    });
    const found = (): string =>
      spawnSync('pgrep', ['-f', '^sleep 63.25$'], { encoding: 'utf8' }).stdout.trim();
    const wait = (done: () => boolean): void => {
      for (let tries = 0; tries < 300 && !done(); tries += 1) spawnSync('sleep', ['0.1']);
    };
    wait(() => found() !== '');
    const pid = found();
    expect(pid).to.match(/^\d+$/);
    runner.kill('SIGKILL');
    wait(() => !lives(pid));
    expect(lives(pid)).to.equal(false);
  });
});
