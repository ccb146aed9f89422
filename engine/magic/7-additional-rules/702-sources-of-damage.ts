/** Keywords that say what damage results in: they are asked of what deals it, wherever that is or was. */
import { concatMap, type GameEvent, type Numbers } from '../../kernel';
import { has, keywordsIn } from '../a-abilities/A.1-keyword-abilities';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { isOccurrence } from '../occurrence';

/** Damage that was dealt: by what, to which creature or which player. */
interface Dealt {
  readonly source: MagicObject;
  readonly amount: number;
  readonly combat: boolean;
  readonly object: MagicObject | undefined;
  readonly player: number | undefined;
}

/** The damage that events have dealt, each event apart. */
export const damageDealt = (events: readonly GameEvent<MagicGame>[]): readonly Dealt[] =>
  concatMap(events, (event): readonly Dealt[] => {
    if (!isOccurrence(event) || event.kind !== 'deal damage') return [];
    const { source, object, player, amount = 0, combat = false } = event.about;
    return source ? [{ source, amount, combat, object, player }] : [];
  });

/** The same to players alone. */
export const damageToPlayers = (events: readonly GameEvent<MagicGame>[]) =>
  damageDealt(events).flatMap(({ object, player, ...damage }) =>
    object || player === undefined ? [] : [{ player, ...damage }],
  );

/** The numbers under which a keyword is looked for in what is not in play. */
interface Whereabouts {
  readonly left: Numbers;
  readonly elsewhere: Numbers;
}

/** Makes the question whether a source of damage has a keyword, and the rules on where it is looked for. */
export function keywordOfSources(keyword: string, { left, elsewhere }: Whereabouts) {
  const asItLast = definition(
    left,
    `What has left deals damage with ${keyword} if it last had it`,
    (game: MagicGame, source: MagicObject): boolean => has(game, source, keyword),
    () => false,
  );
  const anywhere = definition(
    elsewhere,
    `Damage is dealt with ${keyword} from whatever zone its source is in`,
    (game: MagicGame, source: MagicObject): boolean => has(game, source, keyword),
    () => false,
  );
  return {
    rules: [asItLast, anywhere],
    dealsWith: (game: MagicGame, source: MagicObject): boolean => {
      if (source.ceased) return asItLast(game, source);
      return source.zone === game.inPlay ? has(game, source, keyword) : anywhere(game, source);
    },
  };
}

/** Makes the rule that several instances of a keyword do no more than one: how often what it does is done. */
export function redundant(numbers: Numbers, keyword: string) {
  const once = definition(
    numbers,
    `Several instances of ${keyword} do no more than one`,
    (_game: MagicGame, instances: number): number => Math.min(1, instances),
    (_game, instances) => instances,
  );
  const times = (game: MagicGame, source: MagicObject): number =>
    once(game, keywordsIn(game.look(source), keyword).length);
  return { rule: once, times };
}
