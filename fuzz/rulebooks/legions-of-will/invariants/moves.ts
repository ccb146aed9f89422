import type { Invariant, Moment, Watcher } from '../../../invariant';

const MOVED = 'a unit that was moved between bases';

/** 505.3c: what has moved in a turn is not moved in it once more. */
export const moves: Invariant = {
  number: 'L48',
  name: 'moves',
  rules: ['505.3c'],
  cost: 'cheap',
  documentation:
    'A unit that its controller chose to move in a turn is not offered to be moved in that turn once more, and no unit is offered a base that another player controls or that is face down.',
  gherkin: 'players move each unit once a turn, to bases of their own',
  broken:
    'a unit is offered to be moved once more in a turn, or elsewhere than to a base of its controller’s',
  mustReach: { [MOVED]: 5 },
  seldom: true,
  watch: (game) => new Moves(() => game.answers.at(-1)),
};

class Moves implements Watcher {
  private before: Moment['decision'];
  private readonly moved = new Set<string>();

  constructor(private readonly answer: () => readonly number[] | undefined) {}

  look(moment: Moment): string | undefined {
    const { lines, decision, reach } = moment;
    const [place = -1] = this.answer() ?? [];
    const chosen = this.before?.purpose === 'priority' ? this.before.options[place] : undefined;
    this.before = decision;
    const moving = chosen?.action === 'move a unit' ? chosen.object : undefined;
    for (const { kind, detail, object } of lines)
      if (kind === 'begin' && detail === 'turn') this.moved.clear();
      else if (kind === 'move between bases' && object !== undefined && object === moving) {
        this.moved.add(object);
        reach.saw(MOVED);
      }
    return moment.hasPriority ? this.wrongOffer(moment) : undefined;
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
