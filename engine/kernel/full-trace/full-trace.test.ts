import { describe, it } from 'node:test';
import { expect } from 'chai';
import { draft } from '../draft';
import { choosing, procedure, type Step, step } from '../procedure';
import { Account, Entry, Ledger } from '../test/ledger';
import type { FullTraceLine } from './lines';
import { OutsideWrite } from './outside-write';
import { ForeignTrace, Rebuilding } from './rebuilding';
import { snapshotOf } from './snapshot';

type Played = Step<Ledger, object>;

const asks = choosing<Ledger, object, number>(
  '9.1',
  'Somebody chooses',
  () => ({ player: 0, purpose: 'choose', offers: [1, 2].map((value) => ({ label: `${value}`, value })) }),
  (game, _data, [value = 0]) => game.propose(paid(game.account(0), value)),
);

const paid = (object: Account, amount: number) =>
  new Entry('pay', { object, amount }, (game) => {
    game.set(object, 'balance', object.balance + amount);
    game.journal.push(object.entries, amount);
  });

/** A ledger on which these steps have been played, its full trace kept, up to the first choice. */
function played(...steps: readonly Played[]): Ledger {
  const game = new Ledger(procedure('play', [...steps, asks, asks]));
  game.keepFullTrace();
  game.call(procedure('play', [...steps, asks, asks]), {});
  game.advance();
  return game;
}

const linesOf = ({ fullTrace }: Ledger): readonly FullTraceLine[] => fullTrace ?? [];

/** A ledger that was made out of the full trace of another one, as it was written and read. */
function rebuilt(game: Ledger): Ledger {
  const other = new Ledger(procedure('play', []));
  const lines: readonly FullTraceLine[] = JSON.parse(JSON.stringify(linesOf(game)));
  new Rebuilding(other.journal, other.records).carryOut(lines);
  return other;
}

const expectRebuilt = (game: Ledger): void => {
  const other = rebuilt(game);
  expect(snapshotOf(other.records)).to.deep.equal(snapshotOf(game.records));
  expect(other.stateHash()).to.equal(game.stateHash());
};

describe('the full trace', () => {
  it('is kept only where somebody asked for it', () => {
    const game = new Ledger(procedure('play', [asks]));
    expect(game.fullTrace).to.equal(undefined);
  });

  it('tells of an event its kind, its rule, what it is about, and what it changes', () => {
    const game = played(step('1.1', 'Pay', (on) => on.propose(paid(on.account(1), 3))));
    expect(linesOf(game)).to.deep.equal([
      {
        is: 'event',
        what: 'pay',
        rule: '1.1',
        about: { object: { record: 'account 2' }, amount: 3 },
        changes: [
          { record: 'account 2', field: 'balance', value: 3 },
          { list: 'account 2/entries', adds: 3, at: 'end' },
        ],
      },
    ]);
    expectRebuilt(game);
  });

  it('tells of bookkeeping, which the trace leaves out', () => {
    const game = played(
      step('1.1', 'Turn', (on) => on.keepBooks('turn a page', () => on.set(on.now, 'page', 2))),
    );
    expect(linesOf(game)).to.deep.equal([
      {
        is: 'bookkeeping',
        what: 'turn a page',
        rule: '1.1',
        about: {},
        changes: [{ record: 'now', field: 'page', value: 2 }],
      },
    ]);
    expect(game.trace).to.deep.equal([]);
    expectRebuilt(game);
  });

  it('refuses a write outside any event, and says where', () => {
    const planted = (): Ledger => played(step('1.1', 'Turn', (on) => on.set(on.now, 'page', 2)));
    expect(planted).to.throw(OutsideWrite, 'rule 1.1 ("Turn") changed page of now outside any event');
    const listed = (): Ledger =>
      played(step('1.2', 'Note', (on) => on.journal.push(on.account(0).entries, 1)));
    expect(listed).to.throw(OutsideWrite, 'rule 1.2 ("Note") changed');
  });

  it('leaves alone what the steps of a procedure share, and tells what is spoken of', () => {
    const shared = { count: 0 };
    const game = played(
      step('1.1', 'Count', (on) => on.set(shared, 'count', 1)),
      step('1.2', 'Note', (on) => on.set(on.note, 'text', 'it')),
    );
    expect(linesOf(game).map(({ is, changes }) => [is, changes])).to.deep.equal([
      ['antecedents', [{ record: 'note', field: 'text', value: 'it' }]],
    ]);
    expectRebuilt(game);
  });

  it('tells of what comes to be, and of what it speaks of', () => {
    const opening = step<Ledger, object>('1.1', 'Open', (on) => {
      const account = new Account(3);
      draft(account).owner = account;
      on.propose(
        new Entry('open', {}, () => {
          on.journal.push(on.accounts, account);
          on.journal.push(account.entries, 5);
        }),
      );
    });
    const game = played(
      opening,
      step('1.2', 'Pay', (on) => on.propose(paid(on.account(2), 4))),
    );
    const other = rebuilt(game);
    expect(other.account(2).entries).to.deep.equal([5, 4]);
    expect(other.account(2).owner).to.equal(other.account(2));
    expectRebuilt(game);
  });

  it('tells of lists that are written anew, shortened and put in another order', () => {
    const game = played(
      step('1.1', 'Write', (on) => on.propose(...[1, 2, 3].map((amount) => paid(on.account(0), amount)))),
      step('1.2', 'Reorder', (on) =>
        on.propose(
          new Entry('reorder', {}, () => {
            const { entries } = on.account(0);
            on.journal.set(entries, 0, 3);
            on.journal.set(entries, 2, 1);
            on.journal.removeAt(entries, 1);
          }),
        ),
      ),
      step('1.3', 'Remove', (on) =>
        on.propose(new Entry('remove', {}, () => on.journal.remove(on.account(0).entries, 3))),
      ),
      step('1.4', 'Replace', (on) =>
        on.propose(new Entry('replace', {}, () => on.set(on.account(1), 'entries', [8, 9]))),
      ),
      step('1.5', 'Insert', (on) =>
        on.propose(new Entry('insert', {}, () => on.journal.insert(on.account(1).entries, 1, 7))),
      ),
    );
    expect(rebuilt(game).accounts.map(({ entries }) => entries)).to.deep.equal([[1], [8, 7, 9]]);
    expectRebuilt(game);
  });

  it('tells of draws by chance, so that the same is drawn next', () => {
    const rolled = { value: 0 };
    const game = played(step('1.1', 'Roll', (on) => on.set(rolled, 'value', on.chance.roll('a die', 6))));
    const other = rebuilt(game);
    expect(linesOf(game).map(({ what }) => what)).to.deep.equal(['use chance']);
    expect(other.chance.roll('a die', 1000)).to.equal(game.chance.roll('a die', 1000));
  });

  it('is the shorter one after something was taken back, and the same once it is done again', () => {
    const game = played(step('1.1', 'Pay', (on) => on.propose(paid(on.account(1), 3))));
    game.act([0]);
    const one = JSON.stringify(game.fullTrace);
    expect(linesOf(game)).to.have.length(2);
    game.undo();
    expect(linesOf(game)).to.have.length(1);
    expectRebuilt(game);
    game.act([0]);
    expect(JSON.stringify(game.fullTrace)).to.equal(one);
    expectRebuilt(game);
  });

  it('says when it is of another table', () => {
    const lines: readonly FullTraceLine[] = [
      {
        is: 'event',
        what: 'pay',
        rule: null,
        about: {},
        changes: [{ record: 'account 9', field: 'balance', value: 1 }],
      },
    ];
    const { journal, records } = new Ledger(procedure('play', []));
    expect(() => new Rebuilding(journal, records).carryOut(lines)).to.throw(ForeignTrace, '"account 9"');
  });
});
