/** How long effects and delayed abilities last (317.3.a, 384). */
import { effectsEnd } from '../../card-game/continuous/durations';
import { changeControl, controlWithout } from '../100-game-concepts/182-control';
import type { DelayedTrigger, LastingEffect } from '../effects-in-force';
import { AS_WRITTEN, fact, varied } from '../forms';
import type { RiftboundGame, RiftboundTypes } from '../game';

type Lasting = Pick<LastingEffect | DelayedTrigger, 'duration' | 'context'> &
  Partial<Pick<LastingEffect, 'modifications'>>;

/** Does it do no more than take keywords away? */
const onlyRemoves = ({ modifications = [] }: Lasting): boolean =>
  modifications.length > 0 && modifications.every(({ change }) => change.startsWith('lose'));

/** Ends effects and delayed abilities, all at once: what they changed is no longer so. */
export function endAll(game: RiftboundGame, isOver: (each: Lasting) => boolean): void {
  const ended = game.effects.filter(isOver);
  const delayed = game.delayed.filter(isOver);
  const events = effectsEnd<RiftboundTypes>(game, { effects: ended, delayed });
  if (events.length === 0) return;
  game.propose(...events);
  const returned = ended.flatMap((effect) => controlWithout(game, effect));
  if (returned.length > 0)
    game.propose(...returned.map(({ object, seat }) => changeControl(object, seat, undefined)));
}

/** 727.3.a.3: what is granted without naming a duration doesn't end with the turn. */
export const grantLastsOn = fact(
  '727.3.a.3',
  'Without a duration, a keyword is granted for as long as the object remains where it is',
  (_game, each: Lasting) => !onlyRemoves(each),
);

/** 727.3.b.2: nor does what is removed. */
export const removalLastsOn = fact(
  '727.3.b.2',
  'Without a duration, a keyword is removed for as long as the object remains where it is',
  (_game, each: Lasting) => onlyRemoves(each),
);

/** 317.3.a: what expires as a turn ends. */
export const endsWithTurn = (game: RiftboundGame, each: Lasting): boolean =>
  each.duration === 'this turn' ||
  (each.duration === 'for the rest of the game' && !grantLastsOn(game, each) && !removalLastsOn(game, each));

/** 384: "this combat" ends with the combat. */
export const endsWithCombat = fact(
  { number: '384', restates: ['383.4'] },
  'What lasts for a combat ends with it',
  (_game, { duration }: Lasting) => duration === 'this combat',
);

/** 384: "until your next turn" ends as that turn begins. */
export const endsWithNextTurn = varied(
  fact(
    { number: '384', restates: ['383.4'] },
    "What lasts until a player's next turn ends as that turn begins",
    (game: RiftboundGame, { duration, context }: Lasting) =>
      duration === 'until your next turn' && context.controller === game.now.active,
  ),
  {
    whose: {
      'their own turn': AS_WRITTEN,
      'any turn': (_game, { duration }) => duration === 'until your next turn',
    },
  },
);
