import { asking, type Procedure, procedure, type Step, step } from '../../kernel';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';

interface Ordering {
  readonly attacker: MagicObject;
}

/** 510.1c: of one attacker. */
export const orderBlockers: Procedure<MagicGame, Ordering> = procedure('damage assignment order', [
  asking(
    { '2013': '510.1c' },
    'A damage assignment order is announced for what several creatures block',
    (game, { attacker }: Ordering) => ({
      kind: 'order',
      player: game.now.active,
      purpose: `damage assignment order of ${attacker.card.name}`,
      options: attacker.blockedBy.map((object) => ({ label: `${object.card.name} [${object.id}]`, object })),
    }),
    (game, { attacker: { blockedBy }, attacker }, answer) =>
      game.keepBooks('announce a damage assignment order', () =>
        game.set(
          attacker,
          'blockedBy',
          answer.flatMap((place) => blockedBy.slice(place, place + 1)),
        ),
      ),
  ),
]);

/** 510.1c: its examples have it announced before anything can be cast in the declare blockers step. */
export const announcingOrders: Step<MagicGame, unknown> = step(
  { '2013': '510.1c' },
  'Damage assignment orders are announced as blockers are declared',
  (game) => {
    const several = game.inPlay.objects.filter(
      ({ attacking, blockedBy }) => attacking && blockedBy.length > 1,
    );
    // Procedures called last run first.
    for (const attacker of several.reverse()) game.call(orderBlockers, { attacker });
  },
);
