import { procedure, step, turnBasedAction } from '../../kernel';
import { isInBattle, removeFromBattle } from '../4-zones/battle-state';
import { endEffects } from '../6-actions-abilities-effects/608-durations';
import { fact } from '../forms';
import type { LegionsGame } from '../game';
import { Occurrence } from '../occurrence';
import { ends, noBattleFirst, type Part, type TurnBased, turnStructure } from './500-general';
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
    game.set(game.now, 'blockersDeclared', true);
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
          (piece) => new Occurrence('remove from battle', { piece }, () => removeFromBattle(game, piece)),
        ),
      );
  }),
  step(['511.2', '500.4'], 'Effects that last until end of battle expire', (game) => {
    if (ends(game)) game.propose(...endEffects(game, ['until end of battle']));
    game.set(game.now, 'attackersDeclared', 0);
    game.set(game.now, 'blockersDeclared', false);
  }),
]);

/** 508.8: without attackers there are no blockers and no battle damage. */
export const noAttackers = fact(
  ['508.8', '506.1'],
  'Without attackers the declare blockers and battle damage steps are skipped',
  (game) => game.now.attackersDeclared === 0 && !game.battlefield.objects.some((piece) => piece.attacking),
);

const priorityInBeginning = fact(
  '507.2',
  'The active player gets priority in the beginning of battle step',
  () => true,
  'timing',
);
const priorityInAttackers = fact(
  '508.2',
  'The active player gets priority once attackers are declared',
  () => true,
  'timing',
);
const priorityInBlockers = fact(
  '509.4',
  'The active player gets priority once blockers are declared',
  () => true,
  'timing',
);
const priorityInDamage = fact(
  '510.3',
  'The active player gets priority once battle damage is dealt',
  () => true,
  'timing',
);
const priorityInEnd = fact(
  '511.1',
  'The active player gets priority in the end of battle step',
  () => true,
  'timing',
);
export const battlePriorities = [
  priorityInBeginning,
  priorityInAttackers,
  priorityInBlockers,
  priorityInDamage,
  priorityInEnd,
];

const phase = 'battle phase';
const left = (game: LegionsGame): boolean => noBattleFirst(game);
export const battleSteps: readonly Part[] = [
  {
    name: 'beginning of battle step',
    phase,
    rule: battlePhase,
    turnBasedActions: [chooseDefender],
    priority: (game) => priorityInBeginning(game),
    skipped: left,
  },
  {
    name: 'declare attackers step',
    phase,
    rule: battlePhase,
    turnBasedActions: [attackers],
    priority: (game) => priorityInAttackers(game),
    skipped: left,
  },
  {
    name: 'declare blockers step',
    phase,
    rule: battlePhase,
    turnBasedActions: [blockers],
    priority: (game) => priorityInBlockers(game),
    skipped: (game) => left(game) || noAttackers(game),
  },
  {
    name: 'battle damage step',
    phase,
    rule: battlePhase,
    turnBasedActions: [damage],
    priority: (game) => priorityInDamage(game),
    skipped: (game) => left(game) || noAttackers(game),
  },
  {
    name: 'end of battle step',
    phase,
    rule: battlePhase,
    turnBasedActions: [],
    priority: (game) => priorityInEnd(game),
    skipped: left,
    atEnd: leaveBattle,
  },
];
export { attackers, blockers, damage };
