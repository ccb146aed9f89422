// Loads the sources of a checkout: ts-node compiles a file once, and what it made is kept in node_modules/.cache. A process
// whose files are all kept loads neither the compiler nor ts-node. An entry holds what one text of one file was compiled
// to, with these options and versions; another text is compiled anew, however alike name, size and time of the file are.
// What the JavaScript engine makes of that is kept too, by Node itself from 22 on.
const { readFileSync } = require('node:fs');
const { enableCompileCache } = require('node:module');
const path = require('node:path');
const { engine, runModule } = require('../bin/kept-code');
const { digest, keep, kept } = require('../bin/kept-file');
const { showOwnLines } = require('./own-lines.cjs');

const root = path.join(__dirname, '..');
const project = path.join(root, 'tsconfig.json');
const cache = path.join(root, 'node_modules', '.cache', 'rulewright');
const folder = path.join(cache, 'sources');

/** What the same text could be compiled to something else by. */
const made = JSON.stringify([
  readFileSync(project, 'utf8'),
  ...['ts-node', '@swc/core', 'typescript'].map((name) => require(`${name}/package.json`).version),
]);

let compiler;

/** What a source is compiled to. */
function compiled(fileName) {
  const text = readFileSync(fileName, 'utf8');
  const of = digest(made, fileName, text);
  const entry = path.join(folder, digest(fileName));
  const before = kept(entry, of);
  if (before !== undefined)
    return { javascript: before.toString(), again: () => kept(entry, of)?.toString() };
  compiler ??= createCompiler();
  const javascript = compiler.compile(text, fileName);
  keep(entry, of, javascript);
  return { javascript, again: () => javascript };
}

/** Node reads and keeps the source map of each file as it is loaded, which takes as long as compiling it. */
function load(module, fileName) {
  module._compile(compiled(fileName).javascript, fileName);
}

/** A source map is read when a stack trace is. */
function loadKept(module, fileName) {
  const { javascript, again } = compiled(fileName);
  const code = showOwnLines(fileName, javascript, again);
  runModule(module, fileName, path.join(cache, 'code', engine, digest(fileName)), code);
}

/** Stack traces are not ts-node's to map: it doesn't know kept files. */
function createCompiler() {
  const { prepareStackTrace } = Error;
  const { DISABLE_V8_COMPILE_CACHE: before } = process.env;
  // Where the disk is full, ts-node's own cache of the compiler's code would stay in the way of every module after it.
  process.env.DISABLE_V8_COMPILE_CACHE = '1';
  try {
    return require('ts-node').create({ cwd: root, project });
  } finally {
    Error.prepareStackTrace = prepareStackTrace;
    if (before === undefined) delete process.env.DISABLE_V8_COMPILE_CACHE;
    else process.env.DISABLE_V8_COMPILE_CACHE = before;
  }
}

// Coverage is told of sources by the maps that Node reads.
if (enableCompileCache || process.env.NODE_V8_COVERAGE) {
  require.extensions['.ts'] = load;
  process.setSourceMapsEnabled(true);
  enableCompileCache?.(path.join(cache, 'code'));
} else require.extensions['.ts'] = loadKept;
