import { definition } from '../forms';
import type { Context } from '../object';
import type { Occurrence } from '../occurrence';

/** 701.5c: a card that is discarded has been so where an effect puts it elsewhere than into its owner's graveyard, too. */
export const discardedAllTheSame = definition(
  '701.5c',
  'A card that an effect puts elsewhere than into the graveyard has been discarded',
  (_game, event: Occurrence, { discarded, that }: Context): Occurrence =>
    discarded !== undefined && event.about.object && that.includes(event.about.object)
      ? event.with({ discarded })
      : event,
  (_game, event) => event,
);
