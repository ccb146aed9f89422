import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { ObjectView } from '../../port/contract';
import { seeded } from '../numbers';
import { Spoken } from './spoken';

const says = (text: string): boolean => text.includes('says it');

const view = (id: number, zone: string, text: string): ObjectView => ({
  id: String(id),
  zone,
  owner: 0,
  abilities: text === '' ? [] : [text],
  types: [],
  subtypes: [],
  supertypes: [],
  statuses: [],
  counters: {},
  characteristics: {},
  damage: 0,
  targets: [],
  blocking: [],
});

describe('what is said on a table', () => {
  it('is found however the table changed since it was looked at last', () => {
    const chance = seeded(7);
    const next = (below: number): number => chance() % below;
    const spoken = new Spoken({ rulebook: '', from: 'the beginning', players: [], seed: 1 }, says, {
      puts: 'put',
      lastPart: 'last',
      elsewhere: new Set(['hand']),
    });
    let objects: readonly ObjectView[] = [];
    let found = 0;
    for (let round = 0; round < 2000; round += 1) {
      const at = next(objects.length + 1);
      const zone = next(2) === 0 ? 'hand' : 'battlefield';
      const made = view(round, zone, ['', 'silent', 'silent', 'it says it'][next(4)] ?? '');
      const removed = objects.length > 4 + next(4) ? 1 + next(3) : next(2);
      objects = [...objects.slice(0, at), ...(next(3) === 0 ? [] : [made]), ...objects.slice(at + removed)];
      const due = objects.some((each) => each.zone === 'battlefield' && each.abilities.some(says));
      expect(spoken.isOn({ objects })).to.equal(due);
      if (due) found += 1;
    }
    expect(found).to.be.within(200, 1800);
  });
});
