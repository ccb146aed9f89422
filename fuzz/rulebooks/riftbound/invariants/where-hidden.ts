import type { ObjectView, PendingDecision } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';

const PLAYED = 'a card that was played from facedown';

/** 737.1.d: what is played from facedown stays at its battlefield. */
export const whereHidden: Invariant = {
  number: 'R48',
  name: 'where hidden',
  rules: ['737.1.d.1', '737.1.d.2'],
  ruleOf: (message) => (/chooses|target/.test(message) ? '737.1.d.2' : '737.1.d.1'),
  cost: 'cheap',
  documentation:
    'A unit that a player chooses to play from facedown is offered no other place, and is at the battlefield where it was hidden when somebody is asked after it was played, unless the trace tells that it went elsewhere; and until it is finalized what a facedown card chooses on the board, and what is offered, is there, where its text speaks of no base and no other place.',
  gherkin: 'what is played from facedown stays at the battlefield where it was hidden',
  broken: 'something is played from facedown and goes, or chooses, elsewhere',
  mustReach: { [PLAYED]: 1 },
  seldom: true,
  watch: (game) => new WhereHidden(game),
};

const ELSEWHERE = /\bbase|another|other|location/i;
const GOES: ReadonlySet<string> = new Set(['move', 'recall']);

class WhereHidden implements Watcher {
  private asked: PendingDecision | undefined;
  /** What is being played from facedown, as it was there. */
  private hidden: ObjectView | undefined;
  private facedown: readonly ObjectView[] = [];
  /** Where everything was when somebody had priority last. */
  private before = new Map<string, ObjectView>();

  constructor(private readonly game: WatchedGame) {}

  look(moment: Moment): string | undefined {
    const { asked } = this;
    const chosen = asked?.options[this.game.answers.at(-1)?.[0] ?? -1];
    this.asked = moment.hasPriority ? moment.decision : undefined;
    if (chosen)
      this.hidden = this.facedown.find(({ id }) => chosen.action === 'play' && id === chosen.object);
    if (moment.hasPriority) this.facedown = moment.table.objects.filter(isFacedown);
    const wrong = this.hidden && this.follow(this.hidden, moment);
    if (moment.hasPriority && this.facedown.length > 0)
      this.before = new Map(moment.table.objects.map((each) => [each.id, each]));
    return wrong;
  }

  private follow(hidden: ObjectView, moment: Moment): string | undefined {
    const { lines, objects, reach, hasPriority } = moment;
    const offered = offeredElsewhere(hidden, moment);
    if (offered !== undefined) return offered;
    const [at, name] = [hidden.at, hidden.name];
    for (const [place, { what, kind, object: id = '' }] of lines.entries()) {
      if (what !== 'event') continue;
      const object = objects.get(id);
      if (kind === 'finalize') {
        if (!hidden.types.includes('unit')) this.hidden = undefined;
        if (!this.hidden) return undefined;
      } else if (kind === 'choose') {
        const chosen = this.before.get(id) ?? object;
        if (chosen && isElsewhere(chosen, at) && !speaksOfPlaces(hidden))
          return `"${name}" was hidden elsewhere, and chooses "${chosen.name}".`;
      } else if (kind === 'play') {
        this.hidden = undefined;
        reach.saw(PLAYED);
        const hasGone = lines.slice(place).some((line) => line.object === id && GOES.has(line.kind));
        return object?.name === name && object && isElsewhere(object, at) && !hasGone
          ? `"${name}" was played from facedown, and not to the battlefield where it was hidden.`
          : undefined;
      }
    }
    if (hasPriority) this.hidden = undefined;
    return undefined;
  }
}

/** What is offered as it is played, before anything is chosen. */
function offeredElsewhere(hidden: ObjectView, { decision, lines, objects }: Moment): string | undefined {
  if (!decision || lines.some(({ kind }) => kind === 'finalize' || kind === 'play')) return undefined;
  const { name, at, types } = hidden;
  const offered = decision.options.flatMap(({ object = '' }) => objects.get(object) ?? []);
  if (decision.purpose === 'choose a location' && types.includes('unit')) {
    const other = offered.find(({ id }) => id !== at);
    return other && `"${name}" is hidden elsewhere, and may be played to "${other.name}".`;
  }
  if (decision.purpose !== 'choose targets' || speaksOfPlaces(hidden)) return undefined;
  const other = offered.find((each) => isElsewhere(each, at));
  const isOnly = decision.minimum > 0 && offered.every((each) => isElsewhere(each, at));
  return (
    other &&
    `"${name}" is hidden elsewhere, and "${other.name}" is offered as its target${isOnly ? ', and nothing else is' : ''}.`
  );
}

const isFacedown = ({ zone }: ObjectView): boolean => zone === 'facedown zone';

const isElsewhere = ({ zone, types, at: base }: ObjectView, at: string | undefined): boolean =>
  zone === 'board' && types.includes('unit') && base !== at;

const speaksOfPlaces = ({ abilities }: ObjectView): boolean => abilities.some((text) => ELSEWHERE.test(text));
