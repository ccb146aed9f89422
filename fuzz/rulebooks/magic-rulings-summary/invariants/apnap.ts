import type { TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';

const CHOICES = 'choices of several players at once';

/** T.6.4, C.5.1: the active player chooses first. */
export const apnap: Invariant = {
  number: 'M18',
  name: 'APNAP',
  rules: ['T.6.4', 'C.5.1'],
  ruleOf: (message) => (message.includes('combat damage') ? 'C.5.1' : 'T.6.4'),
  cost: 'cheap',
  documentation:
    'Where players are asked one after another for the same thing, with nothing happening between but what was chosen, the active player comes first: cards that each player discards, and combat damage, which the active player announces whole before the other does.',
  gherkin: 'simultaneous choices are asked of the active player first',
  broken: 'the other player is asked for a simultaneous choice before the active player',
  mustReach: { [CHOICES]: 5 },
  watch: ({ table }) => new ActiveFirst(table.from === 'the beginning' ? undefined : table.from.activePlayer),
};

class ActiveFirst implements Watcher {
  /** What was asked last, and of whom, with nothing else happening since. */
  private last: { readonly kind: string; readonly player: number } | undefined;

  constructor(private active: number | undefined) {}

  look({ lines, table, reach }: Moment): string | undefined {
    for (const line of lines) {
      const wrong = this.happened(line, reach, table.players);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  }

  private happened(
    { what, kind, detail, player = -1 }: TraceLine,
    reach: Moment['reach'],
    players: Moment['table']['players'],
  ): string | undefined {
    if (what === 'event') {
      if (kind === 'begin' && detail === 'untap step') this.active = player;
      // In 2003 each does what was chosen before the next one chooses (T.6.6).
      if (kind !== `${this.last?.kind} a card`) this.last = undefined;
      return undefined;
    }
    const asked = kind.replace(/^(assign combat damage) of .*/, '$1');
    if (!SIMULTANEOUS.has(asked)) {
      this.last = undefined;
      return undefined;
    }
    const { last } = this;
    this.last = { kind: asked, player };
    if (last?.kind !== asked || last.player === player || this.active === undefined) return undefined;
    reach.saw(CHOICES);
    return player === this.active
      ? `${players[last.player]?.name} is asked to ${asked} before ${players[player]?.name}, whose turn it is.`
      : undefined;
  }
}

const SIMULTANEOUS: ReadonlySet<string> = new Set(['discard', 'assign combat damage']);
