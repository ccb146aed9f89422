import { eventConsequence } from '../../card-game/events/event-consequences';
import { keywordsIn } from '../a-abilities/A.1-keyword-abilities';
import { getPoison } from '../e-extracted-rulings/E.10-poison';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { damageToPlayers } from './702-sources-of-damage';

/** 702.164b: switched off, the first of its values. */
export const totalToxicValue = definition(
  { '2025': '702.164b' },
  'The total toxic value of a creature is the sum of its toxic abilities',
  (game: MagicGame, object: MagicObject): number =>
    keywordsIn(game.look(object), 'toxic').reduce((sum, { value = 0 }) => sum + value, 0),
  (game, object) => keywordsIn(game.look(object), 'toxic')[0]?.value ?? 0,
);

interface Poisoning {
  readonly player: number;
  readonly amount: number;
}

/** 702.164c */
export const toxic = eventConsequence<MagicGame, Poisoning>(
  { '2025': '702.164c' },
  'Combat damage of a creature with toxic gives a player poison counters besides',
  {
    kinds: ['deal damage'],
    finds: (game, events) =>
      damageToPlayers(events).flatMap(({ player, source, combat }): Poisoning[] => {
        const amount = combat ? totalToxicValue(game, source) : 0;
        return amount > 0 ? [{ player, amount }] : [];
      }),
    does: (game, { player, amount }) => game.apply([getPoison(player, amount)]),
  },
);
