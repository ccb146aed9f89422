import { eventConsequence } from '../../card-game/events/event-consequences';
import { assumed } from '../../kernel';
import { definition } from '../forms';
import { cannotGainLife, gainLife } from '../g-glossary/G.19-life';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { sourceController } from './702-controllers-of-sources';
import { damageDealt, keywordOfSources, redundant } from './702-sources-of-damage';

export const { rules: sourcesWithLifelink, dealsWith: hasLifelink } = keywordOfSources('lifelink', {
  left: { '2013': assumed('702.14c', { from: ['2025', '702.15c'] }), '2025': '702.15c' },
  elsewhere: { '2013': assumed('702.14d', { from: ['2025', '702.15d'] }), '2025': '702.15d' },
});

/** 702.15f */
export const { rule: lifelinkOnce, times: timesLinked } = redundant(
  { '2013': '702.14e', '2025': '702.15f' },
  'lifelink',
);

interface Gain {
  readonly player: number;
  readonly amount: number;
}

/** What a source with lifelink dealt to one thing among all that it dealt at a time. */
interface Part extends Gain {
  readonly source: MagicObject;
}

/** 702.15e: what one source deals to several at a time is one event. */
export const gainedApart = definition(
  { '2013': '702.14b', '2025': '702.15e' },
  'Each source with lifelink that deals damage is an event of gaining life',
  (_game: MagicGame, parts: readonly Part[]): readonly Gain[] => summed(parts, ({ source }) => source),
  (_game, parts) => summed(parts, ({ player }) => player),
);

function summed(parts: readonly Part[], by: (part: Part) => unknown): readonly Gain[] {
  const sums = new Map<unknown, Gain>();
  for (const part of parts) {
    const { player, amount } = part;
    sums.set(by(part), { player, amount: (sums.get(by(part))?.amount ?? 0) + amount });
  }
  return [...sums.values()];
}

/** 702.15b */
export const lifelink = eventConsequence<MagicGame, Gain>(
  { '2013': '702.14b', '2025': '702.15b' },
  'The controller of a source with lifelink gains as much life as it deals damage',
  {
    kinds: ['deal damage'],
    finds: (game, events) => {
      const parts = damageDealt(events).flatMap(({ source, amount }): Part[] => {
        if (!hasLifelink(game, source)) return [];
        const player = sourceController(source);
        return cannotGainLife(game, player)
          ? []
          : [{ source, player, amount: amount * timesLinked(game, source) }];
      });
      return gainedApart(game, parts);
    },
    does: (game, { player, amount }) => game.apply([gainLife(player, amount)]),
  },
);
