import { concatMap, type Step, step } from '../../kernel';
import { move } from '../4-zones/400-general';
import { baseToEnter } from '../4-zones/404-base';
import { fromAnywhere, inMainPhase } from '../6-actions-abilities-effects/601-who-may-play';
import { AS_WRITTEN, definition, fact, permission, prohibition, varied } from '../forms';
import type { LegionsGame } from '../game';
import type { Activation, GameObject } from '../object';
import { fits } from '../phrases';
import type { Filter, ObjectReference } from '../text/tree';

export const playTraps = permission<GameObject>(
  '303.1',
  "A trap is played face down in a main phase of its player's turn with the chain of events empty",
  'play',
  (game, player, object) => object.isTrap && inMainPhase(game, player) && fromAnywhere(game, object, player),
);

/** 303.2a: a trap being played targets the base that it will be in. */
export const trapsTarget = definition(
  '303.2a',
  'Playing a trap requires a base with available capacity as its target',
  baseToEnter,
  () => [],
);

/** 303.3: who may look at a trap's face while it is face down. */
export const looksAtOwnTraps = varied(
  fact(
    '303.3',
    'A player may look at face-down traps that they control, and at no others',
    (_game, object: GameObject, viewer: number) => object.isTrap && object.controller === viewer,
  ),
  {
    whose: {
      controller: AS_WRITTEN,
      owner: (_game, object, viewer) => object.isTrap && object.owner === viewer,
    },
  },
);

/** 303.5: when a trap's ability can be activated. */
export const activateTraps = varied(
  permission<Activation>(
    '303.5',
    'A trap is activated while its base is attacked or targeted',
    'activate',
    (game, player, { source, ability }) =>
      source.isTrap &&
      source.zone === game.battlefield &&
      ability.zone === undefined &&
      source.controller === player &&
      source.attachedTo !== undefined &&
      !isUnderWay(game, source) &&
      isThreatened(game, source.attachedTo),
  ),
  {
    whose: {
      controller: AS_WRITTEN,
      owner: {
        applies: (game, player, { source, ability }) =>
          source.isTrap &&
          source.zone === game.battlefield &&
          ability.zone === undefined &&
          source.owner === player &&
          source.attachedTo !== undefined &&
          !isUnderWay(game, source) &&
          isThreatened(game, source.attachedTo),
      },
    },
  },
);

/** Is a base attacked, targeted, or about to be destroyed? */
function isThreatened(game: LegionsGame, base: GameObject): boolean {
  const attacked = game.battlefield.objects.some(
    (object) => object.attacking && object.attackedBase === base,
  );
  return attacked || game.chain.objects.some((object) => isAgainst(game, object, base));
}

/** Does an object on the chain of events target the base, as a card being played into it does, or would it destroy it? */
function isAgainst(game: LegionsGame, object: GameObject, base: GameObject): boolean {
  const targets = concatMap(object.context?.targets ?? [], (each) => each);
  if (targets.some((target) => 'object' in target && target.object === base)) return true;
  const { context } = object;
  const instructions = object.ability ? [object.ability] : object.card.abilities;
  return (
    context !== undefined &&
    instructions.some((each) =>
      game.facts.destroyedBy(each).some((filter) => fits(game, filter, base, context)),
    )
  );
}

/** Everything of what kinds does an ability, or a part of it, destroy? */
export function destroyedBy(part: unknown): readonly Filter[] {
  if (typeof part !== 'object' || part === null) return [];
  const here =
    'do' in part && part.do === 'destroy' && 'object' in part && isAll(part.object)
      ? [part.object.filter]
      : [];
  return [...here, ...concatMap(Object.values(part), destroyedBy)];
}

const isAll = (value: unknown): value is Extract<ObjectReference, { ref: 'all' }> =>
  typeof value === 'object' && value !== null && 'ref' in value && value.ref === 'all';

const isUnderWay = (game: LegionsGame, trap: GameObject): boolean =>
  game.chain.objects.some((object) => object.ability !== undefined && object.context?.source === trap);

/** 303.6: a trap that isn't yours. */
export const notOthersTraps = prohibition<Activation>(
  '303.6',
  "Players can't activate a trap they don't control",
  'activate',
  (game, player, { source }) =>
    source.zone === game.battlefield && source.isTrap && source.controller !== player,
);

/** 303.4: a trap that is activated is turned face up first. */
export const turnsTrapUp = fact(
  '303.4',
  'An activated trap is turned face up',
  (_game, source: GameObject) => source.faceDown && source.isTrap,
);

/** Was a trap activated, and is nothing of it left on the chain of events? */
const isSpent = (game: LegionsGame, trap: GameObject): boolean =>
  trap.isTrap &&
  trap.activated &&
  !trap.faceDown &&
  !game.chain.objects.some((each) => each.context?.source === trap);

/** 303.5: the last step of every resolution. */
export const spentTrap: Step<LegionsGame, object> = step(
  '303.5',
  "A trap goes to its owner's graveyard once its effect has left the chain of events",
  (game) => {
    const spent: GameObject[] = [];
    for (const trap of game.battlefield.objects) if (isSpent(game, trap)) spent.push(trap);
    if (spent.length > 0)
      game.propose(...spent.map((trap) => move(trap, 'put into a graveyard', { zone: 'graveyard' })));
  },
);
