import { notNegative } from '../1-game-concepts/105-numbers';
import type { LastingEffect } from '../effects-in-force';
import { definition } from '../forms';
import type { LegionsGame } from '../game';
import { instruction } from '../instruction';
import type { Context, GameObject } from '../object';
import { Occurrence } from '../occurrence';
import { amount, objects } from '../phrases';
import type { Duration, Effect, Modification, Statement } from '../text/tree';
import { asItBegins } from './609-timestamps';

interface Begun {
  readonly context: Context;
  readonly duration: Duration;
  readonly objects: readonly GameObject[];
  readonly modifications?: readonly Modification[];
  readonly statement?: Statement;
  readonly prevention?: LastingEffect['prevention'];
  readonly remaining?: number;
  readonly sources?: readonly GameObject[];
  readonly control?: LastingEffect['control'];
}

/** The event of a continuous effect beginning (608.2). */
export const beginEffect = (begun: Begun): Occurrence =>
  new Occurrence('begin an effect', { source: begun.context.source }, (game) => {
    game.journal.push(game.effects, {
      context: begun.context,
      duration: begun.duration,
      timestamp: asItBegins(game, game.timestamp(), begun.context.source),
      turn: game.now.turn,
      objects: begun.objects,
      modifications: begun.modifications ?? [],
      statement: begun.statement,
      prevention: begun.prevention,
      remaining: begun.remaining,
      sources: begun.sources,
      control: begun.control,
    });
  });

/** 608.2d: a variable is worked out once, as the effect begins. */
export const withFixedVariables = definition(
  '608.2d',
  'The variables of a continuous effect are worked out once, as it begins',
  (game: LegionsGame, modifications: readonly Modification[], context: Context) =>
    modifications.map((modification): Modification => {
      if (modification.change === 'modify')
        return { ...modification, by: { amount: 'number', value: amount(game, modification.by, context) } };
      if (modification.change === 'set' || modification.change === 'define')
        return { ...modification, to: { amount: 'number', value: amount(game, modification.to, context) } };
      return modification;
    }),
  (_game, modifications) => [...modifications],
);

/** 105.1b: an effect whose result would be negative gives zero, unless it doubles or sets. */
const notBelowZero = (
  game: LegionsGame,
  modifications: readonly Modification[],
  original: readonly Modification[],
): readonly Modification[] =>
  modifications.map((modification, place) => {
    const before = original[place];
    const computed = before?.change === 'modify' && before.by.amount === 'characteristic';
    if (modification.change !== 'modify' || !computed || modification.by.amount !== 'number')
      return modification;
    return { ...modification, by: { amount: 'number', value: notNegative(game, modification.by.value) } };
  });

/** 608.2c: whom the effect applies to is fixed as it begins. */
export const lockedIn = definition(
  '608.2c',
  'The objects an effect modifies are fixed as it begins',
  (
    game: LegionsGame,
    { object, duration, modifications: written }: Applies,
    context: Context,
    objects: readonly GameObject[],
  ) =>
    // Each object's own numbers: "gains power equal to its will".
    objects.map((each) => {
      const own = context.ofOne(object, each);
      const modifications = notBelowZero(game, withFixedVariables(game, written, own), written);
      return beginEffect({ context, duration, objects: [each], modifications });
    }),
  () => [],
);

type Applies = Extract<Effect, { do: 'apply' }>;

export const applying = instruction('608.2', 'A continuous effect modifies objects', 'apply', {
  perform: (game, effect, context, { chosen }) => {
    const those = objects(game, effect.object, context, chosen).filter((object) => !object.ceased);
    return those.length === 0 ? [] : lockedIn(game, effect, context, those);
  },
});

export const stating = instruction('609.10', 'A continuous effect changes the rules of the game', 'state', {
  perform: (game, effect, context, { chosen }) => {
    const { statement } = effect;
    const subject = 'subject' in statement ? statement.subject : undefined;
    const those =
      subject && subject.ref !== 'all'
        ? objects(game, subject, context, chosen).filter((object) => !object.ceased)
        : [];
    if (subject && subject.ref !== 'all' && those.length === 0) return [];
    return [beginEffect({ context: context.copy(), duration: effect.duration, objects: those, statement })];
  },
});

/** 701.6b: doubling gives as much as there is, for a while. */
export const doubling = instruction('701.6b', 'Doubling will or power modifies it by its value', 'double', {
  perform: (game, effect, context, { chosen }) =>
    objects(game, effect.object, context, chosen).map((object) => {
      const seen = game.look(object);
      const modifications = effect.characteristics.map(
        (characteristic): Modification => ({
          change: 'modify',
          characteristic,
          sign: 1,
          by: { amount: 'number', value: characteristic === 'will' ? seen.will : seen.power },
        }),
      );
      return beginEffect({ context, duration: effect.duration, objects: [object], modifications });
    }),
});
