import { addEnergy, addPower } from '../100-game-concepts/161-rune-pools';
import { ownPower } from '../300-playing-the-game/350-which-power-pays';
import { instruction } from '../instruction';
import { players } from '../phrases';

/** 416: "add". */
export const adding = instruction('416.1', 'Energy and Power are put into a rune pool', 'add', {
  perform: (game, effect, context, { number }) =>
    players(game, effect.who, context).flatMap((seat) => [
      ...(effect.energy ? [addEnergy(seat, number(effect.energy))] : []),
      ...(effect.power ?? []).map((symbol) => addPower(seat, ownPower(game, symbol, context.source), 1)),
    ]),
});
