import { isStep, type Procedure, type Step } from './procedure';
import type { InForce } from './rule';
import { editionsAt } from './slots';
import { ONE_STEP_LATER, variantIn } from './variants';

/**
 * A procedure as it is gone through in a game: in its edition's order, with what stands in the place of its steps, with those that come
 * later, and with those that are added; itself where there are none.
 *
 * @param edition the short name of the game's edition; undefined where the game has only one
 */
export function procedureInForce<G, D>(
  game: InForce,
  of: Procedure<G, D>,
  edition?: string,
): Procedure<G, D> {
  const steps: Step<G, D>[] = [];
  let later: Step<G, D> | undefined;
  let isAsWritten = of.orders === undefined;
  for (const listed of stepsIn(of, edition)) {
    const written = ruleOf(game, listed);
    if (written !== listed) isAsWritten = false;
    if (written === undefined) continue;
    const variant = game.isOn(written) ? undefined : variantIn(game, written);
    const standing = variant && isStep<G, D>(variant.standing) ? variant.standing : undefined;
    const added = game.stepsAfter?.(written).filter(isStep<G, D>) ?? [];
    if (standing || added.length > 0) isAsWritten = false;
    const now = standing ?? written;
    const isLater = variant?.choice === ONE_STEP_LATER && later === undefined;
    steps.push(...(isLater ? [] : [now]), ...(later ? [later] : []), ...added);
    later = isLater ? now : undefined;
  }
  if (isAsWritten) return of;
  return { ...of, steps: [...steps, ...(later ? [later] : [])] };
}

const stepsIn = <G, D>(
  { steps, orders }: Procedure<G, D>,
  edition: string | undefined,
): readonly Step<G, D>[] => (orders === undefined || edition === undefined ? steps : (orders[edition] ?? []));

/** The step that a game's edition has where one is listed; undefined: none. */
function ruleOf<G, D>(game: InForce, listed: Step<G, D>): Step<G, D> | undefined {
  if (!editionsAt(listed)) return listed;
  const own = variantIn(game, listed)?.standing;
  return own && isStep<G, D>(own) ? own : undefined;
}
