import type { Act, ActResult, PendingDecision } from '../../port/contract';
import { type Choices, NO_CHOICES, type Reference } from '../phrases/choices';
import type { Deed } from '../phrases/deeds';
import { ScenarioFault } from '../problems';
import { canBeX, isDone, modes, paidBy, payments, valueOfX, type Wanted } from './announced-answers';
import { forgetForced, forgetLocation } from './left-to-announce';
import type { Session } from './session';
import { everyAnswer, findWay, MOST_ANSWERS } from './ways';
import { paysAdditional, waysOfPaying } from './ways-of-paying';

type Targeting = Extract<Deed, { readonly do: 'target' }>;

/** Something that is announced while a card is played or an ability activated. */
export type Announcing = Targeting | Extract<Deed, { readonly do: 'play' | 'activate' }>;

/** What came of announcing something. */
export interface Announced {
  readonly offered: boolean;
  readonly result: ActResult;
  readonly before: string;
  readonly after: string;
}

/** What targets, and places, are asked for. */
const ASKED_FOR: readonly string[] = ['choose targets', 'choose a location'];

const subject = (deed: Announcing): Targeting['with'] => (deed.do === 'target' ? deed.with : deed.object);

/** The places of the options that begin it: an object may have several abilities, and be played or activated. */
function beginnings(session: Session, deed: Announcing, seat: number): readonly number[] {
  const { decision } = session;
  if (decision?.player !== seat) return [];
  const able = decision.options.filter(
    ({ action }) =>
      (action === 'play' || action === 'activate') && (deed.do === 'target' || action === deed.do),
  );
  const { id } = session.find(subject(deed), { ids: new Set(able.map(({ object }) => object)), seat });
  const index = deed.do === 'activate' ? deed.index : undefined;
  return decision.options.flatMap((option, place) =>
    able.includes(option) && option.object === id && (index === undefined || option.index === index)
      ? [place]
      : [],
  );
}

/** Is it possible, or did the engine do something that it should have refused? */
export const isPossible = ({
  offered,
  result,
  before,
  after,
}: Pick<Announced, 'offered' | 'result' | 'before' | 'after'>): boolean =>
  offered || result.done || before !== after;

/**
 * Announces something in every way there is, until one does it, and takes everything back.
 *
 * @returns undefined when the card can't even be played, or the ability not activated; else what came of the first way
 * that does it, or of the first that was refused.
 * @throws InputError when there are too many ways to try them all.
 */
export function announce(session: Session, deed: Announcing, seat: number): Announced | undefined {
  let first: Announced | undefined;
  for (const place of beginnings(session, deed, seat)) {
    const announced = session.peek(() => {
      const start = session.engine.hash();
      const from = session.position.trace.length;
      const beneath = itemOn(session)?.id;
      session.answer([place]);
      const top = itemOn(session)?.id;
      return new Announcement(session, deed, seat, start, from, top === beneath ? undefined : top).decide();
    });
    if (isPossible(announced)) return announced;
    first ??= announced;
  }
  return first;
}

/** What lies uppermost on the chain of events. */
const itemOn = (session: Session): Session['position']['observation']['objects'][number] | undefined =>
  session.position.observation.objects.find(({ zone }) => zone === session.terms.stack);

/** One announcement, tried on every way. */
class Announcement {
  private refusal: Announced | undefined;
  private readonly choices: Choices;
  /** Nothing of it is named: then some way must lead to the end. */
  private readonly isWhole: boolean;

  constructor(
    private readonly session: Session,
    private readonly deed: Announcing,
    private readonly seat: number,
    private readonly start: string,
    private readonly from: number,
    private readonly item: string | undefined,
  ) {
    const { choices = NO_CHOICES } = deed;
    this.isWhole = deed.do !== 'target' && deed.choices === undefined;
    this.choices =
      deed.do === 'target' ? { ...choices, targets: [...deed.what, ...choices.targets] } : choices;
  }

  decide(): Announced {
    const { session, choices } = this;
    const wanted: Wanted = {
      ...choices,
      x: choices.x,
      targets: [...choices.targets],
      payments: [...choices.payments],
      costs: choices.additionalCosts,
      additional: choices.additionalCost && choices.additionalCosts.length === 0,
      targeted: false,
      located: false,
      chosen: [],
    };
    const found = findWay<Wanted, Announced>(session, wanted, {
      about: this.deed.text,
      at: (left) => this.at(left),
      answers: (decision, left) => this.answers(decision, left),
      afterwards: (left) => this.withoutMade(left),
      refused: (left, result, before) => this.refused(left, result, before),
    });
    const hash = session.engine.hash();
    const reason = 'no way of announcing it leads there';
    return (
      found ?? this.refusal ?? { offered: false, result: { done: false, reason }, before: hash, after: hash }
    );
  }

  /** Nothing more is announced: somebody else decides, or has priority, or costs are being paid. */
  private isOver({ payments }: Wanted): boolean {
    const { decision, terms } = this.session;
    if (!decision || decision.player !== this.seat || decision.purpose === 'priority') return true;
    if (decision.purpose.startsWith('pay: ')) return payments.length === 0 && !this.isWhole;
    // What lies above it is an ability that triggered: it is no part of this.
    const top = this.item === undefined ? undefined : itemOn(this.session);
    return top !== undefined && top.id !== this.item && !terms.indifferent.includes(decision.purpose);
  }

  private at(left: Wanted): Announced | 'dead end' | undefined {
    const over = this.isOver(left);
    if ((over || !this.isWhole) && isDone(over ? this.withoutForced(left) : left, over))
      return this.announced(true, { done: true });
    if (over) {
      this.refusal ??= this.unasked(left);
      return 'dead end';
    }
    const act = this.illegal(left);
    if (!act) return undefined;
    const before = this.session.engine.hash();
    const tried = this.session.peek((): Announced => {
      const result = this.session.submit(act);
      const after = this.session.engine.hash();
      return { offered: false, result, before: after === this.start ? this.start : before, after };
    });
    this.refusal ??= tried;
    return isPossible(tried) ? tried : undefined;
  }

  /** What a target came to that nobody was asked for, as there was one legal target, or several: those were chosen, and no other. */
  private unasked(left: Wanted): Announced | undefined {
    const { session, seat, from, start } = this;
    const [target, another] = left.targets;
    const made = session.position.trace
      .slice(from)
      .find(({ what, kind }) => what === 'decision' && kind !== undefined && ASKED_FOR.includes(kind));
    if (!target || another || !made) return undefined;
    const id = meant(session, target);
    if (typeof id !== 'string') return undefined;
    const whose = session.decision?.rule;
    const result = session.peek(() =>
      session.submit({ do: 'attempt', player: seat, action: 'choose', object: id }),
    );
    // An engine that knows no more names the rule of what is asked now, which has nothing to do with it.
    const named = !result.done && result.rule === whose ? { ...result, rule: made.rule } : result;
    return { offered: false, result: named, before: start, after: start };
  }

  private announced(offered: boolean, result: ActResult): Announced {
    const hash = this.session.engine.hash();
    return { offered, result, before: hash, after: hash };
  }

  private refused(left: Wanted, result: ActResult, before: string): void {
    if (this.refusal || !isDone(left, false)) return;
    const after = this.session.engine.hash();
    // An announcement that can't stand may take the whole proposal back: then everything is as it was at the start.
    this.refusal = { offered: false, result, before: after === this.start ? this.start : before, after };
  }

  /** What is wanted here and not among the answers, as an attempt. */
  private illegal(left: Wanted): Act | undefined {
    const { session, seat } = this;
    const { decision } = session;
    if (!decision) return undefined;
    const { purpose, options } = decision;
    const attempt: Act = { do: 'attempt', player: seat, action: 'choose' };
    if (purpose === 'choose X' && left.x !== undefined && !canBeX(decision, left.x))
      return { do: 'answer', answer: [...valueOfX(decision, left.x)] };
    const [target, another] = left.targets;
    if (!target || another || !ASKED_FOR.includes(purpose) || session.optionFor(target, options))
      return undefined;
    const id = meant(session, target);
    return typeof id === 'string' ? { ...attempt, object: id } : attempt;
  }

  private *answers(decision: PendingDecision, left: Wanted): Generator<readonly [readonly number[], Wanted]> {
    const { choices, session } = this;
    const { purpose, options } = decision;
    const all = (): Generator<readonly number[]> => everyAnswer(decision);
    if (session.terms.indifferent.includes(purpose)) {
      for (const answer of all()) {
        yield [answer, left];
        return;
      }
    } else if (purpose === 'choose modes' && choices.modes.length > 0) yield* modes(decision, left);
    else if (purpose === 'choose costs' && (choices.additionalCost || choices.alternativeCost)) {
      for (const way of waysOfPaying(decision, choices))
        yield [[options.indexOf(way)], paidBy(way.label, left)];
    } else if (purpose === 'choose X' && choices.x !== undefined) {
      if (left.x !== undefined && canBeX(decision, choices.x))
        yield [valueOfX(decision, left.x), { ...left, x: undefined }];
    } else if (purpose === 'divide' && choices.division.length > 0)
      yield [choices.division, { ...left, division: [] }];
    else if (purpose.startsWith('pay: ')) yield* payments(session, decision, left);
    else if (ASKED_FOR.includes(purpose)) {
      const answers = [...this.targeting(decision, left)];
      // Those that choose what is wanted come first: the first way is often the one.
      yield* answers.sort(([, one], [, other]) => one.targets.length - other.targets.length);
    } else for (const answer of all()) yield [answer, left];
  }

  private *targeting(
    decision: PendingDecision,
    left: Wanted,
  ): Generator<readonly [readonly number[], Wanted]> {
    const { session } = this;
    const { options, purpose } = decision;
    if (left.noTargets && purpose === 'choose targets') {
      if (decision.minimum === 0) yield [[], left];
      return;
    }
    const placeOf = new Map(
      left.targets.map((each) => {
        const option = session.optionFor(each, options);
        return [each, option ? options.indexOf(option) : -1] as const;
      }),
    );
    let given = 0;
    for (const places of everyAnswer(decision)) {
      given += 1;
      // One more than the search takes: it gives up.
      if (given > MOST_ANSWERS + 1) return;
      if (purpose === 'choose a location') {
        const named = left.targets.find((each) => places.includes(placeOf.get(each) ?? -1));
        yield [places, { ...left, targets: left.targets.filter((each) => each !== named), located: true }];
        continue;
      }
      const wanted: number[] = [];
      for (const each of left.targets) {
        const place = placeOf.get(each) ?? -1;
        if (!places.includes(place) || wanted.includes(place)) break;
        wanted.push(place);
      }
      const chosen = places.flatMap((place) => options[place]?.object ?? options[place]?.player ?? []);
      const rest = places.filter((place) => !wanted.includes(place));
      yield [
        [...wanted, ...rest],
        { ...left, targets: left.targets.slice(wanted.length), chosen: [...left.chosen, ...chosen] },
      ];
    }
  }

  /** Without the targets that were the only ones, so that nobody was asked for them. */
  private withoutMade(left: Wanted): Wanted {
    const made = [...this.targets()];
    for (const each of left.chosen) if (made.includes(each)) made.splice(made.indexOf(each), 1);
    const targets = [...left.targets];
    const chosen = [...left.chosen];
    for (let [next] = targets; next && made.length > 0; [next] = targets) {
      const place = made.indexOf(meant(this.session, next));
      if (place < 0) break;
      // Taken out here, it is taken out once.
      chosen.push(...made.splice(place, 1));
      targets.shift();
    }
    return targets.length === left.targets.length ? left : { ...left, targets, chosen };
  }

  /** Without anything that was the only choice. */
  private withoutForced(left: Wanted): Wanted {
    const { session, from } = this;
    const located = { ...left, targets: [...left.targets] };
    forgetLocation(session, from, located);
    const others = { ...left, targets: [], payments: [...left.payments], located: true };
    forgetForced(session, from, subject(this.deed), others);
    const paid = session.position.trace
      .slice(from)
      .some(({ what, kind, text }) => what === 'decision' && kind === 'choose costs' && paysAdditional(text));
    const noTargets = left.noTargets && this.targets().length > 0;
    return { ...others, targets: located.targets, noTargets, additional: left.additional && !paid };
  }

  private targets(): readonly (string | number)[] {
    const { session, item } = this;
    const own = session.position.observation.objects.find(({ id }) => id === item);
    return (own ?? itemOn(session))?.targets ?? [];
  }
}

function meant(session: Session, reference: Reference): string | number {
  if ('player' in reference) return session.seat(reference.player);
  const [object] = session.search(reference.object);
  if (!object) throw new ScenarioFault(`There is no object called ${reference.object.text}.`);
  return object.id;
}
