import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { SetupRequest } from '../../../../port/contract';
import { type StagedLine, type StagedMoment, type StagedObject, saidOf } from '../../../test/staged';
import { moves, timing } from './acting';
import { numbers } from './numbers';
import { thisTurn } from './order';
import { holding } from './scoring';
import { stunned } from './stunned';
import { targets } from './targets';

const begin = (detail: string, player = 0): StagedLine => ({ kind: 'begin', detail, player });
const unit = (id: string, of: Partial<StagedObject> = {}): StagedObject => ({
  id,
  types: ['unit'],
  controller: 0,
  ...of,
});

describe('a made-up duel', () => {
  it('is wrong where a unit has another Might than is printed as a turn begins (R16)', () => {
    const table = (text: string): SetupRequest => ({
      rulebook: 'riftbound',
      seed: 1,
      from: { activePlayer: 0, part: 'action phase', turn: 1 },
      players: [
        {
          name: 'Alice',
          zones: { hand: [{ name: 'Ash Hound', types: ['unit'], fields: { might: 3 }, text }] },
        },
      ],
    });
    const turn = (might: number, of: Partial<StagedObject> = {}): readonly StagedMoment[] => [
      { lines: [begin('awaken phase')], objects: [unit('Ash Hound', { characteristics: { might }, ...of })] },
    ];
    const fleeting = table('Give a unit +2 [M] this turn.');
    expect(saidOf(thisTurn, turn(3), fleeting)).to.equal(undefined);
    expect(saidOf(thisTurn, turn(5), fleeting)).to.equal(
      'A turn has begun, and "Ash Hound" has might 5, not 3.',
    );
    expect(saidOf(thisTurn, turn(5, { statuses: ['buffed'] }), fleeting)).to.equal(undefined);
    const lasting = 'Other units have +2 [M].';
    expect(saidOf(thisTurn, turn(5, { abilities: [lasting] }), fleeting)).to.equal(undefined);
    const put = { kind: 'put onto the chain', text: 'Alice: put onto the chain "Ash Hound" (hand → chain)' };
    expect(saidOf(thisTurn, [{ lines: [put] }, ...turn(5)], table(lasting))).to.equal(undefined);
    expect(saidOf(thisTurn, [{ lines: [begin('expiration step'), put] }, ...turn(5)], fleeting)).to.equal(
      undefined,
    );
    expect(saidOf(thisTurn, turn(5), table(lasting))).to.contain('has might 5');
  });

  it('is wrong where a number is less than nothing as somebody gets priority (R17)', () => {
    const of = (might: number): StagedMoment => ({
      objects: [unit('Ash Hound', { characteristics: { might } })],
    });
    expect(saidOf(numbers, [of(0)])).to.equal(undefined);
    expect(saidOf(numbers, [of(-1)])).to.equal('"Ash Hound" has might -1.');
    expect(saidOf(numbers, [{ ...of(-1), asked: { purpose: 'choose targets' } }])).to.equal(undefined);
  });

  it('is wrong where something is offered as a target that the text does not name (R20)', () => {
    const choosing = (text: string, object: string): readonly StagedMoment[] => [
      {
        objects: [
          unit('Ash Hound'),
          unit('Old Ox', { controller: 1 }),
          { id: 'Ember', zone: 'chain', statuses: ['pending'], controller: 0, abilities: [text] },
        ],
        asked: { purpose: 'choose targets', options: [{ label: object, object }] },
      },
    ];
    expect(saidOf(targets, choosing('Kill an enemy unit.', 'Old Ox'))).to.equal(undefined);
    expect(saidOf(targets, choosing('Kill an enemy unit.', 'Ash Hound'))).to.equal(
      '"Ash Hound" is offered as a target for "Kill an enemy unit.".',
    );
    expect(saidOf(targets, choosing('Kill a unit.', 'Ash Hound'))).to.equal(undefined);
    expect(saidOf(targets, choosing('Kill a unit.', 'Ember'))).to.contain('"Ember" is offered');
    expect(saidOf(targets, choosing('Kill a permanent.', 'Old Ox'))).to.equal(undefined);
    expect(saidOf(targets, choosing('Kill a permanent.', 'Ember'))).to.contain('"Ember" is offered');
    // A spell is one on the chain, and not the one that chooses.
    expect(saidOf(targets, choosing('Counter a spell.', 'Ember'))).to.contain('"Ember" is offered');
    const played = (...lines: readonly StagedLine[]): string | undefined => {
      const [moment = {}] = choosing('Kill an enemy unit.', 'Ash Hound');
      const play = { asked: { options: [{ label: 'play Ember', action: 'play', object: 'Ember' }] } };
      return saidOf(targets, [
        { ...moment, ...play },
        { ...moment, answer: [0], lines },
      ]);
    };
    expect(played()).to.match(/, and nothing else is\.$/);
    // It may be something that has triggered then.
    expect(played({ kind: 'finalize' })).not.to.contain('nothing else');
    expect(saidOf(targets, choosing('Kill a unit. Ready another unit.', 'Ember'))).to.equal(undefined);
  });

  it('is wrong where a card is offered in a state in which its text does not permit it (R21)', () => {
    const offered = (state: string, text: string): string | undefined =>
      saidOf(timing, [
        {
          objects: [{ id: 'Ember', zone: 'hand', abilities: [text] }],
          table: { state },
          asked: { options: [{ label: 'play', action: 'play', object: 'Ember' }] },
        },
      ]);
    expect(offered('neutral open', 'Draw 1.')).to.equal(undefined);
    expect(offered('showdown open', '[Action]')).to.equal(undefined);
    expect(offered('showdown open', 'Draw 1.')).to.equal(
      'Alice is offered to play "Ember" in a showdown open state.',
    );
    expect(offered('neutral closed', '[Reaction]')).to.equal(undefined);
    const activated = (text: string): string | undefined =>
      saidOf(timing, [
        {
          objects: [{ id: 'Stone', types: ['gear'], abilities: [text] }],
          table: { state: 'showdown open' },
          asked: { options: [{ label: 'use', action: 'activate', object: 'Stone', index: 0 }] },
        },
      ]);
    expect(activated('[E]: [Action] - Draw 1.')).to.equal(undefined);
    expect(activated('[E]: Draw 1.')).to.equal(
      'Alice is offered to activate "Stone" in a showdown open state.',
    );
    const wrong = offered('neutral closed', '[Action]');
    expect(wrong).to.equal('Alice is offered to play "Ember" in a neutral closed state.');
    expect(
      [wrong ?? '', offered('showdown open', '') ?? ''].map((each) => timing.ruleOf?.(each)),
    ).to.deep.equal(['330.1.a', '339.1.a']);
  });

  it('is wrong where a unit that is chosen to move stays (R22)', () => {
    const hound = unit('Ash Hound');
    const asked = { options: [{ label: 'move', action: 'move a unit', object: 'Ash Hound' }] };
    const then = (moment: StagedMoment): string | undefined =>
      saidOf(moves, [
        { objects: [hound], asked },
        { answer: [0], ...moment },
      ]);
    expect(then({ lines: [{ kind: 'move', object: 'Ash Hound' }] })).to.equal(undefined);
    expect(then({ lines: [{ kind: 'exhaust', object: 'Ash Hound' }] })).to.equal(
      '"Ash Hound" was to move, and is where it was.',
    );
    expect(then({ objects: [] })).to.equal(undefined);
    expect(then({ asked: { purpose: 'choose a destination' } })).to.equal(undefined);
  });

  it('is wrong where a unit without Ganking is offered to move between battlefields (R22)', () => {
    const places = ['Mill', 'Ford'].map((id): StagedObject => ({ id, types: ['battlefield'] }));
    const offered = (base: string, onto: string, ...abilities: readonly string[]): string | undefined =>
      saidOf(moves, [
        {
          objects: [...places, unit('Ash Hound', { at: base, abilities })],
          asked: { options: [{ label: 'move', action: 'move a unit', object: 'Ash Hound', onto }] },
        },
      ]);
    const wrong = offered('Mill', 'Ford');
    expect(wrong).to.equal(
      'Alice is offered to move "Ash Hound" to "Ford", and it is at another battlefield and has no Ganking.',
    );
    expect(moves.ruleOf?.(wrong ?? '')).to.equal('736.1.b');
    expect(offered('Mill', 'Ford', '[Shield] [Ganking]')).to.equal(undefined);
    expect(offered("Alice's base", 'Ford')).to.equal(undefined);
    expect(offered('Mill', "Alice's base")).to.equal(undefined);
  });

  it('is wrong where what was stunned is stunned anew in place of losing it (R23)', () => {
    const object = 'Ash Hound';
    const through = (...ending: readonly StagedLine[]): string | undefined =>
      saidOf(stunned, [
        { objects: [unit(object, { statuses: ['stunned'] })], lines: [{ kind: 'stun', object }] },
        { lines: [begin('ending step'), ...ending, begin('awaken phase', 1)] },
      ]);
    const loses = { kind: 'lose stunned', object };
    expect(through(loses, { kind: 'stun', object })).to.equal(undefined);
    expect(through({ kind: 'stun', object })).to.equal('A turn has begun, and "Ash Hound" is still stunned.');
    expect(through({ kind: 'stun', object: 'Old Ox' })).to.contain('"Ash Hound" is still stunned');
  });

  it('is wrong where the Turn Player does not hold what the player controls (R25)', () => {
    const field = (statuses: readonly string[], controller = 0): StagedObject => ({
      id: 'Thistle',
      types: ['battlefield'],
      statuses,
      controller,
    });
    const step = (battlefield: StagedObject, ...after: readonly StagedLine[]): string | undefined =>
      saidOf(holding, [
        { objects: [battlefield], lines: [begin('scoring step'), ...after, begin('channel phase')] },
      ]);
    const mine = field(['controlled']);
    expect(step(mine)).to.equal('Alice controls "Thistle" in the Scoring Step, and doesn\'t hold it.');
    expect(step(mine, { kind: 'score', player: 0 })).to.equal(undefined);
    expect(step(mine, { kind: 'establish control', player: 0 })).to.equal(undefined);
    expect(step(field(['controlled'], 1))).to.equal(undefined);
    expect(step(field([]))).to.equal(undefined);
    expect(step({ ...mine, abilities: ["Players can't score here."] })).to.equal(undefined);
    // 445: each battlefield is scored once a turn.
    const conquered = { objects: [mine], lines: [{ kind: 'score', player: 0, object: 'Thistle' }] };
    const passed = { objects: [mine], lines: [begin('scoring step'), begin('channel phase')] };
    expect(saidOf(holding, [conquered, passed])).to.equal(undefined);
    expect(saidOf(holding, [conquered, { lines: [begin('awaken phase')] }, passed])).to.contain(
      "doesn't hold",
    );
    const isUnderWay = { objects: [mine], lines: [begin('scoring step')], asked: { purpose: 'order' } };
    expect(saidOf(holding, [isUnderWay])).to.equal(undefined);
  });
});
