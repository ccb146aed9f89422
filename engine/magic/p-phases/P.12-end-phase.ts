import { part, phase } from '../../card-game/turn/parts';
import { assumed, rule } from '../../kernel';
import { timing } from '../forms';
import type { MagicGame } from '../game';
import { activePlayerReceives, nobodyReceives } from '../t-timing/T.2-stack';
import { afterwards, cleanUp } from './P.13-cleanup-step';

export const endPhase = rule(
  { '2003': 'P.11.1', '2013': '500.1', '2025': assumed('P.11.1', { from: '2003' }) },
  'The end phase: end of turn and cleanup',
  'turn structure',
);

export const priorityAtEndOfTurn = timing(
  'P.12.1',
  'The current player receives priority in the end of turn step',
  activePlayerReceives,
  nobodyReceives,
);

/** T.11.3: normally nobody does; switched off, it is like any other step. */
export const noPriority = timing(
  { '2003': 'T.1.4', '2013': '514.3', '2025': '704.3' },
  'Nobody receives priority in the cleanup step by itself',
  nobodyReceives,
  activePlayerReceives,
);

export const endSteps = phase<MagicGame>('end phase', endPhase, [
  part('end of turn step', { priority: priorityAtEndOfTurn }),
  part('cleanup step', { actions: [cleanUp, afterwards], priority: noPriority }),
]);
