import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { SetupRequest } from '../../../../port/contract';
import { type StagedLine, type StagedObject, saidOf } from '../../../test/staged';
import { kiln, permanent, tableWith } from '../test/permanents';
import { modes } from './modes';
import { ownPermanents } from './own-permanents';
import { recheckedTargets } from './rechecked-targets';
import { saidOfBattles } from './said-of-battles';
import { targets } from './targets';
import { parts } from './turn';

describe('what players may do, by what is written', () => {
  it('is wrong where something is done to a target that is no longer what the text says (L51)', () => {
    const name = 'Crow: Pay 1: This unit deals 1 damage to target attacking unit.';
    const resolves = (statuses: readonly string[], ...lines: readonly StagedLine[]): string | undefined =>
      saidOf(recheckedTargets, [
        {
          objects: [
            { id: 'item', name, zone: 'chain of events', source: 'Crow', controller: 0, targets: ['Ox'] },
            permanent('Ox', { statuses }),
          ],
        },
        {
          lines: [...lines, { kind: 'cease to exist', object: 'item' }, { kind: 'resolve', object: 'item' }],
        },
      ]);
    const hit = { kind: 'deal damage', object: 'Ox', amount: 1 };
    expect(resolves(['attacking'], hit)).to.equal(undefined);
    expect(resolves([], hit)).to.equal(`"${name}" resolves, and "Ox" is no target attacking unit.`);
    expect(resolves([], { kind: 'resolve', object: 'another' })).to.equal(undefined);
  });

  it('says nothing of what may be a unit or something else (L51)', () => {
    const resolves = (text: string): string | undefined =>
      saidOf(recheckedTargets, [
        {
          objects: [
            {
              id: 'Gale',
              zone: 'chain of events',
              types: ['action'],
              controller: 0,
              abilities: [text],
              targets: ['Wing'],
            },
            permanent('Wing', { types: ['upgrade'] }),
          ],
        },
        { lines: [{ kind: 'resolve', object: 'Gale' }] },
      ]);
    expect(resolves('Destroy target unit.')).to.equal('"Gale" resolves, and "Wing" is no target unit.');
    expect(resolves('Destroy target unit or upgrade.')).to.equal(undefined);
  });

  it('is wrong where one of two targets is affected that is no longer what the text says (L51)', () => {
    const name = 'Gale: Rest: Rest up to two target reset units.';
    const resolves = (...rested: readonly string[]): string | undefined =>
      saidOf(recheckedTargets, [
        {
          objects: [
            {
              id: 'item',
              name,
              zone: 'chain of events',
              source: 'Gale',
              controller: 0,
              targets: ['Ox', 'Elk'],
            },
            permanent('Ox', { statuses: ['reset'] }),
            permanent('Elk', { statuses: ['rested'] }),
          ],
        },
        {
          lines: [
            ...rested.map((object) => ({ kind: 'become rested', object })),
            { kind: 'resolve', object: 'item' },
          ],
        },
      ]);
    expect(resolves('Ox')).to.equal(undefined);
    expect(resolves('Ox', 'Elk')).to.equal(
      `"${name}" resolves, and does something to "Elk", which is no target reset units.`,
    );
  });

  it('is wrong where a block is withheld that nothing forbids, or offered against protection (L39)', () => {
    const asked = (ability: string, subtypes: readonly string[], offered: boolean): string | undefined =>
      saidOf(saidOfBattles, [
        {
          lines: [{ kind: 'begin', detail: 'declare blockers step' }],
          objects: [
            kiln({ controller: 1 }),
            permanent('Moth', { statuses: ['attacking'], attacking: 'Kiln', abilities: [ability] }),
            permanent('Cat', { controller: 1, at: 'Kiln', statuses: ['reset'], subtypes }),
          ],
          asked: {
            purpose: 'declare blockers',
            player: 1,
            options: [
              { label: 'done', action: 'done' },
              ...(offered ? [{ label: 'block', action: 'block', object: 'Cat', onto: 'Moth' }] : []),
            ],
          },
        },
      ]);
    const evasive = "This unit can't be blocked except by Shadows.";
    expect(asked(evasive, ['Shadow'], true)).to.equal(undefined);
    expect(asked(evasive, ['Shadow'], false)).to.equal(
      'A block is withheld: "Cat" could block "Moth", and is not offered to.',
    );
    expect(asked(evasive, [], false)).to.equal(undefined);
    expect(asked('Protection from Shadows', ['Shadow'], false)).to.equal(undefined);
    expect(asked('Protection from Shadows', ['Shadow'], true)).to.equal(
      'Bob is offered to block "Moth" with "Cat", and "Moth" has protection from what it is.',
    );
    expect(asked('Protection from Shadows', [], false)).to.contain('is withheld');
    expect(asked("Units can't block.", ['Shadow'], false)).to.equal(undefined);
  });

  it('is wrong where more modes may be chosen than the text says (L36)', () => {
    const chooses = (text: string, maximum: number): string | undefined =>
      saidOf(modes, [
        {
          objects: [{ id: 'Gale', zone: 'chain of events', abilities: [text] }],
          asked: {
            purpose: 'choose modes',
            maximum,
            options: [0, 1, 2].map((index) => ({ label: `mode ${index}`, action: 'mode', index })),
          },
        },
      ]);
    const text = 'Choose up to two —\n• Draw a card.\n• Gain 1 resource.\n• Draw two cards.';
    expect(chooses(text, 2)).to.equal(undefined);
    expect(chooses(text, 3)).to.equal('Alice may choose 3 modes, and the text says 2.');
    expect(chooses(text.replace('up to two', 'any number'), 3)).to.equal(undefined);
  });

  it("is wrong where somebody keeps another player's legend (L41)", () => {
    const keeps = (controller: number): string | undefined =>
      saidOf(ownPermanents, [
        {
          objects: [permanent('Queen', { controller })],
          asked: { purpose: 'choose the legend to keep', options: [{ label: 'Queen', object: 'Queen' }] },
        },
      ]);
    expect(keeps(0)).to.equal(undefined);
    expect(keeps(1)).to.equal('Alice is offered "Queen" to keep, which somebody else controls.');
  });

  it('is wrong where what says that it can’t be a target is offered, or a card of another graveyard (L20)', () => {
    const aims = (text: string, offered: StagedObject): string | undefined =>
      saidOf(targets, [
        {
          objects: [
            { id: 'item', name: `Crow: ${text}`, zone: 'chain of events', source: 'Crow', controller: 0 },
            offered,
          ],
          asked: { purpose: 'choose targets', options: [{ label: '', object: offered.id }] },
        },
      ]);
    const shy = permanent('Shy', { abilities: ["This unit can't be targeted."] });
    expect(aims('Destroy target unit.', permanent('Ox'))).to.equal(undefined);
    expect(aims('Destroy target unit.', shy)).to.equal(
      '"Shy" is offered as a target, and says that it can\'t be.',
    );
    const back = 'Return target unit card from your graveyard to your hand.';
    const dead = (owner: number): StagedObject => ({ id: 'Ox', types: ['unit'], zone: 'graveyard', owner });
    expect(aims(back, dead(0))).to.equal(undefined);
    expect(aims(back, dead(1))).to.contain('"Ox" is offered as a target for');
  });

  it('is wrong where there is a battle in the first turn of a game (L18)', () => {
    const begun: readonly StagedLine[] = [
      ...['turn', 'reset step', 'effect step', 'resource step', 'prebattle main phase'],
      'beginning of battle step',
    ].map((detail) => ({ kind: 'begin', detail }));
    const first: SetupRequest = { ...tableWith(''), from: 'the beginning' };
    expect(saidOf(parts, [{ lines: begun }], first)).to.equal(
      'In the first turn of the game there is a beginning of battle step.',
    );
    expect(saidOf(parts, [{ lines: begun }], tableWith(''))).to.equal(undefined);
    const rest = ['postbattle main phase', 'end step', 'cleanup step'].map((detail) => ({
      kind: 'begin',
      detail,
    }));
    expect(saidOf(parts, [{ lines: [...begun.slice(0, -1), ...rest, ...begun] }], first)).to.equal(undefined);
  });
});
