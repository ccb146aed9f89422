import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, type StagedMoment, type StagedObject, saidOf } from '../../../test/staged';
import { battleShares } from './battle-shares';
import { blocks } from './battles';
import { declared } from './declared';
import { saidOfBattles } from './said-of-battles';
import { trapTimes } from './trap-times';

const begin = (detail: string): StagedLine => ({ kind: 'begin', detail, player: 0 });
const unit = (id: string, of: Partial<StagedObject> = {}): StagedObject => ({
  id,
  zone: 'battlefield',
  controller: 0,
  types: ['unit'],
  ...of,
});
const power = (amount: number): Pick<StagedObject, 'characteristics'> => ({
  characteristics: { power: amount },
});
const kiln: StagedObject = unit('Kiln', { types: ['base'], controller: 1 });

describe('a made-up battle', () => {
  const ox = unit('Ox', { attacking: 'Kiln', statuses: ['attacking', 'blocked'], ...power(4) });
  const crow = unit('Crow', { attacking: 'Kiln', statuses: ['attacking', 'unblocked'], ...power(2) });
  const hound = unit('Hound', { controller: 1, blocking: ['Ox'], ...power(3) });
  const fought = (
    dealt: Readonly<Record<string, number>>,
    objects: readonly StagedObject[] = [ox, crow, hound, kiln],
    ...before: readonly StagedLine[]
  ): string | undefined =>
    saidOf(battleShares, [
      { lines: [begin('declare blockers step')], objects },
      {
        lines: [
          ...before,
          begin('battle damage step'),
          ...Object.entries(dealt).map(([object, amount]) => ({ kind: 'deal damage', object, amount })),
        ],
      },
    ]);

  it('is wrong where something is dealt another amount than what fights it deals (L37)', () => {
    expect(fought({ Hound: 4, Kiln: 2, Ox: 3 })).to.equal(undefined);
    expect(fought({ Hound: 4, Kiln: 2 })).to.equal('"Ox" is dealt 0 battle damage, and 3 were due.');
    expect(fought({ Hound: 4, Kiln: 6, Ox: 3 })).to.equal('"Kiln" is dealt 6 battle damage, and 2 were due.');
    const wrong = fought({ Hound: 4, Kiln: 2, Ox: 3, Crow: 1 });
    expect(wrong).to.equal('"Crow" is dealt battle damage, and is no target of any.');
    expect(battleShares.ruleOf?.(wrong ?? '')).to.equal('510.1c');
  });

  it('leaves open how a unit divides its damage, and whatever may be prevented or has happened since (L37)', () => {
    const elk = unit('Elk', { controller: 1, blocking: ['Ox'], ...power(1) });
    const two = [ox, crow, hound, elk, kiln];
    expect(fought({ Hound: 1, Elk: 3, Kiln: 2, Ox: 4 }, two)).to.equal(undefined);
    expect(fought({ Hound: 5, Kiln: 2, Ox: 4 }, two)).to.equal(
      '"Hound" is dealt 5 battle damage, and 0 to 4 were due.',
    );
    const shield = unit('Shield', { abilities: ['Prevent 1 of that damage.'] });
    expect(fought({}, [ox, crow, hound, kiln, shield])).to.equal(undefined);
    expect(fought({}, undefined, { kind: 'resolve', object: 'Gale' })).to.equal(undefined);
  });

  it('is wrong where a unit attacks against its roll, or without being rested (L38)', () => {
    const attacks = (roll: number, lines: readonly StagedLine[], text = ''): string | undefined =>
      saidOf(declared, [
        {
          lines: [begin('declare attackers step')],
          objects: [unit('Ox', { characteristics: { will: 4 }, abilities: [text] })],
          asked: { purpose: 'declare attackers' },
        },
        { lines: [{ kind: 'roll will', object: 'Ox', amount: roll }, ...lines] },
      ]);
    const rests: StagedLine = { kind: 'become rested', object: 'Ox' };
    const attack: StagedLine = { kind: 'attack', object: 'Ox' };
    expect(attacks(4, [rests, attack])).to.equal(undefined);
    expect(attacks(3, [])).to.equal(undefined);
    const wrong = attacks(3, [rests, attack]);
    expect(wrong).to.equal('"Ox" has will 4, 3 was rolled for it, and it attacks.');
    expect(declared.ruleOf?.(wrong ?? '')).to.equal('508.1c');
    expect(attacks(4, [])).to.equal('"Ox" has will 4, 4 was rolled for it, and it doesn\'t attack.');
    expect(attacks(4, [attack])).to.equal('"Ox" attacks, and was not rested for it.');
    expect(attacks(4, [attack], "Attacking units don't reset.")).to.equal(undefined);
  });

  const asked = (
    purpose: string,
    objects: readonly StagedObject[],
    ...options: readonly { readonly action: string; readonly object?: string; readonly onto?: string }[]
  ): StagedMoment => ({
    lines: [begin(`${purpose} step`)],
    objects,
    asked: { purpose, options: options.map((option) => ({ label: option.action, ...option })) },
  });

  it('is wrong where a unit is offered to block what it blocks already (L21)', () => {
    const offered = (blocking: readonly string[]): string | undefined =>
      saidOf(blocks, [
        asked('declare blockers', [ox, unit('Hound', { controller: 0, at: 'Kiln', blocking }), kiln], {
          action: 'block',
          object: 'Hound',
          onto: 'Ox',
        }),
      ]);
    expect(offered([])).to.equal(undefined);
    expect(offered(['Crow'])).to.equal(undefined);
    expect(offered(['Ox'])).to.equal(
      'Alice is offered to block with "Hound", which blocks the same unit already.',
    );
  });

  it('is wrong where a unit is declared to block several, unless a card speaks of that (L21)', () => {
    const block = (object: string): StagedLine => ({ kind: 'block', object });
    const declares = (lines: readonly StagedLine[], text = ''): string | undefined =>
      saidOf(blocks, [
        {
          lines: [begin('declare blockers step')],
          objects: [ox, crow, hound, unit('Sage', { abilities: [text] })],
        },
        { lines },
      ]);
    expect(declares([block('Hound'), block('Elk')])).to.equal(undefined);
    expect(declares([block('Hound'), block('Hound')])).to.equal(
      '"Hound" is declared to block several units at once.',
    );
    expect(declares([block('Hound'), block('Hound')], 'Units may block an additional unit.')).to.equal(
      undefined,
    );
  });

  it('is wrong where a unit is not offered to block, unless what attacks says that it may not be (L21)', () => {
    const withheld = (...abilities: readonly string[]): string | undefined =>
      saidOf(blocks, [
        {
          lines: [begin('declare blockers step')],
          objects: [
            unit('Ox', { attacking: 'Kiln', abilities }),
            unit('Hound', { controller: 1, at: 'Kiln' }),
            kiln,
          ],
          table: { step: 'declare blockers step' },
        },
      ]);
    expect(withheld()).to.equal('"Hound" is in a base that is attacked, and is not offered to block.');
    expect(withheld('Protection from Shadows')).to.equal(undefined);
    expect(withheld("This unit can't be blocked.")).to.equal(undefined);
  });

  it('is wrong where a unit is offered what it says that it does not do, or not held to what it says (L39)', () => {
    const attack = (text: string, ...others: readonly { readonly action: string }[]): string | undefined =>
      saidOf(saidOfBattles, [
        asked('declare attackers', [unit('Ox', { abilities: [text] })], ...others, {
          action: 'attack',
          object: 'Ox',
        }),
      ]);
    const done = { action: 'done' };
    expect(attack('', done)).to.equal(undefined);
    expect(attack("This unit can't attack.")).to.equal(
      'Alice is offered to attack with "Ox", which says that it can\'t.',
    );
    const must = 'This unit attacks each turn if able.';
    expect(attack(must)).to.equal(undefined);
    const wrong = attack(must, done);
    expect(wrong).to.equal(
      'Alice may declare no more attackers, and "Ox" could attack, as it says that it does.',
    );
    expect(saidOfBattles.ruleOf?.(wrong ?? '')).to.equal('508.1e');
  });

  it('is wrong where a block is offered that somebody says is none, or one may be left out (L39)', () => {
    const blocked = (
      ofBlocker: string,
      ofAttacker: string,
      ...others: readonly { readonly action: string }[]
    ): string | undefined =>
      saidOf(saidOfBattles, [
        asked(
          'declare blockers',
          [unit('Hound', { abilities: [ofBlocker], ...power(2) }), unit('Ox', { abilities: [ofAttacker] })],
          ...others,
          { action: 'block', object: 'Hound', onto: 'Ox' },
        ),
      ]);
    const done = { action: 'done' };
    expect(blocked('', '', done)).to.equal(undefined);
    const wrong = blocked("This unit can't block.", '');
    expect(wrong).to.equal('Alice is offered to block "Ox" with "Hound", and "Hound" says that it can\'t.');
    expect(saidOfBattles.ruleOf?.(wrong ?? '')).to.equal('509.1b');
    expect(blocked('', "This unit can't be blocked.")).to.contain('"Ox" says that it can\'t be');
    expect(blocked('', "This unit can't be blocked except by Shadows.")).to.contain('except by Shadows');
    expect(blocked('', "This unit can't be blocked by units with power 2 or less.")).to.contain('so little');
    const left = blocked('This unit blocks each turn if able.', '', done);
    expect(left).to.equal('Alice may declare no more blockers, and "Hound" could block, as it says.');
    expect(saidOfBattles.ruleOf?.(left ?? '')).to.equal('509.1c');
    expect(blocked('', 'This unit must be blocked if able.', done)).to.contain('"Ox" could be blocked');
  });

  it('is wrong where a trap is offered whose base nobody threatens (L40)', () => {
    const pit = unit('Pit', { types: ['trap'], at: 'Kiln' });
    const offered = (...others: readonly StagedObject[]): string | undefined =>
      saidOf(trapTimes, [asked('priority', [pit, kiln, ...others], { action: 'activate', object: 'Pit' })]);
    const onChain = (of: Partial<StagedObject>): StagedObject => ({
      id: 'Gale',
      zone: 'chain of events',
      ...of,
    });
    expect(offered()).to.equal(
      'Alice is offered to activate "Pit", which lies in a base that is neither attacked nor targeted.',
    );
    expect(offered(ox)).to.equal(undefined);
    expect(offered(onChain({ targets: ['Kiln'] }))).to.equal(undefined);
    expect(offered(onChain({ abilities: ['Destroy all bases.'] }))).to.equal(undefined);
    expect(offered(onChain({ targets: ['Ox'] }))).to.contain('neither attacked');
    expect(offered(ox, onChain({ source: 'Pit' }))).to.equal(
      'Alice is offered to activate "Pit", which has been activated and is on the chain of events.',
    );
  });
});
