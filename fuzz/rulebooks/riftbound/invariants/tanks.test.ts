import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedObject, saidOf } from '../../../test/staged';
import { tanks } from './tanks';

const unit = (id: string, ...abilities: readonly string[]): StagedObject => ({
  ...{ id, types: ['unit'], controller: 1, abilities },
});

describe('combat damage that is assigned (R62)', () => {
  const said = (offered: readonly string[], ...objects: readonly StagedObject[]): string | undefined =>
    saidOf(tanks, [
      {
        objects,
        asked: {
          purpose: 'assign combat damage',
          options: offered.map((object) => ({ label: object, object })),
        },
      },
    ]);

  it('goes to units with Tank first', () => {
    const ox = unit('Ox', '[Tank]');
    const crow = unit('Crow', 'Other friendly units have [Tank].');
    expect(said(['Ox'], ox, crow)).to.equal(undefined);
    expect(said(['Crow'], ox, crow)).to.equal(undefined);
    expect(said(['Crow', 'Ox'], ox, crow)).to.equal(
      '"Crow" can be assigned combat damage before "Ox", which has Tank.',
    );
    expect(said(['Crow', 'Ox'], ox, unit('Crow', '[Assault] [Tank]'))).to.equal(undefined);
  });

  it('goes as a unit says of itself', () => {
    const last = unit('Ox', '[Tank]', 'I must be assigned combat damage last.');
    expect(said(['Crow', 'Ox'], last, unit('Crow'))).to.equal(undefined);
  });
});
