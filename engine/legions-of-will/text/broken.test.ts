import { describe, it } from 'node:test';
import { expect } from 'chai';
import { CardTextError } from '../../text';
import { parseCardText } from '.';

/** A text, where it stops making sense, the word that stands there, and some of what should. */
type Broken = readonly [
  text: string,
  line: number,
  column: number,
  word: string,
  expected: readonly string[],
];

const ACTIONS: readonly Broken[] = [
  ['Destory target unit.', 1, 1, 'Destory', ['“destroy”']],
  ['Destroy target unti.', 1, 16, 'unti', ['“unit”', 'a subtype']],
  ['Destroy targte unit.', 1, 9, 'targte', ['“target”']],
  ['Draw a crad.', 1, 8, 'crad', ['“card”']],
  ['Draw cards.', 1, 11, '.', ['“equal”']],
  ['Draw a card. Lorem ipsum.', 1, 14, 'Lorem', ['“draw”', '“target”']],
  ['Ash Hound deals 3 damge to target unit.', 1, 19, 'damge', ['“damage”']],
  ['Ash Hound deals 3 damage to traget unit.', 1, 29, 'traget', ['“target”', '“any”']],
  ['Target unit gains +2 pwer until end of turn.', 1, 22, 'pwer', ['“will”', '“power”']],
  ['Target unit gains +2 power untill end of turn.', 1, 28, 'untill', ['“until”', 'a full stop']],
  ['Target unit gains +2 power until end of trun.', 1, 41, 'trun', ['“turn”', '“battle”']],
  ['Destroy target unit with no counters on it.', 1, 26, 'no', ['a number', '“power”']],
  ['Put two poison on target unit.', 1, 16, 'on', ['“counter”', '“counters”']],
  ['Each player discards a card at rndom.', 1, 32, 'rndom', ['“random”']],
  ['You may sacrifice a unit. If you did, draw a card.', 1, 34, 'did', ['“do”', "“don't”"]],
  ['You may pay 2. Draw a card.', 1, 16, 'Draw', ['“if”']],
  ['If you control Dragon, draw a card.', 1, 16, 'Dragon', ['“a”', '“no”']],
  ['Choose one —\n• Destroy target unit.\n• Drew two cards.', 3, 3, 'Drew', ['“draw”']],
  ['Choose one —', 1, 13, '', ['a new line']],
  ['Draw a card.\n\nDestroy target unit with will 4 or grater.', 3, 36, 'grater', ['“greater”', '“less”']],
  ["Return target unit to owner's hand.", 1, 23, "owner's", ['“its”', '“your”']],
  ['Search your deck for unit card, put it into your hand.', 1, 22, 'unit', ['“a”', 'a number']],
  ['Flip a coin.', 1, 1, 'Flip', ['“draw”']],
  ['Prevent target action.', 1, 22, '.', ['“from”']],
  ['Shuffle your graveyard into your.', 1, 33, '.', ['“deck”']],
  ['Roll a 12-sided dice.', 1, 17, 'dice', ['“die”']],
  ['Target unit becomes a 2 unit.', 1, 23, '2', ['“unit”', 'a subtype']],
];

const UNITS: readonly Broken[] = [
  ['When this unit enters battlefield, draw a card.', 1, 23, 'battlefield', ['“the”']],
  ['When this unit enters the battlefield draw a card.', 1, 39, 'draw', ['“,”']],
  ['At the beginning of your upkep, draw a card.', 1, 26, 'upkep', ['“turn”', '“end”']],
  ['Pay two, rest this unit; draw a card.', 1, 24, ';', ['“:”', '“,”']],
  ['{Pay 2}, {Tap}: Draw a card.', 1, 11, 'Tap', ['“pay”', '“rest”']],
  ['Rest this unit: Draw a card. Activate only twice each turn.', 1, 44, 'twice', ['“once”', '“during”']],
  ["This unit can't atack.", 1, 17, 'atack', ['“attack”', '“block”']],
  ["This unit can't be blocked by.", 1, 30, '.', ['“units”', 'a subtype']],
  ['Units you control gain +1.', 1, 26, '.', ['“power”']],
  ['Protection form Shadows', 1, 12, 'form', ['“from”']],
  ['Protection from', 1, 16, '', ['a subtype']],
  ['This unit has "Pay 1: Draw a crad."', 1, 30, 'crad', ['“card”']],
  ['This unit has "Pay 1: Draw a card.', 1, 35, '', ['a quotation mark']],
  ['If this unit would be destroyed, expel it.', 1, 42, '.', ['“instead”']],
  ['As long as this unit is restd, it gains +2 power.', 1, 25, 'restd', ['“rested”', '“reset”']],
  ['Your maximum hand size is big.', 1, 27, 'big', ['a number']],
  // A permanent has no instructions that are simply followed.
  ['This unit deals 2 damage to target unit.', 1, 11, 'deals', ['“gains”', "“can't”"]],
];

function failure(text: string, type: string): CardTextError {
  try {
    parseCardText(text, { name: 'Ash Hound', types: [type] });
  } catch (error) {
    if (error instanceof CardTextError) return error;
    throw error;
  }
  throw new Error(`understood: ${text}`);
}

describe('texts that make no sense', () => {
  for (const [type, table] of [
    ['action', ACTIONS],
    ['unit', UNITS],
  ] as const) {
    for (const [text, line, column, word, expected] of table) {
      it(`${type}: ${text}`, () => {
        const error = failure(text, type);
        expect({ line: error.line, column: error.column, word: error.word }).to.deep.equal({
          line,
          column,
          word,
        });
        expect(error.expected).to.include.members([...expected]);
        expect(error.message).to.match(new RegExp(`^Line ${line}, column ${column}: .*; expected .*\\.$`));
      });
    }
  }

  it('are told in one sentence with the likeliest words first', () => {
    expect(failure('Draw a crad.', 'action').message).to.equal(
      'Line 1, column 8: “crad” is not understood; expected “card” or “cards”.',
    );
    expect(failure('Destroy target unit with will 4 or grater.', 'action').message).to.equal(
      'Line 1, column 36: “grater” is not understood; expected “greater”, “fewer”, “higher”, “lower”, “more” or “less”.',
    );
    expect(failure('Destory target unit.', 'action').message).to.match(
      /expected “destroy”, .* or \d+ other words\.$/,
    );
  });

  it('choose nothing for what is always so', () => {
    expect(failure('Target unit gets +1 power.', 'unit').message).to.equal(
      'Line 1, column 1: “Target” is not understood, as nothing is chosen for what is always so; perhaps “all” or “each” is meant.',
    );
    expect(failure("This unit's power is equal to target unit's will.", 'unit').column).to.equal(31);
  });

  it('count columns in the text as printed, whatever it is made of', () => {
    const text = 'Ash Hound’s power — (so to say) — is bigg.';
    expect(failure(text, 'unit').column).to.equal(text.indexOf('—') + 1);
    expect(failure('(A reminder.) Draw a crad.', 'action').column).to.equal(22);
  });
});
