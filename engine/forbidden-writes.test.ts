import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import * as typescript from 'typescript';

/** Everything that a game's state is made of, by the file that says so. */
const STATE: Readonly<Record<string, readonly string[]>> = {
  'kernel/object.ts': ['Zone'],
  'card-game/objects/game-object.ts': ['GameObject'],
  'card-game/phrases/context.ts': ['Context'],
  'card-game/continuous/lasting-effects.ts': ['LastingEffect'],
  'legions-of-will/object.ts': ['Context', 'GameObject', 'Player'],
  'card-game/turn/progress.ts': ['Progress', 'Skipping'],
  'legions-of-will/progress.ts': ['LegionsProgress'],
  'card-game/triggers/triggered-abilities.ts': ['WaitingTrigger', 'DelayedTrigger'],
  'legions-of-will/effects-in-force.ts': ['LastingEffect'],
  'riftbound/object.ts': ['Location', 'Context', 'GameObject'],
  'riftbound/player.ts': ['Player'],
  'riftbound/progress.ts': ['Progress'],
  'magic/object.ts': ['Context', 'MagicObject', 'Player'],
  'magic/game.ts': ['MagicProgress'],
  'riftbound/effects-in-force.ts': ['LastingEffect', 'DelayedTrigger', 'WaitingTrigger'],
};

/** What is worked out and kept with an object: no state, and anybody's who works it out. */
const KEPT = new Set(['seen', 'seenAt', 'printed', 'said', 'cardAt', 'activations', 'offered', 'marks']);

interface Field {
  readonly file: string;
  readonly owner: string;
  readonly isGeneric: boolean;
  readonly name: string;
  readonly isList: boolean;
}

/** The fields that a class or an interface declares, those among the parameters of its constructor included. */
function fieldsOf(file: string, owners: readonly string[]): readonly Field[] {
  const source = typescript.createSourceFile(
    file,
    readFileSync(path.join(__dirname, file), 'utf8'),
    typescript.ScriptTarget.ES2022,
  );
  const field = (
    owner: string,
    isGeneric: boolean,
    {
      name,
      type,
    }: typescript.PropertyDeclaration | typescript.PropertySignature | typescript.ParameterDeclaration,
  ): Field => ({
    file,
    owner,
    isGeneric,
    name: name.getText(source),
    isList: type !== undefined && /\[\]$/.test(type.getText(source)),
  });
  return source.statements.flatMap((each) => {
    if (!typescript.isClassDeclaration(each) && !typescript.isInterfaceDeclaration(each)) return [];
    const owner = each.name?.text ?? '';
    const isGeneric = each.typeParameters !== undefined;
    if (!owners.includes(owner)) return [];
    return [...each.members].flatMap((member): readonly Field[] => {
      if (typescript.isPropertyDeclaration(member) || typescript.isPropertySignature(member))
        return [field(owner, isGeneric, member)];
      if (!typescript.isConstructorDeclaration(member)) return [];
      return member.parameters
        .filter((each) => each.modifiers !== undefined)
        .map((each) => field(owner, isGeneric, each));
    });
  });
}

/** A line of code, and the number of the error that it must be. */
interface Forbidden {
  readonly line: string;
  readonly error: number;
}

const READ_ONLY = 2540;
const NO_SUCH_MEMBER = 2339;

/** Writing a field, and adding to a list that stands in one. */
const writes = ({ file, owner, isGeneric, name, isList }: Field): readonly Forbidden[] => {
  const type = `import('./${file.replace(/\.ts$/, '')}').${owner}`;
  const generic = isGeneric ? '<any>' : '';
  const written = (does: string): string => `export const _ = (it: ${type}${generic}): void => { ${does} };`;
  const assigned = { line: written(`it.${name} = it.${name};`), error: READ_ONLY };
  return isList
    ? [assigned, { line: written(`it.${name}.push(...it.${name});`), error: NO_SUCH_MEMBER }]
    : [assigned];
};

/** For each line of some code, the numbers of the compiler's errors. */
function errorsIn(lines: readonly string[]): readonly (readonly number[])[] {
  const name = path.join(__dirname, 'forbidden-writes.code.ts');
  const { config } = typescript.readConfigFile(
    path.join(__dirname, '..', 'tsconfig.json'),
    typescript.sys.readFile,
  );
  const { options } = typescript.parseJsonConfigFileContent(
    { ...config, include: [], files: [] },
    typescript.sys,
    path.join(__dirname, '..'),
  );
  const host = typescript.createCompilerHost(options);
  const text = lines.map((line, at) => line.replace('const _', `const is${at}`)).join('\n');
  const { getSourceFile } = host;
  host.getSourceFile = (file, ...more) =>
    path.resolve(file) === name
      ? typescript.createSourceFile(file, text, typescript.ScriptTarget.ES2022)
      : getSourceFile.call(host, file, ...more);
  const program = typescript.createProgram([name], { ...options, types: [] }, host);
  const code = program.getSourceFile(name);
  const found: number[][] = lines.map(() => []);
  for (const { start, code: number } of program.getSemanticDiagnostics(code))
    found[code?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0]?.push(number);
  return found;
}

describe('the state of a game', () => {
  const fields = Object.entries(STATE).flatMap(([file, owners]) => {
    const found = fieldsOf(file, owners);
    for (const owner of owners)
      if (!found.some((field) => field.owner === owner))
        throw new Error(`${file} declares no ${owner} with fields.`);
    return found;
  });
  const forbidden = fields.filter(({ name }) => !KEPT.has(name)).flatMap(writes);

  it('is written by nobody but the journal: every assignment, and every change of a list, fails to compile', () => {
    const errors = errorsIn(forbidden.map(({ line }) => line));
    const passed = forbidden.filter(({ error }, at) => !errors[at]?.includes(error));
    expect(passed.map(({ line }) => line)).to.deep.equal([]);
    expect(forbidden.length).to.be.greaterThan(200);
  });
});
