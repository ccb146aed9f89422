/** The phases and steps of a turn, as data. */
import type { Procedure, Rule } from '../../kernel';

/** What turn-based actions share: nothing but the turn. */
export type TurnBased = Readonly<Record<string, never>>;

/** What happens in a part of a turn. */
interface Course<G> {
  /** What happens as it begins, before anything else, in this order. */
  readonly actions?: readonly Procedure<G, TurnBased>[];
  /** Seat of the player who receives priority in it first; undefined, or left out: nobody receives any. */
  readonly priority?: (game: G) => number | undefined;
  readonly atEnd?: Procedure<G, TurnBased>;
  /** Is it left out of this turn? */
  readonly isLeftOut?: (game: G) => boolean;
}

/** A step, or a phase without steps. */
export interface Part<G> extends Course<G> {
  readonly name: string;
  readonly phase: string;
  /** Switched off, the part is left out of the turn. */
  readonly rule: Rule;
}

interface NamedCourse<G> extends Course<G> {
  readonly name: string;
}

/** A step of a phase. */
export const part = <G>(name: string, course: Course<G>): NamedCourse<G> => ({ name, ...course });

/** A phase with its steps, in order. */
export const phase = <G>(name: string, rule: Rule, steps: readonly NamedCourse<G>[]): readonly Part<G>[] =>
  steps.map((step) => ({ ...step, phase: name, rule }));

/** A phase without steps. */
export const phaseWithoutSteps = <G>(name: string, rule: Rule, course: Course<G>): Part<G> => ({
  ...course,
  name,
  phase: name,
  rule,
});

/** The parts that a text means by the name of a phase or step, each once, however often it has been added to the turn. */
function partsNamed<G>(parts: readonly Part<G>[], name: string): readonly Part<G>[] {
  const found = parts.filter((each) => each.phase === name || each.name === name);
  return [...new Set(found)];
}

/** Does a phase begin with this part? */
export function beginsPhase<G>(parts: readonly Part<G>[], part: Part<G>): boolean {
  for (const each of parts) if (each.phase === part.phase) return each.name === part.name;
  return false;
}

/** The place after the phase that begins at a place: of the next phase, or of the same one where it was added again. */
export function afterPhase<G>(parts: readonly Part<G>[], at: number): number {
  const begins = parts[at];
  const next = parts.findIndex(
    (each, place) => place > at && (each.phase !== begins?.phase || each.name === begins.name),
  );
  return next < 0 ? parts.length : next;
}

/**
 * The parts of a turn with those that a name means once more, directly after the part that has just ended; a phase waits until the
 * phase under way is over.
 *
 * @param at the place of the part that would be next
 * @returns undefined where what is added doesn't come yet
 */
export function withAdded<G>(
  parts: readonly Part<G>[],
  at: number,
  name: string,
): readonly Part<G>[] | undefined {
  const before = parts[at - 1];
  const next = parts[at];
  if (!before) return undefined;
  const added = partsNamed(parts, name);
  const isStep = added.every((each) => each.name === name && each.phase !== name);
  if (!isStep && next && before.phase === next.phase && !beginsPhase(parts, next)) return undefined;
  return [...parts.slice(0, at), ...added, ...parts.slice(at)];
}
