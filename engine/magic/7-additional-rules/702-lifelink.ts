import { eventConsequence } from '../../card-game/events/event-consequences';
import { assumed } from '../../kernel';
import { definition } from '../forms';
import { cannotGainLife, gainLife } from '../g-glossary/G.19-life';
import type { MagicGame } from '../game';
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

/** 702.15e */
export const gainedApart = definition(
  { '2025': '702.15e' },
  'Each source with lifelink that deals damage is an event of gaining life',
  (_game: MagicGame, gains: readonly Gain[]): readonly Gain[] => gains,
  (_game, gains) =>
    [...new Set(gains.map(({ player }) => player))].map((player) => ({
      player,
      amount: gains.reduce((sum, gain) => (gain.player === player ? sum + gain.amount : sum), 0),
    })),
);

/** 702.15b */
export const lifelink = eventConsequence<MagicGame, Gain>(
  { '2013': '702.14b', '2025': '702.15b' },
  'The controller of a source with lifelink gains as much life as it deals damage',
  {
    kinds: ['deal damage'],
    finds: (game, events) => {
      const gains = damageDealt(events).flatMap(({ source, amount }): Gain[] => {
        if (!hasLifelink(game, source)) return [];
        const player = sourceController(source);
        return cannotGainLife(game, player) ? [] : [{ player, amount: amount * timesLinked(game, source) }];
      });
      return gainedApart(game, gains);
    },
    does: (game, { player, amount }) => game.apply([gainLife(player, amount)]),
  },
);
