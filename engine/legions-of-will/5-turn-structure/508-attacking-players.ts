/** Who attacks whom, and whom "defending player" means (508.5, 508.6). */
import { definition, fact } from '../forms';
import type { LegionsGame } from '../game';
import type { GameObject } from '../object';

/** 508.5: the player whose base a unit is attacking, or was attacking last. */
export const defendingPlayerOf = definition(
  '508.5',
  'The defending player of a unit is the one whose base it attacks, or attacked before',
  (game: LegionsGame, source: GameObject): number =>
    (source.attackedBase ?? source.attackedBefore)?.controller ?? game.now.defendingPlayer,
  (game) => game.now.defendingPlayer,
);

/** 508.6: a player is attacking another by a unit that attacks a base of theirs. */
export const isAttackingPlayer = fact(
  '508.6',
  'A player attacks another by attacking a base of theirs',
  (game, who: number, whom: number) =>
    game.battlefield.objects.some(
      (object) => object.attacking && object.controller === who && object.attackedBase?.controller === whom,
    ),
);

/** 508.6: a player has attacked another by declaring an attacker on a base of theirs. */
export const hasAttackedPlayer = fact(
  '508.6',
  'A player has attacked another by declaring an attacker on a base of theirs',
  (game, who: number, whom: number) => game.player(who).attackedOn.get(whom) === game.now.turn,
);

/** Notes that a unit attacks a base as it is declared. */
export function noteAttack(game: LegionsGame, unit: GameObject, base: GameObject): void {
  game.set(unit, 'attackedBefore', base);
  const { controller } = unit;
  if (controller === undefined || base.controller === undefined) return;
  const player = game.player(controller);
  game.set(player, 'attackedOn', new Map([...player.attackedOn, [base.controller, game.now.turn]]));
}
