import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { Workplace } from './test/command';
import { oneFault, oneSentence } from './test/one-sentence';

const place = new Workplace();
after(() => place.remove());

const kiln = `      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Ash Hound" with will 4 and power 3 in her base "Kiln"
`;
const fine = place.write(
  'fine.feature',
  `Feature: 704\n  Rule: 704.5c A unit\n    Example: it is destroyed\n${kiln}      When all players pass\n`,
);

describe('wrong input ends in one sentence and exit code 2:', () => {
  it('a rulebook that does not exist', async () => {
    oneSentence(
      await place.runHere('check', '--rulebook', 'legion-of-wills'),
      /"legion-of-wills".*the rulebooks are .*legions-of-will/,
    );
    oneSentence(
      await place.runHere('explain', '704.5c', '--rulebook', 'chess'),
      /There is no rulebook "chess" here/,
    );
  });

  it('a path that does not exist', async () => {
    oneSentence(place.run('check', 'nowhere.feature'), /There is no file or folder "nowhere\.feature"/);
  });

  it('a file that is no feature, and a folder without one', async () => {
    oneSentence(
      await place.runHere('check', place.write('notes.txt', 'hello')),
      /"notes\.txt" is not a feature file/,
    );
    const empty = new Workplace();
    oneSentence(await place.runHere('check', empty.folder), /There is no feature file below/);
    empty.remove();
  });

  it('a claim that so many answers do not decide', async () => {
    const many = `      And Alice has 20 resource\n      And Bob controls 7 units "Drone"\n      And Alice controls 6 units "Elf"\n`;
    const fork = `      And Alice has the action "Fork" with cost X in hand: "Choose one or both —\\n• Destroy target unit.\\n• Rest target unit."\n`;
    const claim = `      Then Alice can't target Bob's base with "Fork"\n`;
    const file = place.write(
      'undecided.feature',
      `Feature: 704\n  Rule: 704.5c A unit\n    Example: it is destroyed\n${kiln}${many}${fork}${claim}`,
    );
    const { code, out, error } = await place.runHere('check', file);
    expect(`${out}${error}`).to.contain('is not decided: 2000 answers to the decisions before it (choose');
    expect(code).to.equal(2);
  });

  it('broken Gherkin', async () => {
    const typo = 'Feature: 704\n  Example: a\n    When all players pass\n    Thenn b\n';
    const file = place.write('broken.feature', typo);
    oneFault(await place.runHere('check', file), /^broken\.feature:4: "Thenn b" can't stand here in Gherkin/);
  });

  it('what would be played if its keyword were right', async () => {
    const step = place.write('step.feature', 'Feature: 704\n  Example: a\n    Whenn b\n');
    oneFault(
      await place.runHere('check', step),
      /^step\.feature:2: "a" has no steps: "Whenn b" below it begins with/,
    );
  });

  it('an empty feature', async () => {
    for (const text of ['', 'Feature: 704\n', 'Feature: 704\n  Rule: 704.5c Units\n']) {
      const file = place.write('empty.feature', text);
      oneFault(await place.runHere('check', file), /^empty\.feature: there is no scenario in it/);
    }
  });

  it('a scenario without steps', async () => {
    const file = place.write('hollow.feature', 'Feature: 704\n  Rule: 704.5c Units\n    Example: hollow\n');
    oneFault(await place.runHere('check', file), /^hollow\.feature:3: "hollow" has no steps/);
  });

  it('tags that select nothing', async () => {
    oneSentence(
      await place.runHere('check', fine, '--tags', '@nothing'),
      /^The only scenario is not selected by --tags "@nothing": nothing was checked\.$/,
    );
  });

  it('a broken tag expression', async () => {
    oneSentence(
      await place.runHere('check', fine, '--tags', '(@a and'),
      /--tags "\(@a and" is not a tag expression/,
    );
  });

  it('a rule to switch off that there is not, or that nothing enforces', async () => {
    oneSentence(
      await place.runHere('check', fine, '--off', '704.5zz'),
      /^--off 704\.5zz: There is no rule 704\.5zz in .*; nearby there are 704\.5 to 704\.5[a-z] in Legions of Will/,
    );
    oneSentence(await place.runHere('check', fine, '--off', 'units'), /There is no rule units in /);
    oneSentence(
      await place.runHere('check', fine, '--off', '112.6m'),
      / The 2013 edition of Magic has it: say --edition 2013\.$/,
    );
    oneSentence(
      await place.runHere('check', fine, '--off', '100.1'),
      /^--off 100\.1: the engine enforces nothing under/,
    );
  });

  it('a Rule: line or a tag that names no rule of the rulebook', async () => {
    const file = place.write(
      'unknown.feature',
      `Feature: 999\n  Rule: 999.9z Dreams\n    Example: a\n${kiln}`,
    );
    oneFault(await place.runHere('check', file), /^unknown\.feature:2: .* has no rule 999\.9z/);
    const section = place.write('section.feature', `Feature: 704\n  Rule: 704 All\n    Example: a\n${kiln}`);
    oneFault(await place.runHere('check', section), /^section\.feature:2: "704" is no rule's number/);
    const tag = place.write(
      'tag.feature',
      `Feature: 704\n  Rule: 704.5c All\n    @also:704.99\n    Example: a\n${kiln}`,
    );
    oneFault(await place.runHere('check', tag), /^tag\.feature:4: .* has no rule 704\.99/);
  });

  it("a tag that is written wrong, but not one that is the user's own", async () => {
    const text = (tags: string) =>
      `Feature: 704\n  Rule: 704.5c All\n    ${tags}\n    Example: a\n${kiln}      When all players pass\n`;
    const file = place.write('tags.feature', text('@aslo:603.3b @wip'));
    oneFault(
      await place.runHere('check', file),
      /^tags\.feature:4: there is no tag @aslo:603\.3b; perhaps @also:603\.3b\.$/,
    );
    for (const [tag, wanted] of [
      ['@see:603.3b', /perhaps @also:603\.3b\.$/],
      ['@603.3b', /perhaps @also:603\.3b\.$/],
      ['@Also:603.3b', /perhaps @also:603\.3b\.$/],
      ['@unreachabel', /perhaps @unreachable\.$/],
      ['@also', /@also names no rule/],
      ['@edition:', /@edition: names no edition: write its short name/],
      ['@ruling:low-999', /@ruling:low-999 names no ruling/],
      ['@property:fast', /takes nothing behind it: write @property\.$/],
    ] as const)
      oneFault(await place.runHere('check', place.write('tag.feature', text(tag))), wanted);
    const own = place.write('own.feature', text('@all @wip @jira:ABC-12 @owner:alice'));
    expect((await place.runHere('check', own)).error).not.to.match(/no tag/);
  });

  it("a rule in a step that the rulebook doesn't have", async () => {
    const text = (number: string) =>
      `Feature: 704\n  Rule: 704.5c All\n    Example: a\n${kiln}      When Alice tries to play "Ash Hound"\n      Then it is refused by rule ${number}\n`;
    const file = place.write('named.feature', text('999.9'));
    oneFault(await place.runHere('check', file), /^named\.feature:7: .* has no rule 999\.9/);
    const section = await place.runHere('check', place.write('section.feature', text('305')));
    expect(section.error).not.to.match(/has no rule/);
  });

  it('a number that is printed with a blank within it', async () => {
    const text =
      'Feature: 322\n  Rule: 322.3 Steps\n    Example: a\n      Given a Riftbound game between Alice and Bob\n';
    const file = place.write('blank.feature', text);
    oneFault(
      await place.runHere('check', file),
      /^blank\.feature:2: .* prints "322\. 3" with a blank, so that rule is kept as 322~3: write 322~3\.$/,
    );
  });

  it('a number that may be printed with a blank within it', async () => {
    const text =
      'Feature: 135\n  Rule: 135.9 Steps\n    Example: a\n      Given a Riftbound game between Alice and Bob\n';
    const file = place.write('blank.feature', text);
    oneFault(
      await place.runHere('check', file),
      /^blank\.feature:2: .* has no rule 135\.9; .*as in "135\. 9".*: 135~2, 135~3\.$/,
    );
  });

  it('a Rule: line without a number', async () => {
    mkdirSync(path.join(place.folder, 'features/legions-of-will'), { recursive: true });
    const text = `Feature: 704\n  Rule: Units die\n    Example: a\n${kiln}`;
    const file = place.write('features/legions-of-will/units.feature', text);
    oneFault(
      await place.runHere('check', file),
      /^features\/legions-of-will\/units\.feature:2: "Rule: Units die" begins with no rule's number/,
    );
    rmSync(path.join(place.folder, 'features'), { recursive: true });
    const elsewhere = place.write('units.feature', text);
    oneFault(await place.runHere('check', elsewhere), /^units\.feature:2: "Rule: Units die" begins with no/);
  });

  it('a quote that is left open, and a game that there is not', async () => {
    const open = place.write('open.feature', 'Feature: 704\n  Example: a\n    When Alice plays "Imp\n');
    oneFault(
      await place.runHere('check', open),
      /^open\.feature:3: there is no step "Alice plays "Imp"; a quote that begins at column 22 doesn't end: close it/,
    );
    const apostrophe = place.write(
      'apostrophe.feature',
      "Feature: 704\n  Example: a\n    Given Bob's gaming with Alice\n",
    );
    oneFault(await place.runHere('check', apostrophe), /the nearest known step is/);
    const chess = place.write(
      'chess.feature',
      'Feature: 704\n  Example: a\n    Given a Chess game between Alice and Bob\n',
    );
    oneFault(
      await place.runHere('check', chess),
      /; there is no game "Chess"; games known: .*Legions of Will/,
    );
  });

  it('a misspelt option, a misspelt command, a seed that is none', async () => {
    for (const args of [['check', '--sed', '3'], ['chek'], ['check', '--seed', 'x']]) {
      const { code, error } = await place.runHere(...args);
      expect(error).to.match(/^error: /);
      expect(error).to.not.match(/^\s+at /m);
      expect(code).to.equal(2);
    }
  });

  it('a rule to explain that there is not', async () => {
    oneSentence(
      await place.runHere('explain', '704.9z'),
      /^There is no rule 704\.9z in .*; nearby there are 704\.1 to/,
    );
  });
});
