import { asking, type Procedure, procedure } from '../../kernel';
import type { LegionsGame } from '../game';
import type { GameObject } from '../object';
import { attackersIn } from './509-declare-blockers-step';

interface Ordering {
  at: number;
}

const several = (game: LegionsGame): readonly GameObject[] =>
  attackersIn(game).filter((attacker) => attacker.blockedBy.length > 1);

/** 509.2: the damage assignment order of each attacker that several units block. */
export const orderBlockers: Procedure<LegionsGame, Ordering> = procedure('damage assignment order', [
  asking(
    { number: '509.2', restates: ['703.4f'] },
    'The active player announces the damage assignment order among the units blocking an attacker',
    (game, data: Ordering) => {
      const attacker = several(game)[data.at];
      return (
        attacker && {
          kind: 'order',
          player: game.now.active,
          purpose: `damage assignment order of ${attacker.card.name}`,
          options: attacker.blockedBy.map((unit) => ({
            label: `${unit.card.name} [${unit.id}]`,
            object: unit,
          })),
        }
      );
    },
    (game, data, answer) => {
      const attacker = several(game)[data.at];
      if (attacker)
        game.keepBooks('announce a damage assignment order', () =>
          game.set(
            attacker,
            'blockedBy',
            answer.flatMap((place) => attacker.blockedBy.slice(place, place + 1)),
          ),
        );
      game.set(data, 'at', data.at + 1);
      return 'again';
    },
  ),
]);

const blockingSeveral = (game: LegionsGame): readonly GameObject[] =>
  game.battlefield.objects.filter((unit) => unit.blocking.length > 1);

/** 509.3: the same for each unit that blocks several attackers. */
export const orderAttackers: Procedure<LegionsGame, Ordering> = procedure(
  'damage assignment order of blockers',
  [
    asking(
      { number: '509.3', restates: ['703.4g'] },
      'The defending player announces the damage assignment order among the units that a unit blocks',
      (game, data: Ordering) => {
        const unit = blockingSeveral(game)[data.at];
        return (
          unit && {
            kind: 'order',
            player: game.now.defendingPlayer,
            purpose: `damage assignment order of ${unit.card.name}`,
            options: unit.blocking.map((attacker) => ({
              label: `${attacker.card.name} [${attacker.id}]`,
              object: attacker,
            })),
          }
        );
      },
      (game, data, answer) => {
        const unit = blockingSeveral(game)[data.at];
        if (unit)
          game.keepBooks('announce a damage assignment order', () =>
            game.set(
              unit,
              'blocking',
              answer.flatMap((place) => unit.blocking.slice(place, place + 1)),
            ),
          );
        game.set(data, 'at', data.at + 1);
        return 'again';
      },
    ),
  ],
);
