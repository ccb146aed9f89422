import type { Observation, TraceLine } from '../../../../port/contract';
import { hasRule } from '../../../../port/in-process-editions';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';

/** The kinds of mana by their symbols (G.4.2). */
const KINDS: Readonly<Record<string, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };
const ALL = [...Object.values(KINDS), 'colorless'];
const SPENT = 'mana that was spent';
const LOST = 'mana that was lost unused';

type Player = Observation['players'][number];

/** How much of each kind a player has. */
const poolOf = ({ resources }: Player): ReadonlyMap<string, number> =>
  new Map(ALL.map((kind) => [kind, resources[kind] ?? 0]));

const sumOf = (pool: ReadonlyMap<string, number>): number =>
  [...pool.values()].reduce((sum, amount) => sum + amount, 0);

/** G.23, P.3.5, G.22: mana that is made is spent, lost, or still there. */
export const mana: Invariant = {
  number: 'M1',
  name: 'mana',
  rules: ['G.23.1', 'P.3.5', 'G.22.1', 'G.22.2'],
  ruleOf: (message) =>
    message.includes('life') ? 'G.22.1' : message.includes('begins') ? 'P.3.5' : 'G.23.1',
  cost: 'cheap',
  documentation:
    'Of each kind there is as much in a mana pool as there was, with what was added since, and without what was spent and lost: all mana that is made is spent or lost in the end, and none is less than nothing. What is lost is all that is in the pool, and costs a life each where the edition has mana burn. As a phase begins there is none but what was added since, and in an edition in which steps empty pools as well, as a step begins.',
  gherkin: 'all mana that is made is spent, lost with as much life, or still in its pool',
  broken: 'mana comes or goes otherwise than it is made, spent and lost',
  mustReach: { [SPENT]: 20, [LOST]: 5 },
  watch: (game) => new Account(game),
};

/** What a phase begins with, as events name it: within a phase mana stays (P.4.2). */
const PHASES: ReadonlySet<string> = new Set([
  ...['untap step', 'first main phase', 'beginning of combat step', 'second main phase', 'end of turn step'],
]);

class Account implements Watcher {
  private pools: readonly Map<string, number>[] | undefined;
  private readonly burns: boolean;
  /** Does mana stay from step to step of a phase? */
  private readonly staysInPhase: boolean;
  /** Life that is still to be lost for mana, by seats. */
  private readonly due = new Map<number, number>();

  constructor({ table }: WatchedGame) {
    this.burns = hasRule(table, 'G.22.1');
    this.staysInPhase = hasRule(table, 'P.3.5');
  }

  look(moment: Moment): string | undefined {
    const { table, lines } = moment;
    if (!this.pools) {
      this.pools = table.players.map((player) => new Map(poolOf(player)));
      return undefined;
    }
    const moves = lines.some(
      ({ kind, detail }) => MOVES.has(kind) || (kind === 'begin' && this.isWithoutMana(detail)),
    );
    for (const line of moves ? lines : NOTHING) {
      const wrong = line.what === 'event' ? this.happened(line, moment) : undefined;
      if (wrong !== undefined) return wrong;
    }
    const unpaid = [...this.due].find(([, amount]) => amount > 0);
    if (unpaid) return `${table.players[unpaid[0]]?.name} loses ${unpaid[1]} mana, and no life for it.`;
    return moves ? this.compare(table.players) : undefined;
  }

  private happened(
    { kind, player = -1, amount = 0, detail = '' }: TraceLine,
    { table, reach }: Moment,
  ): string | undefined {
    const pool = this.pools?.[player];
    const name = table.players[player]?.name ?? 'Somebody';
    if (kind === 'begin' && this.isWithoutMana(detail)) {
      const late = this.pools?.findIndex((each) => sumOf(each) > 0) ?? -1;
      return late < 0 ? undefined : `The ${detail} begins, and ${table.players[late]?.name} still has mana.`;
    }
    if (!pool) return undefined;
    if (kind === 'add mana')
      for (const [which, more] of added(detail)) pool.set(which, (pool.get(which) ?? 0) + more);
    else if (kind === 'spend mana') {
      reach.saw(SPENT);
      pool.set(detail, (pool.get(detail) ?? 0) - amount);
      if ((pool.get(detail) ?? 0) < 0) return `${name} spends ${amount} ${detail} mana, and has not as much.`;
    } else if (kind === 'lose mana') {
      reach.saw(LOST);
      if (amount !== sumOf(pool)) return `${name} loses ${amount} mana of ${sumOf(pool)}.`;
      pool.clear();
      if (this.burns) this.due.set(player, amount);
    } else if (kind === 'lose life' && (this.due.get(player) ?? 0) > 0) {
      if (amount !== this.due.get(player))
        return `${name} loses ${this.due.get(player)} mana, and ${amount} life for it.`;
      this.due.delete(player);
    }
    return undefined;
  }

  /** Is there no mana as a step begins? */
  private isWithoutMana(step = ''): boolean {
    return !this.staysInPhase || PHASES.has(step);
  }

  private compare(players: Observation['players']): string | undefined {
    for (const [seat, player] of players.entries())
      for (const [kind, amount] of poolOf(player)) {
        const reckoned = this.pools?.[seat]?.get(kind) ?? 0;
        if (amount !== reckoned)
          return `${player.name} has ${amount} ${kind} mana, and should have ${reckoned}.`;
      }
    return undefined;
  }
}

const MOVES: ReadonlySet<string> = new Set(['add mana', 'spend mana', 'lose mana', 'lose life']);
const NOTHING: readonly TraceLine[] = [];

/** How much of each kind symbols stand for; a number is so much colorless mana. */
function added(symbols: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [, symbol = ''] of symbols.matchAll(/\{(\w+)\}/g)) {
    const kind = KINDS[symbol] ?? 'colorless';
    found.set(kind, (found.get(kind) ?? 0) + (symbol in KINDS ? 1 : Number(symbol)));
  }
  return found;
}
