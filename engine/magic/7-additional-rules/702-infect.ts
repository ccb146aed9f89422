import { eventConsequence } from '../../card-game/events/event-consequences';
import { assumed } from '../../kernel';
import { getPoison } from '../e-extracted-rulings/E.10-poison';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { damageToCounters } from './702-damage-as-counters';
import { damageToPlayers, keywordOfSources, redundant } from './702-sources-of-damage';
import { withersInstead } from './702-wither';

export const { rules: sourcesWithInfect, dealsWith: hasInfect } = keywordOfSources('infect', {
  left: { '2013': assumed('702.88d', { from: ['2025', '702.90d'] }), '2025': '702.90d' },
  elsewhere: { '2013': assumed('702.88e', { from: ['2025', '702.90e'] }), '2025': '702.90e' },
});

/** 702.90f */
export const { rule: infectOnce, times: timesInfected } = redundant(
  { '2013': '702.88f', '2025': '702.90f' },
  'infect',
);

/** 702.90c: with wither as well, it is put once. */
export const {
  isInstead: infectsCreatures,
  follows: infection,
  puts: putsInfection,
} = damageToCounters({ '2013': '702.88c', '2025': '702.90c' }, 'infect', {
  dealsWith: hasInfect,
  times: timesInfected,
  beside: withersInstead,
  putBy: { '2025': '702.90c' },
});

const PLAYERS = { '2013': assumed('702.88b', { from: ['2025', '702.90b'] }), '2025': '702.90b' };

/** 702.90b */
export const infectsPlayers = fact(
  PLAYERS,
  'Damage of a source with infect takes no life',
  (game: MagicGame, source: MagicObject) => hasInfect(game, source),
);

interface Poisoning {
  readonly player: number;
  readonly amount: number;
}

export const poisoning = eventConsequence<MagicGame, Poisoning>(
  PLAYERS,
  'Damage of a source with infect gives a player as many poison counters',
  {
    kinds: ['deal damage'],
    finds: (game, events) =>
      damageToPlayers(events).flatMap(({ player, source, amount }): Poisoning[] =>
        infectsPlayers(game, source) ? [{ player, amount: amount * timesInfected(game, source) }] : [],
      ),
    does: (game, { player, amount }) => game.apply([getPoison(player, amount)]),
  },
);
