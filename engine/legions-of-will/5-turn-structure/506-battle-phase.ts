import { part, phase, type TurnBased } from '../../card-game/turn/parts';
import { procedure, step, turnBasedAction } from '../../kernel';
import { activePlayerReceives, nobodyReceives } from '../1-game-concepts/111-timing-and-priority';
import { isInBattle, removeFromBattle } from '../4-zones/battle-state';
import { endEffects } from '../6-actions-abilities-effects/608-durations';
import { fact, timing } from '../forms';
import type { LegionsGame } from '../game';
import { Occurrence } from '../occurrence';
import { endsWith, noBattleFirst, turnStructure } from './500-general';
import { chooseDefender } from './507-beginning-of-battle-step';
import { declareAttackers } from './508-declare-attackers-step';
import { orderAttackers, orderBlockers } from './509-damage-assignment-orders';
import { declareBlockers } from './509-declare-blockers-step';
import { assignBattleDamage } from './510-battle-damage-step';

export const battlePhase = turnStructure('506.1', 'The battle phase and its five steps');

const attackers = procedure<LegionsGame, TurnBased>('attackers', [
  turnBasedAction('508.1', 'First, the active player declares attackers', (game) => {
    game.call(declareAttackers, { chosen: [], finished: false, rolled: undefined });
  }),
]);
const blockers = procedure<LegionsGame, TurnBased>('blockers', [
  turnBasedAction('509.1', 'First, the defending player declares blockers', (game) => {
    game.keepBooks('come to the declaration of blockers', () => game.set(game.now, 'blockersDeclared', true));
    game.call(declareBlockers, { chosen: [], finished: false });
  }),
  step('509.2', "Second, the attacking units' damage assignment orders are announced", (game) => {
    game.call(orderBlockers, { at: 0 });
  }),
  step('509.3', "Third, the blocking units' damage assignment orders are announced", (game) => {
    game.call(orderAttackers, { at: 0 });
  }),
]);
const damage = procedure<LegionsGame, TurnBased>('damage', [
  turnBasedAction('510.1', 'First, battle damage is assigned', (game) => {
    game.call(assignBattleDamage, { assigned: [], finished: [] });
  }),
]);

/** 511.2: as the end of battle step ends, units are removed from battle; what lasts until then ends with the phase. */
export const leaveBattle = procedure<LegionsGame, TurnBased>('end of battle', [
  turnBasedAction('511.2~2', 'All units are removed from battle', (game) => {
    const units = game.battlefield.objects.filter(isInBattle);
    if (units.length > 0)
      game.propose(
        ...units.map(
          (object) => new Occurrence('remove from battle', { object }, () => removeFromBattle(game, object)),
        ),
      );
  }),
  step('511.2', 'What lasts until the battle ends expires', (game) => {
    game.propose(...endEffects(game, endsWith(game, 'battle phase')));
    game.keepBooks('be over with a battle', () => {
      game.set(game.now, 'attackersDeclared', 0);
      game.set(game.now, 'blockersDeclared', false);
    });
  }),
]);

/** 508.8: without attackers there are no blockers and no battle damage. */
export const noAttackers = fact(
  '508.8',
  'Without attackers the declare blockers and battle damage steps are skipped',
  (game) => game.now.attackersDeclared === 0 && !game.battlefield.objects.some((object) => object.attacking),
);

export const priorityInBeginning = timing(
  '507.2',
  'The active player gets priority in the beginning of battle step',
  activePlayerReceives,
  nobodyReceives,
);
export const priorityInAttackers = timing(
  '508.2',
  'The active player gets priority once attackers are declared',
  activePlayerReceives,
  nobodyReceives,
);
export const priorityInBlockers = timing(
  '509.4',
  'The active player gets priority once blockers are declared',
  activePlayerReceives,
  nobodyReceives,
);
export const priorityInDamage = timing(
  '510.3',
  'The active player gets priority once battle damage is dealt',
  activePlayerReceives,
  nobodyReceives,
);
export const priorityInEnd = timing(
  '511.1',
  'The active player gets priority in the end of battle step',
  activePlayerReceives,
  nobodyReceives,
);

const isLeftOut = noBattleFirst;
const isInVain = (game: LegionsGame): boolean => noBattleFirst(game) || noAttackers(game);
export const battleSteps = phase('battle phase', battlePhase, [
  part('beginning of battle step', { actions: [chooseDefender], priority: priorityInBeginning, isLeftOut }),
  part('declare attackers step', { actions: [attackers], priority: priorityInAttackers, isLeftOut }),
  part('declare blockers step', {
    actions: [blockers],
    priority: priorityInBlockers,
    isLeftOut: isInVain,
  }),
  part('battle damage step', { actions: [damage], priority: priorityInDamage, isLeftOut: isInVain }),
  part('end of battle step', { priority: priorityInEnd, atEnd: leaveBattle, isLeftOut }),
]);
export { attackers, blockers, damage };
