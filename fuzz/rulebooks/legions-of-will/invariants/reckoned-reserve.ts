import type { Observation, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';
import { reserveOf } from '../reserve';

const RECKONED = 'a reserve that has changed';

/** 104.5. */
const MOST = 20;

/** 104.3, 104.5, 606.3: what is in a reserve follows from what is gained, paid and lost. */
export const reckonedReserve: Invariant = {
  number: 'L70',
  name: 'reckoned reserve',
  rules: ['104.3', '104.5', '112.3a', '606.3'],
  ruleOf: (message) => (message.includes('gained') ? '104.3' : undefined),
  cost: 'cheap',
  documentation:
    'Between two moments at which players are asked a reserve changes by what the trace tells to have been gained, paid and lost, one after the other, once the game has begun, to no more than twenty and no less than nothing.',
  gherkin: 'what is gained goes into the reserve, and what is paid or lost comes out of it',
  broken: 'a reserve has more or less in it than what was gained, paid and lost makes',
  mustReach: { [RECKONED]: 20 },
  watch: () => new ReckonedReserve(),
};

const CHANGES: Readonly<Record<string, 1 | -1>> = {
  'gain resource': 1,
  pay: -1,
  'lose resource': -1,
};

class ReckonedReserve implements Watcher {
  private before: Observation['players'] | undefined;

  look({ lines, table, reach }: Moment): string | undefined {
    const { before } = this;
    this.before = table.players;
    // 102, 104.4: as a game begins nobody has any.
    if (!before || before === table.players || lines.some(({ rule }) => rule?.startsWith('102.')))
      return undefined;
    const changes = lines.filter(({ what, kind }) => what === 'event' && kind in CHANGES);
    for (const player of table.players) {
      const { seat, name } = player;
      const resource = reserveOf(player);
      const own = changes.filter((line) => line.player === seat);
      const should = changed(reserveOf(before[seat]), own);
      if (own.length > 0) reach.saw(RECKONED);
      if (resource !== should)
        return `${name} has ${resource} resource, not ${should}${own.some(({ kind }) => CHANGES[kind] === 1) ? ', having gained some' : ''}.`;
    }
    return undefined;
  }
}

const changed = (before: number, lines: readonly TraceLine[]): number =>
  lines.reduce(
    (sum, { kind, amount = 0 }) =>
      CHANGES[kind] === 1 ? Math.max(sum, Math.min(MOST, sum + amount)) : Math.max(0, sum - amount),
    before,
  );
