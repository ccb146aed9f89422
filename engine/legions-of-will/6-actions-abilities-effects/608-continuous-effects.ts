import { notNegative } from '../1-game-concepts/105-numbers';
import { faceUpBasesOf } from '../1-game-concepts/108-permanents';
import { hasCapacity, staysItsOwners } from '../3-card-types/301-bases';
import { removeFromBattle } from '../4-zones/battle-state';
import type { LastingEffect } from '../effects-in-force';
import { definition, fact } from '../forms';
import type { LegionsGame } from '../game';
import { instruction } from '../instruction';
import { Occurrence } from '../occurrence';
import { amount, controllerOf, fits, objects, players } from '../phrases';
import type { Context, Piece } from '../piece';
import type { Duration, Effect, Filter, Modification, Statement } from '../text/tree';
import { delayedAbility } from './603-delayed-triggers';

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
/** 608.2a */
export const lasts = fact('608.2a', 'An effect lasts as long as it says', () => true);

export const applying = instruction(['608.2', '608.1'], 'A continuous effect modifies objects', 'apply', {
  perform: (game, effect, context, { chosen }) => {
    const pieces = objects(game, effect.object, context, chosen).filter((piece) => !piece.gone);
    if (pieces.length === 0 || !lockedIn(game)) return [];
    // Each object's own numbers: "gains power equal to its will".
    return pieces.map((piece) => {
      const own = { ...context, that: effect.object.ref === 'that' ? context.that : [piece] };
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
    return [beginEffect({ context: { ...context }, duration: effect.duration, pieces, statement })];
  },
});

export const preventing = instruction(
  ['611.3', '611.2'],
  'A prevention effect begins and lasts until it is used up or its duration expires',
  'prevent damage',
  {
    choices: (game, effect, context) =>
      effect.from?.ref === 'choice'
        ? [
            {
              player: context.controller,
              purpose: 'choose a source of damage',
              pieces: sourcesOfDamage(game, effect.from.filter, context),
              minimum: 1,
              maximum: 1,
            },
          ]
        : [],
    perform: (game, effect, context, { chosen, number }) => {
      const pieces = effect.to ? objects(game, effect.to, context, chosen) : [];
      const sources =
        effect.from && (effect.from.ref === 'choice' ? chosen : objects(game, effect.from, context));
      const remaining = effect.amount && number(effect.amount);
      return [
        beginEffect({
          context: { ...context },
          duration: effect.duration,
          pieces,
          shield: effect,
          sources,
          remaining,
        }),
      ];
    },
  },
);

/** 606.7a, 113.6: what can be chosen as a source of damage: permanents, and cards on the chain of events. */
export const sourcesOfDamage = definition(
  ['606.7a', '113.6'],
  'A source of damage is a permanent or something on the chain of events',
  (game: LegionsGame, filter: Filter, context: Context): readonly Piece[] =>
    [...game.battlefield.objects, ...game.chain.objects].filter((piece) =>
      fits(game, filter, piece, context),
    ),
  () => [],
);

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

/** 603.6a: a delayed triggered ability exists once it has been created. */
export const delaying = instruction(
  ['603.6', '603.6a', '607.2'],
  'An effect creates a delayed triggered ability',
  'delayed trigger',
  {
    perform: (game, effect, context) => {
      if (effect.trigger.on === 'when you do') {
        if (wasDone(game, context)) reflexive(game, effect, context);
        return [];
      }
      return [
        new Occurrence('create a delayed triggered ability', { source: context.source }, (on) =>
          on.journal.push(on.delayed, {
            trigger: effect.trigger,
            effect: effect.effect,
            ability: delayedAbility(effect, context.source.card.name),
            context: { ...context },
            duration: effect.duration,
            text: context.source.card.name,
          }),
        ),
      ];
    },
  },
);

/** 603.10: "when you do" triggers only if it was done. */
export const wasDone = fact(
  '603.10',
  'A reflexive ability triggers if what it asks for happened in the same resolution',
  (_game, context: Context) => context.did !== false,
);

/** 603.10: a reflexive triggered ability triggers on what happened earlier in the same resolution. */
function reflexive(
  game: LegionsGame,
  created: Extract<Effect, { do: 'delayed trigger' }>,
  context: Context,
): void {
  const text = `${context.source.card.name} (when you do)`;
  game.journal.push(game.waiting, {
    ability: delayedAbility(created, text),
    effect: created.effect,
    source: context.source,
    controller: context.controller,
    context: { ...context },
    text,
    key: '',
  });
}

/** 609.1b: effects that change control. */
export const controlLayer = fact('609.1b', 'Layer 2: what changes control', () => true, 'layer');

/** 108.2b: who gains control puts the permanent into a base with room; without one nothing happens. */
export const gainingControl = instruction(
  '108.2b',
  'Who gains control of a permanent chooses a base with room for it',
  'gain control',
  {
    choices: (game, effect, context) =>
      players(game, effect.who, context)
        .slice(0, 1)
        .map((player) => {
          const pieces = faceUpBasesOf(game, player).filter((base) => hasCapacity(game, base, 1));
          return {
            player,
            purpose: 'choose a base',
            pieces,
            minimum: Math.min(1, pieces.length),
            maximum: Math.min(1, pieces.length),
          };
        }),
    perform: (game, effect, context, { chosen }) => {
      const [player] = players(game, effect.who, context);
      const [base] = chosen;
      if (player === undefined || !base || !controlLayer(game)) return [];
      return objects(game, effect.object, context)
        .filter((piece) => !piece.gone && piece.controller !== player && !staysItsOwners(game, piece))
        .flatMap((piece) => [
          changeControl(piece, player, base),
          beginEffect({
            context: { ...context },
            duration: effect.duration,
            pieces: [piece],
            control: { from: controllerOf(piece), base: piece.attachedTo },
          }),
        ]);
    },
  },
);

/** The event of a permanent changing control. */
export const changeControl = (piece: Piece, player: number, base: Piece): Occurrence =>
  new Occurrence('change control', { piece, player, onto: base, lostBy: piece.controller }, (game) => {
    removeFromBattle(game, piece);
    attach(game, piece, base);
    game.set(piece, 'controller', player);
  });

/** Attaches a permanent on the battlefield to a base: it gets a new timestamp (609.6e, 701.3c). */
export function attach(game: LegionsGame, piece: Piece, base: Piece): void {
  if (piece.attachedTo) game.journal.remove(piece.attachedTo.attached, piece);
  game.journal.push(base.attached, piece);
  game.set(piece, 'attachedTo', base);
  game.set(piece, 'timestamp', game.timestamp());
}

/** The event of effects ending whose time has come. */
export const endEffects = (
  game: LegionsGame,
  durations: readonly Duration[],
  of: (effect: { readonly context: Context; readonly turn?: number }) => boolean = () => true,
): readonly Occurrence[] => {
  const ended = game.effects.filter(
    (effect) => durations.includes(effect.duration) && of(effect) && lasts(game),
  );
  const delayed = game.delayed.filter(
    (each) => each.duration !== undefined && durations.includes(each.duration) && of(each),
  );
  if (ended.length + delayed.length === 0) return [];
  return [
    new Occurrence('effects end', { amount: ended.length + delayed.length }, () => {
      for (const effect of ended) game.journal.remove(game.effects, effect);
      for (const each of delayed) game.journal.remove(game.delayed, each);
    }),
    ...ended.flatMap((effect) => givenBack(game, effect)),
  ];
};

/** 609.1b: when an effect that gave control ends, control goes back; the permanent goes to its base, or another with room. */
function givenBack(game: LegionsGame, { control, pieces }: LastingEffect): readonly Occurrence[] {
  if (!control) return [];
  return pieces
    .filter((piece) => !piece.gone)
    .map((piece) => {
      const bases = faceUpBasesOf(game, control.from).filter((base) => hasCapacity(game, base, 1));
      const base = bases.find((each) => each === control.base) ?? bases[0] ?? piece.attachedTo;
      return base
        ? changeControl(piece, control.from, base)
        : new Occurrence('change control', { piece, player: control.from }, () =>
            game.set(piece, 'controller', control.from),
          );
    });
}

/** Effects that last "for as long as this is on the battlefield" end with it (608.2b). */
export const endWithSource = fact(
  '608.2b',
  '"For as long as" ends when its condition does',
  (game, source: Piece) => {
    const ended = game.effects.filter(
      (effect) =>
        effect.duration === 'for as long as this is on the battlefield' && effect.context.source === source,
    );
    for (const effect of ended) game.journal.remove(game.effects, effect);
    if (ended.length > 0) game.changed();
    return ended.length > 0;
  },
);
