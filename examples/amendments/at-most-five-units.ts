import { type GameObject, type LegionsGame, move, stateBasedAction } from 'rulewright/legions-of-will/rules';

const MOST = 5;

const unitsOf = (game: LegionsGame, seat: number): readonly GameObject[] =>
  game.battlefield.objects.filter(
    (object) => object.controller === seat && game.look(object).types.includes('unit'),
  );

export const atMostFiveUnits = stateBasedAction(
  '704.5j',
  'Whoever controls more than five units puts what is too many into the graveyard',
  (game) =>
    game.players.flatMap(({ seat }) => {
      const units = unitsOf(game, seat);
      const tooMany = units.length - MOST;
      if (tooMany <= 0) return [];
      const options = units.map((unit) => ({
        label: unit.card.name,
        object: unit,
        events: () => [move(unit, 'put into a graveyard', { zone: 'graveyard' })],
      }));
      return [
        { player: seat, purpose: 'choose units beyond five', minimum: tooMany, maximum: tooMany, options },
      ];
    }),
);
