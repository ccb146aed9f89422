import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type Offer, type Procedure, procedure, rule } from '../../kernel';
import type { SharedTarget } from '../../text/tree';
import type { SharedTree } from '../../text/tree/shared';
import { offers, regardless } from '../targets/solver';
import { Known, type Marble, Marbles, type MarbleTypes } from '../test/marbles';
import type { ToAnnounce } from './announcements';
import { type AnnouncingRules, choosingModes, choosingTargets, choosingX } from './choosing';
import { checkingProposal } from './playing';
import type { Proposal, Way } from './proposal';

type Target = MarbleTypes['target'];
type Asked = ToAnnounce<MarbleTypes, Way<MarbleTypes>>;

const target = (
  minimum: number,
  maximum: number,
  names: readonly string[],
  otherThan: readonly number[] = [],
) => ({
  what: 'object' as const,
  filter: names.length > 0 ? { names } : {},
  minimum,
  maximum,
  otherThan,
  text: `target ${names.join(' or ')}`,
});

const isNamed = ({ filter: { names } }: SharedTarget<SharedTree>, { card }: Marble): boolean =>
  names === undefined || names.includes(card.name);

/** A table with marbles in the ring, and a procedure in which one on the queue is given what a test asks for. */
function table(
  names: readonly string[],
  asked: Partial<Asked> & {
    readonly of?: (modes: readonly number[], x: number) => readonly SharedTarget<SharedTree>[];
  },
  modesMatter = true,
) {
  const toAnnounce: AnnouncingRules<MarbleTypes>['toAnnounce'] = (game, { object }) => {
    const context = object.context;
    if (!context) throw new Error('it has no context');
    return {
      context,
      modals: [],
      times: 1,
      ways: [],
      valuesOfX: undefined,
      targets: (modes) => asked.of?.(modes, context.x) ?? [],
      division: undefined,
      divided: () => 0,
      legalTargets: (each, { x }): readonly Target[] =>
        game.inPlay.objects
          .filter((marble) => isNamed(each, marble) && (asked.valuesOfX === undefined || marble.owner === x))
          .map((marble) => ({ object: marble })),
      ...asked,
    };
  };
  const rules: AnnouncingRules<MarbleTypes> = {
    contextFor: ({ context }) => {
      if (!context) throw new Error('it has no context');
      return context;
    },
    toAnnounce,
  };
  const offerOf = <V>(_game: Marbles, { object }: Target, value: V): Offer<V> => ({
    label: object?.card.name ?? '',
    value,
  });
  const missing = rule('4', 'Each target is chosen', 'procedure step');
  const steps = {
    modes: choosingModes<MarbleTypes>('1', 'Modes', rules, (_game, problem, before, partly) =>
      modesMatter ? offers(problem, before, partly) : regardless(problem, before),
    ),
    x: choosingX<MarbleTypes>('2', 'X', rules, () => asked.valuesOfX !== undefined),
    targets: choosingTargets<MarbleTypes>('3', 'Targets', rules, offerOf),
    check: checkingProposal<MarbleTypes>('5', 'What was announced is legal', rules, missing),
  };
  const game = new Marbles({ ...steps, missing });
  for (const [place, name] of names.entries()) game.put(name, place, game.inPlay);
  const object = game.put('flick', 0, game.stack);
  game.set(object, 'controller', 0);
  game.set(object, 'context', new Known(0, object));
  const announcing: Procedure<Marbles, Proposal<MarbleTypes>> = procedure('announcing', Object.values(steps));
  return {
    game,
    object,
    begin: () => game.play(announcing, { player: 0, object, ability: undefined, locked: 0, costs: [] }),
    chosen: () => object.context?.targets.map((each) => each.map((one) => one.object?.card.name)),
  };
}

/** What is offered, as it reads, and how many of it. */
const offered = ({ decision }: Marbles): unknown =>
  decision?.kind === 'choose'
    ? [decision.options.map(({ label }) => label), decision.minimum, decision.maximum]
    : decision && 'minimum' in decision && [decision.minimum, decision.maximum];

describe('what is announced', () => {
  it('is chosen at once where every set of it leaves the rest possible', () => {
    const { game, begin, chosen } = table(['red', 'blue', 'green'], {
      of: () => [target(0, 3, []), target(1, 1, [], [0])],
    });
    begin();
    expect(offered(game)).to.deep.equal([['red', 'blue', 'green'], 0, 2]);
    game.act([0, 2]);
    expect(chosen()).to.deep.equal([['red', 'green'], ['blue']]);
  });

  it('is chosen one by one where some sets do not, until nothing more can be', () => {
    const { game, begin, chosen } = table(['red', 'blue', 'green'], {
      of: () => [target(0, 2, []), target(1, 1, ['red', 'blue'], [0])],
    });
    begin();
    expect(offered(game)).to.deep.equal([['red', 'blue', 'green'], 0, 1]);
    game.act([0]);
    expect(offered(game)).to.deep.equal([['green'], 0, 1]);
    game.act([]);
    expect(chosen()).to.deep.equal([['red'], ['blue']]);
  });

  it('is a value of X out of those that leave a target', () => {
    const { game, begin, chosen } = table(['red', 'blue', 'green', 'red'], {
      of: () => [target(1, 1, ['red'])],
      valuesOfX: () => [0, 1, 2, 3],
    });
    begin();
    expect(offered(game)).to.deep.equal([['X = 0', 'X = 3'], 1, 1]);
    game.act([1]);
    expect(chosen()).to.deep.equal([['red']]);
  });

  it('is a number where no value between is left out', () => {
    const { game, begin } = table(['red', 'blue', 'red'], {
      of: () => [target(0, 1, ['red'])],
      valuesOfX: () => [0, 1, 2],
    });
    begin();
    expect(offered(game)).to.deep.equal([0, 2]);
  });

  it('is modes that can be had together', () => {
    const modal = { modes: ['one', 'two', 'three'], minimum: 2, maximum: 2 };
    const of = (modes: readonly number[]) => [
      target(Number(modes.includes(0)), Number(modes.includes(0)), []),
      target(Number(modes.includes(1)), Number(modes.includes(1)), [], [0]),
    ];
    const { game, object, begin } = table(['red'], { modals: [modal], of });
    begin();
    expect(offered(game)).to.deep.equal([['mode 1', 'mode 2', 'mode 3'], 1, 1]);
    game.act([1]);
    expect(object.context?.modes).to.deep.equal([1, 2]);
  });

  it('is refused where what was chosen with no regard to the rest leaves a target none', () => {
    const modal = { modes: ['one'], minimum: 1, maximum: 1 };
    const { begin } = table([], { modals: [modal], of: () => [target(1, 1, [])] }, false);
    expect(begin).to.throw('There is no legal target');
  });
});
