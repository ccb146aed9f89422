/** Damage to creatures that is no damage marked on them, but -1/-1 counters. */
import { eventConsequence } from '../../card-game/events/event-consequences';
import { controllerOf } from '../../card-game/objects/game-object';
import type { Numbers } from '../../kernel';
import { definition, fact } from '../forms';
import { counters } from '../g-glossary/G.8-counters';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { damageDealt } from './702-sources-of-damage';

/** How a keyword is asked of a source. */
interface Asked {
  dealsWith(game: MagicGame, source: MagicObject): boolean;
  times(game: MagicGame, source: MagicObject): number;
  /** Does another keyword put the counters already? */
  beside(game: MagicGame, source: MagicObject): boolean;
  /** The rule by which its controller puts them; an edition that has none names nobody. */
  readonly putBy: Numbers;
}

/** So many counters for a creature. */
export interface Withering {
  readonly object: MagicObject;
  readonly amount: number;
  readonly player: number | undefined;
}

/** Makes the parts of such a keyword: damage isn't marked, and counters are put by somebody right after it was dealt. */
export function damageToCounters(
  numbers: Numbers,
  keyword: string,
  { dealsWith, times, beside, putBy }: Asked,
) {
  const isInstead = fact(
    numbers,
    `Damage of a source with ${keyword} is not marked on a creature`,
    (game: MagicGame, source: MagicObject) => dealsWith(game, source),
  );
  const puts = definition(
    putBy,
    `The controller of a source with ${keyword} puts its counters`,
    (_game: MagicGame, source: MagicObject): number | undefined => controllerOf(source),
    () => undefined,
  );
  const follows = eventConsequence<MagicGame, Withering>(
    numbers,
    `Damage of a source with ${keyword} puts as many -1/-1 counters on a creature`,
    {
      kinds: ['deal damage'],
      finds: (game, events) =>
        damageDealt(events).flatMap(({ object, source, amount }): Withering[] =>
          !object || beside(game, source) || !isInstead(game, source)
            ? []
            : [{ object, amount: amount * times(game, source), player: puts(game, source) }],
        ),
      does: (game, { object, amount, player }) => game.apply([counters.put(object, '-1/-1', amount, player)]),
    },
  );
  return { isInstead, follows, puts };
}
