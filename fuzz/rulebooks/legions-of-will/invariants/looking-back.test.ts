import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, type StagedObject, saidOf } from '../../../test/staged';
import { lookingBack } from './looking-back';

const unit = (id: string, controller: number, ...abilities: readonly string[]): StagedObject => ({
  id,
  zone: 'battlefield',
  types: ['unit'],
  controller,
  abilities,
});
const ANY = 'Whenever a unit is destroyed, you gain 1 resource.';
const OWN = 'When this unit is destroyed, you gain 1 resource.';
const die = (object: string, rule = '704.5c'): StagedLine => ({ kind: 'destroy', object, rule });
const put = (id: string, text: string): StagedLine => ({
  kind: 'put on the chain of events',
  text: `Alice: put on the chain of events "${id}: ${text}" by "${id}"`,
});

describe('what is destroyed together with others (L79)', () => {
  const before = [unit('Crow', 0, ANY), unit('Imp', 0, OWN), unit('Ox', 1), unit('Elk', 1)];
  const said = (lines: readonly StagedLine[], ...stays: readonly StagedObject[]): string | undefined =>
    saidOf(lookingBack, [{ objects: [...before, ...stays] }, { lines, objects: stays }]);

  it('sees all of them, in whatever order they are told of', () => {
    const three = [die('Ox'), die('Crow'), die('Elk')];
    expect(said([...three, put('Crow', ANY), put('Crow', ANY), put('Crow', ANY)])).to.equal(undefined);
    expect(said([...three, put('Crow', ANY), put('Crow', ANY)])).to.equal(
      `"Crow: ${ANY}" triggers 2 times, and what has it was destroyed at once with 3 such units, itself counted in.`,
    );
    expect(said([die('Ox'), die('Imp'), put('Imp', OWN)])).to.equal(undefined);
    expect(said([die('Imp')])).to.contain('triggers 0 times');
  });

  it('is left open where it is not told that they were destroyed at once, or what else happened', () => {
    expect(said([die('Ox'), { kind: 'deal damage' }, die('Crow')])).to.equal(undefined);
    expect(said([die('Ox', '605.2c'), die('Crow')])).to.equal(undefined);
    expect(said([{ kind: 'change control', object: 'Crow' }, die('Crow')])).to.equal(undefined);
    expect(said([die('Came')])).to.equal(undefined);
  });

  it('is left open where something of the name stays, or speaks of it', () => {
    const twin = { ...unit('Twin', 0, ANY), name: 'Crow' };
    expect(said([die('Crow')], twin)).to.equal(undefined);
    expect(said([die('Crow')], unit('Horn', 0, 'Abilities trigger twice.'))).to.equal(undefined);
    expect(said([die('Crow')], unit('Lion', 0, 'Other units you control get +1 power.'))).to.equal(undefined);
    expect(
      said([die('Crow')], unit('Nurse', 0, 'Pay 0: Target unit gets +1 power until end of turn.')),
    ).to.contain('0 times');
    expect(said([die('Crow')], unit('Goose', 0))).to.contain('triggers 0 times');
  });
});
