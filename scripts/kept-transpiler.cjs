// A transpiler for ts-node: its own, with swc, whose work is kept in node_modules/.cache. The tests start a few hundred
// processes, each of which would transpile the same files again. One entry for each source file, by its name; it is used
// only if the file's text, the options and the versions are those that it was made of.
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const folder = path.join(__dirname, '..', 'node_modules', '.cache', 'rulewright');

/** What ts-node asks a transpiler for: see "Third-party transpilers" in its documentation. */
exports.create = (options) => {
  const versions = ['ts-node', '@swc/core'].map((name) => require(`${name}/package.json`).version);
  const made = JSON.stringify([versions, options.nodeModuleEmitKind, options.service.config.options]);
  let swc;

  return {
    transpile(text, { fileName }) {
      const entry = path.join(folder, createHash('sha1').update(fileName).digest('hex'));
      const of = createHash('sha1')
        .update(made)
        .update('\0')
        .update(fileName)
        .update('\0')
        .update(text)
        .digest('hex');
      const known = kept(entry);
      if (known?.of === of) return known.transpiled;
      swc ??= require('ts-node/transpilers/swc').create(options);
      const transpiled = swc.transpile(text, { fileName });
      keep(entry, { of, transpiled });
      return transpiled;
    },
  };
};

/** An entry; undefined where there is none that can be read. */
function kept(entry) {
  try {
    return JSON.parse(readFileSync(entry, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Processes that write the same entry at once leave one of theirs, whole. Where nothing can be written nothing is kept. */
function keep(entry, content) {
  const unfinished = `${entry}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(unfinished, JSON.stringify(content));
    renameSync(unfinished, entry);
  } catch {
    // The next process transpiles the file again.
  }
}
