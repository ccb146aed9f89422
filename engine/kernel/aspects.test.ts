import { describe, it } from 'node:test';
import { expect } from 'chai';
import { Aspects } from './aspects';
import { Journal } from './journal';

const HEIGHT = 0;
const NAMES = 1;

function watched() {
  const journal = new Journal();
  const thing = { height: 1, weight: 1 };
  const names: string[] = [];
  const aspects = new Aspects(journal, 2, (target, key) =>
    target === names ? 1 << NAMES : key === 'height' ? 1 << HEIGHT : 0,
  );
  const versions = (): readonly number[] => [aspects.version(HEIGHT), aspects.version(NAMES)];
  return { journal, thing, names, aspects, versions };
}

describe('aspects of the state', () => {
  it('are each at a new version after a change that touches them, and only they', () => {
    const { journal, thing, names, aspects, versions } = watched();
    journal.set(thing, 'weight', 2);
    aspects.changed();
    expect(versions()).to.deep.equal([0, 0]);
    journal.set(thing, 'height', 2);
    journal.set(thing, 'height', 3);
    aspects.changed();
    expect(versions()).to.deep.equal([1, 0]);
    journal.push(names, 'Ash');
    aspects.changed();
    expect(versions()).to.deep.equal([1, 1]);
  });

  it('are so as well when a change is taken back, whether it had been read before or not', () => {
    const { journal, thing, aspects, versions } = watched();
    journal.set(thing, 'height', 2);
    aspects.changed();
    aspects.aboutToTakeBack(0);
    journal.rollback(0);
    aspects.changed();
    expect(versions()).to.deep.equal([2, 0]);
    journal.set(thing, 'height', 2);
    aspects.aboutToTakeBack(0);
    journal.rollback(0);
    aspects.changed();
    expect(versions()).to.deep.equal([3, 0]);
  });

  it('read what is written after something was taken back', () => {
    const { journal, thing, names, aspects, versions } = watched();
    journal.set(thing, 'height', 2);
    journal.set(thing, 'weight', 2);
    aspects.changed();
    aspects.aboutToTakeBack(1);
    journal.rollback(1);
    journal.push(names, 'Ash');
    aspects.changed();
    expect(versions()).to.deep.equal([1, 1]);
  });

  it('may hang on what is put into a list or taken out of it', () => {
    const journal = new Journal();
    const names: string[] = [];
    const aspects = new Aspects(journal, 2, (_target, _key, value) =>
      value === 'Ash' ? 1 << NAMES : 1 << HEIGHT,
    );
    journal.push(names, 'Ash');
    aspects.changed();
    expect([aspects.version(HEIGHT), aspects.version(NAMES)]).to.deep.equal([0, 1]);
    journal.insert(names, 0, 'Elm');
    journal.remove(names, 'Elm');
    aspects.changed();
    expect([aspects.version(HEIGHT), aspects.version(NAMES)]).to.deep.equal([1, 1]);
  });

  it('are all at a new version when everything is out of date', () => {
    const { aspects, versions } = watched();
    aspects.everything();
    expect(versions()).to.deep.equal([1, 1]);
  });
});
