/** What a text affects because of what it is, and not because it was chosen (352.4.a, 352.10.d). */

import { column } from '../../kernel';
import type { Card } from '../card';
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';

/** Does a card say of itself that it can't be chosen? */
const saysItCantBeChosen = column(({ abilities }: Card) =>
  abilities.some(({ kind, ...ability }) => {
    const statement = kind === 'static' && 'statement' in ability ? ability.statement : undefined;
    return statement?.says === "can't be chosen" && statement.subject.ref === 'this';
  }),
);

/** 352.10.d: such an object is no target. Switched off, what can't be chosen isn't affected either. */
export const isAffectedUnchosen = definition(
  '352.10.d',
  'What a text affects because of what it is has not been chosen, and is no target',
  (_game: RiftboundGame, _object: GameObject) => true,
  (_game, { card }) => !saysItCantBeChosen(card),
);

/** 352.9.b: what a replacement effect speaks of is no target. Switched off, what can't be chosen is left out. */
export const isReplacedUnchosen = definition(
  '352.9.b',
  'What a replacement effect speaks of is no target',
  (_game: RiftboundGame, _object: GameObject) => true,
  (_game, { card }) => !saysItCantBeChosen(card),
);

/** 352.9.a: nor is what a passive ability speaks of. Switched off, what can't be chosen is left out. */
export const meansUnchosen = definition(
  '352.9.a',
  'What a passive ability speaks of is no target',
  (_game: RiftboundGame, means: (object: GameObject) => boolean) => means,
  (_game, means) => (object: GameObject) => means(object) && !saysItCantBeChosen(object.card),
);
