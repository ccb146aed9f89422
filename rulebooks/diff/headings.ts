import type { HeadingChange } from './changes';
import type { Edition, EditionRule, Titled } from './edition';
import { successorsOf } from './following';
import type { Pairing } from './pairing';

/** Pairs the headings that are rules themselves, and whose titles changed, by their numbers. */
export function pairHeadings(pairing: Pairing): void {
  const { older, newer } = pairing;
  const now = new Set(headingNumbers(newer));
  const inBoth = new Set(headingNumbers(older).filter((number) => now.has(number)));
  const fresh = new Map(pairing.unpairedNew().map((to) => [newer.rules[to]?.key, to]));
  for (const from of pairing.unpairedOld()) {
    const key = older.rules[from]?.key ?? '';
    const to = fresh.get(key);
    if (to !== undefined && inBoth.has(key)) pairing.pair(from, to);
  }
}

function headingNumbers({ chapters, sections }: Edition): string[] {
  return [...chapters, ...sections].filter(({ title }) => title !== '').map(({ number }) => number);
}

/** The chapters and sections that came, went, or have another title or number. */
export function headingChanges(pairing: Pairing): HeadingChange[] {
  return [
    ...changesOf(
      'chapter',
      pairing,
      ({ chapters }) => chapters,
      ({ chapter }) => chapter,
    ),
    ...changesOf(
      'section',
      pairing,
      ({ sections }) => sections,
      ({ section }) => section,
    ),
  ];
}

function changesOf(
  level: HeadingChange['level'],
  pairing: Pairing,
  partsOf: (edition: Edition) => readonly Titled[],
  partOf: (rule: EditionRule) => string,
): HeadingChange[] {
  const [olds, news] = [partsOf(pairing.older), partsOf(pairing.newer)];
  const successors = successorsOf(pairing, partOf, olds, news);
  const taken = new Set(successors.values());
  const known = new Set(olds.map(({ number }) => number));
  const changed = olds.flatMap((before): HeadingChange[] => {
    const number = successors.get(before.number);
    const now = news.find((each) => each.number === number);
    if (now === undefined) return [{ what: 'heading', level, before }];
    const retitled = before.title !== now.title && before.title !== '' && now.title !== '';
    return retitled || before.number !== now.number ? [{ what: 'heading', level, before, now }] : [];
  });
  const added = news
    .filter(({ number, title }) => title !== '' && !known.has(number) && !taken.has(number))
    .map((now): HeadingChange => ({ what: 'heading', level, now }));
  return [...changed, ...added];
}
