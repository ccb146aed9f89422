import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { rememberingTexts, type Spoken } from '../../../invariants/spoken';
import { spokenIn } from './spoken';

const MOVED = 'a unit that was moved between bases';

/** 505.3c, 508.1a: what has moved in a turn is not moved in it once more, and does not attack in it. */
export const moves: Invariant = {
  number: 'L48',
  name: 'moves',
  rules: ['505.3c', '508.1a'],
  ruleOf: (message) => (message.includes('attack') ? '508.1a' : '505.3c'),
  cost: 'cheap',
  documentation:
    'A unit that was moved in a turn, by its controller’s choice or by an effect, is not offered to be moved in that turn once more, nor to attack unless something in play, or that ever was on the chain of events, says what may attack; and no unit is offered a base that another player controls or that is face down.',
  gherkin: 'players move each unit once a turn, to bases of their own, and attack with none that was moved',
  broken:
    'a unit that was moved in a turn is offered to attack or to be moved once more, or one is offered to be moved elsewhere than to a base of its controller’s',
  mustReach: { [MOVED]: 5 },
  seldom: true,
  watch: (game) => new Moves(game),
};

/** Text by which what has moved may attack all the same. */
const speaks = rememberingTexts((text) => /\bmay attack\b/i.test(text));

class Moves implements Watcher {
  private readonly moved = new Set<string>();
  private readonly spoken: Spoken;

  constructor({ table }: WatchedGame) {
    this.spoken = spokenIn(table, speaks);
  }

  look(moment: Moment): string | undefined {
    const { lines, decision, reach } = moment;
    this.spoken.hear(lines);
    for (const { kind, detail, object } of lines)
      if (kind === 'begin' && detail === 'turn') this.moved.clear();
      else if (kind === 'move between bases' && object !== undefined) {
        this.moved.add(object);
        reach.saw(MOVED);
      }
    if (decision?.purpose === 'declare attackers') return this.wrongAttack(moment);
    return moment.hasPriority ? this.wrongOffer(moment) : undefined;
  }

  private wrongAttack({ decision, objects, table }: Moment): string | undefined {
    if (this.moved.size === 0 || this.spoken.isSaid || this.spoken.isOn(table)) return undefined;
    const { options = [], player = -1 } = decision ?? {};
    const wrong = options.find(({ action, object }) => action === 'attack' && this.moved.has(object ?? ''));
    return (
      wrong &&
      `${table.players[player]?.name} is offered to attack with "${objects.get(wrong.object ?? '')?.name}", which was moved in this turn.`
    );
  }

  private wrongOffer({ decision, objects, table }: Moment): string | undefined {
    const { options = [], player = -1 } = decision ?? {};
    for (const { action, object = '', onto = '' } of options) {
      if (action !== 'move a unit') continue;
      const [unit, to] = [objects.get(object), objects.get(onto)];
      const name = `${table.players[player]?.name} is offered to move "${unit?.name}"`;
      if (this.moved.has(object)) return `${name}, which has moved in this turn.`;
      if (to && (to.controller !== player || to.statuses.includes('face down')))
        return `${name} to "${to.name}", which is ${to.controller === player ? 'face down' : "somebody else's"}.`;
    }
    return undefined;
  }
}
