import { parseCardText } from '..';
import type {
  Ability,
  ActionAbility,
  Amount,
  Duration,
  Effect,
  Filter,
  Modification,
  ObjectReference,
  StaticAbility,
  TargetSpecification,
  TriggeredAbility,
  Who,
} from '../tree';

/** The only ability of a text on a card named Ash Hound. */
export function abilityOf(text: string, type: string): Ability {
  const { abilities } = parseCardText(text, { name: 'Ash Hound', types: [type] });
  const [ability] = abilities;
  if (ability === undefined || abilities.length > 1)
    throw new Error(`${abilities.length} abilities: ${text}`);
  return ability;
}

/** What an action card does. */
export function action(text: string): ActionAbility {
  const ability = abilityOf(text, 'action');
  if (ability.kind !== 'action') throw new Error(`${ability.kind}: ${text}`);
  return ability;
}

/** What a unit simply says. */
export function statement(text: string, type = 'unit'): StaticAbility {
  const ability = abilityOf(text, type);
  if (ability.kind !== 'static') throw new Error(`${ability.kind}: ${text}`);
  return ability;
}

/** What sets a unit's ability off. */
export function triggered(text: string, type = 'unit'): TriggeredAbility {
  const ability = abilityOf(text, type);
  if (ability.kind !== 'triggered') throw new Error(`${ability.kind}: ${text}`);
  return ability;
}

export const you = { who: 'you' } as const;
export const self = { ref: 'this' } as const;
export const that: ObjectReference = { ref: 'that' };
export const unit: Filter = { types: ['unit'] };
export const yourUnit: Filter = { types: ['unit'], controller: 'you' };
export const X: Amount = { amount: 'X' };
export const ownBase: ObjectReference = { ref: 'base of', object: self };

export const number = (value: number): Amount => ({ amount: 'number', value });
export const target = (place: number): ObjectReference => ({ ref: 'target', target: place });
export const targetPlayer: Who = { who: 'target player', target: 0 };
export const all = (filter: Filter): ObjectReference => ({ ref: 'all', filter });
export const count = (filter: Filter, times = 1): Amount => ({ amount: 'count', filter, times });
export const choice = (filter: Filter, who: Who = you, amount = 1): ObjectReference => ({
  ref: 'choice',
  who,
  filter,
  minimum: number(amount),
  maximum: number(amount),
});
export const draw = (amount = 1, who: Who = you): Effect => ({ do: 'draw', who, amount: number(amount) });
export const gain = (amount: number, who: Who = you): Effect => ({
  do: 'add resource',
  who,
  amount: number(amount),
});
export const sequence = (...steps: Effect[]): Effect => ({ do: 'sequence', steps });
export const modify = (characteristic: string, by: number | Amount): Modification => ({
  change: 'modify',
  characteristic,
  by: typeof by === 'number' ? number(Math.abs(by)) : by,
  sign: typeof by === 'number' && by < 0 ? -1 : 1,
});
export const set = (characteristic: string, value: number): Modification => ({
  change: 'set',
  characteristic,
  to: number(value),
});
export const apply = (
  object: ObjectReference,
  modifications: Modification[],
  duration: Duration = 'until end of turn',
): Effect => ({ do: 'apply', object, modifications, duration });
export const damage = (
  amount: Amount,
  to: ObjectReference,
  source: ObjectReference = self,
  divided = false,
): Effect => ({
  do: 'damage',
  source,
  amount,
  to,
  divided,
});
export const one = (filter: Filter, text: string): TargetSpecification => ({
  what: 'object',
  filter,
  minimum: 1,
  maximum: 1,
  text,
});
