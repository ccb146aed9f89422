import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { SetupRequest } from '../../../../port/contract';
import { type StagedLine, type StagedObject, saidOf } from '../../../test/staged';
import { firstDeeds } from './first-deeds';
import { resolved } from './resolved';

const setup = (text: string): SetupRequest => ({
  rulebook: 'riftbound',
  seed: 1,
  from: { activePlayer: 0, part: 'action phase', turn: 1 },
  players: [{ name: 'Alice', zones: { hand: [{ name: 'Gale', types: ['unit'], text }] } }],
});
const told = (kind: string, way = '', of: Partial<StagedLine> = {}): StagedLine => ({
  kind,
  text: `Alice: ${kind} "Gale"${way}`,
  ...of,
});

describe('what resolves in a made-up duel (R67)', () => {
  const ruleOf = (wrong: string | undefined): string | undefined => resolved.ruleOf?.(wrong ?? '');

  it('has been played', () => {
    const trash = told('put into the trash', ' (chain → trash)');
    expect(saidOf(resolved, [{ lines: [trash, told('play')] }])).to.equal(undefined);
    const wrong = saidOf(resolved, [{ lines: [trash] }]);
    expect(wrong).to.equal('"Gale" has resolved, and has not been played.');
    expect(ruleOf(wrong)).to.equal('347.1');
    expect(saidOf(resolved, [{ lines: [told('enter the board', ' (chain → board)')] }])).to.equal(wrong);
    expect(saidOf(resolved, [{ lines: [told('put into the trash', ' (hand → trash)')] }])).to.equal(
      undefined,
    );
    expect(
      saidOf(resolved, [{ lines: [trash], asked: { purpose: 'may' } }, { lines: [told('play')] }]),
    ).to.equal(undefined);
  });

  it('does not wait on the chain if it is a permanent', () => {
    const on = (of: Partial<StagedObject>): string | undefined =>
      saidOf(resolved, [{ objects: [{ id: 'Gale', zone: 'chain', types: ['unit'], ...of }] }]);
    const wrong = on({});
    expect(wrong).to.equal('"Gale" is a permanent, and waits on the chain.');
    expect(ruleOf(wrong)).to.equal('333.1.c');
    expect(on({ statuses: ['pending'] })).to.equal(undefined);
    expect(on({ source: 'Ox' })).to.equal(undefined);
    expect(on({ types: ['spell'] })).to.equal(undefined);
  });

  it('adds resources at once', () => {
    let rule = '370.2';
    const activated = (text: string, ...lines: readonly StagedLine[]): string | undefined =>
      saidOf(
        resolved,
        [
          {
            lines: [
              told('put onto the chain', ' by "Gale"', { rule }),
              told('finalize', ' by "Gale"'),
              ...lines,
            ],
          },
        ],
        setup(text),
      );
    const wrong = activated('[E]: Add [1].');
    expect(wrong).to.equal('"Gale" adds resources, and waits on the chain.');
    expect(ruleOf(wrong)).to.equal('416.2.a');
    expect(activated('[E]: Add [1].', told('resolve'))).to.equal(undefined);
    expect(activated('[E]: Draw 1.')).to.equal(undefined);
    expect(saidOf(resolved, [{ lines: [told('finalize')] }], setup('[E]: Add [1].'))).to.equal(undefined);
    // A keyword that was given to it has triggered.
    rule = '376.3.b';
    expect(activated('[E]: Add [1].')).to.equal(undefined);
  });
});

describe('what a text tells first (R72)', () => {
  const deck: StagedObject = { id: 'card', zone: 'main deck', owner: 0 };
  const ability: StagedObject = { id: 'item', zone: 'chain', controller: 0 };
  const may = (answer: string): StagedLine => ({
    what: 'decision',
    kind: 'may',
    text: `Alice: may: ${answer}`,
  });
  const resolves = (text: string, lines: readonly StagedLine[] = [], others = [deck]): string | undefined =>
    saidOf(
      firstDeeds,
      [
        { objects: [ability, ...others] },
        { lines: [...lines, told('resolve', '', { object: 'item' })], objects: others },
      ],
      setup(text),
    );
  const drawn = told('draw');

  it('is done, where there is something to do it with', () => {
    expect(resolves('When I attack, draw 2.', [drawn])).to.equal(undefined);
    expect(resolves('When I attack, draw 2.')).to.equal(
      '"When I attack, draw 2." resolves, and there was not: draw 2.',
    );
    expect(resolves('When I attack, draw 2.', [], [])).to.equal(undefined);
    const [here, draws] = ['When a unit moves here', 'draw 2.'];
    const mill: StagedObject = { id: 'Mill', types: ['battlefield'], abilities: [`${here}, ${draws}`] };
    expect(resolves(`${here}, ${draws}`, [], [deck, { ...mill, controller: 0 }])).to.contain('there was not');
    expect(resolves(`${here}, ${draws}`, [], [deck, { ...mill, controller: 1 }])).to.equal(undefined);
    expect(resolves('[Tank]\n[E]: Look at the top 3 cards of your Main Deck. Draw one of them.')).to.contain(
      'there was not: Look',
    );
    const looks = '[E]: Look at the top 2 cards of your Main Deck. Draw one of them. Recycle the rest.';
    const looked = [told('look'), told('look'), drawn];
    expect(resolves(looks, [...looked, told('recycle')])).to.equal(undefined);
    expect(resolves(looks, looked)).to.contain('nothing of what was shown is recycled');
    expect(resolves(looks, looked.slice(1))).to.equal(undefined);
    expect(resolves('[E]: Kill a unit.')).to.equal(undefined);
    const ox: StagedObject = { id: 'Ox', abilities: ['If you would draw, channel 1 rune instead.'] };
    expect(resolves('[E]: Draw 1.', [], [deck, ox])).to.equal(undefined);
    expect(resolves('When you conquer this turn, draw 1.')).to.equal(undefined);
  });

  it('is done if something is so', () => {
    const yours = '[1]: If you have 0 or more points, draw 1.';
    expect(resolves(yours, [drawn])).to.equal(undefined);
    expect(resolves(yours)).to.contain('there was not: draw 1');
    expect(resolves(yours.replace('0', '3'))).to.equal(undefined);
    expect(resolves('[1]: If the moon is full, draw 1.')).to.equal(undefined);
  });

  it('is done as its player wants', () => {
    const text = 'When I hold, you may [1] to draw 1.';
    expect(resolves(text, [may('pay'), drawn])).to.equal(undefined);
    const undone = resolves(text, [may('pay')]);
    expect(undone).to.equal(`"${text}" resolves, its player accepted, and there was not: draw 1.`);
    expect(firstDeeds.ruleOf?.(undone ?? '')).to.equal('352.10.c');
    expect(resolves(text, [may("don't pay")])).to.equal(undefined);
    expect(resolves(text, [may("don't pay"), drawn])).to.contain('its player declined');
    expect(resolves(text, [drawn])).to.equal(undefined);
  });
});
