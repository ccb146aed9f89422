import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { expect } from 'chai';
import { loadRulebook } from '../rulebooks/library';
import { findHome, type Home } from './home';
import { movedRemedy } from './moved-remedy';
import { PebblesPlace, pebblesFile } from './test/pebbles-place';

let place: PebblesPlace;
before(async () => {
  place = await PebblesPlace.make(pebblesFile());
});
after(() => place.remove());

describe('what to do where a rule has another number now', () => {
  const remedy = (file: string, home: Home = findHome()) => movedRemedy(loadRulebook('pebbles'), file, home);

  it('retargets the features that are found by themselves', () => {
    expect(remedy('features/pebbles/1-all/101-pebbles.feature')).to.match(/^run ".* pebbles --apply"$/);
  });

  it('names the folder of those that are elsewhere', () => {
    expect(remedy('elsewhere/a.feature')).to.match(/--apply --features elsewhere"$/);
  });

  it("has an installed package's copied, for they are not to be changed", () => {
    const home = { root: path.resolve('installed'), version: '1.0.0', checkout: false };
    expect(remedy(path.join(home.root, 'features/pebbles/a.feature'), home)).to.match(
      /^this scenario is the package's own: copy .*installed.features.pebbles to features.pebbles and run ".*--apply", or/,
    );
  });
});

describe('features below the current folder', () => {
  const file = 'features/pebbles/1-all/101-pebbles.feature';

  it('are those that explain, coverage and check are about', async () => {
    const explained = await place.run('explain', '101.1a', '--rulebook', 'pebbles');
    expect(explained.out).to.contain(file);
    const covered = await place.run('coverage', '--rulebook', 'pebbles');
    expect(covered.error + covered.out).to.contain('pebbles');
    expect(covered.out).not.to.contain('no scenario is about this');
    const checked = await place.run('check', '--rulebook', 'pebbles');
    expect(checked.error + checked.out).not.to.contain('There is no scenario for pebbles');
  });
});
