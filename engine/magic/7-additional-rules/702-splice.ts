import { slot } from '../../kernel';
import { definition } from '../forms';
import { counter } from '../g-glossary/G.7-countering';
import type { MagicGame } from '../game';
import { isAbility } from '../k-card-types/K.4-types';
import type { MagicObject } from '../object';
import { Occurrence } from '../occurrence';
import { cease, move } from '../z-zones/Z.1-zones-of-play';

/** 702.47d: it just doesn't resolve. */
const notCountered = definition(
  '702.47d',
  'What does not resolve for want of a legal target leaves the stack without being countered',
  (_game: MagicGame, object: MagicObject): Occurrence =>
    isAbility(object) ? cease(object, 'not resolve') : move(object, 'not resolve', { zone: 'graveyard' }),
  (_game, object) => new Occurrence('not resolve', { object }, () => undefined),
);

export const withoutLegalTargets = slot('what has no legal target left as it is to resolve', {
  '2003': counter,
  '2013': counter,
  '2025': notCountered,
});
