import Module, { createRequire } from 'node:module';

/** The package that Cucumber Expressions asks where the groups of a match are. */
const POLYFILL = 'regexp-match-indices';

/** Each expression, as one that also tells where its groups are. */
const withIndices = new WeakMap<RegExp, RegExp>();

/** A match with the places of its groups, which regular expressions know since ES2022. */
export function execWithIndices(expression: RegExp, text: string): RegExpExecArray | null {
  let telling = withIndices.get(expression);
  if (telling === undefined) {
    const flags = expression.hasIndices ? expression.flags : `${expression.flags}d`;
    telling = new RegExp(expression.source, flags);
    withIndices.set(expression, telling);
  }
  telling.lastIndex = expression.lastIndex;
  const match = telling.exec(text);
  if (expression.global || expression.sticky) expression.lastIndex = telling.lastIndex;
  return match;
}

/**
 * Puts {@link execWithIndices} in the place of the polyfill that Cucumber Expressions loads: that one takes each expression
 * apart, writes it anew and matches it twice, for what every Node that we run on can do itself. To be called before
 * Cucumber is loaded; does nothing where Cucumber no longer needs it.
 */
export function useNativeMatchIndices(): void {
  const file = polyfillOfCucumber();
  if (file === undefined || require.cache[file] !== undefined) return;
  const native = new Module(file);
  native.filename = file;
  native.exports = execWithIndices;
  native.loaded = true;
  require.cache[file] = native;
}

function polyfillOfCucumber(): string | undefined {
  try {
    const cucumber = createRequire(require.resolve('@cucumber/cucumber'));
    return createRequire(cucumber.resolve('@cucumber/cucumber-expressions')).resolve(POLYFILL);
  } catch {
    return undefined;
  }
}
