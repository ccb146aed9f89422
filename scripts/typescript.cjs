// Loads the sources of a checkout: ts-node compiles a file once, and what it made is kept in node_modules/.cache. A process
// whose files are all kept loads neither the compiler nor ts-node. An entry holds what one text of one file was compiled
// to, with these options and versions; another text is compiled anew, however alike name, size and time of the file are.
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { enableCompileCache } = require('node:module');
const path = require('node:path');

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
  const of = digest([made, fileName, text]);
  const entry = path.join(folder, digest([fileName]));
  let javascript = kept(entry, of);
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
  const created = require('ts-node').create({ cwd: root, project });
  Error.prepareStackTrace = prepareStackTrace;
  return created;
}

function digest(parts) {
  return createHash('sha1').update(parts.join('\0')).digest('hex');
}

/** What an entry holds; undefined where there is none, or one of another text. */
function kept(entry, of) {
  try {
    const content = readFileSync(entry, 'utf8');
    return content.startsWith(of) ? content.slice(of.length + 1) : undefined;
  } catch {
    return undefined;
  }
}

/** Processes that write the same entry at once leave one of theirs, whole. Where nothing can be written nothing is kept. */
function keep(entry, of, javascript) {
  const unfinished = `${entry}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(unfinished, `${of}\n${javascript}`);
    renameSync(unfinished, entry);
  } catch {
    // The next process compiles the file again.
  }
}

require.extensions['.ts'] = load;
// Stack traces show lines of the sources.
process.setSourceMapsEnabled(true);
// From Node 22 on, what the JavaScript engine makes of the code is kept too.
enableCompileCache?.(path.join(cache, 'code'));
