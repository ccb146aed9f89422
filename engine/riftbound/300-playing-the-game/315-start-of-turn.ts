/** The phases of a turn (314–317), and turns one after another. */
import { type Numbers, type Procedure, procedure, type Step, step } from '../../kernel';
import { nextExtraTurn } from '../000-golden-and-silver-rules/001-card-text';
import { emptyPools } from '../100-game-concepts/161-rune-pools';
import { controllerAt } from '../100-game-concepts/184-battlefields';
import { drawCards } from '../400-types-of-actions/400-draw';
import { ready } from '../400-types-of-actions/402-ready';
import { stun } from '../400-types-of-actions/410-stun';
import { channel } from '../400-types-of-actions/417-channel';
import { scoring } from '../400-types-of-actions/445-scoring';
import { AS_WRITTEN, definition, parameter, varied } from '../forms';
import type { RiftboundGame } from '../game';
import { notice, Occurrence } from '../occurrence';
import { nextPlayer } from '../phrases';
import { cleanup } from './318-cleanups';
import { playersAct } from './326-chains';
import { endAll, endsWithNextTurn, endsWithTurn } from './382-durations';

/** A turn under way: the part that a game resumed in the middle begins with. */
export interface Turn {
  startAt: string | undefined;
}

/** 315.3.b, 315.4.b: what a player gains each turn. */
export const channelledEachTurn = parameter('315.3.b', 'The Turn Player channels 2 runes', {
  value: 2,
  off: 0,
});
export const drawnEachTurn = parameter(
  { number: '315.4.b', restates: ['400.2.a'] },
  'The Turn Player draws 1',
  {
    value: 1,
    off: 0,
  },
);

/** 462.7: the player going second channels an extra rune in the first channel phase. */
export const extraRune = varied(
  definition(
    '462.7',
    'The player going second channels an extra rune in the first Channel Phase',
    (game: RiftboundGame) => {
      const { active, firstPlayer } = game.now;
      return active !== firstPlayer && game.player(active).turnsTaken <= 1 ? 1 : 0;
    },
    () => 0,
  ),
  {
    when: {
      'in the first turn': AS_WRITTEN,
      'each turn': ({ now: { active, firstPlayer } }) => (active !== firstPlayer ? 1 : 0),
    },
    who: {
      'the player going second': AS_WRITTEN,
      'the player going first': (game) =>
        game.now.active === game.now.firstPlayer && game.player(game.now.active).turnsTaken <= 1 ? 1 : 0,
    },
  },
);

function setStep(game: RiftboundGame, phase: string, part: string): void {
  if (game.now.phase !== phase) game.set(game.now, 'phase', phase);
  if (game.now.step !== part) game.set(game.now, 'step', part);
}

/** Makes the event of a phase or step beginning. */
const beginning = (phase: string, part: string): ((game: RiftboundGame) => Occurrence) => {
  const begins = (on: RiftboundGame): void => setStep(on, phase, part);
  return ({ now: { active } }) => new Occurrence('begin', { player: active, what: part }, begins);
};

const isAhead = (data: Turn, part: string): boolean => data.startAt !== undefined && data.startAt !== part;

/** Makes the step that begins a part of the turn. */
const part = (number: string, title: string, phase: string, name: string) => {
  const phaseBegins = beginning(phase, phase);
  const begins = beginning(phase, name);
  return step<RiftboundGame, Turn>(number, title, (game, data) => {
    if (isAhead(data, name)) return;
    if (data.startAt !== undefined) game.set(data, 'startAt', undefined);
    const isNewPhase = phase !== name && game.now.phase !== phase;
    if (isNewPhase) game.propose(phaseBegins(game), begins(game));
    else game.propose(begins(game));
  });
};

/** Makes a step of a part that isn't passed over. */
const within = (numbers: Numbers, title: string, run: (game: RiftboundGame) => void) =>
  step<RiftboundGame, Turn>(numbers, title, (game, data) => {
    if (data.startAt === undefined) run(game);
  });

const act = (number: string, title: string) =>
  within(number, title, (game) => game.call(playersAct, { done: false }));

const endOfTurnCleanup: Step<RiftboundGame, Turn> = within(
  { number: '317.2', restates: ['317.2.a'] },
  'An end-of-turn cleanup',
  (game) => {
    game.setCleanupDue(false);
    game.call(cleanup, { special: 'end of turn' });
  },
);

/** 314: a turn. */
export const aTurn: Procedure<RiftboundGame, Turn> = procedure('a turn', [
  part('315.1', 'The Awaken Phase', 'awaken phase', 'awaken phase'),
  within({ number: '315.1.a', restates: ['402.3.a'] }, 'The Turn Player readies everything', (game) => {
    const { active } = game.now;
    const readied: Occurrence[] = [];
    for (const { objects } of [game.board, game.player(active).legend])
      for (const object of objects)
        if (object.exhausted && (object.controller ?? object.owner) === active) readied.push(ready(object));
    if (readied.length > 0) game.propose(...readied);
  }),
  act('305', 'What happens in the Awaken Phase is dealt with'),
  part('315.2.a', 'The Beginning Step of the Beginning Phase', 'beginning phase', 'beginning step'),
  act('305', 'What triggers at the start of the Beginning Phase is dealt with'),
  part('315.2.b', 'The Scoring Step', 'beginning phase', 'scoring step'),
  within('315.2.b.1', 'The Turn Player holds battlefields', (game) => {
    const seat = game.now.active;
    for (const location of [...game.battlefields].reverse())
      if (controllerAt(location) === seat) game.call(scoring, { seat, location, how: 'hold' });
  }),
  act('305', 'What triggers on holding is dealt with'),
  part('315.3', 'The Channel Phase', 'channel phase', 'channel phase'),
  within('315.3.b', 'The Turn Player channels', (game) => {
    const runes = channel(game, game.now.active, channelledEachTurn(game) + extraRune(game));
    if (runes.length > 0) game.propose(...runes);
  }),
  act('315.3.c', 'What happens in the Channel Phase is dealt with'),
  part('315.4', 'The Draw Phase', 'draw phase', 'draw phase'),
  within({ number: '315.4.b', restates: ['400.2.a'] }, 'The Turn Player draws', (game) =>
    drawCards(game, game.now.active, drawnEachTurn(game)),
  ),
  act('315.4.c', 'What happens in the Draw Phase is dealt with'),
  within('315.4.d', "As the Draw Phase ends, each player's rune pool empties", (game) =>
    game.propose(...emptyPools(game)),
  ),
  part('316', 'The Action Phase', 'action phase', 'action phase'),
  act('316.6', 'The Turn Player acts until ending the turn'),
  part('317.1', 'The Ending Step', 'end of turn phase', 'ending step'),
  within('317.1.a', 'What happens at the end of the turn triggers', (game) =>
    game.propose(notice('end', { player: game.now.active, what: 'turn' })),
  ),
  within('410.1.a.2', 'Stunned units lose the status at the beginning of the Ending Step', (game) => {
    const stunned = game.board.objects.filter((object) => object.stunned);
    if (stunned.length > 0) game.propose(...stunned.map((object) => stun(object, false)));
  }),
  act('305', 'What triggers at the end of the turn is dealt with'),
  endOfTurnCleanup,
  act('305', 'What triggers in the End of Turn Cleanup is dealt with'),
  part('317.3', 'The Expiration Step', 'end of turn phase', 'expiration step'),
  within('317.3.a', 'All "this turn" effects expire at once', (game) => {
    endAll(game, (each) => endsWithTurn(game, each));
  }),
  act('305', 'What happens in the Expiration Step is dealt with'),
  within('317.3.b', "As the Expiration Step ends, all players' rune pools empty", (game) =>
    game.propose(...emptyPools(game)),
  ),
]);

/** 302, 306, 317.4: turns follow one another in turn order. */
export const takingTurns: Procedure<RiftboundGame, Turn> = procedure('taking turns', [
  step({ number: '384', restates: ['383.4'] }, "What lasts until a player's next turn ends", (game) =>
    endAll(game, (each) => endsWithNextTurn(game, each)),
  ),
  step({ number: '302', restates: ['115.1.c'] }, 'A player becomes the Turn Player', (game, data) => {
    const { active, turn } = game.now;
    const startAt = data.startAt;
    if (startAt !== undefined) game.set(data, 'startAt', undefined);
    game.keepBooks('come to a turn', () => {
      game.set(game.now, 'turn', turn + 1);
      const player = game.player(active);
      game.set(player, 'turnsTaken', player.turnsTaken + 1);
      if (startAt === undefined || startAt === 'awaken phase')
        for (const each of game.players) {
          if (each.scored.length > 0) game.set(each, 'scored', []);
          if (each.cardsPlayed > 0) game.set(each, 'cardsPlayed', 0);
          if (each.playedThisTurn.length > 0) game.set(each, 'playedThisTurn', []);
          if (each.happenedThisTurn.length > 0) game.set(each, 'happenedThisTurn', []);
        }
      for (const object of game.board.objects) {
        if (object.movesThisTurn > 0) game.set(object, 'movesThisTurn', 0);
        if (object.triggeredThisTurn.length > 0) game.set(object, 'triggeredThisTurn', []);
      }
    });
    game.call(aTurn, { startAt });
  }),
  // What triggers as others expire is dealt with in the same step, and may say "this turn" as well.
  step(
    '317.3.a',
    '"This turn" effects that began since the others expired are over with the turn',
    (game) => {
      endAll(game, (each) => endsWithTurn(game, each));
    },
  ),
  step('317.4', 'The next player in turn order becomes the Turn Player', (game) => {
    const { lastInOrder, extraTurns } = game.now;
    const extra = nextExtraTurn(game);
    const next = extra ? extra.seat : nextPlayer(game, lastInOrder);
    game.keepBooks('become the Turn Player', () => {
      game.set(game.now, 'active', next);
      if (extra || extraTurns.length > 0) game.set(game.now, 'extraTurns', extra ? extra.others : []);
      if (!extra) game.set(game.now, 'lastInOrder', next);
    });
    return 'restart';
  }),
]);
