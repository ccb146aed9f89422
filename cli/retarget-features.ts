import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { HeadingChange } from '../rulebooks/diff/changes';
import type { FeatureLinks } from './feature-links';

/** What feature files become. */
export interface RetargetedFeatures {
  /** From a file's path, where it will be, to its text; only files that change. */
  readonly texts: ReadonlyMap<string, string>;
  /** From where a file was to where it will be. */
  readonly moves: ReadonlyMap<string, string>;
  /** How many `Rule:` lines and tags get another number. */
  readonly retargeted: number;
  /** Files that ought to move, and can't, for another one is there. */
  readonly stuck: readonly (readonly [from: string, to: string])[];
}

const titleNumber = /^(?<before>\s*Feature:\s*)(?<number>[\w.]+?)(?<after>\.?(?:\s.*)?)$/;

/**
 * Gives the links in feature files their new numbers. A file that is called after a section that was renumbered is
 * called after the section's new number, and so is its feature.
 *
 * @param newNumber the number that a link gets; undefined if it keeps its own
 * @param sections the changes of headings
 * @param chapterOf the chapter in which the newer edition has a section
 */
export function retargetFeatures(
  features: readonly FeatureLinks[],
  newNumber: (rule: string) => string | undefined,
  sections: readonly HeadingChange[],
  chapterOf: (section: string) => string | undefined,
): RetargetedFeatures {
  const renamed = new Map(
    sections.flatMap(({ level, before, now }) =>
      level === 'section' && before !== undefined && now !== undefined && before.number !== now.number
        ? [[before.number, now.number] as const]
        : [],
    ),
  );
  const wanted = new Map<string, string>();
  for (const { file } of features) {
    const [number = ''] = path.basename(file).split('-');
    const now = renamed.get(number);
    if (now !== undefined) wanted.set(file, movedFile(file, number, now, chapterOf(now)));
  }
  const { moves, stuck } = possibleMoves(wanted);

  const texts = new Map<string, string>();
  let retargeted = 0;
  for (const feature of features) {
    const lines = feature.text.split(/(?<=\n)/);
    for (const { number, line, column } of [...feature.numbers].sort((a, b) => b.column - a.column)) {
      const becomes = newNumber(number);
      if (becomes === undefined) continue;
      const text = lines[line - 1] ?? '';
      lines[line - 1] = text.slice(0, column - 1) + becomes + text.slice(column - 1 + number.length);
      retargeted += 1;
    }
    const title = lines[feature.titleLine - 1] ?? '';
    lines[feature.titleLine - 1] = renumberedTitle(title, renamed);
    const text = lines.join('');
    const target = moves.get(feature.file) ?? feature.file;
    if (text !== feature.text || target !== feature.file) texts.set(target, text);
  }
  return { texts, moves, retargeted, stuck };
}

function renumberedTitle(line: string, renamed: ReadonlyMap<string, string>): string {
  const [, end = ''] = line.match(/(\r?\n)?$/) ?? [];
  const { before, number, after } = line.slice(0, line.length - end.length).match(titleNumber)?.groups ?? {};
  const now = number === undefined ? undefined : renamed.get(number);
  return now === undefined ? line : `${before}${now}${after}${end}`;
}

/** In the folder of its new chapter, if there is one; its name keeps the words. */
function movedFile(file: string, number: string, now: string, chapter: string | undefined): string {
  const name = now + path.basename(file).slice(number.length);
  const folder = path.dirname(file);
  if (chapter === undefined || path.basename(folder).startsWith(`${chapter}-`))
    return path.join(folder, name);
  const above = path.dirname(folder);
  const other = readdirSync(above).find((each) => each.startsWith(`${chapter}-`));
  return path.join(other === undefined ? folder : path.join(above, other), name);
}

/** A file can move where nothing is, or where what is there moves away. */
function possibleMoves(wanted: ReadonlyMap<string, string>): Pick<RetargetedFeatures, 'moves' | 'stuck'> {
  const moves = new Map(wanted);
  const stuck: (readonly [string, string])[] = [];
  for (let before = -1; before !== stuck.length; ) {
    before = stuck.length;
    const targets = [...moves.values()];
    for (const [from, to] of [...moves]) {
      const isTaken = existsSync(to) && !moves.has(to);
      const isWantedTwice = targets.filter((each) => each === to).length > 1;
      if (!isTaken && !isWantedTwice) continue;
      stuck.push([from, to]);
      moves.delete(from);
    }
  }
  return { moves, stuck };
}
