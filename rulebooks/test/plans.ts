import { Counting, splitNumber } from '../lint/numbers';
import { compareNumbers } from '../numbering';
import type { Source, SourceRule } from '../source';
import type { Plan } from './renumbering';

const counting = new Counting(new Set(['l', 'o']));

/** The rules beside one: parts of the same whole, in order, each number once. */
export function familyOf(source: Source, rule: SourceRule): readonly string[] {
  const { prefix, last } = splitNumber(rule.number);
  const isDigits = /\d/.test(last);
  const found = source.rules.flatMap(({ number }) => {
    const each = splitNumber(number);
    return each.prefix === prefix && /\d/.test(each.last) === isDigits ? [number] : [];
  });
  return [...new Set(found)];
}

/** Rules come before one, and it and all beside it that follow make room: each gets the number of the one so many further on. */
export function insertion(source: Source, rule: SourceRule, texts: readonly string[]): Plan {
  const family = familyOf(source, rule);
  const from = family.indexOf(rule.number);
  const numbers = [...family];
  for (let more = 0; more < texts.length; more++) {
    const next = counting.next(numbers.at(-1) ?? '');
    if (next === undefined) throw new Error(`nothing follows ${numbers.at(-1)}`);
    numbers.push(next);
  }
  return {
    renames: new Map(
      family.slice(from).map((number, at) => [number, numbers[from + at + texts.length] ?? '']),
    ),
    added: texts.map((text, at) => ({ before: rule.key, number: numbers[from + at] ?? '', text })),
  };
}

/** A rule goes, and those beside it move up. */
export function deletion(source: Source, rule: SourceRule): Plan {
  const family = familyOf(source, rule);
  const from = family.indexOf(rule.number);
  return {
    renames: new Map(family.slice(from + 1).map((number, at) => [number, family[from + at] ?? ''])),
    removed: [rule.number],
  };
}

/** A rule goes to the end of another family, and those that were beside it move up. */
export function move(source: Source, rule: SourceRule, behind: SourceRule): Plan {
  const { renames } = deletion(source, rule);
  const last = familyOf(source, behind).at(-1) ?? '';
  const next = counting.next(last) ?? '';
  return {
    renames: new Map([...renames, [rule.number, next]]),
    moved: { number: rule.number, behind: last },
  };
}

/** Two rules change places and numbers. */
export function swap(one: SourceRule, other: SourceRule): Plan {
  return {
    renames: new Map([
      [one.number, other.number],
      [other.number, one.number],
    ]),
  };
}

/** A section comes before one, so that it and all of its chapter that follow get the next number. */
export function sectionInsertion(source: Source, section: string): Plan {
  const beside = source.rules.filter(({ belongs }) => belongs.chapter === chapterOf(source, section));
  const sections = [...new Set(beside.map(({ belongs }) => belongs.section))].sort(compareNumbers);
  const following = sections.slice(sections.indexOf(section));
  return { renames: new Map(following.map((number) => [number, counting.next(number) ?? ''])) };
}

function chapterOf({ rules }: Source, section: string): string | undefined {
  return rules.find(({ belongs }) => belongs.section === section)?.belongs.chapter;
}
