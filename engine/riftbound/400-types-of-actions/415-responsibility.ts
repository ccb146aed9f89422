import { definition, fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { Context, GameObject } from '../object';
import type { Occurrence } from '../occurrence';
import { fits } from '../phrases';
import type { Filter } from '../text/tree/index';

/** 415.5.c: what damaged a unit since the last cleanup has killed it, when it dies of its damage in this one. */
export const responsibleFor = definition(
  '415.5.c',
  'What dealt the damage that a unit dies of is responsible for killing it',
  (_game: RiftboundGame, object: GameObject): GameObject | undefined => object.damagedBy,
  (): GameObject | undefined => undefined,
);

/** 415.5.d: an ability is responsible along with the object that it is of. */
export const alsoResponsible = fact(
  '415.5.d',
  'An ability is responsible for killing in addition to the object that created it',
  (game: RiftboundGame, means: Filter, { about }: Occurrence, context: Context) =>
    about.ability !== undefined && fits(game, means, about.ability, context),
);

/** 415.5: does what does something fit a description: its source, the ability besides, or anything else that does it, too? */
export const isDoneWith = (
  game: RiftboundGame,
  means: Filter,
  event: Occurrence,
  context: Context,
): boolean =>
  (event.about.source !== undefined && fits(game, means, event.about.source, context)) ||
  alsoResponsible(game, means, event, context) ||
  (event.about.others?.some((other) => fits(game, means, other, context)) ?? false);
