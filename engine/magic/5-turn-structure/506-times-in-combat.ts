/** The points in a turn's combat at which texts say that something is played or activated (506.6). */
import { hasBegunAgain, hasCome, isLaterThan, type Point, timesIn } from '../../card-game/turn/times';
import { assumed } from '../../kernel';
import { description } from '../description';
import { AS_WRITTEN, definition, fact, varied } from '../forms';
import type { MagicGame } from '../game';
import { isMainPhase } from '../k-card-types/K.15-land';

const { parts: order } = description;
const COMBAT = order.slice(order.indexOf('beginning of combat step'), order.indexOf('second main phase'));

const partOfTheTurn = (name: string): Point => ({ begins: name, ends: name });

export const attackersAreDeclared = definition(
  { '2003': 'T.4.12', '2013': '506.6a', '2025': assumed('506.6a', { from: '2013' }) },
  'Attackers are declared as the declare attackers step begins',
  (_game: MagicGame): Point => ({ begins: 'declare attackers step', ends: undefined }),
  () => partOfTheTurn('end of combat step'),
);

export const blockersAreDeclared = definition(
  { '2003': 'T.4.12', '2013': '506.6b', '2025': assumed('506.6b', { from: '2013' }) },
  'Blockers are declared as the declare blockers step begins',
  (_game: MagicGame): Point => ({ begins: 'declare blockers step', ends: undefined }),
  () => partOfTheTurn('end of combat step'),
);

/** The point that a text names: by a step, or otherwise. */
function pointOf(game: MagicGame, name: string): Point {
  if (name === 'attackers are declared') return attackersAreDeclared(game);
  if (name === 'blockers are declared') return blockersAreDeclared(game);
  if (name === 'combat phase') return { begins: 'beginning of combat step', ends: 'end of combat step' };
  return partOfTheTurn(name === 'combat damage' ? 'combat damage step' : name);
}

export const duringAnyCombat = fact(
  { '2003': 'T.4.12', '2013': '506.6c', '2025': assumed('506.6c', { from: '2013' }) },
  'What is played during combat is played in any combat phase of the turn',
  ({ now: { phase } }: MagicGame) => phase === 'combat phase',
);

const isIn = (game: MagicGame, part: string): boolean => {
  const { phase, step } = game.now;
  if (part === 'main phase') return isMainPhase(phase);
  return part === 'combat phase' ? duringAnyCombat(game) : part === 'turn' || part === phase || part === step;
};

/** 506.6d: where nothing is said of being in combat, the point is that of the turn's first combat phase. */
export const firstCombatHasPassed = fact(
  { '2003': 'T.4.12', '2013': '506.6d', '2025': assumed('506.6d', { from: '2013' }) },
  'In a turn with several combat phases, a point in combat is that of the first',
  (game: MagicGame, { begins }: Point) =>
    COMBAT.includes(begins) && hasBegunAgain(game.now, 'beginning of combat step'),
);

/** 506.6e: a step that is skipped is passed all the same as the steps before it end. */
export const pointHasCome = varied(
  fact(
    { '2003': 'T.4.12', '2013': '506.6e', '2025': assumed('506.6e', { from: '2013' }) },
    'A point in combat comes as its step begins, or as the steps before it end',
    (game: MagicGame, point: Point) => hasCome(order, game.now, point),
  ),
  {
    when: {
      'as it begins': AS_WRITTEN,
      'after it': (game: MagicGame, { begins }: Point) => isLaterThan(order, game.now, begins),
    },
  },
);

/** In a combat without attackers nothing is after blockers are declared, though the step is passed. */
const isLeftOut = ({ now }: MagicGame, { begins }: Point): boolean =>
  (begins === 'declare blockers step' || begins === 'combat damage step') && !now.begun.includes(begins);

const hasPassed = (game: MagicGame, point: Point): boolean =>
  point.ends === undefined ? pointHasCome(game, point) : isLaterThan(order, game.now, point.ends);

/** Is it the time that a text names? */
export const isNamedTime = timesIn<MagicGame>({
  isIn,
  isBefore: (game, name, during) => {
    const point = pointOf(game, name);
    return !((during !== 'combat phase' && firstCombatHasPassed(game, point)) || pointHasCome(game, point));
  },
  isAfter: (game, name, during) => {
    const point = pointOf(game, name);
    if (isLeftOut(game, point)) return false;
    return (during !== 'combat phase' && firstCombatHasPassed(game, point)) || hasPassed(game, point);
  },
});
