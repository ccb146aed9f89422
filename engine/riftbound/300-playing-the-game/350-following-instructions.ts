/** Executing rules text from top to bottom (154, 356.3.d). */
import { choosing, type Procedure, procedure, step } from '../../kernel';
import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import { type ChoiceRequest, type Instruction, instruction, instructionFor } from '../instruction';
import type { Occurrence } from '../occurrence';
import { amount, holds, objects, players } from '../phrases';
import type { Context, Piece } from '../piece';
import type { Effect } from '../text/tree/index';
import { targetsIn } from './350-modes';
import { leaveUntilPlayed, waitsUntilPlayed } from './350-once-played';
import {
  countAnew,
  leaveTheRest,
  named,
  noteControllers,
  noteDone,
  speakOf,
  understood,
} from './350-spoken-of';

/** Instructions being followed, and the place of the next. */
export interface Following {
  readonly effects: readonly Effect[];
  at: number;
  context: Context;
}

interface OneInstruction {
  readonly effect: Effect;
  readonly context: Context;
  readonly instruction: Instruction;
  readonly requests: readonly ChoiceRequest[];
  asked: number;
  chosen: readonly Piece[];
  happened: readonly Occurrence[];
  /** What it names, before anything was done to it. */
  about?: readonly Piece[];
}

/** An event of an instruction tells what does it, and who, unless its rule says so; and what has replaced it isn't looked at again. */
function doneBy(event: Occurrence, { source, controller, replaced }: Context): Occurrence {
  const told = event.about.source ? event : event.with({ source, by: event.about.by ?? controller });
  if (replaced) told.replacedBy = replaced;
  return told;
}

/** 352.9, 303.1: what isn't a target is chosen on resolution; then the action is executed completely. */
export const oneInstruction: Procedure<RiftboundGame, OneInstruction> = procedure(
  'carrying out an instruction',
  [
    choosing(
      '352.9',
      'What is chosen and no target is chosen on resolution',
      (_game, data: OneInstruction) => {
        const request = data.requests[data.asked];
        if (!request) return undefined;
        const { player, purpose, pieces, minimum, maximum } = request;
        const offers = pieces.map((value) => ({
          label: `${value.card.name} [${value.id}]`,
          object: value,
          value,
        }));
        return { player, purpose, minimum, maximum, offers };
      },
      (game, data, chosen) => {
        game.set(data, 'chosen', [...data.chosen, ...chosen]);
        game.set(data, 'asked', data.asked + 1);
        return data.asked < data.requests.length ? 'again' : undefined;
      },
    ),
    step('303.1', 'An action is executed completely, as far as it is possible', (game, data) => {
      const { context, effect, chosen, instruction: told } = data;
      const about = named(game, effect, context, chosen);
      game.set(data, 'about', about);
      leaveTheRest(game, effect, context, chosen);
      const tools = {
        chosen,
        number: (of: Parameters<typeof amount>[1], those = about) =>
          amount(game, of, those && of.amount !== 'number' ? context.with({ named: those }) : context),
        follow: (effects: readonly Effect[], other?: Context) =>
          game.call(followInstructions, { effects, at: 0, context: other ?? context }),
      };
      game.exercise(told);
      const events = game
        .under(told, () => told.perform(game, effect, understood(effect, context), tools))
        .map((event) => doneBy(event, context));
      game.set(data, 'happened', events);
      countAnew(game, effect, context);
      if (events.length > 0) game.under(told, () => game.propose(...events));
    }),
    step('356.3.e.13', 'Later instructions know what was done by this one', (game, data) => {
      const { context, chosen, effect, about, requests } = data;
      const happened = data.happened.filter(({ hasHappened }) => hasHappened);
      for (const { about: what } of happened)
        if (what.piece && what.origin && what.to)
          game.set(context, 'origins', { [what.piece.id]: what.origin, ...context.origins });
      noteControllers(game, context, happened);
      speakOf(game, effect, context, happened, about, requests.length > 0 ? chosen : undefined);
      noteDone(game, effect, context, happened, about);
    }),
  ],
);

/** 356.3.e.7: has nothing that an instruction chose as a target remained a legal one? */
const lacksTargets = (effect: Effect, { targets }: Context): boolean => {
  const places = targetsIn(effect);
  return places.length > 0 && places.every((place) => (targets[place] ?? []).length === 0);
};

/** 356.3.e.6: what can't be followed doesn't keep the rest from being followed. */
export const isIgnored = fact(
  { number: '055', restates: ['356.3.e.6'] },
  'An instruction that can not be followed is ignored, and the next one is followed',
  (_game: RiftboundGame, effect: Effect, context: Context) => lacksTargets(effect, context),
);

/** 154.1: rules text is executed from top to bottom. */
export const followInstructions: Procedure<RiftboundGame, Following> = procedure('executing rules text', [
  step('154.1', 'Rules text is executed from top to bottom', (game, data) => {
    const effect = data.effects[data.at];
    if (!effect || game.isOver) return undefined;
    game.set(data, 'at', data.at + 1);
    const told = instructionFor(game, effect.do);
    if (lacksTargets(effect, data.context) && !isIgnored(game, effect, data.context)) return undefined;
    if (effect.do !== 'choose' && data.context.choosing) game.set(data.context, 'choosing', false);
    if (!told) return 'again';
    if (waitsUntilPlayed(game, effect, data.context)) {
      leaveUntilPlayed(game, effect, data.context);
      return 'again';
    }
    game.call(oneInstruction, {
      effect,
      context: data.context,
      instruction: told,
      requests: told.choices(game, effect, data.context),
      asked: 0,
      chosen: [],
      happened: [],
    });
    return 'again';
  }),
]);

export const inSequence = instruction('154.1', 'One instruction after another', 'sequence', {
  perform: (_game, effect, _context, { follow }) => {
    follow(effect.steps);
    return [];
  },
});

export const conditionally = instruction(
  '134.2.b.2',
  'An instruction with a condition is followed if it is so',
  'if',
  {
    perform: (game, effect, context, { follow }) => {
      const branch = holds(game, effect.condition, context) ? effect.then : effect.otherwise;
      if (branch) follow([branch]);
      return [];
    },
  },
);

export const choosingObjects = instruction('352.6', '"Choose": what follows is about it', 'choose', {
  perform: (game, effect, context, { chosen }) => {
    // "Choose a unit and another": what follows is about both.
    const before = context.choosing ? context.that : [];
    const meant = objects(game, effect.object, context, chosen);
    // What was sought and not found is nothing.
    if (meant.length > 0 || effect.object.ref === 'last of those')
      game.set(context, 'that', [...before, ...meant]);
    game.set(context, 'thatWas', context.that);
    game.set(context, 'choosing', true);
    return [];
  },
});

/** "Choose an opponent": from then on, "they" are that player, who was chosen like any target (352.10). */
export const choosingPlayers = instruction(
  '352.10',
  '"Choose" a player: what follows is about that player',
  'choose player',
  {
    perform: (game, effect, context) => {
      const [chosen] = players(game, effect.who, context);
      game.set(context, 'thatPlayer', chosen);
      return [];
    },
  },
);

export const nothing = instruction('055', 'What says to do nothing is done', 'nothing', {
  perform: () => [],
});

interface Offered {
  readonly player: number;
  readonly context: Context;
  readonly accepted: readonly Effect[];
  readonly declined: readonly Effect[];
  /** Whether "they" are from now on the player who is asked. */
  readonly they: boolean;
}

/** "You may": the player chooses whether to do it. */
export const mayDo: Procedure<RiftboundGame, Offered> = procedure('choosing whether to do something', [
  choosing(
    '352.9',
    'Whoever may do something chooses on resolution',
    (_game, { player }: Offered) => ({
      player,
      purpose: 'may',
      offers: [
        { label: "don't", action: 'decline', value: false },
        { label: 'do', action: 'accept', value: true },
      ],
    }),
    (game, { player, context, accepted, declined, they }, [yes]) => {
      game.set(context, 'did', yes);
      if (they) game.set(context, 'thatPlayer', player);
      // "You may discard 1. Draw that many": of what isn't done, nothing.
      if (!yes) for (const effect of accepted) countAnew(game, effect, context);
      game.call(followInstructions, { effects: yes ? accepted : declined, at: 0, context });
    },
  ),
]);

export const optionally = instruction('352.9', '"You may": the player chooses', 'may', {
  perform: (game, effect, context) => {
    const listed = (...each: readonly (Effect | undefined)[]): readonly Effect[] =>
      each.filter((one) => one !== undefined);
    for (const player of [...players(game, effect.who, context)].reverse())
      game.call(mayDo, {
        player,
        context,
        accepted: listed(effect.effect, effect.then),
        declined: listed(effect.otherwise),
        they: effect.who.who !== 'you',
      });
    return [];
  },
});
