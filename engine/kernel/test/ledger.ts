import { hidden, value, workedOut } from '../counting';
import type { Fields } from '../fields';
import { recordKind, type StateRecords } from '../full-trace/record-kinds';
import { Occurrence } from '../occurrence';
import type { Procedure } from '../procedure';
import { RuledGame, type RulesAsked } from '../ruled-game';
import { ruleset } from '../ruleset';

/** An account of a ledger. */
export class Account {
  readonly balance: number = 0;
  readonly entries: readonly number[] = [];
  readonly owner: Account | undefined;
  /** Worked out from the entries. */
  sum = -1;
  readonly card: { readonly name: string };

  constructor(readonly id: number) {
    this.card = { name: `account ${id}` };
  }
}

const accountFields: Fields<Account> = {
  id: value,
  balance: value,
  entries: hidden('listed'),
  owner: hidden('told by its id'),
  sum: workedOut,
  card: hidden('told by its id'),
};

/** What somebody notes while they go through the ledger. */
class Note {
  readonly text: string = '';
}

const kinds = [
  recordKind('account', Account, accountFields, new Account(0), { nameOf: ({ id }) => `account ${id}` }),
  recordKind('note', Note, { text: value }, new Note(), { isAntecedent: true }),
];

const recordsOf = ({ accounts, now, note, chance, ruleset }: Ledger): StateRecords => ({
  kinds,
  roots: { accounts, now, note, ...chance.records },
  ruleset,
});

const rules: RulesAsked<Ledger> = {
  replace: (_game, events) => events,
  aboutToHappen: () => undefined,
  happened: () => undefined,
  hash: ({ accounts, now }) =>
    JSON.stringify([accounts.map(({ balance, entries }) => [balance, entries]), now]),
  records: recordsOf,
  loopFound: (game) => game.set(game.now, 'over', true),
};

/** The smallest game with records: accounts, and the page that is open. */
export class Ledger extends RuledGame<Ledger, Account, { readonly name: string }> {
  protected override readonly self = this;
  protected override readonly rules = rules;
  readonly accounts: readonly Account[] = [new Account(1), new Account(2)];
  readonly now = { page: 1, over: false };
  readonly note = new Note();

  constructor(play: Procedure<Ledger, object>) {
    super(ruleset('ledger', '2026-01-01', [{ play }]), new Map(), 7);
  }

  get isOver(): boolean {
    return this.now.over;
  }

  /** The account at a place. Throws RangeError where there is none. */
  account(place: number): Account {
    const account = this.accounts[place];
    if (!account) throw new RangeError(`There is no account ${place}`);
    return account;
  }

  protected repetitionBound(): number {
    return 50;
  }

  protected unsettled(): number {
    return 0;
  }
}

/** An event of a ledger. */
export const Entry = Occurrence<Ledger, Account, { readonly object?: Account; readonly amount?: number }>;
