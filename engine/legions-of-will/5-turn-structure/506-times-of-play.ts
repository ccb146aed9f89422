/** The times in a turn at which cards say that they are played, and abilities that they are activated (506.7). */
import {
  hasBegunAgain,
  hasCome,
  isLaterThan,
  type Point,
  timesIn,
  timesToActivate,
  timesToPlay,
} from '../../card-game/turn/times';
import { isMain } from '../6-actions-abilities-effects/601-who-may-play';
import { AS_WRITTEN, definition, fact, prohibition, varied } from '../forms';
import type { LegionsGame } from '../game';
import type { Activation, GameObject } from '../object';
import { partsOfATurn } from './500-parts-of-a-turn';
import { battleSteps } from './506-battle-phase';

/** The order of a turn's parts (500.1). */
const order: readonly string[] = partsOfATurn.map(({ name }) => name);

const partOfTheTurn = (name: string): Point => ({ begins: name, ends: name });

export const attackersAreDeclared = definition(
  '506.7a',
  'Attackers are declared as the declare attackers step begins',
  (_game: LegionsGame, _name: string): Point => ({ begins: 'declare attackers step', ends: undefined }),
  (_game, name) => partOfTheTurn(name),
);

export const blockersAreDeclared = definition(
  '506.7b',
  'Blockers are declared as the declare blockers step begins',
  (_game: LegionsGame, _name: string): Point => ({ begins: 'declare blockers step', ends: undefined }),
  (_game, name) => partOfTheTurn(name),
);

/** The point that a text names: by a step, or otherwise. */
function pointOf(game: LegionsGame, name: string): Point {
  if (name === 'attackers are declared') return attackersAreDeclared(game, name);
  if (name === 'blockers are declared') return blockersAreDeclared(game, name);
  if (name === 'battle phase') return { begins: 'beginning of battle step', ends: 'end of battle step' };
  return partOfTheTurn(name);
}

export const duringAnyBattle = fact(
  '506.7c',
  'What is played during battle is played in any battle phase of the turn',
  ({ now: { phase } }) => phase === 'battle phase',
);

function isIn(game: LegionsGame, part: string): boolean {
  const { phase, step } = game.now;
  if (part === 'main phase') return isMain(phase);
  return part === 'battle phase' ? duringAnyBattle(game) : part === 'turn' || part === phase || part === step;
}

const isOfBattle = ({ begins }: Point): boolean => battleSteps.some(({ name }) => name === begins);

/** 506.7d: where nothing is said of being in battle, the point is that of the turn's first battle phase. */
export const firstBattleHasPassed = fact(
  '506.7d',
  'In a turn with several battle phases, the point in the battle phase is that of the first',
  (game, point: Point) => hasBegunAgain(game.now, 'beginning of battle step') && isOfBattle(point),
);

/** 503.2: the first effect step has ended once a second one has begun. */
export const firstEffectStepHasEnded = fact(
  '503.2',
  'In a turn with several effect steps, "after the effect step" is after the first',
  (game, { begins }: Point) => begins === 'effect step' && hasBegunAgain(game.now, begins),
);

/** Steps that are skipped are passed all the same (506.7e). */
export const pointHasCome = varied(
  fact(
    '506.7',
    'A point in a turn comes as its step begins, or as the steps before it end',
    (game, point: Point) => hasCome(order, game.now, point),
  ),
  {
    when: {
      'as it begins': AS_WRITTEN,
      'after it': (game, { begins }) => isLaterThan(order, game.now, begins),
    },
  },
);

/** 506.7f: what is played during battle after a point is not played in a battle phase that skips it. */
export const isLeftOut = fact(
  '506.7f',
  'During a battle phase whose declare blockers step is skipped nothing is after blockers are declared',
  (game, { begins }: Point) =>
    (begins === 'declare blockers step' || begins === 'battle damage step') && !game.now.blockersDeclared,
);

const hasPassed = (game: LegionsGame, point: Point): boolean =>
  point.ends === undefined ? pointHasCome(game, point) : isLaterThan(order, game.now, point.ends);

/** Is it the time that a text names? Said of the battle phase, a point is that of the one that is under way (506.7c). */
const isNamedTime = timesIn<LegionsGame>({
  isIn,
  isBefore: (game, name, during) => {
    const point = pointOf(game, name);
    return !((during !== 'battle phase' && firstBattleHasPassed(game, point)) || pointHasCome(game, point));
  },
  isAfter: (game, name, during) => {
    const point = pointOf(game, name);
    const isInBattle = during === 'battle phase';
    if (isInBattle && isLeftOut(game, point)) return false;
    return (
      (!isInBattle && firstBattleHasPassed(game, point)) ||
      firstEffectStepHasEnded(game, point) ||
      hasPassed(game, point)
    );
  },
});

export const playOnlyWhen = prohibition<GameObject>(
  '506.7',
  "A card that says when it may be played isn't played at another time",
  'play',
  (game, player, object) =>
    timesToPlay(object.card.abilities).some((time) => !isNamedTime(game, player, time)),
);

export const activateOnlyWhen = prohibition<Activation>(
  '602.1b',
  "An ability that says when it may be activated isn't activated at another time",
  'activate',
  (game, player, { ability }) =>
    timesToActivate(ability.instructions).some((time) => !isNamedTime(game, player, time)),
);
