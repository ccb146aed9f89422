import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { SetupRequest } from '../../../../port/contract';
import { type StagedLine, type StagedMoment, type StagedObject, saidOf } from '../../../test/staged';
import { askedFirst } from './asked-first';
import { bonusDamage } from './bonus-damage';
import { doneToChosen } from './done-to-chosen';
import { saidExhausted } from './said-exhausted';

const setup = (text: string): SetupRequest => ({
  rulebook: 'riftbound',
  seed: 1,
  from: { activePlayer: 0, part: 'action phase', turn: 1 },
  players: [{ name: 'Alice', zones: { hand: [{ name: 'Gale', types: ['spell'], text }] } }],
});
const unit = (id: string, controller: number, more: Partial<StagedObject> = {}): StagedObject => ({
  ...{ id, types: ['unit'], controller, characteristics: { might: 3 } },
  ...more,
});
const ox = unit('Ox', 0);
const crow = unit('Crow', 1, { characteristics: { might: 2 } });
const item: StagedObject = { id: 'item', name: 'Gale', zone: 'chain', types: ['spell'], controller: 0 };
const spent: StagedObject = { id: 'spent', name: 'Gale', zone: 'trash', types: ['spell'], owner: 0 };

/** Alice's Gale is on the chain, its targets chosen; thereafter it resolves, and these things happen as it does. */
const resolves = (
  targets: readonly string[],
  before: readonly StagedObject[],
  lines: readonly StagedLine[],
  after: readonly StagedObject[] = before,
  costs = '',
): readonly StagedMoment[] => [
  {
    lines: [
      ...(costs === '' ? [] : [{ what: 'decision' as const, kind: 'choose costs', text: costs }]),
      ...targets.map((object) => ({ kind: 'choose', object })),
      { kind: 'finalize', object: 'item' },
      { what: 'decision', kind: 'priority' },
    ],
    objects: [...before, item],
  },
  {
    lines: [
      ...lines,
      {
        kind: 'put into the trash',
        object: 'item',
        text: 'Alice: put into the trash "Gale" (chain → trash)',
      },
      { kind: 'play', object: 'spent', player: 0, text: 'Alice: play "Gale"' },
    ],
    objects: [...after, spent],
  },
];

describe('what was chosen for what resolves (R58)', () => {
  const said = (text: string, ...of: Parameters<typeof resolves>): string | undefined =>
    saidOf(doneToChosen, resolves(...of), setup(text));

  it('has it done to it', () => {
    const text = 'Stun an enemy unit.';
    expect(said(text, ['Crow'], [ox, crow], [{ kind: 'stun', object: 'Crow' }])).to.equal(undefined);
    const wrong = `"${text}" resolves, and there is no stun of "Crow", which was chosen.`;
    expect(said(text, ['Crow'], [ox, crow], [])).to.equal(wrong);
    expect(doneToChosen.ruleOf?.(wrong)).to.equal('356.3.d');
    expect(said(text, ['Crow'], [ox, crow], [{ kind: 'stun', object: 'Ox' }])).to.equal(wrong);
  });

  it('has it done to it where more is told thereafter', () => {
    const text = 'Stun an enemy unit. Kill a unit.';
    expect(said(text, ['Crow', 'Ox'], [ox, crow], [{ kind: 'stun', object: 'Crow' }])).to.equal(undefined);
    expect(said(text, ['Crow', 'Ox'], [ox, crow], [{ kind: 'kill', object: 'Ox' }])).to.equal(
      `"${text}" resolves, and there is no stun of "Crow", which was chosen.`,
    );
    const unsure = `If it's your turn, stun an enemy unit. Draw 1.`;
    expect(said(unsure, ['Crow'], [ox, crow], [])).to.equal(undefined);
  });

  it('has it moved or returned', () => {
    const moor: StagedObject = { id: 'Moor', types: ['battlefield'] };
    const away = unit('Ox', 0, { at: 'Moor' });
    const back = 'Move a friendly unit to its base.';
    expect(said(back, ['Ox'], [moor, away], [{ kind: 'move', object: 'Ox' }])).to.equal(undefined);
    expect(said(back, ['Ox'], [moor, away], [])).to.contain('no move of "Ox"');
    expect(said(back, ['Ox'], [moor, ox], [])).to.equal(undefined);
    const returns = "Return an enemy unit to its owner's hand.";
    expect(said(returns, ['Crow'], [crow], [{ kind: 'put into zone', object: 'Crow' }])).to.equal(undefined);
    expect(said(returns, ['Crow'], [crow], [])).to.contain('no put into zone of "Crow"');
  });

  it('is given what a text gives', () => {
    for (const given of ['+2 [M]', '[Tank]', '[Assault 2]']) {
      const text = `Give a friendly unit ${given} this turn.`;
      expect(said(text, ['Ox'], [ox], [{ kind: 'apply', object: 'Ox' }])).to.equal(undefined);
      expect(said(text, ['Ox'], [ox], [])).to.contain('no apply of "Ox"');
    }
  });

  it('need not where it is another now, or was so before', () => {
    const text = 'Stun an enemy unit.';
    expect(said(text, ['Crow'], [unit('Crow', 0)], [])).to.equal(undefined);
    expect(said(text, ['Crow'], [unit('Crow', 1, { statuses: ['stunned'] })], [])).to.equal(undefined);
    expect(said(text, ['Crow'], [ox], [])).to.equal(undefined);
    expect(said("If it's your turn, stun an enemy unit.", ['Crow'], [crow], [])).to.equal(undefined);
    const shield = unit('Aegis', 1, { abilities: ["Units can't be stunned."] });
    expect(said(text, ['Crow'], [crow, shield], [])).to.equal(undefined);
  });

  it('is chosen once more where Repeat was paid', () => {
    const text = '[Repeat] [2]\nBanish a unit.';
    const banish = (object: string): StagedLine => ({ kind: 'banish', object });
    const paid = 'Alice: choose costs: Gale with the additional cost: [Repeat] [2]';
    const both = [banish('Ox'), banish('Crow')];
    expect(said(text, ['Ox', 'Crow'], [ox, crow], both, [], paid)).to.equal(undefined);
    expect(said(text, ['Ox', 'Crow'], [ox, crow], [banish('Ox')], [], paid)).to.contain(
      'no banish of "Crow"',
    );
    expect(said(text, ['Ox'], [ox, crow], [banish('Ox')], [], paid)).to.contain(
      'what was chosen is 1, not 2',
    );
    expect(said(text, ['Ox'], [ox, crow], [banish('Ox')], [])).to.equal(undefined);
  });

  it('is dealt the Might of the other unit, both ways', () => {
    const text =
      'Choose an enemy unit and a friendly unit. They deal damage equal to their Mights to each other.';
    const deal = (object: string, amount: number): StagedLine => ({ kind: 'deal damage', object, amount });
    expect(said(text, ['Crow', 'Ox'], [ox, crow], [deal('Ox', 2), deal('Crow', 3)])).to.equal(undefined);
    const wrong = said(text, ['Crow', 'Ox'], [ox, crow], [deal('Crow', 3)]);
    expect(wrong).to.equal(`"${text}" resolves, and "Ox" is dealt 0 damage by "Crow", whose Might is 2.`);
    expect(doneToChosen.ruleOf?.(wrong ?? '')).to.equal('404.6.b.3');
    expect(said(text, ['Crow', 'Ox'], [ox, unit('Crow', 0)], [])).to.equal(undefined);
  });
});

describe('what a text brings somewhere exhausted (R59)', () => {
  const said = (
    text: string,
    statuses: readonly string[],
    ...more: readonly StagedLine[]
  ): string | undefined =>
    saidOf(
      saidExhausted,
      [
        {
          lines: [{ kind: 'recall', object: 'Ox', text: 'Alice: recall "Ox" by "Gale"' }, ...more],
          objects: [unit('Ox', 0, { statuses })],
        },
      ],
      setup(text),
    );

  it('is exhausted, unless it was readied since', () => {
    const text = 'Recall a unit exhausted.';
    expect(said(text, ['exhausted'])).to.equal(undefined);
    const wrong = said(text, ['ready']);
    expect(wrong).to.equal('There is recall of "Ox" by "Gale", which says exhausted, and it is ready.');
    expect(saidExhausted.ruleOf?.(wrong ?? '')).to.equal('436.1');
    expect(said(text, ['ready'], { kind: 'ready', object: 'Ox' })).to.equal(undefined);
    expect(said('Recall a unit.', ['ready'])).to.equal(undefined);
  });
});

describe('Bonus Damage (R60)', () => {
  const TEXT = 'Deal 2 to a unit.';
  const bonus = (controller: number): StagedObject => ({
    ...{ id: `Torch ${controller}`, types: ['gear'], controller },
    abilities: ['Your spells and abilities deal 1 Bonus Damage.'],
  });
  const deals = (amount: number, ...more: readonly StagedObject[]): string | undefined =>
    saidOf(
      bonusDamage,
      resolves(['Crow'], [ox, crow, ...more], [{ kind: 'deal damage', object: 'Crow', amount }]),
      setup(TEXT),
    );

  it('is added to what its player deals, and to nothing else', () => {
    expect(deals(3, bonus(0))).to.equal(undefined);
    expect(deals(2, bonus(0))).to.equal(`"${TEXT}" resolves with 1 Bonus Damage, and 2 damage is dealt.`);
    expect(deals(2, bonus(1))).to.equal(undefined);
    expect(deals(3, bonus(1))).to.contain('with 0 Bonus Damage');
    expect(deals(3, bonus(1), unit('Aegis', 1, { abilities: ["I don't take damage."] }))).to.equal(undefined);
  });
});

describe('what a player may do (R61)', () => {
  const MAY = 'You may buff a unit.';
  const buff: StagedLine = { kind: 'buff', object: 'Ox' };
  const asks: StagedLine = { what: 'decision', kind: 'may' };

  it('is asked first', () => {
    const said = (text: string, ...lines: readonly StagedLine[]): string | undefined =>
      saidOf(askedFirst, resolves(['Ox'], [ox], lines), setup(text));
    expect(said(MAY, asks, buff)).to.equal(undefined);
    expect(said(MAY)).to.equal(undefined);
    expect(said(MAY, buff)).to.equal(`"${MAY}" resolves, and there is buff without asking.`);
    expect(said('Buff a unit.', buff)).to.equal(undefined);
  });

  it('does what it costs', () => {
    const text = 'You may spend a buff to draw 2.';
    const said = (answer: string, ...lines: readonly StagedLine[]): string | undefined =>
      saidOf(
        askedFirst,
        resolves([], [ox], [{ ...asks, text: `Alice: may: ${answer}` }, ...lines]),
        setup(text),
      );
    const draw: StagedLine = { kind: 'draw', player: 0 };
    expect(said('pay', { kind: 'spend a buff', object: 'Ox' }, draw)).to.equal(undefined);
    const wrong = said('pay', draw);
    expect(wrong).to.equal(`"${text}" resolves, and "spend a buff" is not done as a cost.`);
    expect(askedFirst.ruleOf?.(wrong ?? '')).to.equal('352.10.c.1');
    expect(said("don't pay")).to.equal(undefined);
  });

  it('with a card that was looked at as well', () => {
    const look: StagedLine = { kind: 'look', object: 'top', player: 0 };
    const recycle: StagedLine = {
      ...{ kind: 'recycle', object: 'top', player: 0, detail: 'main deck' },
      text: 'Alice: recycle "Gale" (main deck → main deck)',
    };
    const said = (...lines: readonly StagedLine[]): string | undefined =>
      saidOf(askedFirst, [{ lines, objects: [] }], setup(''));
    expect(said(look, asks, recycle)).to.equal(undefined);
    const wrong = said(look, recycle);
    expect(wrong).to.equal('Alice recycles "Gale", having looked at it, without being asked.');
    expect(askedFirst.ruleOf?.(wrong ?? '')).to.equal('743.1.b');
    expect(said(recycle)).to.equal(undefined);
    expect(said(look, { kind: 'resolve' }, recycle)).to.equal(undefined);
  });
});
