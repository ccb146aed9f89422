'use strict';

// Files that are kept from one process to the next, each with a digest of what it was made of.
const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/** Tells one origin from another, by all that a file was made of. */
exports.digest = (...parts) => createHash('sha1').update(parts.join('\0')).digest('hex');

/** So many bytes of a file say what it was made of, and how long it is. A multiple of eight: V8 reads what follows in place. */
const HEAD = 64;
const headOf = (of, content) => `${of} ${content.length}`.padEnd(HEAD);

/** What a file holds, as bytes; undefined where there is none, one of another origin, or one that was cut off. */
exports.kept = (file, of) => {
  try {
    const written = readFileSync(file);
    const content = written.subarray(HEAD);
    return written.toString('latin1', 0, HEAD) === headOf(of, content) ? content : undefined;
  } catch {
    return undefined;
  }
};

/** Not in one call: Node 20 never comes back from making folders below one that has no place for any, such as /proc. */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

function remove(file) {
  try {
    rmSync(file, { force: true });
  } catch {
    // It could not be begun either.
  }
}

/** Processes that write a file at once leave one of theirs, whole. Where nothing can be written nothing is kept. */
exports.keep = (file, of, content) => {
  const unfinished = `${file}.${process.pid}`;
  try {
    makeFolder(path.dirname(file));
    const bytes = Buffer.from(content);
    writeFileSync(unfinished, Buffer.concat([Buffer.from(headOf(of, bytes), 'latin1'), bytes]));
    renameSync(unfinished, file);
  } catch {
    // The next process makes it again.
    remove(unfinished);
  }
};
