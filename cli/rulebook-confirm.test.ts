import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { linkedNumbers } from '../reports/links';
import { loadRulebook } from '../rulebooks/library';
import { staleLinks } from '../rulebooks/links';
import { findLinkStates, markStale } from './link-states';
import { describeLinks } from './link-text';
import { readConfirmedLinks, readFeatures } from './rulebook-features';
import { oneSentence } from './test/one-sentence';
import { type Edit, PebblesPlace, pebblesFile } from './test/pebbles-place';

let place: PebblesPlace | undefined;
const placeWith = async (...edits: readonly Edit[]) => {
  place = await PebblesPlace.make(pebblesFile(...edits));
  return place;
};
afterEach(() => {
  place?.remove();
  place = undefined;
});

const confirmed = 'features/pebbles/confirmed.json';
const feature = 'features/pebbles/1-all/101-pebbles.feature';

/** What check says of the links in a feature file. */
const said = (here: PebblesPlace, ...numbers: string[]) => {
  const links = numbers.map((number) => ({ uri: path.join(here.folder, feature), number }));
  return describeLinks(
    findLinkStates(links, [{ rulebook: loadRulebook('pebbles'), rulings: [], implemented: [] }]),
  );
};

describe('rulewright rulebook confirm', () => {
  it('makes a stale link fresh, and only that', async () => {
    const here = await placeWith(['rubbed off', 'scratched off'], ['exceeds three', 'exceeds four']);
    expect(said(here, '101.1b', '101.1c', '101.1a')).to.equal('');
    await here.storeNewer();
    expect(said(here, '101.1b', '101.1c', '101.1a')).to.match(
      /^Stale: 2 rules have another text [^\n]*: 101\.1b, 101\.1c\n.*rulewright rulebook confirm 101\.1b 101\.1c$/s,
    );
    const out = await here.mustRun('rulebook', 'confirm', '101.1b', '--rulebook', 'pebbles');
    expect(out).to.match(
      /^1 rule confirmed for .* 2021-01-01 in features\/pebbles\/confirmed\.json, 1 of them anew/,
    );
    expect(said(here, '101.1b', '101.1c', '101.1a')).to.match(/^Stale: 1 rule has [^\n]*: 101\.1c\n/);
  });

  it('is not needed where a rule has only another number: check names that instead', async () => {
    const here = await placeWith([/101/g, '105']);
    await here.storeNewer();
    expect(said(here, '101.1a', '102.3')).to.equal(
      'Moved: 1 rule has another number in 2021-01-01: 101.1a → 105.1a\n' +
        '  Retarget the scenarios: run "rulewright rulebook diff pebbles@2020-01-01 pebbles --apply"',
    );
    const before = here.read(confirmed);
    const { error } = await here.run('rulebook', 'confirm', '--all', '--rulebook', 'pebbles');
    expect(error).to.match(/^101\.1a has the number 105\.1a in 2021-01-01, and 3 others too: run /);
    expect(here.read(confirmed)).to.equal(before);
  });

  it('refuses to confirm everything while rules have changed places', async () => {
    const here = await placeWith(['101.1a ', '@'], ['101.1b ', '101.1a '], ['@', '101.1b ']);
    await here.storeNewer();
    const before = here.read(confirmed);
    const { error, code } = await here.run('rulebook', 'confirm', '--all', '--rulebook', 'pebbles');
    expect(error).to.match(
      /^101\.1a has the number 101\.1b in 2021-01-01, and 1 other too: run "rulewright rulebook diff pebbles@2020-01-01 pebbles --apply" first[^\n]*\n$/,
    );
    expect(code).to.equal(2);
    expect(here.read(confirmed)).to.equal(before);
  });

  it('counts links that nobody has confirmed', async () => {
    const here = await placeWith();
    expect(said(here, '100.1')).to.match(
      /^1 linked rule was never confirmed: rulewright rulebook confirm --all/,
    );
  });

  it('refuses rules whose scenarios have a step that there is not', async () => {
    const here = await placeWith();
    const written = here.read(feature);
    writeFileSync(
      path.join(here.folder, feature),
      written.replace(/(Rule: 101\.1a[\s\S]*?)When all players pass/, '$1When all playrs pass'),
    );
    const before = here.read(confirmed);
    const refused = await here.run('rulebook', 'confirm', '101.1a', '--rulebook', 'pebbles');
    expect(refused.error).to.match(/there is no step "all playrs pass"; perhaps "players" for "playrs"/);
    expect(refused.code).to.equal(2);
    expect(here.read(confirmed)).to.equal(before);
    await here.mustRun('rulebook', 'confirm', '101.1b', '--rulebook', 'pebbles');
  });

  it('refuses in one sentence what it can not confirm', async () => {
    const here = await placeWith();
    const wrong: readonly (readonly [RegExp, ...string[]])[] = [
      [/has no rule 999\.9;/, '999.9'],
      [/No scenario below features\/pebbles is linked to 100\.1:/, '100.1'],
      [/^Which links\?/],
      [/^--all confirms every link/, '--all', '101.1a'],
      [/There is no folder "nowhere"/, '--all', '--features', 'nowhere'],
    ];
    const before = here.everything();
    for (const [sentence, ...args] of wrong) {
      oneSentence(await here.run('rulebook', 'confirm', ...args, '--rulebook', 'pebbles'), sentence);
    }
    expect(here.everything()).to.deep.equal(before);
  });
});

describe('the scenarios of stale links', () => {
  it('are marked with the rules that changed', () => {
    const scenario = {
      id: 'a:1',
      uri: 'a',
      line: 1,
      name: 'a',
      feature: '',
      rulebook: 'pebbles',
      rules: linkedNumbers('101.1a x', ['@also:101.2']),
      tags: [],
      verdict: 'passed' as const,
      milliseconds: 0,
      steps: [],
      exercised: [],
      trace: [],
    };
    const state = {
      rulebook: 'pebbles',
      edition: '',
      stale: [{ rule: '101.2' }],
      moved: [],
      unconfirmed: [],
    };
    expect(markStale([scenario], [state])[0]?.stale).to.deep.equal(['101.2']);
    expect(markStale([scenario], [{ ...state, rulebook: 'chess' }])).to.deep.equal([scenario]);
  });
});

describe('the links of Legions of Will', () => {
  it('are confirmed, every one', () => {
    const folder = path.join(__dirname, '../features/legions-of-will');
    const rules = readFeatures(folder, () => true).flatMap(({ scenarios }) =>
      scenarios.flatMap((each) => each.rules),
    );
    const links = readConfirmedLinks(folder);
    const { stale, moved, unconfirmed } = staleLinks(
      rules,
      links ?? { rules: new Map() },
      loadRulebook('legions-of-will'),
      [],
    );
    const advice = 'read the scenarios of these rules, then run "rulewright rulebook confirm" for them';
    expect([...stale, ...moved], advice).to.deep.equal([]);
    expect(unconfirmed, advice).to.deep.equal([]);
  });
});
