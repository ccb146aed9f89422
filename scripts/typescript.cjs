// Loads the sources of a checkout: ts-node compiles a file once, and what it made is kept in node_modules/.cache. A process
// whose files are all kept loads neither the compiler nor ts-node. An entry holds what one text of one file was compiled
// to, with these options and versions; another text is compiled anew, however alike name, size and time of the file are.
const { readFileSync } = require('node:fs');
const { enableCompileCache } = require('node:module');
const path = require('node:path');
const { digest, keep, kept } = require('../bin/kept-file');

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

function load(module, fileName) {
  const text = readFileSync(fileName, 'utf8');
  const of = digest(made, fileName, text);
  const entry = path.join(folder, digest(fileName));
  let javascript = kept(entry, of)?.toString();
  if (javascript === undefined) {
    compiler ??= createCompiler();
    javascript = compiler.compile(text, fileName);
    keep(entry, of, javascript);
  }
  module._compile(javascript, fileName);
}

/** Node maps stack traces itself, also those of kept files, which ts-node's own way doesn't know. */
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

require.extensions['.ts'] = load;
// Stack traces show lines of the sources.
process.setSourceMapsEnabled(true);
// From Node 22 on, what the JavaScript engine makes of the code is kept too.
enableCompileCache?.(path.join(cache, 'code'));
