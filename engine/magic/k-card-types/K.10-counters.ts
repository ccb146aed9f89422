import { kindsOn } from '../../card-game/counters/counters';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { Characteristics, MagicObject } from '../object';

/** K.10.2, G.8.4: switched off, they come last. */
export const countersFirst = definition(
  { '2003': { number: 'K.10.2', restates: ['G.8.4'] } },
  'Counters apply before any effect does',
  (_game: MagicGame): 'first' | 'last' => 'first',
  () => 'last',
);

/** G.8.3: what a counter with a value adds: "+1/+1". */
const VALUE = /^([+-]\d+)\/([+-]\d+)$/;

/** Characteristics with what the counters on an object add. */
export function withCounters(on: Characteristics, object: MagicObject): Characteristics {
  let { power, toughness } = on;
  for (const [kind, count] of kindsOn(object)) {
    const [, more, tougher] = VALUE.exec(kind) ?? [];
    power += count * Number(more ?? 0);
    toughness += count * Number(tougher ?? 0);
  }
  return power === on.power && toughness === on.toughness ? on : { ...on, power, toughness };
}
