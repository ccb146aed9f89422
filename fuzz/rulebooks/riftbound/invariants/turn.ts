import type { TraceLine } from '../../../../port/contract';
import { atPriority, type Invariant, type Moment, type Watcher } from '../../../invariant';
import { focusOf } from '../players';
import { unitsOn } from './board';

/** 312, 313: who has priority, and focus. */
export const focus: Invariant = {
  number: 'R7',
  name: 'priority and focus',
  rules: ['312.2', '313', '313.5', '309.1', '341'],
  ruleOf: (message) => (message.includes('has contested') ? '341' : undefined),
  cost: 'cheap',
  documentation:
    'In a neutral open state the turn player has priority, in a showdown open state whoever has focus; in neutral states nobody has focus. The state is closed just when there is something on the chain. As a showdown begins whoever applied Contested to its battlefield gains focus.',
  gherkin:
    'priority belongs to the turn player in a neutral open state and to focus in a showdown, which whoever contests gains',
  broken: 'priority belongs to somebody else than the turn player or focus, or focus to who did not contest',
  mustReach: { 'priority in a showdown': 10 },
  watch: () => {
    const contested = new Map<string, number>();
    return {
      look: (moment) => {
        for (const line of moment.lines) {
          const wrong = wrongFocus(line, contested, moment);
          if (wrong !== undefined) return wrong;
        }
        return moment.hasPriority ? wrongPriority(moment) : undefined;
      },
    };
  },
};

/** 341: `contested` has who applied Contested to each battlefield that has that status, and learns of it. */
function wrongFocus(
  { what, kind, rule, player = -1, object = '' }: TraceLine,
  contested: Map<string, number>,
  { table, objects }: Moment,
): string | undefined {
  if (what !== 'event') return undefined;
  const by = contested.get(object);
  // 184.3.b: whoever contested it has no unit there any more, and somebody else does from then on.
  if (kind === 'contest') contested.set(object, rule === '184.3.b' ? player : (by ?? player));
  else if (kind === 'clear the contested status') contested.delete(object);
  else if (kind === 'begin a showdown' && by !== undefined && by !== player)
    return `${table.players[player]?.name} gains focus as a showdown begins at "${objects.get(object)?.name}", which ${table.players[by]?.name} has contested.`;
  return undefined;
}

function wrongPriority({ table, decision, reach }: Moment): string | undefined {
  const { state = '', activePlayer, players } = table;
  const name = players[decision?.player ?? -1]?.name ?? 'Somebody';
  const [turn, openness] = state.split(' ');
  const focus = focusOf(table);
  const hasChain = table.objects.some(({ zone }) => zone === 'chain');
  if (hasChain !== (openness === 'closed'))
    return `The state is ${state}, with ${hasChain ? 'a' : 'no'} chain.`;
  if (turn === 'showdown') reach.saw('priority in a showdown');
  else if (focus !== undefined) return `${players[focus]?.name} has focus in a ${state} state.`;
  if (openness === 'closed') return undefined;
  const rightful = turn === 'showdown' ? focus : activePlayer;
  return decision?.player === rightful ? undefined : `${name} has priority in a ${state} state.`;
}

/** 442.1.a, 444.1.a.3: there are attackers and defenders only while there is a combat. */
export const designations: Invariant = {
  number: 'R8',
  name: 'attackers and defenders',
  rules: ['444.1.a.3', '322.5', '442.1.a'],
  ruleOf: (message) =>
    message.includes('neutral') ? '444.1.a.3' : message.includes('two places') ? '322.5' : undefined,
  cost: 'cheap',
  documentation:
    'When a player receives priority there are attackers and defenders only in a showdown, at one battlefield, and those of one player are all attackers or all defenders.',
  gherkin: 'attackers and defenders are units of two sides at one battlefield, in a showdown',
  broken: 'units are attackers or defenders without a showdown, at two places, or on both sides',
  mustReach: { 'attackers and defenders': 5 },
  watch: () => atPriority(misplaced),
};

function misplaced({ table, reach }: Moment): string | undefined {
  const places = new Set<string | undefined>();
  const sides = new Map<number | undefined, string>();
  for (const { name, statuses, at: base, controller } of unitsOn(table)) {
    const side = statuses.find((status) => status === 'attacking' || status === 'defending');
    if (side === undefined) continue;
    places.add(base);
    if (table.state?.startsWith('neutral')) return `"${name}" is ${side} in a ${table.state} state.`;
    const other = sides.get(controller);
    if (other !== undefined && other !== side)
      return `"${name}" is ${side}, and others of its side are ${other}.`;
    sides.set(controller, side);
  }
  if (sides.size > 1) reach.saw('attackers and defenders');
  return places.size > 1 ? 'There are attackers and defenders at two places.' : undefined;
}

const AT_ONCE = 'triggered abilities of several players at once';
const PUT = 'put onto the chain';

/** 376.3.b.1: the turn player's triggered abilities are put on the chain first; 342.1.a: as a combat begins, the attacker's. */
export const triggersInTurnOrder: Invariant = {
  number: 'R9',
  name: 'turn order of triggers',
  rules: ['376.3.b.1', '342.1.a'],
  ruleOf: (message) => (message.includes('initial chain') ? '342.1.a' : undefined),
  cost: 'cheap',
  documentation:
    "Triggered abilities that are put on the chain one after another, with nothing else between, are the turn player's first, then those of the next player in turn order; on the initial chain of a combat, those of who has focus are the first.",
  gherkin: "simultaneous triggered abilities are put on the chain in turn order, the turn player's first",
  broken: "simultaneous triggered abilities are not put on the chain in turn order, the turn player's first",
  mustReach: { [AT_ONCE]: 3 },
  watch: () => new TriggersInOrder(),
};

class TriggersInOrder implements Watcher {
  /** Who put the last of those that are put there at once. */
  private last: number | undefined;
  /** Whose turn it is, as far as a turn has begun. */
  private turnOf: number | undefined;
  /** Who got focus as a showdown began, and whether what triggers now makes the initial chain of a combat. */
  private focused: number | undefined;
  private initial = false;

  look(moment: Moment): string | undefined {
    const { lines } = moment;
    for (const [at, line] of lines.entries()) {
      if (line.kind === 'begin' && line.detail === FIRST_PHASE) this.turnOf = line.player;
      const wrong = this.happened(line, moment, at);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  }

  private happened({ what, kind, rule, player }: TraceLine, moment: Moment, at: number): string | undefined {
    if (what !== 'event') return undefined;
    const before = this.last;
    this.last = kind === PUT && rule?.startsWith('376.3') ? player : undefined;
    if (kind === 'begin a showdown') this.focused = player;
    if (kind !== PUT) this.initial = kind === 'begin a combat';
    if (before === undefined || this.last === undefined || before === this.last) return undefined;
    const { table, reach } = moment;
    reach.saw(AT_ONCE);
    const first = this.initial ? this.focused : (this.turnOf ?? turnAt(moment, at));
    if (first === undefined) return undefined;
    const { length } = table.players;
    const place = (seat: number): number => (seat - first + length) % length;
    if (place(before) < place(this.last)) return undefined;
    const name = (seat: number): string => table.players[seat]?.name ?? '?';
    const when = this.initial
      ? `on an initial chain with ${name(first)} in focus`
      : `in ${name(first)}'s turn`;
    return `${name(before)} put a triggered ability on the chain before ${name(this.last)}, ${when}.`;
  }
}

const FIRST_PHASE = 'awaken phase';

/** Whose turn it was at a line before any turn has begun: that of the table, unless one has begun since. */
const turnAt = ({ lines, table }: Moment, at: number): number | undefined =>
  lines.slice(at).some(({ kind, detail }) => kind === 'begin' && detail === FIRST_PHASE)
    ? undefined
    : table.activePlayer;
