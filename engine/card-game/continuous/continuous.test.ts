import { describe, it } from 'node:test';
import { expect } from 'chai';
import { applyLayers, rule } from '../../kernel';
import { Known, type Marble, Marbles, type MarbleTypes } from '../test/marbles';
import { effectsIn, layersOf, type PartOfLayer } from './layers';
import { modifying } from './modify-statements';
import { meaning } from './subjects';

const colours = rule('1.1', 'First, what changes colours', 'layer');
const names = rule('1.2', 'Then, what changes names', 'layer');
const LAYERS = [colours, names];

/** Adds a word to every name. */
const naming = (layer: typeof names, word: string): PartOfLayer<MarbleTypes> => ({
  layer,
  effect: {
    timestamp: 1,
    characteristicDefining: false,
    reads: new Set<string>(),
    writes: new Set(['name']),
    exists: () => true,
    affects: () => true,
    does: () => word,
    apply: (marble, table) => {
      Object.assign(table.own(marble), { name: `${table.of(marble).name} ${word}` });
    },
  },
});

const game = (off: readonly string[] = []): { readonly on: Marbles; readonly marble: Marble } => {
  const on = new Marbles({ colours, names }, off);
  return { on, marble: on.put('Agate', 0, on.inPlay) };
};

/** The name that a marble has after all layers. */
function named(on: Marbles, marble: Marble, parts: readonly PartOfLayer<MarbleTypes>[]): string {
  const layers = layersOf<MarbleTypes>(on, LAYERS, () => parts);
  const copying = { copy: (looks: MarbleTypes['characteristics']) => ({ ...looks }) };
  return applyLayers([marble], (each: Marble) => on.look(each), layers, copying).of(marble).name;
}

describe('effects in layers', () => {
  const parts = [naming(names, 'named'), naming(colours, 'coloured')];

  it('apply layer by layer, in whatever order they are listed, and exercise the layers they apply in', () => {
    const { on, marble } = game();
    expect(named(on, marble, parts)).to.equal('Agate coloured named');
    expect([on.exercised.has(colours), on.exercised.has(names)]).to.deep.equal([true, true]);
  });

  it('leave alone the rules of layers that nothing applies in', () => {
    const { on, marble } = game();
    expect(named(on, marble, [naming(names, 'named')])).to.equal('Agate named');
    expect(on.exercised.has(colours)).to.equal(false);
  });

  it('do not apply in a layer that is switched off', () => {
    const { on, marble } = game(['1.1']);
    expect(named(on, marble, parts)).to.equal('Agate named');
  });

  it('are found by their layer, in the order in which they are listed', () => {
    const three = [...parts, naming(names, 'again')];
    expect(effectsIn<MarbleTypes>(names, three)).to.deep.equal([three[0]?.effect, three[2]?.effect]);
  });
});

describe('what a statement says of objects', () => {
  const modify = { says: 'modify', subject: { ref: 'this' }, modifications: [] } as const;

  it('is found within what says several things', () => {
    const all = { says: 'all', statements: [modify, { says: 'play only', when: {} }, modify] } as const;
    expect(modifying<MarbleTypes>(all)).to.deep.equal([modify, modify]);
  });

  it('applies to what fits a description, without a list of all, or to what a phrase names', () => {
    const { on, marble } = game();
    const other = on.put('Onyx', 0, on.inPlay);
    const isMeant = meaning<MarbleTypes>({
      fits: (_game, _filter, each) => each === marble,
      objects: () => [other],
    });
    const context = new Known(0, marble);
    const all = { ref: 'all', filter: {} } as const;
    const itself = { ref: 'this' } as const;
    expect([marble, other].map((each) => isMeant(on, all, each, context))).to.deep.equal([true, false]);
    expect([marble, other].map((each) => isMeant(on, itself, each, context))).to.deep.equal([false, true]);
  });
});
