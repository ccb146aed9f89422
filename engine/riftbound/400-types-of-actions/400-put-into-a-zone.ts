import { putInto, type ZoneName } from '../100-game-concepts/105-spaces';
import { instruction } from '../instruction';
import { objectsThatDied } from './400-what-died';
import { burnOutForTheRest } from './418-burn-out';

const zones: Readonly<Record<string, ZoneName>> = {
  hand: 'hand',
  hands: 'hand',
  trash: 'trash',
  banishment: 'banishment',
  'main deck': 'main deck',
  'rune deck': 'rune deck',
  'champion zone': 'champion zone',
};

/** "Return it to your hand", "put one into your hand": to its owner's zone. */
export const puttingIntoAZone = instruction(
  '107.6.b',
  "A card is put into a zone of its owner's",
  'put into zone',
  {
    perform: (game, effect, context, tools) => {
      burnOutForTheRest(game, effect, context, tools);
      return objectsThatDied(game, effect.object, context, tools.chosen)
        .filter((object) => !object.ceased)
        .map((object) =>
          putInto(object, 'put into zone', {
            zone: zones[effect.zone] ?? 'hand',
            ...(effect.end === 'bottom' ? { place: 'bottom' as const } : {}),
          }),
        );
    },
  },
);
