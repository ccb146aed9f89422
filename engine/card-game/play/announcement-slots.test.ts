import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { SharedTarget } from '../../text/tree';
import type { SharedTree } from '../../text/tree/shared';
import { exists, offers } from '../targets/solver';
import { Known, type Marble, Marbles, type MarbleTypes } from '../test/marbles';
import { absent, problemOf } from './announcement-slots';
import {
  type Announcement,
  announcedIn,
  modesIn,
  OPTIONS,
  type ToAnnounce,
  targetsAt,
  targetsIn,
  waysIn,
} from './announcements';

type Target = SharedTarget<SharedTree>;
type Asked = ToAnnounce<MarbleTypes, string>;

const one = (text: string, otherThan: readonly number[] = []): Target => ({
  what: 'object',
  filter: {},
  minimum: 1,
  maximum: 1,
  otherThan,
  text,
});

/** Marbles in a ring, and what is to be announced of one that waits. */
function table(names: readonly string[], asked: Partial<Asked>) {
  const game = new Marbles({});
  const marbles = names.map((name) => game.put(name, 0, game.inPlay));
  const context = new Known(0, game.put('flick', 0, game.stack));
  const whole: Asked = {
    context,
    modals: [],
    times: 1,
    ways: [],
    valuesOfX: undefined,
    targets: () => [],
    division: undefined,
    divided: () => 0,
    legalTargets: () => marbles.map((object) => ({ object })),
    ...asked,
  };
  return { asked: whole, problem: problemOf(whole) };
}

const nameOf = ({ card }: Marble): string => card.name;
const named = (announced: readonly Announcement<MarbleTypes, string>[] = []): readonly string[] =>
  targetsIn(announced).flatMap(({ object }) => (object ? [nameOf(object)] : []));

describe('what is announced of something', () => {
  it('is first where it goes, out of the places that leave the rest possible', () => {
    const game = new Marbles({});
    const open = ['red', 'blue'].map((name) => ({ object: game.put(name, 0, game.inPlay) }));
    const { problem } = table(['red', 'blue'], {
      places: { open: () => open, chosen: undefined },
      further: () => [
        {
          ...absent('fare to anywhere but the blue one'),
          reads: [0],
          limits: ([place = []]) => ({ least: named(place).includes('blue') ? 1 : 0, most: 1 }),
        },
      ],
    });
    expect(named(offers(problem, [])?.values)).to.deep.equal(['red']);
  });

  it('is what is paid besides, as long as what comes with it can be announced', () => {
    const twice: Partial<Asked> = {
      options: ['once more'],
      targets: (_modes, paid) => [
        one('the first'),
        paid.includes('once more') ? one('another', [0]) : { ...one('another', [0]), minimum: 0, maximum: 0 },
      ],
    };
    const poor = table(['red'], twice);
    expect(offers(poor.problem, [[]])).to.deep.include({ values: [], minimum: 0 });
    const rich = table(['red', 'blue'], twice);
    const offered = offers(rich.problem, [[]]);
    expect(waysIn(offered?.values ?? [])).to.deep.equal(['once more']);
    expect(offered?.minimum).to.equal(0);
  });

  it('is modes for each execution that is paid for', () => {
    const modal = { modes: ['one', 'two'], minimum: 1, maximum: 1 };
    const { problem, asked } = table([], {
      options: ['once more'],
      modals: [modal, modal],
      isExecuted: (execution, paid) => execution === 0 || paid.length > 0,
    });
    const paid: Announcement<MarbleTypes, string> = { kind: 'way', way: 'once more' };
    const mode = (number: number): Announcement<MarbleTypes, string> => ({
      kind: 'mode',
      mode: number,
      time: 0,
    });
    expect(modesIn(offers(problem, [[], [paid], [mode(1)]])?.values ?? [])).to.deep.equal([2, 3]);
    expect(offers(problem, [[], [], [mode(1)]])).to.deep.include({ minimum: 0, maximum: 0 });
    const known = announcedIn<MarbleTypes, string>(asked, { modes: [1, 2], targets: [] });
    expect(known.slice(OPTIONS + 1, OPTIONS + 3)).to.deep.equal([[mode(1)], [mode(2)]]);
  });

  it('is targets that fulfil something together, as many as a game says', () => {
    const { problem, asked } = table(['red', 'red', 'blue'], {
      targets: () => [one('of one colour')],
      limitsOf: () => ({ least: 2, most: 3 }),
      agree: () => (targets) => new Set(targets.map(({ object }) => object && nameOf(object))).size === 1,
    });
    const before = announcedIn<MarbleTypes, string>(asked, { modes: [], targets: [] });
    expect(before).to.have.length(targetsAt(asked));
    expect(named(offers(problem, before)?.values)).to.deep.equal(['red', 'red']);
  });

  it('is possible only with all that a game adds, which knows what was announced', () => {
    const adding = (least: number): Partial<Asked> => ({
      targets: () => [one('any')],
      further: ({ from, contextAfter, targets }) => [
        {
          ...absent('price'),
          reads: targets.map((_, place) => from + place),
          limits: (before) => {
            const [chosen = []] = contextAfter(before).targets;
            return chosen.some(({ object }) => object && nameOf(object) === 'red')
              ? { least: 0, most: 0 }
              : { least, most: 0 };
          },
        },
      ],
    });
    expect(exists(table(['red', 'blue'], adding(1)).problem)).to.equal(true);
    expect(exists(table(['blue', 'blue'], adding(1)).problem)).to.equal(false);
    const { problem, asked } = table(['red', 'blue'], adding(1));
    expect(named(offers(problem, announcedIn(asked, { modes: [], targets: [] }))?.values)).to.deep.equal([
      'red',
    ]);
  });
});
