import { assumed, slot, turnBasedAction } from '../../kernel';
import { definition } from '../forms';
import { drawOne } from '../g-glossary/G.15-draw';
import type { MagicGame } from '../game';
import type { Occurrence } from '../occurrence';
import {
  type Ending,
  lostWithThePhase,
  unusedManaIsLost,
} from '../p-phases/P.3-general-phase-and-step-rules';
import { drawGoesOnTheStack, skipsTheDraw } from '../p-phases/P.7-draw-step';

const drawnAtOnce = turnBasedAction(
  { '2013': assumed('703.4', { from: ['2025', '703.4d'] }), '2025': '703.4d' },
  'The active player draws a card as the draw step begins, without the stack',
  (game: MagicGame) => {
    if (!skipsTheDraw(game)) game.propose(...drawOne(game, game.now.active));
  },
);

export const drawOfTheTurn = slot('the card of the draw step', {
  '2003': drawGoesOnTheStack,
  '2013': drawnAtOnce,
  '2025': drawnAtOnce,
});

const lostWithThePart = definition(
  { '2013': assumed('703.4', { from: ['2025', '703.4q'] }), '2025': '703.4q' },
  'Mana that is unused as a step or phase ends is lost',
  (game: MagicGame, _ends: Ending): readonly Occurrence[] => unusedManaIsLost(game),
  () => [],
);

export const manaIsLost = slot('unused mana', {
  '2003': lostWithThePhase,
  '2013': lostWithThePart,
  '2025': lostWithThePart,
});
