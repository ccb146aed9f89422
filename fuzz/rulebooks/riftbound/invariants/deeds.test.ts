import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, type StagedObject, saidOf, seated } from '../../../test/staged';
import { beginnings } from './beginnings';
import { deeds } from './deeds';
import { destinations } from './destinations';
import { finalPoint } from './final-point';
import { recycled } from './recycled';
import { discards, told, topFirst } from './told-changes';

const begin = (detail: string, player = 0): StagedLine => ({ kind: 'begin', detail, player });
const crow = (of: Partial<StagedObject> = {}): StagedObject => ({
  id: 'Crow',
  types: ['unit'],
  zone: 'board',
  controller: 0,
  ...of,
});

describe('a made-up duel in which things are done', () => {
  it('is wrong where something changes on an object untold (R35)', () => {
    const changes = (of: Partial<StagedObject>, ...kinds: readonly string[]): string | undefined =>
      saidOf(told, [
        { objects: [crow({ statuses: ['exhausted'] })], lines: [begin('awaken phase')] },
        { objects: [crow(of)], lines: kinds.map((kind) => ({ kind, object: 'Crow' })) },
      ]);
    expect(changes({ statuses: [] }, 'ready')).to.equal(undefined);
    expect(changes({ statuses: [] }, 'recall')).to.equal('"Crow" is not exhausted, and was to be.');
    expect(changes({ statuses: ['exhausted', 'buffed'] }, 'buff')).to.equal(undefined);
    expect(changes({ statuses: ['exhausted', 'buffed'] }, 'buff', 'spend a buff')).to.equal(
      '"Crow" is buffed, and was not to be.',
    );
    expect(changes({ statuses: ['exhausted'] }, 'exhaust')).to.equal(
      '"Crow" comes to be exhausted, and is exhausted already.',
    );
    expect(changes({ statuses: ['exhausted'] }, 'ready', 'exhaust')).to.equal(undefined);
  });

  it('is wrong where something older resolves first (R36)', () => {
    const resolves = (object: string): string | undefined =>
      saidOf(topFirst, [
        {
          objects: ['newer', 'older'].map((id) => ({ id, zone: 'chain' })),
          lines: [{ kind: 'put onto the chain' }],
        },
        { objects: [], lines: [{ kind: 'resolve', object }] },
      ]);
    expect(resolves('newer')).to.equal(undefined);
    expect(resolves('older')).to.equal('"older" resolves before "newer", which is newer.');
  });

  it('is wrong where somebody is to discard what is not in the own hand (R37)', () => {
    const asked = (object: string): string | undefined =>
      saidOf(discards, [
        {
          objects: [
            { id: 'own', zone: 'hand', owner: 0 },
            { id: 'other', zone: 'hand', owner: 1 },
          ],
          asked: { purpose: 'discard', options: [{ label: '', object }] },
        },
      ]);
    expect(asked('own')).to.equal(undefined);
    expect(asked('other')).to.equal('Alice is offered "other" to discard, which is not in Alice\'s hand.');
  });

  it('is wrong where what resolves does more than it says (R38)', () => {
    const spark = { name: 'Spark', types: ['spell'], text: '[Action]\nDeal 2 to a unit.' };
    const resolves = (amount: number, text = spark.text, before = ''): string | undefined =>
      saidOf(
        deeds,
        [
          { objects: [{ id: 'Ox', abilities: [before] }], asked: { purpose: 'priority' } },
          {
            objects: [],
            lines: [
              { what: 'decision', kind: 'priority' },
              { kind: 'deal damage', amount },
              { kind: 'resolve', text: 'resolve "Spark"' },
            ],
          },
        ],
        {
          rulebook: 'any',
          seed: 1,
          from: { activePlayer: 0, part: 'action phase', turn: 1 },
          players: [{ name: 'Alice', zones: { hand: [{ ...spark, text }] } }],
        },
      );
    expect(resolves(2)).to.equal(undefined);
    expect(resolves(3)).to.equal(`"${spark.text}" resolves, and there is deal damage 3.`);
    // What is repeated may be done more often than it says.
    expect(resolves(3, '[Repeat] [2]\nDeal 2 to a unit.')).to.equal(undefined);
    expect(resolves(3, "[Repeat] [2]\nIf it's your turn, deal 2 to a unit.")).to.equal(undefined);
    // What said so may be killed by it.
    expect(resolves(3, spark.text, 'Your spells deal 1 Bonus Damage.')).to.equal(undefined);
  });

  it('is wrong where what resolves does less than it says, and could do it (R38)', () => {
    const text = 'When I attack, draw 2.';
    const resolves = (
      said: string,
      kinds: readonly string[],
      hand: readonly string[] = [],
    ): string | undefined =>
      saidOf(
        deeds,
        [
          {
            objects: hand.map((id) => ({ id, zone: 'hand', owner: 0 })),
            lines: [
              { what: 'decision', kind: 'priority' },
              ...kinds.map((kind, player) => ({ kind, player })),
              { kind: 'resolve', text: 'resolve "Heron"' },
            ],
          },
        ],
        {
          rulebook: 'any',
          seed: 1,
          from: { activePlayer: 0, part: 'action phase', turn: 1 },
          players: [{ name: 'Alice', zones: { hand: [{ name: 'Heron', types: ['unit'], text: said }] } }],
        },
      );
    expect(resolves(text, ['draw', 'draw'])).to.equal(undefined);
    expect(resolves(text, ['draw'])).to.equal(`"${text}" resolves, and there is draw 1.`);
    expect(resolves(text, [])).to.equal(`"${text}" resolves, and there is draw 0.`);
    expect(resolves("When I attack, if it's your turn, draw 2.", [])).to.equal(undefined);
    // It may be Vision that resolves.
    expect(resolves('[Vision]\nWhen I attack, draw 2.', [])).to.equal(undefined);
    // With no card left in some hand, fewer may have been discarded.
    expect(resolves('When I attack, discard 2.', ['discard'])).to.equal(undefined);
    const each = 'When I attack, each player draws 1.';
    expect(resolves(each, ['draw', 'draw'])).to.equal(undefined);
    expect(resolves(each, ['draw'])).to.equal(`"${each}" resolves, and there is draw for some players only.`);
  });

  it('leaves open how much is done by the second of two that resolve at once (R38)', () => {
    const bobs = ['some', 'more'].map((id) => ({ id, zone: 'hand', owner: 1 }));
    const hand = (...ids: readonly string[]): readonly StagedObject[] => [
      ...ids.map((id) => ({ id, zone: 'hand', owner: 0 })),
      ...bobs,
    ];
    const resolves: StagedLine = { kind: 'resolve', text: 'resolve "Heron"' };
    const discard: StagedLine = { kind: 'discard' };
    const times = (...first: readonly StagedLine[]): string | undefined =>
      saidOf(
        deeds,
        [
          { objects: hand('a', 'b', 'c'), asked: { purpose: 'priority' } },
          { objects: hand('drawn'), lines: [...first, resolves, discard, resolves] },
        ],
        {
          rulebook: 'any',
          seed: 1,
          from: { activePlayer: 0, part: 'action phase', turn: 1 },
          players: [
            {
              name: 'Alice',
              zones: { hand: [{ name: 'Heron', types: ['unit'], text: 'When I attack, discard 2.' }] },
            },
          ],
        },
      );
    expect(times(discard, discard)).to.equal(undefined);
    expect(times(discard)).to.equal('"When I attack, discard 2." resolves, and there is discard 1.');
  });

  it('is wrong where a card goes elsewhere than it is to (R41)', () => {
    const crowIn = (zone: string): StagedObject => crow({ zone });
    const dies = (detail: string, ...after: readonly StagedObject[]): string | undefined =>
      saidOf(destinations, [
        { objects: [crow()], lines: [begin('action phase')] },
        { objects: after, lines: [{ kind: 'kill', object: 'Crow', detail }] },
      ]);
    expect(dies('trash', crowIn('trash'))).to.equal(undefined);
    expect(dies('trash', crowIn('hand'))).to.equal("In Alice's hand there are 1 cards, not 0.");
    expect(dies('trash')).to.equal("In Alice's trash there are 0 cards, not 1.");
    expect(dies('banishment', crowIn('banishment'))).to.equal(
      'The trace tells of a kill that takes a card to the banishment.',
    );
    const token = crow({ supertypes: ['token'] });
    const ceases = saidOf(destinations, [
      { objects: [token], lines: [begin('action phase')] },
      { objects: [], lines: [{ kind: 'kill', object: 'Crow', detail: 'trash' }] },
    ]);
    expect(ceases).to.equal(undefined);
  });

  it('is wrong where the final point is conquered too soon (R39)', () => {
    const players = seated(7, 'points');
    const fields = ['Moor', 'Fen'].map((id) => ({ id, types: ['battlefield'], zone: 'board' }));
    const scores = (part: string, ...scored: readonly string[]): string | undefined =>
      saidOf(finalPoint, [
        { objects: fields, table: { players } },
        {
          lines: [
            begin('awaken phase'),
            begin(part),
            ...scored.map((object) => ({ kind: 'score', player: 0, object })),
            { kind: 'gain points', player: 0, amount: 1 },
          ],
        },
      ]);
    const wrong = 'Alice conquers the final point without having scored every battlefield this turn.';
    expect(scores('action phase', 'Moor')).to.equal(wrong);
    expect(scores('scoring step', 'Moor')).to.equal(undefined);
    expect(scores('action phase', 'Moor', 'Fen')).to.equal(undefined);
    expect(scores('action phase')).to.equal(undefined);
    const withheld = (kind: string): string | undefined =>
      saidOf(finalPoint, [
        { objects: fields, table: { players } },
        {
          lines: [
            begin('awaken phase'),
            begin('action phase'),
            { kind: 'score', player: 0, object: 'Moor' },
            { kind, player: 0 },
          ],
        },
      ]);
    expect(withheld('draw')).to.equal(undefined);
    const taken = saidOf(finalPoint, [
      { objects: fields, table: { players } },
      {
        lines: [
          begin('awaken phase'),
          begin('scoring step'),
          { kind: 'establish control', player: 0, object: 'Moor' },
          { kind: 'score', player: 0, object: 'Moor' },
          { kind: 'draw', player: 0 },
        ],
      },
    ]);
    expect(taken, 'conquered while the step lasts').to.equal(undefined);
    expect(withheld('conquer')).to.equal('Alice is not given the final point, and draws no card for it.');
  });

  it('is wrong where a card is drawn for a battlefield that is held, or conquered with less at stake (R39)', () => {
    const draws = (part: string, points: number): string | undefined =>
      saidOf(finalPoint, [
        {
          table: {
            players: seated(points, 'points'),
          },
        },
        {
          lines: [begin(part), { kind: 'score', player: 0, object: 'Moor' }, { kind: 'draw', player: 0 }],
        },
      ]);
    const instead = 'a battlefield, and draws a card instead of gaining the point.';
    expect(draws('scoring step', 7)).to.equal(`Alice holds ${instead}`);
    expect(draws('action phase', 6)).to.equal(`Alice conquers ${instead}`);
    expect(draws('action phase', 7)).to.equal(undefined);
    expect(finalPoint.ruleOf?.(`Alice holds ${instead}`)).to.equal('448.1.b.1');
  });

  it('is wrong where what is recycled lies above other cards (R40)', () => {
    const deck = (...ids: readonly string[]): readonly StagedObject[] =>
      ids.map((id) => ({ id, zone: 'main deck', owner: 0 }));
    const recycles = (...after: readonly string[]): string | undefined =>
      saidOf(recycled, [
        { objects: deck('top', 'bottom'), lines: [begin('action phase')] },
        { objects: deck(...after), lines: [{ kind: 'recycle', object: 'old' }] },
      ]);
    expect(recycles('top', 'bottom', 'new')).to.equal(undefined);
    expect(recycles('new', 'top', 'bottom')).to.equal(
      '"new" was recycled, and is not at the bottom of the main deck.',
    );
  });

  it('is wrong where a legend stays exhausted (R15)', () => {
    const awaken = (statuses: readonly string[]): string | undefined =>
      saidOf(beginnings, [
        {
          objects: [{ id: 'Queen', zone: 'legend zone', owner: 0, statuses }],
          lines: [begin('awaken phase')],
        },
      ]);
    expect(awaken([])).to.equal(undefined);
    expect(awaken(['exhausted'])).to.equal('"Queen" is still exhausted after Alice\'s Awaken Phase.');
  });

  it('is not wrong where an ability channels exhausted runes as a turn begins (R15)', () => {
    const awaken = (...kinds: readonly string[]): string | undefined =>
      saidOf(beginnings, [
        {
          objects: [{ id: 'rune', types: ['rune'], owner: 0, controller: 0, statuses: ['exhausted'] }],
          lines: [begin('awaken phase'), ...kinds.map((kind) => ({ kind, object: 'other' }))],
        },
      ]);
    expect(awaken()).to.contain('still exhausted');
    expect(awaken('channel', 'resolve')).to.equal(undefined);
  });

  it('is wrong where the player going second channels as many runes as the first (R15)', () => {
    const channels = (player: number, count: number): readonly StagedLine[] => [
      begin('channel phase', player),
      ...Array.from({ length: count }, () => ({ kind: 'channel', player })),
      begin('draw phase', player),
      { kind: 'draw', player },
    ];
    const first = (alices: number, bobs: number): string | undefined =>
      saidOf(
        beginnings,
        [
          {
            objects: [0, 1].map((owner) => ({ id: `${owner}`, owner, controller: owner, zone: 'rune deck' })),
          },
          { lines: channels(0, alices) },
          { lines: channels(1, bobs) },
          { lines: channels(0, 2) },
        ],
        { rulebook: 'any', seed: 1, from: 'the beginning', players: [] },
      );
    expect(first(2, 3)).to.equal(undefined);
    expect(first(2, 2)).to.equal('Bob does channel 2 times in the channel phase, not 3.');
    expect(first(3, 3)).to.equal('Alice does channel 3 times in the channel phase.');
  });
});
