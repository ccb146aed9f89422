#!/usr/bin/env node
'use strict';

const { existsSync } = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '..');
const source = path.join(root, 'cli', 'main.ts');
const compiled = path.join(root, 'dist', 'cli', 'main.js');

const UNEXPECTED = 3;

function fail(error) {
  if (process.env.RULEWRIGHT_DEBUG) console.error(error);
  else console.error(`rulewright failed unexpectedly: ${oneLine(error)} (RULEWRIGHT_DEBUG=1 shows where)`);
  process.exit(UNEXPECTED);
}

function oneLine(error) {
  const message = error instanceof Error && error.message ? error.message : String(error);
  return message.trim().split('\n', 1)[0];
}

// `rulewright … | head` closes the pipe early: the command still ends with its own exit code.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') fail(error);
  });
}
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

function load() {
  if (!existsSync(source)) {
    // Whoever looks for a mistake is shown the files that it is in.
    if (process.env.RULEWRIGHT_DEBUG) return require(compiled);
    const { loadBundle } = require('./bundle');
    return loadBundle(root);
  }
  // A checkout: run the sources as they are, from whichever folder the command was called.
  require('../scripts/typescript.cjs');
  return require(source);
}

async function run() {
  const { main } = load();
  process.exitCode = await main(process.argv.slice(2));
}

run().catch(fail);
