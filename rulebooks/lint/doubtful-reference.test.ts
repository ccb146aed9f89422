import { describe, it } from 'node:test';
import { expect } from 'chai';
import { findingsIn } from './test/orchard';

const summary = (cited: string) => `Orchard Rules Summary
A - Trees
A.1 - Growing Plants
- A.1.1 - A seed becomes a sapling after a year of rain and sunshine.
- A.1.2 - Frost kills saplings that have no blanket.
- A.1.3 - A sapling drinks from whatever bucket stands beside it.
A.2 - Sleeping Plants
- A.2.1 - Nothing grows in winter.
- A.2.2 - Snow covers the ground.
B - Gardeners
B.1 - Tools
- B.1.1 - A ladder leans on a branch.
- B.1.2 - A basket holds nine pears.
B.2 - Crowned Gardeners
- B.2.1 - A gardener is crowned if a wreath says so.
- B.2.2 - Only one crowned gardener of each orchard may carry a silver basket.
C - Questions
C.1 - Rulings
- C.1.1 - ${cited}
`;
const doubtful = (cited: string) =>
  findingsIn(summary(cited))
    .filter(({ code }) => code === 'doubtful-reference')
    .map(({ severity, rule, message }) => `${severity} ${rule} ${message}`);

describe('a reference to a rule that exists', () => {
  it('is doubted where the rule beside it has what the sentence is about', () => {
    const sentence = 'A sapling without a blanket is killed by frost (see Rule A.1.';
    expect(doubtful(`${sentence}2).`)).to.deep.equal([]);
    expect(doubtful(`${sentence}1).`)).to.deep.equal([
      'note C.1.1 A.1.1 has little of what is said here: is A.1.2 meant?',
    ]);
  });

  it('is doubted in brackets where another rule beside it has what is said right before', () => {
    // What weighs enough to be compared alone is in few of many rules.
    const more = Array.from({ length: 60 }, (_, place) => `- C.1.${place + 2} - A pear rolls away.\n`).join(
      '',
    );
    const found = (cited: string) =>
      findingsIn(summary(cited) + more)
        .filter(({ code }) => code === 'doubtful-reference')
        .map(({ rule, message }) => `${rule} ${message}`);
    const sentence = 'A gardener says so, wears a wreath and carries silver (see Rule B.2.';
    expect(found(`${sentence}2).`)).to.deep.equal([]);
    expect(found(`${sentence}1).`)).to.deep.equal([
      'C.1.1 B.2.1 has little of what is said here: is B.2.2 meant?',
    ]);
    // Without brackets it may be all of the sentence that the rule is cited for.
    expect(found(`${sentence.replace('(see Rule', 'as Rule')}1 says.`)).to.deep.equal([]);
    // "Gardener" is in the rule that is cited.
    expect(found(`${sentence.replace('silver', 'silver as a gardener')}1).`)).to.deep.equal([]);
  });

  it('is doubted where the rule right before or after it has more of what the sentence is about', () => {
    const sentence = 'People in gray coats know that frost kills without a blanket, see Rule A.1.';
    const found = (cited: string) =>
      findingsIn(summary(cited).replace('A.2 - Sleeping', '- A.1.4 - A bucket leaks.\n$&'))
        .filter(({ code }) => code === 'doubtful-reference')
        .map(({ rule, message }) => `${rule} ${message}`);
    expect(found(`${sentence}2.`)).to.deep.equal([]);
    expect(found(`${sentence}1.`)).to.deep.equal([
      'C.1.1 A.1.1 has little of what is said here: is A.1.2 meant?',
    ]);
    expect(found(`${sentence}3.`)).to.deep.equal([
      'C.1.1 A.1.3 has little of what is said here: is A.1.2 meant?',
    ]);
    // One number further it would have to have more.
    expect(found(`${sentence}4.`)).to.deep.equal([]);
    expect(found(`${sentence}1 and Rule A.1.2.`)).to.deep.equal([]);
  });

  it('is doubted where its number is that of another chapter', () => {
    const sentence = 'There is only one silver basket to carry for the crowned gardener (see Rule ';
    expect(doubtful(`${sentence}B.2.2).`)).to.deep.equal([]);
    expect(doubtful(`${sentence}A.2.2).`).join()).to.match(/is B\.2\.2 meant/);
  });

  it('is doubted where a rule is named that another section has the name of', () => {
    expect(doubtful('It happens by the Crown Rule B.2.2 only.')).to.deep.equal([]);
    expect(doubtful('It happens by the Crown Rule A.2.2 only.')).to.deep.equal([
      'note C.1.1 A.2.2 has little of what is said here: is B.2 (Crowned Gardeners) meant?',
    ]);
  });

  it('is doubted where the section beside it is called so', () => {
    expect(doubtful('Snow falls on each sleeping plant (see Rule A.2).')).to.deep.equal([]);
    expect(doubtful('Snow falls on each sleeping plant (see Rule A.1).')).to.deep.equal([
      'note C.1.1 A.1 (Growing Plants) has little of what is said here: is A.2 (Sleeping Plants) meant?',
    ]);
    expect(doubtful('Snow falls on any plant (see Rule A.1).')).to.deep.equal([]);
  });
});
