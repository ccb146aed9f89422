/** What a text speaks of before anything was named: “it”, “that player” and “that much” would be nothing. */
import { doneTo } from '../../text/tree';
import type { Ability, Effect, ObjectReference, Who } from './tree';

/** Of what is done first “that many” has not been done yet. */
const COUNTING: readonly Effect['do'][] = [
  'gain life',
  'lose life',
  'draw',
  'discard',
  'mill',
  'damage',
  'put counters',
  'put token into play',
];

/** What is done first, whether it must be or may be. */
function firstDone(effect: Effect): Effect | undefined {
  if (effect.do === 'sequence') return effect.steps[0] && firstDone(effect.steps[0]);
  return effect.do === 'may' ? firstDone(effect.effect) : effect;
}

const isThat = (object: ObjectReference | undefined): boolean => object?.ref === 'that';

/** Whom an instruction names that does it. */
const doerOf = (effect: Effect): Who | undefined =>
  'who' in effect && !('costs' in effect) && !('effect' in effect) ? effect.who : undefined;

/** The word of what is done first that could mean nothing yet. */
function wordOfNothing(effect: Effect, knows: { readonly players: boolean }): string | undefined {
  const who = doerOf(effect);
  if (isThat(doneTo<ObjectReference>(effect)) || (who && 'object' in who && isThat(who.object))) return 'it';
  if (!knows.players && who?.who === 'that player') return 'that player';
  const amount = COUNTING.includes(effect.do) && 'amount' in effect ? effect.amount : undefined;
  return typeof amount === 'object' && amount.amount === 'that much' ? 'that much' : undefined;
}

/** The word with which an ability speaks of what nothing has named: of its own text, where no event set it off. */
export function spokenOfNothing(ability: Ability): string | undefined {
  if (!('effect' in ability)) return undefined;
  const isOfTime =
    ability.kind === 'triggered' &&
    ability.trigger.on === 'beginning of' &&
    ability.trigger.of === undefined &&
    (ability.condition === undefined || ability.condition.if === 'count');
  if (ability.kind === 'triggered' && !isOfTime) return undefined;
  const first = firstDone(ability.effect);
  return first && wordOfNothing(first, { players: isOfTime });
}
