// Runs test files one after another in this process, each as a suite of its own that is named like the file. A file must
// leave the process as it found it: what it changes and doesn't restore fails its suite.
const { appendFileSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { after, before, describe } = require('node:test');
const { pathToFileURL } = require('node:url');

const root = path.join(__dirname, '..');

/** Takes the files relative to the project's folder. A module of ECMAScript is alone, and no suite. */
exports.runTogether = (files) => {
  if (process.env.RULEWRIGHT_TEST !== 'deep' && files.some(isOfCode) && !files.some(testsReading))
    require('../cli/kept-readings').keepReadings();
  for (const file of files) {
    if (file.endsWith('.mjs')) return import(pathToFileURL(path.join(root, file)));
    describe(file, () => {
      const [found, begun] = [surroundings(), processorTime()];
      let started;
      let loaded;
      before(() => {
        [started, loaded] = [surroundings(), processorTime()];
      });
      require(path.join(root, file));
      // After the file's own clearing up: hooks run in the order in which they were registered.
      after(() => {
        tell({ file, seconds: processorTime() - loaded });
        refuseChanges(file, started);
      });
      tell({ file, seconds: processorTime() - begun });
      refuseChanges(file, found);
    });
  }
};

const isOfCode = (file) => file.endsWith('.ts');

/**
 * Whether a file tests how card text is read, so that it must be read then: the others find what was read before, as the
 * command does.
 */
exports.testsReading = testsReading;
function testsReading(file) {
  return /(?:^|[/\\])text[/\\]|card-text|kept-readings/.test(file);
}

/** Seconds of processor time that this process took, and where the system says so those that it started, too. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1e6;
  try {
    const [children, more] = readFileSync('/proc/self/stat', 'utf8')
      .split(') ')
      .pop()
      .split(' ')
      .slice(13, 15);
    return own + (Number(children) + Number(more)) / 100;
  } catch {
    return own;
  }
}

/** What a file took, for whoever asked; several times for a file. */
function tell(told) {
  const file = process.env.RULEWRIGHT_TEST_TIMES;
  if (file) appendFileSync(file, `${JSON.stringify(told)}\n`);
}

/** What files share in a process, as far as it can be seen from outside. */
function surroundings() {
  return new Map([
    ['the working folder', process.cwd()],
    ['the umask', process.umask()],
    ...Object.entries(process.env).map(([name, value]) => [`the environment variable ${name}`, value]),
    ...Object.getOwnPropertyNames(globalThis).map((name) => [
      `the global ${name}`,
      valueAt(globalThis, name),
    ]),
    ...Object.entries({ console, Date, Math }).flatMap(([name, object]) => methodsOf(name, object)),
    ['process.exit', process.exit],
    ['process.kill', process.kill],
    ...[process.stdout, process.stderr].map((stream) => [
      `what fd ${stream.fd} is written with`,
      stream.write,
    ]),
  ]);
}

function methodsOf(name, object) {
  return Object.getOwnPropertyNames(object)
    .map((key) => [`${name}.${key}`, valueAt(object, key)])
    .filter(([, value]) => typeof value === 'function');
}

/** Lazy globals are left alone: reading one defines it. */
function valueAt(object, name) {
  return Object.getOwnPropertyDescriptor(object, name)?.value;
}

/** Globals that there were not before are those of packages that were loaded. */
function isNew(name, before) {
  return name.startsWith('the global ') && before.get(name) === undefined;
}

function refuseChanges(file, before) {
  const after = surroundings();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => !Object.is(before.get(name), after.get(name)) && !isNew(name, before),
  );
  if (changed.length > 0)
    throw new Error(
      `${file} leaves ${changed.join(', ')} changed for the files after it: restore it, or begin the file with ` +
        `a line "${MARK}" (why), which gives it a process of its own`,
    );
}

const MARK = '// A process of its own:';
exports.MARK = MARK;

/** Whether a test file asks for a process of its own. */
exports.wantsProcess = (file) => readFileSync(path.join(root, file), 'utf8').startsWith(MARK);
