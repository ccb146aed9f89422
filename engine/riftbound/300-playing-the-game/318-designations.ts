/** The designations of attackers and defenders, and how they are kept right during a combat (322.5). */
import { step } from '../../kernel';
import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';
import { Occurrence } from '../occurrence';
import { attacksForTheFirstTime, defendsForTheFirstTime } from './375-attack-and-defend-triggers';

/** What happens as a unit gains or loses a designation, in the words of what triggers on it. */
function kindOf(game: RiftboundGame, object: GameObject, designation: GameObject['designation']): string {
  if (designation === 'attacker' && attacksForTheFirstTime(game, object)) return 'become an attacker';
  if (designation === 'defender' && defendsForTheFirstTime(game, object)) return 'become a defender';
  return 'change designation';
}

/** The event of a unit gaining or losing a designation (442.1.a). */
export const designate = (
  game: RiftboundGame,
  object: GameObject,
  designation: GameObject['designation'],
): Occurrence =>
  new Occurrence(
    kindOf(game, object, designation),
    { object, player: object.controller, what: designation },
    (on) => {
      on.set(object, 'designation', designation);
      if (designation === 'attacker') on.set(object, 'hasAttacked', true);
      if (designation === 'defender') on.set(object, 'hasDefended', true);
    },
  );

/** 322.5.a: a unit that came to the combat. */
export const gainsDesignation = fact(
  '322.5.a',
  'A unit where the combat is, without a designation, gains that of its controller',
  (_game: RiftboundGame, { designation }: GameObject, right: GameObject['designation']) =>
    right !== undefined && designation === undefined,
);

/** 322.5.b: a unit that has another controller now. */
export const changesDesignation = fact(
  '322.5.b',
  "A unit where the combat is, with the opposite designation of its controller, gains its controller's",
  (_game: RiftboundGame, { designation }: GameObject, right: GameObject['designation']) =>
    right !== undefined && designation !== undefined,
);

/** 322.5.c: a unit that has left the combat. */
export const losesDesignation = fact(
  '322.5.c',
  'A unit elsewhere than where the combat is loses its designation',
  (_game: RiftboundGame, _object: GameObject, right: GameObject['designation']) => right === undefined,
);

const isDesignatedAnew = (
  game: RiftboundGame,
  object: GameObject,
  right: GameObject['designation'],
): boolean =>
  gainsDesignation(game, object, right) ||
  changesDesignation(game, object, right) ||
  losesDesignation(game, object, right);

export const designations = step(
  '322.5',
  'During a combat, designations are assigned to units and removed from them as needed',
  (game: RiftboundGame) => {
    const { combat, attacker } = game.now;
    let wrong: Occurrence[] | undefined;
    for (const object of game.board.objects) {
      const isThere =
        combat !== undefined && object.location === combat && game.typesOf(object).includes('unit');
      const right = !isThere ? undefined : object.controller === attacker ? 'attacker' : 'defender';
      if (right !== object.designation && isDesignatedAnew(game, object, right))
        wrong = [...(wrong ?? []), designate(game, object, right)];
    }
    if (wrong) game.propose(...wrong);
  },
);
