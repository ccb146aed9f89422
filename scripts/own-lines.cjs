// Stack traces that show lines of the sources. The map of a file is read when a stack trace with it is.
const { SourceMap } = require('node:module');

const MARK = '\n//# sourceMappingURL=';
const DATA = /^data:[^,]*;base64,(.*)/;

/** How to read a file's code with its map again, or the map where it was read. */
const maps = new Map();

/**
 * From now on stack traces show the source's lines.
 *
 * @param code what it was compiled to, with a map at its end
 * @param again gives that again, when it is needed; undefined where it is gone
 * @returns the code without its map
 */
exports.showOwnLines = (file, code, again) => {
  const end = code.lastIndexOf(MARK);
  if (end < 0) return code;
  maps.set(file, again);
  return code.slice(0, end);
};

function mapOf(file) {
  const known = maps.get(file);
  if (typeof known !== 'function') return known;
  const code = known() ?? '';
  const [, encoded] = DATA.exec(code.slice(code.lastIndexOf(MARK) + MARK.length)) ?? [];
  const map = encoded && new SourceMap(JSON.parse(Buffer.from(encoded, 'base64').toString()));
  maps.set(file, map);
  return map;
}

/** One line of a stack trace. */
function shown(site) {
  const told = String(site);
  const file = site.getFileName();
  const [line, column] = [site.getLineNumber(), site.getColumnNumber()];
  const { originalLine, originalColumn } = mapOf(file)?.findEntry(line - 1, column - 1) ?? {};
  if (originalLine === undefined) return told;
  return told.replace(`${file}:${line}:${column}`, () => `${file}:${originalLine + 1}:${originalColumn + 1}`);
}

Error.prepareStackTrace = (error, sites) =>
  [headOf(error), ...sites.map((site) => `    at ${shown(site)}`)].join('\n');

function headOf(error) {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return '<error>';
  }
}
