// Runs commands, so many at once as there are processors.
import { spawn } from 'node:child_process';
import { root } from './project.mjs';

/** Takes a list of functions that begin work; resolves when all of it is done. The first in the list begin first. */
export async function atOnce(many, work) {
  const waiting = [...work];
  const one = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all(Array.from({ length: many }, one));
}

/** Runs a script of node's; never rejects. */
export function run(command, environment = process.env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output: Buffer.concat(output).toString() }));
  });
}
