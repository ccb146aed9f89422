import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { SharedTree } from '../../text/tree/shared';
import { type Marble, MarbleEvent, Marbles, type MarbleTypes } from '../test/marbles';
import { TriggerTable, type TriggerWords, usualTriggers } from './trigger-words';

type Trigger = SharedTree['trigger'];
type Attacks = Extract<Trigger, { on: 'attacks' }>;

const asked: string[] = [];

const { happens, isDone } = usualTriggers<MarbleTypes, Attacks['object'], SharedTree['who']>({
  isSubject: (_game, subject, marble, context) => subject.this === true && marble === context.source,
  isWho: (_game, { who }, seat, context) => who === 'you' && seat === context.controller,
  isAsSaid: (_game, { on }, { about }) => {
    asked.push(on);
    return about.chipped !== true;
  },
  matched: ({ about: { object, amount = 1, player } }) => ({
    that: object ? [object] : [],
    thatMuch: amount,
    thatPlayer: player,
  }),
});

const unheard = { kinds: 'none', match: () => undefined } as const;

const words: TriggerWords<MarbleTypes> = {
  'any of': { parts: ({ triggers }) => triggers },
  attacks: happens(['roll', 'bounce']),
  'draws a card': isDone('draw', 'find'),
  'discards a card': isDone('drop'),
  plays: { kinds: ['bounce'], match: () => ({ that: [], thatMuch: 7, thatPlayer: undefined }) },
  'beginning of': unheard,
  state: unheard,
  'when you do': unheard,
  'shuffles a deck': unheard,
  'attacks alone': unheard,
  'attacks and is not blocked': unheard,
  'is attacked': unheard,
  'attack together': unheard,
  blocks: unheard,
  'becomes blocked': unheard,
  'player attacks': unheard,
  'counters put': unheard,
  'prevented from resolving': unheard,
  'damage is prevented': unheard,
};

const table = new TriggerTable<MarbleTypes>(words);

const attacks: Trigger = { on: 'attacks', object: { this: true } };
const draws: Trigger = { on: 'draws a card', who: { who: 'you' } };
const either: Trigger = { on: 'any of', triggers: [draws, attacks] };

/** How much each match of some events with a trigger is, to an ability of the first marble. */
function matches(
  trigger: Trigger,
  ...events: readonly ((marble: Marble) => MarbleEvent)[]
): readonly number[] {
  const game = new Marbles({});
  const marble = game.put('a', 0, game.inPlay);
  asked.length = 0;
  return table
    .matches(
      game,
      trigger,
      events.map((event) => event(marble)),
      game.contextOf(marble),
    )
    .map(({ thatMuch }) => thatMuch);
}

const event =
  (kind: string, amount: number, more: { readonly player?: number; readonly chipped?: true } = {}) =>
  (object: Marble): MarbleEvent =>
    new MarbleEvent(kind, { object, amount, ...more }, () => undefined);

describe('words for what sets an ability off', () => {
  it('match each event of one of their kinds', () => {
    expect(matches(attacks, event('roll', 1), event('stop', 2), event('bounce', 3))).to.deep.equal([1, 3]);
    expect(matches(draws, event('find', 1, { player: 0 }), event('draw', 2, { player: 1 }))).to.deep.equal([
      1,
    ]);
  });

  it('match no event of another kind, though their row would, and ask nothing about it', () => {
    expect(matches({ ...draws, on: 'plays', filter: {} }, event('roll', 1))).to.deep.equal([]);
    expect(matches(draws, event('drop', 1, { player: 0 }))).to.deep.equal([]);
    expect(asked).to.deep.equal([]);
  });

  it('match only where it is as the text says besides', () => {
    expect(matches(attacks, event('roll', 1, { chipped: true }), event('roll', 2))).to.deep.equal([2]);
    expect(matches(draws, event('draw', 1, { player: 0, chipped: true }))).to.deep.equal([]);
    expect(asked).to.deep.equal(['draws a card']);
  });

  it('are joined by others: any of them matches, and each hears its kinds', () => {
    expect(matches(either, event('bounce', 1), event('find', 2, { player: 0 }))).to.deep.equal([1, 2]);
    expect(table.kindsOf(either)).to.deep.equal(['draw', 'find', 'roll', 'bounce']);
    expect(table.kindsOf({ on: 'when you do' })).to.deep.equal([]);
  });
});
