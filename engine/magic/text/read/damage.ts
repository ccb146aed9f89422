import type { Node } from 'ohm-js';
import { about, doneTogether, ITS, multipliedAmount, optional, optionalProperty } from '../../../text';
import type { Amount, Effect, ObjectReference } from '../tree';
import type { Dictionaries, Reader } from './reader';

/** “Itself”: what deals the damage. “It” is what was spoken of before. */
export const ITSELF = { ref: 'that' } as const satisfies ObjectReference;

/** What deals damage, how much of it and to whom. */
export function damageEffects(read: Reader): Partial<Dictionaries['effect']> {
  const damage = (dealer: Node, amount: Amount, to: Node, divided = false): Effect => {
    const source = read.object(dealer);
    const recipients = read.object(to);
    // "Target creature deals damage equal to its power to …": it is the one that deals.
    const isMeant = source.ref === 'target';
    return {
      do: 'damage',
      source,
      amount: isMeant ? about(amount, source) : amount,
      to: recipientsOf(recipients, source, isMeant),
      divided,
    };
  };
  return {
    MaySentence_haveDeal: (who, _have, source, _deal, amount, _to, object, _stop, ifDo) => ({
      do: 'may',
      who: read.who(who),
      effect: damage(source, read.amount(amount), object),
      ...optionalProperty('then', optional(ifDo, read.effect)),
    }),
    Damage_to: (source, _deals, amount, _to, object, each, more) => {
      const times = optional(each, read.amount);
      const much = read.amount(amount);
      const first = damage(source, times === undefined ? much : multipliedAmount(much, times), object);
      const also = optional(more, (node) => damage(source, read.amount(node.child(1)), node.child(3)));
      return also ? doneTogether<Effect>([first, also]) : first;
    },
    Damage_equalTo: (source, _deals, quantity, _to, object) => damage(source, read.amount(quantity), object),
    Damage_equal: (source, _deals, object, _equal, quantity) => damage(source, read.amount(quantity), object),
    Damage_divided: (source, _deals, amount, _divided, object) =>
      damage(source, read.amount(amount), object, true),
    Damage_again: (source, _deals, amount, _damage, _to, _instead) => ({
      do: 'damage',
      source: read.object(source),
      amount: read.amount(amount),
      to: { ref: 'that' },
      divided: false,
    }),
    Fight_itself: (object, _fights, _itself) => {
      const one = read.object(object);
      return { do: 'fight', object: one, other: one };
    },
    Fight_other: (object, _fights, other) => ({
      do: 'fight',
      object: read.object(object),
      other: read.object(other),
    }),
    Fight_eachOther: (object, _and, other, _fight) => ({
      do: 'fight',
      object: read.object(object),
      other: read.object(other),
    }),
  };
}

/** Recipients of damage: who deals it is "itself", and "its controller" where that is meant. */
function recipientsOf(to: ObjectReference, source: ObjectReference, isMeant: boolean): ObjectReference {
  if (to.ref === 'several') return { ...to, of: to.of.map((each) => recipientsOf(each, source, isMeant)) };
  if (to === ITSELF) return source;
  return isMeant && to.ref === 'players' && 'object' in to.who && to.who.object === ITS
    ? { ...to, who: { ...to.who, object: source } }
    : to;
}
