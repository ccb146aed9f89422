import { notNegative } from '../1-game-concepts/105-numbers';
import type { LastingEffect } from '../effects-in-force';
import { fact } from '../forms';
import type { LegionsGame } from '../game';
import { instruction } from '../instruction';
import { Occurrence } from '../occurrence';
import { amount, objects } from '../phrases';
import type { Context, Piece } from '../piece';
import type { Duration, Modification, Statement } from '../text/tree';

interface Begun {
  readonly context: Context;
  readonly duration: Duration;
  readonly pieces: readonly Piece[];
  readonly modifications?: readonly Modification[];
  readonly statement?: Statement;
  readonly shield?: LastingEffect['shield'];
  readonly remaining?: number;
  readonly sources?: readonly Piece[];
  readonly control?: LastingEffect['control'];
}

/** The event of a continuous effect beginning (608.2); it gets its timestamp now (609.6b). */
export const beginEffect = (begun: Begun): Occurrence =>
  new Occurrence('begin an effect', { source: begun.context.source }, (game) => {
    game.journal.push(game.effects, {
      context: begun.context,
      duration: begun.duration,
      timestamp: game.timestamp(),
      turn: game.now.turn,
      pieces: begun.pieces,
      modifications: begun.modifications ?? [],
      statement: begun.statement,
      shield: begun.shield,
      remaining: begun.remaining,
      sources: begun.sources,
      control: begun.control,
    });
  });

/** 608.2d: a variable is worked out once, as the effect begins. */
export const fixed = (
  game: LegionsGame,
  modifications: readonly Modification[],
  context: Context,
): readonly Modification[] =>
  modifications.map((modification): Modification => {
    if (modification.change === 'modify')
      return { ...modification, by: { amount: 'number', value: amount(game, modification.by, context) } };
    if (modification.change === 'set' || modification.change === 'define')
      return { ...modification, to: { amount: 'number', value: amount(game, modification.to, context) } };
    return modification;
  });

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
export const lockedIn = fact('608.2c', 'The objects an effect modifies are fixed as it begins', () => true);

export const applying = instruction(['608.2', '608.1'], 'A continuous effect modifies objects', 'apply', {
  perform: (game, effect, context, { chosen }) => {
    const pieces = objects(game, effect.object, context, chosen).filter((piece) => !piece.gone);
    if (pieces.length === 0 || !lockedIn(game)) return [];
    // Each object's own numbers: "gains power equal to its will".
    return pieces.map((piece) => {
      const own = context.ofOne(effect.object, piece);
      const modifications = notBelowZero(game, fixed(game, effect.modifications, own), effect.modifications);
      return beginEffect({ context, duration: effect.duration, pieces: [piece], modifications });
    });
  },
});

export const stating = instruction('609.10', 'A continuous effect changes the rules of the game', 'state', {
  perform: (game, effect, context, { chosen }) => {
    const { statement } = effect;
    const subject = 'subject' in statement ? statement.subject : undefined;
    const pieces =
      subject && subject.ref !== 'all'
        ? objects(game, subject, context, chosen).filter((piece) => !piece.gone)
        : [];
    if (subject && subject.ref !== 'all' && pieces.length === 0) return [];
    return [beginEffect({ context: context.copy(), duration: effect.duration, pieces, statement })];
  },
});

/** 701.6b: doubling gives as much as there is, for a while. */
export const doubling = instruction(
  ['701.6b', '701.6a', '701.6c'],
  'Doubling will or power modifies it by its value',
  'double',
  {
    perform: (game, effect, context, { chosen }) =>
      objects(game, effect.object, context, chosen).map((piece) => {
        const seen = game.look(piece);
        const modifications = effect.characteristics.map(
          (characteristic): Modification => ({
            change: 'modify',
            characteristic,
            sign: 1,
            by: { amount: 'number', value: characteristic === 'will' ? seen.will : seen.power },
          }),
        );
        return beginEffect({ context, duration: effect.duration, pieces: [piece], modifications });
      }),
  },
);
