import { describe, it } from 'node:test';
import { expect } from 'chai';
import { proposeKinds } from './classify';
import { rulesOf } from './library';
import { completeClassification } from './propose';
import { readRulebook } from './read';
import { toRulebook } from './to-rulebook';

const text = `Pebbles Rules
These rules are effective as of May 1, 2020.

1. Play
100. General
100.1. A pebble is an object that lies on the table.
100.2. If a player has no pebbles left, that player loses.
100.3. Shells
100.3a Each shell has a picture in its upper left corner.
100.3b Shells can't be thrown. (See rule 100.2.)
100.4. See rule 100.2.
100.5. In tournaments a judge counts the pebbles.
100.6. "Skip N" means "Whenever this pebble lands, you may throw it N more times."
100.7. Throwing a pebble takes these steps:
100.8. When a pebble is thrown, it is a flying pebble.
101. Marks
101.1. A pebble that lands becomes another one, which knows nothing of its flight.
101.2. To determine the weight of a pebble, start with the number in its lower corner, then apply any mud.
101.3. A broken shell has each mark in the frame of either of its halves.
101.4. For all game purposes, the opaque sack is considered to be a shell.
101.5. Striped pebbles are also coloured pebbles. Each of them represents a price that can be paid in two ways.
101.6. An echo of a throw is also a throw, even if no pebble flies.
101.7. The thrower of a pebble is the player who let go of it.
101.8. A wet pebble has all marks of what lies on it. Its weight is derived from the heaviest.
101.9. The total cost of a double throw includes the price of each half.
101.10. Some marks refer to a player's reach. If that player has none, it is zero wherever a mark refers to it.
101.11. Marks that a pebble gains anyhow count as part of it.
101.12. Usually, the price of a mark includes a twig. This means that when it is paid, the twig is broken.
101.13. The colours of a pebble are the colours of the paint specified in the list.
101.14. The text in the inset frame defines other characteristics of a pebble. The plain ones appear in a smaller text box.
101.15. Some prices are represented by a zero. Paying one is saying that it is paid.
102. Names
102.1. A "subthrow" is a throw within a throw. Essentially, it's a small one. The "main throw" is the one around it. The main throw waits while the subthrow goes on.
102.2. Grey paint is specified in texts such as "one grey".
102.4. Wet weight is represented by the "drop symbol", which looks like rain.
102.3. A player may not recite the list from memory.
`;
const identity = { id: 'pebbles', edition: '2020-05-01', title: 'Pebbles' };
const source = readRulebook(text);
const rulebook = toRulebook(source, identity);

describe('the kinds that are proposed', () => {
  const kinds = proposeKinds(source);

  it('follow from the words of each rule', () => {
    expect(Object.fromEntries([...kinds].map(([key, { kind }]) => [key, kind]))).to.deep.equal({
      '100.1': 'definition',
      '100.2': 'testable',
      '100.3': 'pointer',
      '100.3a': 'physical',
      '100.3b': 'testable',
      '100.4': 'pointer',
      '100.5': 'tournament',
      '100.6': 'testable',
      '100.7': 'pointer',
      '100.8': 'testable',
      // What looks like a description or a definition, and says what the game does.
      ...Object.fromEntries(Array.from({ length: 15 }, (_, place) => [`101.${place + 1}`, 'testable'])),
      '102.1': 'definition',
      '102.2': 'definition',
      '102.3': 'physical',
      '102.4': 'definition',
    });
  });

  it('have a reason unless they are testable, in our own words', () => {
    for (const { kind, reason } of kinds.values()) {
      expect(reason === undefined).to.equal(kind === 'testable');
    }
    expect(kinds.get('100.4')?.reason).to.equal('only refers to 100.2');
  });
});

describe('a classification that is completed', () => {
  const entry = { rule: '100.2', kind: 'physical', reason: 'we said so' } as const;

  it('keeps what is there and marks what is proposed', () => {
    const before = { rulebook: 'pebbles', edition: '2020-05-01', rules: [entry] };
    const { classification, kept, proposed } = completeClassification(rulebook, source, before, undefined);
    expect(classification.rules.map(({ rule }) => rule)).to.deep.equal(
      rulesOf(rulebook).map(({ key }) => key),
    );
    expect(classification.rules[1]).to.deep.equal(entry);
    expect(classification.rules[0]).to.include({ kind: 'definition', proposed: true });
    expect({ kept, proposed }).to.deep.equal({ kept: 1, proposed: 28 });
    const again = completeClassification(rulebook, source, classification, undefined);
    expect(again.classification).to.deep.equal(classification);
  });

  it('carries confirmed entries over by the text, under a new number, and no proposals', () => {
    const newer = readRulebook(text.replace('100.2. If', '100.9. If'));
    const book = toRulebook(newer, { ...identity, edition: '2021-05-01' });
    const rules = [entry, { rule: '100.8', kind: 'definition', reason: 'a guess', proposed: true }] as const;
    const { classification, carried } = completeClassification(book, newer, undefined, {
      rulebook,
      classification: { rulebook: 'pebbles', edition: '2020-05-01', rules },
    });
    expect(carried).to.equal(1);
    expect(classification.rules.find(({ rule }) => rule === '100.9')).to.deep.equal({
      ...entry,
      rule: '100.9',
    });
    expect(classification.rules.find(({ rule }) => rule === '100.8')?.kind).to.equal('testable');
  });

  it('keeps entries for rules that there are not, for the lint to name', () => {
    const before = { rulebook: 'pebbles', edition: '2020-05-01', rules: [{ ...entry, rule: '900.1' }] };
    expect(completeClassification(rulebook, source, before, undefined)).to.include({ strange: 1, kept: 0 });
  });
});
