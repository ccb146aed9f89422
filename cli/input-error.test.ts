import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { Workplace } from './test/command';

const place = new Workplace();
after(() => place.remove());

const table = `      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Ash Hound" with will 4 and power 3
`;
const pass = '      When Alice passes\n      Then Bob has priority\n';
const scenario = (name: string, steps = pass): string => `    Example: ${name}\n${table}${steps}`;
const rule = (number: string, ...scenarios: readonly string[]): string =>
  `  Rule: ${number} Units\n${scenarios.join('\n')}\n`;

describe('what is typed wrong costs its own scenario:', () => {
  const mixed = place.write(
    'mixed.feature',
    [
      'Feature: 704\n',
      rule(
        '704.5c',
        scenario('it is fine'),
        scenario('its step is unknown', '      When Alice plays "Ash Hound" targetting Bob\n'),
      ),
      rule('704.55c', scenario('its rule is unknown')),
      rule('704.5c', `    @aslo:603.3b\n${scenario('its tag is unknown')}`),
    ].join('\n'),
  );
  const broken = place.write(
    'broken.feature',
    'Feature: 704\n  Example: a\n    When Alice passes\n    Thenn b\n',
  );
  const sentences = [
    /^mixed\.feature:13: there is no step "Alice plays "Ash Hound" targetting Bob"; /m,
    /^mixed\.feature:16: .* has no rule 704\.55c/m,
    /^mixed\.feature:26: there is no tag @aslo:603\.3b; perhaps @also:603\.3b\.$/m,
    /^broken\.feature:4: "Thenn b" can't stand here in Gherkin/m,
  ];

  it('the others are played, and every output has a result for it', async () => {
    const { code, out, error } = await place.runHere(
      ...['check', mixed, broken, '--report', 'report', '--junit', 'junit.xml', '--sarif', 'sarif.json'],
    );
    expect(code).to.equal(2);
    for (const sentence of sentences) expect(error).to.match(sentence);
    expect(error.trimEnd().split('\n')).to.have.length(sentences.length);
    expect(out).to.match(/^5 scenarios: 1 passed, 4 setup error$/m);
    const written = (file: string): string => readFileSync(path.join(place.folder, file), 'utf8');
    const { scenarios } = JSON.parse(written('report/results.json'));
    expect(scenarios.map(({ verdict, at }: { verdict: string; at: string }) => `${verdict} ${at}`)).to.eql([
      'passed mixed.feature:4',
      'setup error mixed.feature:10',
      'setup error mixed.feature:17',
      'setup error mixed.feature:26',
      'setup error broken.feature:4',
    ]);
    expect(scenarios[2].message).to.match(/has no rule 704\.55c/);
    expect(written('junit.xml')).to.match(/tests="5" failures="0" errors="4"/);
    expect(JSON.parse(written('sarif.json')).runs[0].results).to.have.length(4);
    expect(written('report/index.html')).to.contain('@aslo:603.3b');
  });

  it('on an engine under test too, which is not to blame', async () => {
    const serve = `${process.execPath} ${path.join(__dirname, '..', 'bin', 'rulewright.js')} serve`;
    const { code, out } = await place.runHere('check', mixed, broken, '--engine', serve);
    expect(code).to.equal(2);
    expect(out).to.match(/^5 scenarios: 1 passed, 4 setup error$/m);
    expect(out).not.to.match(/disagrees: /);
  });

  it('what is wrong in scenarios that lines leave out is nothing to the run', async () => {
    const { code, error, out } = await place.runHere('check', `${mixed}:4`);
    expect(error).to.equal('');
    expect(out).to.match(/^1 scenario: 1 passed$/m);
    expect(code).to.equal(0);
  });

  it('a tag for which a scenario may not have been selected is told all the same', async () => {
    const { code, error } = await place.runHere('check', mixed, '--tags', 'not @aslo:603.3b');
    expect(error).to.match(/there is no tag @aslo/);
    expect(code).to.equal(2);
  });

  it('what reads like a step but is a description, and an outline without a row', async () => {
    const lost = `Feature: 704\n  Exmple: a\n    Given b\n${rule('704.5c', scenario('it is fine'))}`;
    const outcome = await place.runHere('check', place.write('lost.feature', lost));
    expect(outcome.error).to.match(/^lost\.feature:1: "Given b" is read as a description of "Feature: 704"/);
    expect(outcome.out).to.match(/^2 scenarios: 1 passed, 1 setup error$/m);
    const misspelt = `    Example: its first step is\n      Givne Bob has 3 resource\n${table}${pass}`;
    const told = await place.runHere('check', place.write('given.feature', `Feature: 704\n${misspelt}`));
    expect(told.error).to.match(/^given\.feature:2: "Givne Bob has 3 resource" is read as a description/);
    expect(told.code).to.equal(2);
    const prose = `    Example: a\n      Than which nothing is simpler.\n${table}${pass}`;
    expect(
      (await place.runHere('check', place.write('prose.feature', `Feature: 704\n${prose}`))).code,
    ).to.equal(0);
    const outline = `Feature: 704\n  Scenario Outline: none\n${table}      When Alice <does>\n      Examples:\n        | does |\n`;
    const { error, code } = await place.runHere('check', place.write('rows.feature', outline), mixed);
    expect(error).to.match(/^rows\.feature:2: "none" has no row of examples/m);
    expect(code).to.equal(2);
  });

  it('a card text is told at the line of the step that holds it', async () => {
    const held = '      And Alice has the action "Spark" in hand: "Frobnicate."\n      And it is turn 5\n';
    const riftbound = table.replace('Legions of Will', 'Riftbound').replace('will 4 and power', 'might');
    const permanent = '      And Bob controls a unit "Rat" with might 1: "Frobnicate."\n';
    const texts = [
      `    Example: in hand\n${table}${held}${pass}`,
      `    Example: in play\n${riftbound}${permanent}${pass}`,
    ];
    const { error, code } = await place.runHere(
      'check',
      place.write('text.feature', `Feature: texts\n${texts.join('\n')}`),
    );
    expect(code).to.equal(2);
    expect(error).to.match(/^text\.feature:5: in "in hand": The text of "Spark" doesn't parse: /m);
    expect(error).to.match(/^text\.feature:13: in "in play": The text of "Rat" doesn't parse: /m);
  });

  it('a file in another encoding, which is not read', async () => {
    const text = `Feature: 704\n${rule('704.5c', scenario('it is fine'))}# J\u00fcrgen\n`;
    writeFileSync(path.join(place.folder, 'latin.feature'), Buffer.from(text, 'latin1'));
    writeFileSync(path.join(place.folder, 'wide.feature'), Buffer.from(`\ufeff${text}`, 'utf16le'));
    const { error, out, code } = await place.runHere('check', 'latin.feature', 'wide.feature');
    expect(error).to.match(/^latin\.feature:9: a letter here is not in UTF-8.*: save it as UTF-8\.$/m);
    expect(error).to.match(/^wide\.feature:1: the file is no text in UTF-8/m);
    expect(out).to.match(/^2 scenarios: 2 setup error$/m);
    expect(code).to.equal(2);
    const { code: utf8 } = await place.runHere('check', place.write('utf8.feature', `\ufeff${text}`));
    expect(utf8).to.equal(0);
  });

  it('one row of an outline', async () => {
    const outline = `  Rule: 704.5c Units
    Scenario Outline: a row
${table}      When Alice <does>
      Then Bob has priority

      Examples:
        | does   |
        | passes |
        | pases  |
`;
    const file = place.write('outline.feature', `Feature: 704\n${outline}`);
    const { out, code } = await place.runHere('check', file);
    expect(out).to.match(/^2 scenarios: 1 passed, 1 setup error$/m);
    expect(code).to.equal(2);
  });
});

describe('a line of a feature file', () => {
  const text = `Feature: 704
  # a comment
  Background:
    Given a Legions of Will game between Alice and Bob

  @also:603.3b
  Rule: 704.5c Units

    Background:
      And Alice has 3 resource

    @wip
    Example: one
      When Alice passes

      Then Bob has priority

  Rule: 704.5c Others
    Scenario Outline: two
      When <who> passes
      Then Bob has priority

      Examples:
        | who   |
        | Alice |
        | Carol |
`;
  const file = place.write('lines.feature', text);
  const played = async (lines: string): Promise<string[]> => {
    const { out } = await place.runHere('check', `${file}${lines}`, '--json');
    return JSON.parse(out).scenarios.map(({ at }: { at: string }) => at.replace(`${file}:`, ''));
  };

  it('selects the scenario that it is in', async () => {
    for (const line of [12, 13, 14, 15, 16]) expect(await played(`:${line}`), String(line)).to.eql(['13']);
    for (const line of [7, 10]) expect(await played(`:${line}`), String(line)).to.eql(['13']);
    for (const line of [18, 19, 20, 23, 24])
      expect(await played(`:${line}`), String(line)).to.eql(['25', '26']);
    expect(await played(':25')).to.eql(['25']);
    expect(await played(':14:25')).to.eql(['13', '25']);
  });

  it('that is in none is answered with the lines of all', async () => {
    for (const line of [1, 2, 4, 17, 27, 900]) {
      const { error, code } = await place.runHere('check', `${file}:${line}`);
      expect(error).to.equal(`lines.feature:${line} is in no scenario: they begin at the lines 13, 19.\n`);
      expect(code).to.equal(2);
    }
  });
});
