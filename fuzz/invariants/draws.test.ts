import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { EnginePort, Observation, TraceLine } from '../../port/contract';
import { ReferenceEngine } from '../../port/in-process';
import { PassedOn } from '../../port/passed-on';
import { mandatoryTable } from '../looping-tables';
import { playGame } from '../play';
import { leastAnswer } from '../shrink/deed';
import { draws } from './loops';

/** An engine in whose trace nothing but decisions and the draw is told: every event of the loop was replaced. */
class AllReplaced extends PassedOn {
  constructor(private readonly told: (line: TraceLine) => boolean) {
    super(new ReferenceEngine());
  }
  override trace(from = 0): readonly TraceLine[] {
    return super.trace().filter(this.told).slice(from);
  }
  override observe(viewer?: number): Observation {
    const seen = super.observe(viewer);
    const objects = seen.objects.map((object) =>
      object.types.includes('base')
        ? { ...object, abilities: ['If you would gain resource, gain none.'] }
        : object,
    );
    return { ...seen, objects };
  }
}

const isDraw = ({ kind }: TraceLine): boolean => kind === 'the game is a draw';

/** What is wrong with the draw that a loop of mandatory actions ends in. */
function drawn(port: EnginePort): string | undefined {
  const table = mandatoryTable({ shape: 0, deal: 0, things: [], moves: [], rest: 1 });
  const { violation, drawn: isDrawn } = playGame(port, table, {
    most: 40,
    invariants: [draws],
    answer: leastAnswer,
    every: Number.MAX_SAFE_INTEGER,
  });
  return violation ? violation.message : isDrawn ? undefined : 'no draw';
}

describe('a draw by a loop', () => {
  it('is one where its events repeat', () => {
    expect(drawn(new ReferenceEngine())).to.equal(undefined);
  });

  it('is one where events are replaced and what nobody has a choice about repeats', () => {
    expect(drawn(new AllReplaced((line) => line.what === 'decision' || isDraw(line)))).to.equal(undefined);
  });

  it('is none where nothing repeats, whatever is replaced', () => {
    const once = new Set<string>();
    const told = (line: TraceLine): boolean => isDraw(line) || !once.has(line.kind);
    expect(drawn(new AllReplaced(told))).to.equal(undefined);
    for (const kind of ['priority', 'order triggered abilities', 'resolve', 'cease to exist']) once.add(kind);
    for (const kind of ['gain resource', 'put on the chain of events']) once.add(kind);
    expect(drawn(new AllReplaced(told))).to.match(/but the \d+ events since the last choice don't repeat/);
  });
});
