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

  it('is told for battles, for damage, and not for what a turn ended before it', () => {
    const fire = 'Whenever a base you control is attacked, you gain 1 resource.';
    const kiln: StagedObject = { ...permanent('Kiln', 0), types: ['base'] };
    const attacker = (id: string): StagedObject => ({ ...permanent(id, 1), attacking: 'Kiln' });
    const guarded = [permanent('Drum', 0, fire), kiln, attacker('Ox'), attacker('Elk')];
    expect(said([attack('Ox'), attack('Elk'), put(fire)], guarded)).to.equal(undefined);
    expect(said([attack('Ox'), attack('Elk'), put(fire), put(fire)], guarded)).to.contain(
      'triggers 2 times, and there is 1 such event.',
    );
    const horn = 'Whenever you attack, you gain 1 resource.';
    const both = ['Ox', 'Elk'].map((object) => ({ ...attack(object), player: 0 }));
    expect(said([...both, put(horn)], [permanent('Drum', 0, horn)])).to.equal(undefined);
    expect(said(both, [permanent('Drum', 0, horn)])).to.contain('triggers 0 times');
    const bruise = 'Whenever a unit is dealt damage, you gain 1 resource.';
    const hit: StagedLine = { kind: 'deal damage', object: 'Ox', amount: 2 };
    const hurt = [permanent('Drum', 0, bruise), permanent('Ox', 0)];
    expect(said([hit], hurt)).to.contain('triggers 0 times');
    const end: StagedLine = { kind: 'end the turn', rule: '708.1d' };
    expect(said([hit, end], hurt)).to.equal(undefined);
    expect(said([hit, end, put(bruise)], hurt)).to.contain('triggers 1 times, and there are 0');
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
    const more = [...objects, permanent('Horn', 0, 'Abilities trigger twice.')];
    expect(said([attack('Ox')], objects, more)).to.equal(undefined);
    expect(said([attack('Ox'), put(drum), put(drum)], more, objects)).to.equal(undefined);
  });
});
