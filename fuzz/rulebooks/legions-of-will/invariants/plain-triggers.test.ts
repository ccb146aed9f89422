import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, type StagedObject, saidOf } from '../../../test/staged';
import { plainTriggers } from './plain-triggers';

const permanent = (id: string, controller: number, ...abilities: readonly string[]): StagedObject => ({
  id,
  zone: 'battlefield',
  types: ['unit'],
  controller,
  abilities,
});

describe('what triggers as its text plainly says (L43)', () => {
  const drum = 'Whenever a unit you control attacks, you gain 1 resource.';
  const objects = [permanent('Drum', 0, drum), permanent('Ox', 0), permanent('Elk', 0), permanent('Crow', 1)];
  const attack = (object: string): StagedLine => ({ kind: 'attack', object });
  const put = (text: string, id = 'Drum', player = 0): StagedLine => ({
    kind: 'put on the chain of events',
    text: `Alice: put on the chain of events "${id}: ${text}" by "${id}"`,
    player,
  });
  const said = (
    lines: readonly StagedLine[],
    before: readonly StagedObject[] = objects,
    after: readonly StagedObject[] = before,
  ): string | undefined => saidOf(plainTriggers, [{ objects: before }, { lines, objects: after }]);

  it('triggers once for each event that the text names', () => {
    expect(said([attack('Ox'), attack('Elk'), attack('Crow'), put(drum), put(drum)])).to.equal(undefined);
    const fewer = said([attack('Ox'), attack('Elk'), put(drum)]);
    expect(fewer).to.equal(`"Drum: ${drum}" triggers 1 times, and there are 2 such events.`);
    expect(plainTriggers.ruleOf?.(fewer ?? '')).to.equal('603.2c');
    const none = said([attack('Ox')]);
    expect(none).to.equal(`"Drum: ${drum}" triggers 0 times, and there is 1 such event.`);
    expect(plainTriggers.ruleOf?.(none ?? '')).to.equal('603.2');
    expect(said([attack('Crow'), put(drum)])).to.contain('triggers 1 times, and there are 0 such events.');
  });

  it('is told for what it sees itself do, and for what players do', () => {
    const own = 'Whenever this unit attacks, you gain 1 resource.';
    expect(said([attack('Ox')], [permanent('Drum', 0, own), permanent('Ox', 0)])).to.equal(undefined);
    expect(said([attack('Drum')], [permanent('Drum', 0, own)])).to.contain('triggers 0 times');
    const greedy = 'Whenever an opponent draws a card, you gain 1 resource.';
    const draw = (player: number): StagedLine => ({ kind: 'draw a card', player });
    const card = { ...permanent('Crow', 1), zone: 'deck', owner: 1 };
    const table = [permanent('Drum', 0, greedy), card];
    expect(said([draw(0)], table)).to.equal(undefined);
    expect(said([draw(0), draw(1)], table)).to.contain('triggers 0 times, and there is 1 such event.');
    expect(said([draw(1), put(greedy)], table)).to.equal(undefined);
    // The deck may have been empty before.
    expect(said([draw(1)], table.slice(0, 1))).to.equal(undefined);
  });

  it('is left open where a text says more of it, or where it was not there all the time', () => {
    const silent = (text: string): string | undefined =>
      said([attack('Ox')], [permanent('Drum', 0, text), permanent('Ox', 0)]);
    expect(silent(drum)).to.contain('triggers 0 times');
    expect(silent(drum.replace('you gain', 'if you have no cards in hand, you gain'))).to.equal(undefined);
    expect(silent(`${drum} Do this only once each turn.`)).to.equal(undefined);
    expect(silent('Whenever a unit you control attacks, destroy target unit.')).to.equal(undefined);
    expect(said([attack('Ox')], objects, objects.slice(1))).to.equal(undefined);
    expect(said([attack('Ox')], objects, [permanent('Drum', 1, drum), ...objects.slice(1)])).to.equal(
      undefined,
    );
    expect(
      said([attack('Ox')], objects, [...objects, permanent('Horn', 0, 'Abilities trigger twice.')]),
    ).to.equal(undefined);
  });
});
