/** Effects with a duration: when they begin, and what is fixed then (454.3.b, 457.1). */

import type { LastingEffect } from '../effects-in-force';
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import type { GameObject } from '../object';
import { Occurrence } from '../occurrence';
import { numberOf, objects } from '../phrases';
import type { Amount, Modification } from '../text/tree/index';

/** 384: outside of a combat, nothing lasts for it. */
export const hasBegun = (game: RiftboundGame, duration: LastingEffect['duration']): boolean =>
  duration !== 'this combat' || game.now.combat !== undefined;

/** The event of an effect beginning to apply (457.1). */
export const lasting = (game: RiftboundGame, effect: Omit<LastingEffect, 'timestamp' | 'turn'>): Occurrence =>
  new Occurrence('apply', { object: effect.objects[0], source: effect.context.source }, (on) => {
    const { context, duration, objects, modifications, statement, control } = effect;
    const timestamp = game.timestamp();
    const { turn } = on.now;
    on.journal.push(on.effects, {
      context,
      duration,
      timestamp,
      turn,
      objects,
      modifications,
      statement,
      control,
    });
  });

const fixed = (value: number): Amount => ({ amount: 'number', value });

/** 454.3.b: a limit is looked at once, as the effect begins, and remembered. */
export const snapshot = definition(
  { number: '454.3.b', restates: ['454.3.d.1~2', '454.3.d.2.b'] },
  'An arithmetic effect with a limit is limited when it is applied, and remembered at that level',
  (
    game: RiftboundGame,
    modification: Extract<Modification, { change: 'modify' }>,
    by: number,
    object: GameObject,
  ) => {
    const { minimum, maximum, sign, characteristic } = modification;
    const limit = sign > 0 ? maximum : minimum;
    if (limit === undefined) return { ...modification, by: fixed(by) };
    const most = Math.max(0, sign * (limit - numberOf(game, characteristic, object)));
    return { ...modification, by: fixed(Math.min(by, most)), minimum: undefined, maximum: undefined };
  },
  (_game, modification, by) => ({ ...modification, by: fixed(by) }),
);

/** What an effect does to one object from now on: amounts are worked out as it begins. */
function settled(
  game: RiftboundGame,
  modification: Modification,
  object: GameObject,
  number: (of: Amount, those: readonly GameObject[]) => number,
): Modification {
  if (modification.change === 'modify')
    return snapshot(game, modification, number(modification.by, [object]), object);
  return modification.change === 'set'
    ? { ...modification, to: fixed(number(modification.to, [object])) }
    : modification;
}

/** Is it limited, or counted anew for each object ("for each other unit there")? */
const differs = (modification: Modification): boolean =>
  modification.change === 'modify' &&
  (modification.minimum !== undefined ||
    modification.maximum !== undefined ||
    modification.by.amount !== 'number');

/** 457.1: an effect with a duration begins to apply. */
export const applying = instruction('457.1', 'An effect begins to apply, to objects fixed then', 'apply', {
  perform: (game, effect, context, { chosen, number }) => {
    const those = objects(game, effect.object, context, chosen).filter((object) => !object.ceased);
    const { modifications, duration } = effect;
    if (!hasBegun(game, duration)) return [];
    const begin = (on: readonly GameObject[], first: GameObject): Occurrence =>
      lasting(game, {
        context: context.copy(),
        duration,
        objects: on,
        modifications: modifications.map((each) => settled(game, each, first, number)),
        statement: undefined,
      });
    if (modifications.some(differs)) return those.map((object) => begin([object], object));
    const [first] = those;
    return first ? [begin(those, first)] : [];
  },
});

/** 383.4: something is true for a while. */
export const stating = instruction('383.4', 'A statement is true for as long as the effect lasts', 'state', {
  perform: (game, effect, context) => {
    const { statement, duration } = effect;
    if (!hasBegun(game, duration)) return [];
    return [lasting(game, { context: context.copy(), duration, objects: [], modifications: [], statement })];
  },
});
