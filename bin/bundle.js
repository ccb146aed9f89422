'use strict';

// Loads the package, which is a few large files (scripts/bundle.mjs). What the JavaScript engine makes of them is kept for the
// next process, where tools of a project keep such things: node_modules/.cache. Node does that itself from 22.1 on.
const { existsSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { runModule } = require('./kept-code');

/** The commands' main module. */
exports.loadBundle = (root) => {
  const bundle = path.join(root, 'dist', 'bundle');
  const folder = cacheFolder(root);
  if (folder !== undefined) {
    if (Module.enableCompileCache) Module.enableCompileCache(folder);
    else keepCode(bundle, folder);
  }
  return require(path.join(bundle, 'main.js')).modules['cli/main.js']();
};

/** RULEWRIGHT_CACHE names another folder, or says "none". Undefined where nothing is kept. */
function cacheFolder(root) {
  const asked = process.env.RULEWRIGHT_CACHE;
  if (asked === 'none') return undefined;
  if (asked) return path.join(path.resolve(asked), 'code');
  const around = path.dirname(root);
  const installed = path.basename(around) === 'node_modules' ? around : path.join(root, 'node_modules');
  return existsSync(installed) ? path.join(installed, '.cache', 'rulewright', 'code') : undefined;
}

/** Lets Node load the files of a folder with what is known of their code. */
function keepCode(bundle, folder) {
  const load = require.extensions['.js'];
  require.extensions['.js'] = (module, file) => {
    if (path.dirname(file) === bundle)
      runModule(module, file, path.join(folder, entryOf(path.basename(file, '.js'))));
    else load(module, file);
  };
}

/** Each command calls other functions, and only those that it called are kept compiled. */
function entryOf(name) {
  const [, , command = ''] = process.argv;
  return name === 'main' || !/^[a-z-]+$/.test(command) ? name : `${name}-${command}`;
}
