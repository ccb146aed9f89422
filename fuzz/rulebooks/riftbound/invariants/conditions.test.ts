import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { SetupRequest } from '../../../../port/contract';
import { type StagedLine, type StagedObject, saidOf } from '../../../test/staged';
import { conditions } from './conditions';
import { ownDeck } from './own-deck';

const tableWith = (text: string): SetupRequest => ({
  rulebook: 'riftbound',
  seed: 1,
  from: { activePlayer: 0, part: 'action phase', turn: 1 },
  players: [{ name: 'Alice', zones: { hand: [{ name: 'Heron', types: ['unit'], text }] } }],
});
const ability: StagedObject = { id: 'item', zone: 'chain', controller: 0 };
const units = (count: number): readonly StagedObject[] =>
  Array.from({ length: count }, (_, place) => ({ id: `Ox ${place}`, types: ['unit'], controller: 0 }));
const drawn: StagedLine = { kind: 'draw', player: 0 };
const resolve: StagedLine = { kind: 'resolve', object: 'item', text: 'resolve "Heron"' };

describe('a made-up duel with conditions', () => {
  it('is wrong where something is done though its condition was not so (R49)', () => {
    const resolves = (
      text: string,
      [before, after]: readonly [readonly StagedObject[], readonly StagedObject[]],
      ...lines: readonly StagedLine[]
    ): string | undefined =>
      saidOf(
        conditions,
        [{ objects: [ability, ...before] }, { lines: [...lines, resolve], objects: after }],
        tableWith(text),
      );
    const text = '[Tank]\n[1]: If you control 2 or more units, draw 1.';
    expect(resolves(text, [units(1), units(1)], drawn)).to.equal(
      `"${text}" resolves, it is not so that you control 2 or more units, and there was: draw.`,
    );
    expect(resolves(text, [units(1), units(1)])).to.equal(undefined);
    expect(resolves(text, [units(2), units(1)], drawn)).to.equal(undefined);
    expect(resolves(text, [units(1), units(2)], drawn)).to.equal(undefined);
    expect(resolves("If it's your turn, draw 1.", [[], []], drawn)).to.equal(undefined);
    const held: StagedObject = {
      id: 'Mill',
      types: ['battlefield'],
      statuses: ['controlled'],
      controller: 1,
    };
    const theirs = 'If an opponent controls a battlefield, draw 1.';
    expect(resolves(theirs, [[held], [held]], drawn)).to.equal(undefined);
    expect(resolves(theirs, [[], []], drawn)).to.contain('it is not so that an opponent controls');
    const many = 'If you have 4 or more cards in your hand, draw 1.';
    expect(resolves(many, [[], []], drawn)).to.contain('and there was: draw');
    // What else a text says may be done whether or not it is so.
    expect(resolves(`${many} Draw 1.`, [[], []], drawn)).to.equal(undefined);
    expect(resolves('If an opponent controls a battlefield, I enter ready.', [[], []], drawn)).to.equal(
      undefined,
    );
    // What is said after a trigger is looked at as that happens (376.2).
    expect(
      resolves('When I attack, if you have 4 or more cards in your hand, draw 1.', [[], []], drawn),
    ).to.equal(undefined);
    // It may be the ability of a keyword that resolves.
    expect(resolves(`[Vision]\n${many}`, [[], []], drawn)).to.equal(undefined);
    const giver: StagedObject = { id: 'Sage', abilities: ['Other friendly units have [Vision].'] };
    expect(resolves(many, [[giver], [giver]], { kind: 'look', player: 0 })).to.equal(undefined);
    expect(resolves(many, [[giver], [giver]], drawn)).to.contain('and there was: draw');
    expect(resolves(many.replace('draw', 'when you conquer this turn, draw'), [[], []], drawn)).to.equal(
      undefined,
    );
    const asked: StagedLine = { what: 'decision', kind: 'priority', player: 0 };
    expect(resolves(many, [[], []], drawn, asked)).to.equal(undefined);
  });

  it("is wrong where a player looks at somebody else's card (R50)", () => {
    const top: StagedObject = { id: 'Crow', zone: 'main deck', owner: 1 };
    const looks = (player: number, text = '[Vision]'): string | undefined =>
      saidOf(ownDeck, [
        { objects: [top, { id: 'Heron', controller: 0, abilities: [text] }] },
        { lines: [{ kind: 'look', object: 'Crow', player }] },
      ]);
    expect(looks(1)).to.equal(undefined);
    expect(looks(0)).to.equal('Alice looks at "Crow", which is Bob\'s.');
    expect(looks(0, "When I attack, look at the top card of an opponent's Main Deck.")).to.equal(undefined);
    expect(looks(0, 'Look at the top 3 cards of your Main Deck.')).to.contain('looks at "Crow"');
    // What says so may have left meanwhile.
    const heron = {
      id: 'Heron',
      abilities: ["When I die, look at the top card of an opponent's Main Deck."],
    };
    expect(
      saidOf(ownDeck, [
        { objects: [top, heron] },
        { lines: [{ kind: 'look', object: 'Crow', player: 0 }], objects: [top] },
      ]),
    ).to.equal(undefined);
  });
});
