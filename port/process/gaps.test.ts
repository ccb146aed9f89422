import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { Hello, SetupRequest } from '../contract';
import { ReferenceEngine } from '../in-process';
import { readText } from '../in-process-text';
import { PassedOn } from '../passed-on';
import { probeTable } from '../probe/table';
import { Unsupported } from '../problems';
import { Server } from '../serve';
import { ServedLine } from '../test/served-line';
import { sumOfGaps } from './gaps';
import { ProcessEngine } from './process-engine';

/** The reference engine, which says that it lacks something, and refuses some tables by what it finds on them. */
class Partial extends PassedOn {
  setups = 0;

  constructor(
    private readonly missing: Hello['features']['missing'],
    private readonly refuses: (table: string) => boolean = () => false,
  ) {
    super(new ReferenceEngine());
  }
  override hello(): Hello {
    const hello = super.hello();
    const lacked = this.missing.map(({ feature }) => feature);
    const supported = hello.features.supported.filter((feature) => !lacked.includes(feature));
    return { ...hello, features: { supported, missing: this.missing } };
  }
  override setup(request: SetupRequest): void {
    this.setups += 1;
    if (this.refuses(JSON.stringify(request)))
      throw new Unsupported(this.missing[0]?.feature ?? '', 'not yet');
    super.setup(request);
  }
}

function over(engine: Partial): ProcessEngine {
  const server = new Server(engine);
  const connect = () => new ServedLine((line) => [server.reply(line)]);
  return new ProcessEngine({ command: 'a test', deadline: 1000, restarts: 0, connect }, readText);
}

const plain = probeTable({ rulebook: 'riftbound' }, 3);
const withHand = (text: string): SetupRequest => {
  const [first, ...others] = plain.players;
  if (!first) throw new Error('The table of the probe has players.');
  const hand = [{ name: 'Lantern', types: ['spell'], text }];
  return { ...plain, players: [{ ...first, zones: { ...first.zones, hand } }, ...others] };
};

describe('what an engine says it lacks', () => {
  it('keeps tables from it that it names, by zone and by type', () => {
    for (const tables of [{ types: ['battlefield'] }, { zones: ['rune deck'] }]) {
      const inner = new Partial([{ feature: 'it', reason: 'not written yet', tables }]);
      const engine = over(inner);
      expect(() => engine.setup(plain)).to.throw(Unsupported, /doesn't support "it": not written yet/);
      expect(() => engine.legal()).to.throw(Unsupported);
      expect(inner.setups).to.equal(0);
      expect(engine.gaps.end()).to.deep.equal({ it: { refused: 1, played: 0 } });
    }
    const other = over(
      new Partial([{ feature: 'it', reason: 'no', tables: { types: ['legend'], zones: ['trash'] } }]),
    );
    expect(() => other.setup(plain)).to.not.throw();
  });

  it('is counted where it is refused on one table and played on another', () => {
    const lacking = [{ feature: 'card text', reason: 'not yet' }];
    const engine = over(new Partial(lacking, (table) => table.includes('Draw 2')));
    engine.setup(plain);
    engine.setup(withHand('Draw 1.'));
    expect(() => engine.setup(withHand('Draw 2.'))).to.throw(Unsupported);
    engine.setup(withHand('Draw 1.'));
    expect(engine.gaps.end()).to.deep.equal({ 'card text': { refused: 1, played: 2 } });
  });

  it('is put together from several processes', () => {
    const [one, other] = [
      { a: { refused: 1, played: 2 } },
      { a: { refused: 3, played: 0 }, b: { refused: 0, played: 1 } },
    ];
    expect(sumOfGaps([one, other])).to.deep.equal({
      a: { refused: 4, played: 2 },
      b: { refused: 0, played: 1 },
    });
  });
});
