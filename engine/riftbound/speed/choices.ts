/** Whether there are choices enough for what could be played or activated: kept where the board alone tells. */

import { column, speedUp } from '../../kernel';
import { couldChooseEnough } from '../300-playing-the-game/350-choosing-modes';
import { type NextTarget, nextTarget } from '../300-playing-the-game/350-making-choices';
import { maySplit } from '../300-playing-the-game/350-splitting';
import type { Proposal } from '../300-playing-the-game/350-what-can-be-played';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';
import type { Ability } from '../text/tree/index';
import { beyondAllOf } from './beyond';
import { type ChoicesKnown, knownTo } from './cards-known';
import { onceAnArrangement, onceUntilWritten } from './worked-out-once';

/** Does it follow from how the board is arranged, and from nothing else, whether there are choices enough? */
const isToldByTheBoard = column((abilities: readonly Ability[]) =>
  abilities.every(
    (ability) =>
      !maySplit(ability) &&
      ability.targets.every(
        ({ what, filter, minimum, group }) =>
          what === 'object' && typeof minimum === 'number' && !group && beyondAllOf(filter) === 0,
      ),
  ),
);

type OfAbilities = Map<readonly Ability[], ChoicesKnown>;

/** By players, and by the objects on the table that have the abilities. */
const onTheTable = onceAnArrangement((game) => game.players.map(() => new Map<GameObject, OfAbilities>()));

function knownOf(
  game: RiftboundGame,
  abilities: readonly Ability[],
  player: number,
  object: GameObject,
): ChoicesKnown | undefined {
  const { hand, champion } = game.player(player);
  // Cards of the same text are played alike.
  if (object.zone === hand || object.zone === champion) return knownTo(game, player).of(object).choices;
  const ofObjects = onTheTable(game)[player];
  if (!ofObjects) return undefined;
  let own = ofObjects.get(object);
  if (!own) {
    own = new Map();
    ofObjects.set(object, own);
  }
  let known = own.get(abilities);
  if (!known) {
    known = { arrangedAt: -1, areEnough: false };
    own.set(abilities, known);
  }
  return known;
}

/** Asked at each priority; most of the time the board is as it was. */
export const enoughChoicesSpeedUp = speedUp(couldChooseEnough, {
  answer: (game, abilities, player, object) => {
    if (!isToldByTheBoard(abilities)) return undefined;
    const known = knownOf(game, abilities, player, object);
    if (known === undefined) return undefined;
    const { arrangedAt } = game;
    if (known.arrangedAt === arrangedAt) return known.areEnough;
    // Of whom it is said that they can't be chosen is asked each time.
    if (game.activeStatements("can't be chosen").length > 0) return undefined;
    known.areEnough = couldChooseEnough.rules(game, abilities, player, object);
    known.arrangedAt = arrangedAt;
    return known.areEnough;
  },
});

/** Asked for as a target is chosen, and once more as it was: nothing has been written meanwhile. */
const targetsAsked = onceUntilWritten(() => new Map<Proposal, NextTarget | undefined>());

export const nextTargetSpeedUp = speedUp(nextTarget, {
  answer: (game, proposal) => {
    const asked = targetsAsked(game);
    if (asked.has(proposal)) return asked.get(proposal);
    const next = nextTarget.rules(game, proposal);
    asked.set(proposal, next);
    return next;
  },
});
