import type { Act, OfferedOption } from '../../port/contract';
import type { Deed } from '../phrases/deeds';
import { ScenarioFault } from '../problems';
import type { DeclarationSentence } from '../terms';
import { moveOf } from './acts';
import type { Attempted } from './attempted';
import { goToStepOf, passToPlayer } from './passing';
import type { Session } from './session';
import { type Announcing, announce, isPossible } from './tried-announcements';
import { type Answering, tried } from './tried-answers';
import { triedWhole } from './tried-declarations';
import { everyAnswer, findWay } from './ways';

type Attempt = Omit<Extract<Act, { readonly do: 'attempt' }>, 'do' | 'player'>;

/** The declaration of a fight that a deed is, or is in. */
const declarationOf = (deed: Deed): DeclarationSentence | undefined =>
  deed.do === 'declare' || deed.do === 'declare nothing' ? deed.what : undefined;

const fits = (option: OfferedOption, { action, object, onto, index }: Attempt): boolean =>
  option.action === action &&
  option.object === object &&
  (onto === undefined || option.onto === onto) &&
  (index === undefined || option.index === index);

/** What one option offers, whole. */
type Plain = Exclude<Deed, Answering | { do: 'target' }>;

/** How a deed is put to the engine. */
function attemptOf(session: Session, deed: Plain, seat: number): Attempt {
  switch (deed.do) {
    case 'pass':
      return { action: 'pass' };
    case 'declare nothing':
      return { action: 'done' };
    case 'move':
      return { ...done(session, moveOf(session.terms), deed.object, seat), onto: session.find(deed.onto).id };
    case 'declare':
    case 'act':
      return {
        ...done(session, deed.what.action, deed.object, seat),
        ...(deed.onto === undefined ? {} : { onto: session.find(deed.onto).id }),
      };
    case 'activate':
      return {
        ...done(session, deed.do, deed.object, seat),
        ...(deed.index === undefined ? {} : { index: deed.index }),
      };
    default:
      return done(session, deed.do, deed.object, seat);
  }
}

/** An action with the object meant: among several with the name, one that the player is offered it with. */
function done(
  session: Session,
  action: string,
  object: Parameters<Session['find']>[0],
  seat: number,
): { readonly action: string; readonly object: string } {
  const { decision } = session;
  const offered = new Set(
    decision?.player === seat
      ? decision.options.filter((option) => option.action === action).map((option) => option.object)
      : [],
  );
  return { action, object: session.find(object, { ids: offered, seat }).id };
}

/** Is it among the player's legal options now? */
export function isOffered(session: Session, deed: Deed, seat: number): boolean {
  const { decision } = session;
  if (decision?.player !== seat) return false;
  if (isAnnouncing(deed)) return announce(session, deed, seat)?.offered ?? false;
  if (isAnswering(deed)) return tried(session, deed, seat).legal;
  if (isOfSeveral(deed)) return whollyDeclared(session, deed, seat).offered;
  const attempt = attemptOf(session, deed, seat);
  return decision.options.some((option) => fits(option, attempt));
}

type Declaring = Extract<Deed, { readonly do: 'declare' }>;

/** Several that are declared together: they are all. */
const isOfSeveral = (deed: Deed): deed is Declaring => deed.do === 'declare' && deed.also.length > 0;

/** A declaration of exactly those that are named. */
const whollyDeclared = (session: Session, deed: Declaring, seat: number): Attempted =>
  triedWhole(session, deed, seat, (one) => attemptOne(session, one, seat, deed.text));

/** A card that is played, or an ability that is activated, whatever is announced. */
const isAnnouncing = (deed: Deed): deed is Deed & Announcing =>
  deed.do === 'target' || deed.do === 'play' || deed.do === 'activate';

const isAnswering = (deed: Deed): deed is Deed & Answering =>
  deed.do === 'choose' || deed.do === 'assign' || deed.do === 'divide';

/** The one object that something is to target, for an engine that says what keeps it from that. */
function targetOf(session: Session, deed: Deed & Announcing): { readonly onto?: string } {
  const targets = [...(deed.do === 'target' ? deed.what : []), ...(deed.choices?.targets ?? [])];
  const [target] = targets;
  if (targets.length !== 1 || !target || 'player' in target) return {};
  const [object] = session.search(target.object);
  return object ? { onto: object.id } : {};
}

/** The whole card or ability, when it isn't even offered. */
function whole(
  session: Session,
  deed: Deed & Announcing,
  seat: number,
): Extract<Deed, { do: 'play' | 'activate' }> {
  const { text, withoutPriority } = deed;
  const object = deed.do === 'target' ? deed.with : deed.object;
  const isPlayed =
    deed.do === 'play' ||
    (deed.do === 'target' && session.find(object, { seat }).zone !== session.terms.table);
  return isPlayed
    ? { do: 'play', object, text, withoutPriority }
    : {
        do: 'activate',
        object,
        index: deed.do === 'activate' ? deed.index : undefined,
        text,
        withoutPriority,
      };
}

/** Puts something to the engine that it may refuse, and notes everything that came of it. */
function submit(session: Session, deed: Deed, seat: number): Attempted {
  if (isAnnouncing(deed)) {
    const announced = announce(session, deed, seat);
    return announced
      ? { text: deed.text, ...announced, checked: false }
      : attemptOne(session, whole(session, deed, seat), seat, deed.text, targetOf(session, deed));
  }
  const before = session.engine.hash();
  if (isAnswering(deed)) {
    const { legal, act } = tried(session, deed, seat);
    const result = session.submit(act);
    return { text: deed.text, offered: legal, result, before, after: session.engine.hash(), checked: false };
  }
  return isOfSeveral(deed) ? whollyDeclared(session, deed, seat) : attemptOne(session, deed, seat, deed.text);
}

/** The same, where those that are named would be all that is declared. */
const submitWhole = (session: Session, deed: Deed, seat: number): Attempted =>
  deed.do === 'declare' ? whollyDeclared(session, deed, seat) : submit(session, deed, seat);

/** Puts one thing to the engine as an attempt. */
function attemptOne(
  session: Session,
  deed: Plain,
  seat: number,
  text: string,
  target: { readonly onto?: string } = {},
): Attempted {
  const before = session.engine.hash();
  const attempt = { ...attemptOf(session, deed, seat), ...target };
  const { decision } = session;
  const offered = decision?.player === seat && decision.options.some((option) => fits(option, attempt));
  const result = session.submit({ do: 'attempt', player: seat, ...attempt });
  return { text, offered, result, before, after: session.engine.hash(), checked: false };
}

/** A player tries to concede, whoever has priority. */
export function attemptToConcede(session: Session, seat: number): void {
  const before = session.engine.hash();
  const result = session.submit({ do: 'concede', player: seat });
  const after = session.engine.hash();
  session.attempted = { text: 'concede', offered: false, result, before, after, checked: false };
}

/** A player tries something, when that player could: those before pass, or the declaration is reached. */
export function attempt(session: Session, deed: Deed, seat: number): void {
  const declaration = declarationOf(deed);
  if (declaration) attemptToDeclare(session, deed, seat, declaration.question);
  else {
    if (!deed.withoutPriority && !isAnswering(deed)) passToPlayer(session, seat);
    session.attempted = submit(session, deed, seat);
  }
}

/** A declaration is tried where it is made; where decisions come before it, whatever is decided. */
function attemptToDeclare(session: Session, deed: Deed, seat: number, declaration: string): void {
  const arrives = session.peek(() => goToStepOf(session, declaration));
  if (arrives === 'asked') {
    session.attempted = onEveryWay(session, deed, seat, declaration);
    goToStepOf(session, declaration);
    // What was tried hangs on no answer to it, so that it may stay open.
    session.acknowledged = true;
    return;
  }
  if (arrives) goToStepOf(session, declaration);
  session.attempted = submitWhole(session, deed, seat);
}

/** Tries something after every answer to the decisions before its declaration: what is possible, else what was first refused. */
function onEveryWay(session: Session, deed: Deed, seat: number, declaration: string): Attempted {
  let refused: Attempted | undefined;
  const possible = session.peek(() =>
    findWay<undefined, Attempted>(session, undefined, {
      about: deed.text,
      at: () => {
        if (goToStepOf(session, declaration) === 'asked') return undefined;
        const tried = submitWhole(session, deed, seat);
        refused ??= tried;
        return isPossible(tried) ? tried : 'dead end';
      },
      *answers(decision) {
        for (const answer of everyAnswer(decision)) yield [answer, undefined];
      },
      afterwards: (left) => left,
      refused: () => undefined,
    }),
  );
  const tried = possible ?? refused;
  if (!tried)
    throw new ScenarioFault(`No answer to the decisions before it leads to the moment to ${deed.text}.`);
  return tried;
}

/** Tries something where the scenario stands, without going anywhere. */
export function probe(session: Session, deed: Deed, seat: number): Attempted {
  const declaration = declarationOf(deed);
  if (declaration && session.position.observation.step !== declaration.step)
    throw new ScenarioFault(
      `Nobody declares anything now: let the game go to the ${declaration.step} first.`,
    );
  return session.peek(() => {
    if (session.decision?.purpose === 'priority' && !deed.withoutPriority) passToPlayer(session, seat);
    return submit(session, deed, seat);
  });
}
