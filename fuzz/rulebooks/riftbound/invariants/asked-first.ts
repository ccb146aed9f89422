import type { ObjectView, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';
import { nameOn } from '../../../invariants/spoken';
import { costsIn } from './costs';
import { DeedsSince } from './deeds-since';
import { isResolving, type Resolution, Resolutions } from './resolutions';

const ASKED = 'something that a player may do, and was asked about';
const PAID = 'something that a player did for something else';

/** A whole text that lets its player do something. */
const MAY = /^(?:(?:\[[\w-]+\]\s*)+\n)?(?:[^.\n]*[:,-] )?you may [^.]*\.$/i;
/** Are these asked for something else than whether to do it? */
const OTHER: ReadonlySet<string> = new Set(['order triggered abilities', 'add resources', 'priority']);

/** 743.1.b and texts with “may”: a player is asked before what the player may do is done. */
export const askedFirst: Invariant = {
  number: 'R61',
  name: 'asked first',
  rules: ['743.1.b', '352.9', '352.10.c.1'],
  ruleOf: (message) =>
    message.includes('recycles') ? '743.1.b' : message.includes('as a cost') ? '352.10.c.1' : '352.9',
  cost: 'cheap',
  documentation:
    'Where all that the only text of a card tells is what its player may do, nothing is done as it resolves before a player was asked; and a card that a player has looked at, as with Vision, is not recycled before that player was asked. Who chose to pay for it has done what that costs, besides Energy and Power, where nothing on the table spares anything from dying.',
  gherkin: 'a player is asked before what the player may do is done, and does what it costs',
  broken: 'something that a player may do is done without asking, or without what it costs',
  mustReach: { [ASKED]: 5, [PAID]: 0 },
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
            return unpaid(found, moment);
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

const FOR = /you may ([^.]*?) to /i;

/** 352.10.c.1: what a player chose to do for something else was done. */
function unpaid({ text, lines, before }: Resolution, { table, reach }: Moment): string | undefined {
  const pays = lines.some(
    (line) => line.what === 'decision' && line.kind === 'may' && line.text.endsWith('may: pay'),
  );
  if (!pays || [before, table].some(({ objects }) => objects.some(spares))) return undefined;
  const until = lines.slice(0, lines.findIndex(isResolving));
  for (const { kind, times } of costsIn(FOR.exec(text)?.[1] ?? '').deeds) {
    const done = until.filter((line) => line.what === 'event' && line.kind === kind).length;
    reach.saw(PAID);
    if (done < times) return `"${text}" resolves, and "${kind}" is not done as a cost.`;
  }
  return undefined;
}

/** What is killed as a cost may be spared. */
const spares = ({ abilities }: ObjectView): boolean =>
  abilities.some((text) => /would die|would be/i.test(text));

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
