import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { SetupRequest } from '../../../../port/contract';
import { type StagedLine, type StagedMoment, type StagedObject, saidOf } from '../../../test/staged';
import { battleDamage, blocks, willRolls } from './battles';
import { beginnings } from './beginnings';
import { limits } from './limits';
import { refill } from './refill';
import { goneTargets, targets } from './targets';
import { marked, order, parts, untilEndOfTurn } from './turn';

const begin = (detail: string, player = 0): StagedLine => ({ kind: 'begin', detail, player });
const onTable = (id: string, types: readonly string[], of: Partial<StagedObject> = {}): StagedObject => ({
  id,
  types,
  zone: 'battlefield',
  controller: 0,
  ...of,
});
const unit = (id: string, of: Partial<StagedObject> = {}): StagedObject => onTable(id, ['unit'], of);
const base = (id: string, controller: number, of: Partial<StagedObject> = {}): StagedObject =>
  onTable(id, ['base'], { controller, ...of });
const priority = (player: number): StagedLine => ({ what: 'decision', kind: 'priority', player });

describe('a made-up game', () => {
  it('is wrong where a hand is refilled that lacks nothing, or the one that does is not (L3)', () => {
    const hands = (...owners: readonly number[]): readonly StagedObject[] =>
      owners.map((owner, place) => ({ id: `card ${place}`, zone: 'hand', owner }));
    const draw = (player: number, rule = '704.5i'): StagedLine => ({ kind: 'draw a card', player, rule });
    expect(saidOf(refill, [{ lines: [draw(0)], objects: hands(0, 0, 1, 1) }])).to.equal(undefined);
    expect(saidOf(refill, [{ lines: [draw(1)], objects: hands(0, 0, 1, 1, 1) }])).to.equal(
      'Bob has 3 cards in hand after it was refilled.',
    );
    expect(saidOf(refill, [{ lines: [draw(1), draw(1, '701.1')], objects: hands(0, 0, 1, 1, 1) }])).to.equal(
      undefined,
    );
    const deck = { id: 'card of the deck', zone: 'deck', owner: 0 };
    expect(saidOf(refill, [{ lines: [draw(0)], objects: [...hands(0, 1, 1), deck] }])).to.equal(
      'Alice has 1 cards in hand and 1 in the deck.',
    );
  });

  it('is wrong where a turn or priority goes to the wrong player (L14)', () => {
    const turns = (player: number): string | undefined =>
      saidOf(order, [{ lines: [begin('turn', 0)] }, { lines: [begin('turn', player)] }]);
    expect(turns(1)).to.equal(undefined);
    expect(turns(0)).to.equal("After Alice's turn Alice has one.");
    const passes = (...players: readonly number[]): string | undefined =>
      saidOf(order, [{ lines: players.map(priority), asked: { purpose: 'declare blockers' } }]);
    expect(passes(0, 1)).to.equal(undefined);
    expect(passes(0, 0)).to.equal('Alice passed priority, and Alice has it.');
    expect(passes(0, 1, 0)).to.equal(
      'All players have passed in succession, and Alice has priority once more.',
    );
  });

  it('is wrong where something stays rested, or produces another amount, as a turn begins (L15)', () => {
    const reset = (of: Partial<StagedObject>, ...lines: readonly StagedLine[]): string | undefined =>
      saidOf(beginnings, [{ objects: [unit('Crow', of)], lines: [begin('reset step'), ...lines] }]);
    const rested = { statuses: ['rested'] };
    expect(reset({ statuses: ['reset'] })).to.equal(undefined);
    expect(reset(rested)).to.equal('"Crow" is still rested after Alice\'s reset step.');
    expect(reset({ ...rested, counters: { ice: 1 } })).to.equal(undefined);
    expect(reset(rested, { kind: 'become rested', object: 'Crow' })).to.equal(undefined);
    const kiln = base('Kiln', 0, { characteristics: { 'resource production': 2 } });
    const gains = (player: number, amount: number): string | undefined =>
      saidOf(beginnings, [
        { objects: [kiln], lines: [begin('resource step'), { kind: 'gain resource', player, amount }] },
      ]);
    expect(gains(0, 2)).to.equal(undefined);
    expect(gains(0, 3)).to.equal("Alice's bases produce 2 resource, and Alice gains 3.");
    expect(gains(1, 2)).to.equal("Bob gains resource in Alice's resource step.");
  });

  it('is wrong where power that was given for a turn is there in the next one (L17)', () => {
    const table = (text: string): SetupRequest => ({
      rulebook: 'legions-of-will',
      seed: 1,
      from: { activePlayer: 0, part: 'prebattle main phase', turn: 1 },
      players: [
        { name: 'Alice', zones: { hand: [{ name: 'Crow', types: ['unit'], fields: { power: 2 }, text }] } },
      ],
    });
    const turn = (power: number, of: Partial<StagedObject> = {}): readonly StagedMoment[] => [
      { lines: [begin('turn')], objects: [unit('Crow', { characteristics: { power }, ...of })] },
    ];
    const fleeting = table('Target unit gets +1 power until end of turn.');
    expect(saidOf(untilEndOfTurn, turn(2), fleeting)).to.equal(undefined);
    expect(saidOf(untilEndOfTurn, turn(3), fleeting)).to.equal(
      'A turn has begun, and "Crow" has power 3, not 2.',
    );
    expect(saidOf(untilEndOfTurn, turn(3, { counters: { growth: 1 } }), fleeting)).to.equal(undefined);
    expect(saidOf(untilEndOfTurn, turn(3, { zone: 'graveyard' }), fleeting)).to.equal(undefined);
    const lasting = 'Other units get +1 power.';
    expect(saidOf(untilEndOfTurn, turn(3, { abilities: [lasting] }), fleeting)).to.equal(undefined);
    const put = {
      kind: 'put on the chain of events',
      text: `Bob: put on the chain of events "Gale: ${lasting}" by "Gale"`,
    };
    expect(saidOf(untilEndOfTurn, [{ lines: [put] }, ...turn(3)], fleeting)).to.equal(undefined);
    expect(saidOf(untilEndOfTurn, turn(3), table(lasting))).to.contain('has power 3');
  });

  it('is wrong where a part of a turn is left out (L18)', () => {
    const turn = (...all: readonly string[]): string | undefined =>
      saidOf(parts, [{ lines: all.map((part) => begin(part)) }]);
    expect(turn('turn', 'reset step', 'effect step', 'resource step')).to.equal(undefined);
    expect(turn('prebattle main phase', 'postbattle main phase', 'end step')).to.equal(undefined);
    const wrong = turn('turn', 'reset step', 'resource step');
    expect(wrong).to.equal('After the reset step the resource step begins, without the effect step.');
    expect(parts.ruleOf?.(wrong ?? '')).to.equal('500.1');
  });

  it('is wrong where damage is dealt and not marked (L19)', () => {
    const dealt = (damage: number, ...after: readonly StagedLine[]): string | undefined =>
      saidOf(marked, [
        {
          objects: [base('Kiln', 0, { damage })],
          lines: [{ kind: 'deal damage', object: 'Kiln', amount: 2 }, ...after],
        },
      ]);
    expect(dealt(2)).to.equal(undefined);
    expect(dealt(1)).to.equal('"Kiln" was dealt 2 damage and bears 1.');
    expect(dealt(0, { kind: 'remove damage', object: 'Kiln' })).to.equal(undefined);
  });

  it('is wrong where something is offered as a target that the text does not name (L20)', () => {
    const choosing = (text: string, object: string): string | undefined =>
      saidOf(targets, [
        {
          objects: [
            unit('Crow'),
            unit('Ox', { controller: 1 }),
            base('Kiln', 1),
            { id: 'Gale', zone: 'chain of events', types: ['action'], controller: 0, abilities: [text] },
          ],
          asked: { purpose: 'choose targets', options: [{ label: object, object }] },
        },
      ]);
    expect(choosing('Destroy target unit an opponent controls.', 'Ox')).to.equal(undefined);
    expect(choosing('Destroy target unit an opponent controls.', 'Crow')).to.equal(
      '"Crow" is offered as a target for "Destroy target unit an opponent controls.".',
    );
    expect(choosing('Rest target unit.', 'Kiln')).to.contain('"Kiln" is offered');
    expect(choosing('Rest target unit. Destroy target base.', 'Kiln')).to.equal(undefined);
  });

  it('is wrong where a block is offered that must not be, or is not that must be (L21)', () => {
    const step = (
      statuses: readonly string[],
      { at = 'Kiln', isOffered = true, text = '', ice = 0 } = {},
    ): string | undefined =>
      saidOf(blocks, [
        {
          table: { step: 'declare blockers step' },
          lines: [begin('declare blockers step')],
          objects: [
            base('Kiln', 1),
            base('Mill', 1),
            unit('Crow', { attacking: 'Kiln', at: 'Alice', abilities: [text] }),
            unit('Ox', { controller: 1, at: at, statuses, counters: { ice } }),
          ],
          asked: {
            purpose: 'declare blockers',
            player: 1,
            options: isOffered ? [{ label: 'block', action: 'block', object: 'Ox', onto: 'Crow' }] : [],
          },
        },
      ]);
    expect(step(['reset'])).to.equal(undefined);
    expect(step(['rested'])).to.equal('Bob is offered to block with "Ox", which is rested.');
    expect(step(['reset'], { at: 'Mill' })).to.contain('which is not in the base that is attacked.');
    expect(step(['reset'], { ice: 1 })).to.contain('which has an ice counter.');
    expect(step(['reset'], { isOffered: false, ice: 1 })).to.equal(undefined);
    expect(step(['reset'], { isOffered: false })).to.equal(
      '"Ox" is in a base that is attacked, and is not offered to block.',
    );
    expect(step(['rested'], { isOffered: false })).to.equal(undefined);
    expect(step(['reset'], { isOffered: false, text: "This can't be blocked." })).to.equal(undefined);
  });

  it('is wrong where something is declared as an attacker without a roll for will (L22)', () => {
    const declared = (...lines: readonly StagedLine[]): string | undefined =>
      saidOf(willRolls, [{ objects: [unit('Crow')], lines: [...lines, { kind: 'attack', object: 'Crow' }] }]);
    const roll = { kind: 'roll will', object: 'Crow' };
    expect(declared(begin('declare attackers step'), roll)).to.equal(undefined);
    expect(declared(begin('declare attackers step'))).to.equal('"Crow" attacks and was not rolled for.');
    expect(declared(roll, begin('declare attackers step'))).to.contain('was not rolled for');
    expect(declared(begin('declare attackers step'), begin('declare blockers step'))).to.equal(undefined);
  });

  it('is wrong where a base is hit though what attacks it is blocked (L23)', () => {
    const hit = (...statuses: readonly string[]): string | undefined =>
      saidOf(battleDamage, [
        {
          table: { step: 'declare blockers step' },
          objects: [base('Kiln', 1), unit('Crow', { attacking: 'Kiln', statuses })],
        },
        { lines: [begin('battle damage step'), { kind: 'deal damage', object: 'Kiln', amount: 1 }] },
      ]);
    expect(hit('unblocked')).to.equal(undefined);
    expect(hit('blocked')).to.equal(
      '"Kiln" is dealt battle damage, and everything that attacks it is blocked.',
    );
    const reselected = { kind: 'reselect the base attacked', object: 'Crow' };
    expect(
      saidOf(battleDamage, [
        {
          table: { step: 'declare blockers step' },
          objects: [base('Kiln', 1), base('Weir', 1), unit('Crow', { attacking: 'Weir' })],
        },
        {
          lines: [
            reselected,
            begin('battle damage step'),
            { kind: 'deal damage', object: 'Kiln', amount: 1 },
          ],
        },
      ]),
    ).to.equal(undefined);
  });

  it('is wrong where something resolves all of whose targets are gone (L24)', () => {
    const played: StagedLine = { kind: 'play', object: 'Gale' };
    const targeted = ['Crow', 'Ox'].map((object): StagedLine => ({ kind: 'become the target', object }));
    const aiming = (...objects: readonly StagedObject[]): StagedMoment => ({
      lines: [played, ...targeted],
      objects: [{ id: 'Gale', zone: 'chain of events', targets: ['Crow', 'Ox'] }, ...objects],
    });
    const resolves: StagedMoment = { lines: [{ kind: 'resolve', object: 'Gale' }] };
    const both = aiming(unit('Crow'), unit('Ox'));
    expect(saidOf(goneTargets, [both, aiming(unit('Ox')), resolves])).to.equal(undefined);
    expect(saidOf(goneTargets, [both, aiming(), resolves])).to.equal(
      '"Gale" resolves, and all that it targeted is gone.',
    );
    const elsewhere: StagedMoment = {
      lines: [{ kind: 'change targets', object: 'Gale' }],
      objects: [{ id: 'Gale', zone: 'chain of events', targets: ['Owl'] }, unit('Owl')],
    };
    expect(saidOf(goneTargets, [both, aiming(), elsewhere, resolves])).to.equal(undefined);
    const gone = { ...elsewhere, lines: [played], objects: elsewhere.objects?.slice(0, 1) ?? [] };
    expect(saidOf(goneTargets, [both, elsewhere, gone, resolves])).to.equal(
      '"Gale" resolves, and all that it targeted is gone.',
    );
    const put: StagedLine = { kind: 'put on the chain of events', object: 'Gale' };
    const another: StagedLine = { kind: 'put on the chain of events', object: 'Thaw' };
    for (const lines of [[put], [put, another, ...targeted]])
      expect(saidOf(goneTargets, [{ ...both, lines }, { ...aiming(), lines: [put] }, resolves])).to.equal(
        undefined,
      );
  });

  it('is wrong where an ability is offered although it says not to (L25)', () => {
    const offered = (text: string, of: { readonly active?: number; readonly used?: boolean }) => {
      const ability = { id: 'a1', name: `Rest this unit: ${text}`, source: 'Crow', zone: 'chain of events' };
      const lines = of.used ? [{ kind: 'activate', object: 'a1' }] : [];
      return (moments: readonly StagedMoment[] = []): string | undefined =>
        saidOf(limits, [
          { lines, objects: [unit('Crow', { abilities: [text] }), ability] },
          ...moments,
          {
            table: { activePlayer: of.active ?? 0 },
            asked: { options: [{ label: '', action: 'activate', object: 'Crow', index: 0 }] },
          },
        ]);
    };
    const own = 'Draw a card. Activate this ability only during your turn.';
    const once = 'Draw a card. Activate this ability only once each turn.';
    expect(offered(own, {})()).to.equal(undefined);
    expect(offered(own, { active: 1 })()).to.equal(`Alice is offered "${own}" in Bob's turn.`);
    expect(offered(once, {})()).to.equal(undefined);
    expect(offered(once, { used: true })()).to.equal(`Alice is offered "${once}" once more in one turn.`);
    expect(offered(once, { used: true })([{ lines: [begin('turn', 1)] }])).to.equal(undefined);
  });
});
