// Writes docs/glossary.md: every name that the kernel and the card-game layer export, by room, with what it is. What stands above
// the mark in the page is written by hand and stays.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { filesUnder, isTest, root } from './project.mjs';

const MARK = '<!-- From here on the page is made by "node scripts/glossary.mjs". -->';
const ROOMS = ['engine/kernel', 'engine/card-game'];

export const glossaryFile = path.join(root, 'docs', 'glossary.md');

/**
 * Every exported name of the kernel and the layer.
 *
 * @returns by file, then by name: room, file, name, what it is in one sentence (empty where nothing says so)
 */
export function exportedNames() {
  const files = filesUnder(ROOMS).filter((file) => file.endsWith('.ts') && !isTest(file));
  return files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const found = tree.statements.filter(isExported).flatMap((statement) =>
      namesOf(statement).map((name) => ({
        room: path.dirname(file),
        file: path.basename(file),
        name,
        says: sentenceOf(statement),
      })),
    );
    // An overloaded function is one name: the first of its signatures that says what it does speaks for all.
    return [...new Set(found.map(({ name }) => name))].map(
      (name) =>
        found.find((each) => each.name === name && each.says !== '') ??
        found.find((each) => each.name === name),
    );
  });
}

const isExported = (statement) =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const namesOf = (statement) =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map(({ name }) => name.getText())
    : [statement.name?.text].filter((name) => name !== undefined);

/** The first sentence of what is written above a declaration. */
function sentenceOf(statement) {
  const [first] = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc);
  const text = (ts.getTextOfJSDocComment(first?.comment) ?? '').replace(/\s+/g, ' ').trim();
  return /^(.*?[.:;?])(?= [A-Z]|$)/.exec(text)?.[1] ?? text;
}

/** The whole page: what is written by hand, then the tables. */
export function glossary() {
  const [head] = readFileSync(glossaryFile, 'utf8').split(MARK);
  const names = exportedNames();
  const rooms = [...new Set(names.map(({ room }) => room))];
  const tables = rooms.map((room) => tableOf(room, names));
  return `${head}${MARK}\n\n${tables.join('\n')}`;
}

function tableOf(room, names) {
  const rows = names
    .filter((each) => each.room === room)
    .sort((one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1))
    .map(({ name, file, says }) => `| \`${name}\` | ${says.replaceAll('|', '\\|')} | \`${file}\` |`);
  return [`## ${room}`, '', '| name | what it is | in |', '|---|---|---|', ...rows, ''].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(glossaryFile, glossary());
