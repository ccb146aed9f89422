import type { TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';
import { isPass } from './priority';

const RESOLVED = 'something that resolved once all players had passed in succession';

/** 111.4: what is on top of the chain of events resolves once all players have passed in succession. */
export const passing: Invariant = {
  number: 'L78',
  name: 'passing',
  rules: ['111.4'],
  cost: 'cheap',
  documentation:
    'What was on the chain of events as somebody had priority, and was put there while the game was watched, resolves only when all players who are in the game have passed since somebody acted with priority, or something else resolved, last. Who passed is read from the decisions that the trace tells of, forced ones included.',
  gherkin: 'the top of the chain of events resolves when all players have passed in succession',
  broken: 'something resolves although a player has not passed since somebody acted last',
  mustReach: { [RESOLVED]: 20 },
  watch: () => new Passing(),
};

/** A card becomes another object as it has been played. */
const PUT: ReadonlySet<string> = new Set(['put on the chain of events', 'play']);

class Passing implements Watcher {
  /** Who has passed since somebody acted, or something resolved, last. */
  private readonly passed = new Set<number>();
  /** What was put on the chain of events and was there as somebody had priority: resource abilities resolve at once (406.6c). */
  private readonly chain = new Set<string>();
  private readonly fresh: string[] = [];

  look(moment: Moment): string | undefined {
    for (const line of moment.lines) {
      const wrong = this.hear(line, moment);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  }

  private hear(
    { what, kind, player = -1, object = '', text }: TraceLine,
    moment: Moment,
  ): string | undefined {
    if (what === 'decision') {
      if (kind !== 'priority') return undefined;
      for (const each of this.fresh.splice(0)) this.chain.add(each);
      if (isPass(text)) this.passed.add(player);
      else this.passed.clear();
    } else if (PUT.has(kind)) this.fresh.push(object);
    else if (kind === 'begin') this.passed.clear();
    else if (kind === 'resolve' && this.chain.delete(object)) return this.resolved(moment);
    return undefined;
  }

  private resolved({ table, reach }: Moment): string | undefined {
    reach.saw(RESOLVED);
    const missing = table.players.find(({ seat, inGame }) => inGame && !this.passed.has(seat));
    this.passed.clear();
    return missing && `Something resolves, and ${missing.name} has not passed since somebody acted last.`;
  }
}
