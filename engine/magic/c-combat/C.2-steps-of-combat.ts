import { part, phase, type TurnBased } from '../../card-game/turn/parts';
import { assumed, procedure, rule, slot, step, turnBasedAction } from '../../kernel';
import { priorityAfterDamage } from '../5-turn-structure/510-combat-damage-step';
import { fact, timing } from '../forms';
import type { MagicGame } from '../game';
import { activePlayerReceives, nobodyReceives } from '../t-timing/T.2-stack';
import { endEffects } from '../t-timing/T.8-continuous-effects';
import { isInCombat, removeFromCombat } from './C.1-the-combat-phase';
import { declareAttackers } from './C.3-declare-attackers';
import { declareBlockers } from './C.4-declare-blockers';
import { assignCombatDamage } from './C.5-assigning-combat-damage';
import { isOneStep, strikesInFirst } from './C.5-two-steps';

export const combatPhase = rule(
  { '2003': 'C.1.1', '2013': '500.1', '2025': assumed('C.1.1', { from: '2003' }) },
  'The combat phase and its five steps',
  'turn structure',
);

/** C.3.1: a null attack. */
export const nobodyAttacks = fact(
  {
    '2003': 'C.3.1',
    '2013': assumed('508.6', { from: ['2003', 'C.3.1'] }),
    '2025': assumed('C.3.1', { from: '2003' }),
  },
  'Without attackers the game goes on with the end of combat',
  ({ now }: MagicGame) => now.attackersDeclared === 0,
);

export const attackers = procedure<MagicGame, TurnBased>('attackers', [
  turnBasedAction(
    { '2003': 'C.3.5', '2013': '508.1', '2025': '703.4i' },
    'Attackers are declared at the start, without the stack',
    (game) => {
      game.call(declareAttackers, { chosen: [], finished: false });
    },
  ),
]);

export const blockers = procedure<MagicGame, TurnBased>('blockers', [
  turnBasedAction(
    { '2003': 'C.4.4', '2013': '509.1', '2025': '703.4j' },
    'Blockers are declared at the start, without the stack',
    (game) => {
      game.call(declareBlockers, { chosen: [], finished: false });
    },
  ),
]);

const assigning = (title: string, isFirst: boolean) =>
  turnBasedAction<MagicGame, TurnBased>(
    { '2003': 'C.5.1', '2013': assumed('510.1', { from: ['2025', '703.4k'] }), '2025': '703.4k' },
    title,
    (game) => {
      game.call(assignCombatDamage, { isFirst, assigned: [], finished: [], declined: [] });
    },
  );

export const firstDamage = procedure<MagicGame, TurnBased>('first damage', [
  turnBasedAction(
    { '2003': 'C.5.9', '2013': assumed('C.5.9', { from: '2003' }), '2025': '702.7b' },
    'It is looked at once which creatures strike first',
    (game) => {
      game.keepBooks('strike first', () => {
        for (const object of game.inPlay.objects)
          if (strikesInFirst(game, object)) game.set(object, 'strikesFirst', true);
      });
    },
  ),
  assigning('Combat damage of the first of two steps is assigned at its start', true),
]);

export const damage = procedure<MagicGame, TurnBased>('damage', [
  assigning('Combat damage is assigned at the start', false),
]);

/** C.1.3: attackers and blockers are so until the end of the phase. */
export const leaveCombat = procedure<MagicGame, TurnBased>('end of combat', [
  step('C.1.3', 'As the phase ends, nothing attacks or blocks any more', (game) => {
    game.propose(...game.inPlay.objects.filter(isInCombat).map(removeFromCombat));
  }),
  step(
    { '2003': 'T.8.14', '2013': '500.5', '2025': assumed('500.5', { from: '2013' }) },
    'What lasts until the end of combat ends with the phase',
    (game) => {
      game.propose(...endEffects(game, ['until end of combat']));
    },
  ),
]);

export const priorityBeforeCombat = timing(
  'C.2.1',
  'The current player receives priority at the beginning of combat',
  activePlayerReceives,
  nobodyReceives,
);
export const priorityAfterAttackers = timing(
  'C.3.1',
  'The current player receives priority once attackers are declared',
  (game: MagicGame) => (nobodyAttacks(game) ? undefined : activePlayerReceives(game)),
  nobodyReceives,
);
export const priorityAfterBlockers = timing(
  'C.4.1',
  'The current player receives priority once blockers are declared',
  activePlayerReceives,
  nobodyReceives,
);
const priorityBeforeDamage = timing(
  'C.5.1',
  'The active player receives priority before combat damage is dealt',
  activePlayerReceives,
  activePlayerReceives,
);

export const priorityInDamage = slot('priority in the combat damage step', {
  '2003': priorityBeforeDamage,
  '2013': priorityAfterDamage,
  '2025': priorityAfterDamage,
});

export const priorityAfterCombat = timing(
  'C.6.1',
  'The current player receives priority at the end of combat',
  activePlayerReceives,
  nobodyReceives,
);

export const combatSteps = phase<MagicGame>('combat phase', combatPhase, [
  part('beginning of combat step', { priority: priorityBeforeCombat }),
  part('declare attackers step', { actions: [attackers], priority: priorityAfterAttackers }),
  part('declare blockers step', {
    actions: [blockers],
    priority: priorityAfterBlockers,
    isLeftOut: nobodyAttacks,
  }),
  part('combat damage step', {
    actions: [firstDamage],
    priority: priorityInDamage,
    isLeftOut: (game) => nobodyAttacks(game) || isOneStep(game),
  }),
  part('combat damage step', { actions: [damage], priority: priorityInDamage, isLeftOut: nobodyAttacks }),
  part('end of combat step', { priority: priorityAfterCombat, atEnd: leaveCombat }),
]);
