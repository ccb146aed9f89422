import { describe } from 'node:test';
import { type DisagreeingText, tryAgreement } from '../../text/test/agreeing-texts';
import { parseCardText } from '.';

const TEXTS: readonly DisagreeingText[] = [
  // Who does it.
  ['spell', 'You draws 1.', 'draws', 'draw'],
  ['spell', 'Draws 1.', 'Draws', 'draw'],
  ['spell', 'Each player draw 1.', 'draw', 'draws'],
  ['spell', 'Kill a unit. Its controller draw 2.', 'draw', 'draws'],
  ['spell', 'A friendly unit deal 3 to an enemy unit.', 'deal', 'deals'],
  ['unit', 'When I conquer, you may draws 1.', 'draws', 'draw'],
  ['unit', 'When you plays a spell, draw 1.', 'plays', 'play'],
  // Of what it is said.
  ['unit', 'I gains +1 [M].', 'gains', 'gain'],
  ['unit', 'When I attacks, draw 1.', 'attacks', 'attack'],
  ['unit', 'When I attack or defends, draw 1.', 'defends', 'defend'],
  ['unit', 'When I is buffed, draw 1.', 'is', 'am'],
  ['unit', 'When a friendly unit die, draw 1.', 'die', 'dies'],
  ['unit', 'When friendly unit die, draw 1.', 'unit', 'units'],
  ['unit', 'When one or more friendly unit die, draw 1.', 'unit', 'units'],
  ['spell', 'Any number of units gets +1 [M] this turn.', 'gets', 'get'],
  ['spell', 'One or more units gets +1 [M] this turn.', 'gets', 'get'],
  ['unit', 'Other friendly units has [Vision].', 'has', 'have'],
  ['unit', 'Spells costs [1] more.', 'costs', 'cost'],
  // How many.
  ['spell', 'Kill two unit.', 'unit', 'units'],
  ['spell', 'Kill a units.', 'units', 'unit'],
  ['spell', 'Kill each units.', 'units', 'unit'],
  ['spell', 'Kill any number of unit.', 'unit', 'units'],
  ['spell', 'Kill up to one units.', 'units', 'unit'],
  ['spell', 'Kill two of your unit.', 'unit', 'units'],
  ['spell', 'Draw 2 card.', 'card', 'cards'],
  ['spell', 'Channel 2 rune.', 'rune', 'runes'],
  ['spell', 'Gain 2 point.', 'point', 'points'],
  ['spell', 'Gain 1 points.', 'points', 'point'],
  ['spell', 'Play a 2 [M] Recruit unit tokens.', 'tokens', 'token'],
  ['spell', 'Play two 2 [M] Recruit unit token.', 'token', 'tokens'],
  ['unit', 'Kill two friendly unit: Draw 1.', 'unit', 'units'],
  ['unit', "While there's an enemy units here, I have +2 [M].", 'units', 'unit'],
  ['unit', 'My Might is equal to the number of card in your hand.', 'card', 'cards'],
];

describe('texts of Riftbound whose words do not agree', () => tryAgreement(TEXTS, parseCardText));
