import { describe, it } from 'node:test';
import { expect } from 'chai';
import { CardTextError } from '../../text';
import { parseCardText } from '.';

/** On what card, and its text. */
const TEXTS: readonly (readonly [string, string])[] = [
  ['unit', 'When you play a spell that costs 4 or more, give me +2 [M] this turn.'],
  ['spell', "This spell's Energy cost is reduced by the highest Might among units you control."],
  ['spell', 'Choose an enemy unit. Kill it the next time it takes damage this turn.'],
  ['spell', '[Legion] - Kill it now instead.'],
  ['spell', '[Legion] - Kill it instead.'],
  ['rune', '[E]: [Reaction] - Add [1].'],
  ['rune', 'Recycle this: [Reaction] - Add [C].'],
  ['battlefield', "At the start of each player's first Beginning Phase, that player gains 1 point."],
  ['spell', 'Stun a unit at a battlefield.'],
  ['spell', 'Hide a card from your hand at a battlefield you control.'],
  ['spell', 'Remove [Tank] from a unit this turn.'],
  ['spell', 'Kill a unit with [Deathknell].'],
  ['gear', 'My Equip cost is reduced by [2].'],
  ['gear', '[Reaction] - [Equip] [1]'],
  ['gear', 'When this is attached, draw 1.'],
  ['gear', 'When this is detached, draw 1.'],
  ['unit', "When I'm equipped, draw 1."],
  ['spell', 'Kill all gear.'],
  ['unit', "When I'm played, kill a unit."],
  ['spell', 'Kill a unit.'],
  ['spell', 'Recycle a unit from your trash.'],
  ['spell', 'Counter a spell.'],
  ['spell', 'Ready a legend.'],
  ['spell', 'Return a unit from your trash to your hand.'],
  ['spell', 'You may play a unit from your hand, ignoring its costs.'],
  ['spell', 'Kill all units at a battlefield.'],
  ['spell', 'Move a unit to a battlefield.'],
  ['unit', 'As an additional cost to play me, kill a friendly gear.'],
  ['unit', 'When a friendly unit dies, kill an enemy gear.'],
  [
    'unit',
    "When I'm played, the next time a unit you control would die this turn, recall it exhausted instead.",
  ],
  ['spell', 'Choose a unit you control. The next time it would die this turn, recall it instead.'],
  ['unit', 'When I hold, you may exhaust another friendly unit to draw 2.'],
  ['unit', 'When I attack, you may spend a buff to move a friendly unit to its base.'],
  ['spell', 'Kill all units at battlefields.'],
  ['spell', 'Kill a unit. Its controller draws 2.'],
  ['spell', 'Ready your legend.'],
  ['spell', 'Recycle all cards in your trash.'],
  ['spell', 'Each player kills a unit they control.'],
  ['spell', 'Recycle a rune you control.'],
  ['spell', 'Kill any number of enemy units at a battlefield with total Might 6 or less.'],
  ['unit', 'As you play me, you may discard a card as an additional cost. If you do, reduce my cost by [3].'],
  [
    'unit',
    "As long as I'm at a battlefield, the Energy cost of spells you play is reduced by [2], to a minimum of [1].",
  ],
  ['unit', 'As you play me, you may pay [Fury] as an additional cost. If you do, draw 1.'],
  ['unit', 'Units you play cost [A] less.'],
  ['gear', 'If a friendly unit would die, kill this instead.'],
  ['spell', 'Deal 4 to a unit at a battlefield. Draw 1.'],
  ['spell', 'Discard 2, then draw 2.'],
  ['gear', '[2], [E]: Kill a friendly gear. Look at the top 3 cards of your Main Deck.'],
  ['unit', 'I get +2[M] while you have 4 or more cards in your hand.'],
  ['unit', 'Yordles at my battlefield have [Shield 2].'],
  ['unit', "While I'm attacking or defending alone, I have +2 [M]."],
  ['unit', 'If an opponent controls a battlefield, I enter ready.'],
  ['unit', "Play me only during an opponent's turn."],
  ['gear', 'The next time a unit you control would die, kill this instead. Recall that unit exhausted.'],
  ['gear', '[2]: Draw 1'],
  ['battlefield', 'When you conquer here, you may spend a buff to draw 2.'],
  ['unit', 'At the end of your turn, ready 2 runes.'],
  ['unit', "The first time I move each turn, you may ready something else that's exhausted."],
  ['unit', 'The first time another friendly unit dies each turn, draw 2.'],
  ['unit', 'When you kill a unit with a spell, you may pay [2] to play me from your trash.'],
  ['unit', 'When another non-Wisp unit you control dies, play a 2 [M] Wisp unit token into your base.'],
  ['unit', 'When you conquer, you may discard a card to return me from your trash to your hand.'],
  ['gear', '[E]: The next spell you play this turn deals 2 Bonus Damage.'],
  ['spell', 'As an additional cost to play this, you may exhaust a unit you control.'],
  ['unit', 'Recycle 2 from your trash: Give me +3 [M] this turn.'],
  ['unit', 'Recycle 3 from your trash, [1], [E]: Draw 1.'],
  ['unit', 'At the start of your Beginning Phase, recycle 2 from your trash.'],
  ['gear', '[E]: Deal 2 to a unit at a battlefield.'],
  [
    'spell',
    'Choose an enemy unit and a friendly unit. They deal damage equal to their Mights to each other.',
  ],
  ['unit', 'Discard 3: Deal 4 damage to a unit at a battlefield.'],
  ['unit', '[Deathknell] - Discard 1, then draw 3. (When I die, get the effect.)'],
  ['unit', 'When you stun an enemy unit, give me +2 [M] this turn. Ready me.'],
  ['spell', 'Stun a unit.'],
  ['spell', 'Reveal the top 2 cards of your Main Deck. Put one of them into your hand. Recycle the other.'],
  ['spell', 'Buff a unit. If it was buffed this way, draw 1.'],
  ['spell', 'Buff two friendly units at the same battlefield.'],
  ['spell', 'Banish the top card of your Main Deck. When you conquer or you hold this turn, draw it.'],
  ['spell', 'Banish a card from your hand.'],
  ['spell', 'Banish 2 cards from your trash.'],
  ['spell', 'Look at the top 3 cards of your Main Deck. Draw one of them. Banish the rest.'],
  ['spell', 'Do this twice: Deal 3 to a unit.'],
  ['gear', 'Kill this, [2]: Draw 1.'],
  ['spell', 'Add [2].'],
  ['gear', '[E]: Add [Y].'],
  ['spell', 'Channel 1 rune exhausted.'],
  ['spell', "Channel 2 runes exhausted. If you couldn't channel 2 runes this way, draw 1."],
  ['spell', "Double a friendly unit's Might this turn."],
  ['unit', 'I must be assigned combat damage first.'],
  ['unit', "If I have moved twice this turn, I don't take damage."],
  ['unit', "While I'm Mighty, I have Deflect, Ganking, and Shield."],
  ['unit', 'When I become [Mighty], draw 1.'],
  ['spell', 'Deal 1 to each of your units.'],
  ['spell', 'Ready all of your runes.'],
  ['unit', 'Other friendly units are Yordles.'],
  ['unit', 'Other friendly units have [Vision].'],
  ['battlefield', 'Units here have +1 [M].'],
  ['spell', 'Deal 6 to each of up to two units.'],
  ['unit', 'Your spells and abilities deal 1 Bonus Damage.'],
  ['unit', 'When I attack, deal 4 split among any number of enemy units at my battlefield.'],
  ['spell', 'Kill a gear with [Temporary].'],
  ['spell', 'Give a unit [Assault 3] this turn.'],
  ['spell', 'Give a unit [Shield 3] and [Tank] this turn.'],
  ['unit', 'When I attack, give an enemy unit -3 [M] this turn, to a minimum of 1 [M].'],
  [
    'unit',
    'When I defend, choose another friendly unit at another location. Move it to my location and me to its original location.',
  ],
  ['spell', 'Buff a friendly unit. Buffs give an additional +1 [M] to friendly units this turn.'],
  ['gear', '[Equip] [1][C]'],
  ['gear', '[Quick-Draw]'],
  ['spell', '[Repeat] [2]'],
  ['spell', 'Play a 2 [S] Sand Soldier unit token.'],
  ['unit', '[Weaponmaster]'],
  ['unit', 'When I attack or defend, draw 1.'],
  ['spell', 'A unit gets +3 [M] this turn.'],
  ['spell', 'Deal 4 to a unit in a base.'],
  ['gear', 'If a unit you control would die, kill this instead. Exhaust that unit, heal it, and recall it.'],
  ['spell', "A unit's Might becomes 4 this turn."],
  ['gear', 'When you play this, attach it to a unit you control.'],
  ['unit', '[Accelerate]'],
  ['unit', 'When I conquer, draw 1.'],
  ['unit', "When I'm discarded, draw 1."],
  ['spell', 'Play a 1 [M] Recruit unit token here.'],
];

const read = (type: string, text: string) =>
  parseCardText(text, { name: 'Ash Hound', types: [type] }).abilities;

describe('texts of Riftbound', () => {
  for (const [type, text] of TEXTS) {
    it(`${type}: ${text}`, () => {
      expect(read(type, text)).to.have.length(1);
    });
  }
});

/** On what card, its text, and the word that is pointed at. */
const BROKEN: readonly (readonly [string, string, string])[] = [
  ['spell', 'Drew 1.', 'Drew'],
  ['spell', 'Draw one crad.', 'crad'],
  ['spell', 'Kil a unit.', 'Kil'],
  ['spell', 'Kill an unitt.', 'unitt'],
  ['spell', 'Stun a unit at a batlefield.', 'batlefield'],
  ['spell', 'Deal 3 damge to a unit.', 'damge'],
  ['spell', 'Deal 3 to a unit in a bse.', 'bse'],
  ['spell', 'Give a unit +3 this turn.', 'this'],
  ['spell', 'Give a unit +3 [W] this turn.', 'W'],
  ['spell', 'Give a unit [Asault 3] this turn.', 'Asault'],
  ['spell', 'Channel 1 run.', 'run'],
  ['spell', 'Channel rune.', 'rune'],
  ['spell', 'Add 1.', '.'],
  ['spell', 'Add [Q].', 'Q'],
  ['spell', 'Return a unit to your trsh.', 'trsh'],
  ['spell', 'Attach a gear.', '.'],
  ['spell', 'Play a 2 [M] Wisp unit tokn.', 'tokn'],
  ['spell', 'Buff a unit. If it was bufed this way, draw 1.', 'bufed'],
  ['spell', 'Do this thrice: Draw 1.', 'thrice'],
  ['spell', 'Destroy target unit.', 'target'],
  ['spell', 'Sacrifice a unit.', 'Sacrifice'],
  ['spell', 'A unit becomes a copi of another unit.', 'copi'],
  ['spell', 'Double a unit Might this turn.', 'Might'],
  ['spell', 'Choose a unit. Kill it the next tme it takes damage.', 'tme'],
  ['unit', 'When I conqer, draw 1.', 'conqer'],
  ['unit', 'When I attack draw 1.', 'draw'],
  ['unit', 'At the start of your Begining Phase, draw 1.', 'Begining'],
  ['unit', '[E] Draw 1.', 'Draw'],
  ['unit', '[2]; Draw 1.', ';'],
  ['unit', '[Tanks]', 'Tanks'],
  ['unit', '[Assault two three]', 'three'],
  ['gear', '[Equip]', ''],
  ['gear', '[Equip] now', 'now'],
  ['unit', 'While I am at a battlefield I have +2 [M].', 'I'],
  ['unit', 'I enter redy.', 'redy'],
  ['unit', 'I must be assigned combat damage second.', 'second'],
  ['unit', 'As an additional cost to play me kill a unit.', 'kill'],
  ['unit', 'When you kill a unit with spell, draw 1.', 'spell'],
  ['unit', 'The first tme I move each turn, draw 1.', 'tme'],
  ['unit', 'Units you play cost [1] fewer.', 'fewer'],
  ['unit', "I can't fly.", 'fly'],
  ['unit', 'Friendly units have.', '.'],
  ['battlefield', 'When you hold hre, draw 1.', 'hre'],
  ['gear', 'If a friendly unit would die, kill this.', '.'],
  ['spell', 'Choose one - Deal 2 to a unit. Stun it.', 'Stun'],
  ['spell', 'Choose two units. Buff the unit.', 'unit'],
  ['spell', 'Kill a unit. Ready a unit. Buff the unit.', 'unit'],
  ['spell', 'Friendly units deal damage equal to its Might to an enemy unit.', 'its'],
  ['spell', 'Play a Gold gear token exhausted.', 'Gold'],
  ['spell', 'Play a Recruit unit token.', 'Recruit'],
  ['spell', 'Draw up to two cards.', 'up'],
  ['spell', 'Draw any number of cards.', 'any'],
  ['spell', 'Draw each card.', 'each'],
  ['spell', 'Draw a unit.', 'a'],
];

describe('texts of Riftbound that make no sense', () => {
  for (const [type, text, word] of BROKEN) {
    it(`${type}: ${text}`, () => {
      expect(() => read(type, text))
        .to.throw(CardTextError)
        .with.property('word', word);
    });
  }
});

describe('what texts of Riftbound mean', () => {
  it('takes what a spell or an ability chooses for targets, and what costs choose not', () => {
    const [ability] = read('gear', 'Kill a friendly unit: Move a unit to a battlefield.');
    expect(ability?.targets.map(({ text }) => text)).to.deep.equal(['a unit', 'a battlefield']);
    expect(read('spell', 'Kill all units at a battlefield.')[0]?.targets).to.have.length(1);
    expect(read('spell', 'Kill all units at battlefields.')[0]?.targets).to.have.length(0);
    expect(read('spell', 'Each player kills a unit they control.')[0]?.targets).to.have.length(0);
    expect(
      read('spell', 'You may play a unit from your hand, ignoring its costs.')[0]?.targets,
    ).to.have.length(0);
    expect(read('spell', 'Return a unit from your trash to your hand.')[0]?.targets).to.have.length(1);
  });

  it('adds up symbols', () => {
    const [ability] = read('gear', '[1][C], [E]: Add [2][R].');
    expect(ability).to.deep.include({
      kind: 'activated',
      costs: [
        { cost: 'pay', energy: { amount: 'number', value: 1 }, power: ['own'] },
        { cost: 'exhaust', object: { ref: 'this' } },
      ],
      effect: { do: 'add', who: { who: 'you' }, energy: { amount: 'number', value: 2 }, power: ['fury'] },
    });
  });

  it('gives keywords their values', () => {
    expect(read('unit', '[Assault 3]')[0]).to.deep.include({
      keyword: 'assault',
      value: { amount: 'number', value: 3 },
    });
    expect(read('unit', '[Shield]')[0]).to.deep.include({
      keyword: 'shield',
      value: { amount: 'number', value: 1 },
    });
  });

  it('reads Deathknell as a trigger and Legion as a condition', () => {
    expect(read('unit', '[Deathknell] - Draw 1.')[0]).to.deep.include({
      keyword: 'deathknell',
      trigger: { on: 'dies', object: { this: true } },
    });
    expect(read('spell', '[Legion] - Draw 1.')[0]).to.deep.include({ kind: 'spell', legion: true });
  });
});
