import type { Declarable } from '../../card-game/combat/declaration';
import { type Declaring, declaring } from '../../card-game/combat/declaring';
import { assumed, concatMap, type Procedure, procedure, type Rule, step } from '../../kernel';
import { isVigilant } from '../7-additional-rules/702-vigilance';
import { declarableBands, declareBands } from '../a-abilities/A.8-banding';
import { isHasty } from '../a-abilities/A.22-haste';
import { definition, permission, prohibition } from '../forms';
import { turn } from '../g-glossary/G.38-tapping';
import type { MagicGame, MagicTypes } from '../game';
import type { MagicObject } from '../object';
import { Occurrence } from '../occurrence';
import { isForbidden, isSaidOf } from '../t-timing/T.8-statements';
import { attackCosts, canPayFor, payFor } from './C.3-costs';
import { tooManyAttack } from './C.4-how-many';
import {
  isTogether,
  keepsApart,
  mustAttack,
  noMaximum,
  requirementsToAttack,
} from './C.7-must-attack-or-block';

/** C.3.3 */
export const mayAttack = permission<MagicObject>(
  { '2003': 'C.3.3', '2013': '508.1a', '2025': assumed('508.1', { from: ['2013', '508.1a'] }) },
  'Creatures of the current player may attack',
  'attack',
  (game, player, object) =>
    object.zone === game.inPlay &&
    object.controller === player &&
    game.now.active === player &&
    game.look(object).types.includes('creature'),
);

export const tappedDontAttack = prohibition<MagicObject>(
  { '2003': 'C.3.3', '2013': '508.1a', '2025': assumed('508.1', { from: ['2013', '508.1a'] }) },
  'A tapped creature does not attack',
  'attack',
  (_game, _player, { tapped }) => tapped,
);

/** C.3.4 */
export const newcomersDontAttack = prohibition<MagicObject>(
  {
    '2003': 'C.3.4',
    '2013': '302.6',
    '2025': assumed('302.6', { from: '2013' }),
  },
  'A creature that was not there as its player’s turn began does not attack',
  'attack',
  (game, _player, object) => !object.isSteady && !isHasty(game, object),
);

const creatureOf = (object: MagicObject): MagicObject => object;

const able = (game: MagicGame): readonly MagicObject[] => {
  const { active } = game.now;
  return game.inPlay.objects.filter((object) => game.permits('attack', active, object));
};

/** Can attackers be paid for? By then they are tapped (C.3.6). */
function arePaidFor(game: MagicGame, chosen: readonly MagicObject[]): boolean {
  const symbols = attackCosts(game, chosen);
  if (symbols.length === 0) return true;
  return game.supposing(
    () => {
      for (const { about } of tapped(game, chosen)) if (about.object) game.set(about.object, 'tapped', true);
    },
    () => canPayFor(game, game.now.active, symbols),
  );
}

const unpaidFor = (game: MagicGame, chosen: readonly MagicObject[]): Rule | undefined =>
  arePaidFor(game, chosen) ? undefined : attackCosts;

/** The rule that attackers would break, were they all; undefined where they break none. */
export const attackBrokenBy = (game: MagicGame, chosen: readonly MagicObject[]): Rule | undefined =>
  (tooManyAttack(game, chosen) ? tooManyAttack : unpaidFor(game, chosen)) ??
  keepsApart(game, "can't attack alone", new Set(chosen));

/** C.3.2: who attacks attacks the one opponent. */
const declarable = (game: MagicGame): Declarable<MagicObject, MagicObject> => ({
  items: able(game),
  objectOf: creatureOf,
  ontoOf: () => undefined,
  roomFor: () => 1,
  fits: (chosen) => !tooManyAttack(game, chosen) && arePaidFor(game, chosen),
  isAllowed: (chosen) => isTogether(game, "can't attack alone", new Set(chosen)),
  requirements: requirementsToAttack(game),
  leavesNoneOut: noMaximum(game),
  brokenBy: (chosen) => attackBrokenBy(game, chosen),
  requiredBy: mustAttack,
  isPaidFor: (object) => attackCosts(game, [object]).length > 0,
});

/** C.3.6: but for those that don't tap to attack. */
export const tapped = definition(
  'C.3.6',
  'Creatures are tapped as they attack',
  (game: MagicGame, objects: readonly MagicObject[]) =>
    concatMap(objects, (object) =>
      isSaidOf(game, "attacking doesn't tap", object) || isVigilant(game, object)
        ? []
        : turn(game, object, true, game.now.active),
    ),
  () => [],
);

/** C.3.Ruling.2 */
export const cantAttack = prohibition<MagicObject>(
  'C.3.Ruling.2',
  'An effect may keep a creature from attacking',
  'attack',
  (game, _player, object) => isForbidden(game, "can't attack", object),
);

const attack = (object: MagicObject, player: number): Occurrence =>
  new Occurrence('attack', { object, player }, (game) => {
    game.set(object, 'attacking', true);
    game.set(object, 'hasAttacked', true);
  });

export const declareAttackers: Procedure<MagicGame, Declaring<MagicObject>> = procedure('declare attackers', [
  declaring<MagicTypes, MagicObject, Declaring<MagicObject>>(
    { '2003': 'C.3.1', '2013': '508.1a', '2025': '703.4i' },
    'The current player declares which creatures attack',
    {
      action: 'attack',
      purpose: 'declare attackers',
      noMore: 'no more attackers',
      player: ({ now }) => now.active,
      declarable,
    },
  ),
  step(
    { '2003': 'A.8.3', '2013': '702.20c', '2025': '702.22c' },
    'Bands are declared with the attackers',
    (game, { chosen }) => {
      const data = { attackers: chosen, chosen: [], finished: false };
      if (declarableBands(game, data).items.length > 0) game.call(declareBands, data);
    },
  ),
  step('C.3.6', 'The declared creatures are tapped', (game, { chosen }) => {
    game.propose(...tapped(game, chosen));
  }),
  step(
    { '2003': 'C.3.7', '2013': '508.1i', '2025': assumed('C.3.7', { from: '2003' }) },
    'Costs of attacking are paid, once the creatures are tapped',
    (game, { chosen }) => {
      payFor(game, game.now.active, attackCosts(game, chosen));
    },
  ),
  step('C.3.8', 'Each declared creature becomes an attacking creature', (game, { chosen }) => {
    game.keepBooks('declare attackers', () => game.set(game.now, 'attackersDeclared', chosen.length));
    game.propose(...chosen.map((object) => attack(object, game.now.active)));
  }),
]);
