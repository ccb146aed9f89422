import type {
  Act,
  ActResult,
  EnginePort,
  Hello,
  Observation,
  PendingDecision,
  SetupRequest,
  TraceLine,
} from '../contract';
import { ReferenceEngine } from '../in-process';
import { NullEngine } from '../null-engine';
import { PassedOn } from '../passed-on';
import { Unsupported } from '../problems';
import { Server } from '../serve';
import type { Answering } from './served-line';

/** The reference engine; a saboteur does one thing differently. */
class Sabotaged extends PassedOn {
  constructor() {
    super(new ReferenceEngine());
  }
}

class AcceptsAll extends Sabotaged {
  override act(act: Act): ActResult {
    super.act(act);
    return { done: true };
  }
}

class RefusesAll extends Sabotaged {
  override act(): ActResult {
    return { done: false, reason: 'no' };
  }
}

/** Nobody is ever offered anything but to pass, where passing is offered. */
class OffersOnlyPasses extends Sabotaged {
  override legal(): PendingDecision | undefined {
    const decision = super.legal();
    const passes = decision?.options.filter(({ action }) => action === 'pass') ?? [];
    return decision && passes.length > 0 ? { ...decision, options: passes } : decision;
  }
  override act(act: Act): ActResult {
    const places = super.legal()?.options.flatMap(({ action }, place) => (action === 'pass' ? [place] : []));
    const [pass] = places ?? [];
    if (pass === undefined) return super.act(act);
    if (act.do === 'answer' && act.answer[0] === 0) return super.act({ ...act, answer: [pass] });
    return { done: false, reason: 'nothing but passing' };
  }
}

class EchoesTheSetup extends Sabotaged {
  override act(): ActResult {
    return { done: true };
  }
  override undo(): boolean {
    return true;
  }
}

class LeaksHands extends Sabotaged {
  override observe(): Observation {
    return super.observe();
  }
}

class OffByOne extends Sabotaged {
  override observe(viewer?: number): Observation {
    const seen = super.observe(viewer);
    const more = (damage: number): number => (damage > 0 ? damage + 1 : 0);
    return { ...seen, objects: seen.objects.map((each) => ({ ...each, damage: more(each.damage) })) };
  }
}

/** Whoever isn't the active player acts first. */
class ReversedTurnOrder extends Sabotaged {
  override setup(request: SetupRequest): void {
    super.setup({ ...request, off: [...(request.off ?? []), '100.9'] });
  }
}

class ClaimsTooMuch extends Sabotaged {
  override setup(request: SetupRequest): void {
    const cards = request.players.flatMap(({ permanents = [] }) =>
      permanents.flatMap(({ card, attached = [] }) => [card, ...attached.map((held) => held.card)]),
    );
    if (cards.some(({ abilities = [] }) => abilities.some(({ kind }) => kind === 'triggered')))
      throw new Unsupported('triggered abilities', 'not yet');
    super.setup(request);
  }
}

/** What an adapter that has just been begun does. */
class RefusesEveryTable extends Sabotaged {
  override setup(): void {
    throw new Unsupported('card text', 'not yet');
  }
}

class SaysWhatItLacks extends ClaimsTooMuch {
  override hello(): Hello {
    const hello = super.hello();
    const { supported } = hello.features;
    return {
      ...hello,
      features: {
        supported: supported.filter((feature) => feature !== 'triggered abilities'),
        missing: [{ feature: 'triggered abilities', reason: 'not yet' }],
      },
    };
  }
}

/** Nothing happens at a battlefield but as the turn ends: then its points are scored. */
class HasNoShowdowns extends Sabotaged {
  private from = 0;

  override setup(request: SetupRequest): void {
    super.setup({ ...request, off: [...(request.off ?? []), '322.13', '340'] });
    this.from = super.observe().turn;
  }
  override observe(viewer?: number): Observation {
    const seen = super.observe(viewer);
    if (seen.turn === this.from) return seen;
    const players = seen.players.map((each) =>
      each.seat === 0
        ? { ...each, resources: { ...each.resources, points: (each.resources.points ?? 0) + 1 } }
        : each,
    );
    return { ...seen, players };
  }
}

class AlwaysTheSameHash extends Sabotaged {
  override hash(): string {
    return 'a hash';
  }
}

class AlwaysTheWholeTrace extends Sabotaged {
  override trace(): readonly TraceLine[] {
    const lines = super.trace();
    return [...lines, ...lines];
  }
}

/** Another game of the same cards each time. */
class NeverTheSame extends Sabotaged {
  private games = 0;

  override setup(request: SetupRequest): void {
    this.games += 1;
    super.setup({ ...request, seed: request.seed + this.games });
  }
  override hash(): string {
    return `${super.hash()} ${this.games}`;
  }
  override trace(from?: number): readonly TraceLine[] {
    return super.trace(from).map((line) => ({ ...line, text: `${line.text} (game ${this.games})` }));
  }
}

/** Calls everything something else each time that it is looked at. */
class IdsChange extends Sabotaged {
  private looks = 0;

  override observe(viewer?: number): Observation {
    this.looks += 1;
    const seen = super.observe(viewer);
    return { ...seen, objects: seen.objects.map((each) => ({ ...each, id: `${each.id}-${this.looks}` })) };
  }
}

const answering = (engine: EnginePort): Answering => {
  const server = new Server(engine);
  return (line) => [server.reply(line)];
};

type Written = (reply: string, count: number, line: string) => ReturnType<Answering>;

/** The reference engine, whose answers are tampered with on their way. */
const tampered = (written: Written): Answering => {
  const server = new Server(new ReferenceEngine());
  let count = 0;
  return (line) => {
    count += 1;
    return written(server.reply(line), count, line);
  };
};

/** Engines with a fault, by name. Each must be caught. */
export const saboteurs = {
  none: () => answering(new ReferenceEngine()),
  'accepts all': () => answering(new AcceptsAll()),
  'refuses all': () => answering(new RefusesAll()),
  'does nothing': () => answering(new NullEngine()),
  'offers only passes': () => answering(new OffersOnlyPasses()),
  'echoes the setup': () => answering(new EchoesTheSetup()),
  'leaks hands': () => answering(new LeaksHands()),
  'damage is off by one': () => answering(new OffByOne()),
  'reversed turn order': () => answering(new ReversedTurnOrder()),
  'claims features that it lacks': () => answering(new ClaimsTooMuch()),
  'has no showdowns': () => answering(new HasNoShowdowns()),
  'says what it lacks': () => answering(new SaysWhatItLacks()),
  'refuses every table': () => answering(new RefusesEveryTable()),
  'always the same hash': () => answering(new AlwaysTheSameHash()),
  'always the whole trace': () => answering(new AlwaysTheWholeTrace()),
  'never the same': () => answering(new NeverTheSame()),
  'ids change': () => answering(new IdsChange()),
  'answers out of order': () => {
    let kept: readonly string[] = [];
    return tampered((reply, count) => {
      if (count === 1) return [reply];
      const said = kept.length > 0 ? [reply, ...kept] : [];
      kept = kept.length > 0 ? [] : [reply];
      return said;
    });
  },
  'forgets to reset': () => {
    const server = new Server(new ReferenceEngine());
    return (line) => {
      const message: { id: number; message: string } = JSON.parse(line);
      return [
        message.message === 'reset' ? JSON.stringify({ id: message.id, result: {} }) : server.reply(line),
      ];
    };
  },
  'never answers': () => tampered((reply, count) => (count > 1 ? 'hangs' : [reply])),
  'answers twice': () => tampered((reply) => [reply, reply]),
  'wrong id': () => tampered((reply) => [reply.replace(/"id":(\d+)/, (_, id) => `"id":${Number(id) + 1}`)]),
  rubbish: () => tampered((reply, count) => [count > 1 ? 'Hello? {"id":' : reply]),
  'dies on the third message': () => tampered((reply, count) => (count === 3 ? 'ends' : [reply])),
  'answers what there is not': () =>
    tampered((reply, _, line) =>
      reply.includes('"kind":"message"')
        ? [JSON.stringify({ id: JSON.parse(line).id, result: {} })]
        : [reply],
    ),
} as const satisfies Readonly<Record<string, () => Answering>>;

export type Saboteur = keyof typeof saboteurs;
