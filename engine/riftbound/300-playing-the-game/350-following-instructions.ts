/** Executing rules text from top to bottom (154, 356.3.d), one instruction after another. */
import {
  type InstructionUnderWay,
  makingChoices,
  notingAntecedents,
  performing,
} from '../../card-game/instructions/carrying-out';
import { type Following, followingInOrder } from '../../card-game/instructions/following';
import { targetsIn } from '../../card-game/targets/spoken-targets';
import { type Procedure, procedure } from '../../kernel';
import { fact } from '../forms';
import type { RiftboundGame, RiftboundTypes } from '../game';
import { instructionFor } from '../instruction';
import type { Context } from '../object';
import { phrases } from '../phrases';
import { countAnew, leaveTheRest, note, referents } from '../referents';
import type { Effect } from '../text/tree/index';
import { leaveUntilPlayed, waitsUntilPlayed } from './350-once-played';

/** 352.9, 303.1: what isn't a target is chosen on resolution; then the action is executed completely. */
export const oneInstruction: Procedure<RiftboundGame, InstructionUnderWay<RiftboundTypes>> = procedure(
  'carrying out an instruction',
  [
    makingChoices<RiftboundTypes>('352.9', 'What is chosen and no target is chosen on resolution', {
      labelOf: (_game, { card, id }) => `${card.name} [${id}]`,
    }),
    performing<RiftboundTypes>(
      '303.1',
      'An action is executed completely, as far as it is possible',
      phrases,
      referents,
      {
        follow: (game, effects, context) => game.call(followInstructions, { effects, at: 0, context }),
        noteBegun: (game, { effect, context, chosen }) => {
          leaveTheRest(game, effect, context, chosen);
          countAnew(game, effect, context);
        },
        eventOf: (_game, event, { source, controller }) =>
          event.about.source ? event : event.with({ source, by: event.about.by ?? controller }),
      },
    ),
    notingAntecedents<RiftboundTypes>(
      '356.3.e.13',
      'Later instructions know what was done by this one',
      note,
    ),
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
export const followInstructions: Procedure<
  RiftboundGame,
  Following<RiftboundTypes>
> = followingInOrder<RiftboundTypes>('154.1', 'Rules text is executed from top to bottom', {
  instructionFor,
  oneInstruction,
  whetherNow: (game, effect, context) => {
    if (lacksTargets(effect, context) && !isIgnored(game, effect, context)) return 'never again';
    if (effect.do !== 'choose' && context.choosing) game.set(context, 'choosing', false);
    if (!waitsUntilPlayed(game, effect, context)) return 'now';
    leaveUntilPlayed(game, effect, context);
    return 'not now';
  },
});

export { controllerBefore } from '../phrases';
