// A process of its own: a game is added to those that the reference engine plays.
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { games } from '../engine/games';
import { playableGame as lanterns } from '../engine/test/lanterns/table';
import { ReferenceEngine } from '../port/in-process';
import { addGame } from '../port/in-process/games';
import { rebuiltFromTrace } from './invariants/rebuilt';
import { soundness } from './invariants/soundness';
import { exactUndo } from './invariants/undo';
import { FOUND, PropertyScenario } from './property';
import { fuzzedRulebook } from './rulebooks';

const [first] = games;
const other = {
  ...first,
  ruleset: { ...first.ruleset, rulebook: 'another-game' },
  description: { ...first.description, rulebook: 'another-game', title: 'Another Game' },
};

describe('a game that was added, and of which the fuzzer knows only the description', () => {
  it('is played at random in property scenarios', () => {
    expect(fuzzedRulebook('another-game')).to.equal(undefined);
    addGame(other);
    const said = [soundness.gherkin, `${FOUND} ${exactUndo.broken}`];
    const scenario = PropertyScenario.from('a.feature:7', {}, {}, new ReferenceEngine(), said);
    scenario.randomGames('another-game', 8, 20, 12);
    scenario.play(120);
    expect(() => scenario.isBroken(exactUndo)).to.throw('No such game was found: 8 games');
    scenario.plant('undo takes back too much');
    scenario.play(120);
    expect(() => scenario.isBroken(exactUndo)).to.not.throw();
  });

  it('is played so too where its rules, words and tables are all its own', () => {
    addGame(lanterns);
    const said = [exactUndo.gherkin, rebuiltFromTrace.gherkin, `${FOUND} ${soundness.broken}`];
    const scenario = PropertyScenario.from('a.feature:7', {}, {}, new ReferenceEngine(), said);
    scenario.randomGames('lanterns', 40, 5, 12);
    scenario.play(120);
    expect(() => scenario.isBroken(soundness)).to.throw('No such game was found: 40 games');
    scenario.plant('an illegal option is offered');
    scenario.play(120);
    expect(() => scenario.isBroken(soundness)).to.not.throw();
  });
});
