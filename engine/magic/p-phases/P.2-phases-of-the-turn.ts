import type { Part } from '../../card-game/turn/parts';
import { withAdded } from '../../card-game/turn/parts';
import { phaseAdded, skipUsed, turnAdded } from '../../card-game/turn/schedule';
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
import { nextInTurnOrder } from '../../card-game/turn/turn-order';
import { assumed, type Procedure, procedure, type Step, step } from '../../kernel';
import { manaIsLost } from '../7-additional-rules/703-turn-based-actions';
import { takesControl } from '../7-additional-rules/721-controlling-another-player';
import { countsTurns } from '../a-abilities/A.14-echo';
import { definition, fact, timing } from '../forms';
import { manaBurn } from '../g-glossary/G.22-mana-burn';
import type { HeldBack } from '../g-glossary/G.36-held-back';
import { choosingBetweenSkips, isSkippedAlways, mayKeepSkips, skipsOf } from '../g-glossary/G.36-skipping';
import { getsOverIt } from '../g-glossary/G.37-summoning-sickness';
import type { MagicGame, MagicTypes, Standing } from '../game';
import { instruction } from '../instruction';
import { Occurrence } from '../occurrence';
import { givePriority } from '../t-timing/T.2-stack';
import { followInstructions } from '../t-timing/T.6-resolution';
import { endEffects } from '../t-timing/T.8-continuous-effects';
import { saidOfPlayer } from '../t-timing/T.8-statements';
import { phrases, players } from '../text/phrases';
import type { Effect } from '../text/tree';
import { begins, type Ending, lastsUntilItBegins } from './P.3-general-phase-and-step-rules';

type Parts = readonly Part<MagicGame>[];

const beginning = (
  what: string,
  player: number,
  change: Occurrence['change'] = () => undefined,
): Occurrence => new Occurrence('begin', { what, player }, change);

/** G.36.Ruling.1 */
export const isSkipped = fact(
  { '2003': 'G.36.Ruling.1', '2013': '500.10', '2025': assumed('G.36.Ruling.1', { from: '2003' }) },
  'Nothing happens in a step, phase or turn that is skipped',
  (game: MagicGame, seat: number, name: string) =>
    skipsOf(game, seat, name) > 0 || isSkippedAlways(game, seat, name),
);

/** Uses up one of the skips of a part of a turn; where an effect skips it each time, too, the player may keep them. */
function useSkip(game: MagicGame, player: number, what: string): void {
  if (mayKeepSkips(game, player, what)) game.call(choosingBetweenSkips, { player, what });
  else game.apply([game.because(isSkipped, skipUsed<MagicTypes>(game, player, what))]);
}

const isStep = (name: string): boolean => name.endsWith(' step');

export const addedSteps = definition(
  { '2003': 'P.10.Ruling.1', '2013': '500.9', '2025': assumed('P.10.Ruling.1', { from: '2003' }) },
  'Steps that effects add follow the one under way',
  (_game: MagicGame, parts: Parts, at: number, name: string): Parts | undefined => withAdded(parts, at, name),
  () => undefined,
);

export const addedParts = definition(
  { '2003': 'P.10.Ruling.1', '2013': '500.8', '2025': assumed('P.10.Ruling.1', { from: '2003' }) },
  'Phases that effects add follow the one under way',
  (game: MagicGame, parts: Parts, at: number): Parts | undefined => {
    const [name = ''] = game.now.extraPhases;
    if (isStep(name)) return addedSteps(game, parts, at, name);
    return withAdded(parts, at, name === 'main phase' ? 'second main phase' : name);
  },
  (game, parts, at) => {
    const [name = ''] = game.now.extraPhases;
    return isStep(name) ? addedSteps(game, parts, at, name) : undefined;
  },
);

function poolsEmpty(game: MagicGame, ends: Ending, burns: readonly Occurrence[] = []): void {
  game.propose(...manaIsLost(game, ends).map((event) => game.because(manaIsLost, event)), ...burns);
}

const partRules: PartRules<MagicTypes> = {
  begins: (game, { name }) => [
    ...lastsUntilItBegins(game, name),
    ...begins(game, beginning(name, game.now.active)),
  ],
  givePriority,
  partEnds: (game) => poolsEmpty(game, 'part'),
  // P.3.5: what is lost is known before it goes.
  phaseEnds: (game) => {
    const burns = manaBurn(game);
    poolsEmpty(game, 'phase', burns);
  },
  isSkipped,
  useSkip,
  withAdded: addedParts,
};

const onePart: Procedure<MagicGame, PartUnderWay<MagicGame>> = procedure('a step or phase', [
  partBegins<MagicTypes>(
    { '2003': 'P.2.Ruling.1', '2013': '500.1', '2025': assumed('P.2.Ruling.1', { from: '2003' }) },
    'The step or phase begins',
    partRules,
  ),
  turnBasedActionsFirst<MagicTypes>(
    { '2003': 'P.5.1', '2013': assumed('P.5.1', { from: '2003' }), '2025': '703.3' },
    'What is done as it begins is done',
  ),
  playersReceivePriority<MagicTypes>('P.3.2', 'Players receive priority', partRules),
  partEnds<MagicTypes>(
    { '2003': 'P.3.3', '2013': '500.5', '2025': assumed('P.3.3', { from: '2003' }) },
    'What is to happen as it ends happens',
    partRules,
  ),
]);

/** 614.10b */
export const doingWhatWasHeldBack: Step<MagicGame, PartsToCome<MagicGame>> = step(
  { '2013': '614.10b' },
  'What follows the skipping of a turn is the first thing in the next one',
  (game) => {
    const { heldBack } = game.now;
    if (heldBack.length === 0) return;
    game.keepBooks('hold nothing back any more', () => game.set(game.now, 'heldBack', []));
    for (const { effect, context } of [...heldBack].reverse())
      game.call(followInstructions, { effects: [effect], at: 0, context });
  },
);

const allParts: Procedure<MagicGame, PartsToCome<MagicGame>> = procedure('the parts of a turn', [
  doingWhatWasHeldBack,
  partsInOrder<MagicTypes>(
    { '2003': 'P.2.1', '2013': '500.1', '2025': assumed('P.2.1', { from: '2003' }) },
    'A turn goes through its phases and their steps in order',
    onePart,
    partRules,
  ),
]);

export { allParts, onePart };

/** P.2.2, P.2.3 */
export const nextPlayer = timing(
  'P.2.2',
  'After a whole turn the opponent takes one',
  (game: MagicGame): number => game.now.extraTurns[0] ?? nextInTurnOrder(game, game.now.lastInOrder),
  (game) => game.now.active,
);

const turnRules = (parts: Parts): TurnRules<MagicTypes> => ({
  parts,
  isSkipped,
  useSkip,
  beginAnew: (game) => {
    game.set(game.now, 'attackersDeclared', 0);
    for (const player of game.players) {
      if (player.landsPlayed > 0) game.set(player, 'landsPlayed', 0);
      if (player.spellsPlayed > 0) game.set(player, 'spellsPlayed', 0);
      if (player.spentOnSpells > 0) game.set(player, 'spentOnSpells', 0);
      if (player.descents > 0) game.set(player, 'descents', 0);
      if (Object.keys(player.soFar).length > 0) game.set(player, 'soFar', {});
      if (player.spentParts.length > 0) game.set(player, 'spentParts', []);
    }
  },
  turnBegins: (game) => [
    ...endEffects(game, ['until your next turn'], (seat) => seat === game.now.active),
    beginning('turn', game.now.active, (on) => {
      getsOverIt(on);
      takesControl(on);
      countsTurns(on);
    }),
  ],
  addedTurns: ({ now }) => now.extraTurns,
  nextPlayer,
  turnIsOver: (game) => {
    for (const object of game.inPlay.objects) {
      if (object.usedThisTurn.length > 0) game.set(object, 'usedThisTurn', []);
      if (object.hasAttacked) game.set(object, 'hasAttacked', false);
      if (object.shields > 0) game.set(object, 'shields', 0);
      if (object.damagedBy.length > 0) game.set(object, 'damagedBy', []);
    }
  },
});

/** What may be skipped, effect after effect, until one of them is used. */
interface SkippingTurn {
  left: readonly Standing[];
  readonly before: number;
  /** What is done if the turn is skipped for the effect that was offered last. */
  offered?: HeldBack | undefined;
}

/** What is done of an offer now, and what later. */
interface Parted {
  readonly now: Effect;
  readonly later?: Effect | undefined;
}

/** 614.10b: switched off, it is done at once, before any turn. */
export const doneInTheNextTurn = definition(
  { '2013': '614.10b' },
  'What follows the skipping of a turn is done in the next one that is taken',
  (_game: MagicGame, offer: Effect): Parted => {
    if (offer.do !== 'may') return { now: offer };
    const { then, ...now } = offer;
    return { now, later: then };
  },
  (_game, offer): Parted => ({ now: offer }),
);

export const mayBeSkipped: Procedure<MagicGame, SkippingTurn> = procedure('whether a turn is skipped', [
  step('P.4.Ruling.1', 'Of several effects that may skip a turn one is chosen', (game, data) => {
    const [first, ...left] = data.left;
    const { offered } = data;
    const isSkippedNow = skipsOf(game, game.now.active, 'turn') > data.before;
    if (isSkippedNow && offered)
      game.keepBooks('hold back', () => game.set(game.now, 'heldBack', [...game.now.heldBack, offered]));
    if (!first || isSkippedNow) return undefined;
    game.set(data, 'left', left);
    const { statement, context } = first;
    if (
      statement.says === 'may skip turn' &&
      (!statement.condition || phrases.holds(game, statement.condition, context))
    ) {
      const { now, later } = doneInTheNextTurn(game, statement.offer);
      game.set(data, 'offered', later && { effect: later, context });
      game.call(followInstructions, { effects: [now], at: 0, context });
    }
    return 'again';
  }),
]);

/** P.4.Ruling.1: a table that is arranged in the middle of a turn is past this. */
export const offeringToSkip: Step<MagicGame, Turns> = step(
  {
    '2003': 'P.4.Ruling.1',
    '2013': assumed('P.4.Ruling.1', { from: '2003' }),
    '2025': assumed('P.4.Ruling.1', { from: '2003' }),
  },
  'Whether a turn is skipped that may be is chosen right before it starts',
  (game, { startAt }) => {
    const { active } = game.now;
    const left = saidOfPlayer(game, 'may skip turn', active);
    if (startAt === undefined && left.length > 0)
      game.call(mayBeSkipped, { left, before: skipsOf(game, active, 'turn') });
  },
);

/** Turns made of `parts`, one after another until the game is over. */
export function turnsOf(parts: Parts): {
  readonly one: Procedure<MagicGame, Turns>;
  readonly all: Procedure<MagicGame, Turns>;
} {
  const rules = turnRules(parts);
  const one = procedure('a turn', [
    offeringToSkip,
    turnIsTaken<MagicTypes>('P.2.2', 'A player takes a turn', allParts, rules),
    nextPlayerActive<MagicTypes>('P.2.2', 'The next turn is the opponent’s', rules),
  ]);
  return { one, all: procedure('turns', [turnAfterTurn<MagicTypes>('P.2.2', 'Turn follows turn', one)]) };
}

export const extraTurn = instruction(
  { '2003': 'P.2.3', '2013': '500.7', '2025': assumed('P.2.3', { from: '2003' }) },
  'An added turn comes after this one, the one added last first',
  'extra turn',
  {
    perform: (game, effect, context) =>
      players(game, effect.who, context).map((player) => turnAdded<MagicTypes>(game, player)),
  },
);

export const extraPhase = instruction(
  { '2003': 'P.10.Ruling.1', '2013': '500.8', '2025': assumed('P.10.Ruling.1', { from: '2003' }) },
  'A text may add a phase or step to the turn',
  'extra phase',
  { perform: (game, effect) => [phaseAdded<MagicTypes>(game, effect.phase)] },
);
