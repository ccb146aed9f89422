import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FileAddress, Places } from '../reports/conformance-sarif';
import { fileAbove, findHome } from './home';

/** What code hosts take for the top of the repository. */
const REPOSITORY = '%SRCROOT%';
const PACKAGE = 'RULEWRIGHT';

/**
 * Where feature files are, for other programs: relative to the top of their repository, those of this package elsewhere
 * to its folder, and all others as absolute addresses. The folder that the command runs in makes no difference.
 */
export function placesOfFiles(): Places {
  const { root } = findHome();
  return {
    addressOf: (file) => {
      const whole = path.resolve(file);
      const repository = fileAbove(whole, '.git');
      if (repository !== undefined) return relativeTo(repository, whole, REPOSITORY);
      if (whole.startsWith(`${root}${path.sep}`)) return relativeTo(root, whole, PACKAGE);
      return { uri: pathToFileURL(whole).href };
    },
    bases: {
      [REPOSITORY]: 'The top of the repository that the feature file lies in.',
      [PACKAGE]: 'The folder of the package rulewright.',
    },
  };
}

const relativeTo = (folder: string, file: string, uriBaseId: string): FileAddress => ({
  uri: path.relative(folder, file).split(path.sep).map(encodeURIComponent).join('/'),
  uriBaseId,
});
