/** What a text says of “the rest” and “one of them”: of cards that were shown before, or of what somebody chose among. */
import { hasPart, withNodes } from '../../../text/tree/parts';
import type { Ability, Effect, ObjectReference } from '../tree';

const SHOWING: readonly string[] = [
  'look',
  'reveal',
  'search',
  'mill',
  'separate into piles',
  'fateseal',
  'scry',
  'surveil',
];

const isRest = (value: unknown): value is ObjectReference =>
  typeof value === 'object' && value !== null && 'ref' in value && value.ref === 'the rest';

/** Are cards shown, so that “the rest” is said of these? */
const shows = (effect: Effect): boolean =>
  hasPart(effect, (part) => SHOWING.includes(String(part.do)) || part.ref === 'top of deck');

/** “Chooses a creature they control, then sacrifices the rest”: all others of that description. */
const othersThan = (choice: ObjectReference | undefined): ObjectReference | undefined => {
  if (choice?.ref !== 'choice') return undefined;
  const { controller, ...filter } = choice.filter;
  return {
    ref: 'all',
    filter: {
      ...filter,
      other: true,
      ...(controller === 'that player' ? { controlledBy: choice.who } : { controller }),
    },
  };
};

function withOthers(effect: Effect): Effect {
  if (effect.do !== 'sequence') return effect;
  let others: ObjectReference | undefined;
  const steps = effect.steps.map((step) => {
    if (shows(step)) others = undefined;
    const rest = others;
    const said = rest ? withNodes(step, isRest, () => rest) : step;
    if (step.do === 'choose') others = othersThan(step.object);
    return said;
  });
  return { ...effect, steps };
}

/** The same ability; “the rest” of what somebody chose among are the others. */
export const withTheRest = (ability: Ability): Ability =>
  'effect' in ability && hasPart(ability.effect, isRest)
    ? { ...ability, effect: withOthers(ability.effect) }
    : ability;

/** Speaks an ability of the rest, or of one of them, where nothing was shown? Nothing would ever be meant. */
export const saysOfNothingShown = (ability: Ability): boolean =>
  'effect' in ability &&
  hasPart(ability.effect, (part) => part.ref === 'the rest' || part.ref === 'of those') &&
  !shows(ability.effect);
