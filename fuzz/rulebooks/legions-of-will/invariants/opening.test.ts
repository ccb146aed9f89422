import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { SetupRequest } from '../../../../port/contract';
import { type StagedLine, type StagedMoment, type StagedObject, saidOf, seated } from '../../../test/staged';
import { opening } from './opening';

const withText = (text = ''): SetupRequest => ({
  rulebook: 'legions-of-will',
  seed: 1,
  from: 'the beginning',
  players: ['Alice', 'Bob'].map((name) => ({
    name,
    zones: { deck: [{ name: 'Ox', types: ['unit'], text }] },
  })),
});
const seats = [0, 1];
const of = (kind: string, player: number): StagedLine => ({ kind, player });
const chosen: StagedLine = {
  what: 'decision',
  kind: 'choose the starting player',
  text: 'Alice: choose the starting player: Alice',
};
const shuffles = seats.map((seat) => of('shuffle', seat));
const draws = seats.flatMap((seat) => [of('draw a card', seat), of('draw a card', seat)]);
const begin = (player = 0): StagedLine => ({ kind: 'begin', detail: 'turn', player });
const bases: readonly StagedObject[] = seats.map((seat) => ({
  id: `Keep ${seat}`,
  zone: 'battlefield',
  types: ['base'],
  controller: seat,
  statuses: ['face up'],
}));
const table = (resource: number): StagedMoment['table'] => ({
  players: seated(resource),
});
const opened = (
  lines: readonly StagedLine[],
  objects = bases,
  resource = 0,
  setup = withText(),
): string | undefined => saidOf(opening, [{ lines, objects, table: table(resource) }], setup);

describe('how a game begins (L66)', () => {
  const begins = [chosen, ...shuffles, ...draws];
  const ruleOf = (wrong: string | undefined): string | undefined => opening.ruleOf?.(wrong ?? '');

  it('is with decks shuffled, hands drawn and the turn of whoever was chosen', () => {
    expect(opened([...begins, begin()])).to.equal(undefined);
    const other = opened([...begins, begin(1)]);
    expect(other).to.equal("The first turn is Bob's, and Alice was chosen for it.");
    expect(ruleOf(other)).to.equal('102.1');
    const unshuffled = opened([chosen, ...draws, begin()]);
    expect(unshuffled).to.equal('Alice draws, and has not shuffled.');
    expect(ruleOf(unshuffled)).to.equal('102.2');
    const few = opened([...begins.slice(0, -1), begin()]);
    expect(few).to.equal('Bob has drawn 1 cards before the first turn.');
    expect(ruleOf(few)).to.equal('402.1');
    expect(
      opened([...begins.slice(0, -1), begin()], bases, 0, withText('Your starting hand size is one.')),
    ).to.equal(undefined);
  });

  it('is after two mulligans at most, which draw as many cards as they put back', () => {
    const back: StagedLine = { kind: 'put into zone', detail: 'deck', player: 1 };
    const mulligan = [back, of('shuffle', 1), of('draw a card', 1), of('take a mulligan', 1)];
    expect(opened([...begins, ...mulligan, ...mulligan, begin()])).to.equal(undefined);
    const third = opened([...begins, ...mulligan, ...mulligan, ...mulligan, begin()]);
    expect(third).to.equal('Bob takes a mulligan after 2 others.');
    expect(ruleOf(third)).to.equal('102.4');
    expect(opened([...begins, back, begin()])).to.equal('Bob has drawn 1 cards before the first turn.');
  });

  it('is with one base face up, and nothing in the reserve', () => {
    const none = opened([...begins, begin()], bases.slice(1));
    expect(none).to.equal('Alice begins with 0 bases face up.');
    expect(ruleOf(none)).to.equal('102.3');
    const legends = bases.map((base) => ({ ...base, supertypes: ['legendary'] }));
    expect(opened([...begins, begin()], legends)).to.equal(
      'Alice begins with 1 bases face up, a legendary one.',
    );
    const rich = opened([...begins, begin()], bases, 1);
    expect(rich).to.equal('Alice begins with 1 resource.');
    expect(ruleOf(rich)).to.equal('104.4');
    expect(opened([...begins, begin(), of('gain resource', 0), of('gain resource', 1)], bases, 1)).to.equal(
      undefined,
    );
  });
});
