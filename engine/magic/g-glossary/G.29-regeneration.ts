import { doneToEach } from '../../card-game/keywords/done-to-each';
import type { Modifying } from '../../card-game/replacement/modifying';
import { assumed } from '../../kernel';
import { removeFromCombat } from '../c-combat/C.1-the-combat-phase';
import { definition, fact } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import { instruction } from '../instruction';
import type { MagicObject } from '../object';
import { Occurrence } from '../occurrence';
import { isSaidOf } from '../t-timing/T.8-statements';
import { phrases } from '../text/phrases';
import { FOR_GOOD } from './G.13-destroy';
import { turn } from './G.38-tapping';

/** G.29.5: whether it is being destroyed or not (G.29.Ruling.3). */
export const regenerating = instruction(
  { '2003': 'G.29.5', '2013': '614.8', '2025': '701.19a' },
  'To regenerate a permanent saves it the next time that it would be destroyed this turn',
  'regenerate',
  doneToEach<MagicTypes>(phrases, (game, object) =>
    object.ceased || object.zone !== game.inPlay
      ? []
      : [new Occurrence('regenerate', { object }, () => game.set(object, 'shields', object.shields + 1))],
  ),
);

/** C.1.6 */
export const leavesCombatAsItRegenerates = definition(
  { '2003': 'C.1.6', '2013': '614.8', '2025': '701.19a' },
  'A creature that regenerates is removed from combat',
  (_game: MagicGame, object: MagicObject): readonly Occurrence[] =>
    object.attacking || object.isBlocking ? [removeFromCombat(object)] : [],
  () => [],
);

/** 701.19a: the seat of the player who taps it; earlier books name none (G.29.3, 614.8). */
export const tapsAsItRegenerates = definition(
  { '2025': '701.19a' },
  'The controller of a permanent that regenerates taps it',
  (_game: MagicGame, { controller }: MagicObject): number | undefined => controller,
  () => undefined,
);

/** T.6.3: a later sentence limits what an earlier one does; shields stay (701.12c of 2013). */
export const cannotBeRegenerated = fact(
  { '2003': 'T.6.3', '2013': '701.12c', '2025': '701.19c' },
  'What is destroyed and can not be regenerated is not regenerated',
  (game: MagicGame, { what, object }: Occurrence['about']) =>
    what === FOR_GOOD || (object !== undefined && isSaidOf(game, "can't be regenerated", object)),
);

/** What happens to a permanent that regenerates, besides the use of what saved it. */
const saved = (game: MagicGame, object: MagicObject): readonly Occurrence[] => [
  new Occurrence('be regenerated', { object }, () => {
    game.set(object, 'damage', 0);
    game.set(object, 'isTouched', false);
  }),
  ...turn(game, object, true, tapsAsItRegenerates(game, object)),
  ...leavesCombatAsItRegenerates(game, object),
];

const usedUp = (game: MagicGame, object: MagicObject): Occurrence =>
  new Occurrence('use up a regeneration shield', { object }, () =>
    game.set(object, 'shields', object.shields - 1),
  );

/** 701.19b: each time; what a static ability says takes the place of the destruction by itself. */
export const regeneratingEachTime = instruction(
  {
    '2003': 'G.29.2',
    '2013': assumed('701.12b', { from: ['2025', '701.19b'] }),
    '2025': '701.19b',
  },
  'A permanent that a static ability regenerates is so each time that it would be destroyed',
  'be regenerated',
  doneToEach<MagicTypes>(phrases, (game, object) => (object.ceased ? [] : saved(game, object))),
);

/** G.29.3: one of several effects may be chosen before it (T.10.10). */
export const regenerationShields = definition(
  { '2003': { number: 'G.29.3', restates: ['T.10.9'] }, '2013': '614.8', '2025': '701.19a' },
  'Instead of being destroyed it is tapped, its damage is removed, and it leaves combat',
  (game: MagicGame, object: MagicObject, { about }: Occurrence): readonly Modifying<MagicTypes>[] =>
    object.shields === 0 || cannotBeRegenerated(game, about)
      ? []
      : [
          {
            label: object.card.name,
            key: `${object.id} regeneration`,
            modify: () => ({ events: [usedUp(game, object), ...saved(game, object)] }),
          },
        ],
  () => [],
);
