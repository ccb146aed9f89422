import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { SetupRequest } from '../../../../port/contract';
import { type StagedLine, type StagedMoment, type StagedObject, saidOf } from '../../../test/staged';
import { hiddenAWhile, openingHands, recycledTrash, scoredOnce } from './cards';
import { burningOut } from './scoring';
import { temporary } from './temporary';

const awaken: StagedLine = { kind: 'begin', detail: 'awaken phase', player: 0 };

describe('what happens to cards', () => {
  it('is wrong where a trash is not recycled as its player burns out, or another one is (R28)', () => {
    const recycle = (player: number): StagedLine => ({
      kind: 'recycle',
      text: 'recycle "Ox" (trash → main deck)',
      player,
      detail: 'main deck',
    });
    const point: StagedLine = { kind: 'gain points', player: 1, amount: 1 };
    const burning = (...lines: readonly StagedLine[]): string | undefined =>
      saidOf(recycledTrash, [
        {
          lines: [{ kind: 'burn out', player: 0 }, ...lines],
          objects: [
            { id: 'Crow', zone: 'trash', owner: 0 },
            { id: 'Hound', zone: 'trash', owner: 1 },
          ],
        },
      ]);
    const left = burning(recycle(0), point);
    expect(left).to.equal('Alice has burnt out, and "Crow" is still in Alice\'s trash.');
    expect(recycledTrash.ruleOf?.(left ?? '')).to.equal('418.2.b');
    expect(burning(recycle(0), point, { kind: 'kill', player: 0, detail: 'trash' })).to.equal(undefined);
    const stranger = burning(recycle(0), recycle(1), point);
    expect(stranger).to.equal('Alice burns out and recycles somebody else\'s card, "Ox".');
    expect(recycledTrash.ruleOf?.(stranger ?? '')).to.equal('107.1.d');
  });

  it('is wrong where a battlefield is scored twice in one turn (R29)', () => {
    const score = (player: number): StagedLine => ({ kind: 'score', player, object: 'Weir' });
    const turn = (...lines: readonly StagedLine[]): string | undefined =>
      saidOf(scoredOnce, [{ objects: [{ id: 'Weir' }], lines: [score(0)] }, { lines }]);
    expect(turn(score(1))).to.equal(undefined);
    expect(turn(awaken, score(0))).to.equal(undefined);
    expect(turn(score(0))).to.equal('Alice scores "Weir" for the second time in one turn.');
  });

  it('is wrong where a card is offered in the turn in which it was hidden (R30)', () => {
    const card: StagedObject = { id: 'Crow', zone: 'facedown zone', controller: 0, owner: 0 };
    const hide: StagedMoment = { lines: [{ kind: 'hide', player: 0, object: 'Ox' }], objects: [card] };
    const asked = { options: [{ label: 'play Crow', action: 'play', object: 'Crow' }] };
    expect(saidOf(hiddenAWhile, [hide, { asked }])).to.equal(
      'Alice is offered to play "Crow" in the turn in which it was hidden.',
    );
    expect(saidOf(hiddenAWhile, [hide, { lines: [awaken], asked }])).to.equal(undefined);
    expect(
      saidOf(hiddenAWhile, [
        { lines: [awaken], objects: [card] },
        { ...hide, asked },
      ]),
    ).to.equal(undefined);
  });

  it('is wrong where somebody begins with another number of cards (R31)', () => {
    const hand = (count: number): readonly StagedObject[] =>
      Array.from({ length: count }, (_, place) => ({ id: `card ${place}`, zone: 'hand', owner: 0 }));
    const other = Array.from({ length: 4 }, (_, place) => ({ id: `other ${place}`, zone: 'hand', owner: 1 }));
    const table = {
      rulebook: 'riftbound',
      seed: 1,
      from: 'the beginning',
      players: [],
    } satisfies SetupRequest;
    const deck = (size: number): readonly StagedObject[] =>
      [0, 1].flatMap((owner) =>
        Array.from({ length: size }, (_, place) => ({ id: `${owner} ${place}`, zone: 'main deck', owner })),
      );
    const begun = (count: number, ...lines: readonly StagedLine[]): string | undefined =>
      saidOf(
        openingHands,
        [{ lines: [awaken, ...lines], objects: [...hand(count), ...other, ...deck(3)] }],
        table,
      );
    const draw: StagedLine = { kind: 'draw', player: 0 };
    expect(begun(5, draw)).to.equal(undefined);
    expect(begun(4, draw)).to.equal('Alice has 4 cards in hand, not 5, as the game begins.');
    expect(begun(4, draw, { kind: 'discard', player: 0 })).to.equal(undefined);
    const aside: StagedLine = { kind: 'recycle', player: 0 };
    const mulligan = (...lines: readonly StagedLine[]): string | undefined =>
      saidOf(
        openingHands,
        [{ lines: [draw, ...lines, awaken], objects: [...hand(4), ...other, ...deck(3)] }],
        table,
      );
    expect(mulligan(draw, aside, { ...draw, player: 1 })).to.equal(undefined);
    const early = mulligan(aside, draw);
    expect(early).to.equal('Alice has recycled what was set aside, and draws for it only then.');
    expect(openingHands.ruleOf?.(early ?? '')).to.equal('117.3');
    const small = [{ lines: [awaken], objects: [...other, ...deck(2)] }];
    expect(saidOf(openingHands, small, table)).to.equal(undefined);
  });

  it('is wrong where burning out is worth two points (R11)', () => {
    const burning = (amount: number): string | undefined =>
      saidOf(burningOut, [
        {
          lines: [
            { kind: 'burn out', player: 0 },
            { kind: 'gain points', player: 1, amount },
          ],
        },
      ]);
    expect(burning(1)).to.equal(undefined);
    expect(burning(2)).to.equal('Bob gains 2 points as Alice burns out.');
  });

  it('is wrong where what is Temporary outlives the start of a Beginning Phase (R32)', () => {
    const crow: StagedObject = { id: 'Crow', controller: 0, types: ['unit'], abilities: ['[Temporary]'] };
    const before: StagedMoment = { lines: [{ kind: 'enter the board', object: 'Crow' }], objects: [crow] };
    const begun = (...objects: readonly StagedObject[]): StagedMoment => ({
      lines: [awaken, { kind: 'begin', detail: 'scoring step', player: 0 }],
      objects,
    });
    expect(saidOf(temporary, [before, begun()])).to.equal(undefined);
    expect(saidOf(temporary, [before, begun(crow)])).to.equal(
      '"Crow" has Temporary, and is still there in its controller\'s Scoring Step.',
    );
    expect(saidOf(temporary, [before, begun({ ...crow, controller: 1 })])).to.equal(undefined);
    const field = { ...crow, types: ['battlefield'], abilities: ['Units here have [Temporary].'] };
    expect(saidOf(temporary, [{ ...before, objects: [field] }, begun(field)])).to.equal(undefined);
    expect(saidOf(temporary, [begun(crow)])).to.equal(undefined);
    // It was given the keyword anew, too late.
    const late: StagedMoment = { lines: [awaken, { kind: 'apply', object: 'Crow' }], objects: [crow] };
    const scoring: StagedMoment = { lines: [{ kind: 'begin', detail: 'scoring step', player: 0 }] };
    expect(saidOf(temporary, [before, late, scoring])).to.equal(undefined);
    const saving = { id: 'Ox', abilities: ['If a unit would die, recall it instead.'] };
    expect(saidOf(temporary, [before, begun(crow, saving)])).to.equal(undefined);
  });
});
