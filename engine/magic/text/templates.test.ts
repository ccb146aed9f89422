import { describe, it } from 'node:test';
import { expect } from 'chai';
import { CardTextError } from '../../text';
import { parseCardText } from '.';

const WRITTEN: ReadonlySet<string> = new Set(['text']);

/** What a text means, without how it is written. */
function meant(written: string, type: string): unknown {
  const tree = parseCardText(written, { name: 'Ox', types: [type], subtypes: [] });
  return JSON.parse(JSON.stringify(tree, (key, value) => (WRITTEN.has(key) ? undefined : value)));
}

/** One meaning a line, as 2003, 2013 and 2025 print it. */
const TEMPLATES: readonly (readonly [type: string, ...texts: readonly string[]])[] = [
  [
    'creature',
    'When Ox comes into play, draw a card.',
    'When Ox enters the battlefield, draw a card.',
    'When Ox enters, draw a card.',
  ],
  ['creature', 'When Ox leaves play, draw a card.', 'When Ox leaves the battlefield, draw a card.'],
  [
    'creature',
    'Whenever a creature is put into a graveyard from play, you gain 1 life.',
    'Whenever a creature is put into a graveyard from the battlefield, you gain 1 life.',
    'Whenever a creature dies, you gain 1 life.',
  ],
  [
    'creature',
    'Ox comes into play tapped.',
    'Ox enters the battlefield tapped.',
    'This creature enters tapped.',
  ],
  [
    'creature',
    'Ox comes into play with two +1/+1 counters on it.',
    'Ox enters the battlefield with two +1/+1 counters on it.',
    'Ox enters with two +1/+1 counters on it.',
  ],
  [
    'creature',
    'Whenever Ox comes into play or leaves play, draw a card.',
    'Whenever Ox enters the battlefield or leaves the battlefield, draw a card.',
    'Whenever Ox enters or leaves the battlefield, draw a card.',
  ],
  [
    'creature',
    'When Ox comes into play or is put into a graveyard from play, draw a card.',
    'When Ox enters the battlefield or dies, draw a card.',
    'When Ox enters or dies, draw a card.',
  ],
  ['creature', 'Protection from all colors', 'Protection from each color'],
  ['instant', 'Remove target creature from the game.', 'Exile target creature.'],
  [
    'creature',
    'When Ox comes into play, if the kicker cost was paid, draw a card.',
    'When Ox enters the battlefield, if it was kicked, draw a card.',
    'When Ox enters, if it was kicked, draw a card.',
  ],
  [
    'creature',
    '{1}: Ox gains flying until end of turn. Play this ability only any time you could play a sorcery.',
    '{1}: Ox gains flying until end of turn. Activate this ability only any time you could cast a sorcery.',
    '{1}: Ox gains flying until end of turn. Activate only as a sorcery.',
  ],
  ['enchantment', "Players can't play creature spells.", "Players can't cast creature spells."],
  ['instant', 'Ox deals 3 damage to target creature or player.', 'Ox deals 3 damage to any target.'],
  [
    'sorcery',
    'Put two 1/1 green Elf creature tokens into play.',
    'Put two 1/1 green Elf creature tokens onto the battlefield.',
    'Create two 1/1 green Elf creature tokens.',
  ],
  ['creature', '{T}: Add {G} to your mana pool.', '{T}: Add {G}.'],
  [
    'instant',
    'As an additional cost to play Ox, sacrifice a creature.',
    'As an additional cost to cast Ox, sacrifice a creature.',
    'As an additional cost to cast this spell, sacrifice a creature.',
  ],
  ['creature', 'At end of turn, draw a card.', 'At the beginning of the end step, draw a card.'],
  ['instant', 'Sacrifice Ox at end of turn.', 'Sacrifice Ox at the beginning of the next end step.'],
  [
    'creature',
    '{1}: Ox gets +1/+1 until end of turn. Play this ability only once each turn.',
    '{1}: Ox gets +1/+1 until end of turn. Activate only once each turn.',
  ],
];

describe('a card of Magic in the words of three editions', () => {
  for (const [type, first, ...others] of TEMPLATES)
    it(`means the same: ${first}`, () => {
      if (first === undefined) throw new Error('A meaning has no text');
      for (const other of others) expect(meant(other, type), other).to.deep.equal(meant(first, type));
    });

  it('is refused at the word that no edition reads', () => {
    const refused = (text: string) => () =>
      parseCardText(text, { name: 'Ox', types: ['creature'], subtypes: [] });
    expect(refused('When Ox enters play, draw a card.')).to.throw(CardTextError, '“play” is not understood');
    expect(refused('When Ox comes onto the battlefield, draw a card.')).to.throw(
      CardTextError,
      '“onto” is not understood',
    );
  });
});
