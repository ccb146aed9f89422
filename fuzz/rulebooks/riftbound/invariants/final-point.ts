import type { Invariant, Moment, Watcher } from '../../../invariant';
import { pointsOf } from '../players';
import { isReplacedOn } from './replaced';

/** 462.3, 460.3. */
const BEFORE_THE_LAST = 7;
const CONQUERED = 'a conquest with the final point at stake';

/** 448.1.b.2: the final point is conquered only with every battlefield scored in the turn. */
export const finalPoint: Invariant = {
  number: 'R39',
  name: 'final point',
  rules: ['448.1.b.2', '448.1.b.1', '448.1'],
  ruleOf: (message) =>
    message.includes('holds a') ? '448.1.b.1' : message.includes('instead') ? '448.1' : '448.1.b.2',
  cost: 'cheap',
  documentation:
    'Who has seven points, conquers a battlefield (scores it outside of the Scoring Step, or establishes control of it in that step first), and has not scored every battlefield in this turn, gains no point for that, but draws a card; whoever else scores one draws none for it, holding the final point as well.',
  gherkin:
    'whoever scores gains a point, but conquers the final one only with every battlefield scored in the turn',
  broken:
    'a player scores and gains no point, or conquers the final one with a battlefield not scored in the turn',
  mustReach: { [CONQUERED]: 1 },
  seldom: true,
  watch: () => new FinalPoint(),
};

class FinalPoint implements Watcher {
  /** Has a turn begun since the game was joined: is it known what was scored in it? */
  private hasBegun = false;
  private isScoringStep = false;
  /** Battlefields that came under somebody's control since that step began: what is scored of them is conquered. */
  private readonly taken = new Set<string>();
  private readonly scored = new Map<number, Set<string>>();
  private before: readonly (number | undefined)[] = [];

  look(moment: Moment): string | undefined {
    const { lines, table } = moment;
    if (!lines.some(({ kind }) => HEARD.has(kind))) {
      if (this.before.length === 0) this.before = table.players.map(pointsOf);
      return undefined;
    }
    const wrong = this.hear(moment);
    this.before = table.players.map(pointsOf);
    return wrong;
  }

  private hear({ lines, table, reach }: Moment): string | undefined {
    let by: number | undefined;
    const points = [...this.before];
    let isHeld = false;
    const isLast = (seat: number): boolean => !isHeld && points[seat] === BEFORE_THE_LAST;
    for (const { what, kind, player = -1, object = '', amount = 0, detail } of lines) {
      if (what !== 'event') continue;
      const scorer = by;
      by = undefined;
      if (kind === 'begin') this.begins(detail);
      else if (kind === 'establish control') this.taken.add(object);
      else if (kind === 'score') {
        isHeld = this.isScoringStep && !this.taken.has(object);
        this.scoredBy(player).add(object);
        by = player;
        if (isLast(by)) reach.saw(CONQUERED);
      } else if (kind === 'gain points') {
        if (scorer === player && isLast(scorer) && this.isWithheld(player, table.objects))
          return `${table.players[player]?.name} conquers the final point without having scored every battlefield this turn.`;
        points[player] = (points[player] ?? 0) + amount;
      } else if (scorer !== undefined && INSTEAD.has(kind) && player === scorer && !isLast(scorer)) {
        const how = isHeld ? 'holds' : 'conquers';
        return `${table.players[scorer]?.name} ${how} a battlefield, and draws a card instead of gaining the point.`;
      } else if (scorer !== undefined && !INSTEAD.has(kind) && isLast(scorer))
        if (this.isWithheld(scorer, table.objects) && !isReplacedOn(table, 'draw a card'))
          return `${table.players[scorer]?.name} is not given the final point, and draws no card for it.`;
    }
    return undefined;
  }

  private begins(part: string | undefined): void {
    this.isScoringStep = part === 'scoring step';
    this.taken.clear();
    if (part !== 'awaken phase') return;
    this.hasBegun = true;
    this.scored.clear();
  }

  private isWithheld(seat: number, objects: Moment['table']['objects']): boolean {
    const battlefields = objects.filter(
      ({ zone, types }) => zone === 'board' && types.includes('battlefield'),
    );
    return this.hasBegun && battlefields.some(({ id }) => !this.scoredBy(seat).has(id));
  }

  private scoredBy(seat: number): Set<string> {
    const known = this.scored.get(seat) ?? new Set();
    this.scored.set(seat, known);
    return known;
  }
}

/** What comes of a final point that is withheld. */
const INSTEAD: ReadonlySet<string> = new Set(['draw', 'burn out']);

const HEARD: ReadonlySet<string> = new Set(['begin', 'establish control', 'score', 'gain points']);
