import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { SharedTarget } from '../../text/tree';
import type { SharedTree } from '../../text/tree/shared';
import { type Marble, Marbles, type MarbleTypes } from '../test/marbles';
import { legalTargetsOf } from './legal-targets';

const specification = (what: SharedTarget<SharedTree>['what']): SharedTarget<SharedTree> => ({
  what,
  filter: {},
  minimum: 1,
  maximum: 1,
  text: 'target',
});

/** A table on which red and blue lie in the ring and Ben has left; whatever isn't chipped is a legal target. */
function table() {
  const game = new Marbles({});
  const [red, blue] = ['red', 'blue'].map((name) => game.put(name, 0, game.inPlay));
  if (!red || !blue) throw new Error('Two marbles were put.');
  const playing = [0];
  const rules = legalTargetsOf<MarbleTypes>({
    fits: (_game, _filter, { isChipped }) => !isChipped,
    described: (_game, { filter }) => filter,
    among: ({ inPlay }) => inPlay.objects,
    isExempt: () => false,
    playersFor: () => playing,
    playersBesides: (_game, { what }) => (what === 'any target' ? playing : []),
    isPlaying: (_game, seat) => playing.includes(seat),
    ofObject: (object) => ({ object }),
    ofPlayer: (player) => ({ player }),
  });
  return { game, red, blue, rules };
}

const named = ({ object, player }: { readonly object?: Marble; readonly player?: number }): string =>
  object?.card.name ?? `player ${player}`;

describe('legal targets', () => {
  it('of a description that players answer to as well are objects first, then the players who are there', () => {
    const { game, red, rules } = table();
    const context = game.contextOf(red);
    const legal = (what: SharedTarget<SharedTree>['what']): readonly string[] =>
      rules.legalTargets(game, specification(what), context, undefined).map(named);
    expect(legal('any target')).to.deep.equal(['red', 'blue', 'player 0']);
    expect(legal('object')).to.deep.equal(['red', 'blue']);
    expect(legal('player')).to.deep.equal(['player 0']);
  });

  it('are as many as are counted, players among them', () => {
    const { game, red, rules } = table();
    for (const what of ['any target', 'object', 'player'] as const)
      expect(
        rules.countLegalTargets(game, specification(what), game.contextOf(red), undefined),
        what,
      ).to.equal(rules.legalTargets(game, specification(what), game.contextOf(red), undefined).length);
  });

  it('stay legal while an object answers the description, and a player is in the game', () => {
    const { game, red, blue, rules } = table();
    const stillLegal = (target: { readonly object?: Marble; readonly player?: number }): boolean =>
      rules.isStillLegal(game, target, specification('any target'), game.contextOf(blue), undefined);
    expect(stillLegal({ object: red })).to.equal(true);
    game.set(red, 'isChipped', true);
    expect(stillLegal({ object: red })).to.equal(false);
    expect(stillLegal({ player: 0 })).to.equal(true);
    expect(stillLegal({ player: 1 })).to.equal(false);
  });
});
