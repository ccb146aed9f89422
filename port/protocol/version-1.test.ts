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
import { inVersion, observationAs1, observationFrom1, tableAs1, tableFrom1 } from './version-1';

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

/** What can be so of objects as a table is arranged, as a hello tells of it. */
const arranged = (rulebook: unknown): readonly string[] =>
  new ReferenceEngine().hello().rulebooks.find(({ id }) => id === rulebook)?.game?.arranged ?? [];

/** What the reference engine says to some lines. */
function answers(...lines: readonly object[]): readonly unknown[] {
  const server = new Server(new ReferenceEngine());
  return lines.map((line, place): unknown =>
    JSON.parse(server.reply(JSON.stringify({ id: place + 1, ...line }))),
  );
}

describe('version 1 of the protocol', () => {
  it('has a field of a card for each number, and of a player for each pile, and bases', () => {
    const [ann] = asSaid(tableAs1(probeTable({ rulebook: 'legions-of-will' }, 1))).players;
    expect(ann).to.have.keys('name', 'resource', 'deck', 'hand', 'bases');
    expect(ann.bases[0].card).to.include({ defense: 10, capacity: 7, activationCost: 3 });
    expect(ann.bases[0].attached[0].card).to.include({ will: 2, power: 2, cost: 1 });
    const [ben] = asSaid(tableAs1(probeTable({ rulebook: 'riftbound' }, 1))).players;
    expect(ben).to.have.keys('name', 'bases', 'zones', 'permanents', 'pool');
    expect(ben.zones['rune deck'][0]).to.deep.include({ domains: ['fury'] });
  });

  it('is read as this version has it, so that nothing is lost on the way there and back', () => {
    for (const { description } of playable) {
      const table = probeTable({ rulebook: description.rulebook }, 1);
      const back = tableFrom1(asSaid(tableAs1(table)), arranged);
      expect(Value.Check(setupRequest, back), description.title).to.equal(true);
      const named = { ...table, players: table.players.map((player) => ({ resources: {}, ...player })) };
      expect(asSaid(back), description.title).to.deep.equal(asSaid(named));
    }
  });

  it('is left alone where it is something else than a table', () => {
    for (const strange of [undefined, null, 3, 'table', [], {}])
      expect(() => tableFrom1(strange, arranged)).not.to.throw();
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
    engine.setup(probeTable({ rulebook: 'legions-of-will' }, 1));
    expect(engine.hello().protocol).to.equal(1);
    expect(heard.find((line) => line.includes('"setup"')))
      .to.contain('"bases":[{')
      .and.to.contain('"will":2');
    expect(engine.observe().objects.some(({ name }) => name === "Ann's guard of Kiln")).to.equal(true);
    expect(engine.transcript('a game')).not.to.contain('"protocol":2');
  });

  it('has fields for what is so of objects, and of players, of each game', () => {
    const duel = probeTable({ rulebook: 'riftbound' }, 1);
    const lying = (card: object, ...statuses: readonly string[]): object => ({ card, statuses });
    const unit = { name: 'Ox', types: ['unit'], fields: { might: 2 } };
    const asked = {
      ...duel,
      players: duel.players.map((player) => ({
        ...player,
        resources: { energy: 2, points: 3 },
        permanents: [
          lying({ name: `${player.name}'s Ford`, types: ['battlefield'] }, 'controlled'),
          { ...lying({ name: 'Snare', types: ['spell'] }, 'facedown'), at: `${player.name}'s Ford` },
          lying(unit, 'exhausted', 'stunned'),
        ],
      })),
    };
    const sent = asSaid(inVersion(1, { table: asked })).table;
    const [ann] = sent.players;
    expect(ann).to.deep.include({ points: 3, pool: { energy: 2 } });
    expect(ann.permanents.map(({ card: _, ...how }: { card: object }) => how)).to.deep.equal([
      { controlled: true },
      { faceDown: true, at: "Ann's Ford" },
      { statuses: ['exhausted', 'stunned'] },
    ]);
    expect(asSaid(tableFrom1(sent, arranged))).to.deep.equal(asSaid(asked));
    const rested = { ...sent, players: [{ ...ann, permanents: [{ card: unit, rested: true }] }, ann] };
    expect(asSaid(tableFrom1(rested, arranged)).players[0].permanents[0].statuses).to.deep.equal([
      'exhausted',
    ]);
    const engine = new ReferenceEngine();
    engine.setup(duel);
    const seen = engine.observe();
    const old = asSaid(observationAs1(seen));
    expect(old.players[0]).to.have.keys(
      'name',
      'seat',
      'resource',
      'pool',
      'points',
      'inGame',
      'won',
      'lost',
    );
    expect(old.objects.find(({ name }: { name: string }) => name === "Ann's guard of Kiln")).to.include.keys(
      'base',
      'domains',
    );
    const back = asSaid(observationFrom1({ ...old, focus: 1 }));
    expect(back.players.map(({ statuses }: { statuses?: unknown }) => statuses)).to.deep.equal([
      undefined,
      ['focus'],
    ]);
    const { players: _, ...table } = asSaid(seen);
    expect(back).to.deep.include(table);
    expect(asSaid(observationFrom1(old)).players[0].resources).to.deep.equal(seen.players[0]?.resources);
  });

  it('can say what a game has no name for: it is refused with a sentence', () => {
    const strange = { rested: true, card: { name: 'Ox', types: ['unit'] } };
    const duel = asSaid(tableAs1(probeTable({ rulebook: 'riftbound' }, 1)));
    const said = (lying: object): unknown =>
      answers(
        { message: 'hello', protocol: 1 },
        {
          message: 'setup',
          table: { ...duel, players: duel.players.map((each: object) => ({ ...each, permanents: [lying] })) },
        },
      )[1];
    expect(said(strange)).to.deep.equal({ id: 2, result: {} });
    expect(said({ ...strange, playedThisTurn: true })).to.have.nested.property(
      'error.message',
      '"Ox" is said to be "played this turn", which Riftbound doesn\'t have: it has exhausted, ready, buffed, stunned, facedown and controlled.',
    );
  });

  it('has fields that this version has no more: a table with one of them is refused, and the sentence says where it stands now', () => {
    const refusal = (change: (player: SetupRequest['players'][number]) => object): unknown => {
      const table = probeTable({ rulebook: 'legions-of-will' }, 1);
      return answers(
        { message: 'hello', protocol: 2 },
        { message: 'setup', table: { ...table, players: table.players.map(change) } },
      )[1];
    };
    const says = (change: Parameters<typeof refusal>[0], sentence: string): void => {
      expect(refusal(change)).to.have.nested.property('error.message', sentence);
    };
    const [home] = probeTable({ rulebook: 'legions-of-will' }, 1).players[0]?.permanents ?? [];
    says(
      (player) => ({
        ...player,
        permanents: [{ ...home, attached: [{ ...home?.attached?.[0], rested: true }] }],
      }),
      'at /table/players/0/permanents/0/attached/0: there is no "rested" any more: what is so of an object stands in "statuses", by the names that the hello has',
    );
    says(
      (player) => ({ ...player, points: 3 }),
      'at /table/players/0: there is no "points" any more: what a player has some of stands in "resources", by the names that the hello has',
    );
    says(
      (player) => ({ ...player, bases: [] }),
      'at /table/players/0: there is no "bases" any more: what a player has on the table stands in "permanents"',
    );
    says(
      (player) => ({ ...player, zones: { hand: [{ name: 'Ox', types: ['unit'], will: 2 }] } }),
      'at /table/players/0/zones/hand/0: there is no "will" any more: what is printed on a card besides its name, types and text stands in "fields"',
    );
    expect(refusal((player) => player)).to.deep.equal({ id: 2, result: {} });
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
  const table = probeTable({ rulebook: 'legions-of-will' }, 1);
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
  const duel = probeTable({ rulebook: 'riftbound' }, 1);
  const with_ = (more: Partial<SetupRequest['players'][number]>): SetupRequest => ({
    ...duel,
    players: duel.players.map((player, seat) => (seat === 0 ? { ...player, ...more } : player)),
  });

  it('is refused with a sentence that says where it stands, and what could be said', () => {
    expect(refusal(with_({ zones: { graveyard: [] } }))).to.equal(
      'SetupProblem: Ann has cards in a zone "graveyard", which Riftbound doesn\'t have: it has main deck, rune deck, hand, trash, banishment, champion zone and legend zone.',
    );
    expect(refusal(with_({ resources: { resource: 3 } }))).to.equal(
      'SetupProblem: Ann has some of a resource "resource", which Riftbound doesn\'t have: it has energy, fury, calm, mind, body, chaos, order, any and points.',
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
    const tapped = { card: { name: 'Ox', types: ['unit'] }, statuses: ['tapped'] };
    expect(refusal(with_({ permanents: [tapped] }))).to.equal(
      'SetupProblem: "Ox" is said to be "tapped", which Riftbound doesn\'t have: it has exhausted, ready, buffed, stunned, facedown and controlled.',
    );
    expect(refusal(with_({ permanents: [{ card: tapped.card, attached: [tapped] }] }))).to.contain(
      '"tapped"',
    );
  });

  it('is nothing that the game has', () => {
    expect(refusal(duel)).to.equal(undefined);
    expect(refusal(withFields({ will: 2, cost: 'X+X + 2' }))).to.equal(undefined);
    expect(gameOf('riftbound')?.readText({ name: 'Imp', types: ['unit'] })).to.deep.equal([]);
    expect(readText('no-such-game', { name: 'Imp', types: ['unit'] })).to.equal(undefined);
  });
});
