import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { ObjectView, Observation, OfferedOption, PendingDecision } from '../../port/contract';
import type { AnsweredMoment, RecordedGame } from './moments';
import { Told } from './telling';
import { whenSteps } from './when';
import type { ScenarioWords } from './words';

const words: ScenarioWords = {
  rulebook: 'legions-of-will',
  game: 'Some game',
  ...{
    characteristics: [],
    printed: {},
    piles: [],
    sharedZones: {},
    table: 'table',
    stack: 'chain',
    statuses: [],
  },
  ...{ resources: {}, place: undefined, rolls: {}, orders: {}, parts: [], start: '', numbers: { turn: 1 } },
  ...{ movingAlong: undefined, indifferent: [], beforeType: [], homes: undefined, home: undefined },
};

const unit = (id: string, controller: number, rest: Partial<ObjectView> = {}): ObjectView => ({
  ...{ id, name: id, owner: controller, controller, zone: 'battlefield', types: ['unit'] },
  ...{ subtypes: [], supertypes: [], characteristics: {}, statuses: [], damage: 0, counters: {} },
  ...{ blocking: [], abilities: [], targets: [] },
  ...rest,
});

const tableOf = (...objects: readonly ObjectView[]): Observation => ({
  ...{ over: false, drawn: false, activePlayer: 1, phase: '', step: '', turn: 1, players: [] },
  objects,
});

const asks = (purpose: string, options: readonly OfferedOption[]): PendingDecision => ({
  ...{ player: 0, kind: 'choose', purpose, rule: '509.1', options: [...options] },
  ...{ minimum: 1, maximum: 1, amount: 0, minimums: [] },
});

const moment = (decision: PendingDecision, observation: Observation): AnsweredMoment => ({
  ...{ decision, observation, answer: [0], news: [], events: 0 },
});

describe('a declaration of a recorded game, as a scenario has it', () => {
  const before = tableOf(unit('Glutton', 1), unit('Boar', 0), unit('Dog', 0));
  const blocked = { blocking: ['Glutton'] };
  const options = [{ label: 'block', action: 'block', object: 'Boar', onto: 'Glutton' }];
  const said = (after: Observation): string | undefined => {
    const game: RecordedGame = {
      request: {
        rulebook: 'legions-of-will',
        seed: 1,
        from: { activePlayer: 1, part: '', turn: 1 },
        players: ['Alice', 'Bob'].map((name) => ({ name })),
      },
      moments: [moment(asks('declare blockers', options), before)],
      last: { decision: undefined, observation: after, news: [], events: 0 },
    };
    const told = new Told(game, { see: () => undefined, numberOf: () => 1 });
    return whenSteps(told, words)[0]?.[0];
  };

  it('names what was chosen', () => {
    expect(said(tableOf(unit('Glutton', 1), unit('Boar', 0, blocked), unit('Dog', 0)))).to.equal(
      'Alice blocks "Glutton" with "Boar"',
    );
  });

  it('names what blocks as well without anybody being asked', () => {
    expect(said(tableOf(unit('Glutton', 1), unit('Boar', 0, blocked), unit('Dog', 0, blocked)))).to.equal(
      'Alice blocks "Glutton" with "Boar" and "Dog"',
    );
  });
});
