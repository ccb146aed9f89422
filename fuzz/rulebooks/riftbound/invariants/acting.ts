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
    "Cards of the hand are offered in a closed state only if they are Reactions, and in an open showdown only if they are Actions or Reactions; where a card on the table speaks of either that isn't looked at.",
  gherkin: 'cards are offered in showdowns and closed states only if their texts permit that',
  broken: "a card is offered in a showdown or a closed state, and its text doesn't permit that",
  mustReach: { [OFFERED]: 5 },
  watch: () => ({ look: (moment) => (moment.hasPriority ? untimely(moment) : undefined) }),
};

function untimely({ decision, table, objects, reach }: Moment): string | undefined {
  const { state = '', players } = table;
  if (!decision || state === 'neutral open') return undefined;
  const permitted =
    state === 'showdown open' ? /\[(?:Action|Reaction|Quick-Draw)\]/ : /\[(?:Reaction|Quick-Draw)\]/;
  for (const { action, object: id = '' } of decision.options) {
    const object = action === 'play' ? objects.get(id) : undefined;
    if (object?.zone !== 'hand') continue;
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

/** 424, 143.2: who chooses to move a unit moves it. */
export const moves: Invariant = {
  number: 'R22',
  name: 'moves',
  rules: ['424.3', '143.2', '736.1.b'],
  ruleOf: (message) => (message.includes('Ganking') ? '736.1.b' : undefined),
  cost: 'cheap',
  documentation:
    'When a player has chosen to move a unit it has moved before anybody gets priority again, unless it is gone from where it was; and from battlefield to battlefield only with Ganking, unless something else has moved it since.',
  gherkin: 'a unit that a player chooses to move has moved before anybody gets priority',
  broken: 'a player chooses to move a unit, and it does not move',
  mustReach: { [MOVED]: 10 },
  watch: (game) => new Moves(game),
};

class Moves implements Watcher {
  private before: Moment['decision'];
  /** What was on the table when somebody had priority last. */
  private offered: readonly ObjectView[] = [];
  /** What is to move. */
  private moving: string | undefined;
  /** The same as it was before. */
  private from: ObjectView | undefined;

  constructor(private readonly game: WatchedGame) {}

  look(moment: Moment): string | undefined {
    const { lines, decision, hasPriority } = moment;
    const [place = -1] = this.game.answers.at(-1) ?? [];
    const chosen = this.before?.purpose === 'priority' ? this.before.options[place] : undefined;
    this.before = decision;
    if (chosen?.action === 'move a unit') {
      this.moving = chosen.object;
      this.from = this.offered.find(({ id }) => id === chosen.object);
    }
    if (moment.hasPriority) this.offered = moment.table.objects;
    if (this.moving === undefined) return undefined;
    const moved = lines.filter(({ kind, object }) => object === this.moving && MOVES.has(kind));
    const isMoved = moved.length > 0;
    if (!isMoved && decision && !hasPriority) return undefined;
    const unit = moment.objects.get(this.moving);
    this.moving = undefined;
    if (isMoved) moment.reach.saw(MOVED);
    if (unit && moved.length === 1) return this.wrongWay(unit, moment);
    return isMoved || !decision || unit?.zone !== 'board'
      ? undefined
      : `"${unit.name}" was to move, and is where it was.`;
  }

  /** 143.4.c: from one battlefield to another. */
  private wrongWay({ name, base }: ObjectView, { objects }: Moment): string | undefined {
    const { from } = this;
    const isBattlefield = (id = ''): boolean => objects.get(id)?.types.includes('battlefield') ?? false;
    if (!from || from.base === base || !isBattlefield(from.base) || !isBattlefield(base)) return undefined;
    return from.abilities.some((text) => GANKING.test(text))
      ? undefined
      : `"${name}" has moved from battlefield to battlefield without Ganking.`;
  }
}

const GANKING = /\[Ganking\]/;

/** What becomes of a unit that was to move. */
const MOVES: ReadonlySet<string> = new Set(['move', 'recall', 'kill', 'banish', 'recycle', 'put into zone']);
