/** What protection does not remove that an Aura gives to what it is on (702.16n, 702.16p). */

import { keywordsIn } from '../a-abilities/A.1-keyword-abilities';
import { keepsOff } from '../a-abilities/A.31-qualities';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { contextOf, fits } from '../text/phrases';
import type { KeywordAbility } from '../text/tree';

/** Does a permanent give an ability, by what it says of what it is on? */
const gives = (game: MagicGame, giver: MagicObject, ability: KeywordAbility): boolean =>
  game
    .abilitiesOf(giver)
    .some(
      (each) =>
        each.kind === 'static' &&
        each.statement.says === 'modify' &&
        each.statement.modifications.some(
          (change) => change.change === 'gain ability' && change.ability === ability,
        ),
    );

/** 702.16n */
export const isSpared = fact(
  { '2025': '702.16n' },
  'What gives protection may spare itself, or all of a kind',
  (game: MagicGame, object: MagicObject, ability: KeywordAbility, attached: MagicObject) => {
    const { spares } = ability;
    if (!spares || spares.already) return false;
    return spares.what === 'this'
      ? gives(game, attached, ability)
      : fits(game, spares.what, attached, contextOf(object));
  },
);

/** 702.16p: what gives it as well. */
export const wasThereBefore = fact(
  { '2025': '702.16p' },
  'What gives protection may spare what is attached already, and nothing that comes later',
  (game: MagicGame, object: MagicObject, ability: KeywordAbility, attached: MagicObject) => {
    const { spares } = ability;
    if (!spares?.already || spares.what === 'this' || attached.attachedTo !== object) return false;
    const giver = object.attached.find((each) => gives(game, each, ability));
    if (giver === undefined || giver === attached) return giver !== undefined;
    return attached.timestamp < giver.timestamp && fits(game, spares.what, attached, contextOf(giver));
  },
);

/** Does protection keep something from being attached to a permanent, or remove it? Of several that are alike each spares what gives it. */
export const isRemoved = (game: MagicGame, object: MagicObject, attached: MagicObject): boolean =>
  object.zone === game.inPlay &&
  keywordsIn(game.look(object), 'protection')
    .filter((ability) => keepsOff(game, ability, attached, contextOf(object)))
    .some(
      (ability, place, all) =>
        all.indexOf(ability) !== place ||
        !(isSpared(game, object, ability, attached) || wasThereBefore(game, object, ability, attached)),
    );
