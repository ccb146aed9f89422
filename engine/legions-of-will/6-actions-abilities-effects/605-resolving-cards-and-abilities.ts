import type * as layer from '../../card-game/stack/resolving';
import {
  checkingCondition,
  checkingTargets,
  followingInstructionsOf,
  sharesOfLegal,
} from '../../card-game/stack/resolving';
import { choosing, concatMap, type Procedure, procedure, step } from '../../kernel';
import { faceUpBasesOf } from '../1-game-concepts/108-permanents';
import { isStillLegal } from '../1-game-concepts/110-targets';
import { hasCapacity } from '../3-card-types/301-bases';
import { spentTrap } from '../3-card-types/303-traps';
import { cease, move } from '../4-zones/400-general';
import { endShowing } from '../7-additional-rules/701-showing';
import { holds } from '../conditions';
import { AS_WRITTEN, fact, varied } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import type { GameObject } from '../object';
import { Occurrence } from '../occurrence';
import type { Effect } from '../text/tree';
import { amountDivided, playedWithoutTarget, specifications } from './601-targets-and-modes';
import { announcedAbilities } from './601-total-cost';
import { recur } from './601-who-may-play';
import { followInstructions } from './605-following-instructions';

interface Resolving extends layer.Resolving<LegionsTypes> {
  /** The base that was chosen for a permanent card without a target. */
  base: GameObject | undefined;
}

const isPermanentCard = (object: GameObject): boolean =>
  object.ability === undefined && object.instructions === undefined && !object.card.types.includes('action');

/** The instructions of the object: of an ability, or of every action ability of the card. */
function instructionsOf(object: GameObject): readonly Effect[] {
  if (object.instructions) return [object.instructions];
  if (object.ability) return 'effect' in object.ability ? [object.ability.effect] : [];
  return concatMap(object.card.abilities, (ability) => (ability.kind === 'action' ? [ability.effect] : []));
}

/** 605.2b: with all its targets illegal, a card or ability doesn't resolve. */
export const allTargetsIllegal = varied(
  fact(
    { number: '605.2b', restates: ['605.3b'] },
    "With every target illegal, it doesn't resolve",
    (_game, before: number, after: number) => before > 0 && after === 0,
  ),
  {
    which: { 'every target': AS_WRITTEN, 'any target': (_game, before, after) => after < before },
  },
);

/** Removes a card or ability that doesn't resolve (701.9b, 701.9c). */
export const removalOf = (game: LegionsGame, object: GameObject): Occurrence => {
  if (isAbility(object)) return cease(object, 'remove from the chain of events');
  return recurs(game, object)
    ? move(object, 'expel', { zone: 'expelled' })
    : move(object, 'put into a graveyard', { zone: 'graveyard' });
};

export const isAbility = (object: GameObject): boolean =>
  object.ability !== undefined || object.instructions !== undefined;

/** 605.1: the object on top of the chain of events resolves. */
export const resolving: Procedure<LegionsGame, Resolving> = procedure('resolving', [
  checkingCondition<LegionsTypes>(
    '605.2a',
    'An intervening "if" is checked again',
    (game, { ability, context }) =>
      !context ||
      ability?.kind !== 'triggered' ||
      !ability.condition ||
      holds(game, ability.condition, context),
    (_game, object) => cease(object, 'remove from the chain of events'),
  ),
  checkingTargets<LegionsTypes>(
    { number: '605.2b', restates: ['605.3b'] },
    "Targets that are no longer legal are not affected; with none left it doesn't resolve",
    {
      specifications: (game, object) =>
        object.instructions && !object.ability ? [] : specifications(game, object),
      isStillLegal,
      allIllegal: allTargetsIllegal,
      removal: removalOf,
      withLegal: (object, context, targets) => {
        const over = announcedAbilities(object)
          .map(amountDivided)
          .find((each) => each !== undefined)?.target;
        const place = over ?? 0;
        const division = sharesOfLegal(context.division, context.targets[place], targets[place]);
        return context.with({ targets, division });
      },
    },
  ),
  followingInstructionsOf<LegionsTypes>(
    '605.2c',
    'Its instructions are followed',
    (object) => (isPermanentCard(object) ? undefined : instructionsOf(object)),
    (game, effects, context) => game.call(followInstructions, { effects, at: 0, context }),
  ),
  choosing(
    '605.3a',
    'The controller of a permanent card without a target chooses a base with room for it',
    (game, { object, resolves }: Resolving) => {
      if (!resolves || !isPermanentCard(object) || object.ceased || (object.context?.targets.length ?? 0) > 0)
        return undefined;
      const player = object.controller ?? object.owner;
      const bases = faceUpBasesOf(game, player).filter((base) => hasCapacity(game, base, 1));
      if (bases.length === 0) return undefined;
      const offers = bases.map((value) => ({ label: value.card.name, object: value, value }));
      return { player, purpose: 'choose a base', offers };
    },
    (game, data, [base]) => game.set(data, 'base', base),
  ),
  step(
    { number: '605.3a', restates: ['305.2', '302.2', '303.2', '305.3'] },
    'A permanent card enters the battlefield, in the base that it targeted',
    (game, { object, resolves, base: chosen }) => {
      if (!resolves || !isPermanentCard(object) || object.ceased) return;
      const [target] = object.context?.targets[0] ?? [];
      const base = target && 'object' in target ? target.object : chosen;
      if (base ? !hasCapacity(game, base, 1) : playedWithoutTarget(object.card)) return;
      game.propose(
        move(object, 'enter the battlefield', { zone: 'battlefield', base, controller: object.controller }),
      );
    },
  ),
  step(
    '608.3d',
    "A permanent card that can't be put onto the battlefield goes to the graveyard",
    (game, { object, resolves }) => {
      if (resolves && isPermanentCard(object) && !object.ceased)
        game.propose(move(object, 'put into a graveyard', { zone: 'graveyard' }));
      else
        for (const became of object.became)
          if (became.zone === game.battlefield)
            game.keepBooks('have been played', () => game.set(became, 'playedOnTurn', game.now.turn));
    },
  ),
  step(
    '605.2m',
    "An action goes to its owner's graveyard; an ability ceases to exist",
    (game, { object, resolves }) => {
      if (!resolves || isPermanentCard(object) || object.ceased) return;
      if (isAbility(object)) game.propose(cease(object));
      else if (recurs(game, object)) game.propose(move(object, 'expel', { zone: 'expelled' }));
      else game.propose(move(object, 'put into a graveyard', { zone: 'graveyard' }));
    },
  ),
  step('605.2n', 'What triggers on its resolving triggers', (game, { object, resolves }) => {
    const source = object.context?.source;
    const { ability } = object;
    if (
      resolves &&
      source &&
      ability?.kind === 'triggered' &&
      ability.instructions.includes('do this only once each turn')
    )
      game.keepBooks('use an ability', () =>
        game.set(source, 'usedThisTurn', [...source.usedThisTurn, ability]),
      );
    endShowing(game);
    if (resolves)
      game.propose(new Occurrence('resolve', { object, source: object.context?.source }, () => undefined));
  }),
  spentTrap,
]);

/** 702.4a: a card played from the graveyard by its recur is expelled instead of going anywhere else. */
const recurs = (game: LegionsGame, object: GameObject): boolean =>
  object.playedFrom === 'graveyard' &&
  game.isOn(recur) &&
  (object.card.subtypes.includes('Recur') ||
    object.card.abilities.some(
      (ability) => ability.kind === 'keyword' && ability.keyword.toLowerCase() === 'recur',
    ));

/** Resolves an object of the chain of events: the topmost one, unless another is named. */
export function resolveTop(game: LegionsGame, object = game.chain.top): void {
  if (object) game.call(resolving, { object, resolves: true, base: undefined });
}
