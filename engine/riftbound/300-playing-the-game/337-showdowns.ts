/** Showdowns: how they open, and how they close (337–345). */
import { type Procedure, procedure, step } from '../../kernel';
import { clearContest, controllerAt, presentAt, takeControl } from '../100-game-concepts/184-battlefields';
import { scoring } from '../400-types-of-actions/445-scoring';
import { AS_WRITTEN, consequence, fact, timing, varied } from '../forms';
import type { RiftboundGame } from '../game';
import type { Location } from '../object';
import { notice } from '../occurrence';
import { nextPlayer } from '../phrases';

/** 341: who gains focus as a showdown begins. */
export const gainsFocus = timing(
  { number: '341', restates: ['442.1.a.1.a'] },
  'The player who applied the contested status gains focus',
  (_game, contestedBy: number) => contestedBy,
  (game, contestedBy) => nextPlayer(game, contestedBy),
);

/** 345.2.b: with units of two players there, nobody has established control. */
export const remainsContested = varied(
  fact(
    '345.2.b',
    "With two players' units at a battlefield, it remains contested",
    (game: RiftboundGame, at: Location) => presentAt(game, at).length > 1,
  ),
  {
    'how many': { 'two players': AS_WRITTEN, 'one player': (game, at) => presentAt(game, at).length > 0 },
  },
);

/** 340: a showdown opens at a battlefield. */
export const opening: Procedure<RiftboundGame, { readonly at: Location }> = procedure('opening a showdown', [
  step('340', 'A showdown begins', (game, { at }) => {
    const seat = gainsFocus(game, at.contestedBy ?? game.now.active);
    game.keepBooks('open a showdown', () => {
      game.set(game.now, 'showdown', at);
      game.set(game.now, 'focus', seat);
      game.set(game.now, 'focusPasses', 0);
      game.set(at, 'staged', undefined);
    });
    game.propose(notice('begin a showdown', { player: seat, object: at.battlefield, to: at }));
  }),
]);

/** 344.3.a.1: what follows a showdown. */
export const cleanupFollows = consequence(
  '344.3.a.1',
  'A cleanup occurs as a showdown ends',
  (game: RiftboundGame) => game.setCleanupDue(true),
);

/** 345: a showdown closes; without a combat, who remains alone establishes control. */
export const closing: Procedure<RiftboundGame, { readonly at: Location }> = procedure('closing a showdown', [
  step(
    { number: '345', restates: ['344.3.a'] },
    'All players passed in sequence: the showdown ends',
    (game, { at }) => {
      game.keepBooks('close a showdown', () => {
        game.set(game.now, 'showdown', undefined);
        game.set(game.now, 'focus', undefined);
        game.set(game.now, 'focusPasses', 0);
      });
      cleanupFollows(game);
      game.propose(notice('end a showdown', { object: at.battlefield, to: at }));
      return at === game.now.combat ? 'finish' : undefined;
    },
  ),
  step(
    { number: '345.2.a', restates: ['184.4'] },
    'The only player with units there establishes control',
    (game, { at }) => {
      if (remainsContested(game, at)) return 'finish';
      const [only] = presentAt(game, at);
      if (only === undefined) game.propose(clearContest(at));
      else if (controllerAt(at) === only) {
        game.propose(clearContest(at));
        return 'finish';
      } else game.propose(takeControl(at, only), clearContest(at));
      return undefined;
    },
  ),
  step('345.2.a.1', 'Establishing control is a conquer', (game, { at }) => {
    const seat = controllerAt(at);
    if (seat !== undefined && presentAt(game, at).includes(seat))
      game.call(scoring, { seat, location: at, how: 'conquer' });
  }),
]);
