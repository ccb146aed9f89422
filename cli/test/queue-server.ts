import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SERVERS = ['redis-server', 'valkey-server'];

/** A queue server of a test's own, on a free port, that keeps nothing on disk. */
export class QueueServer {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    readonly url: string,
  ) {}

  /** Starts one, and waits until it is ready. Throws where none is installed: a test without a server proves nothing. */
  static async start(): Promise<QueueServer> {
    const server = SERVERS.find((name) => spawnSync(name, ['--version']).status === 0);
    if (server === undefined)
      throw new Error(
        `Neither ${SERVERS.join(' nor ')} is on the PATH: install one, e.g. with "apt-get install redis-server".`,
      );
    const port = await freePort();
    const folder = mkdtempSync(path.join(tmpdir(), 'rulewright-queue-'));
    const keepNothing = ['--save', '', '--appendonly', 'no'];
    const child = spawn(
      server,
      ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, ...keepNothing],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    for await (const line of child.stdout) if (String(line).includes('Ready to accept connections')) break;
    if (child.exitCode !== null)
      throw new Error(`${server} ended with ${child.exitCode} instead of starting.`);
    return new QueueServer(child, folder, `redis://127.0.0.1:${port}`);
  }

  async stop(): Promise<void> {
    if (this.child.exitCode === null) {
      this.child.kill('SIGKILL');
      await once(this.child, 'exit');
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address: AddressInfo | string | null = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.');
  return address.port;
}
