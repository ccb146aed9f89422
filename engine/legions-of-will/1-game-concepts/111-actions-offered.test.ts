import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import type { CardSpecification, SetupRequest } from '../../../port/contract';
import { answerFrom, type Decision } from '../../kernel';
import { runs } from '../../kernel/test/deep';
import { canComplete } from '../6-actions-abilities-effects/601-targets-and-modes';
import { type GameObject, type LegionsGame, newGame, resumeGame } from '../index';
import { arrange } from '../table/arrange';
import { randomNumbers, randomTable } from '../test/random-table';
import { type Action, actionsOf } from './111-actions-offered';
import { requiredPermissions } from './111-timing-and-priority';

/** Cards whose offers hang on more than what is in hand and in the reserve. */
const cards: readonly CardSpecification[] = [
  {
    name: 'Dawn',
    types: ['action'],
    fields: { cost: 0 },
    text: 'Play this card only before blockers are declared.\nGain 2 resource.',
  },
  {
    name: 'Dusk',
    types: ['action'],
    fields: { cost: 0 },
    text: 'Play this card only during battle.\nGain 1 resource.',
  },
  { name: 'Snare', types: ['trap'], text: 'Pay 1: Snare deals 2 damage to target unit.' },
  { name: 'Broad Axe', types: ['action'], fields: { cost: 1 }, text: 'Destroy target rested unit.' },
  {
    name: 'Warning',
    types: ['action'],
    fields: { cost: 0 },
    text: 'Target unit gets +1 power until end of turn.',
  },
  { name: 'Ration', types: ['unit'], subtypes: ['Redeem'], fields: { cost: 1, will: 3, power: 1 } },
  { name: 'Echo', types: ['action'], subtypes: ['Recur'], fields: { cost: 1 }, text: 'Gain 2 resource.' },
  {
    name: 'Ferry',
    types: ['unit'],
    fields: { cost: 1, will: 4, power: 1 },
    text: 'Rest this unit: Gain 1 resource.\nRest this unit: Reset target unit.',
  },
];

const withCards: fc.Arbitrary<SetupRequest> = fc
  .tuple(randomTable, fc.array(fc.constantFrom(...cards), { minLength: 8, maxLength: 16 }))
  .map(([request, more]) => ({
    ...request,
    players: request.players.map((player, seat) => ({
      ...player,
      zones: {
        ...player.zones,
        deck: [...more.filter((_, place) => place % 2 === seat), ...(player.zones?.deck ?? [])],
      },
    })),
  }));

const isActivated = (ability: GameObject['card']['abilities'][number]): boolean =>
  ability.kind === 'activated';

/** Everything that anybody could think of doing. */
function thinkable(game: LegionsGame, player: number): readonly Action[] {
  const cards = game.players.flatMap(({ deck, hand, graveyard }) =>
    [deck, hand, graveyard].flatMap(({ objects }) => objects),
  );
  const permanents = game.battlefield.objects;
  const activations = [...cards, ...permanents].flatMap((object) =>
    game
      .look(object)
      .abilities.filter(isActivated)
      .map((ability): Action => ({ action: 'activate', object, ability })),
  );
  const moves = permanents.flatMap((object) =>
    game.bases.map((base): Action => ({ action: 'move a unit', object, base })),
  );
  const others = [...cards, ...permanents].flatMap((object): readonly Action[] => [
    { action: 'play', object },
    { action: 'redeem', object },
    { action: 'turn up a base', object },
  ]);
  return [...others, ...activations, ...moves].filter((action) => isLegal(game, player, action));
}

/** Do the rules permit it, and could each of its steps be complied with? */
function isLegal(game: LegionsGame, player: number, action: Action): boolean {
  if (!requiredPermissions(action).every((each) => game.permits(each.action, player, each.subject)))
    return false;
  if (action.action === 'play') return canComplete(game, action.object, player, undefined);
  return action.action !== 'activate' || canComplete(game, action.object, player, action.ability);
}

/** An action by what it does to which objects. */
const named = (action: Action): string =>
  action.action === 'pass'
    ? 'pass'
    : [
        action.action,
        action.object.id,
        action.action === 'activate' ? action.ability.text : '',
        action.action === 'move a unit' ? action.base.id : '',
      ].join(' ');

const labels = (decision: Pick<Decision & { kind: 'choose' }, 'options'>): readonly string[] =>
  decision.options.map(({ label }) => label);

/** Plays with random answers, taking some back, and compares what is offered with what there is to offer. */
function compare(request: SetupRequest, numbers: readonly number[]): void {
  if (request.from === 'the beginning') return;
  const game = newGame({ players: request.players.map(({ name }) => name), seed: request.seed });
  arrange(game, request);
  game.stopsAtPriority = true;
  resumeGame(game, request.from.part, request.from.turn);
  let at = 0;
  const next = (): number => numbers[at++ % numbers.length] ?? 0;
  for (let turn = 0; turn < 3 * numbers.length && game.decision; turn += 1) {
    const { decision } = game;
    if (decision.kind === 'choose' && decision.purpose === 'priority') {
      const { offers } = actionsOf(game, decision.player);
      expect(labels(decision)).to.deep.equal(labels({ options: offers }));
      const expected = ['pass', ...thinkable(game, decision.player).map(named)];
      expect(offers.map(({ value }) => named(value)).sort()).to.deep.equal(expected.sort());
    }
    // Passing often, so that much of the turn is seen.
    if (next() % 7 === 0) game.undo();
    else if (decision.purpose === 'priority' && next() % 3 > 0) game.act([0]);
    else game.act(answerFrom(decision, next));
  }
}

describe('what a player with priority is offered', () => {
  it('is everything that the rules permit, and is never out of date', () => {
    fc.assert(fc.property(withCards, randomNumbers, compare), runs(20, 60));
  });
});
