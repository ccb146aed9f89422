import { draft, type Procedure, procedure, step } from '../../kernel';
import { asleep } from '../3-card-types/301-abilities';
import { turnsTrapUp } from '../3-card-types/303-traps';
import { turnFaceUp } from '../7-additional-rules/701-keywords';
import { AS_WRITTEN, definition, permission, prohibition, varied } from '../forms';
import type { LegionsGame } from '../game';
import { type Activation, GameObject } from '../object';
import { Occurrence } from '../occurrence';
import { contextOf, fits, players } from '../phrases';
import type { Ability } from '../text/tree';
import { afterProposal } from './601-playing-cards';
import type { Proposal } from './601-proposal';
import { resolving } from './605-resolving-cards-and-abilities';

/** Makes the object that an activated or triggered ability is on the chain of events (602.2a, 603.3): it has its text and nothing else. */
export function abilityOnChain(
  game: LegionsGame,
  source: GameObject,
  controller: number,
  ability: Ability | undefined,
  text: string,
): GameObject {
  const card = {
    ...source.card,
    name: `${source.card.name}: ${text}`,
    types: [],
    subtypes: [],
    supertypes: [],
    cost: 0,
    costX: 0,
    abilities: [],
    text,
  };
  const object = draft(new GameObject(game.now.nextId, card, source.owner, game.chain));
  game.keepBooks('make an object', () => game.set(game.now, 'nextId', game.now.nextId + 1));
  object.controller = controller;
  object.ability = ability;
  return object;
}

/** On the battlefield; off it, an object's owner is asked instead (109.4). */
export const activatedByController = varied(
  definition(
    { number: '602.2', restates: ['701.2a'] },
    "Only an object's controller activates its abilities",
    (_game: LegionsGame, player: number, source: GameObject) => source.controller === player,
    () => true,
  ),
  { whose: { controller: AS_WRITTEN, owner: (_game, player, source) => source.owner === player } },
);

export const activateOwn = permission<Activation>(
  { number: '111.1b', restates: ['111.1c', '109.3b'] },
  'A player with priority may activate an ability',
  'activate',
  (game, player, { source, ability }) =>
    source.zone === game.battlefield &&
    ability.zone === undefined &&
    activatedByController(game, player, source) &&
    !(source.isBase && asleep(game, source)) &&
    !source.isTrap,
);

const isInItsZone = (player: number, { source, ability }: Activation): boolean =>
  ability.zone !== undefined && ability.zone === source.zone.name && source.owner === player;

/** A card is discarded from nowhere but the hand. */
const isPaidThereAlone = ({ ability }: Activation): boolean =>
  ability.costs.some(({ cost }) => cost === 'discard this');

export const activateWhereItIsPaid = permission<Activation>(
  '109.4h',
  "An ability whose cost can't be paid on the battlefield is activated where it can be",
  'activate',
  (_game, player, activation) => isInItsZone(player, activation) && isPaidThereAlone(activation),
);

export const activateElsewhere = permission<Activation>(
  '109.4j',
  'An ability that moves its object out of a zone is activated there',
  'activate',
  (_game, player, activation) => isInItsZone(player, activation) && !isPaidThereAlone(activation),
);

/** 602.5: what an ability's instructions and effects forbid. */
export const onlyOnceEachTurn = prohibition<Activation>(
  '602.5a',
  'An ability with "only once each turn" isn\'t activated again that turn',
  'activate',
  (_game, _player, { source, ability }) =>
    ability.instructions.length > 0 &&
    ability.instructions.includes('only once each turn') &&
    source.usedThisTurn.includes(ability),
);
export const cantActivate = prohibition<Activation>(
  '602.5',
  "A prohibited ability isn't activated",
  'activate',
  (game, player, { source }) => {
    for (const { statement, context } of game.activeStatements("player can't"))
      if (
        statement.says === "player can't" &&
        statement.what === 'activate abilities' &&
        players(game, statement.who, context).includes(player) &&
        (!statement.filter || fits(game, statement.filter, source, context))
      )
        return true;
    return false;
  },
);

/** 602.2: activating an ability. */
export const activatingAnAbility: Procedure<LegionsGame, Proposal> = procedure('activating an ability', [
  step('602.2a', 'The ability is created on top of the chain of events', (game, data) => {
    const source = data.object;
    const { ability, player } = data;
    if (ability?.kind !== 'activated') return;
    const object = abilityOnChain(game, source, player, ability, ability.text);
    game.set(object, 'context', contextOf(source, player));
    game.set(data, 'object', object);
    const put = new Occurrence('put on the chain of events', { object, source, player }, (on) => {
      on.journal.push(on.chain.objects, object);
      on.set(source, 'usedThisTurn', [...source.usedThisTurn, ability]);
      on.set(source, 'activated', true);
    });
    game.propose(...(turnsTrapUp(game, source) ? [turnFaceUp(source)] : []), put);
  }),
  ...afterProposal,
  step('406.6c', 'A resource ability resolves immediately', (game, { object, ability }) => {
    // 303.4 puts a trap's ability onto the chain of events whatever it does.
    if (
      ability &&
      isResourceAbility(ability) &&
      !object.ceased &&
      !object.context?.source.card.types.includes('trap')
    )
      game.call(resolving, { object, resolves: true, base: undefined });
  }),
]);

/** Does an ability add resource to a reserve, without targeting anything? */
const isResourceAbility = (ability: Ability): boolean => {
  if (ability.kind !== 'activated' || ability.targets.length > 0) return false;
  const { effect } = ability;
  return (
    effect.do === 'add resource' ||
    (effect.do === 'sequence' && effect.steps.some((each) => each.do === 'add resource'))
  );
};

/**
 * Goes through the activated abilities that a player could think of: on the battlefield, and where text says that they
 * function.
 *
 * @param to handed on to `visit`, which needn't be a function of its own for each time.
 */
export function eachActivation<T>(
  game: LegionsGame,
  player: number,
  visit: (game: LegionsGame, player: number, activation: Activation, to: T) => void,
  to: T,
): void {
  for (const source of game.mayBeActivated)
    if (source.controller === player)
      for (const each of game.activationsOf(source)) visit(game, player, each, to);
  if (!game.said.elsewhere) return;
  const { hand, graveyard } = game.player(player);
  for (const { objects } of [hand, graveyard])
    for (const object of objects)
      if (game.facts.whereAndWhen(object.card).functionsElsewhere)
        for (const each of game.activationsOf(object)) visit(game, player, each, to);
}
