import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type Finding, type Offer, procedure, rule, variantsOf } from '../../kernel';
import type { StateBasedChecks } from '../state-based/state-based-actions';
import { MarbleEvent, Marbles, type MarbleTypes } from '../test/marbles';
import {
  actingWithPriority,
  type Holding,
  newestResolves,
  type PriorityRules,
  settlingActions,
} from './priority';

interface Action {
  readonly action: string;
}

/** Two marbles in the queue, and so many state-based actions to perform whenever something has resolved. */
function table(off: readonly string[] = [], found = 0) {
  const told: string[] = [];
  let due = 0;
  const rolling: Finding<Marbles> = new MarbleEvent('roll', {}, () => undefined);
  const finding = { rule: rule('9', 'What is found', 'state-based action'), finding: rolling };
  const stateBased: StateBasedChecks<MarbleTypes> = {
    check: () => (due > 0 ? [finding] : []),
    perform: (game) => {
      due -= 1;
      told.push('state-based action');
      game.changed();
    },
    findsAny: () => due > 0,
  };
  const rules: PriorityRules<MarbleTypes, Action> = {
    first: ({ now }) => now.active,
    afterResolving: ({ now }) => now.active,
    afterActing: (_game, holder) => holder,
    afterPassing: (_game, holder) => 1 - holder,
    insteadOf: (_game, holder) => holder,
    allPassed: (_game, passes) => passes >= 2,
    isCutShort: () => false,
    actionsOf: (_game, player) => {
      const offers = ['pass', 'wait'].map(
        (action): Offer<Action> => ({ label: action, action, value: { action } }),
      );
      return { player, purpose: 'priority', offers, isPriority: true };
    },
    start: (game, player) => told.push(`${game.player(player).name} waits`),
    resolve: (game, object) => {
      if (!object) return;
      told.push(`${object.card.name} resolves`);
      due = found;
      game.propose(
        new MarbleEvent('resolve', { object }, ({ journal, stack }) => journal.remove(stack.objects, object)),
      );
    },
    stateBased,
    lookForStates: () => undefined,
    putTriggers: () => undefined,
  };
  const receiving = procedure<Marbles, Holding>('priority', [
    newestResolves<MarbleTypes, Action>('1', 'The newest resolves', rules),
    settlingActions<MarbleTypes, Action>('2', 'State-based actions', rules),
    actingWithPriority<MarbleTypes, Action>('3', 'Who has priority acts', rules),
  ]);
  const game = new Marbles({ receiving }, off);
  for (const name of ['older', 'newer']) game.set(game.put(name, 0, game.stack), 'controller', 0);
  game.play(receiving, { holder: 0, passes: 0 });
  return { game, told, receiving };
}

const PASS = 0;
const WAIT = 1;

describe('priority', () => {
  it('goes from player to player, and the newest resolves once all have passed in succession', () => {
    const { game, told } = table();
    expect(game.decision).to.include({ player: 0, purpose: 'priority' });
    game.act([PASS]);
    expect(game.decision).to.include({ player: 1 });
    expect(told).to.deep.equal([]);
    game.act([PASS]);
    expect(told).to.deep.equal(['newer resolves']);
    expect(game.decision, 'the active player has it again').to.include({ player: 0 });
  });

  it('is with who acted, and passes before that count no more', () => {
    const { game, told } = table();
    game.act([PASS]);
    game.act([WAIT]);
    expect(game.decision).to.include({ player: 1 });
    game.act([PASS]);
    expect(told).to.deep.equal(['Ben waits']);
    game.act([PASS]);
    expect(told).to.deep.equal(['Ben waits', 'newer resolves']);
  });

  it('is over once all pass with nothing left to resolve', () => {
    const { game, told } = table();
    for (let passes = 0; passes < 6; passes += 1) game.act([PASS]);
    expect(told).to.deep.equal(['newer resolves', 'older resolves']);
    expect(game.decision).to.equal(undefined);
  });

  it('is had by nobody before state-based actions are performed, until there are none', () => {
    const { game, told } = table([], 2);
    game.act([PASS]);
    game.act([PASS]);
    expect(told).to.deep.equal(['newer resolves', 'state-based action', 'state-based action']);
  });

  it('lets nothing resolve where the rule is off, and can be varied to let the oldest', () => {
    const without = table(['1']);
    for (let passes = 0; passes < 4; passes += 1) without.game.act([PASS]);
    expect(without.told).to.deep.equal([]);
    const [step] = without.receiving.steps;
    expect(step && variantsOf(step).map(({ change }) => change)).to.include(
      'vary 1 in which order: the oldest first',
    );
  });
});
