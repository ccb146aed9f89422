/** Whether it could be told in which order abilities were put on the chain of events (603.3b). */
import type { Triggered } from '../effects-in-force';
import type { Context } from '../piece';
import type { Effect } from '../text/tree';

/** What words speak of that isn't the same whatever object says them: its source, its occasion, what was chosen for it. */
const PARTICULAR = /this|that|other|expelled|chosen|result|controller of|owner of/;

const known = new WeakMap<Effect, string>();

/** What an ability does, whatever object has it; empty: each may do something else. */
function deedOf({ ability, effect }: Triggered): string {
  let deed = known.get(effect);
  if (deed === undefined) {
    const said = JSON.stringify(
      [effect, ability?.targets, ability && 'condition' in ability ? ability.condition : undefined],
      (key, value: unknown) => (key === 'text' ? undefined : value),
    );
    deed = PARTICULAR.test(said) ? '' : said;
    known.set(effect, deed);
  }
  return deed;
}

/** Does the same object say it, knowing the same? */
const isOfOneOccasion = (one: Context, other: Context): boolean =>
  one.source === other.source &&
  one.thatMuch === other.thatMuch &&
  one.thatPlayer === other.thatPlayer &&
  one.that.length === other.that.length &&
  one.that.every((piece, place) => other.that[place] === piece);

function isLike(one: Triggered, other: Triggered): boolean {
  if (one.text !== other.text) return false;
  if (isOfOneOccasion(one.context, other.context)) return true;
  const deed = deedOf(one);
  return deed !== '' && deed === deedOf(other) && one.source.card.name === other.source.card.name;
}

/** Do all of some abilities do the same, with the same to choose from, so that none could be told from another? */
export function areAlike([first, ...others]: readonly Triggered[]): boolean {
  return first !== undefined && others.every((each) => isLike(first, each));
}
