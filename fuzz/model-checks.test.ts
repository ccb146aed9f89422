import { describe, it } from 'node:test';
import { expect } from 'chai';
import type {
  ActResult,
  EnginePort,
  Hello,
  ObjectView,
  Observation,
  OfferedOption,
  PendingDecision,
  SetupRequest,
  TraceLine,
} from '../port/contract';
import { ReferenceEngine } from '../port/in-process';
import { readText } from '../port/in-process-text';
import { PassedOn } from '../port/passed-on';
import type { Check } from '../port/probe/checks';
import { Talk } from '../port/probe/talk';
import { Unsupported } from '../port/problems';
import { ProcessEngine } from '../port/process/process-engine';
import { Server } from '../port/serve';
import { ServedLine } from '../port/test/served-line';
import { eager, modelChecks } from './model-checks';
import { playGame } from './play';
import { fuzzedRulebook, fuzzedRulebooks } from './rulebooks';
import type { ModelGame } from './rulebooks/fuzzed-rulebook';

const rulebooks = fuzzedRulebooks;

const checksOf = (rulebook: string, engine: () => EnginePort): readonly Check[] =>
  modelChecks(
    { rulebook },
    {
      reference: () => new ReferenceEngine(),
      probed: () => {
        const server = new Server(engine());
        const connect = () => new ServedLine((line) => [server.reply(line)]);
        return new ProcessEngine({ command: 'saboteur', deadline: 1000, restarts: 0, connect }, readText);
      },
    },
  );

/** The first thing that the checks find wrong with an engine: the check's name, and what is wrong. */
function problemWith(rulebook: string, engine: () => EnginePort): string | undefined {
  const unasked = new Talk(() => {
    throw new Error('These checks start engines of their own.');
  }, 0);
  for (const check of checksOf(rulebook, engine)) {
    try {
      check.run(unasked, { rulebook });
    } catch (error) {
      return `${check.name}: ${error instanceof Error ? error.message : error}`;
    }
  }
  return undefined;
}

/** The same as what comes out of another process: what is reckoned when it is looked at would be lost in a copy. */
const plain = <T>(value: T): T => structuredClone(JSON.parse(JSON.stringify(value)));

/** The reference engine, of which something is shown otherwise. */
class Lying extends PassedOn {
  constructor(private readonly lies: Lies) {
    super(new ReferenceEngine());
  }
  override setup(request: SetupRequest): void {
    const { off } = this.lies;
    const skipped = off?.[request.rulebook];
    super.setup(skipped ? { ...request, off: [...(request.off ?? []), skipped] } : request);
  }
  override legal(): PendingDecision | undefined {
    const decision = super.legal();
    const { offers } = this.lies;
    if (!decision || !offers) return decision;
    const options = offers(decision, this.inner.observe());
    return { ...decision, options };
  }
  override observe(viewer?: number): Observation {
    const seen = super.observe(viewer);
    return this.lies.table?.(plain(seen), viewer, this.inner) ?? seen;
  }
  override trace(from?: number): readonly TraceLine[] {
    const lines = super.trace(from);
    return this.lies.line ? lines.map((line) => this.lies.line?.(plain(line)) ?? line) : lines;
  }
  override hash(): string {
    return this.lies.hash?.(super.hash(), this.inner) ?? super.hash();
  }
}

interface Lies {
  /** The rule that each rulebook's engine skips. */
  readonly off?: Readonly<Record<string, string>>;
  readonly offers?: (decision: PendingDecision, table: Observation) => readonly OfferedOption[];
  readonly table?: (seen: Observation, viewer: number | undefined, engine: EnginePort) => Observation;
  readonly line?: (line: TraceLine) => TraceLine;
  readonly hash?: (hash: string, engine: EnginePort) => string;
}

const objects = (seen: Observation, change: (object: ObjectView) => ObjectView): Observation => ({
  ...seen,
  objects: seen.objects.map(change),
});

const onChain = ({ zone }: ObjectView): boolean => zone.includes('chain') || zone === 'stack';

let processes = 0;

/** What is used up for the turn, and what it is else. */
const READY: Readonly<Record<string, string>> = { rested: 'reset', exhausted: 'ready', tapped: 'untapped' };

/** Engines with one fault each, and what is said of it. */
const caught: readonly (readonly [string, () => Lies, RegExp])[] = [
  [
    'a card that there is not is offered at every priority',
    () => ({
      offers: ({ purpose, options }) =>
        purpose === 'priority' ? [...options, { label: 'play Humbug', action: 'play' }] : options,
    }),
    /By the rules it doesn't; of the engine: it offers play/,
  ],
  [
    'every fourth option is hidden',
    () => ({
      offers: ({ options, minimum }) =>
        options.length > Math.max(3, minimum) ? options.filter((_, place) => place !== 3) : options,
    }),
    /By the rules it offers .*; of the engine: it doesn't/,
  ],
  [
    'an option is offered twice',
    () => ({
      offers: ({ purpose, options }) =>
        purpose === 'priority' && options.length > 3 ? [...options, ...options.slice(0, 1)] : options,
    }),
    /it breaks: The position can't be: two options are the same/,
  ],
  [
    'amounts in the trace are one too many',
    () => ({ line: (line) => (line.amount === undefined ? line : { ...line, amount: line.amount + 1 }) }),
    /the trace tells of ".*" \d+; of the engine: it tells of \d+/,
  ],
  [
    'seat 1 is shown richer',
    () => ({
      table: (seen) => ({
        ...seen,
        players: seen.players.map((player) =>
          player.seat === 1 ? { ...player, resources: richer(player.resources) } : player,
        ),
      }),
    }),
    /By the rules Ben has \d+ \w+; of the engine: Ben has \d+ \w+/,
  ],
  [
    'damage is one too many',
    () => ({
      table: (seen) =>
        objects(seen, (each) => (each.damage > 0 ? { ...each, damage: each.damage + 1 } : each)),
    }),
    /By the rules .* has \d damage; of the engine: .* has \d damage/,
  ],
  [
    'what is exhausted looks ready',
    () => ({
      table: (seen) =>
        objects(seen, (each) => ({
          ...each,
          statuses: each.statuses.map((status) => (status in READY ? (READY[status] ?? '') : status)),
        })),
    }),
    /By the rules .* is .*(rested|exhausted|tapped).*; of the engine: .* is .*(reset|ready|untapped)/,
  ],
  [
    'owners are exchanged on the chain',
    () => ({
      table: (seen) => objects(seen, (each) => (onChain(each) ? { ...each, owner: 1 - each.owner } : each)),
    }),
    /there are \d of .*; of the engine: there are \d of/,
  ],
  [
    'hands are shown while something is on the chain',
    () => ({
      table: (seen, _, engine) => (seen.objects.some(onChain) ? engine.observe() : seen),
    }),
    /as (Ann|Ben) sees it, there are \d of "a hidden card"/,
  ],
  [
    'a hash hangs on the process once there is a chain',
    () => {
      processes += 1;
      const mine = processes;
      return { hash: (hash, engine) => (engine.observe().objects.some(onChain) ? `${hash}-${mine}` : hash) };
    },
    /another process .*: After \d+ acts, the game differs from the same game in another process/,
  ],
  [
    'nobody gets resource or a card as a turn begins',
    () => ({ off: { 'legions-of-will': '504.1', riftbound: '315.4.b', 'magic-rulings-summary': 'P.7.1' } }),
    /By the rules .* (?:has \d+ resource|is in the hand|there are \d of the ability of "Draw a card")/,
  ],
];

/** One more of what comes first. */
function richer(resources: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  const [[kind, amount] = ['', 0]] = Object.entries(resources);
  return { ...resources, [kind]: amount + 1 };
}

describe('the games of the probe', () => {
  for (const rulebook of rulebooks) {
    it(`find no fault with the reference engine: ${rulebook}`, () => {
      expect(problemWith(rulebook, () => new ReferenceEngine())).to.equal(undefined);
    });

    for (const [name, lies, problem] of caught)
      it(`catch an engine in which ${name}: ${rulebook}`, () => {
        expect(problemWith(rulebook, () => new Lying(lies()))).to.match(problem);
      });

    it(`leave alone an engine that tells of events in its own words: ${rulebook}`, () => {
      const renames = {
        line: (line: TraceLine): TraceLine => ({ ...line, kind: `my ${line.kind}`, text: '-' }),
      };
      expect(problemWith(rulebook, () => new Lying(renames))).to.equal(undefined);
    });

    it(`come to a card of every type, to targets, a chain and a battle: ${rulebook}`, () => {
      const games = fuzzedRulebook(rulebook)?.modelGames ?? [];
      expect(games.map(reached)).to.deep.equal(expected[rulebook]);
    });
  }

  it("aren't played by an engine that lacks what is in them, however late it says so", () => {
    class Lacks extends PassedOn {
      constructor() {
        super(new ReferenceEngine());
      }
      override hello(): Hello {
        const hello = super.hello();
        const supported = hello.features.supported.filter((feature) => feature !== 'battle');
        return { ...hello, features: { supported, missing: [{ feature: 'battle', reason: 'not yet' }] } };
      }
      override act(): ActResult {
        throw new Unsupported('battle', 'not yet');
      }
    }
    expect(problemWith('riftbound', () => new Lacks())).to.match(/doesn't support "battle": not yet/);
  });
});

interface Reached {
  readonly types: readonly string[];
  /** The most objects on the chain at once. */
  readonly chain: number;
  readonly targets: boolean;
  readonly battle: boolean;
}

function reached({ table, choices, decisions }: ModelGame): Reached {
  const types = new Set<string>();
  const purposes = new Set<string>();
  const events = new Set<string>();
  let chain = 0;
  playGame(new ReferenceEngine(), table, {
    most: decisions,
    invariants: [],
    answer: eager(choices),
    onMoment: ({ decision, lines, table: seen }) => {
      if (decision) purposes.add(decision.purpose);
      chain = Math.max(chain, seen.objects.filter(onChain).length);
      for (const { kind, object } of lines) {
        events.add(kind);
        const played = kind === 'play' ? seen.objects.find(({ id }) => id === object) : undefined;
        for (const type of played?.types ?? []) types.add(type);
      }
    },
  });
  const battle = events.has('become blocked') || events.has('begin a combat');
  return { types: [...types].sort(), chain, targets: purposes.has('choose targets'), battle };
}

const expected: Readonly<Record<string, readonly Reached[]>> = {
  'legions-of-will': [
    { types: ['unit'], chain: 1, targets: false, battle: true },
    { types: ['action', 'trap', 'unit', 'upgrade'], chain: 10, targets: true, battle: true },
  ],
  riftbound: [
    { types: ['unit'], chain: 1, targets: false, battle: true },
    { types: ['gear', 'spell', 'unit'], chain: 2, targets: true, battle: true },
  ],
  'magic-rulings-summary': [
    { types: ['creature'], chain: 1, targets: false, battle: true },
    { types: ['creature', 'instant', 'sorcery'], chain: 4, targets: true, battle: true },
  ],
};
