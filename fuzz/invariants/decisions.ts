import type { Act, EnginePort, ObjectView, PendingDecision } from '../../port/contract';
import { answerFrom } from '../answer-from';
import { deedInWords } from '../deed-in-words';
import type { GameWords } from '../game-words';
import type { Invariant, Moment, WatchedGame, Watcher } from '../invariant';
import { Looks } from '../looks';
import { withoutIds } from '../without-ids';

const TRIED = 'an offered answer tried and taken back';
const REFUSED = 'something not offered refused';
/** So many offered answers, and so many things that aren't offered, are tried at a moment. */
const SAMPLE = 2;

/** What is offered applies; what isn't is refused and changes nothing. */
export const soundDecisions = (words: Pick<GameWords, 'thinkable' | 'deeds'>): Invariant => ({
  number: 'G2',
  name: 'decisions',
  rules: [],
  cost: 'dear',
  documentation:
    'While nobody is asked the game is over. At a moment now and then, and more seldom in a long game, some of the answers that a decision allows are given, and taken back, and must restore the position. Answers of the wrong shape, actions with objects that are not offered, and offered actions of the wrong player must be refused and leave the hash as it was.',
  gherkin: 'what is offered can be done, and what is not offered is refused and changes nothing',
  broken: 'something offered can not be done, or something that is not offered can',
  mustReach: { [TRIED]: 20, [REFUSED]: 20 },
  watch: (game) => new Trying(game, words),
});

class Trying implements Watcher {
  private readonly looks: Looks;
  private attemptable: boolean | undefined;

  constructor(
    private readonly game: WatchedGame,
    private readonly words: Pick<GameWords, 'thinkable' | 'deeds'>,
  ) {
    this.looks = new Looks(game.every);
  }

  look(moment: Moment): string | undefined {
    const { port } = this.game;
    const { decision } = moment;
    if (!decision && !moment.table.over) return 'Nobody is asked anything, and the game is not over.';
    if (!this.looks.isDue() || !decision) return undefined;
    const before = port.hash();
    return this.offered(decision, before, moment) ?? this.notOffered(decision, before, moment);
  }

  private offered(decision: PendingDecision, before: string, { reach }: Moment): string | undefined {
    const { port } = this.game;
    for (const answer of this.answersTo(decision)) {
      const result = port.act({ do: 'answer', answer });
      const said = (): string => `The answer ${inWords(decision, answer)} to "${decision.purpose}"`;
      if (!result.done) return `${said()} is allowed, but refused: ${result.reason}.`;
      if (!port.undo()) return `${said()} can't be taken back.`;
      if (port.hash() !== before) return `${said()}, taken back, leaves another position.`;
      reach.saw(TRIED);
    }
    return undefined;
  }

  /** Some answers to a decision; where it is looked at closely and one thing is chosen, each of them. */
  private answersTo(decision: PendingDecision): readonly (readonly number[])[] {
    const { chance, every } = this.game;
    const { kind, minimum, maximum, options } = decision;
    if (every === 1 && kind === 'choose' && minimum === 1 && maximum === 1)
      return options.map((_, place) => [place]);
    return Array.from({ length: SAMPLE }, () => answerFrom(decision, chance));
  }

  private notOffered(decision: PendingDecision, before: string, moment: Moment): string | undefined {
    const { chance } = this.game;
    const acts = [wrongAnswer(decision, chance()), ...this.attempts(decision, moment)];
    for (const act of acts) {
      const wrong = this.refused(act, before, moment);
      if (wrong !== undefined) return wrong;
      moment.reach.saw(REFUSED);
    }
    return undefined;
  }

  private refused(act: Act, before: string, moment: Moment): string | undefined {
    const { port } = this.game;
    const said = () => notOffered(act, moment, this.words);
    try {
      if (port.act(act).done) return `${said()}, and it is done all the same.`;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return `${said()}, ${CARRIED_OUT.test(why) ? 'and it could be done' : `and the engine breaks when it is tried: ${why.replace(/\.$/, '')}`}.`;
    }
    return port.hash() === before ? undefined : `${said()}, and being refused leaves another position.`;
  }

  /** Actions with objects that they are not offered with, and an offered one of somebody else. */
  private attempts(decision: PendingDecision, { table }: Moment): readonly Act[] {
    const { port } = this.game;
    this.attemptable ??= canAttempt(port);
    if (decision.purpose !== 'priority' || !this.attemptable) return [];
    const { player, options } = decision;
    const offered = options.find(({ action, object }) => action !== 'pass' && object !== undefined);
    const another = table.players.find(({ seat, inGame }) => inGame && seat !== player);
    const someone: readonly Act[] =
      offered && another
        ? [
            {
              do: 'attempt',
              player: another.seat,
              action: offered.action ?? '',
              object: offered.object,
              onto: offered.onto,
            },
          ]
        : [];
    const own = this.tried(table.objects.filter((object) => isOf(object, player)))
      .flatMap((object) =>
        (this.words.thinkable[object.zone] ?? []).map(
          (action): Act => ({ do: 'attempt', player, action, object: object.id }),
        ),
      )
      .filter(
        (act) =>
          act.do === 'attempt' &&
          !options.some((option) => option.action === act.action && option.object === act.object),
      );
    return [...someone, ...own];
  }

  /** Some of a player's objects; all of them where it is looked at closely, so that what is tried is no matter of chance. */
  private tried(objects: readonly ObjectView[]): readonly ObjectView[] {
    const { chance, every } = this.game;
    if (every === 1) return objects;
    return Array.from({ length: SAMPLE }, () => objects[chance() % Math.max(1, objects.length)]).filter(
      (object) => object !== undefined,
    );
  }
}

/** An answer by what is chosen; by its numbers where it is none of the options. */
function inWords({ kind, options }: PendingDecision, answer: readonly number[]): string {
  if (kind === 'number' || kind === 'distribute') return JSON.stringify(answer);
  const chosen = answer.map((place) => withoutIds(options[place]?.label ?? ''));
  return `"${chosen.join(', ').replaceAll('"', '')}"`;
}

const isOf = ({ owner, controller }: ObjectView, player: number): boolean => (controller ?? owner) === player;

/** How an engine breaks that could do what it doesn't offer. */
const CARRIED_OUT = /^The engine didn't offer ".*", but could carry it out/;

/** That something isn't offered, as a sentence begins. */
function notOffered(
  act: Act,
  { decision, table, objects }: Moment,
  { deeds }: Pick<GameWords, 'deeds'>,
): string {
  const nameOf = (seat = -1): string => table.players[seat]?.name ?? 'Somebody';
  if (act.do !== 'attempt')
    return `${nameOf(decision?.player)} may not answer "${decision?.purpose}" with ${JSON.stringify(act.do === 'answer' ? act.answer : act)}`;
  const { player, action, object = '', onto } = act;
  const called = (id: string): string => `"${objects.get(id)?.name ?? id}"`;
  const deed = deedInWords({ action, object, onto }, called, deeds) ?? `${action} ${called(object)}`;
  return `${nameOf(player)} is not offered to ${deed}`;
}

const canAttempt = (port: EnginePort): boolean => port.hello().features.supported.includes('attempts');

/** An answer that a decision doesn't allow. */
function wrongAnswer(
  { kind, options, minimum, maximum, amount, minimums }: PendingDecision,
  chance: number,
): Act {
  const wrong = (): readonly (readonly number[])[] => {
    switch (kind) {
      case 'choose':
        return [[options.length], [0, 0], [-1], ...(maximum < options.length ? [places(maximum + 1)] : [])];
      case 'order':
        return [
          [0, 0, ...places(options.length).slice(2)],
          [...places(options.length), options.length],
        ];
      case 'number':
        return [[maximum + 1], [minimum - 1], []];
      case 'distribute':
        return [[...minimums.slice(1), amount + 1], []];
    }
  };
  const answers = wrong();
  return { do: 'answer', answer: answers[chance % answers.length] ?? [options.length] };
}

const places = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place);
