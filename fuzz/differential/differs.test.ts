import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { Act, ActResult, EnginePort, Observation, SetupRequest } from '../../port/contract';
import { ReferenceEngine } from '../../port/in-process';
import { PassedOn } from '../../port/passed-on';
import { EngineGone, Unsupported } from '../../port/problems';
import { LastOptionMissing, Misreporting } from '../canaries/faults';
import { NoticingEngine } from '../noticing-engine';
import { playGame } from '../play';
import { saboteur } from '../rulebooks/legions-of-will/saboteurs';
import { leastAnswer } from '../shrink/deed';
import { playsLike } from './differs';
import type { Difference, Side } from './lockstep';

const crow = (name: string) => ({
  card: {
    name,
    types: ['unit'],
    fields: { cost: 1, will: 2, power: 2 },
    text: 'At the beginning of each end step, you gain 1 resource.',
  },
});

const table: SetupRequest = {
  rulebook: 'legions-of-will',
  seed: 3,
  stops: 'every priority',
  from: { activePlayer: 0, part: 'postbattle main phase', turn: 3 },
  players: ['Alice', 'Bob'].map((name) => ({
    name,
    zones: { deck: [crow(`${name}'s Ox`).card], hand: [crow(`${name}'s Rat`).card] },
    resources: { resource: 5 },
    permanents: [
      {
        card: { name: `${name}'s Kiln`, types: ['base'], fields: { defense: 9, capacity: 3 } },
        attached: [crow(`${name}'s Crow`)],
      },
    ],
  })),
};

const most = 16;

/** What is found when a game is played on the reference engine and compared with another one. */
function compared(second: Omit<Side, 'name'>) {
  const found: Difference[] = [];
  const onDifference = (difference: Difference): void => {
    found.push(difference);
  };
  const invariant = playsLike({ first: 'reference', second: { name: 'other', ...second }, onDifference });
  const { violation, answers } = playGame(new ReferenceEngine(), table, {
    most,
    invariants: [invariant],
    answer: leastAnswer,
  });
  return { violation, answers, about: found[0]?.about, found: found[0] };
}

describe('one engine that must play like another', () => {
  it('does where they are equal, also when the other one has played something else before', () => {
    const port = new ReferenceEngine();
    port.setup(table);
    port.act({ do: 'answer', answer: [0] });
    const { violation, answers } = compared({ port });
    expect(violation?.message).to.equal(undefined);
    expect(answers).to.have.length(most);
  });

  it('does where only ids are others', () => {
    const port = new Misreporting(new ReferenceEngine(), (seen) => renamed(seen));
    const renaming = new Renaming(port);
    expect(compared({ port: renaming }).violation?.message).to.equal(undefined);
  });

  it('does not where a rule is switched off in the other: the first event says so, and its rule', () => {
    const { violation, answers, found } = compared({ port: new ReferenceEngine(), off: ['704.5i'] });
    expect(answers).to.have.length(0);
    expect(violation?.invariant.number).to.equal('D1');
    expect(violation?.message).to.equal('reference: draw a card Alice; other: "nothing more".');
    expect(found?.rule).to.equal('704.5i');
  });

  it('does not where the other one shows something else, offers less, or breaks', () => {
    const weaker = new Misreporting(new ReferenceEngine(), (seen) => ({
      ...seen,
      objects: seen.objects.map((object) =>
        object.name === "Bob's Crow"
          ? { ...object, characteristics: { ...object.characteristics, power: 1 } }
          : object,
      ),
    }));
    const shown = compared({ port: weaker });
    expect(shown.about).to.equal('table');
    expect(shown.violation?.message).to.match(/has power 2; other: .*has power 1\.$/);

    const offering = compared({ port: new LastOptionMissing(new ReferenceEngine()) });
    expect(offering.about).to.equal('decisions');
    expect(offering.violation?.message).to.match(/^reference: it offers .*; other: it doesn't\.$/);

    const sabotage = saboteur('drawing from an empty deck never ends');
    const broken = compared({ port: sabotage(new ReferenceEngine()) });
    expect(broken.about).to.equal('breakdown');
    expect(broken.violation?.message).to.contain('it breaks: The engine draws from an empty deck for ever');
  });

  it("isn't compared where the other one doesn't play such games, or isn't there any more", () => {
    for (const [error, thrown] of [
      [new Unsupported('battle', 'not yet'), 'unsupported'],
      [new EngineGone('it is gone'), 'gone'],
    ] as const) {
      const port = new NoticingEngine(new Refusing(error));
      const { found } = compared({ port });
      expect(found).to.equal(undefined);
      expect(port.thrown).to.equal(thrown);
    }
  });
});

class Refusing extends PassedOn {
  constructor(private readonly error: Error) {
    super(new ReferenceEngine());
  }
  override setup(): void {
    throw this.error;
  }
}

const other = (id: string): string => `x${id}`;

const renamed = (seen: Observation): Observation => ({
  ...seen,
  objects: seen.objects.map((object) => ({
    ...object,
    id: other(object.id),
    ...(object.at === undefined ? {} : { at: other(object.at) }),
    ...(object.source === undefined ? {} : { source: other(object.source) }),
  })),
});

/** An engine that calls its objects otherwise, and offers what it offers in another order. */
class Renaming extends PassedOn {
  override legal(): ReturnType<EnginePort['legal']> {
    const decision = super.legal();
    return (
      decision && {
        ...decision,
        options: decision.options
          .map(({ object, onto, ...option }) => ({
            ...option,
            ...(object === undefined ? {} : { object: other(object) }),
            ...(onto === undefined ? {} : { onto: other(onto) }),
          }))
          .reverse(),
      }
    );
  }
  override act(act: Act): ActResult {
    const last = (this.inner.legal()?.options.length ?? 1) - 1;
    return super.act(act.do === 'answer' ? { ...act, answer: act.answer.map((place) => last - place) } : act);
  }
  override trace(from?: number): ReturnType<EnginePort['trace']> {
    return super.trace(from).map(({ object, ...line }) => ({
      ...line,
      ...(object === undefined ? {} : { object: other(object) }),
    }));
  }
}
