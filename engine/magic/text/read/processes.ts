import { hasPart } from '../../../text/tree/parts';
import type { Ability, CardText, Effect } from '../tree';

/** Is something done again somewhere in it? */
const repeats = (effect: Effect): boolean => hasPart(effect, (part) => part.do === 'repeat process');

/** What is done again once is written twice; whatever else is repeated begins anew as the text comes to it. */
function asProcess(effect: Effect): Effect {
  if (!repeats(effect)) return effect;
  if (effect.do !== 'sequence') return { do: 'process', effect };
  const place = effect.steps.findIndex((step) => step.do === 'repeat process' && step.once);
  if (place < 0) return { do: 'process', effect };
  const before = effect.steps.slice(0, place);
  return { ...effect, steps: [...before, ...before, ...effect.steps.slice(place + 1)] };
}

const withProcess = (ability: Ability): Ability =>
  'effect' in ability ? { ...ability, effect: asProcess(ability.effect) } : ability;

/** The same text; of what says that its process is repeated it is known where that begins. */
export const withProcesses = (text: CardText): CardText =>
  text.abilities.some((ability) => 'effect' in ability && repeats(ability.effect))
    ? { ...text, abilities: text.abilities.map(withProcess) }
    : text;
