import { type Choice, choosing, concatMap, type Procedure, procedure, type Step, step } from '../../kernel';
import { drawSeveral } from '../g-glossary/G.15-draw';
import type { MagicGame } from '../game';
import { Occurrence } from '../occurrence';
import { activePlayerFirst } from '../t-timing/T.6-choices';
import { move } from '../z-zones/Z.1-zones-of-play';
import { shuffle } from '../z-zones/Z.6-library';

const libraryInto = (game: MagicGame, seat: number): readonly Occurrence[] =>
  game.player(seat).hand.objects.map((object) => move(object, 'put into zone', { zone: 'library' }));

/** The hands of some players are shuffled back at the same time, and each has a new one with a card less. */
export function takeMulligans(game: MagicGame, players: readonly number[]): void {
  const events = concatMap(players, (player) => [
    ...libraryInto(game, player),
    shuffle(player),
    ...drawSeveral(game, player, game.player(player).nextHand),
    new Occurrence('mulligan', { player }, () => undefined),
  ]);
  game.keepBooks('mulligan', () => {
    // After a hand of no card there is no other.
    for (const player of players)
      game.set(game.player(player), 'nextHand', Math.max(0, game.player(player).nextHand - 1));
  });
  game.propose(...events);
}

/** What a player is asked who has cards to shuffle back. */
export const mulliganOrKeep = (game: MagicGame, player: number): Choice<boolean> | undefined =>
  game.player(player).hand.objects.length === 0
    ? undefined
    : {
        player,
        purpose: 'mulligan',
        offers: [
          { label: 'keep the hand', action: 'decline', value: false },
          { label: 'mulligan', action: 'accept', value: true },
        ],
      };

interface Mulligans {
  /** Place of the player in turn order who decides. */
  at: number;
  again: boolean;
}

/** P.1.7: the first player goes on until the hand is kept, then the next one does. */
export const mulligansInTurn: Procedure<MagicGame, Mulligans> = procedure('mulligans', [
  choosing(
    { '2003': 'P.1.7' },
    'Each player in turn may mulligan until the hand is kept',
    (game, { at }: Mulligans) => {
      const player = activePlayerFirst(game)[at];
      return player === undefined ? undefined : mulliganOrKeep(game, player);
    },
    (game, data, [again = false]) => game.set(data, 'again', again),
  ),
  step({ '2003': 'P.1.7' }, 'The hand is shuffled back, and the new one has a card less', (game, data) => {
    const player = activePlayerFirst(game)[data.at];
    if (data.again && player !== undefined) takeMulligans(game, [player]);
  }),
  step({ '2003': 'P.1.7' }, 'Then the next player decides', (game, data) => {
    if (!data.again || game.player(activePlayerFirst(game)[data.at] ?? 0).hand.objects.length === 0)
      game.set(data, 'at', data.at + 1);
    game.set(data, 'again', false);
    return data.at < game.players.length ? 'restart' : undefined;
  }),
]);

/** P.1.7 */
export const mulligansFollow: Step<MagicGame, object> = step(
  'P.1.7',
  'Players may mulligan, one after the other',
  (game) => game.call(mulligansInTurn, { at: 0, again: false }),
);
