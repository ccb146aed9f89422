import { createHash } from 'node:crypto';
import { type Edition, editionOf, type PrintedRule } from '../diff/edition';
import type { Rulebook, RuleRow } from '../model';
import { citationsIn } from '../references';
import { wordingOf } from '../wording';

/** An invented rulebook: a line is a number and a text, a line that ends in a colon is a section's heading. */
export const pebbles = `100 General:
100.1 Two players throw pebbles in turn until one sack is empty.
100.1a Each player brings a sack that holds nine pebbles.
100.1b A sack with fewer pebbles is filled up before the first throw. See rule 102.2.
100.2 Where a pebble forbids what these rules allow, the pebble is right.
100.3 A player may give up at any time and then loses.
101 Pebbles:
101.1 A pebble has a colour, a weight and perhaps a mark.
101.1a Grey pebbles count as white ones while they are wet.
101.1b A mark that has been rubbed off is not a mark any more.
101.1c A heavy pebble is one whose weight exceeds three, as said in rule 101.1.
101.1d Two marks on one pebble are read from left to right.
101.1e Reserved.
101.2 Broken pebbles are taken out of the game. See rule 101.1b.
102 Throwing:
102.1 A player throws one pebble and says where it is to land.
102.1a The throw counts only if the pebble comes to rest inside the ring.
102.1b A pebble that touches another one moves it (see rules 101.1c and 102.3).
102.2 Whoever threw last fills the sack again. Then the turn passes to the neighbour on the left.
102.3 A pebble that was moved out of the ring belongs to the thrower. See rules 101.1a-c.
102.4 Reserved.
103 Ending:
103.1 The game ends as soon as a sack is empty.
103.2 Whoever holds the most white pebbles wins. See section 102.
`;

/** Reads such an invented rulebook. */
export function bookFrom(text: string, edition = '2020-01-01'): { rulebook: Rulebook; rules: PrintedRule[] } {
  const sections: { number: string; title: string; rules: RuleRow[] }[] = [];
  const printed: PrintedRule[] = [];
  const seen = new Map<string, number>();
  text.split('\n').forEach((line, index) => {
    const [, number = '', words = ''] = line.match(/^(\S+) (.*)$/) ?? [];
    if (words.endsWith(':')) sections.push({ number, title: words.slice(0, -1), rules: [] });
    else if (number !== '') {
      const occurrence = (seen.get(number) ?? 0) + 1;
      seen.set(number, occurrence);
      const key = occurrence === 1 ? number : `${number}~${occurrence}`;
      const references = citationsIn(words).map((each) => ({
        ...each,
        line: index + 1,
        column: number.length + each.at + 2,
      }));
      printed.push({ key, text: words, references, line: index + 1, column: 1 });
      sections.at(-1)?.rules.push({
        number,
        occurrence,
        key,
        depth: /[a-z]$/.test(number) ? 2 : 1,
        line: index + 1,
        digest: createHash('sha256').update(words).digest('hex').slice(0, 16),
        wording: wordingOf(words, references),
        words: words.split(' ').length,
        examples: 0,
        references: references.flatMap(({ numbers }) => numbers),
      });
    }
  });
  return {
    rulebook: {
      id: 'pebbles',
      title: 'Pebbles',
      edition,
      chapters: [{ number: '1', title: 'All', sections }],
    },
    rules: printed,
  };
}

/** Such an invented rulebook, ready to be compared, with or without its texts. */
export function editionFrom(text: string, withTexts: boolean): Edition {
  const { rulebook, rules } = bookFrom(text);
  return editionOf(rulebook, withTexts ? { rules } : undefined);
}
