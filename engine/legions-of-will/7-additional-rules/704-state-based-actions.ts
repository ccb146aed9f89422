import {
  choosingOpen,
  type PerformingActions,
  performingAtOnce,
  stateBasedChecks,
} from '../../card-game/state-based/state-based-actions';
import { type ChoiceToMake, type GameEvent, type Procedure, procedure } from '../../kernel';
import { activePlayerFirst } from '../1-game-concepts/101-players';
import { isLethal } from '../1-game-concepts/113-damage';
import { baseStays, destroyBase, turnFaceDown } from '../3-card-types/301-bases';
import { move } from '../4-zones/400-general';
import { AS_WRITTEN, stateBasedAction, stateBasedActionOnObjects, varied } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import type { GameObject } from '../object';
import { destroy } from './701-keywords';

const isUnit = (game: LegionsGame, object: GameObject): boolean =>
  object.zone === game.battlefield && game.typesOf(object).includes('unit');
const toGraveyard = (object: GameObject): GameEvent<LegionsGame> =>
  move(object, 'put into a graveyard', { zone: 'graveyard' });

export const lethalDamage = stateBasedActionOnObjects(
  '704.5c',
  'A unit with lethal damage is destroyed',
  (game, object) =>
    object.damage > 0 && isUnit(game, object) && game.look(object).power > 0 && isLethal(game, object),
  (object) => (object.isBase ? destroyBase(object) : destroy(object)),
);

/** Units with no change of power can't have lost it: the printed number is enough for them. Bases don't leave (301.1). */
export const noPower = varied(
  stateBasedActionOnObjects(
    '704.5d',
    'A unit with power 0 or less is put into the graveyard',
    (game, object) =>
      (game.isModified || (object.card.power ?? 0) <= 0) &&
      isUnit(game, object) &&
      game.look(object).power <= 0 &&
      !baseStays(game, object),
    toGraveyard,
  ),
  {
    which: {
      'zero or less': AS_WRITTEN,
      'below zero': {
        applies: (game, object) =>
          isUnit(game, object) && game.look(object).power < 0 && !baseStays(game, object),
      },
    },
  },
);

/** 301.7: a base with lethal damage is destroyed: it is turned face down. */
export const lethalDamageToBase = varied(
  stateBasedActionOnObjects(
    '301.7',
    'A base with lethal damage is destroyed',
    (game, object) =>
      object.damage > 0 &&
      !object.faceDown &&
      object.isBase &&
      game.look(object).defense > 0 &&
      object.damage >= game.look(object).defense,
    destroyBase,
  ),
  {
    which: {
      'at least': AS_WRITTEN,
      'more than': {
        applies: (game, object) =>
          !object.faceDown &&
          object.isBase &&
          game.look(object).defense > 0 &&
          object.damage > game.look(object).defense,
      },
    },
  },
);

/** 301.8: unless an ability of its own has triggered and not yet left the chain of events. */
export const noDefense = varied(
  stateBasedActionOnObjects(
    { number: '704.5h', restates: ['301.8'] },
    'A base with defense 0 is turned face down',
    (game, object) =>
      object.isBase && !object.faceDown && game.look(object).defense <= 0 && !hasTriggered(game, object),
    (object) => turnFaceDown(object),
  ),
  {
    which: {
      'zero or less': AS_WRITTEN,
      'below zero': {
        applies: (game, object) =>
          object.isBase && !object.faceDown && game.look(object).defense < 0 && !hasTriggered(game, object),
      },
      // The letter of the rule: low-033.
      'zero alone': {
        applies: (game, object) =>
          object.isBase && !object.faceDown && game.look(object).defense === 0 && !hasTriggered(game, object),
      },
    },
    when: {
      'once no ability of its own waits or is on the chain of events': AS_WRITTEN,
      // low-032
      'at once': {
        applies: (game, object) => object.isBase && !object.faceDown && game.look(object).defense <= 0,
      },
    },
  },
);

const hasTriggered = (game: LegionsGame, base: GameObject): boolean =>
  game.waiting.some((each) => each.source === base) ||
  game.chain.objects.some(
    (object) => object.ability?.kind === 'triggered' && object.context?.source === base,
  );

/** 704.5g, 301.8a, 302.2b, 303.2b, 305.3b, 404.2c: what isn't attached to a face-up base goes. */
export const illegallyAttached = varied(
  stateBasedActionOnObjects(
    { number: '704.5g', restates: ['301.8a', '302.2b', '303.2b', '305.3b', '404.2c'] },
    'A permanent not attached to a legal base is put into the graveyard',
    (_game, object) =>
      !object.isBase &&
      (!object.attachedTo ||
        object.attachedTo.faceDown ||
        object.attachedTo.controller !== object.controller),
    toGraveyard,
  ),
  {
    whose: {
      "a face-up base of its controller's": AS_WRITTEN,
      "a face-up base of anybody's": {
        applies: (_game: LegionsGame, object: GameObject) =>
          !object.isBase && (!object.attachedTo || object.attachedTo.faceDown),
      },
    },
    'which bases': {
      'face up': AS_WRITTEN,
      'face up or face down': {
        applies: (_game: LegionsGame, object: GameObject) =>
          !object.isBase && (!object.attachedTo || object.attachedTo.controller !== object.controller),
      },
    },
  },
);

const NO_LEGENDS: readonly (readonly GameObject[])[] = [];

/** Whose legends are compared: those that a player controls. */
const byController = ({ controller }: GameObject): number | undefined => controller;
const byOwner = ({ owner }: GameObject): number => owner;

function legends(
  game: LegionsGame,
  bases: boolean,
  whose: (object: GameObject) => number | undefined = byController,
): readonly (readonly GameObject[])[] {
  if (!game.reach.types && game.traits.supertype === 0) return NO_LEGENDS;
  const groups = new Map<string, GameObject[]>();
  for (const object of game.battlefield.objects) {
    if (object.isBase !== bases || (bases && object.faceDown)) continue;
    const { supertypes, name } = game.look(object);
    if (!supertypes.includes('legendary')) continue;
    const key = `${whose(object)} ${name || object.card.name}`;
    groups.set(key, [...(groups.get(key) ?? []), object]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

const keepOne = (
  group: readonly GameObject[],
  otherwise: (object: GameObject) => GameEvent<LegionsGame>,
): ChoiceToMake<LegionsGame> => ({
  player: group[0]?.controller ?? group[0]?.owner ?? 0,
  purpose: 'choose the legend to keep',
  minimum: 1,
  maximum: 1,
  options: group.map((object, index) => ({
    label: `${object.card.name} (${index + 1})`,
    object,
    events: () => group.filter((other) => other !== object).map(otherwise),
  })),
});

const NO_CHOICES: readonly ChoiceToMake<LegionsGame>[] = [];

const choices = (
  groups: readonly (readonly GameObject[])[],
  otherwise: (object: GameObject) => GameEvent<LegionsGame>,
): readonly ChoiceToMake<LegionsGame>[] =>
  groups.length === 0 ? NO_CHOICES : groups.map((group) => keepOne(group, otherwise));

export const legendRule = varied(
  stateBasedAction('704.5e', 'Of several legendary permanents with one name, one stays', (game) =>
    choices(legends(game, false), toGraveyard),
  ),
  {
    whose: {
      controller: AS_WRITTEN,
      owner: {
        find: (game) => choices(legends(game, false, byOwner), toGraveyard),
      },
    },
  },
);
export const legendRuleForBases = stateBasedAction(
  '704.5f',
  'Of several legendary bases with one name, one stays face up',
  (game) => choices(legends(game, true), (object) => turnFaceDown(object)),
);

/** 704.3: everything found is performed simultaneously as a single event; what has to be chosen is chosen first. */
export const performing: Procedure<LegionsGame, PerformingActions<LegionsTypes>> = procedure(
  'state-based actions',
  [
    choosingOpen('704.3', 'What state-based actions leave open is chosen'),
    // 400.6: two actions on one object at once are mutually exclusive: one of them happens.
    performingAtOnce('704.3', 'All applicable state-based actions are performed as a single event'),
  ],
);

/** Checks for state-based actions. */
export const stateBased = stateBasedChecks<LegionsTypes>(performing, activePlayerFirst);
