// Writes editor/steps.js: every step and every gap, in the form in which Cucumber's language service reads step
// definitions out of sources. The sources themselves define their steps in loops, which no parser can follow.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './project.mjs';

const require = createRequire(import.meta.url);
const file = path.join(root, 'editor', 'steps.js');

const HEAD = `// Every step of Rulewright's vocabulary, for editors: Cucumber's language service reads this file, and nothing runs it.
// Made by "node scripts/editor-steps.mjs".
`;

/** The text of editor/steps.js, from the step definitions as Cucumber loads them. */
export function editorSteps() {
  require('./typescript.cjs');
  const { supportCodeLibraryBuilder } = require('@cucumber/cucumber');
  const { findHome, stepFiles } = require('../cli/home');
  let ids = 0;
  supportCodeLibraryBuilder.reset(root, () => String(++ids));
  for (const each of stepFiles(findHome())) require(each);
  const { stepDefinitions, parameterTypeRegistry } = supportCodeLibraryBuilder.finalize();
  const gaps = [...parameterTypeRegistry.parameterTypes].filter(({ builtin }) => !builtin);
  return [
    HEAD,
    ...gaps.map(
      ({ name, regexpStrings: [regexp] }) =>
        `defineParameterType({ name: '${name}', regexp: ${new RegExp(regexp)} });`,
    ),
    '',
    ...stepDefinitions.map(({ keyword, pattern }) => `${wordFor(keyword)}(${literal(pattern)}, () => {});`),
    '',
  ].join('\n');
}

const wordFor = (keyword) => (['Given', 'When', 'Then'].includes(keyword) ? keyword : 'Given');

/** The language service reads what stands between backticks as it is, without any escapes. */
function literal(pattern) {
  if (pattern instanceof RegExp) return String(pattern);
  if (/[`$]/.test(pattern)) throw new Error(`This step can't be written for editors: ${pattern}`);
  return `\`${pattern}\``;
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(file, editorSteps());
  console.log('editor/steps.js is written');
}
