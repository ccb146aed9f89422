import type { Act, PendingDecision } from '../../port/contract';
import { isOpen } from '../../port/division';
import type { Reference } from '../phrases/choices';
import type { Deed } from '../phrases/deeds';
import type { Share } from '../phrases/shares';
import { ScenarioFault } from '../problems';
import { namesIn } from './made-unasked';
import { modesOf } from './proposals';
import type { Session } from './session';
import { everyAnswer, findWay } from './ways';

/** An answer that a player may try. */
export type Answering = Extract<Deed, { readonly do: 'choose' | 'assign' | 'divide' }>;

/** How a tried answer is put to the engine, and whether it is one of the legal ones. */
interface Tried {
  readonly legal: boolean;
  readonly act: Act;
}

const within = ({ minimum, maximum }: PendingDecision, count: number): boolean =>
  count >= minimum && count <= maximum;

/**
 * Puts an answer to the engine that may be none of those it asks for. It is legal if it is for the decision that is
 * open or, where that is of another sort, for one that some answers lead to; several things may be asked for one by one.
 *
 * @throws ScenarioFault when the player is asked nothing; InputError when there are too many ways to try them all.
 */
export function tried(session: Session, deed: Answering, seat: number): Tried {
  const { decision } = session;
  if (decision?.player !== seat || decision.purpose === 'priority') return triedUnasked(session, deed, seat);
  const here = triedHere(session, deed, seat);
  if (here.legal) return here;
  const leads = findWay<Answering, true>(session, deed, {
    about: deed.text,
    at: (left) => {
      const open = session.decision;
      if (open?.player !== seat || open.purpose === 'priority') return 'dead end';
      if (!isMeant(session, open, left)) return undefined;
      if (triedHere(session, left, seat).legal) return true;
      return isOneByOne(open, left) ? undefined : 'dead end';
    },
    *answers(open, left) {
      if (!isMeant(session, open, left)) {
        for (const answer of everyAnswer(open)) yield [answer, left];
        return;
      }
      if (left.do !== 'choose' || left.chosen.choose !== 'things') return;
      for (const thing of left.chosen.things) {
        const option = session.optionFor(thing, open.options);
        const things = left.chosen.things.filter((each) => each !== thing);
        if (option) yield [[open.options.indexOf(option)], { ...left, chosen: { ...left.chosen, things } }];
      }
    },
    afterwards: (left) => left,
    refused: () => undefined,
  });
  return leads ? { ...here, legal: true } : here;
}

/** What left one answer was asked of nobody: that one was legal, and no other. Of several, the first is meant. */
function triedUnasked(session: Session, deed: Answering, seat: number): Tried {
  const made = session.madeUnasked.find(({ player, kind }) => player === seat && kind !== 'priority');
  if (!made || deed.do !== 'choose')
    throw new ScenarioFault(
      `${session.nameOf(seat)} isn't asked for any answer, so that nothing shows whether ${session.nameOf(seat)} can ${deed.text}: let the game go to the decision first.`,
    );
  const names = namesIn(deed.chosen);
  const legal = names.every((name) => made.text.includes(name));
  return { legal, act: { do: 'attempt', player: seat, action: 'choose' } };
}

/** Several things where one is asked for at a time. */
const isOneByOne = ({ maximum }: PendingDecision, deed: Answering): boolean =>
  maximum === 1 && deed.do === 'choose' && deed.chosen.choose === 'things' && deed.chosen.things.length > 1;

/** Is a decision of the sort that an answer is for? */
function isMeant(session: Session, { kind, options }: PendingDecision, deed: Answering): boolean {
  if (deed.do !== 'choose') return kind === 'distribute';
  const { chosen } = deed;
  const isOfModes = options.some(({ action }) => action === 'mode');
  switch (chosen.choose) {
    case 'number':
      return kind === 'number';
    case 'modes':
      return isOfModes;
    case 'nothing':
      return kind === 'choose';
    case 'things': {
      const isOfThings = options.some(({ object, player }) => object !== undefined || player !== undefined);
      const isWord = chosen.things.some(
        (each) => 'object' in each && session.search(each.object).length === 0,
      );
      return kind === 'choose' && !isOfModes && (isOfThings || isWord);
    }
  }
}

/** The same, for the decision that is open. */
function triedHere(session: Session, deed: Answering, seat: number): Tried {
  const { decision } = session;
  const illegal = (about: Partial<Extract<Act, { do: 'attempt' }>> = {}): Tried => ({
    legal: false,
    act: { do: 'attempt', player: seat, action: 'choose', ...about },
  });
  if (decision?.player !== seat) return illegal();
  const answer = (legal: boolean, places: readonly number[]): Tried => ({
    legal,
    act: { do: 'answer', answer: places },
  });
  if (deed.do !== 'choose') return shared(session, decision, deed, answer, illegal);
  const { chosen } = deed;
  switch (chosen.choose) {
    case 'nothing':
      return decision.kind === 'choose' ? answer(decision.minimum === 0, []) : illegal();
    case 'number':
      return decision.kind === 'number'
        ? answer(within(decision, chosen.number), [chosen.number])
        : illegal({ word: String(chosen.number) });
    case 'modes': {
      const left = decision.options.flatMap(({ action, index }) =>
        action === 'mode' && index !== undefined ? [index + 1] : [],
      );
      const missing = chosen.modes.find((mode) => {
        const place = left.indexOf(mode);
        if (place >= 0) left.splice(place, 1);
        return place < 0;
      });
      return missing === undefined
        ? answer(within(decision, chosen.modes.length), modesOf(decision, chosen.modes))
        : illegal({ word: `mode ${missing}` });
    }
    case 'things':
      return things(session, decision, chosen.things, answer, illegal);
  }
}

type Answer = (legal: boolean, places: readonly number[]) => Tried;
type Illegal = (about?: Partial<Extract<Act, { do: 'attempt' }>>) => Tried;

function things(
  session: Session,
  decision: PendingDecision,
  wanted: readonly Reference[],
  answer: Answer,
  illegal: Illegal,
): Tried {
  const places: number[] = [];
  for (const thing of wanted) {
    const option = session.optionFor(thing, decision.options);
    if (!option) return illegal(named(session, thing));
    places.push(decision.options.indexOf(option));
  }
  const each = new Set(places).size === places.length;
  return answer(decision.kind === 'choose' && each && within(decision, places.length), places);
}

/** What isn't offered, as far as the engine can know it. */
function named(session: Session, thing: Reference): { readonly object?: string; readonly word?: string } {
  if ('player' in thing) return { word: thing.player };
  const [object] = session.search(thing.object);
  return object ? { object: object.id } : { word: thing.object.name };
}

function shared(
  session: Session,
  decision: PendingDecision,
  { shares }: { readonly shares: readonly Share[] },
  answer: Answer,
  illegal: Illegal,
): Tried {
  if (decision.kind !== 'distribute') return illegal();
  const amounts = decision.options.map(() => 0);
  for (const { amount, to } of shares) {
    const option = session.optionFor(to, decision.options);
    if (!option) return illegal(named(session, to));
    amounts[decision.options.indexOf(option)] = amount;
  }
  return answer(isLegalSplit(decision, amounts), amounts);
}

function isLegalSplit(decision: PendingDecision, amounts: readonly number[]): boolean {
  const { amount, minimums } = decision;
  return (
    amounts.reduce((sum, part) => sum + part, 0) === amount &&
    amounts.every((part, place) => part >= (minimums[place] ?? 0)) &&
    amounts.every((part, place) => part === 0 || isOpen(decision, amounts, place))
  );
}
