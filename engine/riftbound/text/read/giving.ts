import type { Node } from 'ohm-js';
import { changing, chosenBy, members, multipliedAmount } from '../../../text';
import type { Amount, Duration, Effect, Modification, Who } from '../tree';
import type { Reader } from './reader';

/** How far a change may go. */
type Bounds = Pick<Extract<Modification, { change: 'modify' }>, 'minimum' | 'maximum'>;

/** "for each …" multiplies a change, "to a minimum of …" and "to a maximum of …" limit it. */
export function limitedChange(
  change: Modification,
  per: Amount | undefined,
  bounds: Bounds | undefined,
): Modification {
  if (change.change !== 'modify') return change;
  const by = per === undefined ? change.by : multipliedAmount<Amount>(change.by, per);
  return { ...change, by, ...bounds };
}

/** What "to a minimum of …" or "to a maximum of …" says. */
export function boundsOf(limit: Node, read: Reader): Bounds {
  const form = limit.child(0);
  const value = read.number(form.child(3));
  return form.ctorName === 'Limit_most' ? { maximum: value } : { minimum: value };
}

/** What is given to something: "+1 Might", "for each …", "to a minimum of …". */
export function giving(
  read: Reader,
  who: Who,
  object: Node,
  gains: Node,
  duration: Duration,
  { per, bounds }: { readonly per?: Amount; readonly bounds?: Bounds },
): Effect {
  const modifications = members(gains)
    .flatMap(read.modifications)
    .map((change) => limitedChange(change, per, bounds));
  if (per !== undefined && modifications.at(-1)?.change !== 'modify')
    throw read.misread(gains, ['“+1 [M]”'], 'as only a number is multiplied');
  const given_ = chosenBy(who, read.object(object));
  const { modifications: changes } = changing<Modification>(modifications)(given_);
  return { do: 'apply', object: given_, modifications: changes, duration };
}

/** The same, said of what gets it: "a unit gets +1 Might this turn for each …". */
export const givingClause = (read: Reader, object: Node, gains: Node, duration: Node, each: Node): Effect =>
  giving(read, { who: 'you' }, object, gains, read.duration(duration), { per: read.amount(each) });
