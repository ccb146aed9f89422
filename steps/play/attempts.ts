import type { Act, ActResult, OfferedOption } from '../../port/contract';
import type { Deed } from '../phrases/deeds';
import { ScenarioFault } from '../problems';
import type { Attempted } from './attempted';
import { goToStepOf, passToPlayer } from './passing';
import type { Session } from './session';

type Attempt = Omit<Extract<Act, { readonly do: 'attempt' }>, 'do' | 'player'>;

const ACTIONS = {
  'turn up': 'turn up a base',
  move: 'move a unit',
  play: 'play',
  redeem: 'redeem',
  activate: 'activate',
  attack: 'attack',
  block: 'block',
} as const;
const DECLARATIONS: Partial<Record<Deed['do'], string>> = {
  attack: 'declare attackers',
  block: 'declare blockers',
  'declare no attackers': 'declare attackers',
  'declare no blockers': 'declare blockers',
};

const fits = (option: OfferedOption, { action, object, onto, index }: Attempt): boolean =>
  option.action === action &&
  option.object === object &&
  (onto === undefined || option.onto === onto) &&
  (index === undefined || option.index === index);

/** How a deed is put to the engine. */
function attemptOf(session: Session, deed: Deed, seat: number): Attempt {
  switch (deed.do) {
    case 'pass':
      return { action: 'pass' };
    case 'declare no attackers':
    case 'declare no blockers':
      return { action: 'done' };
    case 'choose':
    case 'target': {
      const { what } = deed;
      const object = what !== 'nothing' && 'object' in what ? session.find(what.object).id : undefined;
      return { action: 'choose', ...(object === undefined ? {} : { object }) };
    }
    case 'move':
    case 'attack':
    case 'block':
      return {
        action: ACTIONS[deed.do],
        object: mine(session, deed.object, deed.do, seat),
        onto: session.find(deed.onto).id,
      };
    case 'activate':
      return {
        action: 'activate',
        object: mine(session, deed.object, 'activate', seat),
        ...(deed.index === undefined ? {} : { index: deed.index }),
      };
    default:
      return { action: ACTIONS[deed.do], object: mine(session, deed.object, deed.do, seat) };
  }
}

/** The object meant: among several with the name, one that the player is offered it with. */
function mine(
  session: Session,
  object: Parameters<Session['find']>[0],
  deed: keyof typeof ACTIONS,
  seat: number,
): string {
  const { decision } = session;
  const offered = new Set(
    decision?.player === seat
      ? decision.options.filter(({ action }) => action === ACTIONS[deed]).map((option) => option.object)
      : [],
  );
  return session.find(object, { ids: offered, seat }).id;
}

/** Is it among the player's legal options now? */
export function isOffered(session: Session, deed: Deed, seat: number): boolean {
  const { decision } = session;
  if (decision?.player !== seat) return false;
  if (deed.do === 'choose') {
    if (deed.what === 'nothing') return decision.kind === 'choose' && decision.minimum === 0;
    return session.optionFor(deed.what, decision.options) !== undefined;
  }
  if (deed.do === 'target') return isTarget(session, deed, seat);
  const attempt = attemptOf(session, deed, seat);
  return decision.options.some((option) => fits(option, attempt));
}

type Targeting = Extract<Deed, { readonly do: 'target' }>;

const subject = (session: Session, deed: Targeting, seat: number): string =>
  session.find(deed.with, { ids: new Set(session.decision?.options.map(({ object }) => object)), seat }).id;

/** Starts playing a card or activating an ability, up to the choice of targets. */
function upToTargets(session: Session, deed: Targeting, seat: number): boolean {
  const { decision } = session;
  const id = subject(session, deed, seat);
  const option =
    decision?.player === seat
      ? decision.options.find(
          ({ object, action }) => object === id && (action === 'play' || action === 'activate'),
        )
      : undefined;
  if (!option) return false;
  session.choose([option]);
  return true;
}

function isTarget(session: Session, deed: Targeting, seat: number): boolean {
  return session.peek(() => {
    const id = subject(session, deed, seat);
    if (!upToTargets(session, deed, seat)) return false;
    const { decision } = session;
    if (decision?.purpose === 'choose targets')
      return session.optionFor(deed.what, decision.options) !== undefined;
    const put = session.position.observation.objects.find(
      (object) =>
        object.zone === session.terms.chain && (object.source === id || object.name === deed.with.name),
    );
    const meant = 'player' in deed.what ? session.seat(deed.what.player) : session.find(deed.what.object).id;
    return put?.targets.includes(meant) ?? false;
  });
}

/** Puts something to the engine that it may refuse, and notes everything that came of it. */
function submit(session: Session, deed: Deed, seat: number): Attempted {
  const offered = isOffered(session, deed, seat);
  if (deed.do === 'target') return submitTarget(session, deed, seat, offered);
  const before = session.engine.hash();
  const nothing = deed.do === 'choose' && deed.what === 'nothing' && session.decision?.player === seat;
  const result = session.submit(
    nothing
      ? { do: 'answer', answer: [] }
      : { do: 'attempt', player: seat, ...attemptOf(session, deed, seat) },
  );
  return { text: deed.text, offered, result, before, after: session.engine.hash(), checked: false };
}

/** A wrong target is put forward where targets are chosen; the card is taken back afterwards. */
function submitTarget(session: Session, deed: Targeting, seat: number, offered: boolean): Attempted {
  return session.peek(() => {
    if (!upToTargets(session, deed, seat)) {
      const { text, withoutPriority } = deed;
      const verb = session.find(deed.with, { seat }).zone === 'battlefield' ? 'activate' : 'play';
      const whole: Deed =
        verb === 'play'
          ? { do: 'play', object: deed.with, text, withoutPriority }
          : { do: 'activate', object: deed.with, index: undefined, text, withoutPriority };
      return submit(session, whole, seat);
    }
    const before = session.engine.hash();
    const forced: ActResult = {
      done: false,
      reason: 'the engine asks nobody: there is only one legal choice',
    };
    const result =
      session.decision?.purpose === 'choose targets'
        ? session.submit({ do: 'attempt', player: seat, ...attemptOf(session, deed, seat) })
        : forced;
    return { text: deed.text, offered, result, before, after: session.engine.hash(), checked: false };
  });
}

/** A player tries something, when that player could: those before pass, or the declaration is reached. */
export function attempt(session: Session, deed: Deed, seat: number): void {
  const declaration = DECLARATIONS[deed.do];
  if (declaration !== undefined) goToStepOf(session, declaration);
  else if (!deed.withoutPriority && deed.do !== 'choose') passToPlayer(session, seat);
  session.attempted = submit(session, deed, seat);
}

/** Tries something where the scenario stands, without going anywhere. */
export function probe(session: Session, deed: Deed, seat: number): Attempted {
  const declaration = DECLARATIONS[deed.do];
  if (declaration !== undefined && session.position.observation.step !== `${declaration} step`) {
    throw new ScenarioFault(
      `Nobody declares anything now: let the game go to the ${declaration} step first.`,
    );
  }
  return session.peek(() => {
    if (session.decision?.purpose === 'priority' && !deed.withoutPriority) passToPlayer(session, seat);
    return submit(session, deed, seat);
  });
}
