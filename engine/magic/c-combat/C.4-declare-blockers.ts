import type { Declarable } from '../../card-game/combat/declaration';
import { type Declaring, declaring } from '../../card-game/combat/declaring';
import { assumed, type Procedure, procedure, type Rule, step } from '../../kernel';
import { announcingOrders } from '../5-turn-structure/510-damage-assignment-orders';
import { alsoBlocked } from '../a-abilities/A.8-banding';
import type { Block } from '../a-abilities/blocks';
import { definition, permission, prohibition } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import type { MagicObject } from '../object';
import { Occurrence } from '../occurrence';
import { isSaidOf, saidOf } from '../t-timing/T.8-statements';
import { defendingPlayer } from '../text/phrases';
import { blockCosts, canPayFor, payFor, unpaidBy } from './C.3-costs';
import { areTooFew, areTooMany, restrictionBroken } from './C.4-how-many';
import { isTogether, mustBlock, noMaximum, requirementsToBlock } from './C.7-must-attack-or-block';

/** C.4.3, C.4.Ruling.7: also one that has just come. */
export const mayBlock = permission<Block>(
  {
    '2003': 'C.4.3',
    '2013': assumed('C.4.3', { from: '2003' }),
    '2025': assumed('509.1', { from: ['2003', 'C.4.3'] }),
  },
  'Creatures of the defending player may block what attacks',
  'block',
  (game, player, { unit, attacker }) =>
    unit.zone === game.inPlay &&
    unit.controller === player &&
    player === defendingPlayer(game) &&
    attacker.attacking &&
    game.look(unit).types.includes('creature'),
);

export const tappedDontBlock = prohibition<Block>(
  'C.4.3',
  'A tapped creature does not block',
  'block',
  (_game, _player, { unit }) => unit.tapped,
);

const attackersIn = (game: MagicGame): readonly MagicObject[] =>
  game.inPlay.objects.filter(({ attacking }) => attacking);

/** The rule that blocks would break, were they all; undefined where they break none. */
export const blockBrokenBy = (game: MagicGame, chosen: readonly Block[]): Rule | undefined =>
  unpaidBy(game, defendingPlayer(game), blockCosts, chosen) ?? restrictionBroken(game, chosen);

/** C.4.2: each creature blocks one. */
const declarable = (game: MagicGame): Declarable<Block, MagicObject> => {
  const player = defendingPlayer(game);
  const attackers = attackersIn(game);
  const items = game.inPlay.objects
    .filter(({ controller }) => controller === player)
    .flatMap((unit) => attackers.map((attacker): Block => ({ unit, attacker })))
    .filter((block) => game.permits('block', player, block));
  return {
    items,
    objectOf: ({ unit }) => unit,
    ontoOf: ({ attacker }) => attacker,
    roomFor: ({ unit }) => mostBlocked(game, unit),
    fits: (chosen) => !areTooMany(game, chosen) && canPayFor(game, player, blockCosts(game, chosen)),
    isAllowed: (chosen) =>
      isTogether(game, "can't block alone", new Set(chosen.map(({ unit }) => unit))) &&
      !areTooFew(game, chosen),
    requirements: requirementsToBlock(game, items),
    leavesNoneOut: noMaximum(game),
    brokenBy: (chosen) => blockBrokenBy(game, chosen),
    requiredBy: mustBlock,
    isPaidFor: (block) => blockCosts(game, [block]).length > 0,
  };
};

/** C.4.2: but for what texts say. */
export const mostBlocked = definition(
  'C.4.2',
  'A creature blocks one attacking creature',
  (game: MagicGame, unit: MagicObject): number =>
    isSaidOf(game, 'may block any number', unit)
      ? Number.MAX_SAFE_INTEGER
      : saidOf(game, 'may block additional', unit).reduce(
          (sum, { statement }) => (statement.says === 'may block additional' ? sum + statement.amount : sum),
          1,
        ),
  () => Number.MAX_SAFE_INTEGER,
);

/** C.4.6: who blocks it together is noted each time, as texts ask whether there were as many before (A.4.23). */
export const block = ({ unit, attacker }: Block, player: number): Occurrence =>
  new Occurrence('block', { object: unit, onto: attacker, player }, (game) => {
    game.set(unit, 'isBlocking', true);
    game.set(unit, 'blocking', [...unit.blocking, attacker]);
    game.set(attacker, 'blockedBy', [...attacker.blockedBy, unit]);
    game.set(attacker, 'blockersSoFar', [...attacker.blockersSoFar, attacker.blockedBy]);
  });

const become = (object: MagicObject, what: 'blocked' | 'unblocked'): Occurrence =>
  new Occurrence(`become ${what}`, { object }, (game) => game.set(object, what, true));

/** Has it been declared what blocks a creature? */
export const isDeclared = ({ attacking, blocked, unblocked }: MagicObject): boolean =>
  attacking && (blocked || unblocked);

/** C.4.7: at once with the declaration. */
export const blockedOrNot = definition(
  {
    '2003': 'C.4.7',
    '2013': assumed('C.4.7', { from: '2003' }),
    '2025': assumed('509.1h', { from: ['2003', 'C.4.7'] }),
  },
  'What is blocked becomes blocked, and the other attackers unblocked',
  (game: MagicGame, blocks: readonly Block[]): readonly Occurrence[] =>
    attackersIn(game).map((attacker) =>
      become(attacker, blocks.some((each) => each.attacker === attacker) ? 'blocked' : 'unblocked'),
    ),
  () => [],
);

export const declareBlockers: Procedure<MagicGame, Declaring<Block>> = procedure('declare blockers', [
  declaring<MagicTypes, Block, Declaring<Block>>(
    { '2003': 'C.4.1', '2013': '509.1', '2025': '703.4j' },
    'The defending player declares which creatures block',
    {
      action: 'block',
      purpose: 'declare blockers',
      noMore: 'no more blockers',
      player: defendingPlayer,
      declarable,
    },
  ),
  step(
    { '2003': 'C.4.5', '2013': '509.1f', '2025': assumed('C.4.5', { from: '2003' }) },
    'Costs of blocking are paid',
    (game, { chosen }) => {
      payFor(game, defendingPlayer(game), blockCosts(game, chosen));
    },
  ),
  step('C.4.6', 'Each declared creature becomes a blocking creature', (game, { chosen }) => {
    const player = defendingPlayer(game);
    const also = alsoBlocked(game, chosen);
    game.propose(
      ...chosen.map((each) => block(each, player)),
      ...also.map((each) => game.because(alsoBlocked, block(each, player))),
      ...blockedOrNot(game, [...chosen, ...also]),
    );
  }),
  announcingOrders,
]);
