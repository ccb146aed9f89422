/** "There" and "they", where nothing was named before: nothing would be done, in silence. */
import type { Ability, Effect, Filter, ObjectReference, Place, TargetSpecification } from './text/tree/index';

const isThere = (place: Place | undefined): boolean =>
  place?.place === 'chosen' && place.battlefield.ref === 'that';

const isOfThere = ({ at }: Filter): boolean => isThere(at);

/** The first thing that is done, whether it may be done or must. */
function firstOf(effect: Effect): Effect | undefined {
  if (effect.do === 'may') return firstOf(effect.effect);
  const [first] = effect.do === 'sequence' ? effect.steps : [];
  return first ? firstOf(first) : effect;
}

/** Does the first thing that is done happen "there", or to what is "there"? */
function beginsThere(effect: Effect, targets: readonly TargetSpecification[]): boolean {
  const first = firstOf(effect);
  if ((first?.do === 'move' || first?.do === 'play token') && isThere(first.to)) return true;
  const done: ObjectReference | undefined =
    first?.do === 'damage' ? first.to : first && 'object' in first ? first.object : undefined;
  if (done?.ref === 'all') return isOfThere(done.filter);
  const target = done?.ref === 'target' ? targets[done.target] : undefined;
  return target !== undefined && isOfThere(target.filter);
}

/** "Units there have +1 [M]", "Deal 2 to each unit there": what triggers and costs speak of comes before, and nothing here. */
export function saysThereOfNowhere(ability: Ability): boolean {
  if (ability.kind === 'spell') return beginsThere(ability.effect, ability.targets);
  if (ability.kind !== 'static' || !('subject' in ability.statement)) return false;
  const { subject } = ability.statement;
  return subject.ref === 'all' && isOfThere(subject.filter);
}

/** "They swap Might", "Each deals damage equal to its Might to the other" as the first thing that a spell does. */
export function saysTheyOfNobody(ability: Ability): boolean {
  const first = ability.kind === 'spell' ? firstOf(ability.effect) : undefined;
  if (first?.do === 'swap') return first.objects.some(({ ref }) => ref === 'that');
  return first?.do === 'damage each other' && first.objects.ref === 'that';
}
