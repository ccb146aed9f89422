import { definition } from '../forms';
import type { Characteristics } from '../piece';

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
