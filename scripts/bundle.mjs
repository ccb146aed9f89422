// Makes a few large files of everything that a command may load, packages included: finding and reading a thousand files takes
// longer than playing a scenario. The files stay beside it, for who imports "rulewright/adapter", and for RULEWRIGHT_DEBUG.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/**
 * They are found where they were installed: what is large and loaded only by `fuzz --queue`, and what compiles a designer's own
 * rules, as it looks for its program beside itself.
 */
const INSTALLED = ['bullmq', 'ioredis', 'esbuild'];

/** What Cucumber Expressions asks where the groups of a match are, and what is there instead, as it is in a checkout. */
const POLYFILL = /^regexp-match-indices$/;
const NATIVE = "module.exports = require('./steps/match-indices.js').execWithIndices;";

/** Parts of Cucumber that load much and that no command comes to: what is there instead, by where they are in it. */
const INSTEAD = {
  'lib/api/index.js': "exports.runCucumber = require('./run_cucumber').runCucumber;",
  'lib/cli/index.js': 'exports.default = class {};',
  'lib/formatter/builtin/index.js':
    "exports.default = { rerun: require('../rerun_formatter').default }; exports.documentation = {};",
  'lib/formatter/helpers/summary_helpers.js': '',
};

/** What each file of the bundle knows: where our files are, and how a module in another file of the bundle is loaded. */
const BANNER = `
const DIST = require('node:path').dirname(__dirname);
const LOAD = (place) => require('./' + require('./places.json')[place]).modules[place]();`;

/** Stands in for cli/load-step.js: files of steps, by where they are in dist/, as parts of the bundle. */
const loadStep = (places) => `
const { relative, sep } = require('node:path');
const steps = {
${places.map((place) => `${JSON.stringify(place)}: () => require('./${place}')`).join(',\n')}
};
const loaded = new Set();
exports.loadStep = (file) => {
  loaded.add(file);
  steps[relative(DIST, file).replaceAll(sep, '/')]();
};
exports.isStepLoaded = (file) => loaded.has(file);`;

const slashed = (file) => file.replaceAll(path.sep, '/');

/** A module that the sources load only when they need it: they say so with the quotes that the compiler doesn't use. */
const WHEN_NEEDED = /\brequire\('(\.[^']+)'\)/g;

function plugin({ dist, steps, assigned, replaced }) {
  const placeOf = (file) => slashed(path.relative(dist, file));
  return {
    name: 'rulewright',
    setup({ onLoad, onResolve, resolve }) {
      onResolve({ filter: POLYFILL }, ({ path: name }) => ({ path: name, namespace: 'native' }));
      onLoad({ filter: /./, namespace: 'native' }, () => ({ contents: NATIVE, resolveDir: dist }));

      onResolve({ filter: /^when-needed:/ }, async ({ path: name, resolveDir, importer }) => {
        const options = { resolveDir, importer, kind: 'require-call', pluginData: 'asked' };
        const found = await resolve(name.replace('when-needed:', ''), options);
        return { path: placeOf(found.path), namespace: 'elsewhere', errors: found.errors };
      });
      onResolve({ filter: /./ }, async ({ path: name, pluginData, kind, ...options }) => {
        if (pluginData === 'asked' || kind === 'entry-point' || name.startsWith('node:')) return undefined;
        const found = await resolve(name, { ...options, kind, pluginData: 'asked' });
        const place = placeOf(found.path);
        return assigned.has(place) ? { path: place, namespace: 'elsewhere' } : undefined;
      });
      onLoad({ filter: /./, namespace: 'elsewhere' }, ({ path: place }) => ({
        contents: `module.exports = LOAD(${JSON.stringify(place)});`,
      }));

      onLoad({ filter: /\.js$/, namespace: 'file' }, ({ path: file }) => {
        const resolveDir = path.dirname(file);
        const [, part] = /\/@cucumber\/cucumber\/(lib\/.*)$/.exec(slashed(file)) ?? [];
        if (part !== undefined && INSTEAD[part] !== undefined) {
          replaced.add(part);
          return { contents: `exports.__esModule = true; ${INSTEAD[part]}`, resolveDir };
        }
        const place = placeOf(file);
        if (place.startsWith('..')) return undefined;
        if (place === 'cli/native-match-indices.js') return { contents: '' };
        const code = place === 'cli/load-step.js' ? loadStep(steps) : readFileSync(file, 'utf8');
        const split = code.replaceAll(WHEN_NEEDED, "require('when-needed:$1')");
        const folder = `require('node:path').join(DIST, ${JSON.stringify(slashed(path.dirname(place)))})`;
        const own = /\b__dirname\b/.test(code) ? `const __dirname = ${folder};\n` : '';
        return { contents: `${own}${split}`, resolveDir: place === 'cli/load-step.js' ? dist : resolveDir };
      });
    },
  };
}

/** Every module that some module loads only when it needs it. */
function loadedWhenNeeded(dist) {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  return files.flatMap((file) =>
    [...readFileSync(path.join(dist, file), 'utf8').matchAll(WHEN_NEEDED)].map(([, name]) => {
      const target = slashed(path.join(path.dirname(file), name));
      return files.includes(path.join(`${target}.js`)) ? `${target}.js` : `${target}/index.js`;
    }),
  );
}

/**
 * Bundles all commands, into dist/bundle: main.js is what every command begins with, rulebooks.js what rulebooks are read with, playing.js what scenarios are played
 * with, fuzzing.js is for random games, and other.js for the other commands.
 *
 * @param dist the folder with the compiled files
 * @param stepFiles the files of steps in it
 */
export async function bundle(dist, stepFiles) {
  const target = path.join(dist, 'bundle');
  rmSync(target, { recursive: true, force: true });
  const steps = stepFiles.map((file) => slashed(path.relative(dist, file)));
  const needed = [...new Set([...loadedWhenNeeded(dist), ...steps])];
  const isFuzzing = (place) => place.startsWith('fuzz/') || place.startsWith('cli/fuzz');
  const files = [
    { name: 'main.js', entries: ['cli/main.js'] },
    { name: 'rulebooks.js', entries: needed.filter((place) => place === 'cli/rulebook-lint.js') },
    {
      name: 'playing.js',
      entries: needed.filter(
        (place) => place === 'cli/check.js' || (steps.includes(place) && !isFuzzing(place)),
      ),
    },
    { name: 'other.js', entries: needed.filter((place) => !isFuzzing(place)) },
    { name: 'fuzzing.js', entries: needed },
  ];
  const assigned = new Map();
  const inputs = new Set();
  const replaced = new Set();
  for (const { name, entries } of files) {
    const one = { dist, target, name, steps, assigned: new Set(assigned.keys()), replaced };
    const own = entries.filter((place) => !assigned.has(place));
    const modules = await buildOne({ ...one, modules: own, write: false });
    for (const module of await buildOne({ ...one, modules, write: true })) {
      assigned.set(module, name);
      inputs.add(module);
    }
  }
  const gone = Object.keys(INSTEAD).filter((part) => !replaced.has(part));
  if (replaced.size > 0 && gone.length > 0) throw new Error(`Cucumber has no ${gone.join(', ')} any more`);
  writeFileSync(path.join(target, 'places.json'), JSON.stringify(Object.fromEntries(assigned)));
  writeFileSync(path.join(target, 'LICENCES.txt'), licencesOf([...inputs], dist));
}

/** Makes one file, which gives its modules to the others; returns where each module in it is. */
async function buildOne({ dist, target, name, modules, write, ...shared }) {
  const given = modules.map(
    (place) => `${JSON.stringify(place)}: () => require(${JSON.stringify(asPath(place))})`,
  );
  const { metafile } = await build({
    absWorkingDir: dist,
    stdin: { contents: `exports.modules = {\n${given.join(',\n')}\n};`, resolveDir: dist, sourcefile: name },
    outfile: path.join(target, name),
    bundle: true,
    write,
    platform: 'node',
    target: 'node20.19',
    format: 'cjs',
    external: INSTALLED,
    banner: { js: BANNER },
    plugins: [plugin({ dist, ...shared })],
    minifyWhitespace: true,
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs).filter(
    (place) => place !== name && !/^(?:native|elsewhere):/.test(place),
  );
}

const asPath = (place) => (place.startsWith('.') ? place : `./${place}`);

/** The licences of the packages that files belong to. */
function licencesOf(files, dist) {
  const folders = files.flatMap((file) => {
    const [, folder] =
      /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(slashed(path.resolve(dist, file))) ?? [];
    return folder === undefined ? [] : [folder];
  });
  return [...new Set(folders)]
    .sort()
    .map((folder) => {
      const {
        name,
        version,
        license = 'UNKNOWN',
      } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
      const texts = readdirSync(folder)
        .filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file))
        .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
      return [`${name} ${version} (${license})`, ...texts].join('\n\n');
    })
    .join(`\n\n${'-'.repeat(80)}\n\n`);
}
