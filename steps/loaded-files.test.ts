import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import ts from 'typescript';

const definitions = path.join(__dirname, 'definitions');

/** Everything that is loaded with the steps: whoever plays a scenario runs what stands in these files. */
const loaded = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);

/** What registers the steps with Cucumber as it is loaded. */
const REGISTERING = 'register.ts';

/** The statements of a file that do something as it is loaded, besides naming things. */
function doneAsLoaded(name: string, text: string): readonly string[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  return source.statements
    .filter(
      (each) =>
        !ts.isImportDeclaration(each) &&
        !ts.isExportDeclaration(each) &&
        !ts.isVariableStatement(each) &&
        !ts.isFunctionDeclaration(each) &&
        !ts.isClassDeclaration(each) &&
        !ts.isInterfaceDeclaration(each) &&
        !ts.isTypeAliasDeclaration(each) &&
        // What is only done where the file itself is started.
        !(ts.isIfStatement(each) && each.expression.getText() === 'require.main === module'),
    )
    .map((each) => each.getText());
}

const isPhrase = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'expression' in value && 'run' in value;

describe('what is loaded with the steps', () => {
  for (const name of loaded.filter((each) => each !== REGISTERING))
    it(`does nothing as it is loaded: ${name}`, () => {
      expect(doneAsLoaded(name, readFileSync(path.join(__dirname, name), 'utf8'))).to.deep.equal([]);
    });

  for (const name of readdirSync(definitions))
    it(`is nothing but lists of steps in definitions/${name}`, () => {
      const exported: Readonly<Record<string, unknown>> = require(path.join(definitions, name));
      for (const [what, value] of Object.entries(exported))
        expect(Array.isArray(value) && value.length > 0 && value.every(isPhrase), what).to.equal(true);
      expect(Object.keys(exported)).not.to.deep.equal([]);
    });

  it('is looked at statement by statement', () => {
    const text = `import { play } from './play';\nconst games = 3;\nplay(games);\nif (require.main === module) play(1);`;
    expect(doneAsLoaded('program.ts', text)).to.deep.equal(['play(games);']);
    expect(doneAsLoaded('program.ts', 'for (;;) break;')).to.deep.equal(['for (;;) break;']);
  });
});
