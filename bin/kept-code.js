'use strict';

// Runs modules of CommonJS with what the JavaScript engine made of them before. Node does that itself from 22.1 on.
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { cachedDataVersionTag } = require('node:v8');
const vm = require('node:vm');
const { digest, keep, kept } = require('./kept-file');

/** What code is made for: this version of the engine, with the flags that this process was started with. */
const made = () => digest(process.version, process.arch, cachedDataVersionTag());
const flags = made();

/** Names the engine and its flags: what is made for others is of no use, and must not take the place of this. */
exports.engine = flags.slice(0, 8);

/** What is to be kept at the end: entries, what they are of, and the code. */
const unkept = [];

function keepAll() {
  // With flags that were set since, they would be refused by the next process.
  if (made() !== flags) return;
  for (const { entry, of, script } of unkept) keep(entry, of, script.createCachedData());
}

/**
 * Runs a module. An entry is of one text of a file and one engine; another one takes its place at the end of the process, when
 * functions that were called are compiled as well.
 */
exports.runModule = (module, file, entry, code = readFileSync(file, 'utf8')) => {
  const of = digest(flags, code);
  const cachedData = kept(entry, of);
  const script = new vm.Script(Module.wrap(code), {
    filename: file,
    cachedData,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  if (cachedData === undefined || script.cachedDataRejected) {
    if (unkept.length === 0) process.once('exit', keepAll);
    unkept.push({ entry, of, script });
  }
  const run = script.runInThisContext();
  run.call(module.exports, module.exports, requireOf(module, file), module, file, path.dirname(file));
};

/** As Node makes it: whatever is loaded is loaded by the module itself. */
function requireOf(module, file) {
  const { resolve, cache, extensions, main } = Module.createRequire(file);
  return Object.assign((id) => module.require(id), { resolve, cache, extensions, main });
}
