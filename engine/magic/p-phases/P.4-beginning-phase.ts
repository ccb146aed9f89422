import { part, phase } from '../../card-game/turn/parts';
import { assumed, procedure, rule } from '../../kernel';
import { drawOfTheTurn } from '../7-additional-rules/703-turn-based-actions';
import type { MagicGame } from '../game';
import { priorityInUntap, untapPermanents } from './P.5-untap-step';
import { priorityInUpkeep } from './P.6-upkeep-step';
import { priorityInDraw } from './P.7-draw-step';

export const drawACard = procedure<MagicGame, object>('draw', [drawOfTheTurn]);

export const beginningPhase = rule(
  { '2003': 'P.4.1', '2013': '500.1', '2025': assumed('P.4.1', { from: '2003' }) },
  'The beginning phase: untap, upkeep, draw',
  'turn structure',
);

export const beginningSteps = phase<MagicGame>('beginning phase', beginningPhase, [
  part('untap step', { actions: [untapPermanents], priority: priorityInUntap }),
  part('upkeep step', { priority: priorityInUpkeep }),
  part('draw step', { actions: [drawACard], priority: priorityInDraw }),
]);
