import type { NotHeld } from './changes';
import type { Edition } from './edition';

/** The chapters that one edition holds and the other cites without holding any rule of them: its file is a part. */
export function chaptersNotHeld(older: Edition, newer: Edition): NotHeld[] {
  const lists: NotHeld[] = [
    { by: 'older', chapters: missingFrom(older, newer) },
    { by: 'newer', chapters: missingFrom(newer, older) },
  ];
  return lists.filter(({ chapters }) => chapters.length > 0);
}

function missingFrom(part: Edition, whole: Edition): string[] {
  const held = new Set(part.rules.map(({ chapter }) => chapter));
  const cited = new Set(part.rules.flatMap(({ references }) => references));
  const missing = [...new Set(whole.rules.map(({ chapter }) => chapter))].filter((each) => !held.has(each));
  const isCited = (chapter: string) =>
    whole.rules.some(
      ({ key, section, chapter: own }) =>
        own === chapter && (cited.has(key) || cited.has(section) || cited.has(chapter)),
    );
  // Where a file cites most of what it lacks, it lacks the rest for the same reason.
  const some = missing.filter(isCited);
  return 2 * some.length >= missing.length ? missing : some;
}
