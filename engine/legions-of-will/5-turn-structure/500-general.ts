import { type Procedure, procedure, type Rule, rule, step } from '../../kernel';
import { nextInTurnOrder } from '../1-game-concepts/101-players';
import { givePriority } from '../1-game-concepts/111-timing-and-priority';
import { endEffects } from '../6-actions-abilities-effects/608-durations';
import { extraTurnsToBegin, wouldHaveBegun } from '../8-multiplayer-rules/800-turns-of-who-left';
import { definition, fact, timing } from '../forms';
import type { LegionsGame } from '../game';
import { instruction } from '../instruction';
import { Occurrence } from '../occurrence';
import { players } from '../phrases';

/** A phase without steps, or a step. */
export interface Part {
  readonly name: string;
  readonly phase: string;
  /** Switched off, the part is left out of the turn. */
  readonly rule: Rule;
  /** 703.3: what happens as it begins, before anything else. */
  readonly turnBasedActions: readonly Procedure<LegionsGame, TurnBased>[];
  /** Do players receive priority in it? */
  readonly priority: (game: LegionsGame) => boolean;
  /** Left out of this turn? */
  readonly skipped?: (game: LegionsGame) => boolean;
  readonly atEnd?: Procedure<LegionsGame, TurnBased>;
}

/** What turn-based actions share: nothing but the turn. */
export type TurnBased = Readonly<Record<string, never>>;

/** 500.5, 603.2b: what triggers at the beginning of a part triggers as it begins. */
export const begins = timing(
  ['500.5', '603.2b'],
  'Abilities that trigger at the beginning of a phase or step trigger as it begins',
  (_game, event: Occurrence): Occurrence | undefined => event,
  (_game, _event) => undefined,
);
/** 500.4: what lasts until the end of a part ends with it. */
export const ends = fact('500.4', 'What lasts until the end of a phase or step ends with it', () => true);
/** 610.8: a skipped part is passed over as if it didn't exist. */
export const isSkipped = fact(
  ['610.8', '500.9', '610.1b'],
  'A skipped step or phase is passed over',
  (game, seat: number, name: string) => game.player(seat).skips.includes(name),
);

/** 610.1b: what skips a part once does so no second time. Returns whether the active player skips it. */
function skip(game: LegionsGame, name: string): boolean {
  const { active } = game.now;
  if (!isSkipped(game, active, name)) return false;
  const { skips } = game.activePlayer;
  game.set(game.activePlayer, 'skips', skips.toSpliced(skips.indexOf(name), 1));
  return true;
}

const nothingElse = (): void => undefined;
const beginning = (name: string, player: number): Occurrence =>
  new Occurrence('begin', { what: name, player }, nothingElse);

export const living: Procedure<LegionsGame, { readonly part: Part }> = procedure('a step or phase', [
  step('500.5', 'The step or phase begins', (game, { part }) => {
    game.set(game.now, 'phase', part.phase);
    game.set(game.now, 'step', part.name);
    if (part.name === 'beginning of battle step') game.set(game.now, 'battles', game.now.battles + 1);
    if (part.name === 'effect step') game.set(game.now, 'effectSteps', game.now.effectSteps + 1);
    const event = begins(game, beginning(part.name, game.now.active));
    if (event) game.propose(event);
  }),
  step('703.3', 'Its turn-based actions are dealt with first', (game, { part }) => {
    // Procedures called last run first.
    for (let at = part.turnBasedActions.length - 1; at >= 0; at -= 1) {
      const action = part.turnBasedActions[at];
      if (action) game.call(action, {});
    }
  }),
  step('500.2', 'Players receive priority', (game, { part }) => {
    if (!game.isOver && !game.now.endingTurn && part.priority(game)) givePriority(game);
  }),
  step(['703.1', '500.3'], 'What is to happen as it ends happens', (game, { part }) => {
    if (part.atEnd) game.call(part.atEnd, {});
  }),
]);

interface Turn {
  parts: readonly Part[];
  at: number;
}

/** The parts of a phase or step by its name in card text; an added main phase is a postbattle one (505.1a). */
function partsOf(parts: readonly Part[], name: string): readonly Part[] {
  const named = name === 'main phase' ? 'postbattle main phase' : name;
  const found = parts.filter((part) => part.phase === named || part.name === named);
  return found.filter((part, place) => found.findIndex((each) => each.name === part.name) === place);
}

/** Does a phase begin with this part? */
function beginsPhase(parts: readonly Part[], part: Part): boolean {
  for (const each of parts) if (each.phase === part.phase) return each.name === part.name;
  return false;
}

/** 500.7, 500.8: what effects added comes directly after the phase or step that has just ended, the one added last first. */
export const addedPhases = definition(
  ['500.7', '500.8'],
  'An added phase or step takes place directly after the one it was added to',
  (game: LegionsGame, parts: readonly Part[], at: number): readonly Part[] | undefined => {
    const [name] = game.now.extraPhases;
    const before = parts[at - 1];
    const next = parts[at];
    if (name === undefined || !before) return undefined;
    const added = partsOf(parts, name);
    const isStep = added.every((part) => part.name === name && part.phase !== name);
    if (!isStep && next && before.phase === next.phase && !beginsPhase(parts, next)) return undefined;
    return [...parts.slice(0, at), ...added, ...parts.slice(at)];
  },
  () => undefined,
);

/** The parts of a turn one after another. */
export const goingThrough: Procedure<LegionsGame, Turn> = procedure('the parts of a turn', [
  step(['500.1', '500.10'], 'Each phase and step of the turn takes place in order', (game, data) => {
    if (game.isOver) return undefined;
    const longer = game.now.extraPhases.length > 0 ? addedPhases(game, data.parts, data.at) : undefined;
    if (longer) {
      game.set(game.now, 'extraPhases', game.now.extraPhases.slice(1));
      game.set(data, 'parts', longer);
    }
    const part = data.parts[data.at];
    if (!part) return undefined;
    if (
      part.phase !== part.name &&
      game.activePlayer.skips.length > 0 &&
      beginsPhase(data.parts, part) &&
      skip(game, part.phase)
    ) {
      const next = data.parts.findIndex(
        (each, place) => place > data.at && (each.phase !== part.phase || each.name === part.name),
      );
      game.set(data, 'at', next < 0 ? data.parts.length : next);
      return 'again';
    }
    game.set(data, 'at', data.at + 1);
    if (game.now.endingTurn && part.name !== 'cleanup step') return 'again';
    if (!game.isOn(part.rule) || part.skipped?.(game) || skip(game, part.name)) return 'again';
    if (game.now.endingTurn) game.set(game.now, 'endingTurn', false);
    game.exercise(part.rule);
    game.call(living, { part });
    return 'again';
  }),
]);

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

/** Where the next turn starts: at its beginning, unless a table was arranged in the middle of one. */
export interface Turns {
  startAt: string | undefined;
}

/** One turn made of `parts`, and the change to the next player. */
export const aTurn = (parts: readonly Part[]): Procedure<LegionsGame, Turns> =>
  procedure('a turn', [
    step(['102.6', '500.1'], 'A player takes a turn', (game, data) => {
      const startAt =
        data.startAt === undefined
          ? 0
          : Math.max(
              0,
              parts.findIndex((part) => part.name === data.startAt),
            );
      game.set(game.now, 'turn', game.now.turn + 1);
      game.set(game.activePlayer, 'turnsTaken', game.activePlayer.turnsTaken + 1);
      game.set(game.now, 'attackersDeclared', 0);
      game.set(game.now, 'blockersDeclared', false);
      game.set(game.now, 'battles', 0);
      game.set(game.now, 'effectSteps', 0);
      // Until the beginning of battle step, which may be skipped, says otherwise.
      game.set(game.now, 'defendingPlayer', nextInTurnOrder(game, game.now.active));
      if (data.startAt === undefined && skip(game, 'turn')) return;
      if (data.startAt === undefined) {
        const ended = endEffects(
          game,
          ['until your next turn'],
          ({ context: { controller } }) => controller === game.now.active || wouldHaveBegun(game, controller),
        );
        game.propose(...ended, beginning('turn', game.now.active));
      }
      game.set(data, 'startAt', undefined);
      game.call(goingThrough, { parts, at: startAt });
    }),
    step('101.1', 'The next player in turn order becomes the active player', (game) => {
      const next = nextPlayer(game);
      // An extra turn takes nobody's turn away: the order goes on from the last turn that was in it.
      const extra = extraTurnsToBegin(game);
      if (extra.length === 0) game.set(game.now, 'lastInOrder', next);
      game.set(game.now, 'extraTurns', extra.slice(1));
      game.set(game.now, 'active', next);
      // "As long as it's your turn": what is true depends on whose turn it is.
      game.changed();
      for (const piece of game.battlefield.objects)
        if (piece.usedThisTurn.length > 0) game.set(piece, 'usedThisTurn', []);
    }),
  ]);

/** Turns, one after another until the game is over. */
export function takingTurns(one: Procedure<LegionsGame, Turns>): Procedure<LegionsGame, Turns> {
  return procedure('turns', [
    step('500.1', 'Turn follows turn', (game, data) => {
      if (game.isOver) return undefined;
      game.call(one, data);
      return 'again';
    }),
  ]);
}

/** 500.7 */
export const extraPhase = instruction('500.7', 'An effect adds a phase after this one', 'extra phase', {
  perform: (_game, effect) => [
    new Occurrence('add a phase', { what: effect.phase }, (game) =>
      game.set(game.now, 'extraPhases', [effect.phase, ...game.now.extraPhases]),
    ),
  ],
});
export const extraTurn = instruction('500.6', 'An effect gives a player an extra turn', 'extra turn', {
  perform: (game, effect, context) =>
    players(game, effect.who, context).map(
      (player) =>
        new Occurrence('add a turn', { player }, (on) =>
          on.set(on.now, 'extraTurns', [player, ...on.now.extraTurns]),
        ),
    ),
});
export const skipping = instruction('610.8', 'An effect makes a player skip a step, phase or turn', 'skip', {
  perform: (game, effect, context) =>
    players(game, effect.who, context).map(
      (player) =>
        new Occurrence('skip', { player, what: effect.step }, (on) =>
          on.set(on.player(player), 'skips', [...on.player(player).skips, effect.step]),
        ),
    ),
});

export const turnStructure = (numbers: Parameters<typeof rule>[0], title: string): Rule =>
  rule(numbers, title, 'turn structure');
