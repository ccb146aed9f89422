import { describe, it } from 'node:test';
import { expect } from 'chai';
import { applyLayers, type ContinuousEffect, type Working } from './characteristics';

/** A thing of the test: its name is all that it has. */
interface Thing {
  readonly name: string;
}

interface Looks {
  kind: string;
  size: number;
  /** Names of what it does. */
  abilities: readonly string[];
}

type Effect = ContinuousEffect<Thing, Looks>;

const stone: Thing = { name: 'stone' };
const tree: Thing = { name: 'tree' };
const things = [stone, tree];
const printed = (thing: Thing): Looks => ({ kind: thing.name, size: 1, abilities: [`of ${thing.name}`] });
const copying = { copy: (looks: Looks): Looks => ({ ...looks }) };

interface Said {
  readonly writes?: readonly string[];
  readonly reads?: readonly string[];
  readonly defining?: boolean;
  readonly exists?: Effect['exists'];
  readonly affects?: Effect['affects'];
  readonly does?: (looks: Looks, working: Working<Thing, Looks>) => Looks;
}

/** An effect; what it does is told by what it makes of an object. */
const effect = (timestamp: number, said: Said): Effect => {
  const does = said.does ?? ((looks: Looks) => looks);
  return {
    timestamp,
    characteristicDefining: said.defining ?? false,
    writes: new Set(said.writes),
    reads: new Set(said.reads),
    exists: said.exists ?? (() => true),
    affects: said.affects ?? (() => true),
    // The change, not the outcome: an effect that adds two does the same to any size.
    does: (_object, working) => JSON.stringify(does({ kind: '', size: 0, abilities: [] }, working)),
    apply: (object, working) => Object.assign(working.own(object), does(working.of(object), working)),
  };
};

const is =
  (kind: string): Effect['affects'] =>
  (object, working) =>
    working.of(object).kind === kind;

const become = (timestamp: number, from: string, to: string): Effect =>
  effect(timestamp, {
    writes: ['kind'],
    reads: ['kind'],
    affects: is(from),
    does: (looks) => ({ ...looks, kind: to }),
  });

const set = (timestamp: number, size: number, more: Said = {}): Effect =>
  effect(timestamp, { writes: ['size'], does: (looks) => ({ ...looks, size }), ...more });

const add = (timestamp: number, size: number, more: Said = {}): Effect =>
  effect(timestamp, { writes: ['size'], does: (looks) => ({ ...looks, size: looks.size + size }), ...more });

/** What the stone and the tree look like after some layers, each a list of effects. */
function after(...layers: readonly (readonly Effect[])[]): { stone: Looks; tree: Looks } {
  const working = applyLayers(
    things,
    printed,
    layers.map((layer) => () => layer),
    copying,
  );
  return { stone: working.of(stone), tree: working.of(tree) };
}

/** Every order of a list. */
const orders = <T>(list: readonly T[]): T[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((each, at) =>
        orders(list.filter((_, place) => place !== at)).map((rest) => [each, ...rest]),
      );

describe('layers', () => {
  it('leave what nothing applies to as it is printed', () => {
    expect(after([])).to.deep.equal({ stone: printed(stone), tree: printed(tree) });
    expect(after([set(1, 9, { affects: is('stone') })]).tree).to.deep.equal(printed(tree));
  });

  it('apply one after another, whatever the timestamps', () => {
    expect(after([set(9, 5)], [add(1, 2)]).stone.size).to.equal(7);
    expect(after([add(1, 2)], [set(9, 5)]).stone.size).to.equal(5);
  });

  it('see what the layers before them made', () => {
    expect(after([become(1, 'stone', 'tree')], [set(2, 9, { affects: is('tree') })]).stone.size).to.equal(9);
  });

  it('ask for their effects when their turn comes', () => {
    const takesAway = effect(1, { does: (looks) => ({ ...looks, abilities: [] }) });
    const granted = (working: Working<Thing, Looks>): readonly Effect[] =>
      working.of(stone).abilities.length > 0 ? [set(2, 9)] : [];
    const looks = (first: readonly Effect[]): number =>
      applyLayers(things, printed, [() => first, granted], copying).of(stone).size;
    expect(looks([])).to.equal(9);
    expect(looks([takesAway])).to.equal(1);
  });

  it('answer for an object outside the list as printed', () => {
    const other: Thing = { name: 'cloud' };
    expect(applyLayers(things, printed, [() => [set(1, 9)]], copying).of(other)).to.deep.equal(
      printed(other),
    );
  });
});

describe('within a layer', () => {
  it('timestamps decide, however the effects are listed', () => {
    for (const order of orders([set(1, 5), add(2, 2), set(3, 8), add(4, 1)])) {
      expect(after(order).stone.size).to.equal(9);
    }
  });

  it('what defines a characteristic comes first, whatever its timestamp', () => {
    expect(after([add(1, 2), set(9, 5, { defining: true })]).stone.size).to.equal(7);
  });

  it('an effect that is gone by then does nothing', () => {
    expect(after([set(1, 9, { exists: () => false })]).stone.size).to.equal(1);
  });

  it('what defines a characteristic depends on nothing else, and nothing else on it', () => {
    const defining = set(9, 5, { defining: true, reads: ['kind'], affects: is('tree') });
    expect(after([become(1, 'stone', 'tree'), defining]).stone.size).to.equal(1);
  });
});

describe('an effect that depends on another waits for it', () => {
  it('when the other changes what it applies to, in either order of timestamps', () => {
    for (const [first, second] of [
      [1, 2],
      [2, 1],
    ]) {
      const looks = after([
        become(first ?? 0, 'stone', 'tree'),
        set(second ?? 0, 9, { reads: ['kind'], affects: is('tree') }),
      ]);
      expect(looks.stone.size, `${first} before ${second}`).to.equal(9);
    }
  });

  it('when the other takes it away, in either order of timestamps', () => {
    const exists: Effect['exists'] = (working) => working.of(tree).abilities.length > 0;
    for (const [first, second] of [
      [1, 2],
      [2, 1],
    ]) {
      const looks = after([
        effect(first ?? 0, {
          writes: ['abilities'],
          affects: is('tree'),
          does: (each) => ({ ...each, abilities: [] }),
        }),
        set(second ?? 0, 9, { reads: ['abilities'], exists }),
      ]);
      expect(looks.stone.size, `${first} before ${second}`).to.equal(1);
    }
  });

  it('when the other changes what it does', () => {
    const asBigAsTheTree = effect(1, {
      writes: ['size'],
      reads: ['size'],
      affects: is('stone'),
      does: (looks, working) => ({ ...looks, size: working.of(tree).size }),
    });
    expect(after([asBigAsTheTree, set(2, 9, { affects: is('tree') })]).stone.size).to.equal(9);
  });

  it('through a third', () => {
    const chain = [
      set(1, 9, { reads: ['kind'], affects: is('cloud') }),
      become(2, 'tree', 'cloud'),
      become(3, 'stone', 'tree'),
    ];
    for (const order of orders(chain)) expect(after(order).stone).to.include({ kind: 'cloud', size: 9 });
  });

  it('but not one that only could have changed it', () => {
    const asBigAsTheTree = effect(1, {
      writes: ['size'],
      reads: ['size'],
      affects: is('stone'),
      does: (looks, working) => ({ ...looks, size: working.of(tree).size }),
    });
    expect(after([asBigAsTheTree, set(2, 9, { affects: is('stone') })]).stone.size).to.equal(9);
  });

  it('and is applied right after it, before a later timestamp', () => {
    const effects = [
      set(1, 9, { reads: ['kind'], affects: is('tree') }),
      become(2, 'stone', 'tree'),
      set(3, 4, { affects: is('tree') }),
    ];
    for (const order of orders(effects)) expect(after(order).stone.size).to.equal(4);
  });
});

describe('a circle of dependency', () => {
  const swap = (there: number, back: number): readonly Effect[] => [
    become(there, 'stone', 'tree'),
    become(back, 'tree', 'stone'),
  ];

  it('goes by timestamps', () => {
    expect(after(swap(1, 2))).to.deep.include({ stone: printed(stone) });
    expect(after(swap(1, 2)).tree.kind).to.equal('stone');
    expect(after(swap(2, 1)).stone.kind).to.equal('tree');
    expect(after(swap(2, 1)).tree.kind).to.equal('tree');
  });

  it('lets nothing with a later timestamp by', () => {
    const circle = [
      set(1, 5, {
        reads: ['kind'],
        writes: ['size', 'kind'],
        affects: is('stone'),
        does: (looks) => ({ ...looks, kind: 'tree', size: 5 }),
      }),
      set(2, 6, {
        reads: ['kind'],
        writes: ['size', 'kind'],
        affects: is('tree'),
        does: (looks) => ({ ...looks, kind: 'stone', size: 6 }),
      }),
    ];
    for (const order of orders([...circle, set(3, 7)])) {
      expect(after(order)).to.deep.equal({
        stone: { ...printed(stone), size: 7 },
        tree: { ...printed(tree), kind: 'stone', size: 7 },
      });
    }
  });

  it('of what defines characteristics comes before everything else', () => {
    const defining = swap(1, 2).map((each): Effect => ({ ...each, characteristicDefining: true }));
    const kinds: string[] = [];
    const looking = effect(3, {
      affects: (object, working) => {
        kinds.push(working.of(object).kind);
        return false;
      },
    });
    after([...defining, looking]);
    expect(kinds.slice(-2)).to.deep.equal(['stone', 'stone']);
  });

  it('keeps what depends on it waiting, and what does not depend on it free', () => {
    const waits = set(0, 9, { reads: ['kind'], affects: is('tree') });
    const looks = after([waits, ...swap(2, 1)]);
    expect(looks.stone).to.include({ kind: 'tree', size: 9 });
    expect(looks.tree).to.include({ kind: 'tree', size: 9 });
  });
});

describe('trying', () => {
  it('is left out where no effect reads what another writes', () => {
    let tried = 0;
    const counted = (timestamp: number, reads: readonly string[]): Effect => {
      const each = add(timestamp, 1, { reads });
      return {
        ...each,
        does: (object, working) => {
          tried += 1;
          return each.does(object, working);
        },
      };
    };
    after([counted(1, ['kind']), counted(2, []), counted(3, ['abilities'])]);
    expect(tried).to.equal(0);
    after([counted(1, ['size']), counted(2, [])]);
    expect(tried).to.be.above(0);
  });

  it('is left out where there is only one effect', () => {
    const alone = add(1, 1, { reads: ['size'] });
    const looks = after([
      {
        ...alone,
        does: () => {
          throw new Error('tried');
        },
      },
    ]);
    expect(looks.stone.size).to.equal(2);
  });

  it('leaves no trace', () => {
    const effects = [
      add(1, 1, { reads: ['size'] }),
      add(2, 2, { reads: ['size'] }),
      add(3, 4, { reads: ['size'] }),
    ];
    expect(after(effects).stone.size).to.equal(8);
  });
});
