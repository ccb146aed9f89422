import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import type { EnginePort } from '../contract';
import { ReferenceEngine } from '../in-process';
import { readText } from '../in-process-text';
import { probeTable } from '../probe/table';
import {
  BrokenPromise,
  EngineCrash,
  EngineGone,
  EngineTimeout,
  ProtocolBroken,
  SetupProblem,
  Unsupported,
} from '../problems';
import { Server } from '../serve';
import { type Saboteur, saboteurs } from '../test/saboteurs';
import { type Answering, ServedLine } from '../test/served-line';
import { ProcessEngine } from './process-engine';
import { readTranscript } from './transcript';

const engineOver = (connect: () => Answering, restarts = 0): ProcessEngine =>
  new ProcessEngine(
    { command: 'a test', deadline: 1000, restarts, connect: () => new ServedLine(connect()) },
    readText,
  );
const engineOf = (name: Saboteur): ProcessEngine => engineOver(saboteurs[name]);

const table = probeTable({ rulebook: 'legions-of-will' }, 3);

/** Some decisions of a game, with what was seen, and one of them taken back. */
function played(engine: EnginePort): readonly unknown[] {
  const seen: unknown[] = [];
  const look = (): void => {
    seen.push(
      engine.legal(),
      engine.observe(),
      engine.observe(1),
      engine.trace(),
      engine.exercised(),
      engine.leftOver(),
    );
  };
  engine.setup(table);
  look();
  for (const answer of [[1], [0], [99], [0], [0]]) {
    seen.push(engine.act({ do: 'answer', answer }));
    look();
  }
  seen.push(engine.undo());
  look();
  seen.push(engine.act({ do: 'attempt', player: 1, action: 'pass' }));
  return seen.map((each) => (each === undefined ? null : JSON.parse(JSON.stringify(each))));
}

describe('an engine in a process of its own', () => {
  it('says and does what the same engine does in process', () => {
    const [here, there] = [new ReferenceEngine(), engineOf('none')];
    expect(played(there)).to.deep.equal(played(here));
    expect(there.hash()).to.equal(here.hash());
    expect(there.hello().engine).to.equal(here.hello().engine);
  });

  it('need neither take back nor hash: the runner plays again, and compares what it sees', () => {
    const engine = engineOver(() => {
      const server = new Server(new ReferenceEngine());
      return (line) => {
        if (line.includes('"take back"') || line.includes('"hash"'))
          throw new Error('it was asked all the same');
        const without =
          '"missing":[{"feature":"taking back","reason":"no"},{"feature":"hash","reason":"no"}]';
        return [server.reply(line).replace('"taking back","hash",', '').replace('"missing":[]', without)];
      };
    });
    expect(played(engine)).to.deep.equal(played(new ReferenceEngine()));
    const before = engine.hash();
    engine.act({ do: 'answer', answer: [0] });
    expect(engine.hash()).to.not.equal(before);
    engine.undo();
    expect(engine.hash()).to.equal(before);
  });

  it('keeps a transcript of each game, from the hello on', () => {
    const engine = engineOf('none');
    engine.setup(table);
    engine.act({ do: 'answer', answer: [0] });
    engine.setup(table);
    const { spoken, about } = readTranscript(engine.transcript('a game'));
    expect(about).to.equal('a game');
    const said = spoken.filter(({ by }) => by === 'runner').map(({ line }) => JSON.parse(line).message);
    expect(said).to.deep.equal(['hello', 'setup', 'legal', 'observe', 'trace']);
    expect(spoken).to.have.length(10);
  });

  const faults: readonly (readonly [Saboteur, abstract new (...args: never[]) => Error, RegExp])[] = [
    ['never answers', EngineTimeout, /didn't answer within/],
    ['answers twice', ProtocolBroken, /more than it was asked/],
    ['wrong id', ProtocolBroken, /its id is 2, but 1 was asked/],
    ['rubbish', ProtocolBroken, /it is no JSON.*Hello\?/s],
    ['dies on the third message', EngineCrash, /ended in the middle/],
  ];
  for (const [name, error, message] of faults) {
    it(`is caught when it is sabotaged: ${name}`, () => {
      expect(() => played(engineOf(name))).to.throw(error, message);
    });
  }

  it('may lack what it declares, and nothing else', () => {
    const card = { name: 'Bell', types: ['unit'], text: 'Whenever Bell attacks, draw a card.' };
    const [first, second] = table.players;
    if (!first || !second) throw new Error('no players');
    const ringing = {
      ...table,
      players: [
        { ...first, permanents: [{ card: { name: 'Kiln', types: ['base'] }, attached: [{ card }] }] },
        second,
      ],
    };
    const lacking = engineOf('says what it lacks');
    expect(() => lacking.setup(ringing)).to.throw(Unsupported, /triggered abilities.*not yet/);
    // Whoever asks on hears the same: there is no game, but that isn't what is wrong.
    expect(() => lacking.legal()).to.throw(Unsupported, /triggered abilities/);
    expect(() => lacking.hash()).to.throw(Unsupported);
    expect(() => engineOf('claims features that it lacks').setup(ringing)).to.throw(
      BrokenPromise,
      /doesn't list/,
    );
  });

  it("gives a table that can't be set up back as such, and plays the next one", () => {
    const engine = engineOf('none');
    expect(() => engine.setup({ ...table, rulebook: 'chess' })).to.throw(
      SetupProblem,
      /doesn't play "chess"/,
    );
    engine.setup(table);
    expect(engine.legal()?.purpose).to.equal('priority');
  });

  it('is started again after it broke, so often and no oftener', () => {
    let starts = 0;
    const engine = engineOver(() => {
      starts += 1;
      return saboteurs['dies on the third message']();
    }, 2);
    for (const broken of [1, 2, 3]) expect(() => engine.setup(table), String(broken)).to.throw(EngineCrash);
    expect(() => engine.setup(table)).to.throw(EngineGone, /started 3 times/);
    expect(starts).to.equal(3);
  });

  it('never crashes or hangs the runner, whatever it replies: a thousand malformed replies', () => {
    const known = [
      EngineTimeout,
      EngineCrash,
      EngineGone,
      ProtocolBroken,
      SetupProblem,
      Unsupported,
      BrokenPromise,
    ];
    let runs = 0;
    let broken = 0;
    const json = fc.jsonValue().map((value) => JSON.stringify(value));
    const shaped = fc
      .record({ id: fc.constant(2), result: fc.jsonValue() }, { requiredKeys: ['id'] })
      .map((value) => JSON.stringify(value));
    const refused = fc
      .record(
        { id: fc.constant(2), error: fc.jsonValue(), unsupported: fc.jsonValue() },
        { requiredKeys: ['id'] },
      )
      .map((value) => JSON.stringify(value));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), json, shaped, refused), (reply) => {
        runs += 1;
        const engine = engineOver(() => {
          const server = new Server(new ReferenceEngine());
          return (line) => [line.includes('"hello"') ? server.reply(line) : reply];
        });
        try {
          engine.setup(table);
        } catch (error) {
          broken += 1;
          if (!known.some((each) => error instanceof each)) throw error;
        }
      }),
      { numRuns: 1000, seed: 5 },
    );
    expect([runs, broken]).to.deep.equal([1000, 1000]);
  });
});
