import type { GameDescription } from '../card-game/description';

/** Legions of Will, as data. */
export const description: GameDescription = {
  rulebook: 'legions-of-will',
  // 400.1, 400.2
  zones: [
    { name: 'deck', each: 'player', seenBy: 'nobody' },
    { name: 'hand', each: 'player', seenBy: 'owner' },
    { name: 'graveyard', each: 'player' },
    { name: 'battlefield', each: 'table' },
    { name: 'chain of events', each: 'table' },
    { name: 'expelled', each: 'table' },
  ],
  words: [
    'legions of will',
    // 203.2
    ...['base', 'unit', 'upgrade', 'trap', 'action'],
    // 105, 202, 207–210, 104
    ...['will', 'power', 'defense', 'capacity', 'production', 'resource', 'reserve', 'activation cost'],
    ...['rested', 'reset', 'rest', 'face down', 'face up', 'attacking', 'blocking', 'blocked', 'unblocked'],
    // 701, 702
    ...['destroy', 'expel', 'sacrifice', 'mill', 'recur', 'redeem', 'mulligan'],
    // 500
    ...['beginning phase', 'main phase', 'battle phase', 'ending phase', 'effect step', 'legion'],
  ],
};
