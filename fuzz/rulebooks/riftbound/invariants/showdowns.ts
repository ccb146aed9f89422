import type { TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';

const ENDED = 'a showdown that ended once all had passed';

/** 344.3.a: a showdown ends when all have passed one after another. */
export const showdowns: Invariant = {
  number: 'R78',
  name: 'showdowns',
  rules: ['344.3.a'],
  cost: 'cheap',
  documentation:
    'A showdown ends only when the players who had priority last are all who are in the game, each once, with nothing happening between: where anybody has done something, all pass anew. Who has priority is read from the decisions that the trace tells of, forced ones included.',
  gherkin: 'a showdown ends when all players have passed in succession',
  broken: 'a showdown ends although a player has not passed since something was done in it',
  mustReach: { [ENDED]: 10 },
  watch: () => new Showdowns(),
};

class Showdowns implements Watcher {
  /** Who had priority, one after another, since anything happened. */
  private passed: number[] = [];

  look(moment: Moment): string | undefined {
    for (const line of moment.lines) {
      const wrong = this.hear(line, moment);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  }

  private hear({ what, kind, player = -1 }: TraceLine, { table, reach }: Moment): string | undefined {
    if (what === 'decision') {
      if (kind === 'priority') this.passed.push(player);
      else this.passed = [];
      return undefined;
    }
    const { passed } = this;
    this.passed = [];
    if (kind !== 'end a showdown') return undefined;
    reach.saw(ENDED);
    const playing = table.players.filter(({ inGame }) => inGame);
    const last = passed.slice(-playing.length);
    const missing = playing.find(({ seat }) => !last.includes(seat));
    return (
      missing && `A showdown ends, and ${missing.name} has not passed since something was done in it last.`
    );
  }
}
