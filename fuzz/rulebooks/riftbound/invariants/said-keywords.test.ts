import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { SetupRequest } from '../../../../port/contract';
import { type StagedObject, saidOf } from '../../../test/staged';
import { ownMight } from './might';
import { saidKeywords } from './said-keywords';

const table: SetupRequest = {
  rulebook: 'riftbound',
  seed: 1,
  from: { activePlayer: 0, part: 'action phase', turn: 1 },
  players: [
    {
      name: 'Alice',
      zones: { hand: ['Ox', 'Crow'].map((name) => ({ name, types: ['unit'], fields: { might: 3 } })) },
    },
  ],
};
const unit = (id: string, controller: number, might = 3, ...abilities: readonly string[]): StagedObject => ({
  ...{ id, types: ['unit'], controller, abilities, characteristics: { might } },
});
const says = (text: string): StagedObject => ({
  id: 'Banner',
  types: ['gear'],
  controller: 0,
  abilities: [text],
});
const moment = (...objects: readonly StagedObject[]) => [{ lines: [{ kind: 'something' }], objects }];

describe('keywords that are said of units (R56)', () => {
  const said = (...objects: readonly StagedObject[]): string | undefined =>
    saidOf(saidKeywords, moment(...objects), table);

  it('are after Legion only once a card was played', () => {
    const setup: SetupRequest = {
      ...table,
      players: [
        {
          name: 'Alice',
          zones: { hand: [{ name: 'Ox', types: ['unit'], text: '[Legion] - [Tank]', fields: { might: 3 } }] },
        },
      ],
    };
    const after = (...kinds: readonly string[]): string | undefined =>
      saidOf(
        saidKeywords,
        [
          {
            lines: kinds.map((kind) => ({ kind, detail: 'awaken phase', player: 0, text: `${kind} "Ox"` })),
            objects: [unit('Ox', 0, 3, '[Legion] - [Tank]', '[Tank]')],
          },
        ],
        setup,
      );
    expect(after('begin')).to.equal('"Ox" has [tank], which nothing gives it.');
    expect(after('begin', 'play')).to.equal(undefined);
    // What was played before the game was joined isn't known.
    expect(after('ready')).to.equal(undefined);
  });

  it('are on all units of which they are said', () => {
    const text = 'Friendly units have [Tank].';
    expect(said(says(text), unit('Ox', 0, 3, '[Tank]'), unit('Crow', 1))).to.equal(undefined);
    expect(said(says(text), unit('Ox', 0), unit('Crow', 1))).to.equal(
      `"Ox" has no [Tank], and "Banner" says "${text}"`,
    );
    expect(said(says('Enemy units have [Tank].'), unit('Ox', 0), unit('Crow', 1))).to.contain(
      '"Crow" has no [Tank]',
    );
  });

  it('are there while what they hang on is so', () => {
    const own = "While I'm Mighty, I have [Shield].";
    expect(said(unit('Ox', 0, 5, own))).to.contain('"Ox" has no [Shield]');
    expect(said(unit('Ox', 0, 4, own))).to.equal(undefined);
    expect(said(unit('Ox', 0, 5, own), says('Mighty units have -2 [M].'))).to.equal(undefined);
    expect(said(unit('Ox', 0, 5, own), says('Exhausted units have -2 [M].'))).to.contain('has no [Shield]');
    const units = 'I have [Shield] while you control 2 or more units.';
    expect(said(unit('Ox', 0, 3, units), unit('Crow', 0))).to.contain('"Ox" has no [Shield]');
    expect(said(unit('Ox', 0, 3, units), unit('Crow', 1))).to.equal(undefined);
  });

  it('are on no others', () => {
    const text = 'Friendly units have [Tank].';
    expect(said(says(text), unit('Ox', 0, 3, '[Tank]'), unit('Crow', 1, 3, '[Tank]'))).to.equal(
      '"Crow" has [tank], which nothing gives it.',
    );
    const given = 'Give a unit [Tank] this turn.';
    expect(said(says(given), unit('Crow', 1, 3, '[Tank]'))).to.equal(undefined);
  });

  it('are not judged where abilities are lost', () => {
    const text = 'Friendly units have [Tank].';
    expect(said(says(text), says('Enemy units lose their abilities.'), unit('Ox', 0))).to.equal(undefined);
  });
});

describe('Might that is said of units (R27)', () => {
  const said = (...objects: readonly StagedObject[]): string | undefined =>
    saidOf(ownMight, moment(...objects), table);

  it('is what they have more', () => {
    const text = 'Other friendly units have +2 [M].';
    expect(said(says(text), unit('Ox', 0, 5), unit('Crow', 1))).to.equal(undefined);
    const wrong = said(says(text), unit('Ox', 0, 3));
    expect(wrong).to.equal(`"Ox" has 3 Might, not 5, as it is not fighting, and "${text}" is said of it.`);
    expect(ownMight.ruleOf?.(wrong ?? '')).to.equal('454.3');
    expect(said(says('Enemy units have -1 [M].'), unit('Ox', 0), unit('Crow', 1, 2))).to.equal(undefined);
    expect(said(says('Enemy units have -1 [M].'), unit('Crow', 1, 1))).to.contain(
      '"Crow" has 1 Might, not 2',
    );
    // What Might hangs on itself isn't reckoned with.
    expect(said(says('Mighty units have +1 [M].'), unit('Crow', 1, 7))).to.equal(undefined);
  });

  it('goes by where they are, and by who fights alone', () => {
    const moor: StagedObject = { id: 'Moor', types: ['battlefield'], abilities: ['Units here have +1 [M].'] };
    expect(said(moor, { ...unit('Ox', 0, 4), at: 'Moor' }, unit('Crow', 1))).to.equal(undefined);
    expect(said(moor, unit('Crow', 1, 4))).to.contain('"Crow" has 4 Might, not 3');
    const alone = 'I have +2 [M] while attacking or defending alone.';
    const ox = { ...unit('Ox', 0, 5, alone), statuses: ['attacking'] };
    expect(said(ox)).to.equal(undefined);
    expect(said(ox, { ...unit('Crow', 0), statuses: ['attacking'] })).to.contain('"Ox" has 5 Might, not 3');
  });
});
