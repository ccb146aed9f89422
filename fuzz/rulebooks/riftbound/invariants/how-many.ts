import type { Invariant, Moment } from '../../../invariant';
import { CHOOSES, pendingOf } from './targets';

const FREELY = 'a choice of up to so many targets';
const ONE = 'a choice of one target';

const UP_TO = /\bany number of\b|\bup to (two|three|\d+)\b/i;
const EXACTLY = /^an? /i;
const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3 };

/** 352.13, 352.8: as many targets are chosen as a text says. */
export const howMany: Invariant = {
  number: 'R77',
  name: 'how many targets',
  rules: ['352.13', '352.8'],
  cost: 'cheap',
  documentation:
    'Where the only text of a card or an ability chooses once, and not what its player may do, “any number” can be none, “up to” so many can be that many and no more, and “a” unit, gear or spell is one.',
  gherkin: 'as many targets can be chosen as a text says',
  broken: 'more or fewer targets can be chosen than a text says',
  mustReach: { [FREELY]: 1, [ONE]: 10 },
  seldom: true,
  watch: () => ({ look: wrongNumber }),
};

function wrongNumber({ decision, table, reach }: Moment): string | undefined {
  if (decision?.purpose !== 'choose targets') return undefined;
  const { text } = pendingOf(table, decision.player) ?? {};
  const phrases = text?.match(CHOOSES) ?? [];
  const [phrase = ''] = phrases;
  if (text === undefined || phrases.length !== 1 || /\bmay\b|\bchoose one\b/i.test(text)) return undefined;
  const { minimum, maximum } = decision;
  const free = UP_TO.exec(phrase);
  if (free) {
    reach.saw(FREELY);
    const most = NUMBERS[free[1] ?? ''] ?? Number(free[1] ?? Number.POSITIVE_INFINITY);
    // Of "up to" so many R20 says so.
    if (most === Number.POSITIVE_INFINITY && minimum > 0) return `No target can't be chosen for "${text}".`;
    return maximum > most ? `${maximum} targets can be chosen for "${text}".` : undefined;
  }
  if (!EXACTLY.test(phrase)) return undefined;
  reach.saw(ONE);
  return minimum === 1 && maximum === 1
    ? undefined
    : `${minimum} to ${maximum} targets can be chosen for "${text}".`;
}
