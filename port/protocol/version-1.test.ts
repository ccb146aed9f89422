import { describe, it } from 'node:test';
import { Value } from '@sinclair/typebox/value';
import { expect } from 'chai';
import type { SetupRequest } from '../contract';
import { ReferenceEngine } from '../in-process';
import { gameOf, playable } from '../in-process/games';
import { readText } from '../in-process-text';
import { probeTable } from '../probe/table';
import { ProcessEngine } from '../process/process-engine';
import { Server } from '../serve';
import { ServedLine } from '../test/served-line';
import { setupRequest } from './table';
import { inVersion, tableAs1, tableFrom1 } from './version-1';

const asSaid = (value: unknown) => JSON.parse(JSON.stringify(value));

/** A table of version 1, as a runner of that version would have sent it. */
const old = {
  rulebook: 'legions-of-will',
  players: ['Ann', 'Ben'].map((name) => ({
    name,
    resource: 4,
    deck: [],
    hand: [{ name: 'Spark', types: ['action'], cost: 'X+2', text: '' }],
    graveyard: [],
    expelled: [],
    bases: [
      {
        card: { name: `${name}'s Kiln`, types: ['base'], defense: 9, capacity: 3 },
        attached: [
          { card: { name: `${name}'s Ox`, types: ['unit'], will: 2, power: 3 }, rested: true, damage: 1 },
        ],
      },
    ],
  })),
  seed: 1,
  from: { activePlayer: 0, part: 'prebattle main phase', turn: 3 },
  stops: 'every priority',
};

/** What the reference engine says to some lines. */
function answers(...lines: readonly object[]): readonly unknown[] {
  const server = new Server(new ReferenceEngine());
  return lines.map((line, place): unknown =>
    JSON.parse(server.reply(JSON.stringify({ id: place + 1, ...line }))),
  );
}

describe('version 1 of the protocol', () => {
  it('has a field of a card for each number, and of a player for each pile, and bases', () => {
    const [ann] = asSaid(tableAs1(probeTable('legions-of-will', 1))).players;
    expect(ann).to.have.keys('name', 'resource', 'deck', 'hand', 'bases');
    expect(ann.bases[0].card).to.include({ defense: 10, capacity: 7, activationCost: 3 });
    expect(ann.bases[0].attached[0].card).to.include({ will: 2, power: 2, cost: 1 });
    const [ben] = asSaid(tableAs1(probeTable('riftbound', 1))).players;
    expect(ben).to.have.keys('name', 'bases', 'zones', 'permanents', 'pool');
    expect(ben.zones['rune deck'][0]).to.deep.include({ domains: ['fury'] });
  });

  it('is read as this version has it, so that nothing is lost on the way there and back', () => {
    for (const { description } of playable) {
      const table = probeTable(description.rulebook, 1);
      const back = tableFrom1(asSaid(tableAs1(table)));
      expect(Value.Check(setupRequest, back), description.title).to.equal(true);
      const named = { ...table, players: table.players.map((player) => ({ resources: {}, ...player })) };
      expect(asSaid(back), description.title).to.deep.equal(asSaid(named));
    }
  });

  it('is left alone where it is something else than a table', () => {
    for (const strange of [undefined, null, 3, 'table', [], {}])
      expect(() => tableFrom1(strange)).not.to.throw();
    expect(inVersion(2, { table: old })).to.deep.equal({ table: old });
    expect(inVersion(1, { from: 0 })).to.deep.equal({ from: 0 });
  });

  it('is spoken by the reference engine with a runner that speaks it: the hello says so, and its tables are set up', () => {
    const [hello, setup, observed] = answers(
      { message: 'hello', protocol: 1 },
      { message: 'setup', table: old },
      { message: 'observe' },
    );
    expect(hello).to.have.nested.property('result.protocol', 1);
    expect(setup).to.deep.equal({ id: 2, result: {} });
    const seen = JSON.stringify(observed);
    for (const told of ['"will":2', '"power":3', '"damage":1', '"rested"', '"resource":4', '"defense":9'])
      expect(seen).to.contain(told);
  });

  it('is spoken to an engine that knows no other: its tables are of version 1, and its games go on as before', () => {
    const heard: string[] = [];
    const server = new Server(new ReferenceEngine());
    const engine = new ProcessEngine(
      {
        command: 'an engine of version 1',
        deadline: 1000,
        restarts: 0,
        connect: () =>
          new ServedLine((line) => {
            heard.push(line);
            const { id, message, protocol } = JSON.parse(line);
            const isRefused = message === 'hello' && protocol !== 1;
            const refusal = { id, error: { kind: 'message', message: 'at /protocol: expected 1, not 2' } };
            return [isRefused ? JSON.stringify(refusal) : server.reply(line)];
          }),
      },
      readText,
    );
    engine.setup(probeTable('legions-of-will', 1));
    expect(engine.hello().protocol).to.equal(1);
    expect(heard.find((line) => line.includes('"setup"')))
      .to.contain('"bases":[{')
      .and.to.contain('"will":2');
    expect(engine.observe().objects.some(({ name }) => name === "Ann's guard of Kiln")).to.equal(true);
    expect(engine.transcript('a game')).not.to.contain('"protocol":2');
  });

  it('is no table of version 2: what stands elsewhere now is refused with a sentence that says where', () => {
    const [, setup] = answers(
      { message: 'hello', protocol: 2 },
      { message: 'setup', table: withFields({ wil: 2 }) },
    );
    expect(setup).to.have.nested.property(
      'error.message',
      '"Ox" has a field "wil", which no card of Legions of Will has; write will, power, activationCost, cost, defense, capacity or production.',
    );
  });
});

/** A table with a unit that has these fields. */
function withFields(fields: Readonly<Record<string, number | string>>): SetupRequest {
  const table = probeTable('legions-of-will', 1);
  const ox = { card: { name: 'Ox', types: ['unit'], fields } };
  return { ...table, players: table.players.map((player) => ({ ...player, permanents: [ox] })) };
}

describe('what a game has no name for', () => {
  const refusal = (table: SetupRequest): string | undefined => {
    try {
      new ReferenceEngine().setup(table);
      return undefined;
    } catch (error) {
      return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    }
  };
  const duel = probeTable('riftbound', 1);
  const with_ = (more: Partial<SetupRequest['players'][number]>): SetupRequest => ({
    ...duel,
    players: duel.players.map((player, seat) => (seat === 0 ? { ...player, ...more } : player)),
  });

  it('is refused with a sentence that says where it stands, and what could be said', () => {
    expect(refusal(with_({ zones: { graveyard: [] } }))).to.equal(
      'SetupProblem: Ann has cards in a zone "graveyard", which Riftbound doesn\'t have: it has main deck, rune deck, hand, trash, banishment, champion zone and legend zone.',
    );
    expect(refusal(with_({ resources: { resource: 3 } }))).to.equal(
      'SetupProblem: Ann has some of a resource "resource", which Riftbound doesn\'t have: it has energy, fury, calm, mind, body, chaos, order and any.',
    );
    expect(refusal(withFields({ will: 'two' }))).to.equal(
      'SetupProblem: The will of "Ox" is "two"; write a number.',
    );
    expect(refusal(withFields({ cost: 'X+' }))).to.equal(
      'SetupProblem: The resource cost of "Ox" is "X+"; write a number, X, or a sum such as X+2.',
    );
    const rune = { name: 'Moon Rune', types: ['rune'], fields: { domains: ['moon'] } };
    expect(refusal(with_({ zones: { 'rune deck': [rune] } }))).to.equal(
      'SetupProblem: The domains of "Moon Rune" is "moon"; write fury, calm, mind, body, chaos or order.',
    );
  });

  it('is nothing that the game has', () => {
    expect(refusal(duel)).to.equal(undefined);
    expect(refusal(withFields({ will: 2, cost: 'X+X + 2' }))).to.equal(undefined);
    expect(gameOf('riftbound')?.readText({ name: 'Imp', types: ['unit'] })).to.deep.equal([]);
    expect(readText('no-such-game', { name: 'Imp', types: ['unit'] })).to.equal(undefined);
  });
});
