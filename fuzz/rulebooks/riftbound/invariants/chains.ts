import type { TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { rememberingTexts, textsNamedBy } from '../../../invariants/spoken';
import { focusOf } from '../players';

const RESOLVED = 'an ability that resolved once all had passed';
const NEWEST = 'priority of the controller of the newest item';
const PASSED = 'focus passed after a chain';
const INITIAL = 'an initial chain that ended';

/** 335.1, 336.4, 343: priority and focus around what is on the chain. */
export const chains: Invariant = {
  number: 'R43',
  name: 'chains',
  rules: ['335.1', '336.4', '343', '343.1'],
  ruleOf: (message) =>
    message.includes('initial')
      ? '343.1'
      : message.includes('focus')
        ? '343'
        : message.includes('newest')
          ? '336.4'
          : '335.1',
  cost: 'cheap',
  documentation:
    'An ability resolves when each player has had priority since anything was finalized or resolved before. Whoever has priority first thereafter, with something on the chain, controls what is newest there. After a chain in a showdown that began when a player had focus, the next player has it; after one that began with the showdown, whoever gained focus then. What adds resources resolves by itself, and a permanent leaves the chain at once: where one of these was played nothing is looked at.',
  gherkin: 'what is on the chain resolves when all have passed, and priority and focus go on from there',
  broken: 'something resolves before all have passed, or priority or focus goes to the wrong player then',
  mustReach: { [RESOLVED]: 10, [NEWEST]: 5, [PASSED]: 2, [INITIAL]: 0 },
  seldom: true,
  watch: (game) => new Chains(game),
};

const adds = rememberingTexts((text) => /\badd (?:\[|\d)/i.test(text));
const SHOWDOWNS: ReadonlySet<string> = new Set(['begin a showdown', 'end a showdown']);

/** What comes of a combat before what it has triggered. */
const OPENS: ReadonlySet<string> = new Set([
  ...['begin a showdown', 'begin a combat', 'become an attacker', 'become a defender'],
]);

/** What leaves nothing of a chain may end it. */
const ENDS: ReadonlySet<string> = new Set(['resolve', 'leave the chain']);

class Chains implements Watcher {
  /** Who had priority since something was finalized or resolved. */
  private readonly had = new Set<number>();
  /** Nobody has had priority since then. */
  private isFresh = false;
  /** Who had focus when somebody had priority in an open showdown last, and what has been on a chain since. */
  private focused: number | undefined;
  private isChained = false;
  private isUnknown = false;
  /** Who gained focus as a showdown began, until anybody has priority without a chain in it; and what there was on a chain. */
  private initial: number | undefined;
  private hasInitialChain = false;
  private isSettled = false;

  constructor(private readonly game: WatchedGame) {}

  look(moment: Moment): string | undefined {
    for (const line of moment.lines) {
      const wrong = line.what === 'event' ? this.happened(line, moment) : this.decided(line);
      if (wrong !== undefined) return wrong;
    }
    return moment.hasPriority ? (this.wrongPriority(moment) ?? this.wrongFocus(moment)) : undefined;
  }

  private decided({ kind, player = -1 }: TraceLine): undefined {
    if (kind !== 'priority') return;
    this.had.add(player);
    this.isFresh = false;
    this.isSettled = false;
    // Whoever may act before anything is on a chain begins one that is no initial chain.
    if (!this.hasInitialChain) this.initial = undefined;
  }

  private happened(line: TraceLine, { table, reach }: Moment): string | undefined {
    const { kind, detail } = line;
    if (SHOWDOWNS.has(kind)) {
      this.focused = undefined;
      this.initial = kind === 'begin a showdown' ? line.player : undefined;
      this.hasInitialChain = false;
    }
    if (kind === 'put onto the chain') {
      // 734.1.d.2: a Deathknell is put there before the trace tells of the death.
      if (!this.hasInitialChain && line.rule?.startsWith('734.')) this.initial = undefined;
      this.hasInitialChain = true;
    }
    // What a cleanup has trigger before that is not what establishing attackers and defenders caused (442.1.b).
    else if (!this.hasInitialChain && !OPENS.has(kind)) this.initial = undefined;
    // Who has priority before that has it while there is a chain.
    if (ENDS.has(kind)) this.isSettled = true;
    if (kind === 'enter the board') this.isUnknown = true;
    const isSpell = kind === 'put into the trash' && detail === 'trash';
    // What counters something resolves itself thereafter.
    if (kind !== 'finalize' && kind !== 'resolve' && !isSpell) return undefined;
    if (textsNamedBy(this.game.table, line).some(adds)) {
      this.isUnknown = true;
      this.isFresh = false;
      return undefined;
    }
    const missing =
      kind === 'resolve' && table.players.find(({ seat, inGame }) => inGame && !this.had.has(seat));
    if (missing && !this.isUnknown)
      return `${/"[^"]*"/.exec(line.text)?.[0] ?? 'An ability'} resolves, and ${missing.name} has not passed.`;
    if (kind === 'resolve') reach.saw(RESOLVED);
    if (kind === 'finalize') this.isChained = true;
    this.isFresh = true;
    this.had.clear();
    return undefined;
  }

  private wrongPriority({ table, decision, reach }: Moment): string | undefined {
    if (!this.isFresh || this.isUnknown || !table.state?.endsWith('closed')) return undefined;
    const newest = table.objects.find(({ zone }) => zone === 'chain');
    if (!newest || newest.statuses.includes('pending')) return undefined;
    reach.saw(NEWEST);
    return newest.controller === decision?.player
      ? undefined
      : `${table.players[decision?.player ?? -1]?.name} has priority, and "${newest.name}", the newest on the chain, is somebody else's.`;
  }

  private wrongFocus({ table, reach }: Moment): string | undefined {
    if (table.state !== 'showdown open') {
      if (table.state?.startsWith('neutral')) this.isUnknown = false;
      return undefined;
    }
    const focus = focusOf(table);
    const { focused, isChained, isUnknown, isFresh, initial } = this;
    this.initial = undefined;
    if (initial !== undefined && this.hasInitialChain && this.isSettled) {
      reach.saw(INITIAL);
      if (focus !== initial)
        return `An initial chain has ended, and ${table.players[focus ?? -1]?.name ?? 'nobody'} has focus, not ${table.players[initial]?.name}.`;
    }
    this.focused = focus;
    this.isChained = false;
    this.isUnknown = false;
    if (focused === undefined || !isChained || isUnknown || !isFresh) return undefined;
    reach.saw(PASSED);
    const next = (focused + 1) % table.players.length;
    return focus === next
      ? undefined
      : `A chain has ended in a showdown, and ${table.players[focus ?? -1]?.name ?? 'nobody'} has focus, not ${table.players[next]?.name}.`;
  }
}
