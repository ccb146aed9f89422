import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { CardSpecification, SetupRequest } from '../../../../port/contract';
import { type StagedLine, type StagedMoment, type StagedObject, saidOf, seated } from '../../../test/staged';
import { changedTargets } from './changed-targets';
import { dividedEffects } from './divided-effects';
import { payable } from './payable';
import { replacementChoices } from './replacement-choices';
import { valuesOfX } from './values-of-x';

const unit = (id: string, of: Partial<StagedObject> = {}): StagedObject => ({
  id,
  types: ['unit'],
  zone: 'battlefield',
  controller: 0,
  ...of,
});
const withCards = (...hand: readonly CardSpecification[]): SetupRequest => ({
  rulebook: 'legions-of-will',
  seed: 1,
  from: { activePlayer: 0, part: 'prebattle main phase', turn: 3 },
  players: ['Alice', 'Bob'].map((name) => ({ name, zones: { hand: [...hand] } })),
});
const reserves = (resource: number): StagedMoment['table'] => ({
  players: seated(resource),
});

describe('a value of X (L53)', () => {
  const toll: CardSpecification = {
    name: 'Toll',
    types: ['action'],
    fields: { cost: 'X+1' },
    text: 'Gain X resource.',
  };
  const asked = (item: StagedObject, maximum: number, ...others: readonly StagedObject[]) =>
    saidOf(
      valuesOfX,
      [
        {
          objects: [{ zone: 'chain of events', ...item }, ...others],
          table: reserves(5),
          asked: { purpose: 'choose X', kind: 'number', player: 0, minimum: 0, maximum },
        },
      ],
      withCards(toll),
    );

  it('is wrong where it can be less, or more, than is paid for', () => {
    expect(asked({ id: 'Toll' }, 4)).to.equal(undefined);
    expect(asked({ id: 'Toll' }, 3)).to.equal('X of "Toll" can be 3, and 4 can be paid for.');
    expect(asked({ id: 'Toll' }, 5)).to.equal('X of "Toll" can be 5, and 4 can be paid for.');
    const clerk = unit('Clerk', { abilities: ['Actions you play cost 1 less.'] });
    expect(asked({ id: 'Toll' }, 5, clerk)).to.equal(undefined);
    expect(asked({ id: 'Toll' }, 4, clerk)).to.equal('X of "Toll" can be 4, and 5 can be paid for.');
  });

  it('of an ability is what the reserve holds, unless its effect asks for more', () => {
    const name = 'Forge: Pay X resource: This unit gains +X power until end of turn.';
    expect(asked({ id: 'Forge', source: 'o1', name }, 5)).to.equal(undefined);
    expect(asked({ id: 'Forge', source: 'o1', name }, 4)).to.equal(
      `X of "${name}" can be 4, and 5 can be paid for.`,
    );
    const aimed = 'Forge: Pay X: Destroy target unit with power X.';
    expect(asked({ id: 'Forge', source: 'o1', name: aimed }, 4)).to.equal(undefined);
  });
});

describe('what is divided (L54)', () => {
  const hail: CardSpecification = {
    name: 'Hail',
    types: ['action'],
    text: 'Hail deals 3 damage divided as you choose among any number of target units.',
  };
  const put: StagedLine = {
    kind: 'put on the chain of events',
    object: 'Hail',
    text: 'put on the chain of events "Hail"',
  };
  const both = [unit('Ox'), unit('Crow')];
  const divided = (answer: readonly number[], ...done: readonly StagedLine[]) =>
    dividedBeside(both, answer, ...done);
  const dividedBeside = (
    objects: readonly StagedObject[],
    answer: readonly number[],
    ...done: readonly StagedLine[]
  ) =>
    saidOf(
      dividedEffects,
      [
        {
          lines: [put],
          objects,
          asked: {
            kind: 'distribute',
            purpose: 'divide',
            options: ['Ox', 'Crow'].map((object) => ({ label: object, object })),
          },
        },
        { answer, lines: [{ kind: 'play', object: 'Hail', text: 'Alice: play "Hail"' }] },
        {
          lines: [
            { what: 'decision', kind: 'priority' },
            ...done,
            { kind: 'resolve', object: 'Hail', text: 'resolve "Hail"' },
          ],
          objects: both,
        },
      ],
      withCards(hail),
    );
  const hit = (object: string, amount: number): StagedLine => ({ kind: 'deal damage', object, amount });

  it('is wrong where somebody gets the share of another, or of nothing a share', () => {
    expect(divided([2, 1], hit('Ox', 2), hit('Crow', 1))).to.equal(undefined);
    expect(divided([2, 1], hit('Crow', 1))).to.equal(undefined);
    expect(divided([2, 1], hit('Crow', 2))).to.equal('"Hail" resolves: "Crow" gets 2, and 1 was announced.');
    expect(divided([2, 1], hit('Ox', 2), hit('Ox', 1))).to.equal(
      '"Hail" resolves: "Ox" gets 3, and 2 was announced.',
    );
    expect(divided([3, 0])).to.equal('"Hail": "Crow" is a target, and gets none of what is divided.');
  });

  it('may be more where something said so that has left meanwhile', () => {
    const said = 'If a unit would be dealt damage, that much and 1 more is dealt instead.';
    const saint: StagedObject = { id: 'Saint', zone: 'battlefield', abilities: [said] };
    expect(dividedBeside([...both, saint], [2, 1], hit('Crow', 2))).to.equal(undefined);
  });
});

describe('a choice among replacement effects (L55)', () => {
  const choosing = (player: number, controller: number, ...others: readonly StagedObject[]) =>
    saidOf(replacementChoices, [
      { objects: [unit('Ox', { controller }), ...others] },
      { asked: { purpose: 'choose a replacement effect', player } },
      {
        lines: [
          { what: 'decision', kind: 'choose a replacement effect', player },
          { kind: 'prevent damage', object: 'Ox', amount: 1 },
        ],
        objects: [unit('Ox', { controller })],
      },
    ]);

  it("is wrong where it isn't the controller's of what is spared", () => {
    expect(choosing(1, 1)).to.equal(undefined);
    expect(choosing(0, 1)).to.equal(
      'Alice was asked to "choose a replacement effect" instead of Bob, who controls what is affected.',
    );
    // What says what would be done instead may have left by it.
    const said = 'If a unit would be dealt damage, sacrifice this unit instead.';
    const saint: StagedObject = { id: 'Saint', zone: 'battlefield', abilities: [said] };
    expect(choosing(0, 1, saint)).to.equal(undefined);
  });
});

describe('a target that is changed (L56)', () => {
  const changing = (...actions: readonly string[]) =>
    saidOf(changedTargets, [
      { objects: [{ id: 'Gale', zone: 'chain of events', targets: ['Ox'] }, unit('Ox'), unit('Crow')] },
      {
        asked: {
          purpose: 'change targets',
          options: [
            { label: 'Crow', object: 'Crow' },
            ...actions.map((action) =>
              action === 'Ox' ? { label: 'Ox', object: 'Ox' } : { label: action, action },
            ),
          ],
        },
      },
      { lines: [{ kind: 'change targets', object: 'Gale' }] },
    ]);

  it('is wrong where what is targeted already is offered, unless new targets are chosen', () => {
    expect(changing()).to.equal(undefined);
    expect(changing('Ox')).to.equal('"Gale" targets "Ox", which it could be changed to.');
    expect(changing('Ox', 'unchanged')).to.equal(undefined);
  });
});

describe('the cost of an ability that is offered (L57)', () => {
  const offered = (text: string, of: Partial<StagedObject> = {}) =>
    saidOf(payable, [
      {
        objects: [unit('Ox', { abilities: [text], ...of })],
        asked: {
          purpose: 'priority',
          player: 0,
          options: [{ label: 'activate', action: 'activate', object: 'Ox', index: 0 }],
        },
      },
    ]);
  const wrong = (text: string): string =>
    `Alice is offered to activate "Ox", which asks for what is not there: "${text}".`;

  it('is wrong where it asks for what is not there', () => {
    const rest = 'Rest this unit: Draw a card.';
    expect(offered(rest)).to.equal(undefined);
    expect(offered(rest, { statuses: ['rested'] })).to.equal(wrong(rest));
    const pay = '{Pay 2}, {Rest}: Draw a card.';
    expect(offered(pay)).to.equal(undefined);
    expect(offered(pay, { statuses: ['rested'] })).to.equal(wrong(pay));
    const remove = 'Remove two ice counters from this unit: Draw a card.';
    expect(offered(remove, { counters: { ice: 2 } })).to.equal(undefined);
    expect(offered(remove, { counters: { ice: 1 } })).to.equal(wrong(remove));
    const discard = 'Discard a card: Draw a card.';
    expect(offered(discard)).to.equal(wrong(discard));
  });
});
