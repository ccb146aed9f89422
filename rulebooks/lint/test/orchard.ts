import { readRulebook } from '../../read';
import { toRulebook } from '../../to-rulebook';
import type { Finding } from '../finding';
import { lint } from '../lint';

/** A rulebook in which there is nothing to find. */
export const orchard = `Orchard Comprehensive Rules

Contents

1. Basics

- 100. General
- 101. Trees

2. Play

- 200. Turns
- 201. State-Based Actions

1. Basics

100. General

100.1. Two gardeners each tend an orchard of their own.
100.1a A gardener may give up at any time.
100.1b Who gives up leaves the orchard for good.
100.2. Fruit is counted in baskets, never in pieces.

101. Trees

101.1. A tree bears fruit once it has been watered. (See rule 200.1.)
101.2. There are as many kinds of trees as there are colors.
101.2a Apple trees bear red fruit.
101.2b Pear trees bear green fruit.
101.2c Plum trees bear blue fruit.
101.2d Quince trees bear yellow fruit.
101.2e Cherry trees bear dark fruit.
101.2f Medlar trees bear brown fruit.
101.2g Fig trees bear violet fruit.
101.2h Lemon trees bear bright fruit.
101.2i Olive trees bear small fruit.
101.2j Mulberry trees bear white fruit.
101.2k Rowan trees bear orange fruit.
101.2m Elder trees bear black fruit.
101.3. A withered tree is felled as a state-based action. See rule 201, "State-Based Actions."

2. Play

200. Turns

200.1. A turn begins with watering, as rules 200.1a-c say.
200.1a The gardener draws water from the well.
200.1b The gardener carries it to one tree.
200.1c The gardener pours it out.
200.2. A turn ends when the fruit has been picked. (See rule 100.2.)

201. State-Based Actions

201.1. The state-based actions are as follows:
201.1a A withered tree is felled.
201.1b An orchard without any tree is lost.
`;

/** Lints a text; the earlier edition is that of another text, if one is given. */
export function findingsIn(text: string, earlier?: string): readonly Finding[] {
  return lint({
    source: readRulebook(text),
    text,
    earlier:
      earlier === undefined
        ? undefined
        : toRulebook(readRulebook(earlier), { id: 'orchard', edition: '2020-01-01' }),
  }).findings;
}

/** Lints the orchard after one edit; every line may be replaced by any number of lines. */
export function findingsAfter(change: (line: string) => string | readonly string[] | undefined): string[] {
  const lines = orchard.split('\n').flatMap((line) => change(line) ?? line);
  return findingsIn(lines.join('\n')).map(({ severity, code, rule, message }) =>
    [severity, code, rule ?? '-', message].join(' | '),
  );
}

/** An edit of the one line that begins so. */
export function at(start: string, change: (line: string) => readonly string[]) {
  return (line: string) => (line.startsWith(start) ? change(line) : undefined);
}
