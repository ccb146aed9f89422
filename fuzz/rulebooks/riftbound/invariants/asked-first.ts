import type { TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';
import { nameOn } from '../../../invariants/spoken';
import { DeedsSince } from './deeds-since';
import { isResolving, Resolutions } from './resolutions';

const ASKED = 'something that a player may do, and was asked about';

/** A whole text that lets its player do something. */
const MAY = /^(?:(?:\[[\w-]+\]\s*)+\n)?(?:[^.\n]*[:,-] )?you may [^.]*\.$/i;
/** Are these asked for something else than whether to do it? */
const OTHER: ReadonlySet<string> = new Set(['order triggered abilities', 'add resources', 'priority']);

/** 743.1.b and texts with “may”: a player is asked before what the player may do is done. */
export const askedFirst: Invariant = {
  number: 'R61',
  name: 'asked first',
  rules: ['743.1.b', '352.9'],
  ruleOf: (message) => (message.includes('recycles') ? '743.1.b' : '352.9'),
  cost: 'cheap',
  documentation:
    'Where all that the only text of a card tells is what its player may do, nothing is done as it resolves before a player was asked; and a card that a player has looked at, as with Vision, is not recycled before that player was asked.',
  gherkin: 'a player is asked before what the player may do is done',
  broken: 'something that a player may do is done without asking',
  mustReach: { [ASKED]: 5 },
  watch: (game) => {
    const resolutions = new Resolutions(game);
    const looking = new Looking();
    return {
      look: (moment) => {
        const wrong = looking.look(moment);
        const found = resolutions.at(moment);
        if (wrong !== undefined || !found || found.mayBeGiven || !MAY.test(found.text)) return wrong;
        const deeds = new DeedsSince();
        for (const line of found.lines) {
          if (isResolving(line)) break;
          if (line.what === 'decision' && !OTHER.has(line.kind)) {
            moment.reach.saw(ASKED);
            return undefined;
          }
          deeds.hear(line);
          if (deeds.done !== undefined)
            return `"${found.text}" resolves, and there is ${deeds.done} without asking.`;
        }
        return undefined;
      },
    };
  },
};

/** Watches what becomes of cards that were looked at. */
class Looking implements Watcher {
  private seen = new Set<string>();

  look({ lines, table, reach }: Moment): string | undefined {
    for (const line of lines) {
      const { what, kind, object = '', detail, player = -1 } = line;
      if (what === 'decision') {
        if (kind === 'may' && this.seen.size > 0) reach.saw(ASKED);
        this.seen.clear();
      } else if (kind === 'look') this.seen.add(`${player} ${object}`);
      else if (kind === 'recycle' && detail === 'main deck' && this.seen.has(`${player} ${object}`))
        return `${table.players[player]?.name} recycles "${nameOn(line)}", having looked at it, without being asked.`;
      else if (ENDS.has(kind)) this.seen.clear();
    }
    return undefined;
  }
}

const ENDS: ReadonlySet<TraceLine['kind']> = new Set(['resolve', 'play', 'begin']);
