import { definition, fact } from '../forms';
import type { Characteristics, GameObject } from '../object';

/** 207.2: off the battlefield a card has those that are printed on it. */
export const hasNeither = fact(
  { number: '207.2', restates: ['305.5'] },
  'What is no unit has neither will nor power, but for what is printed on a card elsewhere',
  (game, { card, zone }: GameObject, { types }: Characteristics) =>
    !types.includes('unit') && (zone === game.battlefield || card.will === undefined),
);

/** 207.4: what has become a unit may have neither will nor power printed on it. Switched off, one: any value but zero. */
export const withoutValue = definition(
  '207.4',
  'A unit without a value for its will or power has zero',
  (_game, characteristics: Characteristics): Characteristics => characteristics,
  (_game, characteristics) => {
    const will = characteristics.will || 1;
    const power = characteristics.power || 1;
    return { ...characteristics, will, power, baseWill: will, basePower: power };
  },
);

/** 207.3b: what sets a value sets its base as well; what modifies it leaves that alone. */
export const baseValue = definition(
  '207.3b',
  'Base will and base power count what sets the value, and nothing that modifies it',
  (_game, before: number, now: number, isSet: boolean) => (isSet ? now : before),
  (_game, _before, now) => now,
);
