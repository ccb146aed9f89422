import { assumed, column, concatMap, type GameEvent, query } from '../../kernel';
import { stateBasedActionOnObjects } from '../forms';
import type { MagicGame } from '../game';
import type { Card } from '../object';
import { isOccurrence } from '../occurrence';
import { move } from '../z-zones/Z.1-zones-of-play';
import { isLegendary, LEGEND } from './K.17-legends';

/** K.17.2: of several of a name the oldest stays, if it came alone. */
export const duplicateLegend = stateBasedActionOnObjects(
  { '2003': 'K.17.2', '2013': assumed('704.5k', { from: ['2003', 'K.17.2'] }) },
  'A legendary permanent that came when one of its name was in play is put into the graveyard',
  (game, object) =>
    isLegendary(game, object) &&
    game.inPlay.objects.some(
      (other) =>
        other !== object &&
        other.cameAt <= object.cameAt &&
        game.look(other).name === game.look(object).name &&
        isLegendary(game, other),
    ),
  (object) => move(object, 'put into a graveyard', { zone: 'graveyard' }),
);

/** Does a card say that it is, or that something else is, a legendary permanent or a Legend? */
const speaksOfLegends = column(
  ({ supertypes, subtypes, text }: Card): boolean =>
    supertypes.includes('legendary') || subtypes.includes(LEGEND) || /\blegend/i.test(text),
);

const effectSpeaksOfLegends = ({ modifications }: MagicGame['effects'][number]): boolean =>
  modifications.some(
    (each) =>
      (each.change === 'gain supertype' && each.supertype === 'legendary') ||
      ('subtypes' in each && each.subtypes.includes(LEGEND)),
  );

/** Could anything be legendary, or become so? */
export const areLegendsSpokenOf = query(
  'whether anything speaks of legendary permanents',
  ({ effects, inPlay }: MagicGame): boolean =>
    effects.some(effectSpeaksOfLegends) || inPlay.objects.some(({ card }) => speaksOfLegends(card)),
);

/** K.17.2, K.17.Ruling.6: the game knows what came together, and what has become legendary since. */
export function noteLegends(game: MagicGame, events: readonly GameEvent<MagicGame>[]): void {
  if (!areLegendsSpokenOf(game)) return;
  const { objects } = game.inPlay;
  const came = concatMap(events, (event) => (isOccurrence(event) ? event.became : []));
  const noted = objects.filter(
    (object) => isLegendary(game, object) !== object.isLegend || came.includes(object),
  );
  if (noted.length === 0) return;
  const since = game.timestamp();
  game.keepBooks('be legends from now on', () => {
    for (const object of noted) {
      const isNow = isLegendary(game, object);
      game.set(object, 'isLegend', isNow);
      if (isNow) game.set(object, 'cameAt', since);
    }
  });
}
