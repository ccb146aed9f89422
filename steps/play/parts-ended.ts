/** Passing ends only a part of the turn that the scenario names, and the turn only where it says so. */
import type { Observation } from '../../port/contract';
import { ExpectationFailed } from '../problems';
import type { Session } from './session';

/** What a scenario says, seen from one of its steps. */
export interface Narrative {
  /** The texts of all its steps. */
  readonly all: readonly string[];
  /** Those of the claims that follow directly, and where the game goes at once. */
  readonly claimed: readonly string[];
  /** Somebody passes in the step before this one, or in the one after it. */
  readonly inTurn: boolean;
}

type Said = { readonly text: string; readonly type?: string };

/** What a scenario says, seen from the step at a place. */
export function narrativeAt(steps: readonly Said[], place: number): Narrative {
  const textOf = ({ text }: Said): string => text;
  const later = steps.slice(place + 1);
  const claims = later.findIndex(({ type }) => type !== 'Outcome');
  const beside = [steps[place - 1], steps[place + 1]];
  return {
    all: steps.map(textOf),
    claimed: [
      ...later.slice(0, 1).filter(({ text }) => text.startsWith('the game goes to ')),
      ...(claims < 0 ? later : later.slice(0, claims)),
    ].map(textOf),
    inTurn: beside.some((step) => step !== undefined && /^[^"]* passes$/.test(step.text)),
  };
}

const FIGHTS = /\b(?:attack|block|declare)/;

/** Without what is quoted: a card may speak of any part of the turn. */
const unquoted = (text: string): string => text.replace(/"[^"]*"|: '.*'$/g, '');

const isSameTurn = (one: Observation, other: Observation): boolean =>
  one.turn === other.turn && one.activePlayer === other.activePlayer;

/** Has another part of the turn, or another turn, begun? */
export const hasMovedOn = (before: Observation, after: Observation): boolean =>
  !isSameTurn(before, after) || before.step !== after.step;

const partOf = (session: Session, { activePlayer, step, turn }: Observation): string =>
  `${session.nameOf(activePlayer)}'s ${step} of turn ${turn}`;

function isNamed(session: Session, before: Observation, after: Observation, narrative: Narrative): boolean {
  const { parts, battle } = session.terms;
  const ends = [before.step, after.step];
  // An engine may have parts of its own within those of the rulebook.
  if (!ends.every((part) => parts.includes(part))) return true;
  const texts = narrative.all.map(unquoted);
  if (ends.some((part) => texts.some((text) => text.includes(part)))) return true;
  return ends.every((part) => battle.includes(part)) && texts.some((text) => FIGHTS.test(text));
}

/**
 * Lets players pass.
 *
 * @throws ExpectationFailed when that ends a part of the turn that no step names, or the turn, and the claims that
 * follow don't say in which part of which turn the game is then.
 */
export function endingNothingElse(session: Session, narrative: Narrative, passing: () => void): void {
  const before = session.position.observation;
  passing();
  const after = session.position.observation;
  if (!hasMovedOn(before, after)) return;
  const now = `${session.nameOf(after.activePlayer)}'s ${after.step}`;
  const isSaid = isSameTurn(before, after)
    ? isNamed(session, before, after, narrative)
    : narrative.claimed.some((text) => unquoted(text).includes(now));
  if (isSaid) return;
  const what = isSameTurn(before, after) ? before.step : 'turn';
  throw new ExpectationFailed(
    'What comes of passing.',
    `what the players wait for resolves, in ${partOf(session, before)}`,
    `it ends: it is ${partOf(session, after)}. Where that is meant, say "all players pass, which ends the ${what}"`,
  );
}

/** Lets players pass, which must end this part of the turn; no part: the turn. */
export function ending(session: Session, part: string | undefined, passing: () => void): void {
  const before = session.position.observation;
  const about = `That passing ends the ${part ?? 'turn'}.`;
  if (part !== undefined && before.step !== part)
    throw new ExpectationFailed(about, `it is the ${part}`, `it is ${partOf(session, before)}`);
  passing();
  const after = session.position.observation;
  const hasEnded = part === undefined ? !isSameTurn(before, after) : hasMovedOn(before, after);
  if (!hasEnded)
    throw new ExpectationFailed(about, `no longer ${partOf(session, before)}`, 'it has not ended');
}
