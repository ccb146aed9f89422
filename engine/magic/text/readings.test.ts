import { describe, it } from 'node:test';
import { expect } from 'chai';
import { readCardText } from './read-card-text';

const read = (type: string, text: string) =>
  readCardText(text, { name: 'Ox', types: [type], subtypes: [] }).map((ability) => ({
    ...ability,
    text: '',
  }));

/** The text on a card of the type, and another that says the same in more words. */
const ALIKE: readonly (readonly [type: string, text: string, longer: string])[] = [
  [
    'instant',
    'Target creature gets +1/+1 and another target creature gets -1/-1 until end of turn.',
    'Target creature gets +1/+1 until end of turn and another target creature gets -1/-1 until end of turn.',
  ],
  [
    'instant',
    'Draw a card, then you lose 2 life if you control a Forest.',
    'Draw a card. You lose 2 life if you control a Forest.',
  ],
  [
    'instant',
    'Draw a card, then you lose 2 life unless you pay {2}.',
    'Draw a card. You lose 2 life unless you pay {2}.',
  ],
  [
    'creature',
    '{1}: Put a +1/+1 counter on Ox. It gains flying until end of turn.',
    '{1}: Put a +1/+1 counter on Ox. Ox gains flying until end of turn.',
  ],
  [
    'creature',
    'Whenever another creature dies, untap Ox. It gains flying until end of turn.',
    'Whenever another creature dies, untap Ox. Ox gains flying until end of turn.',
  ],
];

/** What no reading of a text would carry out as it says. */
const REFUSED: readonly (readonly [text: string, said: string])[] = [
  ['Gain control of target creature and destroy it at end of turn.', '“at” is not understood'],
  ['Destroy it.', '"it"'],
  ['That player discards a card.', '"that player"'],
  ['You gain that much life.', '"that much"'],
  ['You gain 1 life for each flip you win.', '"flips"'],
  ['Destroy the rest.', '"the rest"'],
  ['Flip a coin. If an opponent wins the flip, draw a card.', 'as nobody else wins or loses the flip'],
  ['Put one of them into your hand.', '"the rest"'],
];

const effectsOf = (type: string, text: string) =>
  read(type, text).map((ability) => 'effect' in ability && ability.effect);

describe('what sentences of Magic speak of', () => {
  for (const [type, text, longer] of ALIKE)
    it(`is said in fewer words: ${text}`, () => {
      expect(effectsOf(type, text)).to.deep.equal(effectsOf(type, longer));
    });

  for (const [text, said] of REFUSED)
    it(`is refused where it is not known: ${text}`, () => {
      expect(() => read('sorcery', text)).to.throw(said);
    });

  it('costs less only while its condition holds', () => {
    const [ability] = read('sorcery', 'Ox costs {2} less to cast if you control a Wizard.');
    expect(ability).to.include({ kind: 'static' }).and.to.have.property('condition');
  });
});
