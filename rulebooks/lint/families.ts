import type { Heading, Place, SourceRule } from '../source';
import { type Counting, isWord, splitNumber, wholeOf } from './numbers';

/** A number that the rulebook prints, or one that it would have to print for a part of it that it does print. */
export interface Member extends Place {
  readonly number: string;
  /** What stands under it. Where there is none of it, the number is only implied by its parts. */
  readonly printed: 'rule' | 'section' | 'nothing';
  /** The key of the first rule that bears the number or, where nothing does, the first that implies it. */
  readonly rule?: string;
}

/** Numbers that count on from each other: `704.5a`, `704.5b`, …; in the order of the alphabet, or by their value. */
export interface Family {
  /** What all of them begin with: `704.5`, `103.1.`; empty for numbers that have one part. */
  readonly prefix: string;
  readonly members: readonly Member[];
}

/** Everything that is numbered, by its number: rules, sections, and what they are parts of. */
export function membersOf(
  rules: readonly SourceRule[],
  sections: readonly Heading[],
): ReadonlyMap<string, Member> {
  const members = new Map<string, Member>();
  for (const { number, key, line, column } of rules) {
    if (!members.has(number)) members.set(number, { number, printed: 'rule', rule: key, line, column });
  }
  for (const { number, line, column } of sections) {
    if (!members.has(number)) members.set(number, { number, printed: 'section', line, column });
  }
  for (const { number, key, line, column } of rules) {
    for (let whole = wholeOf(number); whole !== undefined && !members.has(whole); whole = wholeOf(whole)) {
      members.set(whole, { number: whole, printed: 'nothing', rule: key, line, column });
    }
  }
  return members;
}

/** The families of what is numbered. Words, letters that are skipped, and capital letters count in none. */
export function familiesOf(members: ReadonlyMap<string, Member>, counting: Counting): Family[] {
  const families = new Map<string, Member[]>();
  for (const member of members.values()) {
    const { prefix, last } = splitNumber(member.number);
    if (isWord(last) || counting.placeOf(last) === undefined) continue;
    const family = `${prefix} ${/^\d/.test(last) ? 'digits' : 'letters'}`;
    const found = families.get(family);
    if (found === undefined) families.set(family, [member]);
    else found.push(member);
  }
  const placeOf = ({ number }: Member) => counting.placeOf(splitNumber(number).last) ?? 0;
  return [...families.entries()].map(([family, found]) => ({
    prefix: family.slice(0, family.indexOf(' ')),
    members: found.sort((a, b) => placeOf(a) - placeOf(b)),
  }));
}
