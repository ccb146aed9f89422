import type { ObjectView } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';

const OFFERED = 'a card of the hand offered in a showdown or while there is a chain';

/** 330.1, 339.1, 313.1.a: what may be played when, by default. */
export const timing: Invariant = {
  number: 'R21',
  name: 'timing',
  rules: ['313.1.a', '339.1.a', '330.1.a'],
  ruleOf: (message) => (message.includes('closed') ? '330.1.a' : '339.1.a'),
  cost: 'cheap',
  documentation:
    "Cards of the hand, and abilities with a cost before a colon, are offered in a closed state only if they are Reactions, and in an open showdown only if they are Actions or Reactions; where a card on the table speaks of either that isn't looked at.",
  gherkin: 'cards and abilities are offered in showdowns and closed states only if their texts permit that',
  broken: "a card or an ability is offered in a showdown or a closed state, and its text doesn't permit that",
  mustReach: { [OFFERED]: 5 },
  watch: () => ({ look: (moment) => (moment.hasPriority ? untimely(moment) : undefined) }),
};

function untimely({ decision, table, objects, reach }: Moment): string | undefined {
  const { state = '', players } = table;
  if (!decision || state === 'neutral open') return undefined;
  const permitted =
    state === 'showdown open' ? /\[(?:Action|Reaction|Quick-Draw)\]/ : /\[(?:Reaction|Quick-Draw)\]/;
  for (const { action, object: id = '', index = -1 } of decision.options) {
    const object = objects.get(id);
    const ability = action === 'activate' ? object?.abilities[index] : undefined;
    if (ability?.includes(': ')) {
      if (!permitted.test(ability) && !table.objects.some(permits))
        return `${players[decision.player]?.name} is offered to activate "${object?.name}" in a ${state} state.`;
      continue;
    }
    if (action !== 'play' || object?.zone !== 'hand') continue;
    reach.saw(OFFERED);
    if (object.abilities.some((text) => permitted.test(text)) || table.objects.some(permits)) continue;
    return `${players[decision.player]?.name} is offered to play "${object.name}" in a ${state} state.`;
  }
  return undefined;
}

/** Does something on the board say that other things may be played as Actions or Reactions? */
const permits = ({ zone, abilities }: ObjectView): boolean =>
  zone !== 'hand' &&
  abilities.some((text) => /(?:have|has|gain|with|give).*\[(?:Action|Reaction)\]/i.test(text));

const MOVED = 'a standard move that was made';
const AWAY = 'a unit at a battlefield, ready to move';

/** 424, 143.2: who chooses to move a unit moves it. */
export const moves: Invariant = {
  number: 'R22',
  name: 'moves',
  rules: ['424.3', '143.2', '736.1.b'],
  ruleOf: (message) => (message.includes('Ganking') ? '736.1.b' : undefined),
  cost: 'cheap',
  documentation:
    'When a player has chosen to move a unit it has moved before anybody gets priority again, unless it is gone from where it was; and only a unit with Ganking is offered to move from battlefield to battlefield.',
  gherkin: 'units move as players choose, from battlefield to battlefield only with Ganking',
  broken:
    'a unit does not move as a player chooses, or moves from battlefield to battlefield without Ganking',
  mustReach: { [MOVED]: 10, [AWAY]: 10 },
  watch: (game) => new Moves(game),
};

class Moves implements Watcher {
  private before: Moment['decision'];
  /** What is to move. */
  private moving: string | undefined;

  constructor(private readonly game: WatchedGame) {}

  look(moment: Moment): string | undefined {
    const { lines, decision, hasPriority } = moment;
    const [place = -1] = this.game.answers.at(-1) ?? [];
    const chosen = this.before?.purpose === 'priority' ? this.before.options[place] : undefined;
    this.before = decision;
    if (chosen?.action === 'move a unit') this.moving = chosen.object;
    return this.unmoved(moment, lines) ?? (hasPriority ? wrongWay(moment) : undefined);
  }

  private unmoved(
    { decision, hasPriority, objects, reach }: Moment,
    lines: Moment['lines'],
  ): string | undefined {
    if (this.moving === undefined) return undefined;
    const isMoved = lines.some(({ kind, object }) => object === this.moving && MOVES.has(kind));
    if (!isMoved && decision && !hasPriority) return undefined;
    const unit = objects.get(this.moving);
    this.moving = undefined;
    if (isMoved) reach.saw(MOVED);
    return isMoved || !decision || unit?.zone !== 'board'
      ? undefined
      : `"${unit.name}" was to move, and is where it was.`;
  }
}

/** 143.4.c: from one battlefield to another. */
function wrongWay({ decision, table, objects, reach }: Moment): string | undefined {
  if (!decision) return undefined;
  const battlefield = (id = ''): ObjectView | undefined => {
    const found = objects.get(id);
    return found?.types.includes('battlefield') ? found : undefined;
  };
  for (const { action, object = '', onto } of decision.options) {
    const unit = action === 'move a unit' ? objects.get(object) : undefined;
    if (!unit || !battlefield(unit.at)) continue;
    reach.saw(AWAY);
    const to = battlefield(onto);
    if (to && !unit.abilities.some((text) => GANKING.test(text)))
      return `${table.players[decision.player]?.name} is offered to move "${unit.name}" to "${to.name}", and it is at another battlefield and has no Ganking.`;
  }
  return undefined;
}

const GANKING = /\[Ganking\]/;

/** What becomes of a unit that was to move. */
const MOVES: ReadonlySet<string> = new Set(['move', 'recall', 'kill', 'banish', 'recycle', 'put into zone']);
