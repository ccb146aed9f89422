import { describe, it } from 'node:test';
import { expect } from 'chai';
import { ReferenceEngine } from '../port/in-process';
import { readText } from '../port/in-process-text';
import { PassedOn } from '../port/passed-on';
import { EngineCrash, Unsupported } from '../port/problems';
import { ProcessEngine } from '../port/process/process-engine';
import { Server } from '../port/serve';
import { saboteurs } from '../port/test/saboteurs';
import { type Answering, ServedLine } from '../port/test/served-line';
import { PropertyScenario } from './property';
import { capacity } from './rulebooks/legions-of-will/invariants/capacity';

/** Random games on an engine in a process of its own, or what stands for one. */
function gamesOn(answering: () => Answering): { readonly games: PropertyScenario; starts(): number } {
  let starts = 0;
  const connect = () => {
    starts += 1;
    return new ServedLine(answering());
  };
  const engine = new ProcessEngine(
    { command: "it's a test", deadline: 1000, restarts: 20, connect },
    readText,
  );
  const games = PropertyScenario.from('a.feature:7', { seed: 3 }, {}, engine, [capacity.gherkin]);
  games.randomGames('legions-of-will', 2, 1, 8);
  return { games, starts: () => starts };
}

/** The reference engine without a rule, whatever it is asked for. */
class Without extends PassedOn {
  constructor(private readonly rule: string) {
    super(new ReferenceEngine());
  }
  override setup(request: Parameters<PassedOn['setup']>[0]): void {
    super.setup({ ...request, off: [...(request.off ?? []), this.rule] });
  }
}

const serving = (engine: PassedOn): Answering => {
  const server = new Server(engine);
  return (line) => [server.reply(line)];
};

describe('properties on an engine in another process', () => {
  it('are played on that engine: what it gets wrong is found, and replays with its command', () => {
    const { games } = gamesOn(() => serving(new Without('301.3b')));
    games.play(200);
    expect(() => games.isBroken(capacity)).to.not.throw();
    expect(() => games.holds(capacity)).to.throw(
      /L1 \(capacity, 301\.3b, 404\.2d\): .*holds \d+ permanents.*check a\.feature:7 --engine "it's a test"/s,
    );
  });

  it('end with what it breaks with, and it is not started again for the sake of a simpler game', () => {
    const { games, starts } = gamesOn(saboteurs['dies on the third message']);
    expect(() => games.play(50)).to.throw(EngineCrash, /ended in the middle/);
    expect(starts()).to.equal(1);
  });

  it('are unsupported where it declares to lack what the games need', () => {
    expect(() => gamesOn(saboteurs['says what it lacks']).games.play(50)).to.throw(Unsupported);
  });

  it('are unsupported where too little can be seen without rules in the trace', () => {
    const { games } = gamesOn(() => {
      const answers = saboteurs.none();
      return (line) => {
        const replies = answers(line);
        if (typeof replies === 'string') return replies;
        return replies.map((reply) =>
          reply
            .replace(',"rules in the trace"]', ']')
            .replace('"missing":[]', '"missing":[{"feature":"rules in the trace","reason":"no"}]')
            .replace(/"rule":"[^"]+",("kind"|"text")/g, '$1'),
        );
      };
    });
    games.play(20);
    expect(() => games.holds(capacity)).to.throw(Unsupported, /rules in the trace.*came to enough/);
  });
});
