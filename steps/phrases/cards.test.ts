import { describe, it } from 'node:test';
import { expect } from 'chai';
import { readCards } from './cards';

describe('cards as a sentence describes them', () => {
  it('are several of a type, by the word for several', () => {
    expect(readCards('2 sorceries "Rush"').count).to.equal(2);
    expect(readCards('2 sorceries "Rush"').card.types).to.deep.equal(['sorcery']);
    expect(readCards('3 artifact creatures "Golem"').card.types).to.deep.equal(['artifact', 'creature']);
  });

  it('are not one and several at once', () => {
    expect(() => readCards('a sorceries "Rush"')).to.throw(
      'write "a sorcery", or how many sorceries there are',
    );
  });
});
