import { type Part, withAdded } from '../../card-game/turn/parts';
import { phaseAdded, skipAdded, turnAdded } from '../../card-game/turn/schedule';
import {
  nextPlayerActive,
  type PartRules,
  type PartsToCome,
  type PartUnderWay,
  partBegins,
  partEnds,
  partsInOrder,
  playersReceivePriority,
  type TurnRules,
  type Turns,
  turnAfterTurn,
  turnBasedActionsFirst,
  turnIsTaken,
} from '../../card-game/turn/taking-turns';
import { type Procedure, procedure, type Rule, rule } from '../../kernel';
import { nextInTurnOrder } from '../1-game-concepts/101-players';
import { givePriority } from '../1-game-concepts/111-timing-and-priority';
import { endEffects } from '../6-actions-abilities-effects/608-durations';
import { extraTurnsToBegin, wouldHaveBegun } from '../8-multiplayer-rules/800-turns-of-who-left';
import { definition, fact, timing } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import { instruction } from '../instruction';
import { Occurrence } from '../occurrence';
import { players } from '../phrases';
import type { Duration } from '../text/tree';

/** 500.5, 603.2b: what triggers at the beginning of a part triggers as it begins. */
export const begins = timing(
  { number: '500.5', restates: ['603.2b'] },
  'Abilities that trigger at the beginning of a phase or step trigger as it begins',
  (_game, event: Occurrence): readonly Occurrence[] => [event],
  (_game, _event) => [],
);
/** 500.4: what lasts until the end of a part ends with it. */
export const endsWith = definition(
  '500.4',
  'What lasts until the end of a phase or step ends with it',
  (_game: LegionsGame, phase: string): readonly Duration[] =>
    phase === 'battle phase' ? ['until end of battle'] : [],
  () => [],
);
/** 610.8: a skipped part is passed over as if it didn't exist. */
export const isSkipped = fact(
  { number: '610.8', restates: ['500.9', '610.1b'] },
  'A skipped step or phase is passed over',
  (game, seat: number, name: string) => game.player(seat).skips.includes(name),
);

const beginning = (name: string, player: number): Occurrence =>
  new Occurrence('begin', { what: name, player }, () => undefined);

type Parts = readonly Part<LegionsGame>[];

/** The one added last comes first. */
export const addedSteps = definition(
  '500.8',
  'An added step takes place directly after the one that it was added to',
  (_game: LegionsGame, parts: Parts, at: number, name: string): Parts | undefined =>
    withAdded(parts, at, name),
  () => undefined,
);

const isStep = (name: string): boolean => name.endsWith(' step');

/** The one added last comes first, whether it is a phase or a step. */
export const addedPhases = definition(
  '500.7',
  'An added phase takes place directly after the one that it was added to',
  (game: LegionsGame, parts: Parts, at: number): Parts | undefined => {
    const [name = ''] = game.now.extraPhases;
    if (isStep(name)) return addedSteps(game, parts, at, name);
    // 505.1a: an added main phase is a postbattle one.
    return withAdded(parts, at, name === 'main phase' ? 'postbattle main phase' : name);
  },
  (game, parts, at) => {
    const [name = ''] = game.now.extraPhases;
    return isStep(name) ? addedSteps(game, parts, at, name) : undefined;
  },
);

const partRules: PartRules<LegionsTypes> = {
  begins: (game, { name }) => begins(game, beginning(name, game.now.active)),
  givePriority,
  isSkipped,
  withAdded: addedPhases,
};

export const living: Procedure<LegionsGame, PartUnderWay<LegionsGame>> = procedure('a step or phase', [
  partBegins<LegionsTypes>('500.5', 'The step or phase begins', partRules),
  turnBasedActionsFirst<LegionsTypes>('703.3', 'Its turn-based actions are dealt with first'),
  playersReceivePriority<LegionsTypes>('500.2', 'Players receive priority', partRules),
  partEnds<LegionsTypes>('703.1', 'What is to happen as it ends happens'),
]);

/** The parts of a turn one after another. */
export const goingThrough: Procedure<LegionsGame, PartsToCome<LegionsGame>> = procedure(
  'the parts of a turn',
  [
    partsInOrder<LegionsTypes>(
      '500.1',
      'Each phase and step of the turn takes place in order',
      living,
      partRules,
    ),
  ],
);

/** 500.6: an extra turn comes right after this one, the one created last first. */
export const nextPlayer = timing(
  '500.6',
  'Extra turns are taken right after the turn they were added to',
  (game: LegionsGame) => extraTurnsToBegin(game)[0] ?? nextInTurnOrder(game, game.now.lastInOrder),
  (game) => nextInTurnOrder(game, game.now.lastInOrder),
);

/** 102.6a: whoever plays first skips the battle phase of that first turn. */
export const noBattleFirst = fact(
  '102.6a',
  'The player who plays first skips the battle phase of that turn',
  (game) => game.now.turn === 1,
);

const turnRules = (parts: readonly Part<LegionsGame>[]): TurnRules<LegionsTypes> => ({
  parts,
  isSkipped,
  beginAnew: (game) => {
    game.set(game.activePlayer, 'turnsTaken', game.activePlayer.turnsTaken + 1);
    game.set(game.now, 'attackersDeclared', 0);
    game.set(game.now, 'blockersDeclared', false);
    // Until the beginning of battle step, which may be skipped, says otherwise.
    game.set(game.now, 'defendingPlayer', nextInTurnOrder(game, game.now.active));
  },
  turnBegins: (game) => [
    ...endEffects(
      game,
      ['until your next turn'],
      ({ context: { controller } }) => controller === game.now.active || wouldHaveBegun(game, controller),
    ),
    beginning('turn', game.now.active),
  ],
  addedTurns: extraTurnsToBegin,
  nextPlayer,
  turnIsOver: (game) => {
    for (const object of game.battlefield.objects)
      if (object.usedThisTurn.length > 0) game.set(object, 'usedThisTurn', []);
  },
});

/** Turns made of `parts`, one after another until the game is over. */
export function turnsOf(parts: readonly Part<LegionsGame>[]): {
  readonly one: Procedure<LegionsGame, Turns>;
  readonly all: Procedure<LegionsGame, Turns>;
} {
  const rules = turnRules(parts);
  const one = procedure('a turn', [
    turnIsTaken<LegionsTypes>('102.6', 'A player takes a turn', goingThrough, rules),
    nextPlayerActive<LegionsTypes>('101.1', 'The next player in turn order becomes the active player', rules),
  ]);
  return { one, all: procedure('turns', [turnAfterTurn<LegionsTypes>('500.1', 'Turn follows turn', one)]) };
}

/** 500.7 */
export const extraPhase = instruction('500.7', 'An effect adds a phase after this one', 'extra phase', {
  perform: (game, effect) => [phaseAdded<LegionsTypes>(game, effect.phase)],
});
export const extraTurn = instruction('500.6', 'An effect gives a player an extra turn', 'extra turn', {
  perform: (game, effect, context) =>
    players(game, effect.who, context).map((player) => turnAdded<LegionsTypes>(game, player)),
});
export const skipping = instruction('610.8', 'An effect makes a player skip a step, phase or turn', 'skip', {
  perform: (game, effect, context) =>
    players(game, effect.who, context).map((player) => skipAdded<LegionsTypes>(game, player, effect.step)),
});

export const turnStructure = (numbers: Parameters<typeof rule>[0], title: string): Rule =>
  rule(numbers, title, 'turn structure');
