/** The designations of attackers and defenders, and how they are kept right during a combat (322.5). */
import { step } from '../../kernel';
import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import { Occurrence } from '../occurrence';
import type { Piece } from '../piece';
import { attacksForTheFirstTime, defendsForTheFirstTime } from './375-attack-and-defend-triggers';

/** What happens as a unit gains or loses a designation, in the words of what triggers on it. */
function kindOf(game: RiftboundGame, piece: Piece, designation: Piece['designation']): string {
  if (designation === 'attacker' && attacksForTheFirstTime(game, piece)) return 'become an attacker';
  if (designation === 'defender' && defendsForTheFirstTime(game, piece)) return 'become a defender';
  return 'change designation';
}

/** The event of a unit gaining or losing a designation (442.1.a). */
export const designate = (game: RiftboundGame, piece: Piece, designation: Piece['designation']): Occurrence =>
  new Occurrence(
    kindOf(game, piece, designation),
    { piece, player: piece.controller, what: designation },
    (on) => {
      on.set(piece, 'designation', designation);
      if (designation === 'attacker') on.set(piece, 'hasAttacked', true);
      if (designation === 'defender') on.set(piece, 'hasDefended', true);
    },
  );

/** 322.5.a: a unit that came to the combat. */
export const gainsDesignation = fact(
  '322.5.a',
  'A unit where the combat is, without a designation, gains that of its controller',
  (_game: RiftboundGame, { designation }: Piece, right: Piece['designation']) =>
    right !== undefined && designation === undefined,
);

/** 322.5.b: a unit that has another controller now. */
export const changesDesignation = fact(
  '322.5.b',
  "A unit where the combat is, with the opposite designation of its controller, gains its controller's",
  (_game: RiftboundGame, { designation }: Piece, right: Piece['designation']) =>
    right !== undefined && designation !== undefined,
);

/** 322.5.c: a unit that has left the combat. */
export const losesDesignation = fact(
  '322.5.c',
  'A unit elsewhere than where the combat is loses its designation',
  (_game: RiftboundGame, _piece: Piece, right: Piece['designation']) => right === undefined,
);

const isDesignatedAnew = (game: RiftboundGame, piece: Piece, right: Piece['designation']): boolean =>
  gainsDesignation(game, piece, right) ||
  changesDesignation(game, piece, right) ||
  losesDesignation(game, piece, right);

export const designations = step(
  '322.5',
  'During a combat, designations are assigned to units and removed from them as needed',
  (game: RiftboundGame) => {
    const { combat, attacker } = game.now;
    let wrong: Occurrence[] | undefined;
    for (const piece of game.board.objects) {
      const isThere =
        combat !== undefined && piece.location === combat && game.typesOf(piece).includes('unit');
      const right = !isThere ? undefined : piece.controller === attacker ? 'attacker' : 'defender';
      if (right !== piece.designation && isDesignatedAnew(game, piece, right))
        wrong = [...(wrong ?? []), designate(game, piece, right)];
    }
    if (wrong) game.propose(...wrong);
  },
);
