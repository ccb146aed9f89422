import { describe } from 'node:test';
import { type DisagreeingText, tryAgreement } from '../../text/test/agreeing-texts';
import { parseCardText } from '.';

const TEXTS: readonly DisagreeingText[] = [
  // Who does it.
  ['action', 'Ash Hound deal 3 damage to target unit.', 'deal', 'deals'],
  ['action', 'You draws a card.', 'draws', 'draw'],
  ['action', 'Draws a card.', 'Draws', 'draw'],
  ['action', 'Each player draw a card.', 'draw', 'draws'],
  ['action', 'Each opponent discards a card, then draw a card.', 'draw', 'draws'],
  ['action', 'Your opponents draws a card.', 'draws', 'draw'],
  ['action', 'You may draws a card.', 'draws', 'draw'],
  ['action', 'Destroy target unit unless its controller pay 3.', 'pay', 'pays'],
  ['action', 'Choose target unit. Its controllers draws a card.', 'draws', 'draw'],
  ['action', 'You may pay 2. If you does, draw a card.', 'does', 'do'],
  // Of what it is said.
  ['action', 'Target unit gain +1 power until end of turn.', 'gain', 'gains'],
  ['action', 'Units you control gains +1 power until end of turn.', 'gains', 'gain'],
  ['action', 'Two target units gains +1 power until end of turn.', 'gains', 'gain'],
  ['action', 'Reset each unit you control. They gains +1 power this turn.', 'gains', 'gain'],
  ['action', 'If target unit are rested, draw a card.', 'are', 'is'],
  ['unit', 'This unit have +1 power.', 'have', 'has'],
  ['unit', 'Other Dragons you control has +1 power.', 'has', 'have'],
  ['unit', 'Whenever this unit attack, draw a card.', 'attack', 'attacks'],
  ['unit', 'Whenever units you control attacks, draw a card.', 'attacks', 'attack'],
  ['unit', 'Whenever unit attack, draw a card.', 'unit', 'units'],
  ['unit', 'If there is two or more units, this unit gains +1 power.', 'is', 'are'],
  ['unit', 'Actions you play costs 1 less.', 'costs', 'cost'],
  ['unit', 'This unit gains "Pay 1: You draws a card."', 'draws', 'draw'],
  // How many.
  ['action', 'Destroy two unit.', 'unit', 'units'],
  ['action', 'Destroy a units.', 'units', 'unit'],
  ['action', 'Destroy each units.', 'units', 'unit'],
  ['action', 'Destroy all unit.', 'unit', 'units'],
  ['action', 'Destroy all Wolf.', 'Wolf', 'Wolves'],
  ['action', 'Destroy a Dragons.', 'Dragons', 'Dragon'],
  ['action', 'Destroy target units.', 'units', 'unit'],
  ['action', 'Destroy target trap or upgrades.', 'upgrades', 'upgrade'],
  ['action', 'Destroy two target unit.', 'unit', 'units'],
  ['action', 'Destroy any number of unit.', 'unit', 'units'],
  ['action', 'Destroy up to one target units.', 'units', 'unit'],
  ['action', 'Destroy another units.', 'units', 'unit'],
  ['action', 'Put 1 poison counters on target unit.', 'counters', 'counter'],
  ['action', 'Put two poison counter on target unit.', 'counter', 'counters'],
  ['action', 'Remove all poison counter from target unit.', 'counter', 'counters'],
  ['action', 'Draw two card.', 'card', 'cards'],
  ['action', 'Draw 1 cards.', 'cards', 'card'],
  ['action', 'Draw a card for each units you control.', 'units', 'unit'],
  ['action', 'Draw cards equal to the number of unit you control.', 'unit', 'units'],
  ['unit', 'Sacrifice two unit: Draw a card.', 'unit', 'units'],
  ['unit', 'As long as you control three or more Dragon, this unit gains +1 power.', 'Dragon', 'Dragons'],
];

describe('texts of Legions of Will whose words do not agree', () => tryAgreement(TEXTS, parseCardText));
