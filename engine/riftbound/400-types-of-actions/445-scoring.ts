/** Points, scoring by conquering and holding, and winning (445–449). */
import { type Procedure, procedure, query, step } from '../../kernel';
import { cannotScore } from '../000-golden-and-silver-rules/050-cant-beats-can';
import { AS_WRITTEN, eventConsequence, fact, varied } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import type { Location } from '../object';
import { Occurrence } from '../occurrence';
import { amountFor, inTurnOrder, players } from '../phrases';
import { rememberThisTurn } from '../phrases/this-turn';
import { drawCards } from './400-draw';
import { gainPoints, win } from './445-points';
import { victoryScore } from './445-victory-score';

/** 449: is that many points enough to win? */
export const isVictory = varied(
  fact(
    { number: '449', restates: ['418.3.a', '462.6'] },
    'A player whose points equal the Victory Score wins',
    (game: RiftboundGame, points: number) => points >= victoryScore(game),
  ),
  {
    which: { 'at least': AS_WRITTEN, 'more than': (game, points) => points > victoryScore(game) },
  },
);

export const somebodyHasWon = query('whether anybody has points enough to win', (game: RiftboundGame) =>
  game.players.some(({ points }) => isVictory(game, points)),
);

/** The first in turn order of those with enough points. */
const winners = (game: RiftboundGame): readonly number[] =>
  game.isOver || !somebodyHasWon(game)
    ? NOBODY
    : inTurnOrder(game)
        .filter((seat) => isVictory(game, game.player(seat).points))
        .slice(0, 1);

const NOBODY: readonly number[] = [];

export const winsAtOnce = eventConsequence('449', 'A player with enough points wins immediately', {
  finds: winners,
  does: (game, seat) => game.apply([win(seat)]),
});

/** 447: a battlefield is scored once a turn by each player. */
export const scoredAlready = fact(
  '447',
  'A player scores each battlefield once a turn',
  (game: RiftboundGame, seat: number, { battlefield }: Location) =>
    battlefield !== undefined && game.player(seat).scored.includes(battlefield),
);

/** 448.1.b.2: the final point isn't conquered without having scored every battlefield this turn. */
export const finalPointWithheld = fact(
  '448.1.b.2',
  'The final point is conquered only with every battlefield scored this turn',
  (game: RiftboundGame, seat: number, how: 'conquer' | 'hold') =>
    how === 'conquer' &&
    game.player(seat).points === victoryScore(game) - 1 &&
    game.battlefields.some(
      ({ battlefield }) => battlefield && !game.player(seat).scored.includes(battlefield),
    ),
);

type How = 'conquer' | 'hold';

export const conquersWithoutPoint = fact(
  '376.4.b.2.c',
  'Conquer effects trigger also where the point is not gained',
  (_game: RiftboundGame, how: How) => how === 'conquer',
);

export const holdsWithoutPoint = fact(
  '376.4.c.2.c',
  'Hold effects trigger also where the point is not gained',
  (_game: RiftboundGame, how: How) => how === 'hold',
);

const triggersWithoutPoint = (game: RiftboundGame, how: How): boolean =>
  conquersWithoutPoint(game, how) || holdsWithoutPoint(game, how);

/** A hold is told apart from a conquest by whoever finds that control was maintained. */
export const isHeld = fact(
  '446.2',
  'A player who maintains control in the Beginning Phase holds a battlefield',
  (_game: RiftboundGame, how: How) => how === 'hold',
);

interface Scoring {
  readonly seat: number;
  readonly location: Location;
  readonly how: How;
  /** The event of scoring, which something may have replaced. */
  scored?: Occurrence;
  /** The event of gaining the point; undefined: it was withheld (448.1.b.2). */
  gained?: Occurrence;
}

/** 448: a player scores a battlefield. */
export const scoring: Procedure<RiftboundGame, Scoring> = procedure('scoring a battlefield', [
  step(
    { number: '446.1', restates: ['345.2.a.1', '444.2.b'] },
    'A battlefield is conquered',
    (game, data) => {
      const { seat, location, how } = data;
      if (how === 'hold' && !isHeld(game, how)) return 'finish';
      if (scoredAlready(game, seat, location) || cannotScore(game, seat, location)) return 'finish';
      const { battlefield } = location;
      if (!battlefield) return 'finish';
      const scored = new Occurrence(
        'score',
        { player: seat, object: battlefield, to: location, how },
        (on) => {
          const player = on.player(seat);
          on.set(player, 'scored', [...player.scored, battlefield]);
        },
      );
      game.set(data, 'scored', scored);
      game.propose(scored);
      return undefined;
    },
  ),
  step(
    '448.1',
    'The player earns a point, or draws a card in place of a final point that is withheld',
    (game, data) => {
      const { seat, how } = data;
      if (!data.scored?.hasHappened) return 'finish';
      if (finalPointWithheld(game, seat, how)) drawCards(game, seat, 1);
      else {
        const gained = gainPoints(seat, 1, how);
        game.set(data, 'gained', gained);
        game.propose(gained);
      }
      return undefined;
    },
  ),
  step(
    '448.2',
    'What triggers on conquering or holding triggers',
    (game, { seat, location, how, gained }) => {
      if (!gained?.hasHappened && !triggersWithoutPoint(game, how)) return;
      const about = { player: seat, object: location.battlefield, to: location, how };
      game.propose(new Occurrence(how, about, rememberThisTurn));
    },
  ),
]);

/** Gaining points by an effect. */
export const gainingPoints = instruction(
  '448.1.a.1',
  'Points from other sources than scoring are gained without restriction',
  'gain points',
  {
    perform: (game, effect, context) =>
      players(game, effect.who, context).map((seat) =>
        gainPoints(seat, amountFor(game, effect, seat, context)),
      ),
  },
);
