import { describe, it } from 'node:test';
import { expect } from 'chai';
import { vocabulary } from '../steps/vocabulary';
import { whyUndefined } from './undefined-step';

const known = vocabulary.map(({ expression }) => expression);
const why = (text: string): string => whyUndefined('my.feature', 1, text, known);

describe('a step that is not known', () => {
  it('is read as far as the nearest one goes', () => {
    expect(why('Alice plays "Imp" onto "Ford"')).to.equal(
      'the nearest known step is "{player} plays/casts {object}{choices}", which can\'t be read from "onto "Ford"" on: docs/vocabulary.md lists what may stand in its gaps',
    );
    expect(why('Alice controls a unit "Imp" with 4 might')).to.contain(
      'can\'t be read from "with 4 might" on',
    );
    expect(why('"Imp" is dead as a stone')).to.contain('can\'t be read from "');
  });

  it('has its misspelt words named, if it is a step with the right ones', () => {
    expect(why('Alice plays "Spark" targetting "Imp"')).to.equal('perhaps "targeting" for "targetting"');
    expect(why('Alice playes "Spark" targetting Bob')).to.equal(
      'perhaps "plays" for "playes" and "targeting" for "targetting"',
    );
    expect(why('all playrs pass')).to.equal('perhaps "players" for "playrs"');
    expect(why('"Imp" is restd')).to.equal('perhaps "rested" for "restd"');
    expect(why('Alice plays "Spark" targetting on "Imp"')).to.contain(
      ': perhaps "targeting" for "targetting"',
    );
  });

  it('has the zones named, and the words for control and death', () => {
    expect(why(`"Ash Hound" is in Alice's discard pile`)).to.match(
      /the zones of Legions of Will are "on the battlefield", .*"in … graveyard"; the zones of Riftbound are .*"in … trash"/,
    );
    expect(why('Alice has the action "Spark" in discard pile')).to.match(/the zones of Legions of Will are/);
    expect(why('the game goes to the main phase')).to.match(
      /steps and phases of Riftbound are .*action phase/,
    );
    expect(why('Alice controls "Ash Hound"')).to.equal('say ""Ash Hound" is controlled by Alice"');
    expect(why('Alice owns Bob\'s "Imp" (2)')).to.equal('say "Bob\'s "Imp" (2) is owned by Alice"');
    expect(why('Alice controls 2 "Imp"')).to.equal('say "2 "Imp" are controlled by Alice"');
    expect(why('"Imp" doesn\'t have first strike')).to.equal(
      'say ""Imp" doesn\'t have the ability "first strike""',
    );
    expect(why('"Imp" is destroyed')).to.match(/^say ""Imp" is in Alice's graveyard"/);
  });

  it('has the words for a refusal and for what a player chooses', () => {
    expect(why('it is refused because of 702.111b')).to.equal('say "it is refused by rule 702.111b"');
    expect(why('it was refused, citing rule A.4.Ruling.3')).to.equal(
      'say "it is refused by rule A.4.Ruling.3"',
    );
    expect(why('Alice sacrifices "Elk"')).to.equal('say "Alice chooses "Elk""');
    expect(why('Bob discards "Ox" (2), Alice\'s "Elk" and "Emu"')).to.equal(
      'say "Bob chooses "Ox" (2), Alice\'s "Elk" and "Emu""',
    );
  });

  it('has the words for what players of Magic say', () => {
    for (const [said, meant] of [
      ['Alice controls 3 Mountains', 'Alice controls 3 basic Mountain lands "Mountain"'],
      ['Alice controls a Mountain "Crag"', 'Alice controls a Mountain land "Crag"'],
      ['Alice controls a 2/2 creature "Ox"', 'Alice controls a creature "Ox" with power 2, toughness 2'],
      ['Alice controls a creature "Ox" 2/2', 'Alice controls a creature "Ox" with power 2, toughness 2'],
      ['Alice controls a creature "Ox" with flying', 'Alice controls a creature "Ox": "flying"'],
      [
        'Bob controls an Aura "Chain" attached to "Ox"',
        'Bob controls an Aura enchantment "Chain" attached to "Ox"',
      ],
      [
        'Bob has an instant "Zap" costing {1}{R} in hand',
        'Bob has an instant "Zap" with mana cost {1}{R} in hand',
      ],
      ['Alice casts "Zap" on "Ox".', 'Alice casts "Zap" targeting "Ox"'],
      ['Alice casts "Zap" on "Ox"', 'Alice casts "Zap" targeting "Ox"'],
      ['Alice taps "Mountain" for mana', 'Alice activates "Mountain"'],
      ['Alice pays', 'Alice accepts'],
      ["Bob doesn't pay", 'Bob declines'],
      ['Alice is at -2 life', 'Alice has -2 life'],
      ['"Ox" is a 2/2', '"Ox" has power 2, toughness 2'],
      ["it is Alice's upkeep", "it is Alice's upkeep step"],
    ] as const)
      expect(why(said), said).to.match(new RegExp(`"${meant.replace(/[{}]/g, '\\$&')}"$`));
  });

  it('has small things named, and the step without them', () => {
    expect(why('Alice plays "Blaze" with X 3, targeting Bob')).to.equal(
      'the value of X has an equals sign before it: write "Alice plays "Blaze" with X = 3, targeting Bob"',
    );
    expect(why('Alice assigns 1 damage from "Ox" to "Elk" and 4 to Bob')).to.equal(
      'damage is that of who deals it: write "Alice assigns 1 damage of "Ox" to "Elk" and 4 to Bob"',
    );
    expect(why("Alice controls a unit 'Ash Hound' with will 4")).to.equal(
      'names stand in double quotes: write "Alice controls a unit "Ash Hound" with will 4"',
    );
    expect(why(`"Imp" is in Alice's graveyard.`)).to.equal(
      `leave out what stands at its end: write ""Imp" is in Alice's graveyard"`,
    );
    expect(why('Bob has the action "Spark" in hand "Draw a card."')).to.match(
      /^a colon and a blank stand before/,
    );
    expect(why('Bob has the action "Spark" in hand:"Draw a card."')).to.match(
      /^a colon and a blank stand before/,
    );
    expect(why('all  players pass')).to.match(/^words have one blank/);
  });

  it('has the cost named that gives a card of Magic its color', () => {
    expect(why('Alice controls a green creature "Elf" with power 1 and toughness 1')).to.equal(
      'a card\'s colors are those of its mana cost: write "Alice controls a creature "Elf" with mana cost {G}, power 1 and toughness 1"',
    );
    expect(why('Bob has a white instant "Sip" in hand: "Draw a card."')).to.contain(
      'write "Bob has an instant "Sip" with mana cost {W} in hand: "Draw a card.""',
    );
  });

  it('has types of cards, characteristics and variants of a game named', () => {
    expect(why('Alice controls a creature "Imp"')).to.match(
      /types of cards of Legions of Will are unit, base/,
    );
    expect(why('"Imp" has toughness 3')).to.match(/characteristics of Legions of Will are will, power/);
    expect(why('a Legions of Will Skirmish game between Alice and Bob')).to.equal(
      'of Legions of Will there is only the game itself, no variant "Skirmish": arrange on its table what the variant changes',
    );
  });

  it('has curly quotes named, but not those within straight ones', () => {
    expect(why('Alice controls a unit \u201dAsh Hound\u201d')).to.match(
      /^\u201d is no quote of a step: write straight ones/,
    );
    expect(why('"Imp" is in Alice\u2019s hand')).to.match(/^\u2019 is no quote/);
    expect(why('Alice playes "\u201cImp\u201d"')).to.equal('perhaps "plays" for "playes"');
  });

  it('has nothing pointed at where it begins with other words', () => {
    expect(why('Alice ends her turn')).not.to.contain("can't be read");
  });
});
