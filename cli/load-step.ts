/**
 * Loads a file of steps, which define themselves as they are loaded. Where everything is one file (scripts/bundle.mjs),
 * they are part of it, and this function is another one.
 */
export const loadStep = (file: string): void => {
  require(file);
};

/** Has a file of steps been loaded in this process? Its steps aren't defined again. */
export const isStepLoaded = (file: string): boolean => require.cache[file] !== undefined;
