import { assumed } from '../../kernel';
import { consequence, definition, stateBasedActionOnObjects } from '../forms';
import { destroy } from '../g-glossary/G.13-destroy';
import type { MagicGame } from '../game';
import type { Assignment, MagicObject } from '../object';
import { Occurrence } from '../occurrence';
import { isLasting } from './702-indestructible';
import { keywordOfSources } from './702-sources-of-damage';

export const { rules: sourcesWithDeathtouch, dealsWith: hasDeathtouch } = keywordOfSources('deathtouch', {
  left: { '2013': assumed('702.2e', { from: '2025' }), '2025': '702.2e' },
  elsewhere: { '2013': assumed('702.2d', { from: '2025' }), '2025': '702.2d' },
});

/** 702.2b: until state-based actions are checked next. */
export const isTouched = consequence(
  { '2013': assumed('702.2b', { from: '2025' }), '2025': '702.2b' },
  'A creature that was dealt damage by what has deathtouch is to be destroyed',
  (game: MagicGame, creature: MagicObject) => game.set(creature, 'isTouched', true),
);

/** 704.5h: what can't be destroyed is asked once, and no more. */
export const deadlyTouch = stateBasedActionOnObjects(
  { '2013': '704.5h', '2025': '704.5h' },
  'A creature that deathtouch dealt damage since the last check is destroyed',
  (game, object) => {
    if (!object.isTouched) return false;
    const { types, toughness } = game.look(object);
    return types.includes('creature') && toughness > 0;
  },
  (object, game) =>
    isLasting(game, object)
      ? new Occurrence('withstand deathtouch', { object }, () => game.set(object, 'isTouched', false))
      : destroy(object),
);

/** 702.2c: what is still to be assigned to a creature before it has lethal damage. */
export const lethalWithDeathtouch = definition(
  { '2013': assumed('702.2c', { from: '2025' }), '2025': '702.2c' },
  'Any damage of a source with deathtouch is lethal as it is assigned',
  (
    game: MagicGame,
    source: MagicObject,
    to: MagicObject,
    assigned: readonly Assignment[],
    missing: number,
  ) => {
    const isDeadly = assigned.some(
      (each) => each.to === to && each.amount > 0 && hasDeathtouch(game, each.source),
    );
    if (isDeadly) return 0;
    return hasDeathtouch(game, source) ? Math.min(1, missing) : missing;
  },
  (_game, _source, _to, _assigned, missing) => missing,
);
