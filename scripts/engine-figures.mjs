// What the engines are made of, in figures: read from the sources alone, of whichever checkout.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesUnder, isTest } from './project.mjs';

/** Folders of engine/ that are of no game. */
const SHARED = new Set(['kernel', 'text', 'card-game', 'speed-ups']);
/** Where nothing should name a game, but for registries. */
const NEUTRAL = ['engine', 'port', 'steps', 'fuzz', 'cli', 'reports'];

/** What joins the games must name them. */
const REGISTRIES = new Set(['engine/games.ts', 'fuzz/rulebooks/index.ts']);

const RULE_NUMBER = /^\d{2,3}([.][0-9a-z~.]+)?(~\d+)?$|^[A-Z](\.\d+)+(\.Ruling\.\d+)?[a-z]?$/;
/** The folders of chapters are named by their numbers, or by their letters: `5-turn-structure`, `t-timing`. */
const SECTION = /^engine\/[^/]+\/(?:\d|[a-z]-)[^/]*\//;
/** Folders of a game that hold no rules and are counted by themselves: how its cards are read, and what makes it faster. */
const APART = /^engine\/[^/]+\/(?:text|speed)\//;
/** The body of a rule that does nothing by itself. */
const FLAG = /^\([^)]*\)( ?: ?\w+)? ?=> ?(true|undefined|\[\]|false)$/;
/** What keeps something that was worked out, or tells whether it is still so. */
const CACHE =
  /\b(PerGame|onceForEach|onceAnArrangement\w*|onceFor\w+|onceUntilWritten|WeakMap|Kept|sourcesVersion|arrangedAt|tableAt|pilesAt|payingAt|cleanupsAt|pointsAt|runesAt|arrangement|BEYOND|isAsPrinted|hasAllRules|doesSay|maySay|rollbacks|changesAbilities|noteBeginning|noteEnd|wouldFindNothing|decidesAtOnce|areUsed)\b|journal\.(mark|overwrites|touched\w*)/;

/** As many numbers on one object, restatements apart, say that it is several rules. */
const MANY = 5;

/**
 * The figures of a checkout: by game, of what is shared, and what is written in more than one game.
 *
 * @param root the folder of the checkout
 * @throws RangeError where the folder holds no engine
 * @returns games: figures by game; shared: lines by folder; parallel: names defined in more than one game, with their lines by game; naming: neutral files that name a game
 */
export function engineFigures(root) {
  const files = sourcesIn(root, 'engine').map((file) => parsed(root, file));
  if (files.length === 0)
    throw new RangeError(`There is no engine in ${root}: name the folder of a checkout.`);
  const folders = [...new Set(files.map(folderOf))];
  const games = folders.filter((folder) => !SHARED.has(folder) && !folder.endsWith('.ts'));
  const defined = new Map();
  const figures = games.map((game) => {
    const own = files.filter((file) => folderOf(file) === game);
    for (const file of own) noteNames(defined, game, file);
    return [game, figuresOf(own)];
  });
  return {
    games: Object.fromEntries(figures),
    shared: Object.fromEntries(
      folders
        .filter((folder) => SHARED.has(folder))
        .map((folder) => [folder, linesOf(files.filter((file) => folderOf(file) === folder))]),
    ),
    parallel: [...defined]
      .filter(([, lines]) => lines.size > 1)
      .map(([name, lines]) => ({ name, lines: Object.fromEntries(lines) })),
    naming: filesNaming(root, games),
  };
}

function figuresOf(files) {
  const sections = files.filter(({ file }) => SECTION.test(file));
  const outside = files.filter(({ file }) => !SECTION.test(file));
  const sectionOf = sectionsBy(files);
  const rules = files.flatMap((file) => rulesIn(file).map((rule) => ({ ...rule, file: file.file })));
  const numbers = rules.flatMap((rule) => rule.numbers);
  const statements = sections.map((file) => ({ file, all: file.tree.statements.filter(isCode) }));
  const code = statements.flatMap(({ file, all }) => all.map((each) => each.getText(file.tree)));
  const cached = code.filter((text) => CACHE.test(text));
  return {
    'lines in sections': linesOf(sections),
    'lines outside sections': linesOf(outside),
    'of these neither card text nor speed-ups': linesOf(outside.filter(({ file }) => !APART.test(file))),
    'section files without a rule': sections.filter((file) => rulesIn(file).length === 0).length,
    'exports of section files that are no rule': statements.reduce(
      (sum, { file, all }) => sum + all.flatMap((each) => exportsWithoutRule(file, each)).length,
      0,
    ),
    'rule objects': rules.length,
    'rule numbers': new Set(numbers).size,
    [`objects with ${MANY} or more numbers`]: rules.filter((rule) => rule.rules >= MANY).length,
    'most numbers on one object': Math.max(0, ...rules.map((rule) => rule.rules)),
    'flags: rules without a body of their own': rules.filter(({ isFlag }) => isFlag).length,
    'numbers in a file of their own section': rules.reduce(
      (sum, rule) =>
        sum + rule.numbers.filter((each) => sectionOf(each) === sectionOf(sectionIn(rule.file))).length,
      0,
    ),
    'numbers in all': numbers.length,
    'lines of section code': codeLines(code),
    'of these with cache machinery': codeLines(cached),
    'section files that mix rules with it': sections.filter(
      (file) => rulesIn(file).length > 0 && CACHE.test(withoutImports(file)),
    ).length,
  };
}

/** A file named 350-… holds every section from 350 up to the next number that a file is named by. */
function sectionsBy(files) {
  const sections = new Set(files.flatMap(({ file }) => sectionIn(file) ?? []));
  const starts = [...sections]
    .map(Number)
    .filter((each) => !Number.isNaN(each))
    .sort((one, other) => one - other);
  return (number) => {
    const lettered = /^[A-Z]\.\d+/.exec(number ?? '')?.[0];
    if (lettered !== undefined) return lettered;
    const section = Number(number?.split(/[.~]/)[0]);
    return Number.isNaN(section) ? number : starts.filter((each) => each <= section).at(-1);
  };
}

const sectionIn = (file) => /\/(\d+|[A-Z]\.\d+)-[^/]*\.ts$/.exec(file)?.[1];

/** Each call of a form with rule numbers and a title, in a file or in a part of it. */
function rulesIn({ tree }, within = tree) {
  const rules = [];
  const visit = (node) => {
    const rule = ruleOf(node, tree);
    if (rule) rules.push(rule);
    ts.forEachChild(node, visit);
  };
  visit(within);
  return rules;
}

function ruleOf(node, tree) {
  if (!ts.isCallExpression(node) || node.arguments.length < 2) return undefined;
  const [first, title, ...rest] = node.arguments;
  const listed = numbersIn(first);
  const areNumbers = listed.every((each) => ts.isStringLiteralLike(each) && RULE_NUMBER.test(each.text));
  if (listed.length === 0 || !areNumbers || !ts.isStringLiteralLike(title)) return undefined;
  const body = rest.find(ts.isArrowFunction)?.getText(tree).replace(/\s+/g, ' ') ?? '';
  // Numbers that restate another one are no further rules.
  const isRestated = ts.isObjectLiteralExpression(first);
  return {
    numbers: listed.map(({ text }) => text),
    rules: isRestated ? 1 : listed.length,
    isFlag: FLAG.test(body),
  };
}

/** The literals of a rule's number, of those that restate it (`{ number, restates }`) and of others that share its object. */
const numbersIn = (node) =>
  ts.isArrayLiteralExpression(node)
    ? [...node.elements]
    : ts.isObjectLiteralExpression(node)
      ? node.properties.filter(ts.isPropertyAssignment).flatMap(({ initializer }) => numbersIn(initializer))
      : [node];

/** The names that a statement exports, of values that hold no rule. */
function exportsWithoutRule({ tree }, statement) {
  const isExported = ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported || rulesIn({ tree }, statement).length > 0) return [];
  return namesOf(statement);
}

/** A type is no code, and neither is an import. */
const isCode = (statement) =>
  !ts.isImportDeclaration(statement) &&
  !ts.isInterfaceDeclaration(statement) &&
  !ts.isTypeAliasDeclaration(statement);

function namesOf(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  return statement.name?.text ? [statement.name.text] : [];
}

function noteNames(defined, game, { tree }) {
  for (const statement of tree.statements)
    for (const name of namesOf(statement)) {
      const lines = defined.get(name) ?? new Map();
      lines.set(game, (lines.get(game) ?? 0) + statement.getText(tree).split('\n').length);
      defined.set(name, lines);
    }
}

const withoutImports = ({ tree }) =>
  tree.statements
    .filter((statement) => !ts.isImportDeclaration(statement))
    .map((statement) => statement.getText(tree))
    .join('\n');

const linesOf = (files) => files.reduce((sum, { source }) => sum + source.split('\n').length, 0);

const codeLines = (texts) =>
  texts.flatMap((text) => text.split('\n')).filter((line) => line.trim() && !/^\s*(\/\/|\*|\/\*)/.test(line))
    .length;

/** Neutral files whose code, imports apart, names a game: by its folder, or by a word of that. */
function filesNaming(root, games) {
  const words = games.flatMap((game) => [
    game,
    game.replace(/(^|-)([a-z])/g, (_, __, letter) => letter.toUpperCase()),
  ]);
  const named = new RegExp(words.join('|'), 'i');
  // What is a game's own stands in a folder or file named by the game, or by a rulebook of it.
  const isNamed = (part) => games.some((game) => part === game || part.startsWith(`${game}-`));
  const isOfGame = (file) => file.split('/').some((part) => isNamed(part.replace(/\.ts$/, '')));
  return NEUTRAL.flatMap((folder) => sourcesIn(root, folder))
    .filter((file) => !isOfGame(file) && !REGISTRIES.has(file))
    .map((file) => parsed(root, file))
    .filter((file) => named.test(withoutComments(withoutImports(file))))
    .map(({ file }) => file);
}

const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const folderOf = ({ file }) => file.split('/')[1];

function parsed(root, file) {
  const source = readFileSync(path.join(root, file), 'utf8');
  return { file, source, tree: ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true) };
}

/** Sources below a folder, tests apart. */
const sourcesIn = (root, folder) =>
  filesUnder([folder], root)
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !isTest(file));
