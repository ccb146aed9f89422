import { describe, it } from 'node:test';
import { expect } from 'chai';
import { idFromTitle, readIdentity, titleFromId } from './identity';

describe('what a rulebook is called', () => {
  it('is its game, of which its title says more', () => {
    const ids = {
      'Pebbles of Doom Comprehensive Rules': 'pebbles-of-doom',
      'Pebbles Core Rules v1.2': 'pebbles',
      "The Official Pebble's Rulebook (Updated 2020-01-02)": 'pebbles',
      Kieselbär: 'kieselbar',
    };
    expect(Object.fromEntries(Object.keys(ids).map((title) => [title, idFromTitle(title)]))).to.deep.equal(
      ids,
    );
    for (const title of ['', 'Comprehensive Rules', '規則']) expect(idFromTitle(title)).to.equal(undefined);
  });

  it('is given with its edition', () => {
    expect(readIdentity('pebbles-2@2024-02-29')).to.deep.equal({ id: 'pebbles-2', edition: '2024-02-29' });
    for (const wrong of [
      'pebbles',
      'pebbles@2023-02-29',
      'a/b@2024-02-29',
      'A@2024-02-29',
      '-a@2024-02-29',
    ]) {
      expect(readIdentity(wrong), wrong).to.equal(undefined);
    }
  });

  it('is a title where the file prints none', () => {
    expect(titleFromId('pebbles-of-doom')).to.equal('Pebbles Of Doom');
  });
});
