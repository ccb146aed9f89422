import type { OfferedOption, PendingDecision } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';

const ALONG = 'a unit that could move along with another one';
const EXHAUSTED = 'a unit that was exhausted to move';

/** 143.3, 143.2: units that can move to the same place may move together, and are exhausted for it. */
export const standardMoves: Invariant = {
  number: 'R64',
  name: 'standard moves',
  rules: ['143.3', '143.3.c', '143.2'],
  ruleOf: (message) => (message.includes('exhausted') ? '143.2' : '143.3'),
  cost: 'cheap',
  documentation:
    'Who chooses to move a unit is asked which other units move along, if the same priority offered to move others to the same place, and may choose just these; and each unit that then moves has been exhausted since.',
  gherkin: 'units that can move to the same place may move together, each of them exhausted for it',
  broken: 'units that could move together may not, or a unit moves without being exhausted',
  mustReach: { [ALONG]: 5, [EXHAUSTED]: 10 },
  watch: (game) => new StandardMoves(game),
};

class StandardMoves implements Watcher {
  private asked: PendingDecision | undefined;
  /** What is to move: what was chosen at priority, and what moves along. */
  private moving: readonly string[] = [];

  constructor(private readonly game: WatchedGame) {}

  look(moment: Moment): string | undefined {
    const { asked } = this;
    const places = this.game.answers.at(-1) ?? [];
    const chosen = places.flatMap((place) => asked?.options[place] ?? []);
    this.asked = moment.decision;
    if (asked?.purpose === 'priority') {
      const [option] = chosen;
      this.moving = option?.action === 'move a unit' && option.object !== undefined ? [option.object] : [];
      const wrong = option && this.moving.length > 0 ? wronglyAlong(option, asked, moment) : undefined;
      if (wrong !== undefined) return wrong;
    } else if (asked?.purpose === PURPOSE)
      this.moving = [...this.moving, ...chosen.flatMap(({ object }) => object ?? [])];
    if (moment.decision?.purpose === PURPOSE) return undefined;
    const unpaid = notExhausted(this.moving, moment);
    this.moving = [];
    return unpaid;
  }
}

const PURPOSE = 'move other units along';

/** 143.3: those that the same priority offered to move to the same place, and no others. */
function wronglyAlong(
  { object: first, onto }: OfferedOption,
  { options, player }: PendingDecision,
  { decision, table, objects, reach }: Moment,
): string | undefined {
  const others = new Set(
    options.flatMap(({ action, object, onto: to }) =>
      action === 'move a unit' && object !== undefined && object !== first && to === onto ? [object] : [],
    ),
  );
  const offered = new Set(
    decision?.purpose === PURPOSE ? decision.options.flatMap(({ object }) => object ?? []) : [],
  );
  const who = table.players[player]?.name;
  const called = (id = ''): string => `"${objects.get(id)?.name}"`;
  const along = `along with ${called(first)}`;
  for (const id of others) {
    reach.saw(ALONG);
    if (!offered.has(id)) return `${who} is not offered to move ${called(id)} ${along}.`;
  }
  const wrong = [...offered].find((id) => !others.has(id));
  return wrong === undefined
    ? undefined
    : `${who} is offered to move ${called(wrong)} ${along}, and could not move it there.`;
}

/** 143.2: exhausting a unit is what its standard move costs. */
function notExhausted(moving: readonly string[], { lines, objects, reach }: Moment): string | undefined {
  for (const id of moving) {
    const at = lines.findIndex(({ kind, object }) => kind === 'move' && object === id);
    if (at < 0) continue;
    reach.saw(EXHAUSTED);
    if (!lines.slice(0, at).some(({ kind, object }) => kind === 'exhaust' && object === id))
      return `"${objects.get(id)?.name}" moves, and has not been exhausted for it.`;
  }
  return undefined;
}
