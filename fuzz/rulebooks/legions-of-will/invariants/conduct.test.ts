import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, type StagedObject, saidOf } from '../../../test/staged';
import { kiln, permanent, tableWith } from '../test/permanents';
import { conditions } from './conditions';
import { bareBases } from './face-down-bases';
import { handLimit } from './hand-limit';
import { inBattle } from './in-battle';
import { moves } from './moves';
import { otherCosts } from './other-costs';
import { room } from './room';

describe('what players pay, and where they put things', () => {
  it('is wrong where an ability is activated and not all of its cost is done (L45)', () => {
    const text = 'Pay 1, rest this unit: Draw a card.';
    const activated = (...lines: readonly StagedLine[]): string | undefined =>
      saidOf(otherCosts, [
        {
          lines: [
            {
              kind: 'put on the chain of events',
              object: 'item',
              text: `Alice: put on the chain of events "Crow: ${text}" by "Crow"`,
            },
            ...lines,
            { kind: 'activate', object: 'item', text: `Alice: activate "Crow: ${text}" by "Crow"` },
          ],
        },
      ]);
    const pay = { kind: 'pay', amount: 1 };
    const rest = { kind: 'become rested', object: 'Crow' };
    expect(activated(pay, rest)).to.equal(undefined);
    expect(activated(rest)).to.equal(
      `"Crow: ${text}" is activated, which asks for "Pay 1, rest this unit", and there is pay 0, not 1.`,
    );
    expect(activated(pay)).to.contain('and there is become rested 0, not 1.');
    expect(activated(pay, rest, rest)).to.contain('and there is become rested 2, not 1.');
  });

  it('may be something else that is done, where what is paid says so (L45)', () => {
    const text = 'Sacrifice this unit: Draw a card.';
    const named = `"Crow: ${text}" by "Crow"`;
    const sacrificed = (...abilities: readonly string[]): string | undefined =>
      saidOf(otherCosts, [
        { objects: [{ id: 'Crow', zone: 'battlefield', abilities: [text, ...abilities] }] },
        {
          lines: [
            {
              kind: 'put on the chain of events',
              object: 'item',
              text: `put on the chain of events ${named}`,
            },
            { kind: 'expel', object: 'Crow' },
            { kind: 'activate', object: 'item', text: `Alice: activate ${named}` },
          ],
          objects: [],
        },
      ]);
    expect(sacrificed()).to.contain('and there is sacrifice 0, not 1.');
    expect(sacrificed('If this unit would leave the battlefield, expel it instead.')).to.equal(undefined);
  });

  it('is wrong where a card is played without its additional cost (L45)', () => {
    const played = (text: string, ...lines: readonly StagedLine[]): string | undefined =>
      saidOf(
        otherCosts,
        [
          {
            lines: [
              {
                kind: 'put on the chain of events',
                object: 'Gale in hand',
                detail: 'chain of events',
                text: 'Alice: put on the chain of events "Gale" (hand → chain of events)',
              },
              ...lines,
              { kind: 'play', object: 'Gale', text: 'Alice: play "Gale"' },
            ],
          },
        ],
        tableWith(text),
      );
    const text = 'As an additional cost to play this card, discard a card.\nDraw a card.';
    const discard = { kind: 'discard a card', object: 'Crow' };
    expect(played(text, discard)).to.equal(undefined);
    expect(played(text)).to.equal(
      '"Gale" is played, which asks for "discard a card", and there is discard a card 0, not 1.',
    );
    expect(played('As an additional cost to play this card, you may discard a card.')).to.equal(undefined);
    expect(played('Draw a card.')).to.equal(undefined);
  });

  it('is wrong where something comes to a base that is full (L46)', () => {
    const comes = (held: readonly StagedObject[], kind: string, base = kiln()): string | undefined =>
      saidOf(room, [
        { objects: [kiln(), ...held] },
        {
          lines: [
            {
              kind,
              object: kind === 'move between bases' ? 'Crow' : 'Crow on the chain',
              text: `Alice: ${kind} "Crow" → "Kiln"`,
            },
          ],
          objects: [base, ...held, permanent('Crow', { at: 'Kiln' })],
        },
      ]);
    const ox = permanent('Ox', { at: 'Kiln' });
    expect(comes([], 'move between bases')).to.equal(undefined);
    expect(comes([ox], 'move between bases')).to.equal('"Crow" has moved to "Kiln", which was full.');
    expect(comes([ox], 'enter the battlefield')).to.equal(
      '"Crow" has entered the battlefield in "Kiln", which was full.',
    );
    expect(comes([ox], 'enter the battlefield', kiln({ characteristics: { capacity: 2 } }))).to.equal(
      undefined,
    );
    const left = [
      { objects: [kiln(), ox] },
      {
        lines: [
          { kind: 'expel', object: 'Ox', detail: 'expelled' },
          { kind: 'move between bases', object: 'Crow' },
        ],
        objects: [kiln(), permanent('Crow', { at: 'Kiln' })],
      },
    ];
    expect(saidOf(room, left)).to.equal(undefined);
    // It entered another base, and moved there once there was room.
    const passing = [
      { objects: [kiln(), ox] },
      {
        lines: [
          {
            kind: 'enter the battlefield',
            object: 'Crow on the chain',
            text: 'Alice: enter the battlefield "Crow" → "Barn"',
          },
          { kind: 'expel', object: 'Ox', detail: 'expelled' },
          { kind: 'move between bases', object: 'Crow' },
        ],
        objects: [kiln(), permanent('Crow', { at: 'Kiln' })],
      },
    ];
    expect(saidOf(room, passing)).to.equal(undefined);
    // One of its name had entered before it, and was gone by then.
    const enters = { kind: 'enter the battlefield', text: 'Alice: enter the battlefield "Crow" → "Kiln"' };
    const legends = [
      { objects: [kiln()] },
      {
        lines: [
          { ...enters, object: 'Crow in a graveyard' },
          { kind: 'put into a graveyard', object: 'Crow that was', detail: 'graveyard' },
          { ...enters, object: 'Crow on the chain' },
        ],
        objects: [kiln(), permanent('Crow', { at: 'Kiln' })],
      },
    ];
    expect(saidOf(room, legends)).to.equal(undefined);
    // Of its name two have entered: it may be the other one that is there.
    const others = ['Ox', 'Ant'].map((id) => permanent(id, { at: 'Kiln' }));
    const large = kiln({ characteristics: { capacity: 3 } });
    const twice = [
      { objects: [large, ...others] },
      {
        lines: ['Barn', 'Kiln'].map((base) => ({
          kind: 'enter the battlefield',
          object: `Crow for ${base}`,
          text: `Alice: enter the battlefield "Crow" → "${base}"`,
        })),
        objects: [large, ...others, permanent('Crow', { at: 'Kiln' }), permanent('Bat', { at: 'Kiln' })],
      },
    ];
    expect(saidOf(room, twice)).to.equal(undefined);
  });

  it('is wrong where a base is turned face down and something of it is left (L47)', () => {
    const turned = (of: Partial<StagedObject>, ...others: readonly StagedObject[]): string | undefined =>
      saidOf(bareBases, [
        {
          lines: [{ kind: 'destroy', object: 'Kiln' }],
          objects: [kiln({ statuses: ['face down'], ...of }), ...others],
        },
      ]);
    expect(turned({})).to.equal(undefined);
    expect(turned({ damage: 2 })).to.equal('"Kiln" was turned face down, and bears 2 damage.');
    expect(turned({ counters: { poison: 1 } })).to.equal(
      '"Kiln" was turned face down, and has poison counters.',
    );
    expect(turned({}, permanent('Crow', { attacking: 'Kiln' }))).to.equal(
      '"Kiln" was turned face down, and "Crow" attacks it.',
    );
    expect(turned({ statuses: ['face up'], damage: 2 })).to.equal(undefined);
  });

  it('is wrong where a unit is offered to be moved twice in a turn, or elsewhere (L48)', () => {
    const offer = {
      options: [{ label: 'move', action: 'move a unit', object: 'Crow', onto: 'Kiln' }],
    };
    const objects = [permanent('Crow'), kiln()];
    const move = { kind: 'move between bases', object: 'Crow' };
    const again = (...lines: readonly StagedLine[]): string | undefined =>
      saidOf(moves, [
        { objects, asked: offer },
        { answer: [0], lines: [move, ...lines], asked: offer },
      ]);
    expect(again()).to.equal('Alice is offered to move "Crow", which has moved in this turn.');
    expect(again({ kind: 'begin', detail: 'turn' })).to.equal(undefined);
    // Whatever moved it: and it does not attack, either.
    const attack = (...others: readonly StagedObject[]): string | undefined =>
      saidOf(moves, [
        {
          objects: [...objects, ...others],
          lines: [move],
          asked: {
            purpose: 'declare attackers',
            options: [{ label: 'attack', action: 'attack', object: 'Crow', onto: 'Barn' }],
          },
        },
      ]);
    const wrong = attack();
    expect(wrong).to.equal('Alice is offered to attack with "Crow", which was moved in this turn.');
    expect(moves.ruleOf?.(wrong ?? '')).to.equal('508.1a');
    const banner = permanent('Banner', { abilities: ['Units you control may attack this turn.'] });
    expect(attack(banner)).to.equal(undefined);
    const to = (of: Partial<StagedObject>): string | undefined =>
      saidOf(moves, [{ objects: [permanent('Crow'), kiln(of)], asked: offer }]);
    expect(to({ controller: 1 })).to.equal(
      'Alice is offered to move "Crow" to "Kiln", which is somebody else\'s.',
    );
    expect(to({ statuses: ['face down'] })).to.equal(
      'Alice is offered to move "Crow" to "Kiln", which is face down.',
    );
    expect(to({})).to.equal(undefined);
  });

  it('is wrong where a turn is over and its player holds too much (L49)', () => {
    const over = (count: number, ...lines: readonly StagedLine[]): string | undefined =>
      saidOf(handLimit, [
        {
          objects: Array.from({ length: count }, (_, place) => ({ id: `card ${place}`, zone: 'hand' })),
          lines: [
            { kind: 'begin', detail: 'cleanup step', player: 0 },
            ...lines,
            { kind: 'begin', detail: 'turn', player: 1 },
          ],
        },
      ]);
    expect(over(2)).to.equal(undefined);
    expect(over(3)).to.equal("Alice's turn is over, with 3 cards in hand.");
    expect(over(3, { kind: 'draw a card', player: 0 })).to.equal(undefined);
  });

  it('is wrong where something triggers, or resolves, and its condition is not so (L50)', () => {
    const text = 'Whenever this unit attacks, if you control two or more units, draw a card.';
    const named = (kind: string): StagedLine => ({
      kind,
      player: 0,
      object: 'item',
      text: `Alice: ${kind} "Crow: ${text}" by "Crow"`,
    });
    const item: StagedObject = { id: 'item', zone: 'chain of events', controller: 0, source: 'Crow' };
    const units = (count: number): readonly StagedObject[] =>
      Array.from({ length: count }, (_, place) => permanent(`Ox ${place}`));
    const puts = (before: number, now: number): string | undefined =>
      saidOf(conditions, [
        { objects: units(before) },
        { lines: [named('put on the chain of events')], objects: [item, ...units(now)] },
      ]);
    expect(puts(1, 1)).to.equal(`"${text}" triggers, and it is not so that you control two or more units.`);
    expect(puts(2, 1)).to.equal(undefined);
    expect(puts(1, 2)).to.equal(undefined);
    const resolves = (before: number, ...lines: readonly StagedLine[]): string | undefined =>
      saidOf(conditions, [{ objects: [item, ...units(before)] }, { lines: [...lines, named('resolve')] }]);
    expect(resolves(1)).to.equal(`"${text}" resolves, and it was not so that you control two or more units.`);
    expect(resolves(2)).to.equal(undefined);
    expect(resolves(1, { kind: 'resolve', object: 'another' })).to.equal(undefined);
  });

  it('is wrong where a unit in battle has another controller than before (L29)', () => {
    const fights = (controller: number, statuses: readonly string[]): string | undefined =>
      saidOf(inBattle, [
        {
          lines: [{ kind: 'attack', object: 'Crow' }],
          table: { phase: 'battle phase' },
          objects: [permanent('Crow', { statuses: ['attacking'] })],
        },
        { lines: [{ kind: 'change control' }], objects: [permanent('Crow', { controller, statuses })] },
      ]);
    expect(fights(0, ['attacking'])).to.equal(undefined);
    expect(fights(1, [])).to.equal(undefined);
    expect(fights(1, ['attacking'])).to.equal('"Crow" is still attacking, and Bob has gained control of it.');
  });
});
