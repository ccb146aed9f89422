'use strict';

// Files that are kept from one process to the next, each with a digest of what it was made of.
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/** Tells one origin from another, by all that a file was made of. */
exports.digest = (...parts) => createHash('sha1').update(parts.join('\0')).digest('hex');

/** What a file holds, as bytes; undefined where there is none, or one of another origin. */
exports.kept = (file, of) => {
  try {
    const content = readFileSync(file);
    return content.toString('latin1', 0, of.length) === of ? content.subarray(of.length) : undefined;
  } catch {
    return undefined;
  }
};

/** Processes that write a file at once leave one of theirs, whole. Where nothing can be written nothing is kept. */
exports.keep = (file, of, content) => {
  const unfinished = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(unfinished, Buffer.concat([Buffer.from(of, 'latin1'), Buffer.from(content)]));
    renameSync(unfinished, file);
  } catch {
    // The next process makes it again.
  }
};
