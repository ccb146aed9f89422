import type { TemplateSources } from '../../../text/templates';

/** What is simply true, as docs/card-text-riftbound.md has it. */
export const statements: TemplateSources = {
  theirs: [
    [3, 'other friendly units'],
    [2, 'friendly units'],
    'units',
    'enemy units',
    '[status] units',
    'Wolves',
  ],
  'own statement': [
    "while I'm at a battlefield, I have +2 [M].",
    'I have +2 [M] while attacking or defending alone.',
    'I get +2 [M] while you have 4 or more cards in your hand.',
    'I have [keyword] while [condition].',
    "while I'm Mighty, I have [keyword].",
    'I must be assigned combat damage first.',
    'the first time I would die each turn, recall me exhausted instead.',
    'I enter ready.',
    'if an opponent controls a battlefield, I enter ready.',
    "if I have moved twice this turn, I don't take damage.",
    "I can't be chosen.",
    "play me only during an opponent's turn.",
    'as you play me, you may discard a card as an additional cost. If you do, reduce my cost by [2].',
    'as you play me, you may pay [R] as an additional cost. If you do, [deed].',
    'as an additional cost to play me, kill a friendly unit.',
    'as you play me, you may discard 1. If you do, draw 1.',
    'you may discard 1 as you play me. If you do, I enter ready.',
  ],
  statement: [
    [3, '[theirs] have [signed] [M].'],
    [2, '[theirs] have [keyword].'],
    'units cost [1] less to play to a battlefield.',
    'other friendly units are Wolves.',
    'your spells and abilities deal 1 Bonus Damage.',
    'units you play cost [1] less.',
    'spells you play cost [1] more.',
    'the Energy cost of spells you play is reduced by [2], to a minimum of [1].',
    "enemy units can't be readied.",
  ],
  // Not of legends, which are there as hands are drawn.
  replacement: [
    'if you would draw a card, channel 1 rune exhausted instead.',
    'if an opponent would score, draw 1 instead.',
    'if another friendly unit would be dealt damage, buff it instead.',
  ],
  // Of what can die: a legend can't be killed in a unit's place.
  'statement of the mortal': [
    [4, '[statement]'],
    '[replacement]',
    'if a friendly unit would die, kill this instead. Exhaust that unit, heal it, and recall it.',
    'if a friendly unit would be killed, kill this instead.',
    'the next time a friendly unit would die, kill this instead. Exhaust that unit and recall it.',
  ],
};
