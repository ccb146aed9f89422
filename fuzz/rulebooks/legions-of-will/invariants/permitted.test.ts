import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { OfferedOption, SetupRequest } from '../../../../port/contract';
import { type StagedLine, type StagedMoment, type StagedObject, saidOf, seated } from '../../../test/staged';
import { attacks } from './attacks';
import { permitted } from './permitted';

const withKeep: SetupRequest = {
  rulebook: 'legions-of-will',
  seed: 1,
  from: { activePlayer: 0, part: 'prebattle main phase', turn: 3 },
  players: ['Alice', 'Bob'].map((name) => ({
    name,
    zones: { hand: [{ name: 'Keep', types: ['base'], fields: { activationCost: 2 } }] },
  })),
};
const table = (resource: number, step: string): StagedMoment['table'] => ({
  step,
  players: seated(resource),
});

describe('what players may do (L62, L64)', () => {
  const withPriority = (
    objects: readonly StagedObject[],
    offered: readonly Partial<OfferedOption>[] = [],
    step = 'prebattle main phase',
  ): string | undefined =>
    saidOf(
      permitted,
      [
        {
          objects,
          table: table(3, step),
          asked: { options: offered.map((option) => ({ label: '', ...option })) },
        },
      ],
      withKeep,
    );

  it('is offered with priority: actions, redeeming and abilities that choose nothing', () => {
    const gale = (text: string, cost = 1): StagedObject => ({
      id: 'Gale',
      zone: 'hand',
      types: ['action'],
      abilities: [text],
      characteristics: { 'resource cost': cost },
    });
    const wrong = withPriority([gale('Draw a card.')]);
    expect(wrong).to.equal('Alice is not offered to play "Gale", which costs 1, with 3 resource.');
    expect(permitted.ruleOf?.(wrong ?? '')).to.equal('111.1a');
    expect(withPriority([gale('Draw a card.')], [{ action: 'play', object: 'Gale' }])).to.equal(undefined);
    expect(withPriority([gale('Draw a card.', 4)])).to.equal(undefined);
    expect(withPriority([gale('Destroy target unit.')])).to.equal(undefined);
    expect(withPriority([gale("Draw a card. Players can't draw cards this turn.")])).to.equal(wrong);
    expect(withPriority([gale('Draw a card.\nThis card costs 1 more to play.', 3)])).to.equal(undefined);
    const redeemed: StagedObject = {
      ...gale('Redeem'),
      types: ['unit'],
    };
    expect(withPriority([redeemed])).to.equal('Alice is not offered to redeem "Gale".');
    const ox = (text: string, statuses: readonly string[] = ['reset', 'face up']): StagedObject => ({
      id: 'Ox',
      zone: 'battlefield',
      types: ['unit'],
      statuses: [...statuses],
      abilities: [text],
    });
    expect(withPriority([ox('Pay 2: Draw a card.')])).to.contain(
      'to activate "Ox", which says "Pay 2: Draw a card."',
    );
    expect(withPriority([ox('Pay 4: Draw a card.')])).to.equal(undefined);
    expect(
      withPriority([ox('Pay 2: Draw a card.')], [{ action: 'activate', object: 'Ox', index: 0 }]),
    ).to.equal(undefined);
    expect(withPriority([ox('Rest this unit: Draw a card.')])).to.contain('Rest this unit');
    expect(withPriority([ox('Rest this unit: Draw a card.', ['rested', 'face up'])])).to.equal(undefined);
    expect(withPriority([ox('Pay 2: Draw a card. Activate this ability only during your turn.')])).to.equal(
      undefined,
    );
  });

  it('is offered at its time: bases in a main phase, traps while their base is attacked', () => {
    const keep: StagedObject = {
      id: 'Keep',
      zone: 'battlefield',
      types: ['base'],
      statuses: ['face down'],
    };
    const wrong = withPriority([keep]);
    expect(wrong).to.equal('Alice is not offered to turn up "Keep", which costs 2, with 3 resource.');
    expect(permitted.ruleOf?.(wrong ?? '')).to.equal('115.2a');
    expect(withPriority([keep], [], 'end step')).to.equal(undefined);
    expect(withPriority([keep, { id: 'Gale', zone: 'chain of events' }])).to.equal(undefined);
    const snare: StagedObject = {
      id: 'Snare',
      zone: 'battlefield',
      types: ['trap'],
      statuses: ['face down'],
      at: 'Keep',
      abilities: ['Pay 1: Draw a card.'],
    };
    const crow: StagedObject = { id: 'Crow', zone: 'battlefield', controller: 1, attacking: 'Keep' };
    expect(withPriority([snare])).to.equal(undefined);
    const attacked = withPriority([snare, crow]);
    expect(attacked).to.contain('to activate "Snare", a trap that says');
    expect(permitted.ruleOf?.(attacked ?? '')).to.equal('303.5');
  });

  const unit = (id: string, controller: number, of: Partial<StagedObject> = {}): StagedObject => ({
    id,
    zone: 'battlefield',
    types: ['unit'],
    controller,
    statuses: ['reset', 'face up'],
    ...of,
  });
  const barn = (controller: number): StagedObject => unit('Barn', controller, { types: ['base'] });
  const begin: StagedLine = { kind: 'begin', detail: 'declare attackers step', player: 0 };
  const attack = (object: string, onto = 'Barn'): OfferedOption => ({
    label: '',
    action: 'attack',
    object,
    onto,
  });

  it('is to attack with each reset unit that was not moved', () => {
    const asked = (objects: readonly StagedObject[], lines: readonly StagedLine[] = []): string | undefined =>
      saidOf(attacks, [{ lines: [...lines, begin], objects: [...objects, barn(1)] }]);
    const wrong = asked([unit('Ox', 0)]);
    expect(wrong).to.equal('Alice is not offered to attack "Barn" with "Ox".');
    expect(attacks.ruleOf?.(wrong ?? '')).to.equal('508.1a');
    expect(asked([unit('Ox', 0, { statuses: ['rested'] })])).to.equal(undefined);
    expect(asked([unit('Ox', 0)], [{ kind: 'move between bases', object: 'Ox' }])).to.equal(undefined);
    expect(asked([unit('Ox', 1)])).to.equal(undefined);
    const crow = unit('Crow', 1, { abilities: ["Units can't attack unless their controller pays 1."] });
    expect(asked([unit('Ox', 0), crow])).to.equal(undefined);
  });

  it('is so once it was declared', () => {
    const declared = (
      option: OfferedOption,
      purpose: string,
      ...after: readonly StagedObject[]
    ): string | undefined =>
      saidOf(attacks, [
        { lines: [begin], asked: { purpose, options: [option] }, objects: [barn(1), ...after] },
        { answer: [0] },
      ]);
    const [ox, shed] = [unit('Ox', 0, { statuses: ['rested'] }), unit('Shed', 1, { types: ['base'] })];
    const all = [attack('Ox'), 'declare attackers'] as const;
    expect(declared(...all, { ...ox, attacking: 'Barn' }, shed)).to.equal(undefined);
    const wrong = declared(...all, { ...ox, attacking: 'Shed' }, shed);
    expect(wrong).to.equal('"Ox" was declared to attack "Barn", and attacks "Shed".');
    expect(attacks.ruleOf?.(wrong ?? '')).to.equal('508.1b');
    const block: OfferedOption = { label: '', action: 'block', object: 'Crow', onto: 'Ox' };
    const blocked = (blocking: readonly string[], ...statuses: readonly string[]): string | undefined =>
      declared(
        block,
        'declare blockers',
        { ...ox, attacking: 'Barn', statuses: ['rested', ...statuses] },
        unit('Crow', 1, { blocking: [...blocking] }),
      );
    expect(blocked(['Ox'], 'blocked')).to.equal(undefined);
    const idle = blocked([], 'unblocked');
    expect(idle).to.equal('"Crow" was declared to block "Ox", and does not.');
    expect(attacks.ruleOf?.(idle ?? '')).to.equal('509.1e');
    expect(blocked(['Ox'], 'unblocked')).to.contain('"Ox" is not blocked');
    // What entered the battlefield blocking it was not declared to block it.
    const early = [
      unit('Elk', 0, { attacking: 'Barn', statuses: ['rested', 'unblocked'] }),
      unit('Owl', 1, { blocking: ['Elk'] }),
    ];
    const crow = unit('Crow', 1, { blocking: ['Ox'] });
    expect(
      declared(
        block,
        'declare blockers',
        { ...ox, attacking: 'Barn', statuses: ['rested', 'blocked'] },
        crow,
        ...early,
      ),
    ).to.equal(undefined);
  });

  it('are abilities to be activated once each turn, until one of them is', () => {
    const text = 'Pay 1: You gain 1 resource. Activate only once each turn.';
    const worker: StagedObject = {
      id: 'Worker',
      zone: 'battlefield',
      types: ['unit'],
      controller: 0,
      statuses: ['face up', 'reset'],
      abilities: [text],
    };
    const withheld = (...lines: readonly StagedLine[]): string | undefined =>
      saidOf(permitted, [{ objects: [worker], table: table(3, 'end step'), lines }], withKeep);
    expect(withheld()).to.equal(`Alice is not offered to activate "Worker", which says "${text}".`);
    const used: StagedLine = { kind: 'activate', text: `Alice: activate "Worker: ${text}" by "Worker"` };
    expect(withheld(used)).to.equal(undefined);
    expect(withheld(used, { kind: 'begin', detail: 'turn' })).to.contain('is not offered');
  });
});
