/** Who has priority and focus next: passing, and what resolving does to both (331–336, 343). */
import { AS_WRITTEN, definition, fact, timing, varied } from '../forms';
import type { RiftboundGame } from '../game';
import { inTurnOrder, nextPlayer } from '../phrases';

/** 312.1.b: does nobody act in the open state? Switched off, the Turn Player does in every phase. */
export const nobodyActs = fact(
  '312.1.b',
  'While nobody has priority, nobody takes discretionary actions',
  ({ now }: RiftboundGame) => now.phase !== 'action phase',
);
/** 312.2.a: who acts in the open state. Switched off, nobody does. */
export const actsInOpenState = definition(
  '312.2.a',
  'In a Neutral Open State the Turn Player has priority during the Action Phase',
  ({ now }: RiftboundGame): number | undefined => now.active,
  (): number | undefined => undefined,
);
/** 313.1: who acts in an open state during a showdown. Switched off, the Turn Player does. */
export const actsWithFocus = definition(
  '313.1',
  'In a Showdown Open State the player with focus takes discretionary actions',
  ({ now }: RiftboundGame): number | undefined => now.focus,
  ({ now }): number | undefined => now.active,
);
/** 335.1: all players passed in sequence. */
export const allPassed = varied(
  fact(
    '335.1',
    'When all players have passed priority, the newest item resolves',
    (game: RiftboundGame) => game.now.passes >= inTurnOrder(game).length,
  ),
  {
    which: {
      'all players': AS_WRITTEN,
      'all but one': (game) => game.now.passes >= inTurnOrder(game).length - 1,
    },
  },
);
/** 336.4, 333.1.c.3: who has priority next. */
export const newestGainsPriority = varied(
  timing(
    { number: '336.4', restates: ['333.1.c.3', '312.2.c'] },
    'The controller of the newest item gains priority',
    (game: RiftboundGame) => game.chain.top?.controller ?? game.now.active,
    (game) => game.now.active,
  ),
  {
    whose: {
      'the newest item': AS_WRITTEN,
      'the oldest item': (game) => game.chain.objects[0]?.controller ?? game.now.active,
    },
  },
);
/** 312.2.d: to whom priority is passed. */
export const passesTo = timing(
  { number: '312.2.d', restates: ['334.1.c.1', '335.2'] },
  'Who passes priority passes it to the next player in turn order',
  (game: RiftboundGame, player: number) => nextPlayer(game, player),
  (_game, player) => player,
);
/** 313~2: on a chain it is priority that counts, not focus. */
export const priorityCounts = timing(
  '313~2',
  'Without priority, the player with focus takes no discretionary action',
  (game: RiftboundGame) => game.now.priority,
  (game) => game.now.focus ?? game.now.priority,
);
/** 313.3: focus after its player has passed priority. */
export const keepsFocus = timing(
  '313.3',
  'A player who passes priority retains focus',
  (game: RiftboundGame) => game.now.focus,
  (game) => (game.now.focus === undefined ? undefined : nextPlayer(game, game.now.focus)),
);
/** 344.4: to whom focus is passed. */
export const focusPassesTo = timing(
  '344.4',
  'Who passes in a showdown passes focus to the next player in turn order',
  (game: RiftboundGame, player: number) => nextPlayer(game, player),
  (_game, player) => player,
);
/** 343.1: after the chain that a showdown began with, focus stays. */
export const initialChainKeepsFocus = fact(
  { number: '343.1', restates: ['442.1.e'] },
  'Focus does not pass when the last item of the initial chain resolves',
  (game: RiftboundGame) => game.now.initialChain,
);
/** 343: focus passes as a chain ends in a showdown. */
export const focusPasses = timing(
  '343',
  'When the last item of a chain resolves during a showdown, focus passes',
  (game: RiftboundGame, focus: number) => (initialChainKeepsFocus(game) ? focus : nextPlayer(game, focus)),
  (_game, focus) => focus,
);
